/** What goes by itself must be what its owner would have done: no moon is given up for nothing, and the payment said is the payment made. */
import { FastChance, Match, question, randomAnswer, readOptions, waitedFor } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { andromeda } from '../../game.ts';
import { ANY, contentOf, MATERIAL } from '../../rules/content.ts';
import { numberOf } from '../../rules/picks.ts';
import { payableNow } from '../../rules/resources.ts';
import type { Andromeda } from '../../rules/types.ts';
import { topFrame } from '../../words/common.ts';
import { paymentAhead, usualMoon, usualPayment } from '../habits.ts';

const seed = seedOf('andromeda: habits');

test(`a moon that is enough goes before one that is not, and a trade says what it will take (${seed})`, () => {
  let moons = 0;
  let trades = 0;
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
      const done = match.answer(seat, ahead === null ? randomAnswer(andromeda, k, seat, chance) : ['yes']);
      expect(done.refused).toBe(null);
      if (ahead === null) continue;
      const then = question(andromeda, match.know(seat), seat, []);
      expect(then && usualPayment(then, side.resources), `game ${game}, after ${match.entries.length} entries`).toBe(ahead);
      trades++;
    }
  }
  console.log(`${moons} moons, ${trades} trades`);
  expect(moons).toBeGreaterThan(0);
  expect(trades).toBeGreaterThan(10);
});
