/** The game at this table as its components need it: the code, the words in the reader's language, the players' names. */
import { useMemo } from 'preact/hooks';
import type { GameCode } from '../play/code.ts';
import { shownName } from '../play/names.ts';
import { useWords } from '../words/index.ts';

export interface TableGame extends GameCode {
  /** As the reader sees them. */
  readonly names: readonly string[];
}

/** `stored`: the names as the match has them. The result changes only when one of them does: the whole log depends on it. */
export function useTableGame(code: GameCode, stored: readonly string[]): TableGame {
  const w = useWords();
  const key = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is sent anew with every move; the key says whether names changed.
  return useMemo(() => ({ ...code, names: stored.map((name) => shownName(name, w)) }), [code, key, w]);
}
