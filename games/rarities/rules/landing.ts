/** The landing window (R16–R21, Q1–Q9, Q30) in its three forms, and who explores next. */
import { clockwise, type Hands, type Seat, type State, type Step } from '@starboard/kernel';
import { LAST_PORTAL } from '../content/cards.ts';
import { endMission } from './collect.ts';
import type { Frame, Pick, Pub, Rarities } from './types.ts';

type Landing = Extract<Frame, { step: 'landing' }>;

const BOTH: readonly Pick[] = ['land', 'stay'];
const LAND: readonly Pick[] = ['land'];

export const landing: Step<Rarities, Landing> = {
  run(s, f, x) {
    const { pub } = s;
    if (!f.closed) {
      const race = pub.options.landing === 'race';
      // Q30: at the last portal everybody must land; only a race still has something to decide there, the order.
      if (race || pub.portal < LAST_PORTAL) {
        if (pub.options.landing === 'open') return askNext(pub, f, x);
        f.closed = true;
        return x.ask({
          // Clockwise from the explorer: so the silent are landed at the last portal (Q30).
          asked: flying(pub),
          label: 'landing',
          window: race ? 'open' : 'sealed',
          revisable: true,
          seconds: race ? pub.options.landingSeconds : null,
        });
      }
    }
    if (pub.options.landing === 'sealed' && pub.portal < LAST_PORTAL) showSealed(s, f, x);
    afterLanding(s, x);
  },

  picks(k, _f, seat, path) {
    if (path.length > 0) return null;
    const { pub, flow } = k;
    if (pub.portal === LAST_PORTAL)
      return { kind: 'land-now', picks: LAND, ends: true, rule: 'R21', greyed: () => [{ pick: 'stay', rule: 'R21', why: 'must-land' }] };
    // Q1: in a race "fly on" may still become "land"; saying it twice would change nothing.
    if (flow.window === 'open' && flow.done.includes(seat)) {
      return { kind: 'land', picks: LAND, ends: true, rule: 'Q1', greyed: () => [{ pick: 'stay', rule: 'Q1', why: 'already-stayed' }] };
    }
    return { kind: 'land', picks: BOTH, ends: true, rule: 'R17' };
  },

  take(s, f, seat, answer, x) {
    const lands = answer[0] === 'land';
    switch (s.pub.options.landing) {
      case 'race':
        if (lands) {
          land(s.pub, seat, false, x);
          x.release(seat);
        } else {
          x.tell('all', { kind: 'stayed', seat, portal: s.pub.portal });
          x.settle(seat);
        }
        return;
      case 'open':
        if (lands) land(s.pub, seat, false, x);
        else x.tell('all', { kind: 'stayed', seat, portal: s.pub.portal });
        return;
      case 'sealed':
        if (lands) f._land.push(seat);
    }
  },

  /** Q42, Q30: the silent fly on, except where everybody must land. */
  idle: (k) => (k.pub.portal === LAST_PORTAL ? LAND : ['stay']),
};

/** Clockwise from the explorer: in this order a deadline answers for the silent (Q30). */
const flying = (pub: Readonly<Pub>): Seat[] => clockwise(pub.explorer, pub.hands.length).filter((s) => pub.berths[s] === 0);

/** Q2b: at one screen everybody says it in turn, clockwise from the explorer. */
function askNext(pub: Pub, f: Landing, x: Hands<Rarities>): void {
  const n = pub.hands.length;
  while (f.voices < n) {
    const seat = ((pub.explorer + f.voices++) % n) as Seat;
    if (pub.berths[seat] > 0) continue;
    x.ask({ asked: [seat], label: 'landing' });
    return;
  }
  f.closed = true;
}

/** Q2: secret choices are shown together; the pile is clockwise from the explorer. */
function showSealed(s: State<Rarities>, f: Landing, x: Hands<Rarities>): void {
  const order = clockwise(s.pub.explorer, s.pub.hands.length);
  const land_ = order.filter((seat) => f._land.includes(seat));
  if (x.telling)
    x.reveal('all', { kind: 'shown', land: land_, stay: order.filter((seat) => s.pub.berths[seat] === 0 && !f._land.includes(seat)) }, 'Q2');
  else x.reveal('all', { kind: 'shown', land: [], stay: [] }, 'Q2');
  for (const seat of land_) land(s.pub, seat, false, x);
}

/** R17: the ship lies above the portal just explored, on top of those already there. */
function land(pub: Pub, seat: Seat, forced: boolean, x: Hands<Rarities>): void {
  pub.berths[seat] = pub.portal;
  pub.ships.push(seat);
  if (!x.telling) return;
  const place = pub.ships.filter((other) => pub.berths[other] === pub.portal).length;
  x.tell('all', { kind: 'landed', seat, portal: pub.portal, place, forced });
}

/** R18, R20, R21: on with the next portal, or the mission is over. */
function afterLanding(s: State<Rarities>, x: Hands<Rarities>): void {
  const { pub } = s;
  const last = pub.portal === LAST_PORTAL;
  if (last) for (const seat of clockwise(pub.explorer, pub.hands.length)) if (pub.berths[seat] === 0) land(pub, seat, true, x);
  x.pop();
  if (last || pub.ships.length === pub.hands.length) endMission(s, last ? 'super' : 'landed', x);
  else {
    nextExplorer(s);
    x.push({ step: 'explore' });
  }
}

/** R18, R19, Q7, Q8: the next one still flying, clockwise, which may be the same player, goes on at the next portal. */
export function nextExplorer(s: State<Rarities>): void {
  const { pub } = s;
  const n = pub.hands.length;
  let seat = pub.explorer;
  do seat = ((seat + 1) % n) as Seat;
  while (pub.berths[seat] !== 0);
  pub.explorer = seat;
  pub.portal++;
}
