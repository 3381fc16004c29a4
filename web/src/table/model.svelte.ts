// One table as this device sees it: what the server said last, and what we said to it.

import type { Advice, Asked, ChatLine, Choice, Down, LogLine, Reason, Seat, Table, Up } from "../protocol";
import { still } from "../scene/draw";
import { settings, t } from "../settings.svelte";
import { Line, type LineState } from "../socket";
import { blip } from "../sound";
import { expand } from "./spots";
import { toasts } from "../ui/toasts.svelte";

const PACE = 480; // milliseconds between two pictures, so that one can see what happens
const BACKLOG = 8; // more than this waiting: the oldest are skipped

const question = (asked: Asked): string => `${asked.seat}:${asked.since ?? 0}`;

export class TableModel {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<LineState>("connecting");
  refusedWith = $state(0);
  reason = $state.raw<(Reason & { count: number }) | null>(null);
  advice = $state.raw<Advice | null>(null); // for the question that is asked now
  pondering = $state(false); // a hint is on its way
  sent = $state(""); // the question we have answered already: its seat and when it was put
  unread = $state(0);
  spoken = $state(""); // for screen readers
  drawn = $state.raw({}); // another one with every picture

  readonly asked: Asked | null = $derived.by(() => this.find());
  readonly busy: boolean = $derived.by(
    () => this.line !== "open" || (!!this.asked && this.sent === question(this.asked)),
  );
  readonly seat: Seat | null = $derived(this.table?.seats[this.table.looking] ?? null);

  private readonly socket: Line;
  private waiting: Table[] = [];
  private timer = 0;
  private shown = 0;
  private count = 0;

  constructor(readonly id: string) {
    this.socket = new Line({
      heard: (message) => this.hear(message),
      state: (state, code) => this.listen(state, code),
      address: () => this.address(),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  /** Call anew: this device has got a seat, or another right. */
  again(): void {
    this.socket.again();
  }

  // What we say

  play(choice: Choice): void {
    const asked = this.asked;
    if (!asked || !this.table || this.busy) return;
    this.sent = question(asked);
    this.reason = null;
    const said = { type: "play", seq: this.table.seq, action: choice.id, seat: asked.seat } as const;
    if (!this.say(said)) this.sent = "";
  }

  why(handle: string, way = -1): void {
    if (!this.table) return;
    const seat = this.asked?.seat ?? this.table.looking;
    const said: Up = { type: "why", seq: this.table.seq, seat, handle };
    if (way >= 0) said.way = way;
    this.say(said);
  }

  hint(): void {
    const asked = this.asked;
    if (!asked || !this.table || this.busy || this.pondering) return;
    this.pondering = this.say({ type: "hint", seq: this.table.seq, seat: asked.seat });
  }

  undo(): void {
    if (this.table) this.say({ type: "undo", seq: this.table.seq, seat: this.table.looking });
  }

  consent(seat: number, agree: boolean): void {
    if (this.table) this.say({ type: "consent", seq: this.table.seq, seat, agree });
  }

  speak(): void {
    this.say({ type: "speak", lang: settings.lang });
  }

  say(message: Up): boolean {
    if (this.socket.send(message)) return true;
    toasts.add(t("lost"));
    return false;
  }

  // What we hear

  private find(): Asked | null {
    const all = this.table?.asked ?? [];
    return all.find((asked) => asked.seat === this.table?.looking) ?? all[0] ?? null;
  }

  private address(): string {
    const have = new URLSearchParams({ lang: settings.lang, spots: "1" });
    const mark = (this.waiting.at(-1) ?? this.table)?.mark;
    if (mark) have.set("have", mark);
    return `/api/tables/${this.id}/socket?${have}`;
  }

  private listen(state: LineState, code = 0): void {
    if (state !== "open") {
      this.sent = "";
      this.pondering = false;
    }
    this.refusedWith = code;
    this.line = state;
  }

  private hear(message: Down): void {
    if (message.type === "table") this.take(message);
    else if (message.type === "reason") this.reason = { ...message, count: ++this.count };
    else if (message.type === "advice") this.advise(message);
    else {
      this.sent = "";
      this.pondering = false;
      toasts.add(message.text, message.rule ?? "");
    }
  }

  private advise(advice: Advice): void {
    this.pondering = false;
    const asked = this.asked;
    if (asked?.seat === advice.seat && advice.seq >= (asked.since ?? 0)) this.advice = advice;
  }

  private take(table: Table): void {
    for (const asked of table.asked ?? []) expand(asked);
    this.write(table);
    const moves = this.table && table.seq > this.table.seq && !table.curtain;
    if (!moves || still() || document.hidden) {
      clearTimeout(this.timer);
      this.waiting = [];
      this.show(table);
      return;
    }
    this.waiting.push(table);
    if (this.waiting.length > BACKLOG) this.waiting.splice(0, this.waiting.length - BACKLOG);
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    const wait = this.shown + PACE - performance.now();
    if (wait > 0) {
      this.timer = window.setTimeout(() => this.next(), wait);
      return;
    }
    const table = this.waiting.shift();
    if (table) this.show(table);
    if (this.waiting.length) this.timer = window.setTimeout(() => this.next(), PACE);
  }

  private write(table: Table): void {
    const lines = table.log ?? [];
    const said = table.chat ?? [];
    if (table.fresh ?? true) {
      this.log = lines;
      this.chat = said;
      return;
    }
    if (lines.length) this.log = [...this.log, ...lines];
    if (said.length) {
      this.chat = [...this.chat, ...said];
      this.unread += said.length;
    }
  }

  private show(table: Table): void {
    const before = this.asked;
    if (this.table && table.seq !== this.table.seq) this.reason = null;
    const wished = this.table?.wish;
    if (wished && !table.wish && table.seq === this.table?.seq && table.yours.includes(wished.seat)) {
      toasts.add(t("undoRefused"));
    }
    this.shown = performance.now();
    this.table = table;
    if (before && (!this.asked || question(this.asked) !== question(before))) {
      this.advice = null;
      this.pondering = false;
    }
    const prompt = this.asked?.prompt ?? "";
    const news = (table.glide ?? []).join(" ");
    this.spoken = [news, prompt].filter(Boolean).join(" ");
    if (!before && this.asked && settings.sound) blip();
  }
}
