// A board in a notebook: draws what Python shows, tells what was clicked. It knows no rules.

const MAIN = ["board", "own", "hand"];
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const CROWD = 14; // where more things than this shine they shine less
const SVG = "http://www.w3.org/2000/svg";

const FRAME = `
<section class="liferaft" tabindex="-1">
  <div class="art" aria-hidden="true"></div>
  <header>
    <h2 aria-live="polite" data-part="prompt"></h2>
    <div class="tools">
      <button data-part="undo"></button>
      <button data-part="reset"></button>
      <label data-part="windows"><input type="checkbox"><span></span></label>
    </div>
  </header>
  <p role="alert" data-part="said" hidden></p>
  <div class="row" data-part="buttons"></div>
  <div class="row" data-part="piece" hidden>
    <button data-part="turn"></button><button data-part="mirror"></button><span></span>
  </div>
  <div class="panels"><div data-part="main"></div><div data-part="side"></div></div>
  <details data-part="actions"><summary></summary><input type="search"><div class="list"></div></details>
  <details data-part="news" open><summary></summary><ul></ul></details>
  <div role="menu" data-part="menu" hidden></div>
</section>`;

class Board {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    el.dataset.lmSuppressShortcuts = "true"; // JupyterLab: keys are for the board
    this.root = el.shadowRoot ?? el.attachShadow({ mode: "open" });
    this.root.innerHTML = `<style></style>${FRAME}`;
    this.section = this.root.querySelector("section");
    this.parts = {};
    for (const part of this.root.querySelectorAll("[data-part]")) {
      this.parts[part.dataset.part] = part;
    }
    this.way = 0; // how the piece in hand lies
    this.cell = null; // where
    this.held = ""; // which it was
    this.busy = false;
    this.listen();
    this.dress();
    this.show();
  }

  // What comes from Python

  listen() {
    const { model, parts } = this;
    this.heard = [
      ["change:look", () => this.dress()],
      ["change:shown", () => this.show()],
      ["change:theme", () => this.shade()],
      ["change:windows", () => this.tick()],
      ["msg:custom", (message) => this.said(message)],
    ];
    for (const [name, hear] of this.heard) model.on(name, hear);
    this.night = new MutationObserver(() => this.shade());
    this.night.observe(document.body, { attributes: true });

    parts.undo.onclick = () => this.send({ type: "undo", seq: this.shown.seq });
    parts.reset.onclick = () => this.send({ type: "reset" });
    parts.windows.firstChild.onchange = (event) => {
      model.set("windows", event.target.checked);
      model.save_changes();
    };
    parts.turn.onclick = () => this.turn();
    parts.mirror.onclick = () => this.mirror();
    parts.actions.querySelector("input").oninput = () => this.list();
    for (const side of [parts.main, parts.side]) {
      side.onclick = (event) => this.click(event);
      side.onpointermove = (event) => this.follow(event);
    }
    this.section.onkeydown = (event) => this.key(event);
    this.section.onpointerdown = (event) => {
      if (!parts.menu.contains(event.target)) this.close();
    };
  }

  end() {
    for (const [name, hear] of this.heard) this.model.off(name, hear);
    this.night.disconnect();
  }

  send(message) {
    this.busy = true;
    this.section.classList.add("busy");
    this.tell("");
    this.close();
    this.model.send(message);
  }

  rest() {
    this.busy = false;
    this.section.classList.remove("busy");
  }

  said({ type, text, handle }) {
    if (type !== "said") return;
    this.rest();
    this.tell(text);
    if (!text) return;
    for (const element of this.on(handle)) {
      element.classList.add("refused");
      setTimeout(() => element.classList.remove("refused"), 1600);
    }
  }

  tell(text) {
    this.parts.said.textContent = text;
    this.parts.said.hidden = !text;
  }

  // What stays: art, style, words

  dress() {
    const { art, style, words, lang } = this.model.get("look");
    this.words = words;
    this.root.querySelector("style").textContent = style;
    this.root.querySelector(".art").innerHTML = art;
    this.section.lang = lang;
    const { undo, reset, windows, turn, mirror, piece, actions, news } = this.parts;
    undo.textContent = words.undo;
    reset.textContent = words.reset;
    windows.querySelector("span").textContent = words.windows;
    turn.textContent = words.turn;
    mirror.textContent = words.mirror;
    piece.querySelector("span").textContent = words.piece;
    actions.querySelector("input").placeholder = words.find;
    actions.querySelector("input").ariaLabel = words.find;
    news.querySelector("summary").textContent = words.news;
    this.shade();
    this.tick();
  }

  /** By day or by night: as the trait says, as the notebook looks, or as the device prefers. */
  shade() {
    const { jpThemeLight } = document.body.dataset;
    const dark = document.body.classList.contains("vscode-dark") || jpThemeLight === "false";
    const light = document.body.classList.contains("vscode-light") || jpThemeLight === "true";
    const wanted = this.model.get("theme");
    this.section.dataset.theme = wanted !== "auto" ? wanted : dark ? "dark" : light ? "light" : "";
  }

  tick() {
    this.parts.windows.firstChild.checked = this.model.get("windows");
  }

  // What changes: the picture, the question, its answers

  show() {
    const focused = this.root.activeElement;
    const handle = focused?.closest("[data-handle]")?.dataset.handle;
    const panel = focused?.closest("svg")?.dataset.panel;
    this.shown = this.model.get("shown");
    const { prompt, undo, windows, piece, main, side, news } = this.parts;
    this.rest();
    this.tell("");
    this.close();
    prompt.textContent = this.shown.prompt;
    undo.disabled = !this.shown.undo;
    windows.hidden = !this.shown.has_windows;
    main.innerHTML = side.innerHTML = "";
    for (const one of this.shown.panels) {
      (MAIN.includes(one.role) ? main : side).append(this.panel(one));
    }
    this.light();
    this.hold();
    this.buttons();
    this.list();
    news.hidden = !this.shown.news.length;
    news.querySelector("ul").replaceChildren(
      ...this.shown.news.map((line) => Object.assign(document.createElement("li"), { textContent: line })),
    );
    piece.hidden = !this.shown.piece;
    if (!focused || focused.isConnected) return;
    const again = handle ? this.on(handle)[0] : this.root.querySelector(`svg[data-panel="${panel}"][tabindex]`);
    (again?.hasAttribute("tabindex") ? again : this.section).focus({ preventScroll: true });
  }

  panel({ key, role, title, box, shapes }) {
    const figure = document.createElement("figure");
    figure.dataset.role = role;
    if (title) figure.append(Object.assign(document.createElement("figcaption"), { textContent: title }));
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", "scene");
    svg.setAttribute("viewBox", box);
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", title || this.words.board);
    svg.dataset.panel = key;
    svg.innerHTML = shapes;
    figure.append(svg);
    return figure;
  }

  on(handle) {
    if (!handle) return [];
    return [...this.root.querySelectorAll(`.panels [data-handle="${CSS.escape(handle)}"]`)];
  }

  /** Whatever can be clicked shines. */
  light() {
    this.choices = new Map();
    for (const choice of this.shown.legal) {
      for (const handle of choice.on ?? []) {
        if (!this.choices.has(handle)) this.choices.set(handle, []);
        this.choices.get(handle).push(choice);
      }
    }
    for (const [handle, choices] of this.choices) {
      for (const element of this.on(handle)) {
        element.classList.add("lit");
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", this.shown.piece ? "-1" : "0");
        element.setAttribute("aria-label", choices.map((choice) => choice.label).join(" / "));
      }
    }
    for (const svg of this.root.querySelectorAll(".scene")) {
      svg.classList.toggle("crowded", svg.querySelectorAll(".lit").length > CROWD);
    }
  }

  /** Actions that are clicked on nothing in the picture. */
  buttons() {
    const plain = this.shown.legal.filter(({ on = [] }) => !on.some((handle) => this.on(handle).length));
    this.parts.buttons.replaceChildren(...plain.map((choice) => this.button(choice)));
  }

  button(choice, role) {
    const button = document.createElement("button");
    button.textContent = choice.label;
    button.dataset.action = choice.id;
    if (role) button.setAttribute("role", role);
    button.onclick = () => this.play(choice);
    const point = (on) => {
      for (const handle of choice.on ?? []) {
        for (const element of this.on(handle)) element.classList.toggle("chosen", on);
      }
      if (on && choice.spot) this.place(choice.spot, choice.spot.ways[0]);
    };
    button.onfocus = button.onpointerenter = () => point(true);
    button.onblur = button.onpointerleave = () => point(false);
    return button;
  }

  list() {
    const { actions } = this.parts;
    const wanted = actions.querySelector("input").value.trim().toLowerCase();
    const groups = new Map();
    for (const choice of this.shown.legal) {
      const heading = choice.heading ?? "";
      if (!`${heading} ${choice.label}`.toLowerCase().includes(wanted)) continue;
      if (!groups.has(heading)) groups.set(heading, []);
      groups.get(heading).push(this.button(choice));
    }
    actions.hidden = !this.shown.legal.length;
    actions.querySelector("summary").textContent = `${this.words.actions} (${this.shown.legal.length})`;
    const lists = [...groups].map(([heading, buttons]) => {
      const group = document.createElement("div");
      group.setAttribute("role", "group");
      group.setAttribute("aria-label", heading);
      group.append(Object.assign(document.createElement("h3"), { textContent: heading }), ...buttons);
      return group;
    });
    actions.querySelector(".list").replaceChildren(...lists);
  }

  // Clicking

  play(choice) {
    if (!this.busy) this.send({ type: "play", seq: this.shown.seq, action: choice.id });
  }

  why(handle, way = -1) {
    if (!this.busy) this.send({ type: "why", seq: this.shown.seq, handle, way });
  }

  click(event) {
    const element = event.target.closest("[data-handle]");
    if (this.shown.piece && this.grid?.contains(event.target)) {
      this.follow(event);
      if (this.cell) this.put();
    } else if (element) this.choose(element);
  }

  choose(element) {
    const { handle } = element.dataset;
    const choices = this.choices.get(handle) ?? [];
    if (!choices.length) this.why(handle);
    else if (choices.length === 1) this.play(choices[0]);
    else this.open(choices, element);
  }

  open(choices, element) {
    const { menu } = this.parts;
    const [at, around] = [element.getBoundingClientRect(), this.section.getBoundingClientRect()];
    this.opener = element;
    menu.replaceChildren(...choices.map((choice) => this.button(choice, "menuitem")));
    menu.hidden = false;
    const left = Math.min(at.left - around.left, around.width - menu.offsetWidth - 8);
    menu.style.left = `${Math.max(8, left)}px`;
    menu.style.top = `${at.bottom - around.top + 4}px`;
    menu.firstChild.focus({ preventScroll: true });
  }

  close() {
    if (this.parts.menu.contains(this.root.activeElement)) this.opener.focus({ preventScroll: true });
    this.parts.menu.hidden = true;
  }

  // The keyboard

  key(event) {
    const { key, target } = event;
    if (target.tagName === "INPUT" && key !== "Escape") {
      event.stopPropagation();
      return;
    }
    const arrow = ARROWS[key];
    const inMenu = this.parts.menu.contains(target);
    const element = target.closest("[data-handle]");
    if (key === "Escape") {
      this.close();
      this.tell("");
    } else if (inMenu && arrow) {
      const all = [...this.parts.menu.children];
      all[(all.indexOf(target) + arrow[0] + arrow[1] + all.length) % all.length].focus();
    } else if (this.grid && target === this.grid && arrow) this.move(...arrow);
    else if (this.grid && target === this.grid && key === "Enter") this.put();
    else if (this.shown.piece && key.toLowerCase() === "r") this.turn();
    else if (this.shown.piece && key.toLowerCase() === "f") this.mirror();
    else if (element && (key === "Enter" || key === " ")) this.choose(element);
    else {
      if (key !== "Tab") event.stopPropagation();
      return;
    }
    event.stopPropagation();
    event.preventDefault();
  }

  // The piece in hand: quarter turns are ways 0 to 3, mirrored ones 4 to 7

  hold() {
    const { piece } = this.shown;
    this.ghost = this.grid = null;
    this.cells = [];
    if (!piece) {
      this.held = "";
      return;
    }
    const prefix = `${piece.grid ?? "cell"}:`;
    for (const element of this.root.querySelectorAll(`.panels [data-handle^="${prefix}"]`)) {
      const [row, column] = element.dataset.handle.slice(prefix.length).split(":").map(Number);
      const svg = element.ownerSVGElement;
      const box = element.getBBox();
      const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
      const { x, y } = middle.matrixTransform(svg.getScreenCTM().inverse().multiply(element.getScreenCTM()));
      this.cells.push({ row, column, x, y });
      this.size = piece.size ?? Math.min(box.width, box.height);
      this.grid = svg;
    }
    if (!this.grid) return;
    this.grid.setAttribute("tabindex", "0");
    this.grid.setAttribute("role", "application");
    this.grid.setAttribute("aria-label", this.words.piece);
    this.ghost = document.createElementNS(SVG, "g");
    this.grid.append(this.ghost);
    if (this.held === piece.key) return;
    this.held = piece.key;
    this.cell = null;
    this.way = this.shown.legal.find((choice) => choice.spot)?.spot.ways[0] ?? 0;
  }

  follow(event) {
    if (!this.grid?.contains(event.target)) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      this.grid.getScreenCTM().inverse(),
    );
    const far = (cell) => Math.hypot(cell.x - x, cell.y - y);
    const near = this.cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
    if (far(near) <= this.size) this.place(near, this.way);
  }

  move(rows, columns) {
    if (!this.cell) {
      const spot = this.shown.legal.find((choice) => choice.spot)?.spot;
      if (spot) this.place(spot, spot.ways[0]);
      return;
    }
    const { row, column } = this.cell;
    this.place({ row: row + rows, column: column + columns }, this.way);
  }

  turn() {
    this.place(this.cell, (this.way & 4) | ((this.way + 1) & 3));
  }

  mirror() {
    this.place(this.cell, ((this.way ^ 4) & 4) | ((4 - (this.way & 3)) & 3));
  }

  fits() {
    return this.shown.legal.find(
      ({ spot }) =>
        spot?.row === this.cell.row && spot.column === this.cell.column && spot.ways.includes(this.way),
    );
  }

  /** Show the piece in a cell, lying in a way. */
  place(cell, way) {
    this.way = way;
    const at = cell && this.cells.find((one) => one.row === cell.row && one.column === cell.column);
    if (!at || !this.ghost) return;
    this.cell = at;
    const { piece } = this.shown;
    const kind = `ghost ${piece.cls ?? "fill-accent"}${this.fits() ? "" : " refused"}`;
    this.ghost.replaceChildren(
      ...piece.cells[way].map(([row, column]) => {
        const rect = document.createElementNS(SVG, "rect");
        rect.setAttribute("class", kind);
        rect.setAttribute("x", at.x + (column - 0.46) * this.size);
        rect.setAttribute("y", at.y + (row - 0.46) * this.size);
        rect.setAttribute("rx", this.size * 0.16);
        rect.setAttribute("width", this.size * 0.92);
        rect.setAttribute("height", this.size * 0.92);
        return rect;
      }),
    );
  }

  put() {
    if (!this.cell) return;
    const fits = this.fits();
    if (fits) this.play(fits);
    else this.why(`${this.shown.piece.grid ?? "cell"}:${this.cell.row}:${this.cell.column}`, this.way);
  }
}

function render({ model, el }) {
  const board = new Board(model, el);
  return () => board.end();
}

export default { render };
