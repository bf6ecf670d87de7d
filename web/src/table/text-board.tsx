/** The situation in words: the accessible board of every game. */
import './text-board.css';
import type { Known, Paragraph, Seat, Types } from '@starboard/kernel';
import type { TargetedKeyboardEvent } from 'preact';
import { mineFirst } from '../play/scene.ts';
import { useNarrow } from '../ui/narrow.ts';
import { moveAmongStops } from '../ui/stops.ts';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';
import { Scene } from './scene.tsx';

export interface TextBoardProps {
  readonly at: TableGame;
  readonly known: Known<Types>;
  /** Whose eyes these are; null: a spectator's. */
  readonly you: Seat | null;
}

export function TextBoard({ at, known, you }: TextBoardProps) {
  const w = useWords();
  const narrow = useNarrow();
  const scene = told(() => at.words.scene(known, you));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="scene" aria-label={w.table.scene} tabIndex={0} onKeyDown={sideways}>
      <div className="paras">
        <Scene paragraphs={narrow ? mineFirst(scene) : scene} names={at.names} />
      </div>
    </section>
  );
}

/** Up and down scroll the text, left and right go from name to name. */
const sideways = (e: TargetedKeyboardEvent<HTMLElement>): void => {
  if (e.key === 'ArrowLeft' || e.key === 'ArrowRight') moveAmongStops(e);
};

/** A record of other rules may hold what these words cannot tell. */
function told(scene: () => readonly Paragraph[]): readonly Paragraph[] {
  try {
    return scene();
  } catch {
    return [];
  }
}
