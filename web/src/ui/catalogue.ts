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
  readonly about: string;
  /** About how long it takes; empty: not known. */
  readonly lasts: string;
}

export function useCatalogue(): readonly ListedGame[] {
  const language = useLanguage();
  const w = useWords();
  return useMemo(
    () =>
      games.map(({ id, seats, title, about }) => {
        const length = minutesOf(id);
        return { id, seats, title: bent(title[language]), about: bent(about[language]), lasts: length === null ? '' : w.common.lasts(...length) };
      }),
    [language, w],
  );
}

export function useGameTitle(): (id: string) => string {
  const listed = useCatalogue();
  return (id) => listed.find((g) => g.id === id)?.title ?? id;
}
