// What stands for each seat in the pictures of the table that is open.

import type { Mark, Seat } from "../protocol";

class Marks {
  list = $state.raw<(Mark | null)[]>([]);

  learn(seats: Seat[]): void {
    const next = seats.map((seat) => seat.mark ?? null);
    if (JSON.stringify(next) !== JSON.stringify(this.list)) this.list = next;
  }

  forget(): void {
    this.list = [];
  }
}

export const marks = new Marks();
