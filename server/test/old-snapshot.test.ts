/** If this version cannot read a snapshot, the match is restored from its log and goes on. */
import { FastChance, type Json, readRecord, verify } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { House, running } from './house.ts';

const FAST = { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'fast' } as const;
const SEED = 'old snapshots';

/** What another version, or a bad disk, may have left. */
const BODIES: readonly (readonly [what: string, body: Json])[] = [
  [
    'of a version before shapes',
    { state: { orders: {} }, match: { n: 3, state: {}, memories: [] }, clocks: {}, streams: {}, ids: { ids: [], full: false } },
  ],
  ['that is something else', 'two lines'],
  ['that is damaged inside', { shape: 1, game: 1, state: null, match: null, clocks: null, streams: null, ids: null }],
];

test.each(BODIES)(`a snapshot %s is passed over (seed "${SEED}")`, async (_, body) => {
  const house = await House.open();
  try {
    const { game } = await loadGame('rarities');
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => house.person(name)));
    const id = await running(people, { game: 'rarities', seats: 3, settings: FAST });
    const chance = new FastChance(SEED);
    const enter = () => Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
    const before = await enter();
    await Promise.race(before.map((s) => s.play(game, chance, (n) => n < 6)));
    await house.server.close();
    const storage = await openStorage({ dataDir: house.data });
    const lines = await storage.lines(id, 0, 10_000);
    await storage.append(id, [], { n: lines.length, body });
    expect(await storage.load(id)).toEqual({ snapshot: { n: lines.length, body }, lines: [] });
    await storage.close();

    await house.start();
    const screens = await enter();
    await Promise.all(screens.map((s) => s.play(game, chance)));
    await Promise.all(screens.map((s) => s.until(() => s.table?.closed === 'over', 'the end')));
    expect(house.log.join('\n')).toContain('a snapshot is passed over');
    const record = readRecord(JSON.stringify(await people[0].call('GET /api/tables/:table/record', { params: { table: id } })));
    expect(verify(game, record)).toEqual({ committed: true, findings: [] });
  } finally {
    await house.close();
  }
});
