/** What a person does at our server before playing: becomes a guest, makes a table, sits down, starts fairly. */
import { randomBytes } from 'node:crypto';
import { commitPlayer } from '@starboard/kernel';
import type { Api, NewTable, RouteKey } from '@starboard/server/api';

export interface Guest {
  readonly cookie: string;
  readonly identity: string;
}

export async function call<K extends RouteKey>(
  base: string,
  route: K,
  path: Readonly<Record<string, string>>,
  body: Api[K]['body'],
  cookie?: string,
): Promise<Api[K]['reply']> {
  return (await (await send(base, route, path, body, cookie)).json()) as Api[K]['reply'];
}

async function send(base: string, route: RouteKey, path: Readonly<Record<string, string>>, body: unknown, cookie?: string): Promise<Response> {
  const [method, pattern] = route.split(' ');
  const answer = await fetch(base + pattern.replace(/:(\w+)/g, (_, name: string) => path[name]), {
    method,
    headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
  return answer;
}

export async function newGuest(base: string, name: string): Promise<Guest> {
  const answer = await send(base, 'POST /api/guest', {}, { name });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { identity } = (await answer.json()) as Api['POST /api/guest']['reply'];
  return { cookie, identity };
}

/** A match under way: `owner` keeps the table, `guests` sit at it, the other chairs are what `table` says. */
export async function newMatch(base: string, owner: Guest, guests: readonly Guest[], table: NewTable): Promise<string> {
  const words = guests.map(() => randomBytes(32).toString('hex'));
  const { id } = await call(base, 'POST /api/tables', {}, { ...table, open: true }, owner.cookie);
  for (const [i, { cookie, identity }] of guests.entries()) {
    await call(base, 'POST /api/tables/:table/sit', { table: id }, { chair: i, commitment: commitPlayer(id, identity, words[i]) }, cookie);
  }
  const { fairness } = await call(base, 'POST /api/tables/:table/start', { table: id }, {}, owner.cookie);
  const attempt = fairness.start?.attempt ?? 0;
  for (const [i, { cookie }] of guests.entries())
    await call(base, 'POST /api/tables/:table/reveal', { table: id }, { attempt, word: words[i] }, cookie);
  return id;
}
