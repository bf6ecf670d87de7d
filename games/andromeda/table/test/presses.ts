/**
 * Presses per own turn, counted on turns of bots: every pick is a press, unless the table gives it by itself (../plan.ts). The
 * same functions answer at the table.
 */
import { type Choice, FastChance, know, Match, question, readOptions, type Seat, waitedFor, walk } from '@starboard/kernel';
import { mind } from '../../bot/mind.ts';
import { andromeda } from '../../game.ts';
import { placeOf } from '../../rules/picks.ts';
import type { Andromeda, Pick } from '../../rules/types.ts';
import { HABITS, habitual, launchesOf, optionsAt, surprises } from '../plan.ts';

export interface Counted {
  readonly launch: number[];
  readonly return: number[];
  /** Ship, region and nothing else to decide. */
  readonly plain: number[];
}

const FIGHT: readonly string[] = ['bring', 'diplomacy', 'dice', 'prepare'];
const STANDS: readonly Pick[] = ['ready', 'pass', 'roll', 'dice 0'];

/** The presses that one answer takes. `calm`: the fight goes as it stands. */
export function pressesFor(k: ReturnType<typeof know<Andromeda>>, seat: Seat, answer: readonly Pick[], calm: boolean): number {
  const first = question(andromeda, k, seat, []);
  if (first === null) return 0;
  const { kind } = first.choice;
  const [ship, to] = answer;
  if ((kind === 'turn' || kind === 'extra-turn') && to?.startsWith('to ')) {
    const launches = launchesOf(andromeda, k, seat, first, null);
    return launches?.by.get(placeOf(to)) === ship ? 1 : 2;
  }
  if (calm && FIGHT.includes(kind) && STANDS.includes(answer[0])) return 0;
  let presses = 0;
  let held: Pick | null = null;
  // Touching a moon and a slot, or a moon and what to do with it, says three or two picks.
  if (answer[0] === 'free slot' || answer[0] === 'free abandon') return 2;
  answer.forEach((pick, i) => {
    const q = question(andromeda, k, seat, answer.slice(0, i));
    const usual = q === null ? null : habitual(k, seat, q, HABITS);
    // Holding a store takes several of a sort.
    const again = pick === held && pick.startsWith('unit ');
    if (usual?.pick !== pick && !again) presses += usual === null || usual.wait ? 1 : 2;
    held = pick;
  });
  return presses;
}

/** A practised player sees a difference of 1 at once. */
const INDIFFERENT = 0.1;

const NOWHERE = -9;

interface Turn {
  n: number;
  mode: 'launch' | 'return' | null;
  presses: number;
  answers: number;
  calm: boolean;
  ran: boolean;
  /** The region of the launch that has just been made. */
  launched: number;
}
const blank = (n: number): Turn => ({ n, mode: null, presses: 0, answers: 0, calm: false, ran: false, launched: NOWHERE });

export function countPresses(seed: string, seats: number, options: Readonly<Record<string, unknown>>, into: Counted): void {
  const chance = new FastChance(seed);
  const match = new Match<Andromeda>(andromeda, readOptions(andromeda, options), seats, new FastChance(`${seed} deal`));
  let turn = blank(-1);
  const best = (weights: readonly number[]): number => weights.reduce((b, w, i) => (w > weights[b] ? i : b), 0);
  while (!match.over) {
    const { n, active } = match.state.pub.turn;
    if (n !== turn.n) {
      if (turn.mode !== null) into[turn.mode].push(turn.presses);
      if (turn.mode === 'launch' && turn.answers === 1) into.plain.push(turn.presses);
      turn = blank(n);
    }
    const [seat] = waitedFor(know(match.state, null));
    const k = know(match.state, seat);
    let kind = '';
    const memory = andromeda.blank(match.state.pub.options, seats, seat);
    const answer = walk(andromeda, k, seat, (c: Choice<Andromeda>, path) => {
      if (path.length === 0) ({ kind } = c);
      const weights = mind.weigh(k, memory, seat, path, c, chance);
      const at = best(weights);
      // Who does not care lets the table have its way.
      const q = question(andromeda, k, seat, path);
      const usual = q === null ? null : habitual(k, seat, q, HABITS);
      const same = usual === null ? -1 : c.picks.indexOf(usual.pick);
      return c.picks[same >= 0 && weights[same] >= weights[at] - INDIFFERENT ? same : at];
    });
    const option = kind === 'choose' && turn.launched === match.state.pub.turn.region && optionsAt(k, turn.launched).length > 1;
    if (seat === active) {
      if (kind === 'turn') turn.mode = answer[0] === 'return' ? 'return' : answer.length === 2 && answer[1].startsWith('to ') ? 'launch' : turn.mode;
      // One press runs all modules of the reactor.
      const runs = kind === 'reactor' && !answer[0].startsWith('free ');
      turn.presses += (runs && turn.ran) || option ? 0 : pressesFor(k, seat, answer, turn.calm);
      turn.ran = runs;
      // Only what is asked next is chosen with the region.
      turn.launched = kind === 'turn' && answer[1]?.startsWith('to ') ? placeOf(answer[1]) : NOWHERE;
      if (!(kind === 'closing' && answer[0] === 'end')) turn.answers++;
      if (FIGHT.includes(kind)) turn.calm = STANDS.includes(answer[0]);
    }
    const done = match.answer(seat, answer);
    if (done.refused !== null) throw new Error(`refused: ${answer.join(', ')}`);
    if (done.entry.told.some(({ event }) => surprises(event))) turn.calm = false;
  }
}

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
