// Everything that goes over HTTP.

import type {
  AdminKey,
  GameInfo,
  Language,
  NewTable,
  Problem,
  SeatChange,
  SitDown,
  TableInfo,
  TableOpened,
} from "./protocol";
import { settings } from "./settings.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function answer(path: string, sent?: RequestInit): Promise<Response> {
  const got = await fetch(path, {
    ...sent,
    headers: { "accept-language": settings.lang, ...sent?.headers },
  });
  if (got.ok) return got;
  const problem = (await got.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? String(got.status), problem?.text ?? got.statusText);
}

async function get<T>(path: string): Promise<T> {
  return (await (await answer(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const text = await (
    await answer(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    })
  ).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export const games = (lang: Language): Promise<GameInfo[]> => get(`/api/games?lang=${lang}`);
export const myTables = (lang: Language): Promise<TableInfo[]> => get(`/api/tables?lang=${lang}`);
export const openTable = (table: NewTable): Promise<TableOpened> => post("/api/tables", table);
export const sit = (id: string, wish: SitDown): Promise<unknown> =>
  post(`/api/tables/${id}/sit`, wish);
export const changeSeat = (id: string, seat: number, change: SeatChange): Promise<unknown> =>
  post(`/api/tables/${id}/seats/${seat}`, change);
export const remove = (id: string, seat: number): Promise<unknown> =>
  post(`/api/tables/${id}/seats/${seat}/remove`, {});
export const start = (id: string): Promise<unknown> => post(`/api/tables/${id}/start`, {});
export const becomeHost = (id: string, key: AdminKey): Promise<unknown> =>
  post(`/api/tables/${id}/admin`, key);
export const closeTable = (id: string): Promise<unknown> => post(`/api/tables/${id}/close`, {});

export async function rulebook(game: string, lang: Language): Promise<string> {
  return (await answer(`/api/games/${game}/rulebook?lang=${lang}`)).text();
}
