// Which rule the rule book shall open at; anything with a rule number in it can ask.

class Book {
  open = $state(false);
  rule = $state("");
  asked = $state(0); // grows with every wish, also for the same rule

  at(rule: string): void {
    this.rule = rule;
    this.open = true;
    this.asked++;
  }

  close(): void {
    this.open = false;
  }
}

export const book = new Book();
