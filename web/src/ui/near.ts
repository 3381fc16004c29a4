// Puts a small floating box beside the thing it belongs to, inside the window.

export function near(anchor: Element): (box: HTMLElement) => () => void {
  return (box) => {
    const place = (): void => {
      const to = anchor.getBoundingClientRect();
      const own = box.getBoundingClientRect();
      const edge = 8;
      const left = Math.max(
        edge,
        Math.min(innerWidth - own.width - edge, to.left + to.width / 2 - own.width / 2),
      );
      const above = to.top - own.height - edge;
      const below = to.bottom + edge;
      const fits = below + own.height < innerHeight - edge;
      const top = fits ? below : Math.max(edge, above);
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(box);
    addEventListener("scroll", place, { passive: true, capture: true });
    addEventListener("resize", place);
    return () => {
      watcher.disconnect();
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  };
}
