// The drawn things and the style of a game, brought into the page once.

import type { GameInfo } from "../protocol";

const loaded = new Map<string, Promise<void>>();

export function load(game: GameInfo): Promise<void> {
  if (!game.pictures) return Promise.resolve();
  let loading = loaded.get(game.name);
  if (!loading) {
    loading = Promise.all([art(game.art), style(game.style)]).then(() => undefined);
    loaded.set(game.name, loading);
  }
  return loading;
}

async function art(path: string): Promise<void> {
  const answer = await fetch(path);
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const svg = document.importNode(sheet.documentElement, true);
  svg.setAttribute("class", "art");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(svg);
}

function style(path: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = path;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}
