/**
 * Names of players. Nobody needs one to play on this device: an unnamed person is stored as `Guest 1`, in records too, and shown
 * in the reader's language. An empty name belongs to somebody who deleted their data.
 */
import type { PageWords } from '../words/index.ts';

/** Letters that a name may have, here and at the server. */
export const NAME_LENGTH = 24;

const GUEST = /^Guest (\d{1,2})$/;

/** The names to store: who left the field empty becomes a guest, with a number that nobody else has. */
export function storedNames(typed: readonly string[]): string[] {
  const names = typed.map((name) => name.trim());
  const taken = new Set(names);
  let n = 0;
  return names.map((name) => {
    if (name !== '') return name;
    do n++;
    while (taken.has(`Guest ${n}`));
    return `Guest ${n}`;
  });
}

/** Spectators are guests too. The random number usually tells them apart. */
export const unnamedGuest = (): string => `Guest ${1 + Math.floor(Math.random() * 99)}`;

/** What somebody called themselves; empty: nothing. For links, which are read in other languages. */
export const givenName = (stored: string): string => (GUEST.test(stored) ? '' : stored);

/** A stored name as the reader sees it. */
export function shownName(name: string, { common }: Pick<PageWords, 'common'>): string {
  const guest = GUEST.exec(name);
  return guest === null ? cutName(name) || common.left : common.guest(Number(guest[1]));
}

/** Older names may be longer than one can be called today. */
export const cutName = (name: string): string => (name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…`);
