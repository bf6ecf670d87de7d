/** Every game can be played to its end by walking the questions alone, as the text table does. */
import { completes, FastChance, know, Match, question, type Seat, seatsOf, stepBack, type Types, withForced } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { findRules } from '../src/play/rules.ts';
import { linePhrase, reason } from '../src/play/text.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

const LONGEST = 20_000;

test.each(gameIds)('%s: questions, greyed picks with reasons, scene and log, in both languages', async (id) => {
  const { game } = await loadGame(id);
  const seats = game.seats[0];
  const options = Object.fromEntries(Object.entries(game.options as Record<string, { usual: unknown }>).map(([k, s]) => [k, s.usual]));
  const match = new Match<Types>(game, options, seats, new FastChance('web'));
  const chance = new FastChance('picks');
  let greyed = 0;
  let forced = 0;
  for (let n = 0; !match.over && n < LONGEST; n++) {
    const flow = match.state.flow;
    const seat: Seat = flow.asked.filter((s) => !flow.done.includes(s))[0];
    const k = know(match.state, seat);
    for (const other of seatsOf(seats)) if (!flow.asked.includes(other)) expect(question(game, know(match.state, other), other, [])).toBeNull();
    let path: readonly string[] = [];
    for (;;) {
      const q = question(game, k, seat, path);
      expect(q?.path).toEqual(path);
      const { picks } = q!.choice;
      greyed += q!.greyed.length;
      for (const r of q!.greyed) {
        expect(picks).not.toContain(r.pick);
        expect(game.words.en.rule[r.rule]).toBeTypeOf('string');
        if (n < 50)
          for (const [words, ours] of [
            [game.words.en, en],
            [game.words.de, de],
          ] as const)
            expect(reason(words, ours, r).length).toBeGreaterThan(0);
      }
      const pick = picks[chance.int(picks.length)];
      const before = path;
      path = [...path, pick];
      if (completes(game, k, seat, q!, pick)) break;
      // What goes without saying is not asked for; a step back undoes it together with what was chosen.
      const further = withForced(game, k, seat, path);
      for (let skipped = path.length; skipped < further.length; skipped++, forced++) {
        const at = question(game, k, seat, further.slice(0, skipped))!;
        expect([at.choice.picks, at.greyed, completes(game, k, seat, at, further[skipped])]).toEqual([[further[skipped]], [], false]);
      }
      expect(further.slice(0, path.length)).toEqual(path);
      expect(stepBack(game, k, seat, further)).toEqual(before);
      path = further;
    }
    if (n % 40 === 0) for (const words of Object.values(game.words)) expect(words.scene(k, seat).length).toBeGreaterThan(0);
    const done = match.answer(seat, path);
    expect(done.refused).toBeNull();
    for (const t of done.entry?.told ?? [])
      for (const [words, ours] of [
        [game.words.en, en],
        [game.words.de, de],
      ] as const)
        expect(linePhrase(words, ours, t.event, null, [])[0]).not.toBe(`(${t.event.kind})`);
  }
  expect(match.over).toBe(true);
  expect(greyed).toBeGreaterThan(0);
  if (id === 'afternova') expect(forced).toBeGreaterThan(0);
});

test('a half-made answer keeps only what is still possible', async () => {
  const { game } = await loadGame(gameIds[0]);
  const options = Object.fromEntries(Object.entries(game.options as Record<string, { usual: unknown }>).map(([k, s]) => [k, s.usual]));
  const match = new Match<Types>(game, options, game.seats[0], new FastChance('half'));
  const seat = match.state.flow.asked[0];
  expect(question(game, know(match.state, seat), seat, ['no such pick', 'nor this'])?.path).toEqual([]);
});

test('events and reasons of other rules do not break the page', async () => {
  const { game } = await loadGame(gameIds[0]);
  expect(linePhrase(game.words.en, en, { kind: 'of the future' }, null, [])).toEqual(['(of the future)']);
  expect(reason(game.words.en, en, { pick: 'x', rule: 'X1', why: 'of the future' })).toEqual([en.refusal['not-now']]);
  expect(reason(game.words.de, de, { why: 'stale' })).toEqual([de.refusal.stale]);
});

test('rules are found by number and by words as people type them', () => {
  const book = { R1: 'The box holds 72 relics.', R12: 'To draw, point at a player.', Q1: 'Portal\u00a010 is the last. Übrigens: schön.' };
  expect(findRules(book, '')).toEqual(['R1', 'R12', 'Q1']);
  expect(findRules(book, 'r1')).toEqual(['R1']);
  expect(findRules(book, 'portal 10')).toEqual(['Q1']);
  expect(findRules(book, 'schon ubrig')).toEqual(['Q1']);
  expect(findRules(book, 'zebra')).toEqual([]);
});
