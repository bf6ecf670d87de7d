/** Windows and undo: what may be taken back, and that arrival does not matter where answers are sealed. */
import type { FastChance, KeyedChance } from '../../chance.ts';
import type { State, Types } from '../../contract.ts';
import { Runner } from '../../flow.ts';
import { know, refuse } from '../../legality.ts';
import { Match } from '../../match.ts';
import { seatsOf } from '../../seats.ts';
import type { Check } from '../check.ts';
import { bytes, ContractBroken, difference } from '../json.ts';
import { chanceOfDeal, type GivenAnswer, type Play, someAnswer } from '../play.ts';

/** Undo and redo add entries to a log; this keeps the chance of every answer what it would have been without them. */
class Unshifted implements KeyedChance {
  shift = 0;
  readonly #inner: FastChance;

  constructor(inner: FastChance) {
    this.#inner = inner;
  }

  at(entry: number): void {
    this.#inner.at(entry - this.shift);
  }

  int(n: number): number {
    return this.#inner.int(n);
  }
}

export const undoIsExact: Check = {
  name: 'undo gives back the same bytes, redo too, and never after chance, a reveal or in a shared window',
  end(p) {
    const chance = new Unshifted(chanceOfDeal(p.deal));
    const match = new Match(p.game, p.table.options, p.table.seats, chance);
    const look = (): string => bytes([match.state, match.memories]);
    /** What each answer that can still be taken back was given on. */
    let line: { before: string; given: GivenAnswer<Types> }[] = [];
    p.given.forEach((given, i) => {
      const { window } = match.state.flow;
      const before = look();
      const { entry, refused } = match.answer(given.seat, given.answer);
      if (entry === null) throw new ContractBroken(`answer ${i + 1} is refused when played again: ${bytes(refused)}`);
      const opened = entry.chance.length > 0 || entry.told.some((t) => t.rule !== null);
      const may = seatsOf(p.table.seats).filter((seat) => match.canUndo(seat));
      if (may.some((seat) => seat !== given.seat)) throw new ContractBroken(`seat ${may} may take back an answer of seat ${given.seat}`);
      if (may.length > 0 && opened) throw new ContractBroken('an answer can be taken back after it opened something');
      if (may.length > 0 && window !== 'turn') throw new ContractBroken(`an answer can be taken back in a window that is ${window}`);
      if (may.length === 0) {
        line = [];
        return;
      }
      line.push({ before, given });
      const after = look();
      const back = line.slice(takeBack(line, p.dice(`undo ${i}`)));
      for (const point of back.toReversed()) {
        if (match.undo(point.given.seat).refused !== null)
          throw new ContractBroken(`seat ${point.given.seat} cannot take back one answer after another`);
        if (look() !== point.before)
          throw new ContractBroken(`undo does not give back what was: ${difference(JSON.parse(point.before), JSON.parse(look()))}`);
      }
      chance.shift += 2 * back.length;
      for (const point of back) match.answer(point.given.seat, point.given.answer);
      if (look() !== after) throw new ContractBroken(`redo comes out differently: ${difference(JSON.parse(after), JSON.parse(look()))}`);
    });
  },
};

/** From where the line is taken back: mostly one answer, sometimes as far as its last seat may go. */
function takeBack(line: readonly { given: GivenAnswer<Types> }[], dice: FastChance): number {
  const last = line.length - 1;
  if (dice.int(4) > 0) return last;
  let first = last;
  while (first > 0 && line[first - 1].given.seat === line[last].given.seat) first--;
  return first;
}

const MOST_ORDERS = 24;

export const sealedInAnyOrder: Check = {
  name: 'sealed answers give the same bytes in every order of arrival',
  // Such windows are rare moments in most games, so none is left out.
  always(p) {
    const { flow } = p.state;
    if (flow.window !== 'sealed' || flow.done.length > 0) return;
    const dice = p.dice('sealed');
    const given = flow.asked.map((seat) => ({ seat, answer: someAnswer(p.game, know(p.state, seat), seat, dice) }));
    const first = arrive(p, given);
    for (const order of orders(given, dice)) {
      const other = arrive(p, order);
      if (other !== first) {
        const names = `${given.map((g) => g.seat)} / ${order.map((g) => g.seat)}`;
        throw new ContractBroken(`the order of arrival ${names} makes a difference: ${difference(JSON.parse(first), JSON.parse(other))}`);
      }
    }
    if (!flow.revisable) return;
    // After a change of mind only the last answer counts.
    const changed = given.map(({ seat }) => ({ seat, answer: someAnswer(p.game, know(p.state, seat), seat, dice) }));
    const revised = arrive(p, [...changed.slice(0, -1), ...given.slice(0, -1), ...given.slice(-1)]);
    if (revised !== first) throw new ContractBroken(`a changed mind leaves a trace: ${difference(JSON.parse(first), JSON.parse(revised))}`);
  },
};

/** State and events after all sealed answers are in. The chance is that of the last entry. */
function arrive<T extends Types>(p: Play<T>, given: readonly GivenAnswer<T>[]): string {
  const s: State<T> = p.game.copy(p.state);
  const chance = chanceOfDeal(p.deal);
  const runner = new Runner(p.game, s, chance, true);
  for (const { seat, answer } of given) {
    if (s.flow.window !== 'sealed') throw new ContractBroken('a sealed window closes before all answers are in');
    const refused = refuse(p.game, know(s, seat), seat, answer);
    if (refused !== null) throw new ContractBroken(`[${answer}] of seat ${seat} is legal first and refused later: ${bytes(refused)}`);
    chance.at(p.given.length + 1);
    runner.answer(seat, answer);
  }
  return bytes([s, runner.hear().events]);
}

/** All orders of a short list, some of a long one. */
function orders<V>(list: readonly V[], dice: FastChance): V[][] {
  const all = (left: readonly V[]): V[][] =>
    left.length === 0 ? [[]] : left.flatMap((v, i) => all([...left.slice(0, i), ...left.slice(i + 1)]).map((rest) => [v, ...rest]));
  if (list.length <= 4) return all(list);
  return Array.from({ length: MOST_ORDERS }, () => {
    const left = [...list];
    return list.map(() => left.splice(dice.int(left.length), 1)[0]);
  });
}
