/** Picks of several sorts under their headings: the same picks, each once, with the keys of the question. */
import { FastChance, know, Match, question, randomAnswer, readOptions, type Seat, type Types } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { sortsOf } from '../src/play/sorts.ts';

const SEED = 'sorts';

test.each(gameIds)(`%s: nothing is lost or doubled (seed "${SEED}")`, async (id) => {
  const { game } = await loadGame(id);
  const seats = Math.max(game.seats[0], 3);
  const match = new Match<Types>(game, readOptions(game, {}), seats, new FastChance(SEED));
  const chance = new FastChance(`${SEED}, answers`);
  let several = 0;
  for (let n = 0; n < 120 && !match.over; n++) {
    const { asked, done } = match.state.flow;
    const seat: Seat = asked.filter((s) => !done.includes(s))[0] ?? asked[0];
    const k = know(match.state, seat);
    const q = question(game, k, seat, [])!;
    const sorts = sortsOf(game.words.en, q, k, seat);
    if (sorts.length > 1) several++;
    const offers = sorts.flatMap((s) => s.offers);
    expect(offers.map((o) => o.pick).toSorted()).toEqual([...q.choice.picks].sort());
    for (const { pick, at } of offers) expect(q.choice.picks[at]).toBe(pick);
    expect(new Set(sorts.map((s) => s.heading)).size).toBe(sorts.length);
    match.answer(seat, randomAnswer(game, k, seat, chance));
  }
  expect(several > 0).toBe(game.words.en.group !== undefined);
});
