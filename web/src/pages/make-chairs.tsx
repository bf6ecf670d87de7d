/** Who sits where at a new table. */

import type { Level } from '@starboard/bots';
import { OPPONENTS } from '@starboard/kernel';
import { shownName, storedNames } from '../play/names.ts';
import { prefer } from '../state/prefs.ts';
import { Badge } from '../ui/badge.tsx';
import { PickOne } from '../ui/forms.tsx';
import { useLocalPortraits } from '../ui/own-face.ts';
import { Portraits } from '../ui/portraits.ts';
import { useWords } from '../words/index.ts';

export const MODES = ['solo', 'online', 'hotseat'] as const;
export type Mode = (typeof MODES)[number];
export type ChairKind = 'person' | 'free' | Level;
export interface ChairPlan {
  readonly kind: ChairKind;
  /** Of a person, who may have none. */
  readonly name: string;
}

export const kindsFor = (mode: Mode): readonly ChairKind[] =>
  mode === 'online' ? ['free', ...OPPONENTS] : mode === 'hotseat' ? ['person', ...OPPONENTS] : OPPONENTS;

/** The usual table of each kind. */
export const planFor = (mode: Mode, most: number): ChairPlan[] =>
  Array.from({ length: most }, (_, i): ChairPlan => {
    const person = i < (mode === 'hotseat' ? 2 : 1);
    return { kind: person ? 'person' : mode === 'online' ? 'free' : 'normal', name: '' };
  });

/** Stars, as names for bots; none that a person at the table has. */
const STARS = ['Vela', 'Altair', 'Mira', 'Rigel', 'Lyra', 'Deneb', 'Carina', 'Atlas'];
const botNames = (people: readonly string[]): string[] => STARS.filter((s) => !people.includes(s));

const kindOf = (kind: ChairKind): string => (kind === 'person' ? 'person' : kind === 'free' ? 'empty' : 'bot');

/** The names to store, by seat; a free seat has none yet. */
export function seatNames(chairs: readonly ChairPlan[]): string[] {
  const people = storedNames(chairs.flatMap((c) => (c.kind === 'person' ? [c.name] : [])));
  const bots = botNames(people);
  return chairs.map(({ kind }) => (kind === 'free' ? '' : ((kind === 'person' ? people : bots).shift() ?? '')));
}

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
  const kind = (i: number, to: ChairKind): void => set(i, { kind: to, name: '' });
  // What an empty field will be shown as; the others at a table of the server need a real name.
  const names = seatNames(plan.slice(0, seats));
  const placeholder = (i: number): string => (mode === 'online' ? w.home.name : shownName(names[i], w));
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
      <Portraits.Provider value={useLocalPortraits(names.map((name, i) => ({ name, kind: kindOf(plan[i].kind) })))}>
        <ul className="chairs side" aria-label={w.make.players}>
          {plan.slice(0, seats).map((chair, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
            <li key={i} className="chair">
              {chair.kind === 'free' ? <i className="badge none" /> : <Badge seat={i} />}
              {chair.kind === 'person' ? (
                <input
                  className="field"
                  value={chair.name}
                  maxLength={30}
                  required={mode === 'online'}
                  placeholder={placeholder(i)}
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
                  onChange={(e) => kind(i, kinds.find((k) => k === e.currentTarget.value) ?? chair.kind)}
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
      </Portraits.Provider>
    </>
  );
}
