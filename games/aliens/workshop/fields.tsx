/** A field that both editors have. */
import type { WorkshopWords } from './words.ts';

const LEAST = 2;
const MOST = 16;
const NUMBERS = Array.from({ length: MOST - LEAST + 1 }, (_, i) => LEAST + i);

export function Players({
  w,
  players: [least, most],
  onPlayers,
}: {
  readonly w: WorkshopWords;
  readonly players: readonly [number, number];
  readonly onPlayers: (players: [number, number]) => void;
}) {
  const list = (from: number): number[] => NUMBERS.filter((n) => n >= from);
  return (
    <fieldset className="kw-fact">
      <legend>{w.players}</legend>
      <select
        aria-label={w.fewest}
        title={w.fewest}
        value={least}
        onChange={(e) => onPlayers([Number(e.currentTarget.value), Math.max(most, Number(e.currentTarget.value))])}
      >
        {list(LEAST).map((n) => (
          <option key={n}>{n}</option>
        ))}
      </select>
      <span aria-hidden="true">–</span>
      <select aria-label={w.most} title={w.most} value={most} onChange={(e) => onPlayers([least, Number(e.currentTarget.value)])}>
        {list(least).map((n) => (
          <option key={n}>{n}</option>
        ))}
      </select>
    </fieldset>
  );
}
