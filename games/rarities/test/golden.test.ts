/**
 * One whole game for each number of players, as every chair and a spectator saw it, line by line, in ./golden.
 * `UPDATE_GOLDEN=1 npx vitest run games/rarities/test/golden` writes the files anew; look at what changed before you commit.
 *
 *   {…}            an event that was heard
 *   explore: ben   whom the table waits for, and for what
 *   ? collect: …   the question this chair is asked, with what is offered
 *   > take 4       its answer
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose, FastChance, mayAnswer, type Seat, seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { rarities } from '../game.ts';
import type { Options } from '../rules/types.ts';
import { name, type Player, playOne, spectator, Table } from './table.ts';

const folder = join(import.meta.dirname, 'golden');
const update = process.env.UPDATE_GOLDEN === '1';

/** Between them these have every way to land, and the memory aid. */
const GAMES: readonly [players: number, options: Partial<Options>, seed: string][] = [
  [3, { landing: 'race' }, 'andromeda'],
  [4, { landing: 'sealed' }, 'cassiopeia'],
  [5, { landing: 'open', begins: '2' }, 'orion'],
  [6, { landing: 'race', landingSeconds: 10, memoryAid: true }, 'pegasus'],
];

/** Lands at every third chance, takes what it can get and places what it can: such games end soon. */
const eager: Player = (t, seat, chance) => {
  const picks = t.offers(seat);
  if (picks.includes('stay')) return chance.int(3) === 0 ? ['land'] : ['stay'];
  const [places, takes] = ['place', 'take'].map((verb) => picks.filter((p) => p.startsWith(verb)));
  const wanted = places.length > 0 ? places : takes.length > 0 ? takes : picks;
  const path = [wanted[chance.int(wanted.length)]];
  for (let next = t.offers(seat, ...path); next.length > 0 && path.length < 3 && isAlien(path[0]); next = t.offers(seat, ...path)) {
    path.push(next[chance.int(next.length)]);
  }
  return path;
};
const isAlien = (pick: string): boolean => pick === 'pilferer' || pick === 'schemer';

/** What each chair saw, the spectator last. */
function transcripts(players: number, options: Partial<Options>, seed: string): string[][] {
  const chairs: (Seat | null)[] = [...seatsOf(players), spectator];
  const t = Table.deal(players, options, seed);
  const chance = new FastChance(`${seed} decides`);
  const pages = chairs.map((seat) => [`${players} players, ${JSON.stringify(t.match.options)}, as ${name(seat)} saw it`]);
  const look = (): void => {
    const { act } = t.match.entries.at(-1)!;
    for (const [i, seat] of chairs.entries()) {
      if (act.kind === 'answer' && act.seat === seat) pages[i].push(`> ${act.answer.join(', ')}`);
      pages[i].push(...t.heard(seat).map((e) => JSON.stringify(e)), t.waits);
      const k = t.match.know(seat);
      if (seat === null || !mayAnswer(k, seat)) continue;
      const choice = choose(rarities, k, seat, [])!;
      pages[i].push(`? ${choice.kind}: ${choice.picks.join(', ')}`);
    }
  };
  for (look(); !t.over; look()) playOne(t, chance, eager);
  const end = JSON.stringify(t.match.outcome);
  return pages.map((page) => [...page, end, '']);
}

describe.each(GAMES)('%i players, %o', (players, options, seed) => {
  const pages = transcripts(players, options, seed);
  test.each(pages.map((page, i) => [name(seatsOf(players)[i] ?? spectator), page] as const))('golden transcript of %s', (chair, page) => {
    const file = join(folder, `${players}-${chair}.txt`);
    const text = page.join('\n');
    if (update) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file), `${file} is missing; UPDATE_GOLDEN=1 writes it`).toBe(true);
    // Line by line, so that a difference is shown where it begins.
    expect(page).toEqual(readFileSync(file, 'utf8').split('\n'));
  });
});

test('there is no golden transcript of a game that is no longer played', () => {
  const played = GAMES.flatMap(([players]) => [...seatsOf(players), spectator].map((seat) => `${players}-${name(seat)}.txt`));
  expect(readdirSync(folder).toSorted()).toEqual(played.toSorted());
});
