/** How a good player judges the questions of Andromeda's Edge: by what each answer is worth, in materials. */
import type { Choice, Known, Mind, Seat } from '@starboard/kernel';
import type { EffectOf, Effects } from '../content/effect.ts';
import { contentOf, effectsAt } from '../rules/content.ts';
import { ENERGY, HANGAR, SCIENCE, TRANSPORT } from '../rules/ids.ts';
import { launchMask, placesIn } from '../rules/legality.ts';
import { isNebula } from '../rules/map.ts';
import { modulePrice, onOffer } from '../rules/market.ts';
import { MOD, mod } from '../rules/modifiers.ts';
import { firstOf, LAUNCH, numberOf, placeOf } from '../rules/picks.ts';
import { amountsOf } from '../rules/resources.ts';
import { activators } from '../rules/return.ts';
import { countAt } from '../rules/ships.ts';
import type { Andromeda, Pick, Pub } from '../rules/types.ts';
import { bestMove } from './arrange.ts';
import { battlePicks } from './battle.ts';
import { hopes } from './destiny.ts';
import { focused } from './focus.ts';
import { ghostWorth, ownPlaces } from './ghost.ts';
import { type Ground, groundOf, launchWorth } from './launch.ts';
import { ahead, useful } from './phase.ts';
import { gapWorth, headNet, moduleNet, moonWorth, placeWorth, reactorNet, returnWorth, slotWorth } from './station.ts';
import { WEIGHTS } from './weights.ts';
import {
  mendedWorth,
  newModule,
  priceWorth,
  repairWorth,
  shipWorth,
  siteWorth,
  stepWorth,
  unitsCost,
  unitWorth,
  upgradeWorth,
  worth,
} from './worth.ts';

type K = Known<Andromeda>;
const BATTLE: readonly string[] = ['bring', 'diplomacy', 'truce', 'dice', 'prepare', 'void', 'reroll', 'void-die', 'maneuver', 'spare'];

/** A question's ground: several picks and choices of one question share it. A `Known` belongs to one question. */
const grounds = new WeakMap<K, Ground>();
function groundFor(k: K, seat: Seat): Ground {
  let ground = grounds.get(k);
  if (ground === undefined || ground.who !== seat) {
    ground = groundOf(k.pub, seat);
    grounds.set(k, ground);
  }
  return ground;
}

/** What free actions are worth. Good ones are taken before the question is answered. */
function freePick(k: K, seat: Seat, p: Pick): number {
  const { pub } = k;
  const c = contentOf(pub.options);
  const n = numberOf(p);
  if (p.startsWith('free token')) return before(worth(pub, seat, c.discovery[n].do));
  if (p.startsWith('free card')) return before(worth(pub, seat, c.raw.developmentCards[n].do));
  if (p.startsWith('free ability'))
    return before(worth(pub, seat, c.powers[n].effects) - (c.powers[n].price === null ? 0 : priceWorth(pub, seat, c.powers[n].price)));
  if (p.startsWith('free tactic')) {
    const gain = worth(pub, seat, c.tactics[n].free);
    // A full hand would be discarded; a good card is better kept for a battle unless it is worth more now.
    return before(gain - (pub.sides[seat].hand > 2 || useful(pub) < 1 ? 0.3 : WEIGHTS.keepTactic));
  }
  if (p === 'free slot') return before(Math.max(...pub.sides[seat].dock.map((moon) => slotWorth(pub, seat, moon))));
  if (p === 'free arrange') return before((bestMove(pub, seat)?.gain ?? 0) - 0.3);
  if (p === 'free abandon' && !pub.turn.ending) return before(Math.max(...pub.sides[seat].dock.map((moon) => mending(pub, seat, moon))) - 0.6);
  if (p === 'free ghost')
    return before(Math.max(0, ...ownPlaces(pub, seat).map((space) => ghostWorth(pub, seat, space))) - ghostWorth(pub, seat, pub.map.ghost));
  // In the last turn a moon is points, or goods for the vault.
  if (p === 'free abandon' && pub.turn.ending) return before(Math.max(...pub.sides[seat].dock.map((moon) => atTheEnd(pub, seat, moon))));
  return NEVER;
}
/** What the repairs on a moon would do now; 0: it shows none. */
const mending = (pub: Readonly<Pub>, seat: Seat, moon: number): number =>
  contentOf(pub.options).moons[moon].effects.reduce((n, e) => n + (e.k === 'repair' ? repairWorth(pub, seat, e.n) : 0), 0);
const NEVER = -40;
/** Above all picks of the question itself, if it is worth doing at all. */
const before = (gain: number): number => (gain > 0.15 ? FIRST + gain : NEVER);
const FIRST = 12;
/** What a free action of this weight brings; 0: it is not worth doing now. */
export const gainOfFree = (weight: number): number => Math.max(0, weight - FIRST);
const vpOf = (list: Effects): number => list.reduce((n, e) => n + (e.k === 'vp' ? e.n : 0), 0);
const atTheEnd = (pub: Readonly<Pub>, seat: Seat, moon: number): number => {
  const { effects } = contentOf(pub.options).moons[moon];
  return vpOf(effects) + (mod(pub.sides[seat], MOD.vaultLevel) > 0 ? worth(pub, seat, effects) : 0);
};

/** D3: each launch against an average turn; in the last round against what going home would bring. */
function turnPick(k: K, seat: Seat, p: Pick, path: readonly Pick[]): number {
  const { pub } = k;
  const ground = groundFor(k, seat);
  if (p === 'return') {
    if (pub.turn.ending) return returnWorth(pub, seat);
    if (countAt(pub, seat, HANGAR) === 0) return 1;
    // A whole turn for one activation.
    return homeward(pub, seat) - (activators(pub, seat) < 2 ? WEIGHTS.hasty : 0);
  }
  const least = pub.turn.ending ? 0 : WEIGHTS.turn;
  if (path.length === 1) return launchWorth(ground, LAUNCH.indexOf(path[0]), placeOf(p)) - least;
  const type = LAUNCH.indexOf(p);
  let best = -9;
  for (const to of placesIn(launchMask(pub, seat, type))) best = Math.max(best, launchWorth(ground, type, placeOf(to)));
  return best - least - (type === TRANSPORT ? 0 : WEIGHTS.special);
}

/** Near the end there may be no later return: what it would bring counts more and more. */
const homeward = (pub: Readonly<Pub>, seat: Seat): number => WEIGHTS.home * (1 - Math.min(1, ahead(pub) * 6)) * returnWorth(pub, seat);

function returnPick(pub: Readonly<Pub>, seat: Seat, p: Pick): number {
  if (p === 'stop') return 0.05;
  if (p === 'all') return pub.sides[seat].rows[SCIENCE].modules.every((_, i) => moduleNet(pub, seat, SCIENCE, i) >= 0) ? 9 : -1;
  if (p === 'reactor') return reactorNet(pub, seat);
  if (p.startsWith('head')) return headNet(pub, seat, numberOf(p));
  const module = numberOf(p);
  for (let row = SCIENCE; row < pub.sides[seat].rows.length; row++) {
    const i = pub.sides[seat].rows[row].modules.indexOf(module);
    if (i >= 0) return moduleNet(pub, seat, row, i) - (p.startsWith('energize') ? unitWorth(pub, seat, ENERGY) + 0.2 : 0);
  }
  return 0;
}

function effectOf(k: K): { list: Effects; at: number } | null {
  const top = k.stack[k.stack.length - 1];
  if (top.step !== 'choose') return null;
  return { list: effectsAt(contentOf(k.pub.options), top.at), at: top.e };
}

/** What an offer brings, less its price. */
function bargain(k: K, seat: Seat): number {
  const { pub } = k;
  const c = contentOf(pub.options);
  const top = k.stack[k.stack.length - 1];
  if (top.step === 'trade') return worth(pub, seat, effectsAt(c, top.at)) - priceWorth(pub, seat, top.price);
  if (top.step !== 'ability') return 0.4;
  const { effects, price } = c.powers[top.ability];
  return worth(pub, seat, effects) - (price === null ? 0 : priceWorth(pub, seat, price));
}

function other(k: K, seat: Seat, c: Choice<Andromeda>, p: Pick, path: readonly Pick[]): number {
  const { pub } = k;
  const content = contentOf(pub.options);
  switch (c.kind) {
    case 'module':
    case 'c-module':
      return p === 'stop' || p === 'skip' ? 0 : newModule(pub, seat, numberOf(p)) - marketPrice(k, seat, numberOf(p));
    case 'place':
      return placeWorth(pub, seat, numberOf(path[0]), firstOf(p), numberOf(p));
    case 'arrange':
      return bestMove(pub, seat)?.module === numberOf(p) ? 3 : 0;
    case 'arrange-to': {
      const move = bestMove(pub, seat);
      return move !== null && move.row === firstOf(p) && move.place === numberOf(p) ? 3 : 0;
    }
    case 'discard-module':
      return -newModule(pub, seat, numberOf(p));
    case 'build':
      return p === 'skip' || p === 'stop' ? 0 : shipWorth(pub, numberOf(p)) - priceWorth(pub, seat, content.shipPrice[numberOf(p)]) + 0.8;
    case 'upgrade':
      return upgradeWorth(pub, seat, numberOf(p));
    case 'develop':
      return p.startsWith('develop') ? siteWorth(pub, seat, placeOf(p)) : p.startsWith('raise') ? 1.5 : 0;
    case 'pay':
      return p.startsWith('pay') ? -amountsOf(p).reduce((n, units, r) => n + unitsCost(pub, seat, r, units), 0) : -3;
    case 'gain':
    case 'swap-take':
    case 'steal-unit':
      return p.startsWith('unit') ? unitWorth(pub, seat, numberOf(p)) : 0;
    case 'lose':
    case 'swap-give':
      return p.startsWith('unit') ? 1 - unitsCost(pub, seat, numberOf(p), 1) : 0;
    case 'moon':
    case 'dock':
      if (path[0] === 'free abandon' && !pub.turn.ending) return mending(pub, seat, numberOf(p));
      if (p.startsWith('slot')) return 1 + slotWorth(pub, seat, numberOf(p));
      return p.startsWith('abandon') ? worth(pub, seat, content.moons[numberOf(p)].effects) * 0.6 : moonWorth(pub, seat, numberOf(p));
    case 'gap':
      return gapWorth(pub, seat, pub.sides[seat].rows[firstOf(p)], numberOf(p), numberOf(path[path.length - 1]));
    case 'keep':
    case 'discard-tactic':
      return -worth(pub, seat, content.tactics[numberOf(p)].free);
    case 'track':
      return stepWorth(pub, seat, numberOf(p));
    case 'leader':
      // Bases are on the way anyway.
      return isNebula(pub.map, placeOf(p)) ? 1 : 0;
    case 'ghost':
      return ghostWorth(pub, seat, placeOf(p));
    case 'token':
      return worth(pub, seat, content.discovery[numberOf(p)].do);
    case 'development-card':
      return worth(pub, seat, content.raw.developmentCards[numberOf(p)].do);
    case 'repair':
      return p.startsWith('fix') ? 0.6 + mendedWorth(pub, seat, numberOf(p)) : p.startsWith('salvage') ? 1.3 : 0.8;
    case 'damage-ship':
      return -WEIGHTS.ships[Number(p.split(' ')[1])];
    case 'damage-module':
      return -newModule(pub, seat, numberOf(p));
    case 'trade':
    case 'ability':
      return p === 'yes' ? bargain(k, seat) : 0;
    case 'choose': {
      const found = effectOf(k);
      if (found === null || !p.startsWith('option')) return 0;
      return worth(pub, seat, (found.list[found.at] as EffectOf<'choose'>).options[numberOf(p)]);
    }
    case 'destiny':
      return hopes(content.raw.destiny[numberOf(p)].do);
    default:
      return p === 'skip' || p === 'stop' ? -0.5 : 0;
  }
}

/** N181: what its place in the column costs, for the effect that buys. */
function marketPrice(k: K, seat: Seat, module: number): number {
  const top = k.stack[k.stack.length - 1];
  if (top.step !== 'module' || top.free) return 0;
  const [type, position] = onOffer(k.pub, module);
  return position < 0 ? 0 : priceWorth(k.pub, seat, modulePrice(k.pub, seat, type, position, top.off));
}

export const weigh: Mind<Andromeda>['weigh'] = (k, _m, seat, path, c) => focused(k.pub, seat, () => weighed(k, seat, path, c));

/** Only within `focused`. */
export function weighed(k: K, seat: Seat, path: readonly Pick[], c: Choice<Andromeda>): number[] {
  if (BATTLE.includes(c.kind)) return battlePicks(k, seat, path, c);
  return c.picks.map((p) => {
    if (p.startsWith('free ')) return freePick(k, seat, p);
    if (c.kind === 'turn' || c.kind === 'extra-turn' || (c.kind === 'where' && LAUNCH.includes(path[0]))) return turnPick(k, seat, p, path);
    if (c.kind === 'return' || c.kind === 'reactor') return returnPick(k.pub, seat, p);
    return p === 'end' ? 0 : other(k, seat, c, p, path);
  });
}
