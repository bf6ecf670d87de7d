/** Refusals with a reason (Q44): a helper refuses a contract, or the active player turns down an offer. */
import type { Choice, Hands, Known, Seat, State } from '@starboard/kernel';
import { COLOUR_COUNT } from './gems.ts';
import { takeBack, voidContract } from './offers.ts';
import { isReason, KEEP, RATHER, seatMeant, WITH } from './picks.ts';
import { contractOf, gemsOnTable, offerOf, talksOf } from './present.ts';
import type { Afternova, Pick, Pub, Reason } from './types.ts';

type S = State<Afternova>;
type X = Hands<Afternova>;

/** Whether nobody has completed more than this seat, and it has completed something. */
const leads = (pub: Readonly<Pub>, seat: Seat): boolean =>
  pub.built[seat].length > 0 && pub.built.every((built) => built.length <= pub.built[seat].length);

/** object, reason: what a helper may say to a contract. Colours are those that the active player could give instead. */
export function objectChoice({ pub }: Known<Afternova>, path: readonly Pick[]): Choice<Afternova> | null {
  if (path.length > 1) return null;
  const gems = gemsOnTable(pub);
  const picks: Pick[] = ['too little', 'one more'];
  for (let c = 0; c < COLOUR_COUNT; c++) if (gems[c] + pub.store[pub.active][c] > 0) picks.push(RATHER[c]);
  picks.push('need paws');
  if (leads(pub, pub.active)) picks.push('you lead');
  return { kind: 'reason', picks, ends: true, rule: 'Q44' };
}

/** decline, with, reason: what the active player may say to an offer. Colours are those that it asks for. */
export function declineChoice({ pub }: Known<Afternova>, path: readonly Pick[]): Choice<Afternova> | null {
  const { offers } = talksOf(pub);
  if (path.length === 1) return { kind: 'decline', picks: WITH.filter((_, s) => offers[s] != null), ends: false, rule: 'Q44' };
  if (path.length > 2) return null;
  const seat = seatMeant(path[1]);
  const { take, want } = offerOf(pub, seat);
  const picks: Pick[] = ['no reason', 'too much', 'other paws'];
  for (let c = 0; c < COLOUR_COUNT; c++) if (take[c] + want[c] > 0) picks.push(KEEP[c]);
  if (leads(pub, seat)) picks.push('you lead');
  return { kind: 'reason', picks, ends: true, rule: 'Q44' };
}

/** Null: no reason given. */
const reasonIn = (pick: Pick | undefined): Reason | null => (pick !== undefined && isReason(pick) ? pick : null);

/** Q11: a contract that one participant refuses is void. */
export function refuseContract(s: S, seat: Seat, answer: readonly Pick[], x: X): void {
  const { n: version } = contractOf(s.pub);
  const reason = reasonIn(answer[1]);
  x.tell('all', { kind: 'refused', seat, version, reason });
  voidContract(s);
  talksOf(s.pub).said = { seat, to: s.pub.active, version, reason };
}

/** An offer is off the table; its sender may make another (Q36). */
export function declineOffer(s: S, seat: Seat, answer: readonly Pick[], x: X): Seat {
  const to = seatMeant(answer[1]);
  const reason = reasonIn(answer[2]);
  x.tell('all', { kind: 'declined', seat, to, reason, void: takeBack(s, to) });
  talksOf(s.pub).said = { seat, to, version: 0, reason };
  return to;
}
