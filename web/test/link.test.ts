/** A match in a link: it fits, it comes back whole, and whatever a stranger writes there ends in one sentence. */
import { deflateRawSync } from 'node:zlib';
import { think } from '@starboard/bots';
import {
  FastChance,
  Match,
  type MatchRecord,
  makeRecord,
  plainTerms,
  randomAnswer,
  readOptions,
  seatsOf,
  TAKE_BACKS,
  thin,
  verify,
  waitedFor,
} from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { type AnyCartridge, gameIds, loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { packRecord, unpackRecord } from '../src/worker/link.ts';
import { BadLink, LONGEST_LINK } from '../src/worker/packed.ts';

const seed = seedOf('web: links');

/** Of a match that goes on for longer only this much is played where any match will do. */
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

type Line = MatchRecord['entries'][number];
const seedIn = ({ act }: Line): number => (act.kind === 'answer' && typeof act.by === 'object' ? act.by.seed : 0);
const withoutSeed = (e: Line): Line =>
  e.act.kind === 'answer' && typeof e.act.by === 'object' ? { ...e, act: { ...e.act, by: { ...e.act.by, seed: 0 } } } : e;

const pack = (value: unknown): string => deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const why = (text: string): Promise<string> =>
  unpackRecord(text).then(
    () => 'opened',
    (error: unknown) => (error instanceof BadLink ? error.why : `threw ${error}`),
  );

describe.each(gameIds)('%s', (id) => {
  test('a match of any size fits into a link, and is the same and in order when it is opened', async () => {
    const cartridge = await loadGame(id);
    const { game } = cartridge;
    const all = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => game.seats[0] + i);
    const fitting = all.filter((seats) => (game.fits?.(readOptions(game, { ...game.presets?.solo }), seats) ?? null) === null);
    for (const seats of [fitting[0], fitting.at(-1)!]) {
      const record = played(cartridge, seats, `${seed} ${seats}`);
      const text = (await packRecord(record))!;
      expect(text).toMatch(/^2\.[\w-]+$/);
      expect(text.length).toBeLessThanOrEqual(LONGEST_LINK);
      const again = JSON.parse(JSON.stringify(await unpackRecord(text))) as MatchRecord;
      // Where little room was missing, it is without the numbers with which bots began to think.
      const bare = again.entries.every((e) => seedIn(e) === 0);
      console.log(
        `${id}, ${seats} seats: ${record.entries.length} entries, ${JSON.stringify(record).length} characters, ${text.length} in the link${bare ? ', without the seeds of bots' : ''}`,
      );
      expect(again).toEqual(bare ? { ...record, entries: record.entries.map(withoutSeed) } : record);
      expect(verify(cartridge.game, again).findings).toEqual([]);
    }
  });

  test('a record of other rules is not packed: only a file holds it', async () => {
    const record = played(await loadGame(id), (await loadGame(id)).game.seats[0], seed.toString());
    expect(await packRecord({ ...record, entries: record.entries.map((e) => ({ ...e, rules: 'older' })) })).toBeNull();
  });

  test('a link of the older form is opened as ever', async () => {
    const { game } = await loadGame(id);
    const record = played(await loadGame(id), game.seats[0], `${seed} old`, MANY);
    expect(JSON.parse(JSON.stringify(await unpackRecord(pack(thin(game, record)))))).toEqual(record);
  });

  test('a link that was cut, mistyped or forged is damaged; one of other rules says so', async () => {
    const record = played(await loadGame(id), (await loadGame(id)).game.seats[0], `${seed} cut`, MANY);
    const text = (await packRecord(record))!;
    expect(await why(text.slice(0, text.length / 2))).toBe('broken');
    for (const at of [2, 8, 40, text.length >> 1, text.length - 3])
      expect(await why(`${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`), `letter ${at}`).toBe('broken');
    const { format, version } = { format: 'starboard/thin', version: 1 };
    const head = { format, version, names: record.names, source: record.source, outcome: record.outcome, began: 0 };
    expect(await why(pack({ ...head, terms: record.terms, acts: [[{ kind: 'answer', seat: 0, answer: ['win'] }, 1]] }))).toBe('broken');
    expect(await why(pack({ ...head, terms: { ...record.terms, rules: 'older' }, acts: [] }))).toBe('rules');
    expect(await why(pack({ ...head, terms: { ...record.terms, game: 'elsewhere' }, acts: [] }))).toBe('game');
    expect(await why(pack({ ...head, terms: { ...record.terms, game: '__proto__' }, acts: [] }))).toBe('game');
  });
});

test('people, silence, undone and taken back answers, and a match without a clock come back, too', async () => {
  const cartridge = await loadGame('rarities');
  const { game } = cartridge;
  const options = readOptions(game, {});
  const match = new Match(game, options, 4, new FastChance(`${seed} friends`), null, undefined, TAKE_BACKS);
  const chance = new FastChance(`${seed} whims`);
  const kinds = new Set<string>();
  while (!match.over) {
    const [seat] = waitedFor(match.state);
    const whim = chance.int(8);
    const back = match.canTakeBack(seat);
    const undoing = seatsOf(4).find((s) => match.canUndo(s));
    const done =
      whim === 0 && back !== null
        ? match.takeBack(seat, back)
        : whim < 3 && undoing !== undefined
          ? match.undo(undoing)
          : whim === 3
            ? match.idle(seat, chance)
            : match.answer(seat, randomAnswer(game, match.know(seat), seat, chance));
    const { act } = done.entry!;
    kinds.add(act.kind === 'answer' ? `answer ${act.by}` : act.kind);
  }
  expect([...kinds].sort()).toEqual(['answer idle', 'answer undefined', 'takeback', 'undo']);
  const names = ['A', 'B', 'C', 'D'];
  const record = JSON.parse(JSON.stringify(makeRecord(match, plainTerms(game, options, names), { kind: 'seed', seed: `${seed} friends` }, names)));
  const again = await unpackRecord((await packRecord(record))!);
  expect(JSON.parse(JSON.stringify(again))).toEqual(record);
});

test('a record that these rules refuse is not packed', async () => {
  const record = played(await loadGame('rarities'), 3, `${seed} odd`, 20);
  const entries = record.entries.map((e, i) => (i === 9 && e.act.kind === 'answer' ? { ...e, act: { ...e.act, answer: ['win'] } } : e));
  expect(await packRecord({ ...record, entries })).toBeNull();
});

test('an address that is not a link of ours is refused before it costs anything', async () => {
  for (const text of [
    '',
    '!',
    'a b',
    '%00',
    '=',
    'AAAA',
    pack('no json'),
    pack('[]'),
    pack('null'),
    pack('{"format":"starboard/thin"}'),
    '2.',
    '2.AAAA',
    '2.AAAAAAAAAAAA',
    `2.${pack('{}')}`,
  ]) {
    expect(await why(text), text).toBe('broken');
  }
  expect(await why('A'.repeat(100_000))).toBe('large');
  // A few kilobytes that would unfold into many megabytes.
  const bomb = pack('0'.repeat(30_000_000));
  expect(bomb.length).toBeLessThan(64_000);
  expect(await why(bomb)).toBe('large');
});
