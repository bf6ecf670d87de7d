/** What goes by itself must be what its owner would have done: no moon is given up for nothing, and the payment said is the payment made. */
import { FastChance, know, Match, type Question, question, randomAnswer, readOptions, waitedFor } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { andromeda } from '../../game.ts';
import { seatOf } from '../../rules/asking.ts';
import { ANY, contentOf, MATERIAL } from '../../rules/content.ts';
import { numberOf } from '../../rules/picks.ts';
import { payableNow } from '../../rules/resources.ts';
import type { Andromeda } from '../../rules/types.ts';
import { Table } from '../../test/table.ts';
import { topFrame } from '../../words/common.ts';
import { HABITS, habitual, paymentAhead, usualMoon, usualPayment } from '../habits.ts';
import { usualActivations } from '../plan.ts';

const seed = seedOf('andromeda: habits');

test(`a moon that is enough goes before one that is not, and a trade says what it will take (${seed})`, () => {
  let [moons, trades] = [0, 0];
  for (let game = 0; game < 12; game++) {
    const chance = new FastChance(`${seed} ${game}`);
    const match = new Match<Andromeda>(andromeda, readOptions(andromeda, {}), 3, new FastChance(`${seed} ${game} deal`));
    for (let n = 0; n < 900 && !match.over; n++) {
      const [seat] = waitedFor(match.know(null));
      const k = match.know(seat);
      const q = question(andromeda, k, seat, []);
      if (q === null) throw new Error('asked for nothing');
      const f = topFrame(k);
      const side = k.pub.sides[seat];
      const moon = usualMoon(k, seat, q);
      if (moon !== null && f?.step === 'pay') {
        const enough = q.choice.picks.filter((p) => {
          const given = contentOf(k.pub.options).moons[numberOf(p)].price;
          // A unit of choice fits every gap.
          if (given[ANY] + given[MATERIAL] > 0) return true;
          const sides = k.pub.sides.with(seat, { ...side, resources: side.resources.map((have, r) => have + given[r]) });
          return payableNow({ ...k.pub, sides }, seat, f.price);
        });
        if (enough.length > 0 && enough.length < q.choice.picks.length) {
          expect(enough, `game ${game}, after ${match.entries.length} entries`).toContain(moon);
          moons++;
        }
      }
      const ahead = q.choice.kind === 'trade' ? paymentAhead(k, seat, 'yes') : null;
      const first = ahead?.startsWith('abandon ') === true;
      const done = match.answer(seat, ahead === null ? randomAnswer(andromeda, k, seat, chance) : ['yes']);
      expect(done.refused).toBe(null);
      if (ahead === null) continue;
      const then = question(andromeda, match.know(seat), seat, []);
      // With one moon that can be given up it is given up without a question.
      if (first && then?.choice.kind !== 'pay') continue;
      const taken = then && (first ? usualMoon(match.know(seat), seat, then) : usualPayment(then, side.resources));
      expect(taken, `game ${game}, after ${match.entries.length} entries`).toBe(ahead);
      trades++;
    }
  }
  console.log(`${moons} moons, ${trades} trades`);
  expect(moons).toBeGreaterThan(0);
  expect(trades).toBeGreaterThan(10);
});

const YOU = seatOf(0);

test('N56, N57: before a trade is agreed to, the moon is named that would be given up for it', () => {
  const t = new Table().noRaiders().stock({}).dock(['moon_ice_1', 'moon_energy_1']);
  t.do('base_ilion/do');
  expect(t.label).toBe('trade');
  expect(paymentAhead(know(t.s, YOU), YOU, 'yes')).toBe(`abandon ${t.moon('moon_energy_1')}`);
  t.play('yes').play(`abandon ${t.moon('moon_energy_1')}`);
  expect(t.side().dock).toEqual([t.moon('moon_ice_1')]);
  // With energy in store no moon is needed, and there is one way to pay.
  const u = new Table().noRaiders().stock({ energy: 1 }).dock(['moon_energy_1']);
  u.do('base_ilion/do');
  expect(paymentAhead(know(u.s, YOU), YOU, 'yes')).toBeNull();
});

const NOBODY = { last: new Map(), said: null, auto: false, among: false, wished: false } as const;

test('N74, N116: a turn does not end by itself while a tactic could still be used that would have to be discarded', () => {
  const t = new Table().hand(['tac_01', 'tac_02', 'tac_03']).stock({}).noRaiders();
  t.push({ step: 'turn', who: 0, extra: false, stage: 'closing', queue: [] });
  const given = () => {
    const k = know(t.s, YOU);
    const q = question(andromeda, k, YOU, []);
    expect(q?.choice.kind).toBe('closing');
    return q === null ? null : habitual(k, YOU, q, HABITS, NOBODY);
  };
  expect(given()).toEqual({ pick: 'end', wait: true });
  t.hand(['tac_01', 'tac_02', 'tac_03', 'tac_04']);
  expect(given()).toBeNull();
});

test('N116: a return with a full hand proposes the head that draws a tactic last', () => {
  const t = new Table().noRaiders().stock({});
  t.pub.turn.activators = 2;
  const q: Question<Andromeda> = {
    path: [],
    greyed: [],
    choice: { kind: 'return', picks: ['head 1', 'head 2', 'head 3', 'stop'], ends: false, rule: 'N168' },
  };
  const heads = (): readonly string[] => usualActivations(know(t.s, YOU), YOU, q);
  t.hand(['tac_01', 'tac_02']);
  expect(heads()).toEqual(['head 3', 'head 2']);
  t.hand(['tac_01', 'tac_02', 'tac_03']);
  expect(heads()).toEqual(['head 2', 'head 1']);
});
