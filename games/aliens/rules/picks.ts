/** The picks of the game as shared strings. A sector is picked by its name. */
import { type Seat, seatAt, seatsOf } from '@starboard/kernel';
import { ITEMS, type Item } from '../content/cards.ts';
import { lawOf } from './law.ts';
import type { Options, Pick } from './types.ts';
import type { Zone } from './zone.ts';

export const USE: readonly Pick[] = ITEMS.map((item): Pick => `use ${item}`);
export const DROP: readonly Pick[] = ITEMS.map((item): Pick => `drop ${item}`);
export const EXAMINE: readonly Pick[] = seatsOf(16).map((seat): Pick => `examine ${seat}`);

/** The item of `use …` and `drop …`; null for other picks. */
export function itemIn(pick: Pick): Item | null {
  const name = /^(?:use|drop) (.*)$/.exec(pick)?.[1];
  return ITEMS.find((item) => item === name) ?? null;
}
export const seatIn = (pick: Pick): Seat => seatAt(Number(pick.slice('examine '.length)));
export function sectorIn(zone: Zone, pick: Pick | undefined): number {
  const sector = pick === undefined ? undefined : zone.byName.get(pick);
  if (sector === undefined) throw new RangeError(`This zone has no sector ${pick}.`);
  return sector;
}

export const alphabet = (o: Options, n: number): readonly Pick[] => [
  ...lawOf(o, n).zone.names,
  'quiet',
  'attack',
  'stay',
  'hold',
  'done',
  ...USE,
  ...DROP,
  'keep',
  ...EXAMINE.slice(0, n),
  'green',
  'red',
  'agree',
  'go-on',
  'finish',
];

const named = new WeakMap<Zone, WeakMap<readonly number[], readonly Pick[]>>();

/** The names of a shared list of sectors. Cached. */
export function namesOf(zone: Zone, sectors: readonly number[]): readonly Pick[] {
  let lists = named.get(zone);
  if (lists === undefined) {
    lists = new WeakMap();
    named.set(zone, lists);
  }
  let names = lists.get(sectors);
  if (names === undefined) {
    names = sectors.map((s) => zone.names[s]);
    lists.set(sectors, names);
  }
  return names;
}

const ordered = new WeakMap<Zone, (readonly Pick[] | undefined)[]>();

/** The sectors a noise can name (Q19), nearest first, so that believable ones come first. Cached. */
export function audibleFrom(zone: Zone, from: number): readonly Pick[] {
  let lists = ordered.get(zone);
  if (lists === undefined) {
    lists = [];
    ordered.set(zone, lists);
  }
  lists[from] ??= nearestFirst(zone, from);
  return lists[from];
}

function nearestFirst(zone: Zone, from: number): Pick[] {
  const seen = new Set([from]);
  for (const at of seen) for (const to of zone.touching[at]) seen.add(to);
  return [...seen].filter((at) => zone.kinds[at] === 'safe' || zone.kinds[at] === 'dangerous').map((at) => zone.names[at]);
}
