/**
 * The cards of a table as the rules use them: by number, with counts instead of names of colours and skills. Made once per pack
 * and shared; nothing here changes during a match.
 */
import { OURS } from '../content/ours.ts';
import { isPackFault, parsePack } from '../content/pack.ts';
import { COLOURS, type Pack, SKILLS, type Told, type Upgrade } from '../content/types.ts';
import type { Card, Options } from './types.ts';

export interface PawFace {
  readonly card: Card;
  /** Which drawing it has, as with the other cards. */
  readonly look: string;
  /** By skill. */
  readonly icons: readonly number[];
}
export interface PlanetFace {
  readonly card: Card;
  readonly look: string;
  /** A8: the two skills, and how many icons of each. */
  readonly a: number;
  readonly b: number;
  readonly needA: number;
  readonly needB: number;
  readonly spaces: number;
}
export interface PlanFace {
  readonly card: Card;
  readonly look: string;
  readonly cost: readonly number[];
  /** How many fragments it costs in all. */
  readonly size: number;
  readonly points: number;
  readonly upgrade: Upgrade | null;
  /** The skill of a boost; -1: not a boost. */
  readonly skill: number;
}
export interface ShipFace {
  readonly card: Card;
  readonly look: string;
  readonly storage: number;
  readonly colours: readonly [number, number];
}
export interface Faces {
  readonly name: { readonly de: string; readonly en: string };
  readonly paws: readonly PawFace[];
  readonly planets: readonly PlanetFace[];
  readonly plans: readonly PlanFace[];
  readonly ships: readonly ShipFace[];
  /** Fragments in the game, by colour. */
  readonly supply: readonly number[];
}

const both = (t: Told): { de: string; en: string } => (typeof t === 'string' ? { de: t, en: t } : { de: t.de, en: t.en });
const lookOf = ({ id, look }: { readonly id: string; readonly look?: string }): string => look ?? id;
const cardOf = (n: number, { id, name }: { readonly id: string; readonly name: Told }): Card => Object.freeze({ n, id, ...both(name) });

export function facesOf(pack: Pack): Faces {
  return {
    name: both(pack.name),
    paws: pack.paws.map((p, n) => ({
      card: cardOf(n, p),
      look: lookOf(p),
      icons: SKILLS.map((skill) => p.skills.filter((s) => s === skill).length),
    })),
    planets: pack.planets.map((p, n) => {
      const [a, b] = SKILLS.flatMap((skill, i) => (p.needs[skill] === undefined ? [] : [i]));
      return { card: cardOf(n, p), look: lookOf(p), a, b, needA: p.needs[SKILLS[a]]!, needB: p.needs[SKILLS[b]]!, spaces: p.fragments };
    }),
    plans: pack.blueprints.map((p, n) => {
      const cost = COLOURS.map((colour) => p.cost[colour] ?? 0);
      const skill = p.upgrade?.kind === 'boost' ? SKILLS.indexOf(p.upgrade.skill) : -1;
      return { card: cardOf(n, p), look: lookOf(p), cost, size: cost.reduce((x, y) => x + y, 0), points: p.points, upgrade: p.upgrade, skill };
    }),
    ships: pack.ships.map((p, n) => ({
      card: cardOf(n, p),
      look: lookOf(p),
      storage: p.storage,
      colours: [COLOURS.indexOf(p.objective[0]), COLOURS.indexOf(p.objective[1])],
    })),
    supply: COLOURS.map((colour) => pack.fragments[colour]),
  };
}

const ours = facesOf(OURS);

/** Cache of custom packs by text: views carry new option objects, and parsing is expensive. */
const read = new Map<string, Faces>();
const MOST_READ = 8;
/** Options are never mutated, so they are the faster key within a match. */
const known = new WeakMap<Options, Faces>();

export function packOf(options: Options): Faces {
  if (options.pack === '') return ours;
  let faces = known.get(options);
  if (faces === undefined) {
    faces = readFaces(options.pack);
    known.set(options, faces);
  }
  return faces;
}

function readFaces(text: string): Faces {
  const had = read.get(text);
  if (had !== undefined) return had;
  const pack = parsePack(text);
  if (isPackFault(pack)) throw new RangeError(`Not a pack: ${pack.fault}.`);
  const faces = facesOf(pack);
  if (read.size === MOST_READ) read.delete(read.keys().next().value!);
  read.set(text, faces);
  return faces;
}
