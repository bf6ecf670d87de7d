/** Random playable packs: small and large ones, odd ships, upgrades of every kind and size. */
import type { Chance } from '@starboard/kernel';
import { OURS } from '../content/ours.ts';
import { packProblems } from '../content/playable.ts';
import { type BlueprintCard, COLOURS, type Pack, type PawCard, type PlanetCard, type ShipCard, SKILLS, type Upgrade } from '../content/types.ts';

const between = (chance: Chance, least: number, most: number): number => least + chance.int(most - least + 1);
const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.int(list.length)];
const two = <T>(chance: Chance, list: readonly T[]): [T, T] => {
  const first = chance.int(list.length);
  return [list[first], list[(first + between(chance, 1, list.length - 1)) % list.length]];
};
const made = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
/** Names that are not words of any language. */
const head = (kind: 'paw' | 'planet' | 'blueprint' | 'ship', i: number, chance: Chance): { id: string; name: Pack['name'] } => {
  const name = `${kind.toUpperCase().slice(-2)}-${i + 1}`;
  return { id: `${kind}${i + 1}`, name: chance.int(2) === 0 ? name : { de: `${name}d`, en: `${name}e` } };
};

/** Draws until one is playable; most are. */
export function randomPack(chance: Chance): Pack {
  for (;;) {
    const pack = drawn(chance);
    if (packProblems(pack).length === 0) return pack;
  }
}

function drawn(chance: Chance): Pack {
  const supply = between(chance, 6, 12);
  const ships = made(
    between(chance, 6, 14),
    (i): ShipCard => ({ ...head('ship', i, chance), storage: between(chance, 3, 6), objective: two(chance, COLOURS) }),
  );
  return {
    game: 'afternova',
    name: 'Random',
    fragments: Object.fromEntries(COLOURS.map((colour) => [colour, supply + chance.int(2)])) as unknown as Pack['fragments'],
    paws: made(
      between(chance, 32, 60),
      (i): PawCard => ({ ...head('paw', i, chance), skills: made(between(chance, 1, 3), () => oneOf(chance, SKILLS)) }),
    ),
    planets: made(between(chance, 6, 24), (i) => planet(chance, i)),
    blueprints: blueprints(chance, between(chance, 35, 60), Math.min(...ships.map((ship) => ship.storage))),
    ships,
  };
}

function planet(chance: Chance, i: number): PlanetCard {
  const [a, b] = two(chance, SKILLS);
  return { ...head('planet', i, chance), needs: { [a]: between(chance, 1, 4), [b]: between(chance, 1, 4) }, fragments: between(chance, 1, 6) };
}

/** Cycles through the colours, so demand is even. Costs fit the smallest ship unless upgrades help. */
function blueprints(chance: Chance, n: number, storage: number): BlueprintCard[] {
  let next = chance.int(COLOURS.length);
  return made(n, (i) => {
    const cost: Partial<Record<(typeof COLOURS)[number], number>> = {};
    for (let left = between(chance, 1, storage + (i > 10 ? 1 : 0)); left > 0; left--) {
      const colour = COLOURS[next];
      cost[colour] = (cost[colour] ?? 0) + 1;
      if (chance.int(3) > 0) next = (next + 1) % COLOURS.length;
    }
    // The first ones make room for the more expensive ones.
    const upgrade: Upgrade | null = i < 3 ? { kind: 'cargo', n: 1 } : chance.int(2) === 0 ? null : anyUpgrade(chance);
    return { ...head('blueprint', i, chance), cost, points: between(chance, 0, 12), upgrade };
  });
}

function anyUpgrade(chance: Chance): Upgrade {
  const n = between(chance, 1, 3);
  const kind = oneOf(chance, ['cargo', 'market', 'crew', 'refinery', 'boost'] as const);
  return kind === 'boost' ? { kind, skill: oneOf(chance, SKILLS), n } : { kind, n };
}

/** Our set with some changes. */
export const changed = (some: Partial<Pack>): Pack => ({ ...OURS, ...some });
