import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { cases, seedOf } from '../conformance/cases.ts';
import type { Json, Seat } from '../contract.ts';
import { commitPlayer, commitServer, type Terms } from '../fairness.ts';
import { randomAnswer, waitedFor } from '../legality.ts';
import { Match } from '../match.ts';
import {
  BadRecord,
  chanceOf,
  type MatchRecord,
  makeRecord,
  ownStream,
  plainTerms,
  playback,
  readRecord,
  recordJsonSchema,
  reexecute,
  type Source,
  verify,
} from '../record.ts';
import { seatsOf } from '../seats.ts';
import { FLOW, heardBy, Sections, viewOf } from '../view.ts';
import { DARK, type Tiny, tiny, USUAL } from './tiny.ts';

type Rec = MatchRecord<Tiny>;
const [A, B] = seatsOf(2);
const json = <V>(v: V): V => JSON.parse(JSON.stringify(v)) as V;
const eyes = (seats: number): (Seat | null)[] => [...seatsOf(seats), null];

interface Played {
  readonly record: Rec;
  /** What every seat, and last a spectator, saw after each entry. */
  readonly views: unknown[][];
  /** The frames that were sent, by stream. */
  readonly streams: unknown[][];
}

/** A random match with undos; `steps` answers at most, so some are still running. */
function play(key: number, seats: number, steps: number, terms?: Terms, source?: Source): Played {
  const from = source ?? { kind: 'seed', seed: `seed ${key}` };
  const t =
    terms ??
    plainTerms(
      tiny,
      USUAL,
      seatsOf(seats).map((s) => `player ${s}`),
    );
  const m = new Match(tiny, USUAL, seats, chanceOf({ terms: t, source: from }));
  const chance = new FastChance(key);
  const sections = new Sections<Tiny>(seats);
  const played: Played = { record: undefined as unknown as Rec, views: [], streams: eyes(seats).map(() => []) };
  const look = (): void => {
    played.views.push(eyes(seats).map((seat) => json(viewOf(m.state, seat))));
    const { pub, mine } = sections.changes(m.state);
    for (const [i, seat] of eyes(seats).entries()) {
      const events = heardBy(m.entries.at(-1)!.told, seat).map((t) => t.event);
      const own = seat === null ? {} : mine[seat];
      if (events.length + Object.keys(pub).length + Object.keys(own).length === 0) continue;
      played.streams[i].push(json({ n: played.streams[i].length + 1, events, pub, mine: own }));
    }
  };
  look();
  for (let i = 0; i < steps && !m.over; i++) {
    const waiting = waitedFor(m.know(null));
    const seat = waiting[chance.int(waiting.length)];
    m.answer(seat, randomAnswer(tiny, m.know(seat), seat, chance), i % 5 === 0 ? { bot: 'random', iterations: i, seed: key } : undefined, i * 10);
    look();
    if (m.canUndo(seat) && chance.int(3) === 0) {
      m.undo(seat);
      look();
    }
  }
  return { ...played, record: makeRecord(m, t, from, ['Ada', 'Bob', 'Cem', 'Dan'].slice(0, seats)) };
}
const SOME = play(1, 2, 50);

describe('there and back', () => {
  test('export → JSON → read → the same record; every seat sees again what it saw; it re-executes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 }), fc.integer({ min: 2, max: 4 }), fc.nat({ max: 60 }), (key, seats, steps) => {
        const { record, views } = play(key, seats, steps);
        const back = readRecord(JSON.stringify(record)) as unknown as Rec;
        expect(back).toEqual(json(record));
        for (const [i, seat] of eyes(seats).entries()) {
          const moments = [...playback(back, seat)];
          expect(moments.map((m) => m.known)).toEqual(views.map((v) => v[i]));
        }
        expect(reexecute(tiny, back)).toBeNull();
        expect(verify(tiny, back)).toEqual({ committed: false, findings: [] });
      }),
      { seed: seedOf('records there and back'), numRuns: cases(40) },
    );
  });

  test('a record is a snapshot: the match that goes on does not change it', () => {
    const m = new Match(tiny, USUAL, 2, new FastChance(1));
    const record = makeRecord(m, plainTerms(tiny, USUAL, ['a', 'b']), { kind: 'seed', seed: '1' }, []);
    m.answer(A, ['one']);
    expect(record.entries).toHaveLength(1);
  });

  test('playback tells a seat what it heard, and needs no rules', () => {
    const m = new Match(tiny, USUAL, 2, new FastChance(1));
    m.answer(A, ['peek']);
    m.answer(A, ['one']);
    const record = makeRecord(m, plainTerms(tiny, USUAL, ['a', 'b']), { kind: 'seed', seed: '1' }, []);
    const heard = (seat: Seat | null): string[] => [...playback(json(record), seat)].flatMap((x) => x.events.map((e) => e.kind));
    expect([heard(A), heard(B), heard(null)]).toEqual([['saw', 'added'], ['added'], ['added']]);
    expect([...playback(record, null)].at(-1)).toMatchObject({ n: 2, act: { kind: 'answer', seat: A }, known: { mine: null, pub: { total: 1 } } });
  });
});

describe('a tampered record diverges where it was tampered with', () => {
  /** A copy of the record with one entry changed. */
  const tamper = (record: Rec, n: number, change: (e: Record<string, unknown>) => void): Rec => {
    const copy = json(record);
    change(copy.entries[n] as unknown as Record<string, unknown>);
    return copy;
  };
  const find = (what: (e: Rec['entries'][number]) => boolean): number => {
    const n = SOME.record.entries.findIndex((e, i) => i > 0 && what(e));
    expect(n).toBeGreaterThan(0);
    return n;
  };

  test.each<[string, (e: Rec['entries'][number]) => boolean, (e: Record<string, unknown>) => void, string]>([
    ['a public section', (e) => 'total' in e.pub, (e) => Object.assign(e.pub as object, { total: 999 }), "'pub' differs"],
    ['the cover', (e) => FLOW in e.pub, (e) => Object.assign((e.pub as Record<string, object>)[FLOW], { label: 'x' }), "'pub' differs"],
    ['a section left out', (e) => 'total' in e.pub, (e) => delete (e.pub as Record<string, unknown>).total, "'pub' differs"],
    ['a private section', () => true, (e) => Object.assign(e, { mine: { 1: { card: 7 } } }), "'mine' differs"],
    [
      'a draw',
      (e) => e.chance.length > 0,
      (e) => Object.assign(e, { chance: [[3, (Number((e.chance as number[][])[0][1]) + 1) % 3]] }),
      "'chance' differs",
    ],
    ['an event', (e) => e.told.length > 0, (e) => Object.assign((e.told as object[])[0], { to: [] }), "'told' differs"],
    ['an event made up', () => true, (e) => (e.told as object[]).push({ to: 'all', event: { kind: 'voted', yes: 9 }, rule: null }), "'told' differs"],
    [
      'an illegal answer',
      (e) => e.act.kind === 'answer',
      (e) => Object.assign(e.act as object, { answer: ['left'] }),
      'the rules refuse what was done (T1)',
    ],
    [
      'an answer of somebody else',
      (e) => e.act.kind === 'answer' && e.pub[FLOW] !== undefined && e.act.answer[0] === 'one',
      (e) => Object.assign(e.act as { seat: number }, { seat: 1 - (e.act as { seat: number }).seat }),
      'the rules refuse what was done (table)',
    ],
    [
      'an undo that never was',
      (e) => e.act.kind === 'answer',
      (e) => Object.assign(e, { act: { kind: 'undo', seat: 3, of: 0 } }),
      'the rules refuse what was done (table)',
    ],
    ['an undo of something else', (e) => e.act.kind === 'undo', (e) => Object.assign(e.act as object, { of: 0 }), "'act' differs"],
    ['who answered', (e) => e.act.kind === 'answer' && e.act.by === undefined, (e) => Object.assign(e.act as object, { by: 'idle' }), ''],
  ])('%s', (_name, where, change, what) => {
    const n = find(where);
    const found = reexecute(tiny, tamper(SOME.record, n, change));
    // Who sat in the chair is testimony, not rules: the match re-executes with it.
    if (what === '') expect(found).toBeNull();
    else expect(found).toEqual({ entry: n, what });
  });

  test('another seed, other options, another outcome', () => {
    const { record } = SOME;
    expect(reexecute(tiny, { ...record, source: { kind: 'seed', seed: 'other' } })).toEqual({ entry: 0, what: "'chance' differs" });
    const terms = (options: Terms['options'], seats = record.terms.seats): Rec => ({ ...record, terms: { ...record.terms, options, seats } });
    expect(reexecute(tiny, terms({ ...USUAL, goal: 11 }))).toEqual({ entry: 0, what: "'pub' differs" });
    expect(reexecute(tiny, terms({ goal: 'x' }))).toEqual({ entry: 0, what: "Option 'goal' must be a whole number from 3 to 1000." });
    expect(reexecute(tiny, terms({ mood: 'wild' }, new Array(4).fill(record.terms.seats[0])))?.what).toBe(
      'these options do not go with 4 seats (T2)',
    );
    expect(reexecute(tiny, terms({}, new Array(9).fill(record.terms.seats[0])))).toEqual({ entry: 0, what: '9 seats are not possible in this game' });
    expect(record.outcome).not.toBeNull();
    expect(reexecute(tiny, { ...record, outcome: null })).toEqual({ entry: record.entries.length, what: 'the outcome differs' });
    const richer = { ...record.outcome!, scores: record.outcome!.scores.map((s) => s + 1) };
    expect(reexecute(tiny, { ...record, outcome: richer })?.what).toBe('the outcome differs');
  });

  test('a cut record is a running match, not a finished one', () => {
    const cut = { ...SOME.record, entries: SOME.record.entries.slice(0, 3) };
    expect(reexecute(tiny, cut)?.what).toBe('the outcome differs');
    expect(reexecute(tiny, { ...cut, outcome: null })).toBeNull();
  });
});

describe('verify', () => {
  const S = 'ab'.repeat(32);
  const words = ['01'.repeat(32), null];
  const terms: Terms = {
    ...plainTerms(tiny, USUAL, ['ann', 'bot']),
    table: 'T',
    seats: [
      { identity: 'ann', commitment: commitPlayer('T', 'ann', words[0]!) },
      { identity: 'bot', commitment: null },
    ],
    commitment: commitServer('T', S),
  };
  const { record } = play(5, 2, 50, terms, { kind: 'committed', secret: S, words });

  test('finds nothing in a fair match', () => {
    expect(verify(tiny, readRecord(JSON.stringify(record)) as unknown as Rec)).toEqual({ committed: true, findings: [] });
  });

  test('tells how far it is, entry by entry', () => {
    const steps: [number, number][] = [];
    const back = readRecord(JSON.stringify(record)) as unknown as Rec;
    verify(tiny, back, (done, of) => void steps.push([done, of]));
    expect(steps).toEqual(back.entries.map((_, i) => [i + 1, back.entries.length]));
  });

  test('finds a forged secret, word, and terms; all of them change the chance too', () => {
    const forged = 'cd'.repeat(32);
    const secret = verify(tiny, { ...record, source: { kind: 'committed', secret: forged, words } });
    expect(secret.findings).toEqual(["the server's secret does not match its commitment", "entry 0: 'chance' differs"]);
    const word = verify(tiny, { ...record, source: { kind: 'committed', secret: S, words: [forged, null] } });
    expect(word.findings).toEqual(['the word of seat 1 does not match its commitment', "entry 0: 'chance' differs"]);
    expect(verify(tiny, { ...record, terms: { ...terms, attempt: 2 } }).findings).toEqual(["entry 0: 'chance' differs"]);
  });

  test('says what it cannot check: another game, other rules', () => {
    expect(verify({ ...tiny, id: 'other' }, record).findings).toEqual(["the record is of 'tiny', not of 'other'"]);
    const newer = { ...tiny, rules: { version: '2', state: 1 } };
    expect(verify(newer, record).findings.join()).toMatch('it was played with rules 1; these are 2');
  });
});

describe('what one seat may take away', () => {
  test('is exactly what was sent to it', () => {
    const seed = seedOf('own streams');
    for (let i = 0; i < cases(20); i++) {
      const seats = 2 + (i % 3);
      const { record, streams } = play(seed + i, seats, 40);
      for (const [s, seat] of eyes(seats).entries()) {
        const own = json(ownStream(record, seat)) as { frames: Json; seat: Json };
        expect(own.frames).toEqual(streams[s]);
        expect(own.seat).toBe(seat);
      }
    }
  });

  test('holds no secret of the table, of others or of the chance', () => {
    const m = new Match(tiny, USUAL, 2, new FastChance('the seed'));
    m.answer(A, ['peek']);
    m.answer(A, ['race']);
    m.answer(A, ['grab']);
    m.answer(A, ['vote']);
    m.answer(B, ['no']);
    const record = makeRecord(m, plainTerms(tiny, USUAL, ['identity of a', 'identity of b']), { kind: 'seed', seed: 'the seed' }, ['Ada', 'Bob']);
    const text = (seat: Seat | null): string => JSON.stringify(ownStream(record, seat));
    const { mine, dark } = m.state;
    const secret = (n: number): string => `${n}`;
    for (const seat of eyes(2)) {
      for (const hidden of [...dark.pile.map(secret), 'the seed', 'identity of', DARK, '"chance"', '"source"'])
        expect(text(seat)).not.toContain(hidden);
    }
    expect(text(A)).toContain(secret(mine[A].card));
    for (const seat of [B, null]) for (const card of [mine[A].card, ...mine[A].seen]) expect(text(seat)).not.toContain(secret(card));
    for (const seat of [A, null]) expect(text(seat)).not.toMatch(`:${mine[B].card}`);
    expect([A, B, null].map((seat) => text(seat).includes('"$sealed":["no"]'))).toEqual([false, true, false]);
  });
});

describe('reading text that may be anything', () => {
  const good = json(SOME.record) as unknown as Record<string, unknown>;
  const withEntry = (n: number, change: object): string =>
    JSON.stringify({ ...good, entries: (good.entries as object[]).map((e, i) => (i === n ? { ...e, ...change } : e)) });
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  const into = (key: string, text: string): string => JSON.stringify({ ...good, [key]: '@' }).replace('"@"', text);
  const refuses = (text: string): string => {
    try {
      readRecord(text);
    } catch (error) {
      expect(error).toBeInstanceOf(BadRecord);
      return (error as BadRecord).message;
    }
    throw new Error('it was accepted');
  };

  test.each<[string, string, RegExp]>([
    ['nothing', '', /not valid JSON/],
    ['no JSON', 'Dear table,', /not valid JSON/],
    ['half a record', JSON.stringify(good).slice(0, 999), /not valid JSON/],
    ['null', 'null', /expected object/],
    ['a list', '[]', /expected object/],
    ['an endless number', '1e999', /expected object/],
    ['something else', '{"format":"chess"}', /format/],
    ['a later version', JSON.stringify({ ...good, version: 2 }), /version/],
    ['a key too many', JSON.stringify({ ...good, cheat: 1 }), /Unrecognized key/],
    ['no entries', JSON.stringify({ ...good, entries: [] }), /entries/],
    ['no seats', JSON.stringify({ ...good, terms: { ...(good.terms as object), seats: [] } }), /terms\.seats/],
    ['entries out of order', withEntry(2, { n: 5 }), /not numbered in order/],
    ['two starts', withEntry(2, { act: { kind: 'start' } }), /start once/],
    ['no start', withEntry(0, { act: { kind: 'undo', seat: 0, of: 0 } }), /start once/],
    ['a seat without a chair', withEntry(1, { act: { kind: 'answer', seat: 9, answer: ['one'] } }), /without a chair/],
    ['a negative seat', withEntry(1, { act: { kind: 'answer', seat: -1, answer: ['one'] } }), /seat/],
    ['an answer that is not a list', withEntry(1, { act: { kind: 'answer', seat: 0, answer: 'one' } }), /answer/],
    ['an endless answer', withEntry(1, { act: { kind: 'answer', seat: 0, answer: new Array(1001).fill('one') } }), /answer/],
    ['an event that is none', withEntry(1, { told: [{ to: 'all', event: 'x', rule: null }] }), /event/],
    ['a start without a table', withEntry(0, { pub: {} }), /how the table looked/],
    ['a cover that is none', withEntry(1, { pub: { [FLOW]: { asked: 'all' } } }), /\$flow/],
    ['a secret that is none', JSON.stringify({ ...good, source: { kind: 'committed', secret: 'x', words: [] } }), /secret/],
    ['deep nesting', nested(100_000), /too deep/],
    ['deep nesting inside', into('names', nested(100_000)), /too deep/],
    ['deep objects', into('outcome', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`), /too deep/],
    ['an endless key', JSON.stringify({ ...good, ['k'.repeat(1_000_000)]: 1 }), /Unrecognized key/],
    ['control characters', JSON.stringify({ ...good, 'a\n\u001b[31mb\u2028': 1 }), /Unrecognized key/],
    ['very many entries', JSON.stringify({ ...good, entries: new Array(100_000).fill(0) }), /entries/],
  ])('%s gets one short sentence', (_name, text, sentence) => {
    const message = refuses(text);
    expect(message).toMatch(sentence);
    expect(message).toMatch(/^This .*\.$/);
    expect(message.length).toBeLessThan(300);
    expect(message).not.toMatch(/[\p{Cc}\u2028]/u);
  });

  test('keys that look like prototypes do no harm', () => {
    const text = JSON.stringify(good).replace('"pub":{', '"pub":{"__proto__":{"polluted":1},');
    const record = readRecord(text) as unknown as Rec;
    for (const m of playback(record, null)) expect(Object.keys(m.known.pub)).not.toContain('polluted');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('broken at random: read again, or refused with a sentence, and then never crashing', () => {
    const text = JSON.stringify(good);
    fc.assert(
      fc.property(fc.nat({ max: text.length }), fc.nat({ max: 20 }), fc.string({ maxLength: 10 }), (at, cut, put) => {
        let record: Rec;
        try {
          record = readRecord(text.slice(0, at) + put + text.slice(at + cut)) as unknown as Rec;
        } catch (error) {
          expect(error).toBeInstanceOf(BadRecord);
          return;
        }
        for (const seat of eyes(2)) expect([...playback(record, seat)]).toHaveLength(record.entries.length);
        verify(tiny, record);
      }),
      { seed: seedOf('broken records'), numRuns: cases(200) },
    );
  });
});

test('the published schema is the one that reads: `npm run schema` writes it', () => {
  const published = JSON.parse(readFileSync(new URL('../record.schema.json', import.meta.url), 'utf8')) as unknown;
  expect(published, 'kernel/record.schema.json is stale: run `npm run schema`').toEqual(json(recordJsonSchema()));
});
