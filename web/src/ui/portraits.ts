/**
 * Which portrait a person or bot has. People make their own (../face); who has none gets a badge that follows from the names at
 * the table and not from the seats, so that it stays the same when people change places. A bot has a machine head, so that
 * everybody sees that it is one. The one who draws people's own is loaded when there is one to be seen.
 */
import { createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import { watched } from '../state/store.ts';
import { inRoot } from './root.ts';

/** Who is to be seen; a face is a person's own. */
export interface Pictured {
  readonly name: string;
  readonly kind?: string;
  readonly face?: string | null;
}

const BADGES = ['coral', 'amber', 'mint', 'sky', 'orchid', 'bone', 'teal', 'brick'] as const;
const FACE = 'face ';
const BLANK = 'blank';

/** FNV-1a: spreads short names well enough. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return h;
}

/** The portrait of somebody alone: `face …`, or the name of a drawing. */
export const portraitFor = ({ name, kind, face = null }: Pictured): string =>
  face !== null ? FACE + face : `${kind === 'bot' ? 'bot-' : ''}${BADGES[hash(name) % BADGES.length]}`;

/** One for each, all different while there are enough. Collisions are resolved in the order of the names, not of the seats. */
export function portraitsFor(people: readonly Pictured[]): string[] {
  const order = people.map((_, i) => i).sort((a, b) => (people[a].name < people[b].name ? -1 : people[a].name > people[b].name ? 1 : a - b));
  const chosen = new Array<string>(people.length).fill(BLANK);
  let free = new Set<number>();
  for (const i of order) {
    const { name, kind, face = null } = people[i];
    if (face !== null) chosen[i] = FACE + face;
    else {
      if (free.size === 0) free = new Set(BADGES.keys());
      let badge = hash(name) % BADGES.length;
      while (!free.has(badge)) badge = (badge + 1) % BADGES.length;
      free.delete(badge);
      chosen[i] = `${kind === 'bot' ? 'bot-' : ''}${BADGES[badge]}`;
    }
  }
  return chosen;
}

/** Null: not loaded. */
const drawing = watched<{ readonly draw: ((face: string) => string) | null }>(() => ({ draw: null }));
let loading: Promise<void> | null = null;
const loadDrawing = (): Promise<void> =>
  (loading ??= import('../face/face.ts').then(
    ({ faceUrl }) => drawing.setState({ draw: faceUrl }),
    () => {
      loading = null;
    },
  ));

/** The addresses of these portraits. */
export function usePortraitUrls(portraits: readonly string[]): readonly string[] {
  const draw = drawing((s) => s.draw);
  const wanted = draw === null && portraits.some((p) => p.startsWith(FACE));
  useEffect(() => {
    if (wanted) void loadDrawing();
  }, [wanted]);
  const key = portraits.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same portraits are the same list.
  return useMemo(
    () =>
      portraits.map((portrait) => {
        const own = portrait.startsWith(FACE);
        return own && draw !== null ? draw(portrait.slice(FACE.length)) : inRoot(`/art/badges/${own ? BLANK : portrait}.svg`);
      }),
    [key, draw],
  );
}

/** The portraits of the surrounding table, by seat; null: outside of tables, where each number has its own. */
export const Portraits = createContext<readonly string[] | null>(null);
export const usePortrait = (seat: number): string => useContext(Portraits)?.[seat] ?? BADGES[seat % BADGES.length];
