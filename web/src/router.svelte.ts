// Where we are: the lobby, a game being set up, or a table.

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  /** Follow a link without loading the page anew. */
  readonly follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
    if (link === null) return;
    event.preventDefault();
    this.go(link);
  };

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
