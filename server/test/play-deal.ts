/** A deal of a challenge, played on somebody's device. */
import { think } from '@starboard/bots';
import { type ChallengeAct, challengeActs } from '@starboard/host';
import {
  type Cartridge,
  type Cover,
  type Entry,
  FastChance,
  FLOW,
  plainTerms,
  randomAnswer,
  readOptions,
  type Seat,
  type Types,
  viewFrom,
} from '@starboard/kernel';
import { expect } from 'vitest';
import { bot, MatchStage, person } from '../../host/test/stage.ts';
import type { Deal } from '../challenges/replaying.ts';

/** Through a host as pages have it, coming and going. */
export function playHere(cartridge: Cartridge<Types>, deal: Deal, luck: string): ChallengeAct[] {
  const { game } = cartridge;
  const options = readOptions(game, { ...deal.options });
  const sittings = Array.from({ length: deal.seats }, (_, i) => (i === deal.seat ? person('P') : bot(`B${i}`, deal.level)));
  const stage = new MatchStage(
    {
      ...{ cartridge, options, seats: deal.seats, sittings, chance: new FastChance(deal.seed), botSeed: deal.botSeed, botsByEntry: true },
      settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'fast' },
      terms: plainTerms(
        game,
        options,
        sittings.map((s) => s.name),
      ),
    },
    ({ level, known, memory, seat, seed }) => ({ ms: 5, answer: think(cartridge, level, known, memory, seat, seed, {}).answer }),
  );
  const chance = new FastChance(luck);
  const me = deal.seat as Seat;
  for (let i = 0; stage.host.closed === null && i < 20_000; i++) {
    const { own, pub, mine } = stage.host.whole(me, stage.now);
    const { done } = pub[FLOW] as unknown as Cover;
    if (own?.question != null && !done.includes(me)) {
      // Presence is in the log and must not change what bots think.
      if (chance.int(9) === 0) stage.present(me);
      stage.answer(me, ...randomAnswer(game, viewFrom(pub, mine) as never, me, chance));
    } else if (!stage.step()) break;
  }
  expect(stage.host.closed).toBe('over');
  const entries = stage.lines.flatMap(({ body }) => ('entry' in (body as object) ? [(body as unknown as { entry: Entry<Types> }).entry] : []));
  return challengeActs(entries, deal.seat)!;
}
