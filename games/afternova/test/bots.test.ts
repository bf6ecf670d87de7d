/** How bots bargain: at arranged tables, and in whole games between bots that always take their best pick. */

import { choose, FastChance, type Seat, walk } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { afternova } from '../game.ts';
import { blank } from '../rules/knowledge.ts';
import { offerOf } from '../rules/present.ts';
import type { Memory, Pick } from '../rules/types.ts';
import { andrew, arrange, deal, gemsText, jeff, mina, type Table } from './table.ts';

const SEED = seedOf('afternova bots');
const chance = new FastChance(SEED);

/** The weights of the picks after a path. */
function weights(t: Table, seat: Seat, m: Memory, ...path: Pick[]): Map<Pick, number> {
  const k = t.match.know(seat);
  const c = choose(afternova, k, seat, path)!;
  const w = mind.weigh(k, m, seat, path, c, chance);
  return new Map(c.picks.map((pick, i) => [pick, w[i]]));
}

const memoryOf = (t: Table): Memory => blank(t.pub.options, t.pub.paws.length);

/** The answer a bot thinks best. */
function best(t: Table, seat: Seat, m: Memory = memoryOf(t)): Pick[] {
  const k = t.match.know(seat);
  return walk(afternova, k, seat, (c, path) => {
    if (c.picks.length === 1) return c.picks[0];
    const w = mind.weigh(k, m, seat, path, c, chance);
    return c.picks[w.indexOf(Math.max(...w))];
  });
}

/** A helper with just what jeff lacks, and the fragments both need on the planet. */
const scene = {
  players: 3,
  paws: ['PE PP', 'EE EM SS', 'MM'],
  plans: ['bp06', 'bp08'],
  planets: [['pl02', 'YPGG']] as const,
};
const calls = ['planet 0', 'call', 'lack 0', 'lack 1', 'price G', 'done'] as const;

describe('offers', () => {
  test('A9: somebody who can help offers the Paws that are lacking, for what is of use', () => {
    const t = arrange(scene).say(jeff, ...calls);
    const answer = best(t, andrew);
    expect(answer.slice(0, 2)).toEqual(['offer', 'to active']);
    t.say(andrew, ...answer);
    const { n, take } = offerOf(t.pub, andrew);
    expect([n, gemsText(take)]).toEqual([1, 'G']);
  });

  test('A9: what is offered is taken, agreed to and carried out', () => {
    const t = arrange(scene).say(jeff, ...calls);
    t.say(andrew, ...best(t, andrew)).say(mina, 'wait');
    const contract = best(t, jeff);
    expect(contract[0]).toBe('contract');
    t.say(jeff, ...contract);
    expect(best(t, andrew)).toEqual(['agree 1']);
    t.say(andrew, 'agree 1');
    expect([t.pub.partnered, t.pub.talks]).toEqual([1, null]);
  });

  test('A9: a bot with nothing to bring stays silent', () => {
    const t = arrange({ ...scene, paws: ['PE PP', 'SS', 'MM'] }).say(jeff, ...calls);
    expect([best(t, andrew), best(t, mina)]).toEqual([['wait'], ['wait']]);
  });

  test('A20: a leader before the sixth Blueprint is not fed', () => {
    const rich = 'bp16 bp17 bp18 bp19 bp20';
    const table = { ...scene, plans: ['bp06', 'bp29'], store: [undefined, 'WW'] };
    const helped = arrange({ ...table, built: [undefined, undefined, rich] }).say(jeff, ...calls);
    const feared = arrange({ ...table, built: [rich, undefined, undefined] }).say(jeff, ...calls);
    expect(best(helped, andrew)[0]).toBe('offer');
    expect(best(feared, andrew)).toEqual(['wait']);
  });
});

describe('consent', () => {
  /** A contract lies before andrew: one of the two greens he needs. */
  const proposed = (built: readonly (string | undefined)[] = []): Table => {
    const t = arrange({ ...scene, plans: ['bp06', 'bp29'], built }).say(jeff, ...calls);
    const [paw] = t.paw(andrew, 0);
    t.say(andrew, 'offer', 'to active', paw, 'for', 'take G', 'send').say(mina, 'wait');
    return t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0, 1), 'done', 'as offered');
  };

  test('Q8: who dealt before is met half-way, who refused has to offer more', () => {
    const t = proposed();
    const agree = (m: Memory): number => weights(t, andrew, m).get('agree 1')! - weights(t, andrew, m).get('refuse 1')!;
    const friend = { ...memoryOf(t), deals: [3, 0, 0] };
    const miser = { ...memoryOf(t), refusals: [3, 0, 0] };
    expect(agree(friend)).toBeGreaterThan(agree(memoryOf(t)));
    expect(agree(miser)).toBeLessThan(agree(memoryOf(t)));
  });

  test('A20, Q44: the same contract is refused to a leader, who hears why', () => {
    expect(best(proposed(), andrew)).toEqual(['agree 1']);
    expect(best(proposed(['bp16 bp17 bp18 bp19 bp20']), andrew)).toEqual(['object 1', 'you lead']);
  });
});

test(`A9, Q36: bots settle in a few acts, keep to what they offer, and finish (seed ${SEED})`, () => {
  for (let g = 0; g < cases(6); g++) {
    const t = deal(3 + (g % 4), {}, `${SEED} ${g}`);
    let acts = 0;
    let talks = 0;
    let most = 0;
    let turn = 0;
    let inTurn = 0;
    while (t.state.stack.length > 0) {
      const [seat] = t.waited;
      const { contract } = t.pub.talks ?? { contract: null };
      const answer = best(t, seat, t.match.memories[seat] as Memory);
      if (t.pub.turn !== turn) {
        turn = t.pub.turn;
        inTurn = 0;
      }
      if (t.step === 'talks' && answer[0] !== 'wait') {
        acts++;
        most = Math.max(most, ++inTurn);
      }
      if (answer[1] === 'call') talks++;
      // A contract with one helper, exactly as that one offered it.
      const exact = contract !== null && contract.rows.length === 2 && contract.rows[1].seat === seat;
      const offer = t.pub.talks?.offers[seat];
      if (
        exact &&
        offer &&
        gemsText(offer.take) === gemsText(contract.rows[1].share) &&
        contract.gifts.length === 0 &&
        sumOf(offer.want, offer.give) === 0
      )
        expect(answer[0], `game ${g}`).toMatch(/^agree/);
      t.say(seat, ...answer);
    }
    expect(talks, `game ${g}`).toBeGreaterThan(5);
    expect(acts / talks, `acts a call, game ${g}`).toBeLessThan(6);
    expect(most, `acts in one turn, game ${g}`).toBeLessThanOrEqual(20);
    expect(t.pub.turn / t.pub.paws.length, `turns a player, game ${g}`).toBeLessThan(30);
  }
});

const sumOf = (...lists: readonly (readonly number[])[]): number => lists.flat().reduce((n, m) => n + m, 0);
