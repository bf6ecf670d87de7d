/** The games of this installation as a list shows them, in the reader's language. */
import { games } from 'virtual:catalogue';
import { minutesOf } from '@starboard/registry/lengths';
import { useMemo } from 'preact/hooks';
import { bent } from '../words/bend.ts';
import { useLanguage, useWords } from '../words/index.ts';

export interface ListedGame {
  readonly id: string;
  readonly seats: readonly [min: number, max: number];
  readonly title: string;
  /** The same where there is little room. */
  readonly short: string;
  readonly about: string;
  /** About how long it takes; empty: not known. */
  readonly lasts: string;
}

export function useCatalogue(): readonly ListedGame[] {
  const language = useLanguage();
  const w = useWords();
  return useMemo(
    () =>
      games.map(({ id, seats, title, short, about }) => {
        const length = minutesOf(id);
        const lasts = length === null ? '' : w.common.lasts(...length);
        return { id, seats, title: bent(title[language]), short: bent(short[language]), about: bent(about[language]), lasts };
      }),
    [language, w],
  );
}

/** The picture of its cover. */
export const coverOf = (id: string): string => games.find((g) => g.id === id)?.cover ?? '/art/stars.svg';

export function useGameTitle(which: 'title' | 'short' = 'title'): (id: string) => string {
  const listed = useCatalogue();
  return (id) => listed.find((g) => g.id === id)?.[which] ?? id;
}
