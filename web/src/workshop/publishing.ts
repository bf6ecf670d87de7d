/** Publishing a work on this server, and reading published ones. */
import { type FileTool, fileOptions, type Game, type Types } from '@starboard/kernel';
import { ask, RequestRefused } from '../net/http.ts';
import type { WorkInfo } from '../net/types.ts';
import { chairsFor } from '../play/making.ts';
import type { Shared } from './link.ts';
import type { ShelfWords } from './shelf-words.ts';

/** No request of the server is longer. */
export const MOST_PUBLISHED = 60_000;

/** A table that can be played with it, as the server checks it; null: there is none. */
export function tableWith(game: Game<Types>, tool: FileTool | undefined, { kind, text }: Shared) {
  const file = fileOptions(game, kind, text);
  if (file === null) return null;
  const options = { ...tool?.suits?.(text) };
  const { possible } = chairsFor(game, { ...options, ...file });
  return { options, seats: possible[Math.floor((possible.length - 1) / 2)] ?? game.seats[0] };
}

/** Published works that were read, by address: a card that comes back needs no request. */
const read = new Map<string, Promise<WorkInfo>>();
export function publishedWork(id: string): Promise<WorkInfo> {
  const coming = read.get(id) ?? ask('GET /api/works/:work', { params: { work: id } });
  read.set(id, coming);
  coming.catch(() => read.delete(id));
  return coming;
}
export const forgetWork = (id: string): void => void read.delete(id);

/** In one sentence, what the server had against it. */
export function whyNot(error: unknown, w: ShelfWords): string {
  if (!(error instanceof RequestRefused)) return w.failed;
  if (error.problem === 'limit' || error.problem === 'full') return w.tooMany;
  if (error.problem === 'too-fast') return w.tooFast;
  if (error.body?.why === 'removed') return w.wasRemoved(error.body.said ?? '');
  if (error.problem === 'offline') return w.offline;
  return w.failed;
}
