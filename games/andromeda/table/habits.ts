/** How this person likes to be asked: what the table answers by itself every time, at once or after a moment in which it can be stopped. */
import type { Known, Question, Seat } from '@starboard/kernel';
import { ANY, contentOf, effectsAt, MATERIAL, priceOfTrade } from '../rules/content.ts';
import type { Price } from '../rules/frames.ts';
import { SPACES } from '../rules/ids.ts';
import { NEBULAE } from '../rules/map.ts';
import { firstOf, numberOf, placeOf } from '../rules/picks.ts';
import { affordable, amountsOf, payableNow, payPick, shortage, waysToPay } from '../rules/resources.ts';
import { handLimit } from '../rules/turn.ts';
import type { Andromeda, ChoiceKind, Pick } from '../rules/types.ts';
import { topFrame } from '../words/common.ts';

export interface Habits {
  /** The turn ends by itself after a moment. */
  readonly end: boolean;
  /** Payments follow the usual way: energy beyond what a battle needs, material, credits; moons only where nothing else would do. */
  readonly pay: boolean;
  /** A module goes to the right end of its row. */
  readonly place: boolean;
  /** "Nothing" as the only answer is given after a moment; not among people, who would learn from the moment that it was the only one. */
  readonly only: boolean;
  /** A resource of choice and a manoeuvre are the same as last time, after a moment. */
  readonly same: boolean;
  /** Which leader comes home is decided the usual way, after a moment. */
  readonly leader: boolean;
  /** After a moment: what was just wished for and can be had in one way only; an ability that costs nothing; a second step or repair like the first. */
  readonly sole: boolean;
}
export const HABITS: Habits = { end: true, pay: true, place: true, only: true, same: true, leader: true, sole: true };

/** What this person chose before, newest first, by what was asked (`memoryOf`). */
export type LastTime = ReadonlyMap<string, readonly Pick[]>;
const DEAR: readonly Pick[] = ['unit 0', 'unit 4'];
/** What a choice is remembered under: any resource or a material, what an exchange or a theft brings, a manoeuvre; null: each time is another. */
export function memoryOf({ path, choice }: Question<Andromeda>): string | null {
  const { kind, picks } = choice;
  if (kind === 'gain') return picks.some((p) => DEAR.includes(p)) ? 'any' : 'material';
  if (kind === 'swap-take' || (kind === 'steal-unit' && path.length === 0)) return kind;
  return kind === 'maneuver' && choice.ends && path.length === 0 ? kind : null;
}
export function remember(last: Map<string, readonly Pick[]>, q: Question<Andromeda>, pick: Pick): void {
  const key = memoryOf(q);
  if (key !== null) last.set(key, [pick, ...(last.get(key) ?? []).filter((p) => p !== pick)]);
}
/** The newest choice that is possible now; further units are of the sort that was begun with. */
function asBefore(q: Question<Andromeda>, last: LastTime): Pick | null {
  const { path, choice } = q;
  const begun = choice.kind === 'gain' ? path.at(-1) : undefined;
  if (begun !== undefined && choice.picks.includes(begun)) return begun;
  const key = memoryOf(q);
  return (key === null ? undefined : last.get(key))?.find((p) => choice.picks.includes(p)) ?? null;
}

/** One's last answer. */
export interface Said {
  readonly kind: ChoiceKind;
  readonly pick: Pick;
}
const AGAIN: readonly ChoiceKind[] = ['track', 'repair'];
/** The second of several steps or repairs, like the first. */
const onceMore = ({ path, choice }: Question<Andromeda>, said: Said | null): Pick | null =>
  path.length === 0 && said?.kind === choice.kind && AGAIN.includes(choice.kind) && choice.picks.includes(said.pick) ? said.pick : null;

/** Energy beyond this lies idle: dice of a battle and activations seldom take more. */
const PLENTY = 4;
/** Units a payment takes that are worth keeping: credits and energy buy everything else. */
const dearness = (pick: Pick, stores: readonly number[]): number => {
  const [energy = 0, ice = 0, titanium = 0, nanocarbon = 0, credits = 0] = amountsOf(pick);
  const idle = Math.min(energy, Math.max(0, stores[0] - PLENTY));
  return 20 * credits + 10 * (energy - idle) + ice + titanium + nanocarbon;
};
/** After it the stores are as even as they can be. */
const unevenness = (pick: Pick, stores: readonly number[]): number => amountsOf(pick).reduce((sum, n, i) => sum + (stores[i] - n) ** 2, 0);

/** The usual way to pay: with idle energy, then material, energy, credits, from what there is most of; null: only moons would do. */
export function usualPayment(q: Question<Andromeda>, stores: readonly number[]): Pick | null {
  if (q.choice.kind !== 'pay') return null;
  return usualWay(
    q.choice.picks.filter((p) => p.startsWith('pay ')),
    stores,
  );
}
const usualWay = (ways: readonly Pick[], stores: readonly number[]): Pick | null =>
  ways.toSorted((a, b) => dearness(a, stores) - dearness(b, stores) || unevenness(a, stores) - unevenness(b, stores))[0] ?? null;

/** What the usual way would take for an answer that leads to a payment: units, or first a moon; null: it leads to none, or there is but one way. */
export function paymentAhead(k: Known<Andromeda>, seat: Seat, pick: Pick): Pick | null {
  const { pub } = k;
  const price = priceAhead(k, pick);
  if (price === null) return null;
  const { resources, dock } = pub.sides[seat];
  if (!payableNow(pub, seat, price)) return affordable(pub, seat, price) ? leastMoon(pub, seat, price, dock) : null;
  const picks = waysToPay(resources, price).map(payPick);
  return picks.length < 2 ? null : usualWay(picks, resources);
}
function priceAhead(k: Known<Andromeda>, pick: Pick): Price | null {
  const frame = topFrame(k);
  if (frame?.step === 'trade') return pick === 'yes' ? frame.price : null;
  if (frame?.step !== 'choose' || !pick.startsWith('option ')) return null;
  const c = contentOf(k.pub.options);
  const asked = effectsAt(c, frame.at)[frame.e];
  const [first] = asked.k === 'choose' ? asked.options[numberOf(pick)] : [];
  return first?.k === 'trade' ? priceOfTrade(c, first) : null;
}

/** Where only moons would do: the one after which least is missing, and of those the one that gives least; null: it can be paid without. */
export function usualMoon(k: Known<Andromeda>, seat: Seat, q: Question<Andromeda>): Pick | null {
  const { kind, picks } = q.choice;
  const f = topFrame(k);
  if (kind !== 'pay' || f?.step !== 'pay' || picks.some((p) => !p.startsWith('abandon '))) return null;
  return leastMoon(k.pub, seat, f.price, picks.map(numberOf));
}
function leastMoon(pub: Known<Andromeda>['pub'], seat: Seat, price: Price, docked: readonly number[]): Pick | null {
  const { moons } = contentOf(pub.options);
  const { resources } = pub.sides[seat];
  const rated = docked.map((moon) => {
    const { price: given } = moons[moon];
    const short = shortage(
      resources.map((n, r) => n + given[r]),
      price,
    );
    return { moon, missing: Math.max(0, short - given[ANY] - given[MATERIAL]), worth: given.reduce((sum, n) => sum + n, 0) };
  });
  const [first] = rated.toSorted((a, b) => a.missing - b.missing || a.worth - b.worth);
  return first === undefined ? null : `abandon ${first.moon}`;
}

/** The right end of the only row a bought module can go to; null: there is a row to choose, or something else is asked. */
export function rightEnd(q: Question<Andromeda>): Pick | null {
  const { kind, picks } = q.choice;
  if (kind !== 'place' || picks.some((p) => firstOf(p) !== firstOf(picks[0]))) return null;
  return picks.reduce((best, p) => (numberOf(p) > numberOf(best) ? p : best));
}

/** The leader who is hardest to fetch: in a nebula (N91), else where fewest are, since several come home together (N115). */
function usualLeader({ pub }: Known<Andromeda>, seat: Seat, { kind, picks }: Question<Andromeda>['choice']): Pick | null {
  if (kind !== 'leader') return null;
  const reach = (p: Pick): number => (NEBULAE.includes(placeOf(p)) ? 0 : pub.map.leaders[seat * SPACES + placeOf(p)]);
  return picks.filter((p) => p.startsWith('leader ')).toSorted((a, b) => reach(a) - reach(b))[0] ?? null;
}

/** An answer that says what is wanted next: one of several things, a card, token or module for what it does, a trade. */
const saysWish = ({ choice }: Question<Andromeda>, pick: Pick): boolean =>
  choice.kind === 'choose' || (choice.kind === 'trade' && pick === 'yes') || /^(free (tactic|token|card|ability)|activate|energize|head) /.test(pick);
/** Whether something is wished for after an answer. `before`: it was; paying for it changes nothing. */
export const isWish = (q: Question<Andromeda>, pick: Pick, before = false): boolean => saysWish(q, pick) || (before && q.choice.kind === 'pay');
const DECLINES: readonly Pick[] = ['skip', 'stop', 'pass', 'ready'];
export const WISHED: readonly ChoiceKind[] = ['build', 'upgrade', 'repair', 'moon', 'leader', 'recall'];
/** What was wished for can be had in one way only: asking whether it is wanted would be asking twice. */
function soleWay({ path, choice }: Question<Andromeda>): Pick | null {
  if (path.length > 0 || !WISHED.includes(choice.kind)) return null;
  const ways = choice.picks.filter((p) => !p.startsWith('free ') && !DECLINES.includes(p));
  return ways.length === 1 ? ways[0] : null;
}

/** An ability that costs nothing is used. */
function gift(k: Known<Andromeda>, { choice }: Question<Andromeda>): Pick | null {
  const f = topFrame(k);
  return choice.kind === 'ability' && f?.step === 'ability' && contentOf(k.pub.options).powers[f.ability].price === null ? 'yes' : null;
}

/** What says no more than "nothing": no card is shown by it, nothing is paid. */
const NOTHING: readonly Pick[] = ['pass', 'skip', 'stop', 'ready'];
/** After these dice fall, and nobody rolls by waiting. */
const ROLLS: readonly ChoiceKind[] = ['dice', 'prepare', 'void'];
/** Nothing can be decided: N299 asks so that nobody learns what somebody holds. */
export const onlyAnswer = ({ path, choice }: Question<Andromeda>): boolean =>
  path.length === 0 && choice.picks.length === 1 && NOTHING.includes(choice.picks[0]) && !ROLLS.includes(choice.kind);

const DONE: readonly Pick[] = ['ready', 'stop', 'pass', 'roll'];

/** What a habit answers, at once or after a moment in which it can be stopped. */
export interface Habitual {
  readonly pick: Pick;
  readonly wait: boolean;
}

/** Other people sit at the table. */
export const isAmong = (chairs: readonly { readonly kind: string }[], seat: Seat): boolean =>
  chairs.some((c, s) => s !== seat && c.kind === 'person');

/** What went before at this table. */
export interface Before {
  readonly last: LastTime;
  readonly said: Said | null;
  /** The table itself began the answer that is being given. */
  readonly auto: boolean;
  /** See `isAmong`. */
  readonly among: boolean;
  /** The answer before this question was a wish (`isWish`). */
  readonly wished: boolean;
}

export function habitual(
  k: Known<Andromeda>,
  seat: Seat,
  q: Question<Andromeda>,
  habits: Habits,
  { last, said, auto, among, wished }: Before,
): Habitual | null {
  // For the Collective nothing goes by itself.
  if (k.flow.onBehalf !== null) return null;
  if (habits.pay) {
    const pick = usualPayment(q, k.pub.sides[seat].resources);
    if (pick !== null) return { pick, wait: false };
    const moon = usualMoon(k, seat, q);
    if (moon !== null) return { pick: moon, wait: true };
  }
  if (habits.place) {
    const pick = rightEnd(q);
    if (pick !== null) return { pick, wait: false };
  }
  // Nothing is left to decide in this answer.
  if (q.path.length > 0 && q.choice.picks.length === 1 && DONE.includes(q.choice.picks[0])) return { pick: q.choice.picks[0], wait: false };
  if (habits.only && !among && onlyAnswer(q)) return { pick: q.choice.picks[0], wait: true };
  const sole = habits.sole ? ((wished ? soleWay(q) : null) ?? onceMore(q, said) ?? gift(k, q)) : null;
  if (sole !== null) return { pick: sole, wait: true };
  const comes = habits.leader && q.path.length === 0 ? usualLeader(k, seat, q.choice) : null;
  if (comes !== null) return { pick: comes, wait: true };
  const same = habits.same ? asBefore(q, last) : null;
  // Who began to choose units goes on choosing, as long as there is a choice.
  const chooses = q.choice.kind === 'gain' && q.path.length > 0 && q.choice.picks.length > 1;
  if (same !== null && (auto || !chooses)) return { pick: same, wait: !auto };
  if (habits.end && q.path.length === 0 && ends(k, seat, q.choice)) return { pick: q.choice.kind === 'closing' ? 'end' : 'stop', wait: true };
  return null;
}

/** N116: more tactics than may be kept; hands are counted in the open. */
export const overHand = (pub: Known<Andromeda>['pub'], seat: Seat): boolean => pub.sides[seat].hand > handLimit(pub, seat);

/** No ship is left to activate anything, or nothing is left but to end the turn; not while a tactic could still be used that would be lost. */
const ends = ({ pub }: Known<Andromeda>, seat: Seat, { kind, picks }: Question<Andromeda>['choice']): boolean =>
  (kind === 'closing' && picks.includes('end') && (pub.turn.played || !overHand(pub, seat))) ||
  (kind === 'return' && pub.turn.activators === 0 && picks.includes('stop'));
