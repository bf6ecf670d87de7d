/**
 * The negotiation (A9–A11, Q35–Q39): an open window for everybody. At first the active player waits and the others are asked.
 * A player who is addressed is asked again. Only the active player or the last consent ends it. Every act is bounded (Q36),
 * and only players the table waits for may `wait`, so it always terminates.
 */
import { type Choice, type Hands, type Known, type Refusal, type Seat, type State, type Step, seatsOf } from '@starboard/kernel';
import { aloneChoice, canAlone, extractAlone } from './action.ts';
import { acceptable, acceptChoice, contractChoice, mayPropose, propose, whyNoContract } from './contract.ts';
import { execute } from './extract.ts';
import { clearBids } from './hand.ts';
import { helpChoice, MOST_OFFERS, MOST_SHOWS, makeOffer, mayShow, mayWait, offerChoice, show, showChoice, takeBack } from './offers.ts';
import { isSingle, ungreyed } from './picks.ts';
import { contractOf, talksOf } from './present.ts';
import { declineChoice, declineOffer, objectChoice, refuseContract } from './reasons.ts';
import type { Afternova, Frame, Pick } from './types.ts';

type TalksFrame = Extract<Frame, { step: 'talks' }>;
type S = State<Afternova>;
type X = Hands<Afternova>;

export const talks: Step<Afternova, TalksFrame> = {
  run(s, f, x) {
    const { active, options, paws } = s.pub;
    if (!f.open) {
      f.open = true;
      const seconds = options.clock === 0 ? null : options.clock;
      const asked = seatsOf(s.mine.length);
      // The active player has called; now the others answer. Nobody waits for a player without a Paw (Q1), who may still speak.
      const done: Seat[] = [];
      for (const seat of asked) if (seat === active || paws[seat] === 0) done.push(seat);
      x.ask({ asked, done, label: 'talks', window: 'open', revisable: true, needsSecrets: true, seconds });
      return;
    }
    // Q35: everybody waits, so the negotiation lapses.
    x.tell('all', { kind: 'lapsed', seat: active });
    leave(s);
    x.pop('lapsed');
  },

  picks(k, _f, seat, path) {
    if (path.length === 0) return seat === k.pub.active ? leadChoice(k, seat) : helpChoice(k, seat);
    const c = furtherChoice(k, seat, path);
    return isSingle(c) && furtherChoice(k, seat, [...path, c.picks[0]]) !== null ? ungreyed(c) : c;
  },

  take(s, _f, seat, answer, x) {
    if (seat === s.pub.active) lead(s, seat, answer, x);
    else help(s, seat, answer, x);
  },

  idle: () => WAIT,
};
const WAIT: readonly Pick[] = ['wait'];

function furtherChoice(k: Known<Afternova>, seat: Seat, path: readonly Pick[]): Choice<Afternova> | null {
  switch (path[0]) {
    case 'offer':
      return offerChoice(k, seat, path);
    case 'show':
      return showChoice(k, seat, path);
    case 'contract':
      return contractChoice(k, seat, path);
    case 'alone':
      return aloneChoice(k, seat, talksOf(k.pub).slot, path, 1);
    case 'decline':
      return declineChoice(k, path);
    default:
      return path[0].startsWith('accept') ? acceptChoice(k, seat, path) : path[0].startsWith('object') ? objectChoice(k, path) : null;
  }
}

const ALONE = 1;
const CONTRACT = 2;
const SHOW = 4;
const WAITS = 8;
const DECLINES = 16;
/** The active player's first picks, precomputed by what is possible. */
const LEAD: readonly (readonly Pick[])[] = Array.from({ length: 32 }, (_, mask): readonly Pick[] => [
  ...((mask & CONTRACT) > 0 ? (['contract'] as const) : []),
  ...((mask & ALONE) > 0 ? (['alone'] as const) : []),
  ...((mask & DECLINES) > 0 ? (['decline'] as const) : []),
  ...((mask & SHOW) > 0 ? (['show'] as const) : []),
  ...((mask & WAITS) > 0 ? (['wait'] as const) : []),
  'abort',
]);

function leadChoice(k: Known<Afternova>, seat: Seat): Choice<Afternova> {
  const mask =
    (canAlone(k, seat, talksOf(k.pub).slot) ? ALONE : 0) |
    (mayPropose(k, seat) ? CONTRACT : 0) |
    (talksOf(k.pub).offers.some((offer) => offer !== null) ? DECLINES : 0) |
    (mayShow(k, seat) ? SHOW : 0) |
    (mayWait(k, seat) ? WAITS : 0);
  const greyed = (): Refusal<Afternova>[] => [
    ...((mask & ALONE) > 0 ? [] : [{ pick: 'alone', rule: 'A8', why: 'cannot-alone' } as const]),
    ...((mask & CONTRACT) > 0 ? [] : [whyNoContract(k)]),
    ...((mask & SHOW) > 0 || k.pub.acts.shows[seat] < MOST_SHOWS
      ? []
      : [{ pick: 'show', rule: 'Q36', why: 'too-many-shows', with: { most: MOST_SHOWS } } as const]),
  ];
  const accepts = (mask & CONTRACT) > 0 ? acceptable(k, seat) : null;
  return {
    kind: 'talks',
    picks: accepts === null ? LEAD[mask] : [...accepts, ...LEAD[mask]],
    ends: mask === 0 || mask === WAITS,
    rule: 'A9',
    greyed,
  };
}

function lead(s: S, seat: Seat, answer: readonly Pick[], x: X): void {
  switch (answer[0]) {
    case 'alone':
      extractAlone(s, seat, talksOf(s.pub).slot, answer, 1, x);
      return;
    case 'decline':
      x.settle(seat);
      offerAnew(s, declineOffer(s, seat, answer, x), x);
      return;
    case 'show':
      for (const viewer of show(s, seat, answer, x)) x.rouse(viewer);
      return;
    case 'wait':
      // If everybody else waits too, this closes the window.
      x.settle(seat);
      return;
    case 'abort':
      x.tell('all', { kind: 'aborted', seat });
      leave(s);
      x.pop('aborted');
      return;
    default:
      x.settle(seat);
      for (const helper of propose(s, seat, answer, x)) x.rouse(helper);
  }
}

/** The maker of the offer may make a better one, and is waited for while it can (Q36). */
function offerAnew(s: S, maker: Seat, x: X): void {
  if (s.pub.acts.sent[maker] < MOST_OFFERS) x.rouse(maker);
  if (s.flow.done.length === s.flow.asked.length) x.rouse(s.pub.active);
}

function help(s: S, seat: Seat, answer: readonly Pick[], x: X): void {
  const { active } = s.pub;
  switch (answer[0]) {
    case 'offer':
      makeOffer(s, seat, answer, x);
      x.settle(seat);
      x.rouse(active);
      break;
    case 'withdraw':
      x.tell('all', { kind: 'withdrew', seat, void: takeBack(s, seat) });
      x.rouse(active);
      break;
    case 'show':
      for (const viewer of show(s, seat, answer, x)) x.rouse(viewer);
      break;
    case 'wait':
      x.settle(seat);
      break;
    default:
      if (answer[0][0] === 'a') {
        if (agree(s, seat, x)) return;
      } else {
        refuseContract(s, seat, answer, x);
        x.rouse(active);
      }
      x.settle(seat);
  }
  // Only the active player is left to act.
  if (s.flow.done.length === s.flow.asked.length) x.rouse(active);
}

/** Q11: the last consent to this version carries the contract out. */
function agree(s: S, seat: Seat, x: X): boolean {
  const talks = talksOf(s.pub);
  const { n, rows, gifts, agreed: before } = contractOf(s.pub);
  const agreed = [...before, seat].sort((a, b) => a - b);
  talks.contract = { n, rows, gifts, agreed };
  x.tell('all', { kind: 'agreed', seat, version: n });
  if (agreed.length < rows.length) return false;
  const parts = rows.map((row) => ({ seat: row.seat, paws: s.mine[row.seat].bid, share: row.share }));
  execute(s, talks.slot, parts, gifts, x);
  return true;
}

/** Ends the negotiation without a deal. */
function leave(s: S): void {
  s.pub.talks = null;
  clearBids(s);
}
