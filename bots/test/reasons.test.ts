/** Why an answer is good, in words: for every game that says it (`bot/explain.ts` is optional), in every language, from what a seat knows. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance, LANGUAGES, Match, plain, randomAnswer, readOptions, viewOf, waitedFor } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../kernel/conformance/cases.ts';
import { hasChoice } from '../advice.ts';
import { think } from '../think.ts';

const SEED = seedOf('reasons');
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const MOST = 3000;

describe.each(gameIds)('%s', (id) => {
  test('says something about every decision, most often not the same of two answers, alike in every language, never nonsense', async ({ skip }) => {
    const cartridge = await loadGame(id);
    const { game, mind } = cartridge;
    const { reasons } = mind;
    if (reasons === undefined) {
      expect(existsSync(join(import.meta.dirname, '../../games', id, 'bot/explain.ts')), 'bot/explain.ts that nothing uses').toBe(false);
      return skip('it gives no reasons');
    }
    const chance = new FastChance(SEED);
    const match = new Match(game, readOptions(game, {}), NAMES.length, chance);
    const blind = new FastChance(SEED + 1);
    let [asked, explained, different, apart] = [0, 0, 0, 0];
    for (let i = 0; match.outcome === null && i < MOST; i++) {
      const [seat] = waitedFor(match.state);
      const known = viewOf(match.state, seat);
      const { answer } = think(cartridge, 'normal', known, match.memories[seat], seat, SEED + i, {});
      const other = randomAnswer(game, known, seat, blind);
      const heard: string[] = [];
      for (const tried of [answer, other]) {
        const said = LANGUAGES.map((language) => reasons(known, seat, tried, language).map((phrase) => plain(phrase, NAMES)));
        expect(new Set(said.map((list) => list.length)).size, `seed ${SEED}, ${tried.join(' ')}`).toBe(1);
        for (const sentence of said.flat())
          expect(sentence, `seed ${SEED}, ${tried.join(' ')}`).toMatch(/^(?!.*(undefined|NaN|#\d|Infinity| {2})).+[.]$/);
        heard.push(said[0].join(' '));
        if (hasChoice(cartridge, known, seat)) {
          asked++;
          if (said[0].length > 0) explained++;
        }
      }
      if (answer.join() !== other.join()) {
        different++;
        if (heard[0] !== heard[1]) apart++;
      }
      match.answer(seat, answer);
    }
    expect(explained / asked, `seed ${SEED}`).toBeGreaterThan(0.97);
    expect(apart / different, `seed ${SEED}`).toBeGreaterThan(0.7);
  });
});
