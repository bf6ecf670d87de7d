/** Fields that both editors have. */
import type { WorkshopWords } from './words.ts';

export const TextFact = ({
  label,
  value,
  most,
  long = false,
  onText,
}: {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  /** Several lines on the screen, one in the file. */
  readonly long?: boolean;
  readonly onText: (text: string) => void;
}) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: one of the two is always inside.
  <label className={`xw-fact${long ? ' long' : ''}`}>
    <span>{label}</span>
    {long ? (
      <textarea rows={3} maxLength={most} value={value} onInput={(e) => onText(e.currentTarget.value.replace(/\s*\n\s*/g, ' '))} />
    ) : (
      <input maxLength={most} value={value} onInput={(e) => onText(e.currentTarget.value)} />
    )}
  </label>
);

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
    <fieldset className="xw-fact">
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
