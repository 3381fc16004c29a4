// What goes over the wire. Made from src/liferaft/server/protocol.py by
//   python -m liferaft.server.types > web/src/protocol.ts
// Fields with a default are left out when they have it.

export type Kind = "g" | "rect" | "circle" | "path" | "text" | "use";

export type Role = "board" | "hand" | "own" | "other" | "market" | "side";

export type Language = "en" | "de";

export type SeatKind = "open" | "person" | "bot";

export type Phase = "waiting" | "playing" | "over" | "closed";

/** One thing drawn. Its place is that of its origin, inside the group that holds it. */
export interface Shape {
  kind: Kind;
  key?: string;
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  w?: number;
  h?: number;
  r?: number;
  d?: string;
  text?: string;
  use?: string;
  class?: string;
  tip?: string;
  handle?: string;
  inside?: Shape[];
}

/** A part of the table with its own surface: a phone stacks what a desk spreads. */
export interface Panel {
  key: string;
  role: Role;
  width: number;
  height: number;
  shapes: Shape[];
  title?: string;
  seat?: number;
}

/** All panels of a view, the most important first. */
export interface Scene {
  game: string;
  panels: Panel[];
}

/** A polyomino in hand: it follows the pointer, turns with R and mirrors with F. */
export interface Piece {
  key: string;
  cells: [number, number][][];
  cls?: string;
  grid?: string;
  size?: number;
}

/** Where an action puts the piece: in which of the eight ways, its anchor on which cell. */
export interface Spot {
  row: number;
  column: number;
  ways: number[];
}

/** What tells a seat from the others in the pictures: a shape in a colour, perhaps a letter. */
export interface Mark {
  art: string;
  cls?: string;
  letter?: string;
}

/** Choose an action that was legal at *seq*. */
export interface Play {
  type: "play";
  seq: number;
  action: number;
  seat: number;
}

/** Ask why something cannot be clicked: a handle, or an action. */
export interface WhyNot {
  type: "why";
  seq: number;
  seat: number;
  handle?: string;
  action?: number;
  way?: number;
}

/** Ask for the best moves of a seat that is asked. */
export interface Hint {
  type: "hint";
  seq: number;
  seat: number;
}

/** Take back the own last decision; if something was revealed, ask the others for consent. */
export interface Undo {
  type: "undo";
  seq: number;
  seat: number;
}

/** Answer somebody's wish to take back a move. */
export interface Consent {
  type: "consent";
  seq: number;
  seat: number;
  agree: boolean;
}

/** Raise or lower the hand: who raises it is asked in windows. */
export interface Hand {
  type: "hand";
  seat: number;
  up: boolean;
}

/** Somebody sits before a device that several people share: show what this seat may see. */
export interface Look {
  type: "look";
  seat: number;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Switch the language of this device. */
export interface Speak {
  type: "speak";
  lang: Language;
}

/** Open a new table with the same people and options; all are led there. */
export interface Rematch {
  type: "rematch";
}

/** A place at the table, as everybody sees it. */
export interface Seat {
  number: number;
  kind: SeatKind;
  name?: string;
  level?: string;
  here?: boolean;
  thinking?: boolean;
  seconds?: number;
  hand?: boolean;
  score?: number | null;
  rank?: number;
  called?: string;
  mark?: Mark | null;
}

/** An action somebody may take now. */
export interface Choice {
  id: number;
  label: string;
  heading?: string;
  on?: string[];
  spot?: Spot | null;
}

/** Many placements in few bytes: all that lie in the same ways. */
export interface Spots {
  ways: number[];
  at: number[];
}

/** What the game wants of one seat of this device. */
export interface Asked {
  seat: number;
  prompt: string;
  legal: Choice[];
  since?: number;
  piece?: Piece | null;
  rule?: string;
  window?: boolean;
  spots?: Spots[];
  place?: string;
}

/** A line of the log; rule numbers in it can be clicked. */
export interface LogLine {
  seq: number;
  text: string;
  seat?: number;
}

/** Something somebody said. */
export interface ChatLine {
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number;
}

/** Somebody asks to take back a move. */
export interface Wish {
  seat: number;
  missing: number[];
}

/** The table as one device sees it: after every change, and as the answer to coming back. */
export interface Table {
  type: "table";
  id: string;
  game: string;
  seq: number;
  phase: Phase;
  lang: Language;
  seats: Seat[];
  yours: number[];
  looking: number;
  host: boolean;
  options: Record<string, unknown>;
  scene?: Scene | null;
  prompt?: string;
  asked?: Asked[];
  waiting?: number[];
  glide?: string[];
  log?: LogLine[];
  chat?: ChatLine[];
  fresh?: boolean;
  undo?: "" | "free" | "ask";
  wish?: Wish | null;
  curtain?: boolean;
  invite?: string;
  invite_url?: string;
  commitment?: string;
  seed?: string;
  result?: string;
  next?: string;
  spectators?: number;
  mark?: string;
}

/** The answer to WhyNot. */
export interface Reason {
  type: "reason";
  handle: string;
  text: string;
  rule?: string;
}

/** A move that a bot thinks well of. */
export interface Advised {
  action: number;
  label: string;
  value: number;
  why: string[];
}

/** The answer to Hint: the best move first. */
export interface Advice {
  type: "advice";
  seq: number;
  seat: number;
  moves: Advised[];
}

/** Something was not done; nothing changed. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  rule?: string;
  seq?: number;
}

/** An option of a game in the lobby. */
export interface OptionInfo {
  name: string;
  title: string;
  help: string;
  choices: string[];
  titles: string[];
  helps: string[];
  default: string;
  seats: [number, number];
}

/** A game in the lobby. */
export interface GameInfo {
  name: string;
  title: string;
  line: string;
  seats: [number, number];
  minutes: string;
  cooperative: boolean;
  options: OptionInfo[];
  levels: string[];
  level_titles: string[];
  credits: string;
  pictures: boolean;
  art: string;
  style: string;
  cover: string;
}

/** What the host wants on a seat. */
export interface SeatWish {
  kind: SeatKind;
  name?: string;
  level?: string;
  here?: boolean;
}

/** POST /api/tables: open a table. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  lang?: Language;
  seed?: string;
}

/** Its answer; the cookie that came with it holds the seats. */
export interface TableOpened {
  id: string;
  path: string;
  invite: string;
  admin: string;
}

/** POST /api/tables/{id}/sit: take an open seat, or a bot's with the admin link. */
export interface SitDown {
  name: string;
  seat?: number;
  invite?: string;
}

/** POST /api/tables/{id}/seats/{number}: hand a seat to a bot, take it back, free it. */
export interface SeatChange {
  kind: SeatKind;
  level?: string;
  name?: string;
}

/** POST /api/tables/{id}/admin: this device becomes a host's, with the key of the admin link. */
export interface AdminKey {
  key: string;
}

/** A table as a list of tables, or somebody who was invited, sees it. */
export interface TableInfo {
  id: string;
  path: string;
  game: string;
  title: string;
  phase: Phase;
  seats: Seat[];
  yours: number[];
  host: boolean;
  open: number;
  your_turn: boolean;
  changed: number;
  moves: number;
  scores?: number[];
  result?: string;
  record?: string;
  next?: string;
}

/** Every refusal over HTTP. */
export interface Problem {
  code: string;
  text: string;
}

export type Up =
  | Play
  | WhyNot
  | Hint
  | Undo
  | Consent
  | Hand
  | Look
  | Chat
  | Speak
  | Rematch;

export type Down =
  | Table
  | Reason
  | Advice
  | Refused;
