/**
 * Whether a pack is playable: enough cards for six players, planets that the Paws can meet, Blueprints that can be paid for,
 * colours of about equal worth. A pack may be odd, but no card may be useless.
 */
import { type BlueprintCard, COLOURS, type Pack, type PlanetCard, SKILLS, type Skill, type Told } from './types.ts';

/** What is wrong: the key of a sentence (../words/pack-faults.ts), the cards it is about, and its figures. */
export interface PackProblem {
  readonly problem:
    | 'few-paws'
    | 'few-planets'
    | 'few-blueprints'
    | 'few-ships'
    | 'few-fragments'
    | 'unmet'
    | 'many-paws'
    | 'unpaid'
    | 'scarce'
    | 'unwanted'
    | 'uneven';
  /** The card, where it is about one. */
  readonly id?: string;
  readonly name?: Told;
  /** A skill or a colour. */
  readonly what?: string;
  readonly n?: number;
  readonly of?: number;
}

export const MOST_PLAYERS = 6;
/** A16: more Paws than a hand holds can never come from one player. */
const HAND = 8;
/** A20: nobody completes a seventh, so at most five upgrades help to pay for one more. */
const UPGRADES = 5;
/** A1, A5: three to five Paws each at the larger start, four in the market, and a deck to draw from. */
const LEAST_PAWS = 32;
/** A1, A5, A20: five for everybody, a sixth for one player, and four in the market. */
const LEAST_BLUEPRINTS = 5 * MOST_PLAYERS + 1 + 4;
/** A2: three are face up; the same ones should not return at once. */
const LEAST_PLANETS = 6;
/** How far the demand per fragment of a colour may be from the mean. */
const UNEVEN = 0.25;

export function packProblems(pack: Pack): PackProblem[] {
  return [...counts(pack), ...pack.planets.flatMap((planet) => unmet(pack, planet)), ...unpaid(pack), ...uneven(pack)];
}

function counts({ paws, planets, blueprints, ships, fragments }: Pack): PackProblem[] {
  const few = (problem: PackProblem['problem'], n: number, of: number): PackProblem[] => (n < of ? [{ problem, n, of }] : []);
  const spaces = planets.map((p) => p.fragments).sort((a, b) => b - a);
  const gems = COLOURS.reduce((sum, colour) => sum + fragments[colour], 0);
  return [
    ...few('few-paws', paws.length, LEAST_PAWS),
    ...few('few-planets', planets.length, LEAST_PLANETS),
    ...few('few-blueprints', blueprints.length, LEAST_BLUEPRINTS),
    ...few('few-ships', ships.length, MOST_PLAYERS),
    // The three largest planets full, and one fragment for every player.
    ...few('few-fragments', gems, spaces.slice(0, 3).reduce((sum, n) => sum + n, 0) + MOST_PLAYERS),
  ];
}

/** A8: with all Paws of the pack, and with no more than a hand holds. */
function unmet(pack: Pack, planet: PlanetCard): PackProblem[] {
  const skills = SKILLS.filter((skill) => planet.needs[skill] !== undefined);
  const needs = skills.map((skill) => planet.needs[skill]!);
  const icons = (skill: Skill): number => pack.paws.reduce((sum, paw) => sum + paw.skills.filter((s) => s === skill).length, 0);
  const short = skills.find((skill, i) => icons(skill) < needs[i]);
  if (short !== undefined) return [{ problem: 'unmet', id: planet.id, name: planet.name, what: short, n: icons(short), of: planet.needs[short]! }];
  const n = fewestPaws(pack, skills, needs);
  return n > HAND ? [{ problem: 'many-paws', id: planet.id, name: planet.name, n, of: HAND }] : [];
}

/** The fewest Paws of the pack that reach both requirements, each card used once. */
function fewestPaws({ paws }: Pack, [a, b]: readonly Skill[], [needA, needB]: readonly number[]): number {
  const width = needB + 1;
  const best = new Array<number>((needA + 1) * width).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  for (const { skills } of paws) {
    const [i, j] = [a, b].map((skill) => skills.filter((s) => s === skill).length);
    if (i + j === 0) continue;
    // Backwards, so that no card counts twice.
    for (let x = needA; x >= 0; x--)
      for (let y = needB; y >= 0; y--) {
        const at = Math.min(needA, x + i) * width + Math.min(needB, y + j);
        best[at] = Math.min(best[at], best[x * width + y] + 1);
      }
  }
  return best[best.length - 1];
}

/** The largest storage a ship can reach: upgrades must fit before they are paid for; at most five. */
export function mostStorage({ ships, blueprints }: Pick<Pack, 'ships' | 'blueprints'>): number {
  let storage = Math.min(...ships.map((ship) => ship.storage));
  const left = blueprints.flatMap((b) => (b.upgrade?.kind === 'cargo' ? [{ cost: costOf(b), n: b.upgrade.n }] : []));
  for (let i = 0; i < UPGRADES; i++) {
    const payable = left.filter((b) => b.cost <= storage).sort((x, y) => y.n - x.n)[0];
    if (payable === undefined) break;
    left.splice(left.indexOf(payable), 1);
    storage += payable.n;
  }
  return storage;
}

const costOf = (b: BlueprintCard): number => COLOURS.reduce((sum, colour) => sum + (b.cost[colour] ?? 0), 0);

/** A17, A18: what it costs must fit into some ship at once, and there must be as many of each colour. */
function unpaid(pack: Pack): PackProblem[] {
  const most = mostStorage(pack);
  return pack.blueprints.flatMap((b): PackProblem[] => {
    if (costOf(b) > most) return [{ problem: 'unpaid', id: b.id, name: b.name, n: costOf(b), of: most }];
    const short = COLOURS.find((colour) => (b.cost[colour] ?? 0) > pack.fragments[colour]);
    return short === undefined ? [] : [{ problem: 'scarce', id: b.id, name: b.name, what: short, n: b.cost[short]!, of: pack.fragments[short] }];
  });
}

/** Demand for each colour should match its supply; otherwise objectives and deals are lopsided. */
function uneven({ blueprints, fragments }: Pack): PackProblem[] {
  const wanted = COLOURS.map((colour) => blueprints.reduce((sum, b) => sum + (b.cost[colour] ?? 0), 0));
  const none = COLOURS.find((_, i) => wanted[i] === 0);
  if (none !== undefined) return [{ problem: 'unwanted', what: none }];
  const there = COLOURS.reduce((sum, colour) => sum + fragments[colour], 0);
  const mean = wanted.reduce((sum, n) => sum + n, 0) / there;
  return COLOURS.flatMap((colour, i): PackProblem[] => {
    const usual = mean * fragments[colour];
    return Math.abs(wanted[i] - usual) <= UNEVEN * usual ? [] : [{ problem: 'uneven', what: colour, n: wanted[i], of: Math.round(usual) }];
  });
}
