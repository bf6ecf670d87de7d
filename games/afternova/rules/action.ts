/** The action of a turn: the market, or a planet, alone or with a call for help (A7–A9). */
import type { Choice, Hands, Known, Refusal, Seat, State, Step } from '@starboard/kernel';
import { addedBy, canMeet, pawsChoice, planetIn } from './crew.ts';
import { execute } from './extract.ts';
import { noGems, sum } from './gems.ts';
import { LAST_SECONDS, openMarket } from './market.ts';
import { cardsIn } from './named.ts';
import { packOf } from './pack.ts';
import { ASK, isSingle, LACK, meantBy, PLANET, PRICE, ungreyed } from './picks.ts';
import { ownOf } from './present.ts';
import { noOffers } from './state.ts';
import type { Afternova, Frame, Pick, Pub } from './types.ts';

type Action = Extract<Frame, { step: 'action' }>;

/** Q36: calls for help in one turn. */
export const MOST_CALLS = 3;
/** Longest promise in a call; the details belong in a contract. */
const MOST_PRICE = 3;

export const action: Step<Afternova, Action> = {
  run(s, f, x, got) {
    const { clock } = s.pub.options;
    if (got === 'lapsed') f.lapsed = clock > 0;
    if (marketOnly(s.pub, f.lapsed)) {
      toMarket(s.pub, f.lapsed, x);
      return;
    }
    x.ask({ asked: [s.pub.active], label: 'action', needsSecrets: true, ...(f.lapsed && { seconds: LAST_SECONDS }) });
  },

  picks(k, f, seat, path) {
    if (path.length === 0) return firstChoice(k, f.lapsed, seat);
    const c = furtherChoice(k, f.lapsed, seat, path);
    return isSingle(c) && furtherChoice(k, f.lapsed, seat, [...path, c.picks[0]]) !== null ? ungreyed(c) : c;
  },

  take(s, f, seat, answer, x) {
    if (answer[0] === 'market') toMarket(s.pub, f.lapsed, x);
    else if (answer[1] === 'alone') extractAlone(s, seat, meantBy(answer[0]), answer, 2, x);
    else call(s, seat, answer, x);
  },

  /** Q22, Q35, Q41: the market is always possible. */
  idle: () => MARKET,
};
const MARKET: readonly Pick[] = ['market'];

/** Q22: everybody can see that nothing else is left. What the hand cannot do is a secret, so then the player is asked. */
const marketOnly = (pub: Readonly<Pub>, lapsed: boolean): boolean =>
  pub.planets.every(({ gems }) => sum(gems) === 0) || (pub.paws[pub.active] === 0 && !canCall(pub, lapsed, pub.active));

function toMarket(pub: Readonly<Pub>, lapsed: boolean, x: Hands<Afternova>): void {
  x.unwind('game');
  x.push(openMarket(pub, lapsed));
}

function furtherChoice(k: Known<Afternova>, lapsed: boolean, seat: Seat, path: readonly Pick[]): Choice<Afternova> | null {
  if (path.length === 1) return path[0] === 'market' ? null : howChoice(k, lapsed, seat, meantBy(path[0]));
  if (path[1].startsWith('ask')) return null;
  return path[1] === 'alone' ? aloneChoice(k, seat, meantBy(path[0]), path, 2) : callChoice(k, seat, path);
}

export const canAlone = (k: Known<Afternova>, seat: Seat, slot: number): boolean =>
  canMeet(k.pub, planetIn(k.pub, slot), seat, ownOf(k).paws, null, true);

/** Whether somebody could still be asked for help: Q35, Q36, Q2, Q1. */
const canCall = (pub: Readonly<Pub>, lapsed: boolean, seat: Seat): boolean =>
  !lapsed && pub.acts.calls < MOST_CALLS && (pub.paws[seat] > 0 || !pub.options.activeMustPlayPaw) && somebodyHelps(pub, seat);
/** Q1: without a Paw nobody takes part. */
const somebodyHelps = (pub: Readonly<Pub>, seat: Seat): boolean => pub.paws.some((n, s) => n > 0 && s !== seat);

function firstChoice(k: Known<Afternova>, lapsed: boolean, seat: Seat): Choice<Afternova> {
  const { pub } = k;
  const calls = canCall(pub, lapsed, seat);
  const picks: Pick[] = ['market'];
  for (let slot = 0; slot < pub.planets.length; slot++) {
    // Q20: an empty planet cannot be extracted.
    if (sum(pub.planets[slot].gems) > 0 && (calls || canAlone(k, seat, slot))) picks.push(PLANET[slot]);
  }
  const greyed = (): Refusal<Afternova>[] =>
    pub.planets.flatMap((planet, slot): Refusal<Afternova>[] => {
      const pick = PLANET[slot];
      if (picks.includes(pick)) return [];
      return sum(planet.gems) === 0 ? [{ pick, rule: 'Q20', why: 'planet-empty' }] : [{ ...noCall(pub, lapsed, seat), pick }];
    });
  return { kind: 'action', picks, ends: picks.length === 1, rule: 'A7', greyed };
}

function noCall(pub: Readonly<Pub>, lapsed: boolean, seat: Seat): Refusal<Afternova> {
  if (lapsed) return { pick: 'call', rule: 'Q35', why: 'time-is-over' };
  if (!somebodyHelps(pub, seat)) return { pick: 'call', rule: 'Q1', why: 'nobody-to-call' };
  return pub.acts.calls >= MOST_CALLS
    ? { pick: 'call', rule: 'Q36', why: 'too-many-calls', with: { most: MOST_CALLS } }
    : { pick: 'call', rule: 'Q2', why: 'must-play' };
}

function howChoice(k: Known<Afternova>, lapsed: boolean, seat: Seat, slot: number): Choice<Afternova> {
  const alone = canAlone(k, seat, slot);
  const calls = canCall(k.pub, lapsed, seat);
  const greyed = (): Refusal<Afternova>[] => [
    ...(alone ? [] : [{ pick: 'alone', rule: 'A8', why: 'cannot-alone' } as const]),
    ...(calls ? [] : [noCall(k.pub, lapsed, seat)]),
  ];
  return { kind: 'planet', picks: alone ? (calls ? BOTH : ALONE) : [trueCall(k, seat, slot), 'call'], ends: false, rule: 'A9', greyed };
}
const BOTH: readonly Pick[] = ['alone', 'call'];
const ALONE: readonly Pick[] = ['alone'];

/** The call in one pick: what is really missing, and no promise. */
function trueCall(k: Known<Afternova>, seat: Seat, slot: number): Pick {
  const { pub } = k;
  const planet = planetIn(pub, slot);
  const { a, b } = addedBy(pub, planet, seat, ownOf(k).paws);
  return ASK[10 * Math.max(0, planet.needA - a) + Math.max(0, planet.needB - b)];
}

/** The list of Paws starts at `from` in the path and ends with `done`. */
export const aloneChoice = (k: Known<Afternova>, seat: Seat, slot: number, path: readonly Pick[], from: number): Choice<Afternova> | null =>
  path[path.length - 1] === 'done' ? null : pawsChoice(k.pub, slot, seat, ownOf(k).paws, path, from, null, true);

/** A9: alone, the active player takes everything. */
export function extractAlone(s: State<Afternova>, seat: Seat, slot: number, answer: readonly Pick[], from: number, x: Hands<Afternova>): void {
  const paws = cardsIn(answer, from, answer.length - 1);
  execute(s, slot, [{ seat, paws, share: s.pub.planets[slot].gems.slice() }], [], x);
}

/** planet, call, lack, lack, price …, done; or planet, ask. */
function callChoice({ pub }: Known<Afternova>, seat: Seat, path: readonly Pick[]): Choice<Afternova> | null {
  const slot = meantBy(path[0]);
  const { needA, needB } = planetIn(pub, slot);
  if (path.length === 2) return { kind: 'lack', picks: LACKS[needA], ends: false, rule: 'A9' };
  if (path.length === 3) return { kind: 'lack', picks: LACKS[needB], ends: false, rule: 'A9' };
  if (path[path.length - 1] === 'done') return null;
  const price = priceIn(path);
  const { gems } = pub.planets[slot];
  const some = PRICE.filter((_, c) => price[c] < gems[c] + pub.store[seat][c]);
  const full = path.length - 4 >= MOST_PRICE;
  const picks: Pick[] = full ? ['done'] : [...some, 'done'];
  const greyed = (): Refusal<Afternova>[] =>
    full ? some.map((pick) => ({ pick, rule: 'A9', why: 'promise-full', with: { most: MOST_PRICE } })) : [];
  return { kind: 'price', picks, ends: false, rule: 'A9', greyed };
}
/** By the number of icons a planet needs: how many a call may say are missing. */
const LACKS: readonly (readonly Pick[])[] = LACK.map((_, n) => LACK.slice(0, n + 1));

function priceIn(path: readonly Pick[]): number[] {
  const price = noGems();
  for (let i = 4; i < path.length; i++) if (path[i] !== 'done') price[meantBy(path[i])]++;
  return price;
}

function call(s: State<Afternova>, seat: Seat, answer: readonly Pick[], x: Hands<Afternova>): void {
  const { pub } = s;
  const slot = meantBy(answer[0]);
  const price = priceIn(answer);
  const brief = answer.length === 2 ? meantBy(answer[1]) : 0;
  const lacks: [number, number] = answer.length === 2 ? [Math.floor(brief / 10), brief % 10] : [meantBy(answer[2]), meantBy(answer[3])];
  pub.acts.calls++;
  pub.talks = { slot, lacks, price, offers: noOffers(s.mine.length), contract: null, said: null };
  if (x.telling) {
    const planet = packOf(pub.options).planets[pub.planets[slot].card];
    x.tell('all', { kind: 'called', seat, planet: planet.card, skills: [planet.a, planet.b], lacks: [lacks[0], lacks[1]], price: price.slice() });
  }
  x.push({ step: 'talks', open: false });
}
