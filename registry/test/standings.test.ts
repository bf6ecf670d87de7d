/** Games that say how a match stands (`standing.ts` is optional) say it for each seat and in both languages, at every moment of one that is played at random. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance, LANGUAGES, Match, randomAnswer, readOptions, seatsOf, waitedFor } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../index.ts';
import { loadStandings } from '../standings.ts';

const seed = seedOf('registry: standings');
const MOMENTS = 60;

test.for(gameIds)('%s: a few words for the match and for every seat', async (id, { skip }) => {
  const { game } = await loadGame(id);
  const said = await loadStandings(id);
  if (said === null) {
    expect(existsSync(join(import.meta.dirname, '../../games', id, 'standing.ts')), 'standing.ts that is not listed').toBe(false);
    return skip('it says nothing of it');
  }
  const [, seats] = game.seats;
  const match = new Match(game, readOptions(game, {}), Math.min(4, seats), new FastChance(`${seed} ${id}`));
  const chance = new FastChance(`${seed} ${id} answers`);
  for (let i = 0; !match.over && i < MOMENTS; i++) {
    for (const language of LANGUAGES) {
      const { progress, seat } = said[language];
      const pub = match.know(seatsOf(1)[0]).pub;
      for (const text of [progress(pub), ...seatsOf(Math.min(4, seats)).map((s) => seat(pub, s))]) {
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/undefined|NaN|null/);
        expect(text.length).toBeLessThan(24);
      }
    }
    const asked = waitedFor(match.state)[0];
    match.answer(asked, randomAnswer(game, match.know(asked), asked, chance));
  }
});
