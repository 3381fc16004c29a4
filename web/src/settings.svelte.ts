// What this device has chosen; kept in the browser.

import type { Language } from "./protocol";
import { type Word, word } from "./words";

export type Theme = "system" | "light" | "dark";
export type Beside = "auto" | "open" | "closed"; // the column beside the table; auto: where it fits

interface Kept {
  lang: Language;
  theme: Theme;
  sound: boolean;
  name: string;
  beside: Beside;
}

const KEY = "liferaft";

function kept(): Kept {
  const lang: Language = navigator.language.startsWith("de") ? "de" : "en";
  const usual: Kept = { lang, theme: "system", sound: true, name: "", beside: "auto" };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state<Kept>(kept());

  get lang(): Language {
    return this.#kept.lang;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get name(): string {
    return this.#kept.name;
  }
  get beside(): Beside {
    return this.#kept.beside;
  }

  choose(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A device that keeps nothing forgets it with the page.
    }
  }

  show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    if (this.theme === "system") return;
    const page = getComputedStyle(root).getPropertyValue("--page").trim();
    for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
      bar.setAttribute("content", page);
    }
  }
}

export const settings = new Settings();

/** A word in the language of this device. */
export function t(key: Word, values: Record<string, string | number> = {}): string {
  return word(settings.lang, key, values);
}
