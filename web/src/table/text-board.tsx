/** The situation in words: the accessible board of every game. */
import type { Known, Language, Paragraph, Seat, Types } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import { mineFirst } from '../play/scene.ts';
import { useNarrow } from '../ui/narrow.ts';
import { moveAmongStops } from '../ui/stops.ts';
import { useWords } from '../words/index.ts';
import { Scene } from './scene.tsx';

export interface TextBoardProps {
  readonly cartridge: AnyCartridge;
  readonly known: Known<Types>;
  /** Whose eyes these are; null: a spectator's. */
  readonly you: Seat | null;
  readonly names: readonly string[];
  readonly language: Language;
}

export function TextBoard({ cartridge, known, you, names, language }: TextBoardProps) {
  const w = useWords();
  const narrow = useNarrow();
  const scene = told(() => cartridge.game.words[language].scene(known, you));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="scene" aria-label={w.table.scene} tabIndex={0} onKeyDown={sideways}>
      <div className="paras">
        <Scene paragraphs={narrow ? mineFirst(scene) : scene} names={names} />
      </div>
    </section>
  );
}

/** Up and down scroll the text, left and right go from name to name. */
const sideways = (e: React.KeyboardEvent<HTMLElement>): void => {
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
