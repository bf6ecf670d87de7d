/** How a good player judges its options: as a human sneaking out, as an alien hunting. */
import type { Chance, Choice, Known, Mind, Seat, State } from '@starboard/kernel';
import { ITEMS, itemOf, SPOTLIGHT } from '../content/cards.ts';
import { ALIEN_WEIGHTS, type AlienWeights, KEEN_ALIEN } from '../rules/hunting.ts';
import { lawOf } from '../rules/law.ts';
import { DROP, seatIn, sectorIn, USE } from '../rules/picks.ts';
import { type Aliens, mineOf, type Pick } from '../rules/types.ts';
import { leadsOut } from '../rules/walk-out.ts';
import { lurking, striking } from './alien.ts';
import { type Risk, roughly, sneaking } from './human.ts';
import { acting, lighting, usingAfter, usingBefore } from './items.ts';
import { lying } from './lies.ts';
import { night } from './night.ts';
import { type Outlook, outlook } from './outlook.ts';
import { value } from './value.ts';
import { KEEP } from './weights.ts';

export const mind: Mind<Aliens> = {
  weigh: (k, _m, seat, path, c) => weighing(k, seat, path, c, ALIEN_WEIGHTS, roughly),
  value,
  horizon: 14,
  // The model of `value` was fitted to aliens that hunted worse. What a seat makes of noises is surer of itself than it should be.
  outlook: { answers: null, temper: { open: 0.9, seat: 0.6 } },
  trials: {
    worthwhile,
    answers: 5,
    horizon: null,
    trust: 0.008,
    doubt: 0.05,
    settled,
    weigh: (k, _m, seat, path, c, chance) => {
      const weights = weighing(k, seat, path, c, KEEN_ALIEN, hunted(k, seat));
      return c.kind === 'move' && !mineOf(k).alien ? unsteadied(weights, chance) : weights;
    },
    // Against aliens as keen as `hard` ones, not as `normal` ones: else a place where one is half known looks harmless.
    foresee: (k, _m, seat, path, c) => weighing(k, seat, path, c, KEEN_ALIEN, roughly),
  },
};

/** `hard` humans work the danger out. */
const hunted = (k: Known<Aliens>, seat: Seat): Risk => (mineOf(k).alien ? roughly : (_o, at, silent) => night(k, seat).risk(at, silent));

/** A trial ends when the human is out (aliens win or lose together), or at its own turn this many rounds later. */
function settled(s: State<Aliens>, seat: Seat, from: Known<Aliens>): boolean {
  if (s.pub.status[seat] !== 'aboard') return !s.mine[seat].alien;
  return s.pub.turn === seat && s.pub.round >= from.pub.round + LOOK_AHEAD;
}
const LOOK_AHEAD = 3;

function weighing(k: Known<Aliens>, seat: Seat, path: readonly Pick[], c: Choice<Aliens>, w: AlienWeights, risk: Risk): readonly number[] {
  switch (c.kind) {
    case 'move':
      return moving(k, seat, c, w, risk);
    case 'act':
      return doing(k, seat, path[0], c, w, risk);
    case 'after':
      return afterwards(k, seat, c);
    case 'announce-any':
      return lying(k, seat, c.picks);
    case 'announce-own':
      return c.picks.map(() => 0);
    case 'spill':
      return c.picks.map((p) => spilling(k, seat, p));
    case 'spotlight': {
      const o = outlook(k, seat);
      return c.picks.map((p) => lighting(k, o, sectorIn(o.law.zone, p)));
    }
    case 'engineer':
      return c.picks.map((p) => (p === 'green' ? 5 : 0));
    case 'agree':
      return c.picks.map((p) => (p === 'agree' ? finishing(k, seat) : 0));
  }
}

/**
 * Among equal moves `hard` would always take the first in the list, which runs down the map: on GALILEI that leads towards the
 * alien start. So ties are broken at random, with the same noise as `normal`.
 */
function unsteadied(weights: readonly number[], chance: Chance): number[] {
  return weights.map((w) => w - EVEN * Math.log(-Math.log((chance.int(GRAIN) + 0.5) / GRAIN)));
}
const EVEN = 0.12;
const GRAIN = 2 ** 24;

/**
 * Trials are worthwhile for a human's moves, and for what it announces: that decides where aliens look for it. For aliens the
 * weights do better than trials.
 */
function worthwhile(k: Known<Aliens>, _seat: Seat, c: Choice<Aliens>): boolean {
  return !mineOf(k).alien && (c.kind === 'move' || c.kind === 'announce-any');
}

const placeOf = (k: Known<Aliens>, o: Outlook, p: Pick): number => (p === 'stay' || p === 'hold' ? mineOf(k).sector : sectorIn(o.law.zone, p));

function moving(k: Known<Aliens>, seat: Seat, c: Choice<Aliens>, w: AlienWeights, risk: Risk): number[] {
  const o = outlook(k, seat);
  const { alien } = mineOf(k);
  let best = Number.NEGATIVE_INFINITY;
  const worth = c.picks.map((p) => {
    if (isFree(p)) return 0;
    const to = placeOf(k, o, p);
    const worth = alien ? prowling(k, o, seat, to, w) : sneaking(k, o, seat, to, risk);
    best = Math.max(best, worth);
    return worth;
  });
  c.picks.forEach((p, i) => {
    if (!isFree(p)) return;
    if (p === 'finish') worth[i] = best + finishing(k, seat);
    else worth[i] = p.startsWith('examine') ? best + examining(o, p) : usingBefore(k, o, seat, USE.indexOf(p), best, risk);
  });
  return worth;
}

/** An attack reveals where the alien is. */
function prowling(k: Known<Aliens>, o: Outlook, seat: Seat, to: number, w: AlienWeights): number {
  const lurk = lurking(k, o, seat, to, w);
  return Math.max(lurk, striking(k, o, seat, to, w) + lurk / 2);
}

const isFree = (p: Pick): boolean => p === 'finish' || p.startsWith('use ') || p.startsWith('examine ');

/** Q51: compared with playing on (0). The cards are the same; only a hatch out of reach is a reason not to agree. */
const finishing = (k: Known<Aliens>, seat: Seat): number =>
  leadsOut(lawOf(k.pub.options, k.pub.status.length), k.pub, k.stack, seat, mineOf(k).sector) ? 5 : -5;

/** H.16: the most uncertain player. It also reveals the Medic as a human. */
const examining = (o: Outlook, p: Pick): number => 0.3 - Math.abs(o.alien[seatIn(p)] - 0.5) - 0.4;

function doing(k: Known<Aliens>, seat: Seat, to: Pick, c: Choice<Aliens>, w: AlienWeights, risk: Risk): number[] {
  const o = outlook(k, seat);
  const at = placeOf(k, o, to);
  if (mineOf(k).alien) {
    const attack = striking(k, o, seat, at, w) - lurking(k, o, seat, at, w) / 2;
    return c.picks.map((p) => (p === 'attack' ? attack : 0));
  }
  return c.picks.map((p) => (p === 'quiet' ? 0 : acting(k, o, p === 'attack' ? itemOf('attack') : USE.indexOf(p), at, risk)));
}

function afterwards(k: Known<Aliens>, seat: Seat, c: Choice<Aliens>): number[] {
  if (c.picks.length === 1) return [0];
  const o = outlook(k, seat);
  return c.picks.map((p) => {
    if (p === 'done') return 0;
    if (p === 'finish') return finishing(k, seat);
    return p.startsWith('examine') ? examining(o, p) - 0.2 : usingAfter(k, o, seat, USE.indexOf(p));
  });
}

function spilling(k: Known<Aliens>, seat: Seat, p: Pick): number {
  if (p === 'keep') return 2;
  const item = DROP.indexOf(p);
  if (item >= 0) return mineOf(k).alien ? 0 : -KEEP[ITEMS[item]] - (mineOf(k).items[item] > 1 ? -0.2 : 0);
  // Using it beats discarding it.
  const used = USE.indexOf(p);
  if (used === SPOTLIGHT) return -0.2;
  return usingAfter(k, outlook(k, seat), seat, used) - 0.2;
}
