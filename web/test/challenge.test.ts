/** Challenges on a device: played without a network and sent later, a friend's link, and the check of the seal. */
import { dayCommitment, daySeed, dealtFrom, wordPromise } from '@starboard/host';
import { FastChance } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { beforeEach, expect, test, vi } from 'vitest';
import { comparedWithOthers } from '../src/challenge/compared-with-others.ts';
import { compared, friendPath, friendTable, readFriendLink } from '../src/challenge/friend-link.ts';
import { playFriend } from '../src/challenge/friend-play.ts';
import { isSent, playDeal, readToday, sealOf, sendEarlier, sendResult } from '../src/challenge/today.ts';
import { challengeWords } from '../src/challenge/words.ts';
import type { ChallengeDay } from '../src/net/types.ts';
import type { LocalTable } from '../src/offline/tables.ts';

const shelf = vi.hoisted(() => ({ tables: new Map<string, LocalTable>(), lines: [] as { body: unknown }[] }));
vi.mock('../src/offline/store.ts', () => ({
  store: () => ({
    keepTable: async (table: LocalTable) => void shelf.tables.set(table.id, table),
    lines: async () => shelf.lines,
  }),
}));

// Only links to a moment read a record, in a worker that is not here.
vi.mock('../src/offline/past.ts', () => ({ pastLink: async () => null, pastRecord: async () => null }));

/** A server in a few lines: what it would answer, and what it was sent. */
let server: { up: boolean; day: ChallengeDay; got: { path: string; body: { word?: string; promise?: string } }[] };
const secret = '11'.repeat(32);

function dayWith(day: string, words: string[], roster: string[], next: string[]): ChallengeDay {
  const seed = daySeed({ secret, words });
  const after = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const deal = { game: 'aliens', options: {}, seats: 4, level: 'normal' as const, played: 0, mine: null, ...dealtFrom(seed, day, 'aliens', 4) };
  return {
    ...{ day, until: Date.parse('2100-01-01'), deals: [deal], week: [], streak: 0 },
    seal: { commitment: dayCommitment(day, secret), secret, words, roster, seed },
    next: { day: after, roster: next },
    ahead: [{ day: after, commitment: dayCommitment(after, secret) }],
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) });
  shelf.tables.clear();
  shelf.lines = [{ body: { k: 'act', entry: { act: { kind: 'answer', seat: 0, answer: ['x'] } } } }];
  server = { up: true, day: dayWith('2026-11-18', [], [], []), got: [] };
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (!server.up) throw new TypeError('no network');
    if (method === 'GET') return Response.json(server.day);
    const said = JSON.parse(body ?? '{}') as { word?: string };
    server.got.push({ path, body: said });
    return Response.json({ mine: { again: 0 }, wordFor: said.word === undefined ? null : server.day.next.day });
  });
});

/** Plays the deal of the day that this device knows. */
async function played(): Promise<LocalTable> {
  const { day } = await readToday();
  const id = await playDeal(day!.day, day!.deals[0], 'Ada', 'fast');
  const over: LocalTable = { ...shelf.tables.get(id)!, state: 'over', outcome: { ranks: [1, 2, 3, 4], scores: [43, 9, 8, 7] } as never };
  shelf.tables.set(id, over);
  return over;
}

test('played without a network, sent when there is one, also on a later day', async () => {
  await readToday();
  server.up = false;
  expect((await readToday()).away).toBe(true);
  const table = await played();
  expect(await sendResult(table)).toBeNull();
  expect([isSent(table), server.got]).toEqual([false, []]);
  server.up = true;
  // Today's results are sent by their own part of the page.
  expect(await sendEarlier([table], '2026-11-18')).toBe(0);
  expect(await sendEarlier([table], '2026-11-19')).toBe(1);
  expect(server.got.map((g) => g.path)).toEqual(['/api/challenges/2026-11-18/aliens']);
  expect([isSent(table), await sendEarlier([table], '2026-11-19')]).toEqual([true, 0]);
});

test('a word is promised first and told the next day; the device notices if the server does not keep to it', async () => {
  await sendResult(await played());
  const { promise } = server.got[0].body;
  expect(server.got[0].body.word).toBeUndefined();
  // A second game on the same day: the promise stands.
  await sendResult(await played());
  expect(server.got[1].body).not.toHaveProperty('promise');
  server.day = dayWith('2026-11-19', [], [], [promise!]);
  await sendResult(await played());
  const { word } = server.got[2].body;
  expect(wordPromise(word!)).toBe(promise);
  const honest = dayWith('2026-11-20', [word!], [promise!], []);
  expect(sealOf(honest)).toBe('own');
  // The word is left out; the list of promises is another one; another secret; a deal that does not follow.
  expect(sealOf(dayWith('2026-11-20', [], [promise!], []))).toBe('lost');
  const other = 'ef'.repeat(32);
  expect(sealOf(dayWith('2026-11-20', [word!, other].sort(), [promise!, wordPromise(other)].sort(), []))).toBe('broken');
  expect(sealOf({ ...honest, seal: { ...honest.seal, roster: null } })).toBe('broken');
  expect(sealOf({ ...honest, seal: { ...honest.seal, commitment: other } })).toBe('broken');
  expect(sealOf({ ...honest, deals: [{ ...honest.deals[0], seed: other }] })).toBe('wrong');
  // A device that saw nothing before still checks what it can.
  localStorage.setItem('starboard/challenge', '{}');
  expect(sealOf(honest)).toBe('fine');
  expect(sealOf({ ...honest, seal: { ...honest.seal, secret: other } })).toBe('wrong');
});

test('a friend’s link: the same deal, seat and bots, and the comparison; damaged ones are refused', async () => {
  const table = await played();
  const path = friendPath(table)!;
  const text = path.split('#')[1];
  const given = readFriendLink(text)!;
  expect(given).toMatchObject({ game: 'aliens', seed: table.seed, botSeed: table.botSeed, by: 'Ada' });
  const seat = given.levels.indexOf(null);
  expect(given.score).toBe([43, 9, 8, 7][seat]);
  const id = await playFriend(given, text, 'Ben', (await loadGame('aliens')).game);
  const theirs = shelf.tables.get(id)!;
  expect(theirs.sittings.map((s) => [s.kind, s.level])).toEqual(table.sittings.map((s) => [s.kind, s.level]));
  expect([theirs.seed, theirs.botSeed, theirs.challenge?.day]).toEqual([table.seed, table.botSeed, null]);
  expect(friendTable([...shelf.tables.values()], given)?.id).toBe(id);
  expect([
    compared({ score: 44, rank: 2 }, given, false),
    compared({ ...given }, given, false),
    compared({ score: given.score, rank: 9 }, given, false),
  ]).toEqual([given.score < 44 ? 'better' : 'worse', 'equal', 'worse']);
  // Who lost together with others did no worse than anybody else who lost.
  expect([compared({ score: 0, rank: 4 }, { score: 0, rank: 3 }, true), compared({ score: 1, rank: 1 }, { score: 0, rank: 3 }, true)]).toEqual([
    'equal',
    'better',
  ]);
  expect(friendPath({ ...table, outcome: null })).toBeNull();
  // Cut off anywhere, or with letters changed: refused or still a link, never an error.
  const chance = new FastChance('friend links');
  for (let i = 0; i < 200; i++) {
    const cut = text.slice(0, chance.int(text.length));
    expect(readFriendLink(cut)).toBeNull();
    const at = chance.int(text.length);
    expect(() => readFriendLink(`${text.slice(0, at)}${'Az0_-'[chance.int(5)]}${text.slice(at + 1)}`)).not.toThrow();
  }
  for (const wrong of [
    '',
    'AAAA',
    btoa('null'),
    btoa('{}'),
    btoa(JSON.stringify({ ...given, levels: [null, null] })),
    btoa(JSON.stringify({ ...given, seed: 'x'.repeat(999) })),
  ])
    expect(readFriendLink(wrong)).toBeNull();
});

test('beside a few others one is compared in people, beside many in percent', () => {
  const { en, de } = challengeWords;
  expect(comparedWithOthers(en, null, null, 0)).toBe('Nobody else has played it yet.');
  expect(comparedWithOthers(en, 100, 0, 1)).toBe('Better than the one person who has played it besides you.');
  expect(comparedWithOthers(en, 0, 100, 1)).toBe('As good as the one person who has played it besides you.');
  expect(comparedWithOthers(en, 0, 0, 1)).toBe('One person has played it besides you, and did better.');
  expect(comparedWithOthers(en, 33, 67, 3)).toBe('Better than 1 of 3 others, as good as 2.');
  expect(comparedWithOthers(en, 81, 0, 41)).toBe('Better than 33 of 41 others.');
  expect(comparedWithOthers(de, 81, 3, 400)).toBe('Besser als 81\u00a0% der anderen, gleich gut wie 3\u00a0%.');
  expect(comparedWithOthers(en, 0, 100, 7)).toBe('As good as everybody so far.');
});
