// The line to the table: it comes back by itself when it was lost.

import type { Down, Up } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "refused";

const FIRST = 300; // milliseconds until the first new try
const LONGEST = 5000;
const GONE = new Set([4401, 4403, 4404, 4409]); // closed for good: no such table, or not for us

export interface Ears {
  heard(message: Down): void;
  state(state: LineState, code?: number): void;
  address(): string; // where to call, with what we have already
}

export class Line {
  private socket: WebSocket | null = null;
  private timer = 0;
  private wait = FIRST;
  private done = false;

  constructor(private readonly ears: Ears) {
    addEventListener("online", this.now);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.seen);
    this.call();
  }

  send(message: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
  }

  /** Try at once instead of waiting. */
  readonly now = (): void => {
    if (this.done || this.socket?.readyState === WebSocket.OPEN) return;
    this.wait = FIRST;
    this.call();
  };

  again(): void {
    this.call();
  }

  private readonly drop = (): void => this.socket?.close();

  private readonly seen = (): void => {
    if (document.visibilityState === "visible") this.now();
  };

  private call(): void {
    clearTimeout(this.timer);
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.ears.address()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST;
      this.ears.state("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.ears.heard(JSON.parse(event.data) as Down);
    };
    socket.onclose = (event) => {
      if (this.done) return;
      if (GONE.has(event.code)) {
        this.ears.state("refused", event.code);
        return;
      }
      this.ears.state("lost", event.code);
      this.timer = window.setTimeout(() => this.call(), this.wait);
      this.wait = Math.min(LONGEST, this.wait * 1.7);
    };
  }
}
