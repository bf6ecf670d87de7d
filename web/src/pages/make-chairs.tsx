/** Who sits where at a new table. */

import type { Level } from '@starboard/bots';
import { OPPONENTS } from '@starboard/kernel';
import { prefer } from '../state/prefs.ts';
import { Badge } from '../ui/badge.tsx';
import { PickOne } from '../ui/forms.tsx';
import { type PageWords, useWords } from '../words/index.ts';

export type Mode = 'solo' | 'online' | 'hotseat';
export type ChairKind = 'person' | 'free' | Level;
export interface ChairPlan {
  readonly kind: ChairKind;
  /** Of a person. */
  readonly name: string;
}

export const kindsFor = (mode: Mode): readonly ChairKind[] =>
  mode === 'online' ? ['free', ...OPPONENTS] : mode === 'hotseat' ? ['person', ...OPPONENTS] : OPPONENTS;

/** The usual table of each kind. */
export function planFor(mode: Mode, most: number, name: string, w: PageWords): ChairPlan[] {
  return Array.from({ length: most }, (_, i): ChairPlan => {
    if (mode === 'solo') return i === 0 ? { kind: 'person', name } : { kind: 'normal', name: '' };
    if (mode === 'hotseat')
      return i < 2 ? { kind: 'person', name: i === 0 && name !== '' ? name : w.make.person(i + 1) } : { kind: 'normal', name: '' };
    return i === 0 ? { kind: 'person', name } : { kind: 'free', name: '' };
  });
}

/** Stars, as names for bots; none that a person at the table has. */
const STARS = ['Vela', 'Altair', 'Mira', 'Rigel', 'Lyra', 'Deneb', 'Carina', 'Atlas'];
export const botNames = (people: readonly string[]): string[] => STARS.filter((s) => !people.includes(s));

export function ChairFields({
  mode,
  possible,
  notes,
  seats,
  onSeats,
  plan,
  onPlan,
  kinds,
}: {
  readonly mode: Mode;
  /** Numbers of chairs to choose from. */
  readonly possible: readonly number[];
  /** Why not more or fewer. */
  readonly notes: readonly string[];
  readonly seats: number;
  readonly onSeats: (n: number) => void;
  readonly plan: readonly ChairPlan[];
  readonly onPlan: (plan: readonly ChairPlan[]) => void;
  readonly kinds: readonly ChairKind[];
}) {
  const w = useWords();
  const set = (i: number, change: Partial<ChairPlan>): void => onPlan(plan.map((c, j) => (i === j ? { ...c, ...change } : c)));
  const kind = (i: number, to: ChairKind): void => set(i, { kind: to, name: to === 'person' ? w.make.person(i + 1) : '' });
  // A number that other options have ruled out meanwhile stays in sight as what is chosen.
  const numbers = [...new Set([...possible, seats])].sort((a, b) => a - b).map(String);
  return (
    <>
      <PickOne
        label={w.make.seats}
        value={String(seats)}
        onPick={(v) => onSeats(Number(v))}
        of={numbers.map((n) => [n, n])}
        {...(notes.length > 0 && { help: notes.join(' ') })}
      />
      <ul className="chairs side" aria-label={w.make.players}>
        {plan.slice(0, seats).map((chair, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
          <li key={i} className="chair">
            <Badge seat={i} />
            {chair.kind === 'person' ? (
              <input
                className="field"
                value={chair.name}
                maxLength={30}
                required
                placeholder={i === 0 ? w.home.name : undefined}
                autoComplete={i === 0 ? 'nickname' : 'off'}
                aria-label={`${w.make.chair(i + 1)}: ${w.home.name}`}
                onInput={(e) => {
                  set(i, { name: e.currentTarget.value });
                  if (i === 0) prefer({ name: e.currentTarget.value });
                }}
              />
            ) : (
              <span className="name-shown">{w.make.chair(i + 1)}</span>
            )}
            {/* The first chair is one's own. */}
            {(mode === 'hotseat' || i > 0) && (
              <select
                className="field"
                value={chair.kind}
                aria-label={w.make.chair(i + 1)}
                onChange={(e) => kind(i, e.currentTarget.value as ChairKind)}
              >
                {kinds.map((k) => (
                  <option key={k} value={k}>
                    {w.make.kind[k]}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
