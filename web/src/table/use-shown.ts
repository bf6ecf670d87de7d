/** What of a match is on the screen right now: the log keeps step with the board, the question waits for a guide. */

import type { ShownLine } from '@starboard/host/match-view';
import type { Board, Turn } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import type { MatchClient } from '../match/store.ts';
import type { GameCode } from '../play/code.ts';
import { useStore } from '../state/store.ts';
import { type TableGame, useTableGame } from './game.ts';
import type { Guide } from './guide.ts';
import { useTold } from './log.tsx';
import { useDrawn } from './slot.tsx';
import { useStaged } from './staged.ts';
import { useTurn } from './turn.ts';

export interface Shown {
  readonly at: TableGame;
  /** The board to draw with; null: in words. */
  readonly drawn: Board | 'loading' | null;
  /** The lines of the log as far as they have been told. */
  readonly lines: readonly ShownLine[];
  /** The illustrated table says how far it has come. */
  readonly stageShown: (key: number) => void;
  /** Whether everything that happened has been shown: a guide speaks only then. */
  readonly settled: boolean;
  /** The question of this screen, and as much of it as may be answered now. */
  readonly asked: Turn | null;
  readonly turn: Turn | null;
}

const NONE: readonly ShownLine[] = [];

export function useShown(code: GameCode, eyes: MatchClient, hand: MatchClient, guide: Guide | null): Shown {
  const seen = useStore(eyes, (s) => s.seen);
  const all = seen?.lines ?? NONE;
  const asked = useTurn(hand, code.game);
  const drawn = useDrawn(code.game.id);
  const paced = useTold(all, eyes);
  const [staged, stageShown] = useStaged(all, eyes);
  const lines = drawn === null ? paced : staged;
  const settled = lines.at(-1)?.key === all.at(-1)?.key;
  const turn = guide === null ? asked : guide.limit(asked, settled);
  const chairs = seen?.table.chairs;
  const names = useMemo(() => chairs?.map((c) => c.name) ?? [], [chairs]);
  const at = useTableGame(code, names);
  return { at, drawn, lines, stageShown, settled, asked, turn };
}
