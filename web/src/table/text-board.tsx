/** The situation in words: the accessible board of every game. */
import type { Paragraph } from '@starboard/kernel';
import { Say } from '../ui/phrase.tsx';
import { moveAmongStops } from '../ui/stops.ts';
import { useWords } from '../words/index.ts';
import type { BoardProps } from './board.ts';

export function TextBoard({ cartridge, known, you, names, language }: BoardProps) {
  const w = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="scene" aria-label={w.table.scene} tabIndex={0} onKeyDown={sideways}>
      <div className="paras">
        <Scene paragraphs={told(() => cartridge.game.words[language].scene(known, you))} names={names} />
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

const Scene = ({ paragraphs, names }: { readonly paragraphs: readonly Paragraph[]; readonly names: readonly string[] }) =>
  paragraphs.map(({ title, lines }) => (
    <article className="para" key={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paragraph have no other name.
          <li key={i}>
            <Say phrase={line} names={names} />
          </li>
        ))}
      </ul>
    </article>
  ));
