/**
 * How long a person waits for a bot at Afternova's table: whatever is put to a bot in a negotiation is answered within three
 * seconds, by bots that use up all the time they are given to think. On a virtual clock, so nothing here takes as long.
 */
import { type Cartridge, FastChance, type Seat, seatsOf, type Types, viewFrom, waitedFor } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';

import { bot, MatchStage, person, testSetup } from '../../host/test/stage.ts';
import { cases, seedOf } from '../../kernel/conformance/cases.ts';
import { type Level, think } from '../index.ts';

const SEED = seedOf('afternova pace');
const { game, mind }: Cartridge<Types> = await loadGame('afternova');
const brain = { game, mind };
const THREE_SECONDS = 3000;
/** Where another person has just spoken, a bot lets the word stand for a moment. */
const A_MOMENT = 500;
/** A person reads and thinks for so long, in milliseconds. */
const READS = [200, 6000] as const;

interface Deal {
  readonly active: Seat;
  readonly contract: { readonly rows: readonly { readonly seat: Seat }[] } | null;
}

/** How long bots took for what people put to them, in milliseconds over the three seconds (so below zero). */
interface Waits {
  readonly offers: number[];
  readonly contracts: number[];
}

/** People and bots play for a while. */
function waits(who: string, level: Level, pace: 'human' | 'fast', seed: number, turns: number): Waits {
  const plain = testSetup(game, who, { pace }, {}, `${seed}`);
  const sittings = [...who].map((c, i) => (c === 'p' ? person(`P${i}`) : bot(`B${i}`, level)));
  const chance = new FastChance(seed);
  const answerAs = (as: Level, k: Parameters<typeof think>[2], seat: Seat): string[] =>
    think(brain, as, k, game.blank(plain.options, who.length, seat), seat, chance.int(2 ** 31), { iterations: 4 }).answer;
  const stage = new MatchStage({ ...plain, sittings }, (order) => ({ ms: order.budget, answer: answerAs(level, order.known, order.seat) }));
  const people = seatsOf(who.length).filter((seat) => who[seat] === 'p');
  const plans = new Map<Seat, number>();
  const open = new Map<Seat, { t: number; kind: 'offers' | 'contracts' }>();
  const took: Waits = { offers: [], contracts: [] };
  let spoken = 0;
  const deal = (): Deal | null => {
    const { pub } = stage.whole('watch');
    return pub.talks === null ? null : { ...(pub.talks as Omit<Deal, 'active'>), active: pub.active as Seat };
  };
  let heard = stage.lines.length;
  const listen = (): void => {
    for (; heard < stage.lines.length; heard++) {
      const { at } = stage.lines[heard];
      const body = stage.lines[heard].body as { k: string; entry?: { act: { kind: string; seat: Seat } } };
      const act = body.entry?.act.kind === 'answer' ? body.entry.act : null;
      const waited = act === null ? undefined : open.get(act.seat);
      if (waited === undefined) continue;
      took[waited.kind].push(at - Math.max(waited.t + THREE_SECONDS, spoken + A_MOMENT));
      open.delete(act!.seat);
    }
    // What is off the table no longer needs an answer.
    const now = deal();
    for (const [seat, { kind }] of open)
      if (now === null || (kind === 'contracts' && !now.contract?.rows.some((row) => row.seat === seat))) open.delete(seat);
  };
  while (stage.host.closed === null && (stage.whole('watch').pub.turn as number) <= turns) {
    for (const seat of people) {
      if (!waitedFor(viewFrom<Types>(stage.whole(seat).pub, {})).includes(seat)) plans.delete(seat);
      else if (!plans.has(seat)) plans.set(seat, stage.now + READS[0] + chance.int(READS[1] - READS[0]));
    }
    const [seat, t] = [...plans].reduce((a, b) => (b[1] < a[1] ? b : a), [-1 as Seat, Number.POSITIVE_INFINITY] as const);
    const next = stage.next;
    if (next !== null && next < t) stage.step();
    else {
      stage.pass(Math.max(0, t - stage.now));
      listen();
      plans.delete(seat);
      const { pub, mine } = stage.whole(seat);
      const k = viewFrom<Types>(pub, mine);
      if (!waitedFor(k).includes(seat)) continue;
      const answer = answerAs('normal', k, seat);
      expect(stage.answer(seat, ...answer)?.t).toBe('ack');
      spoken = stage.now;
      listen();
      const now = deal();
      if (now === null) continue;
      if (answer[0] === 'offer' && who[now.active] === 'b' && !open.has(now.active)) open.set(now.active, { t: stage.now, kind: 'offers' });
      if (answer[0] === 'contract')
        for (const row of now.contract!.rows) if (who[row.seat] === 'b') open.set(row.seat, { t: stage.now, kind: 'contracts' });
    }
    listen();
  }
  expect(stage.faults).toEqual([]);
  return took;
}

for (const level of ['normal', 'hard'] as const)
  for (const pace of ['human', 'fast'] as const)
    test(`A9: a ${level} bot at the ${pace} pace answers a person's offer or contract within three seconds (seed ${SEED})`, () => {
      const offers: number[] = [];
      const contracts: number[] = [];
      for (let g = 0; g < cases(2); g++)
        for (const who of ['bppp', 'pbpb', 'bpbbp']) {
          const took = waits(who, level, pace, SEED + g, 12);
          offers.push(...took.offers);
          contracts.push(...took.contracts);
        }
      // Both happened: bots were asked as active players and as helpers.
      expect(offers.length).toBeGreaterThan(5);
      expect(contracts.length).toBeGreaterThan(2);
      expect(Math.max(...offers, ...contracts)).toBeLessThanOrEqual(0);
    });
