/**
 * Which portrait a person or bot has. A face belongs to a person, who makes it (../face); a chair gives colour and shape to whoever
 * sits there. A person without a face gets one that goes with the chair, or outside of tables with the name; a bot has a machine
 * head, so that everybody sees that it is one. What draws people's own faces is loaded when there is one to be seen.
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

/** The portrait of somebody alone: `face …` (at a table with the seat behind it), or the name of a drawing. */
export const portraitFor = ({ name, kind, face = null }: Pictured): string =>
  face !== null ? FACE + face : `${kind === 'bot' ? 'bot-' : ''}${BADGES[hash(name) % BADGES.length]}`;

const inChair = (seat: number): string => BADGES[seat % BADGES.length];

/** Those of a table, by seat. */
export const portraitsFor = (people: readonly Pictured[]): string[] =>
  people.map(({ kind, face = null }, seat) => (face !== null ? `${FACE}${face} ${seat}` : `${kind === 'bot' ? 'bot-' : ''}${inChair(seat)}`));

/** Null: not loaded. */
const drawing = watched<{ readonly draw: ((face: string, seat: number | null) => string) | null }>(() => ({ draw: null }));
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
        if (!own || draw === null) return inRoot(`/art/badges/${own ? BLANK : portrait}.svg`);
        const [face, seat] = portrait.slice(FACE.length).split(' ', 2);
        return draw(face, seat === undefined ? null : Number(seat));
      }),
    [key, draw],
  );
}

/** The portraits of the surrounding table, by seat; null: outside of tables, where each number has its own. */
export const Portraits = createContext<readonly string[] | null>(null);
export const usePortrait = (seat: number): string => useContext(Portraits)?.[seat] ?? inChair(seat);
