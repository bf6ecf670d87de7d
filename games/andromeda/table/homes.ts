/**
 * Which thing on the table stands for which pick. Every pick has one home: a region, a ship in the hangar, a store, a module, a
 * moon, a card; what has none, or finds its home taken, is a button of the bar. Things only ask here what they stand for.
 */
import type { Known, Question, Seat } from '@starboard/kernel';
import { numberIn, SHIPS } from '../content/vocabulary.ts';
import type { Compiled } from '../rules/compiled.ts';
import { contentOf } from '../rules/content.ts';
import { firstOf, numberOf, placeOf } from '../rules/picks.ts';
import type { Andromeda, Pick, Row, Station } from '../rules/types.ts';
import { topFrame } from '../words/common.ts';
import { sideOf } from '../words/sides.ts';

export interface Homes {
  /** By the name of the thing. */
  readonly at: ReadonlyMap<string, Pick>;
  /** By region. Several picks in one region are drawn as chips inside it. */
  readonly spaces: ReadonlyMap<number, readonly Pick[]>;
  /** Large cards over the map: factions, destinies, tokens that were looked at, development cards. */
  readonly offer: readonly Pick[];
  readonly bar: readonly Pick[];
}

const NOWHERE: Homes = { at: new Map(), spaces: new Map(), offer: [], bar: [] };

/** Where a pick belongs. */
type Home = { readonly thing: string } | { readonly space: number } | 'offer' | 'bar';

const BUILDS: readonly string[] = ['build', 'salvage', 'shield', 'spare'];
const OF_MODULES: readonly string[] = ['activate', 'energize', 'fix', 'damage', 'module'];
const OF_MOONS: readonly string[] = ['abandon', 'slot', 'drop', 'moon'];
/** Free actions that begin with a choice among own things: small buttons at the dock. */
export const FREELY: readonly Pick[] = ['free abandon', 'free slot', 'free arrange', 'free ghost'];
const OF_REGIONS: readonly string[] = ['to', 'develop', 'raise', 'leader', 'raider', 'ship', 'bring', 'pull', 'planet'];

interface Sights {
  readonly k: Known<Andromeda>;
  /** The side whose station is shown as your own. */
  readonly me: number;
  /** The question is about that side. */
  readonly own: boolean;
}

const ownsModule = ({ rows }: Readonly<Station>, n: number): boolean => rows.some((r) => r.modules.includes(n));
const ownsMoon = (s: Readonly<Station>, n: number): boolean => s.dock.includes(n) || s.rows.some((r: Readonly<Row>) => r.gaps.includes(n));

function homeOf({ k, me, own }: Sights, pick: Pick): Home {
  const free = pick.startsWith('free ');
  const [word = '', next = ''] = (free ? pick.slice(5) : pick).split(' ');
  const n = numberOf(pick);
  const side: Readonly<Station> | undefined = k.pub.sides[me];
  const type = numberIn(SHIPS, word);
  if (type >= 0) return { thing: `hangar ${type}` };
  if (OF_REGIONS.includes(word)) return { space: placeOf(pick) };
  if (word === 'faction' || word === 'destiny') return 'offer';
  if (word === 'moon' || word === 'discard' || word === 'module') {
    const home = ofMarket(k, word, n);
    if (home !== null) return home;
  }
  if (word === 'upgrade') return k.pub.market.upgrades.includes(n) ? { thing: `upgrade ${n}` } : 'bar';
  if (word === 'from') return n === me ? 'bar' : { thing: `strip ${n}` };
  if (word === 'foe') return { thing: `side ${next}` };
  if (word === 'die') return { thing: topFrame(k)?.step === 'reroll' ? `die ${n}` : `face ${n}` };
  if (word === 'card' && !free) return 'offer';
  if (word === 'token' && !free) return 'offer';
  if (side === undefined || !own) return 'bar';
  if (FREELY.includes(pick)) return { thing: pick };
  if (OF_MODULES.includes(word)) return ownsModule(side, n) ? { thing: `module ${n}` } : 'bar';
  if (OF_MOONS.includes(word)) return ownsMoon(side, n) ? { thing: `moon ${n}` } : 'bar';
  if (BUILDS.includes(word)) return { thing: `hangar ${n}` };
  return ofStation(k, side, pick, word, next, n);
}

/** Moons of the map, tiles of the market. */
function ofMarket({ pub }: Known<Andromeda>, word: string, n: number): Home | null {
  if (word === 'moon') {
    const at = pub.map.top.findIndex((top, i) => top === n || pub.map.second[i] === n);
    return at < 0 ? null : { space: at };
  }
  return pub.market.columns.some((column) => column.includes(n)) ? { thing: `market ${n}` } : null;
}

function ofStation(k: Known<Andromeda>, side: Readonly<Station>, pick: Pick, word: string, next: string, n: number): Home {
  switch (word) {
    case 'head':
      return { thing: `head ${n}` };
    case 'reactor':
      return { thing: 'reactor' };
    case 'gap':
    case 'place':
      return { thing: `${word} ${firstOf(pick)} ${n}` };
    case 'track':
      return { thing: `track ${n}` };
    case 'unit':
      return topFrame(k)?.step === 'steal' ? 'bar' : { thing: `store ${n}` };
    case 'tactic':
    case 'play':
      return (k.mine?.hand[n] ?? 0) > 0 ? { thing: `hand ${n}` } : 'bar';
    case 'use':
      return next === 'token' || next === 'card' ? ofKept(side, next, n) : next === 'ability' ? ofPower(k, side, n) : 'bar';
    case 'ability':
      return ofPower(k, side, n);
    case 'token':
    case 'card':
      return ofKept(side, word, n);
    default:
      return 'bar';
  }
}

/** Tokens and development cards that lie at the station. */
const ofKept = (side: Readonly<Station>, what: 'token' | 'card', n: number): Home =>
  (what === 'token' ? side.tokens[n] > 0 : side.cards.includes(n)) ? { thing: `${what} ${n}` } : 'bar';

const ofPower = ({ pub }: Known<Andromeda>, side: Readonly<Station>, n: number): Home =>
  powersOf(contentOf(pub.options), side).includes(n) ? { thing: `power ${n}` } : 'bar';

/** Abilities with a tile of their own at the station: of the faction, of upgrades, of supremacy. */
export const powersOf = (c: Compiled, side: Readonly<Station>): readonly number[] => [
  ...(side.faction < 0 ? [] : (c.factionPowers[side.faction] ?? [])),
  ...side.upgrades.flatMap((u) => (u < 0 || c.upgrades[u] === undefined ? [] : [c.upgrades[u].power])),
  ...side.supremacy.map((s) => c.supremacyPower[s]),
];

/** Refused picks that are worth a button. */
const WORTH_SAYING: readonly Pick[] = ['return'];

export function homesOf(k: Known<Andromeda>, seat: Seat | null, me: number, question: Question<Andromeda> | null): Homes {
  if (question === null || seat === null) return NOWHERE;
  const sights: Sights = { k, me, own: sideOf(k, seat) === me };
  const at = new Map<string, Pick>();
  const spaces = new Map<number, Pick[]>();
  const offer: Pick[] = [];
  const bar: Pick[] = [];
  const settle = (pick: Pick, legal: boolean): void => {
    const home = homeOf(sights, pick);
    if (home === 'offer') {
      if (legal) offer.push(pick);
    } else if (home === 'bar') {
      if (legal || WORTH_SAYING.includes(pick)) bar.push(pick);
    } else if ('space' in home) {
      const there = spaces.get(home.space);
      if (there === undefined) spaces.set(home.space, [pick]);
      else if (legal && !there.includes(pick)) there.push(pick);
    } else if (!at.has(home.thing)) at.set(home.thing, pick);
    else if (legal) bar.push(pick);
  };
  for (const pick of question.choice.picks) settle(pick, true);
  for (const { pick } of question.greyed) if (!question.choice.picks.includes(pick)) settle(pick, false);
  // What was already said in this answer stays marked and can be taken back where it lies.
  for (const pick of question.path) {
    const home = homeOf(sights, pick);
    if (typeof home === 'object' && 'thing' in home && !at.has(home.thing)) at.set(home.thing, pick);
  }
  return { at, spaces, offer, bar };
}
