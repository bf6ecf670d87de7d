/** What bots must not do: attack where nobody can be, turn away from a hatch that is as good as reached. */
import { choose, FastChance, Match, randomAnswer, readOptions, seatsOf, viewOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { night } from '../bot/night.ts';
import { aliens } from '../game.ts';
import { lawOf } from '../rules/law.ts';
import { possible } from '../rules/possible.ts';
import { ATTACK, note, SEEN, SILENCE } from '../rules/trail.ts';
import { alex, arrange, ben, dani, question } from './table.ts';

const chance = new FastChance('bot');

describe('an attack', () => {
  test.each(['galilei', 'galvani'] as const)('E13, B.6: never tempts in Arena where publicly nobody can be (%s)', (zone) => {
    const options = readOptions(aliens, { scenario: 'arena', zone });
    const match = new Match(aliens, options, 4, new FastChance(`arena ${zone}`));
    const { byName } = lawOf(options, 4).zone;
    const dice = new FastChance(`moves ${zone}`);
    let vain = 0;
    for (let turn = 0; turn < 80 && !match.over; turn++) {
      const [seat] = match.state.flow.asked;
      const k = viewOf(match.state, seat);
      if (match.state.flow.label === 'move') {
        const others = seatsOf(4).filter((o) => o !== seat);
        const places = new Set(others.flatMap((o) => possible(k, o, seat).now));
        for (const to of choose(aliens, k, seat, [])?.picks ?? []) {
          const c = choose(aliens, k, seat, [to]);
          if (c === null || places.has(byName.get(to) ?? -1)) continue;
          vain++;
          const weights = mind.weigh(k, { out: [], pile: 0 }, seat, [to], c, chance);
          expect(weights[c.picks.indexOf('quiet')] - weights[c.picks.indexOf('attack')], `${to} in turn ${turn}`).toBeGreaterThan(5);
        }
      }
      match.answer(seat, randomAnswer(aliens, match.know(seat), seat, dice));
    }
    expect(vain).toBeGreaterThan(100);
  });
});

describe('a human two steps from a hatch', () => {
  test.each([
    ['C08', 1],
    ['C09', 2],
  ] as const)('E27: takes the safe sector beside it on GALVANI: B12 to B11, not A12 (an alien was seen in %s %i moves ago)', (seen, moves) => {
    const t = arrange({ options: { zone: 'galvani' }, at: ['B12', seen, 'W05', 'S13'], round: 9 });
    note(t.pub, dani, SEEN, t.zone.byName.get('S13'));
    note(t.pub, ben, SEEN, t.zone.byName.get(seen));
    for (let i = 0; i < moves; i++) note(t.pub, ben, SILENCE);
    note(t.pub, alex, SEEN, t.zone.byName.get('B12'));
    const c = question(t.match.know(alex), alex);
    const weights = mind.weigh(t.match.know(alex), { out: [], pile: 0 }, alex, [], c, chance);
    expect(c.picks[weights.indexOf(Math.max(...weights))]).toBe('B11');
  });
});

describe('the night', () => {
  const at = (t: ReturnType<typeof arrange>, name: string): number => t.zone.byName.get(name) ?? -1;

  test('E13: is dangerous where a known alien can strike, and nowhere else', () => {
    const t = arrange({ options: { zone: 'galilei' }, at: ['E08', 'H08', 'W05', 'W12'], round: 9 });
    note(t.pub, ben, ATTACK, at(t, 'H08'));
    note(t.pub, dani, SEEN, at(t, 'W12'));
    note(t.pub, alex, SEEN, at(t, 'E08'));
    const k = t.match.know(alex);
    expect(night(k, alex).risk(at(t, 'F08'), false)).toBeGreaterThan(0.1);
    expect(night(k, alex).risk(at(t, 'D08'), false)).toBeLessThan(0.02);
  });

  test('E31: a human who cannot reach a hatch in time is lost, one who hardly can is nearly so', () => {
    const outAt = (round: number): number =>
      mind.value(arrange({ options: { zone: 'galilei' }, at: ['E08', 'L05', 'W05', 'W12'], round }).match.state)[alex];
    expect(outAt(10)).toBeGreaterThan(0.05);
    expect(outAt(33)).toBeLessThan(0.6 * outAt(10));
    expect(outAt(38)).toBe(0);
  });
});
