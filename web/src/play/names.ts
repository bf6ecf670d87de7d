/**
 * Names of players. Nobody needs one to play on this device: an unnamed person is stored as `Guest 1`, in records too, and shown
 * in the reader's language. An empty name belongs to somebody who deleted their data.
 */
import type { PageWords } from '../words/index.ts';

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

/** A stored name as the reader sees it. */
export function shownName(name: string, { common }: Pick<PageWords, 'common'>): string {
  const guest = GUEST.exec(name);
  return guest === null ? name || common.left : common.guest(Number(guest[1]));
}
