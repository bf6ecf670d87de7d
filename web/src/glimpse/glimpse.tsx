/**
 * A small picture of a position: the game's own illustrated table, drawn in a room of its own size and shown as a window onto its
 * board. It is made in this browser from what our seat knows, has no words, and cannot be touched.
 */
import './glimpse.css';
import type { MatchSeen } from '@starboard/host/match-view';
import { Suspense } from 'preact/compat';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useGame } from '../state/game.ts';
import { askingOf } from '../table/asking.ts';
import { useTableGame } from '../table/game.ts';
import { DrawnTable, useDrawn } from '../table/slot.tsx';
import { GameCover } from '../ui/emblem.tsx';
import { useWords } from '../words/index.ts';

/** The room in which the table is drawn: that of a tablet, where the board takes most of it. */
const ROOM = { width: 760, height: 980 };

interface GlimpseProps {
  readonly game: string;
  readonly seen: MatchSeen;
  readonly label: string;
}

export default function Glimpse({ game, seen, label }: GlimpseProps) {
  const w = useWords();
  const code = useGame(game, seen.pub.options ?? {});
  const at = useTableGame(
    code,
    seen.table.chairs.map((c) => c.name),
  );
  const board = useDrawn(game);
  const frame = useRef<HTMLDivElement>(null);
  const view = useWindow(frame, board !== null && board !== 'loading');
  if (board === null) return <GameCover game={game} label={label} />;
  return (
    <div ref={frame} className="glimpse" role="img" aria-label={label}>
      <div className="glimpse-room table is-drawn" data-game={game} inert aria-hidden="true" style={{ ...ROOM, transform: view }}>
        <div className="play drawn">
          {board !== 'loading' && (
            <Suspense fallback={null}>
              <DrawnTable
                board={board}
                at={at}
                seen={seen}
                turn={null}
                asking={askingOf(at, seen, null, null, false, w)}
                notes={null}
                over={null}
                shown={() => {}}
                still
              />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

/** Moves and shrinks the room so that the board fills the window; again whenever one of the two has another size. */
function useWindow(frame: { readonly current: HTMLElement | null }, drawn: boolean): string {
  const [view, setView] = useState('scale(0)');
  useLayoutEffect(() => {
    const window = frame.current;
    if (window === null || !drawn) return;
    const look = (): void => {
      const board = window.querySelector<HTMLElement>('.kit-board');
      if (board === null || board.offsetWidth === 0) return;
      const scale = Math.max(window.clientWidth / board.offsetWidth, window.clientHeight / board.offsetHeight);
      const left = board.offsetLeft + (board.offsetWidth - window.clientWidth / scale) / 2;
      const top = board.offsetTop + (board.offsetHeight - window.clientHeight / scale) / 2;
      setView(`scale(${scale.toFixed(4)}) translate(${(-left).toFixed(1)}px, ${(-top).toFixed(1)}px)`);
    };
    const resized = new ResizeObserver(look);
    const watch = (): void => {
      const board = window.querySelector('.kit-board');
      if (board !== null) resized.observe(board);
    };
    resized.observe(window);
    // The table itself may still be loading.
    const added = new MutationObserver(() => {
      watch();
      look();
    });
    added.observe(window, { childList: true, subtree: true });
    watch();
    look();
    return () => {
      resized.disconnect();
      added.disconnect();
    };
  }, [frame, drawn]);
  return view;
}
