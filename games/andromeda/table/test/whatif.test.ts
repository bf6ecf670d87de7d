/** What the table says a tactic would make of the odds is what the engine makes of them once it is played. */
import { FastChance, Match, question, randomAnswer, readOptions, type Seat, waitedFor } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import type { Effects } from '../../content/effect.ts';
import { andromeda } from '../../game.ts';
import { contentOf } from '../../rules/content.ts';
import { RAIDERS } from '../../rules/ids.ts';
import { numberOf } from '../../rules/picks.ts';
import type { Andromeda, Pick } from '../../rules/types.ts';
import { chanceOf } from '../../words/odds.ts';
import { chanceWith, endsFight } from '../battle/whatif.ts';

const seed = seedOf('andromeda: odds of a tactic');
/** Dice, targeting and what comes after the roll, on whatever condition: nothing is asked when it is played. */
const isPlain = (list: Effects): boolean =>
  list.every((e) => ['dice', 'targeting', 'reroll'].includes(e.k) || (e.k === 'when' && isPlain(e.then) && isPlain(e.else ?? [])));
const conditionsOf = (list: Effects): readonly string[] => list.flatMap((e) => (e.k === 'when' ? [e.cond] : []));
const foeOf = (aim: Pick | undefined): Seat | typeof RAIDERS | null =>
  aim === undefined ? null : aim === 'foe raiders' ? RAIDERS : (numberOf(aim) as Seat);

test(`the odds beside a tactic are those after it is played, whatever it depends on (${seed})`, () => {
  const seen = new Map<string, number>();
  for (let game = 0; game < 6; game++) {
    const chance = new FastChance(`${seed} ${game}`);
    const match = new Match<Andromeda>(andromeda, readOptions(andromeda, {}), 2 + (game % 3), new FastChance(`${seed} ${game} deal`));
    for (let n = 0; n < 700 && !match.over; n++) {
      const waited = waitedFor(match.know(null));
      const seat = waited[chance.int(waited.length)];
      // Every seat has all of them: what is played is what the dice of this test say.
      for (const [kind, { battle }] of contentOf(match.state.pub.options).tactics.entries())
        if (isPlain(battle)) match.state.mine[seat].hand[kind] = 1;
      const k = match.know(seat);
      const q = question(andromeda, k, seat, []);
      const plays = q?.choice.kind === 'diplomacy' ? q.choice.picks.filter((p) => p !== 'pass') : [];
      // Those that depend on something come twice: they are the rare ones.
      plays.push(...plays.filter((p) => conditionsOf(contentOf(k.pub.options).tactics[numberOf(p)].battle).length > 0));
      // Now and then somebody passes: else nobody else would ever be asked.
      const play = chance.int(3) === 0 ? undefined : plays[chance.int(Math.max(1, plays.length))];
      const list = play === undefined ? null : contentOf(k.pub.options).tactics[numberOf(play)].battle;
      if (play === undefined || list === null || !isPlain(list)) {
        match.answer(seat, plays.length > 0 ? ['pass'] : randomAnswer(andromeda, k, seat, chance));
        continue;
      }
      const next = question(andromeda, k, seat, [play]);
      const aims = next?.choice.kind === 'foe' && next.path.length === 1 ? next.choice.picks : [];
      const aim = aims[chance.int(Math.max(1, aims.length))];
      const said = chanceWith(k.pub, seat, { dice: 0, list, foe: foeOf(aim) });
      const done = match.answer(seat, aim === undefined ? [play] : [play, aim]);
      expect(done.refused).toBe(null);
      const truth = chanceOf(match.know(null), seat);
      // The battle may have gone on to the roll.
      if (truth === null) continue;
      expect(said, `${play} in game ${game}, after ${match.entries.length} entries`).toBe(truth);
      for (const cond of ['plain', ...conditionsOf(list)]) seen.set(cond, (seen.get(cond) ?? 0) + 1);
    }
  }
  console.log(JSON.stringify(Object.fromEntries(seen)));
  for (const cond of ['plain', 'alone', 'vsRaider']) expect(seen.get(cond) ?? 0, cond).toBeGreaterThan(0);
});

test('N148: beside a tactic that leaves a battle or may end it stands no chance to win', () => {
  const { tactics } = contentOf(readOptions(andromeda, {})).raw;
  const ends = tactics.flatMap(({ id, battle }) => (endsFight(battle) === null ? [] : [[id, endsFight(battle)]]));
  expect(ends).toEqual([
    ['tac_09', 'withdraw'],
    ['tac_10', 'truce'],
  ]);
});
