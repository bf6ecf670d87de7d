/**
 * The leak tests. Two worlds that differ only in what the rules call secret must look the same to the seat that may not
 * know (L1), and one answer later they may differ only by what a rule opened to that seat (L2).
 * What is in `pub` stays there in a redeal, so a secret that was written into it shows one answer later, in L2.
 * Both worlds have the same dice: how often a rule rolls must not depend on a secret.
 * The second world comes from `redeal`, which is written from the rules' list of secrets and never from the view: one
 * function for both would make these tests blind.
 */
import { FastChance } from '../../chance.ts';
import type { Seat, State, Types } from '../../contract.ts';
import { Runner, type ToldEvent } from '../../flow.ts';
import { choose, know, mayAnswer, refuse } from '../../legality.ts';
import { seatsOf } from '../../seats.ts';
import { heardBy, viewOf } from '../../view.ts';
import type { Check } from '../check.ts';
import { bytes, ContractBroken, difference, freeze, sameBytes } from '../json.ts';
import { type Play, prefixes, someAnswer, textOf } from '../play.ts';

export type Viewer = Seat | null;
export const viewerName = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

export const viewersOf = <T extends Types>(p: Play<T>): readonly Viewer[] => [...seatsOf(p.table.seats), ...(p.table.spectators ? [null] : [])];

/** The other world of a viewer. The real one is frozen meanwhile, so that a redeal cannot share or change it. */
export function otherWorld<T extends Types>(p: Play<T>, viewer: Viewer, dice: FastChance): State<T> {
  return p.game.redeal(freeze(p.game.copy(p.state)), viewer, dice);
}

/** L1: what the viewer sees of two worlds, down to every half-made answer and every refusal. */
function looksTheSame<T extends Types>(p: Play<T>, other: State<T>, viewer: Viewer, dice: FastChance): void {
  const here = viewOf(p.state, viewer);
  const there = viewOf(other, viewer);
  if (!sameBytes(here, there)) throw new ContractBroken(`${viewerName(viewer)} can tell two worlds apart by the view: ${difference(here, there)}`);
  if (viewer === null || p.over || !mayAnswer(here, viewer)) return;
  for (const [path, c] of prefixes(p.game, know(p.state, viewer), viewer, dice)) {
    const elsewhere = textOf(choose(p.game, know(other, viewer), viewer, path));
    if (textOf(c) !== elsewhere)
      throw new ContractBroken(`seat ${viewer} can tell two worlds apart by the picks after [${path}]: ${textOf(c)} / ${elsewhere}`);
  }
}

export const L1: Check = {
  name: 'L1: worlds that differ in secrets look the same',
  at(p) {
    const dice = p.dice('L1');
    for (const viewer of viewersOf(p)) {
      const other = otherWorld(p, viewer, dice);
      p.game.invariants(other);
      looksTheSame(p, other, viewer, dice);
    }
  },
};

export const L2: Check = {
  name: 'L2: one answer later they differ only by what a rule opened',
  at(p) {
    const dice = p.dice('L2');
    for (const viewer of viewersOf(p)) {
      for (const seat of p.answering()) {
        const other = otherWorld(p, viewer, dice);
        const answer = answerInBoth(p, other, seat, dice);
        if (answer !== null) soundsTheSame(p, other, viewer, seat, answer);
      }
    }
  },
};

/** An answer of the seat that is legal in both worlds, if one is easily found. */
export function answerInBoth<T extends Types>(p: Play<T>, other: State<T>, seat: Seat, dice: FastChance): readonly T['pick'][] | null {
  for (let i = 0; i < 4; i++) {
    const answer = someAnswer(p.game, know(p.state, seat), seat, dice);
    if (refuse(p.game, know(other, seat), seat, answer) === null) return answer;
  }
  return null;
}

/** What the viewer hears and then sees, in each of two worlds, after one answer with the same dice. */
export function futures<T extends Types>(p: Play<T>, other: State<T>, viewer: Viewer, seat: Seat, answer: readonly T['pick'][]) {
  const [here, there] = [p.game.copy(p.state), other].map((s) => {
    const runner = new Runner(p.game, s, new FastChance(`${p.deal} ${p.given.length}`), true);
    runner.answer(seat, answer);
    const { events, barrier } = runner.hear();
    return { heard: heardBy(events, viewer), barrier, view: viewOf(runner.state, viewer) };
  });
  return { here, there, at: firstDifference(here.heard, there.heard) };
}

function soundsTheSame<T extends Types>(p: Play<T>, other: State<T>, viewer: Viewer, seat: Seat, answer: readonly T['pick'][]): void {
  const { here, there, at } = futures(p, other, viewer, seat, answer);
  const told = `after [${answer}] of seat ${seat}`;
  if (at !== null) {
    const [a, b] = [here.heard[at], there.heard[at]];
    // In the other world something else, or nothing, may come at this place; one of the two must name a rule that opens.
    if (a?.rule == null && b?.rule == null)
      throw new ContractBroken(`${viewerName(viewer)} hears a secret ${told}: ${bytes(a?.event)} / ${bytes(b?.event)}`);
    // That nothing was opened tells as much: where one world has a barrier and the other none, undo would let one look twice.
    const undone = p.state.flow.window === 'turn' && !(here.barrier && there.barrier);
    if (undone)
      throw new ContractBroken(`${viewerName(viewer)} learns something ${told} that can be taken back: ${bytes(a?.event)} / ${bytes(b?.event)}`);
    return;
  }
  if (viewer === seat && here.barrier !== there.barrier)
    throw new ContractBroken(`seat ${seat} learns a secret ${told}: it may take back its answer in one world only`);
  // Whatever a rule opens is in the event that opens it: who heard the same sees the same.
  if (!sameBytes(here.view, there.view))
    throw new ContractBroken(`${viewerName(viewer)} sees a secret ${told} that no rule opened: ${difference(here.view, there.view)}`);
}

export function firstDifference<T extends Types>(a: readonly ToldEvent<T>[], b: readonly ToldEvent<T>[]): number | null {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    // Who else hears it is nothing the viewer is told.
    if (!sameBytes(a[i]?.event, b[i]?.event)) return i;
  }
  return null;
}
