/** How seriously a table wants to play, as a word with one to three bars. */
import type { TableLevel } from '../net/types.ts';
import { useFarWords } from '../words/index.ts';

const BARS: readonly TableLevel[] = ['relaxed', 'steady', 'sharp'];

export function LevelMark({ level }: { readonly level: TableLevel }) {
  const { find: f } = useFarWords();
  return (
    <span className="level-mark">
      <svg viewBox="0 0 16 12" width={16} height={12} aria-hidden="true">
        {BARS.map((bar, i) => (
          <rect key={bar} x={i * 5.5} y={8 - i * 3.5} width={4} height={4 + i * 3.5} rx={1} opacity={i <= BARS.indexOf(level) ? 1 : 0.3} />
        ))}
      </svg>
      {f.levels[level]}
    </span>
  );
}
