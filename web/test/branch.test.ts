/** What if: a match that goes on from a moment of a finished one is a match like any other, and its record can be checked. */
import { Host, type LogLine, type MatchSetup, recordFromLog } from '@starboard/host';
import {
  chanceOf,
  commitPlayer,
  commitServer,
  FastChance,
  FLOW,
  type Known,
  Match,
  type MatchRecord,
  makeRecord,
  plainTerms,
  randomAnswer,
  readOptions,
  readRecord,
  SEALED,
  type Seat,
  type Source,
  STACK,
  seatAt,
  type Terms,
  type Types,
  verify,
  waitedFor,
} from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { MatchStage } from '../../host/test/stage.ts';
import { momentText, readFriendLink } from '../src/challenge/friend-link.ts';
import { branched } from '../src/offline/branch.ts';
import { branchChance } from '../src/worker/branch-chance.ts';
import { packRecord, unpackRecord } from '../src/worker/link.ts';
import { plainTermsOf } from '../src/worker/setup.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const MOST = 4000;
/** Steps that are played on. */
const ON = 80;

async function finished(id: string, sourceOf: (terms: Terms) => { terms: Terms; source: Source }): Promise<MatchRecord> {
  const { game } = await loadGame(id);
  const options = readOptions(game, {});
  const { terms, source } = sourceOf(plainTerms(game, options, NAMES));
  const match = new Match(game, options, NAMES.length, chanceOf({ terms, source }), 0);
  const chance = new FastChance(`answers of ${id}`);
  for (let i = 0; match.outcome === null && i < MOST; i++) {
    const [seat] = waitedFor(match.state);
    match.answer(seat, randomAnswer(game, match.know(seat), seat, chance), undefined, i);
  }
  return makeRecord(match, terms, source, NAMES) as MatchRecord;
}

/** Plays on for a while, everybody at random; the record of it. */
async function playedOn(record: MatchRecord, at: number, seat: Seat, anew: string | null = null): Promise<MatchRecord> {
  const { game } = await loadGame(record.terms.game);
  const { table, lines } = branched(game, { record, at, seat, name: 'Me', level: 'easy', replay: null, anew });
  const { source, redeal } = table.branch!;
  const setup: MatchSetup = {
    cartridge: { game },
    options: table.options,
    seats: NAMES.length,
    settings: table.settings,
    sittings: table.sittings,
    terms: plainTermsOf(game, table),
    chance: branchChance(source),
    botSeed: 'branch',
  };
  const stored: LogLine[] = JSON.parse(JSON.stringify(lines));
  const now = Date.now();
  const host = Host.restore({ ...setup, snapshot: null, lines: stored, now });
  const knew = host.whole(seat, now);
  if (redeal !== undefined) host.redeal(redeal, now);
  // Whoever sits down sees no difference.
  expect({ ...host.whole(seat, now), n: 0, lines: [], now: 0, own: null }).toEqual({ ...knew, n: 0, lines: [], now: 0, own: null });
  const stage = new MatchStage(setup, undefined, undefined, host, now);
  stage.lines.unshift(...stored);
  const chance = new FastChance(`goes on ${at}`);
  for (let i = 0; stage.host.closed === null && i < ON; i++) {
    const { pub, mine, own } = stage.host.whole(seat, stage.now);
    if (own?.question == null) stage.step();
    else {
      const known = { pub, mine, flow: pub[FLOW], stack: pub[STACK], sealed: mine[SEALED] } as unknown as Known<Types>;
      stage.answer(seat, ...randomAnswer(game, known, seat, chance));
    }
  }
  expect(stage.lines.length).toBeGreaterThan(stored.length);
  return recordFromLog(stage.lines, source, stage.host.outcome);
}

const bySeed = (terms: Terms) => ({ terms, source: { kind: 'seed', seed: 'what if' } as const });
/** As online: everybody's word and the server's secret. */
function committed(plain: Terms) {
  const [secret, ...words] = ['a', 'b', 'c', 'd', 'e'].map((c) => c.repeat(64));
  const table = 'table-1';
  const seats = plain.seats.map(({ identity }, i) => ({ identity, commitment: commitPlayer(table, identity, words[i]) }));
  return { terms: { ...plain, table, seats, commitment: commitServer(table, secret) }, source: { kind: 'committed', secret, words } as const };
}

test.each(gameIds)('%s: from the middle of a finished match it goes another way', async (id) => {
  const record = await finished(id, bySeed);
  const at = Math.floor(record.entries.length / 2);
  const other = await playedOn(record, at, seatAt(1));
  const { game } = await loadGame(id);
  // What was done before is what was done.
  const upTo = (of: MatchRecord) => of.entries.slice(0, at + 1).map(({ at: _, ...e }) => e);
  expect(upTo(other)).toEqual(upTo(record));
  expect(other.names).toEqual(['Ada', 'Me', 'Cleo', 'Dan']);
  expect(verify(game, readRecord(JSON.stringify(other)))).toEqual({ committed: false, findings: [] });
});

test('a match of a server has branches too, and a branch has branches: their chance is that of the first match', async () => {
  const id = gameIds[0];
  const record = await finished(id, committed);
  const { game } = await loadGame(id);
  expect(verify(game, record)).toEqual({ committed: true, findings: [] });
  const other = await playedOn(record, 6, seatAt(0));
  // Looked at as if it had ended here.
  const third = await playedOn({ ...other, outcome: record.outcome }, 9, seatAt(2));
  expect(third.source).toMatchObject({ kind: 'branch', at: 6, of: { source: { kind: 'committed' } } });
  for (const branch of [other, third]) expect(verify(game, readRecord(JSON.stringify(branch)))).toEqual({ committed: false, findings: [] });
  // A link holds it, as it holds any match.
  const link = await packRecord(third);
  if (link !== null) expect(await unpackRecord(link)).toEqual(third);
});

test.each(gameIds)('%s: with hidden things dealt anew the seat sees the same table, and the record can be checked', async (id) => {
  const record = await finished(id, bySeed);
  const { game } = await loadGame(id);
  const at = Math.floor(record.entries.length / 3);
  const other = await playedOn(record, at, seatAt(1), 'dealt anew');
  expect(other.entries[at + 1].act).toEqual({ kind: 'redeal', seat: seatAt(1) });
  expect(other.source).toMatchObject({ kind: 'branch', at, anew: [{ from: at + 1 }] });
  expect(verify(game, readRecord(JSON.stringify(other)))).toEqual({ committed: false, findings: [] });
  const link = await packRecord(other);
  if (link !== null) expect(await unpackRecord(link)).toEqual(other);
  // From it again, before and after the new deal.
  for (const from of [at - 2, at + 4]) {
    const third = await playedOn({ ...other, outcome: record.outcome }, from, seatAt(2), 'dealt anew');
    expect(verify(game, readRecord(JSON.stringify(third)))).toEqual({ committed: false, findings: [] });
  }
});

test('what is dealt anew is really another deal', async () => {
  const record = await finished('rarities', bySeed);
  const deals = await Promise.all([1, 2, 3].map((n) => playedOn(record, 30, seatAt(0), `deal ${n}`)));
  expect(new Set(deals.map((d) => JSON.stringify(d.entries[31].mine))).size).toBeGreaterThan(1);
  // With the same secret it is the same one, for whoever plays on.
  const [first, again] = await Promise.all([1, 2].map(() => playedOn(record, 30, seatAt(0), 'deal 1')));
  expect(again.entries[31].mine).toEqual(first.entries[31].mine);
  expect(first.entries[31].mine).toEqual(deals[0].entries[31].mine);
});

test('a match that still runs has none', async () => {
  const record = await finished(gameIds[0], bySeed);
  const { game } = await loadGame(gameIds[0]);
  expect(() =>
    branched(game, { record: { ...record, outcome: null }, at: 3, seat: seatAt(0), name: 'Me', level: 'easy', replay: null, anew: null }),
  ).toThrow('not over');
});

test('a challenge travels as a link: the match up to the moment, and what came of it for later', async () => {
  const record = await finished('rarities', bySeed);
  const at = 20;
  const packed = (await packRecord({ ...record, entries: record.entries.slice(0, at + 1) }))!;
  const seat = seatAt(2);
  const text = momentText({ ...record, outcome: record.outcome! }, { at, seat, level: 'hard', anew: 'another deal' }, packed);
  const read = readFriendLink(text)!;
  expect(read).toMatchObject({ game: 'rarities', levels: ['hard', 'hard', null, 'hard'], by: 'Cleo', rank: record.outcome!.ranks[2] });
  expect(read.from).toEqual({ at, anew: 'another deal', record: packed });
  // Nothing of what came later is in it.
  expect((await unpackRecord(read.from!.record)).entries).toEqual(record.entries.slice(0, at + 1));
  for (const damaged of [text.slice(0, 40), text.split('~')[0], `${text.split('~')[0].slice(0, -8)}~${packed}`])
    expect(readFriendLink(damaged)).toBeNull();
});
