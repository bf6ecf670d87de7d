/**
 * Which portrait a person or bot has. It follows from the names at the table and not from the seats, so that it stays the same
 * when people change places or play again.
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { inRoot } from './root.ts';

const PORTRAITS = ['coral', 'amber', 'mint', 'sky', 'orchid', 'bone', 'teal', 'brick'] as const;

/** FNV-1a: spreads short names well enough. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return h;
}

/** The portrait of somebody alone. */
export const portraitFor = (name: string): number => hash(name) % PORTRAITS.length;

/** One for each name, all different while there are enough. Collisions are resolved in the order of the names, not of the seats. */
export function portraitsFor(names: readonly string[]): number[] {
  const order = names.map((_, i) => i).sort((a, b) => (names[a] < names[b] ? -1 : names[a] > names[b] ? 1 : a - b));
  const chosen = new Array<number>(names.length).fill(0);
  let free = new Set<number>();
  for (const i of order) {
    if (free.size === 0) free = new Set(PORTRAITS.keys());
    let portrait = portraitFor(names[i]);
    while (!free.has(portrait)) portrait = (portrait + 1) % PORTRAITS.length;
    free.delete(portrait);
    chosen[i] = portrait;
  }
  return chosen;
}

export const portraitUrl = (portrait: number): string => inRoot(`/art/badges/${PORTRAITS[portrait % PORTRAITS.length]}.svg`);

/** The portraits of the surrounding table, by seat; null: outside of tables, where each number has its own. */
export const Portraits = createContext<readonly number[] | null>(null);
export const usePortrait = (seat: number): number => useContext(Portraits)?.[seat] ?? seat;
