/** Puts the right board into the frame: the game's own where it has one, words where it has none or while it loads. */
import { lazy, Suspense } from 'react';
import { type Board, type BoardProps, illustrated } from './board.ts';
import { TextBoard } from './text-board.tsx';

const loaded = new Map<string, Board>();

function boardOf(game: string): Board {
  const load = illustrated[game];
  if (load === undefined) return TextBoard;
  let board = loaded.get(game);
  if (board === undefined) {
    board = lazy(load);
    loaded.set(game, board);
  }
  return board;
}

export function BoardSlot(props: BoardProps) {
  const Shown = boardOf(props.cartridge.game.id);
  return (
    <Suspense fallback={<TextBoard {...props} />}>
      <Shown {...props} />
    </Suspense>
  );
}
