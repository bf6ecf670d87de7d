/** A match in a link: it fits, it comes back whole, and whatever a stranger writes there ends in one sentence. */
import { deflateRawSync } from 'node:zlib';
import { think } from '@starboard/bots';
import { FastChance, Match, type MatchRecord, makeRecord, plainTerms, readOptions, verify, waitedFor } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { type AnyCartridge, gameIds, loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { BadLink, LONGEST_LINK, packRecord, unpackRecord } from '../src/worker/link.ts';

const seed = seedOf('web: links');

/** More answers than this, each with its time and a bot's seed, are too much for a link: then only a file holds the match. */
const MANY = 300;

/** A match of bots, whole or its first answers, with all that a record of this device has: times, efforts, names. */
function played(cartridge: AnyCartridge, seats: number, key: string, most = Number.POSITIVE_INFINITY): MatchRecord {
  const { game } = cartridge;
  const options = readOptions(game, { ...game.presets?.solo });
  const match = new Match(game, options, seats, new FastChance(key), 0);
  const chance = new FastChance(`${key} bots`);
  let at = 0;
  while (!match.over && match.length <= most) {
    const seat = waitedFor(match.state)[0];
    const botSeed = chance.int(2 ** 31);
    const { answer, iterations } = think(cartridge, 'normal', match.know(seat), match.memories[seat], seat, botSeed, {});
    match.answer(seat, answer, { bot: 'normal', iterations, seed: botSeed }, (at += 500 + chance.int(4000)));
  }
  const names = Array.from({ length: seats }, (_, i) => `Ærøskøbing ${i + 1}`);
  return JSON.parse(JSON.stringify(makeRecord(match, plainTerms(game, options, names), { kind: 'seed', seed: key }, names))) as MatchRecord;
}

const pack = (value: unknown): string => deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const why = (text: string): Promise<string> =>
  unpackRecord(text).then(
    () => 'opened',
    (error: unknown) => (error instanceof BadLink ? error.why : `threw ${error}`),
  );

describe.each(gameIds)('%s', (id) => {
  test('a match of any size fits into a link, unless it is very long, and is the same and in order when it is opened', async () => {
    const cartridge = await loadGame(id);
    const { game } = cartridge;
    const all = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => game.seats[0] + i);
    const fitting = all.filter((seats) => (game.fits?.(readOptions(game, { ...game.presets?.solo }), seats) ?? null) === null);
    for (const seats of [fitting[0], fitting.at(-1)!]) {
      const record = played(cartridge, seats, `${seed} ${seats}`);
      const text = await packRecord(record);
      if (text === null) {
        expect(record.entries.length).toBeGreaterThan(MANY);
        continue;
      }
      expect(text).toMatch(/^[\w-]+$/);
      expect(text.length).toBeLessThanOrEqual(LONGEST_LINK);
      console.log(`${id}, ${seats} seats: ${record.entries.length} entries, ${JSON.stringify(record).length} characters, ${text.length} in the link`);
      const again = await unpackRecord(text);
      expect(JSON.parse(JSON.stringify(again))).toEqual(record);
      expect(verify(cartridge.game, again).findings).toEqual([]);
    }
  });

  test('a record of other rules is not packed: only a file holds it', async () => {
    const record = played(await loadGame(id), (await loadGame(id)).game.seats[0], seed.toString());
    expect(await packRecord({ ...record, entries: record.entries.map((e) => ({ ...e, rules: 'older' })) })).toBeNull();
  });

  test('a link that was cut, mistyped or forged is damaged; one of other rules says so', async () => {
    const record = played(await loadGame(id), (await loadGame(id)).game.seats[0], `${seed} cut`, MANY);
    const text = (await packRecord(record))!;
    expect(await why(text.slice(0, text.length / 2))).toBe('broken');
    expect(await why(`${text.slice(0, 40)}${text[40] === 'A' ? 'B' : 'A'}${text.slice(41)}`)).toBe('broken');
    const { format, version } = { format: 'starboard/thin', version: 1 };
    const head = { format, version, names: record.names, source: record.source, outcome: record.outcome, began: 0 };
    expect(await why(pack({ ...head, terms: record.terms, acts: [[{ kind: 'answer', seat: 0, answer: ['win'] }, 1]] }))).toBe('broken');
    expect(await why(pack({ ...head, terms: { ...record.terms, rules: 'older' }, acts: [] }))).toBe('rules');
    expect(await why(pack({ ...head, terms: { ...record.terms, game: 'elsewhere' }, acts: [] }))).toBe('game');
    expect(await why(pack({ ...head, terms: { ...record.terms, game: '__proto__' }, acts: [] }))).toBe('game');
  });
});

test('what is no link of ours is refused before it costs anything', async () => {
  for (const text of ['', '!', 'a b', '%00', '=', 'AAAA', pack('no json'), pack('[]'), pack('null'), pack('{"format":"starboard/thin"}')]) {
    expect(await why(text), text).toBe('broken');
  }
  expect(await why('A'.repeat(100_000))).toBe('large');
  // A few kilobytes that would unfold into many megabytes.
  const bomb = pack('0'.repeat(30_000_000));
  expect(bomb.length).toBeLessThan(64_000);
  expect(await why(bomb)).toBe('large');
});
