/** The games of this installation as a list shows them, in the reader's language. */
import { games } from 'virtual:catalogue';
import { useMemo } from 'preact/hooks';
import { bent } from '../words/bend.ts';
import { useLanguage } from '../words/index.ts';

export interface ListedGame {
  readonly id: string;
  readonly seats: readonly [min: number, max: number];
  readonly title: string;
  readonly about: string;
}

export function useCatalogue(): readonly ListedGame[] {
  const language = useLanguage();
  return useMemo(
    () => games.map(({ id, seats, title, about }) => ({ id, seats, title: bent(title[language]), about: bent(about[language]) })),
    [language],
  );
}

export function useGameTitle(): (id: string) => string {
  const listed = useCatalogue();
  return (id) => listed.find((g) => g.id === id)?.title ?? id;
}
