/** Who is to sit where at a new table, while it is being planned. */
import type { Level } from '@starboard/bots';
import { OPPONENTS } from '@starboard/kernel';
import { storedNames } from '../../play/names.ts';

export const MODES = ['solo', 'online', 'hotseat'] as const;
export type Mode = (typeof MODES)[number];
/** free: for anybody with the link; friend: the same, and this friend is asked. */
export type ChairKind = 'person' | 'free' | 'friend' | Level;
export interface ChairPlan {
  readonly kind: ChairKind;
  /** Of a person, who may have none, or of a friend. */
  readonly name: string;
  readonly friend?: { readonly identity: string; readonly face: string };
}

export const kindsFor = (mode: Mode): readonly ChairKind[] =>
  mode === 'online' ? ['free', ...OPPONENTS] : mode === 'hotseat' ? ['person', ...OPPONENTS] : OPPONENTS;

/** The usual table of each kind. */
export const planFor = (mode: Mode, most: number): ChairPlan[] =>
  Array.from({ length: most }, (_, i): ChairPlan => {
    const person = i < (mode === 'hotseat' ? 2 : 1);
    return { kind: person ? 'person' : mode === 'online' ? 'free' : 'normal', name: '' };
  });

/** Stars, as names for bots, enough for the largest table; none that a person at the table has. */
const STARS = [
  ...['Vela', 'Altair', 'Mira', 'Rigel', 'Lyra', 'Deneb', 'Carina', 'Atlas'],
  ...['Capella', 'Castor', 'Electra', 'Polaris', 'Sirius', 'Atria', 'Spica', 'Thuban'],
];
const botNames = (people: readonly string[]): string[] => STARS.filter((s) => !people.includes(s));

/** The names to store, by seat; a free seat has none yet. */
export function seatNames(chairs: readonly ChairPlan[]): string[] {
  const people = storedNames(chairs.flatMap((c) => (c.kind === 'person' ? [c.name] : [])));
  const bots = botNames(people);
  return chairs.map(({ kind, name }) => (kind === 'free' ? '' : kind === 'friend' ? name : ((kind === 'person' ? people : bots).shift() ?? '')));
}
