// Short messages that pass by themselves.

export interface Toast {
  id: number;
  text: string;
  rule: string;
}

const STAYS = 7000; // milliseconds

class Toasts {
  list = $state<Toast[]>([]);
  private next = 1;

  add(text: string, rule = ""): void {
    if (this.list.some((toast) => toast.text === text)) return;
    const id = this.next++;
    this.list.push({ id, text, rule });
    setTimeout(() => this.drop(id), STAYS);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
