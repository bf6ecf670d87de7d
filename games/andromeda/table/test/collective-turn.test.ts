/** What the Collective did can be read step by step, on any table and after its turn, though nobody is asked anything in it. */
import { FastChance, heardBy, Match, randomAnswer, readOptions, type Seat, waitedFor } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import type { Told } from '@starboard/table-kit';
import { expect, test } from 'vitest';
import { andromeda } from '../../game.ts';
import type { Event } from '../../rules/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { LAUNCH_RULES, mainLines, RETURN_RULES, toldTurn } from '../collective-turn.ts';

const seed = seedOf('andromeda: the Collective’s turn');
const ME = 0 as Seat;
const line = (key: number, event: Event | { readonly kind: `$${string}` }): Told => ({ key, event });
const kinds = (list: readonly Told[]): readonly string[] => list.map(({ event }) => event.kind);

/** A turn of the reader, one of the Collective, and the reader's next. */
const TURNS: readonly Told[] = [
  line(1, { kind: 'turn', who: ME, n: 1, extra: false }),
  line(2, { kind: 'turn', who: 'collective', n: 2, extra: false }),
  line(3, { kind: 'c-rolled', die: 4, section: 'II' }),
  line(4, { kind: 'launched', who: 'collective', ship: 'fighter', to: 'r1c2' }),
  line(5, { kind: 'drew', who: 'collective', n: 1 }),
  line(6, { kind: '$away' }),
  line(7, { kind: 'c-bonus', bonus: 'event' }),
  line(8, { kind: 'turn', who: ME, n: 3, extra: false }),
  line(9, { kind: 'launched', who: ME, ship: 'fighter', to: 'r1c2' }),
  line(10, { kind: 'turn', who: 'collective', n: 4, extra: false }),
];
const upTo = (key: number, reader: number = ME) =>
  toldTurn(
    TURNS.filter((l) => l.key <= 9),
    key,
    reader,
  );

test('N243 to N253: each event stands under its step, and the table’s own lines under none', () => {
  const turn = upTo(8);
  expect(turn?.steps.map(kinds)).toEqual([['c-rolled'], ['launched', 'drew'], [], [], ['c-bonus'], [], [], []]);
  expect(turn).toMatchObject({ key: 2, returns: false, over: true, fresh: true });
  expect(turn && kinds(mainLines(turn))).toEqual(['launched']);
});

test('it keeps step with the table, and lasts until the reader acts or a second turn begins', () => {
  expect(upTo(1)).toBeNull();
  expect(upTo(3)).toMatchObject({ at: 0, over: false, fresh: true });
  expect(upTo(7)).toMatchObject({ at: 4, over: false, fresh: true });
  expect(upTo(9)).toMatchObject({ key: 2, over: true, fresh: false });
  // Somebody else reads on while the player after the Collective acts.
  expect(upTo(9, 3)).toMatchObject({ key: 2, over: true, fresh: true });
  expect(toldTurn(TURNS, 10, ME)).toMatchObject({ key: 10, over: false });
  expect(toldTurn([...TURNS, line(11, { kind: '$undone' })], 11, ME)).toBeNull();
});

test(`N243 to N257: in games, each turn of the Collective begins with its first step and ends before anybody else’s (${seed})`, () => {
  let [launches, returns] = [0, 0];
  for (let g = 0; g < cases(2); g++) {
    const chance = new FastChance(`${seed} ${g}`);
    const match = new Match<Andromeda>(
      andromeda,
      readOptions(andromeda, { collective: 'rank2', length: 'short' }),
      1 + (g % 2),
      new FastChance(`${seed} ${g} deal`),
    );
    const lines: Told[] = [];
    for (let n = 0; !match.over && n < 400; n++) {
      const [seat] = waitedFor(match.know(null));
      const done = match.answer(seat, randomAnswer(andromeda, match.know(seat), seat, chance));
      if (done.refused !== null) throw new Error('refused');
      for (const { event } of heardBy(done.entry.told, ME)) lines.push({ key: lines.length, event });
      const turn = toldTurn(lines, lines.length, ME);
      if (turn === null) continue;
      expect(turn.steps).toHaveLength((turn.returns ? RETURN_RULES : LAUNCH_RULES).length);
      expect(turn.steps.flat().filter(({ event }) => event.kind === 'turn')).toEqual([]);
      if (!turn.over) continue;
      // Nothing it did is lost.
      const next = lines.findIndex((l) => l.key > turn.key && l.event.kind === 'turn');
      expect(turn.steps.flat()).toHaveLength((next < 0 ? lines.length : next) - turn.key - 1);
      expect(kinds(turn.steps[0]).some((kind) => kind === 'c-rolled' || kind === 'c-returns')).toBe(true);
      if (turn.returns) returns++;
      else launches++;
    }
  }
  expect(launches).toBeGreaterThan(5);
  expect(returns).toBeGreaterThan(0);
});
