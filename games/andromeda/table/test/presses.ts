/**
 * Presses per own turn, counted on turns of bots: every pick is a press, unless the table gives it by itself (../plan.ts). The
 * same functions answer at the table.
 */
import { type Choice, FastChance, know, Match, question, readOptions, type Seat, waitedFor, walk } from '@starboard/kernel';
import { mind } from '../../bot/mind.ts';
import { andromeda } from '../../game.ts';
import { placeOf } from '../../rules/picks.ts';
import type { Andromeda, ChoiceKind, Pick } from '../../rules/types.ts';
import { HABITS, habitual, isRemembered, isWish } from '../habits.ts';
import { extrasAt, launchesOf, restPlan, surprises } from '../plan.ts';

export interface Counted {
  readonly launch: number[];
  readonly return: number[];
  /** Ship, region and nothing else to decide. */
  readonly plain: number[];
}
type K = ReturnType<typeof know<Andromeda>>;
type Answer = readonly Pick[];
type Last = Map<ChoiceKind, Pick>;
/** What the table remembers of a seat. */
interface Memory {
  readonly last: Last;
  readonly among: false;
  wished: boolean;
}

const FIGHT: readonly string[] = ['bring', 'diplomacy', 'dice', 'prepare'];
/** Nobody brought, no tactic, so many dice: one button says it (../battle/fight.tsx). */
const stands = (pick: Pick): boolean => pick === 'ready' || pick === 'pass' || /^dice \d/.test(pick);
const BY_SHIP = /^(reactor|head |activate )/;
/** A practised player sees a difference of 1 at once. */
const INDIFFERENT = 0.1;
const NOWHERE = -9;

/** One turn as the table sees it. */
class Turn {
  mode: 'launch' | 'return' | null = null;
  presses = 0;
  answers = 0;
  readonly n: number;
  /** The fight goes as it was said. */
  #fights = false;
  /** The region of the launch that has just been made. */
  #launched = NOWHERE;
  /** The answers of the reactor since it was pressed. */
  #reactor = -1;
  /** Everything that is left is being activated: what, and the presses it would have taken. */
  #rest: { readonly left: Set<Pick>; saved: number } | null = null;

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
    this.presses += this.#of(k, seat, kind, answer, last);
    this.#launched = (kind === 'turn' || kind === 'extra-turn') && next?.startsWith('to ') ? placeOf(next) : NOWHERE;
  }

  #of(k: K, seat: Seat, kind: string, answer: Answer, last: Memory): number {
    const [first, next] = answer;
    const q = question(andromeda, k, seat, []);
    if (q === null) return 0;
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
    if (kind === 'develop' && next?.startsWith('card ')) return 1;
    if (kind === 'return') return this.#activates(k, seat, q, first);
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

  #activates(k: K, seat: Seat, q: NonNullable<ReturnType<typeof question<Andromeda>>>, first: Pick): number {
    this.#reactor = first === 'reactor' ? 0 : -1;
    if (this.#rest === null && restPlan(k, seat, q) !== null) this.#rest = { left: new Set(q.choice.picks.filter((p) => BY_SHIP.test(p))), saved: 0 };
    const rest = this.#rest;
    if (rest?.left.delete(first) === true) {
      if (rest.saved++ === 0) return 1;
      return 0;
    }
    // Not all of it was wanted: each was touched after all.
    if (first === 'stop' && rest !== null && rest.left.size > 0) {
      this.#rest = null;
      return 1 + Math.max(0, rest.saved - 1);
    }
    return 1;
  }

  /** The reactor runs all; or the module that was touched first, and each further one. */
  #reacts(first: Pick): number {
    return first === 'all' || this.#reactor++ === 0 ? 0 : 1;
  }
}

/** Pick by pick: all but what the table gives by itself. Changing its way takes two. */
function plainly(k: K, seat: Seat, answer: Answer, last: Memory): number {
  let presses = 0;
  answer.forEach((pick, i) => {
    const q = question(andromeda, k, seat, answer.slice(0, i));
    const usual = q === null ? null : habitual(k, seat, q, HABITS, last);
    // Holding a store takes several of a sort.
    const again = i > 0 && pick === answer[i - 1] && pick.startsWith('unit ');
    if (usual?.pick !== pick && !again) presses += usual === null || usual.wait ? 1 : 2;
  });
  return presses;
}

export function countPresses(seed: string, seats: number, options: Readonly<Record<string, unknown>>, into: Counted): void {
  const chance = new FastChance(seed);
  const match = new Match<Andromeda>(andromeda, readOptions(andromeda, options), seats, new FastChance(`${seed} deal`));
  let turn = new Turn(-1);
  const lasts = Array.from({ length: seats }, (): Memory => ({ last: new Map(), among: false, wished: false }));
  const best = (weights: readonly number[]): number => weights.reduce((b, w, i) => (w > weights[b] ? i : b), 0);
  while (!match.over) {
    const { n, active } = match.state.pub.turn;
    if (n !== turn.n) {
      if (turn.mode !== null) into[turn.mode].push(turn.presses);
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
    if (asked !== null && isRemembered(asked)) last.last.set(asked.choice.kind, answer[0]);
    last.wished = asked !== null && isWish(asked, answer[0]);
    const done = match.answer(seat, answer);
    if (done.refused !== null) throw new Error(`refused: ${answer.join(', ')}`);
    if (done.entry.told.some(({ event }) => surprises(event, seat))) turn.surprised();
  }
}

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
