/**
 * Presses per own turn, counted on turns of bots: every pick is a press, unless the table gives it by itself (../plan.ts). The
 * same functions answer at the table.
 */
import { type Choice, FastChance, know, Match, question, readOptions, type Seat, waitedFor, walk } from '@starboard/kernel';
import { mind } from '../../bot/mind.ts';
import { andromeda } from '../../game.ts';
import { placeOf } from '../../rules/picks.ts';
import type { Andromeda, Pick } from '../../rules/types.ts';
import { HABITS, habitual, isWish, remember, type Said } from '../habits.ts';
import { extrasAt, isByShip, launchesOf, surprises, usualActivations } from '../plan.ts';

/** One answer that took presses. */
export interface Pressed {
  readonly kind: string;
  readonly answer: Answer;
  readonly presses: number;
}
/** Presses of each turn, and which. */
export interface Counted {
  readonly launch: number[];
  readonly return: number[];
  /** Ship, region and nothing else to decide. */
  readonly plain: number[];
  /** To see where presses go: one list for each turn of either kind. */
  readonly log?: { readonly launch: (readonly Pressed[])[]; readonly return: (readonly Pressed[])[] };
}
type K = ReturnType<typeof know<Andromeda>>;
type Answer = readonly Pick[];
/** What the table remembers of a seat. */
interface Memory {
  readonly last: Map<string, readonly Pick[]>;
  readonly auto: false;
  readonly among: false;
  said: Said | null;
  wished: boolean;
}

const FIGHT: readonly string[] = ['bring', 'diplomacy', 'dice', 'prepare'];
/** Nobody brought, no tactic, so many dice: one button says it (../battle/fight.tsx). */
const stands = (pick: Pick): boolean => pick === 'ready' || pick === 'pass' || /^dice \d/.test(pick);
/** A practised player sees a difference of 1 at once. */
const INDIFFERENT = 0.1;
const NOWHERE = -9;
/** More ships than anybody has. */
const MANY = 99;

/** One turn as the table sees it. */
class Turn {
  mode: 'launch' | 'return' | null = null;
  presses = 0;
  answers = 0;
  readonly log: Pressed[] = [];
  readonly n: number;
  /** The fight goes as it was said. */
  #fights = false;
  /** The region of the launch that has just been made. */
  #launched = NOWHERE;
  /** The answers of the reactor since it was pressed. */
  #reactor = -1;
  /** What the table proposed to activate first, in its order, for so many ships; and what was activated. */
  #proposed: { readonly order: readonly Pick[]; readonly ships: number; readonly done: Pick[] } | null = null;
  /** What was just built or taken could be used at once. */
  #use: Pick | null = null;

  constructor(n: number) {
    this.n = n;
  }

  /** Something was revealed. */
  surprised(): void {
    this.#fights = false;
  }

  take(k: K, seat: Seat, kind: string, answer: Answer, last: Memory): void {
    const [first, next] = answer;
    if (kind === 'turn') this.mode = first === 'return' ? 'return' : next?.startsWith('to ') ? 'launch' : this.mode;
    if (!(kind === 'closing' && first === 'end')) this.answers++;
    const presses = this.#of(k, seat, kind, answer, last);
    this.presses += presses;
    this.log.push({ kind, answer, presses });
    this.#launched = (kind === 'turn' || kind === 'extra-turn') && next?.startsWith('to ') ? placeOf(next) : NOWHERE;
  }

  #of(k: K, seat: Seat, kind: string, answer: Answer, last: Memory): number {
    const [first, next] = answer;
    const q = question(andromeda, k, seat, []);
    if (q === null) return 0;
    const used = this.#use;
    if (used !== null && q.choice.picks.includes(used)) this.#use = null;
    if (used !== null && first === used) return 0;
    if (FIGHT.includes(kind)) return this.#fight(kind, answer, plainly(k, seat, answer, last));
    if (
      this.#launched === k.pub.turn.region &&
      extrasAt(k, seat, this.#launched).some((e) => e.step.kinds?.some((x) => x === kind) && e.step.picks.includes(first))
    )
      return 0;
    if ((kind === 'turn' || kind === 'extra-turn') && next?.startsWith('to '))
      return launchesOf(andromeda, k, seat, q, null)?.by.get(placeOf(next)) === first ? 1 : 2;
    // A moon is dragged to its slot or onto the stores, a module to its place; a card is touched under its planet.
    if (first === 'free slot' || first === 'free abandon') return 1;
    if (kind === 'module' && next?.startsWith('place ')) return 1;
    if (kind === 'develop' && next?.startsWith('card ')) {
      this.#use = `free ${next}` as Pick;
      return 1;
    }
    if (kind === 'token') this.#use = `free ${first}` as Pick;
    if (kind === 'return' && !first.startsWith('free ')) return this.#activates(k, seat, q, answer, last);
    if (kind === 'reactor') return this.#reacts(first);
    return plainly(k, seat, answer, last);
  }

  #fight(kind: string, answer: Answer, whole: number): number {
    const said = this.#fights;
    const done = answer.filter(stands).length;
    // There was nothing to decide.
    if (whole === 0) return 0;
    // Everybody in range comes: a row of its own says that and the rest.
    if (kind === 'bring' && answer.length > 0 && !answer.includes('ready')) {
      this.#fights = true;
      return 1;
    }
    if (done === answer.length) {
      // Cards that could be used are asked about unless the dice row says that none are.
      this.#fights = true;
      return said && (kind !== 'prepare' || answer.length === 1) ? 0 : 1;
    }
    this.#fights = kind !== 'diplomacy' && answer.at(-1) === 'ready';
    // A tactic and whom it is aimed at are one press; ships and uses are one each, and the last press goes on.
    return kind === 'diplomacy' ? 1 : Math.min(whole, answer.length);
  }

  /** What a ship activates is counted when the turn is over: whoever knows what is wanted touches first what the table does not propose. */
  #activates(k: K, seat: Seat, q: NonNullable<ReturnType<typeof question<Andromeda>>>, answer: Answer, last: Memory): number {
    const [first] = answer;
    this.#reactor = first === 'reactor' ? 0 : -1;
    if (!isByShip(first)) return plainly(k, seat, answer, last);
    const { pub } = k;
    this.#proposed ??= {
      order: usualActivations({ ...k, pub: { ...pub, turn: { ...pub.turn, activators: MANY } } }, seat, q),
      ships: pub.turn.activators,
      done: [],
    };
    this.#proposed.done.push(first);
    return 0;
  }

  /** The presses that activations took: one for each, or for those that were not proposed, and one for all others. */
  over(): void {
    if (this.#proposed === null) return;
    const { order, ships, done } = this.#proposed;
    let touched: readonly Pick[] = [];
    let rest = proposal(order, ships, touched);
    // Each exception touched leaves one ship fewer for what is proposed.
    for (
      let more = done.filter((p) => !rest.includes(p));
      more.length > touched.length;
      more = done.filter((p) => !rest.includes(p) || touched.includes(p))
    ) {
      touched = more;
      rest = proposal(order, ships, touched);
    }
    const fits = touched.length + rest.length === done.length && rest.length > 1;
    const presses = fits ? touched.length + 1 : done.length;
    this.presses += presses;
    this.log.push({ kind: 'return', answer: done, presses });
  }

  /** The reactor runs all; or the module that was touched first, and each further one. */
  #reacts(first: Pick): number {
    return first === 'all' || this.#reactor++ === 0 ? 0 : 1;
  }
}

const proposal = (order: readonly Pick[], ships: number, touched: readonly Pick[]): readonly Pick[] =>
  order.filter((p) => !touched.includes(p)).slice(0, ships - touched.length);

/** Pick by pick: all but what the table gives by itself. Changing its way takes two. */
function plainly(k: K, seat: Seat, answer: Answer, last: Memory): number {
  let [presses, auto] = [0, false];
  answer.forEach((pick, i) => {
    const q = question(andromeda, k, seat, answer.slice(0, i));
    const usual = q === null ? null : habitual(k, seat, q, HABITS, { ...last, auto });
    // Holding a store takes several of a sort.
    const again = i > 0 && pick === answer[i - 1] && pick.startsWith('unit ');
    auto = usual?.pick === pick && (i === 0 || auto || usual.wait);
    if (usual?.pick !== pick && !again) presses += usual === null || usual.wait ? 1 : 2;
  });
  return presses;
}

export function countPresses(seed: string, seats: number, options: Readonly<Record<string, unknown>>, into: Counted): void {
  const chance = new FastChance(seed);
  const match = new Match<Andromeda>(andromeda, readOptions(andromeda, options), seats, new FastChance(`${seed} deal`));
  let turn = new Turn(-1);
  const lasts = Array.from({ length: seats }, (): Memory => ({ last: new Map(), said: null, auto: false, among: false, wished: false }));
  const best = (weights: readonly number[]): number => weights.reduce((b, w, i) => (w > weights[b] ? i : b), 0);
  while (!match.over) {
    const { n, active } = match.state.pub.turn;
    if (n !== turn.n) {
      turn.over();
      if (turn.mode !== null) {
        into[turn.mode].push(turn.presses);
        into.log?.[turn.mode].push(turn.log);
      }
      if (turn.mode === 'launch' && turn.answers === 1) into.plain.push(turn.presses);
      turn = new Turn(n);
    }
    const [seat] = waitedFor(know(match.state, null));
    const k = know(match.state, seat);
    let kind = '';
    const last = lasts[seat];
    const memory = andromeda.blank(match.state.pub.options, seats, seat);
    const answer = walk(andromeda, k, seat, (c: Choice<Andromeda>, path) => {
      if (path.length === 0) ({ kind } = c);
      const weights = mind.weigh(k, memory, seat, path, c, chance);
      const at = best(weights);
      // Who does not care lets the table have its way.
      const q = question(andromeda, k, seat, path);
      const usual = q === null ? null : habitual(k, seat, q, HABITS, last);
      const same = usual === null ? -1 : c.picks.indexOf(usual.pick);
      return c.picks[same >= 0 && weights[same] >= weights[at] - INDIFFERENT ? same : at];
    });
    if (seat === active) turn.take(k, seat, kind, answer, last);
    const asked = question(andromeda, k, seat, []);
    answer.forEach((pick, i) => {
      const q = question(andromeda, k, seat, answer.slice(0, i));
      if (q !== null) remember(last.last, q, pick);
    });
    if (asked !== null) {
      last.wished = isWish(asked, answer[0], last.wished);
      last.said = { kind: asked.choice.kind, pick: answer[0] };
    }
    const done = match.answer(seat, answer);
    if (done.refused !== null) throw new Error(`refused: ${answer.join(', ')}`);
    if (done.entry.told.some(({ event }) => surprises(event, seat))) turn.surprised();
  }
}

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
