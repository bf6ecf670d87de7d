import { createHash, hkdfSync } from 'node:crypto';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, sameJson } from '../canonical.ts';
import { cases, seedOf } from '../conformance/cases.ts';
import type { Json } from '../contract.ts';
import { chanceKey, checkCommitments, commitPlayer, commitServer, type Terms, termsHash } from '../fairness.ts';

const hex = (b: Uint8Array): string => Buffer.from(b).toString('hex');
const bytes = (h: string): Uint8Array => Uint8Array.from(Buffer.from(h, 'hex'));

describe('HKDF-SHA256 as in RFC 5869, appendix A', () => {
  const range = (from: number, to: number): string => hex(Uint8Array.from({ length: to - from + 1 }, (_, i) => from + i));
  test.each([
    [
      'A.1 basic',
      '0b'.repeat(22),
      range(0x00, 0x0c),
      range(0xf0, 0xf9),
      42,
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    ],
    [
      'A.2 long inputs',
      range(0x00, 0x4f),
      range(0x60, 0xaf),
      range(0xb0, 0xff),
      82,
      'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
    ],
    ['A.3 no salt, no info', '0b'.repeat(22), '', '', 42, '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8'],
  ])('%s', (_name, ikm, salt, info, length, okm) => {
    expect(hex(hkdf(sha256, bytes(ikm), bytes(salt), bytes(info), length))).toBe(okm);
  });
});

const S = '5a'.repeat(32);
const W = ['11'.repeat(32), '22'.repeat(32)];
const TABLE = 'table-1';
const fair: Terms = {
  table: TABLE,
  game: 'tiny',
  rules: '1',
  options: { goal: 10, mood: 'calm' },
  content: { pack: 'abc' },
  seats: [
    { identity: 'ann', commitment: commitPlayer(TABLE, 'ann', W[0]) },
    { identity: 'bot', commitment: null },
    { identity: 'cem', commitment: commitPlayer(TABLE, 'cem', W[1]) },
  ],
  commitment: commitServer(TABLE, S),
  attempt: 1,
};
const WORDS = [W[0], null, W[1]];

describe('the key of a match', () => {
  test('is HKDF(S ‖ w₁ … wₙ, salt t, info starboard/chance), as OpenSSL computes it', () => {
    const peer = hkdfSync('sha256', Buffer.from(S + W[0] + W[1], 'hex'), Buffer.from(termsHash(fair), 'hex'), 'starboard/chance', 32);
    expect(hex(chanceKey(fair, S, WORDS))).toBe(Buffer.from(peer).toString('hex'));
  });

  test('changes with every single thing it depends on', () => {
    const other = '99'.repeat(32);
    const seat = (i: number, change: Partial<Terms['seats'][number]>): Terms => ({
      ...fair,
      seats: fair.seats.map((s, j) => (i === j ? { ...s, ...change } : s)),
    });
    const keys: [string, Uint8Array][] = [
      ['as it is', chanceKey(fair, S, WORDS)],
      ['secret', chanceKey(fair, other, WORDS)],
      ['first word', chanceKey(fair, S, [other, null, W[1]])],
      ['last word', chanceKey(fair, S, [W[0], null, other])],
      ['words swapped', chanceKey(fair, S, [W[1], null, W[0]])],
      ['a word less', chanceKey(fair, S, [W[0], null, null])],
      ['table', chanceKey({ ...fair, table: 'table-2' }, S, WORDS)],
      ['game', chanceKey({ ...fair, game: 'other' }, S, WORDS)],
      ['rules', chanceKey({ ...fair, rules: '2' }, S, WORDS)],
      ['option', chanceKey({ ...fair, options: { goal: 11, mood: 'calm' } }, S, WORDS)],
      ['content', chanceKey({ ...fair, content: { pack: 'abd' } }, S, WORDS)],
      ['attempt', chanceKey({ ...fair, attempt: 2 }, S, WORDS)],
      ['commitment', chanceKey({ ...fair, commitment: other }, S, WORDS)],
      ['identity', chanceKey(seat(1, { identity: 'bob' }), S, WORDS)],
      ["a player's commitment", chanceKey(seat(0, { commitment: other }), S, WORDS)],
      ['order of seats', chanceKey({ ...fair, seats: fair.seats.toReversed() }, S, WORDS)],
    ];
    const byKey = new Map(keys.map(([name, key]) => [hex(key), name]));
    expect([...byKey.values()]).toEqual(keys.map(([name]) => name));
  });

  test('does not depend on the order in which the terms were written down', () => {
    const turned = Object.fromEntries(Object.entries(fair).reverse()) as unknown as Terms;
    expect(hex(chanceKey(turned, S, WORDS))).toBe(hex(chanceKey(fair, S, WORDS)));
  });
});

describe('commitments', () => {
  test('a fair start has no findings', () => {
    expect(checkCommitments(fair, S, WORDS)).toEqual([]);
  });

  const forged = 'ff'.repeat(32);
  test.each<[string, Terms, string, (string | null)[], RegExp]>([
    ['another secret', fair, forged, WORDS, /server's secret does not match/],
    ['another server commitment', { ...fair, commitment: forged }, S, WORDS, /server's secret does not match/],
    ['another word', fair, S, [W[0], null, forged], /word of seat 3 does not match/],
    ['words exchanged', fair, S, [W[1], null, W[0]], /word of seat 1 does not match/],
    ['a word kept back', fair, S, [null, null, W[1]], /seat 1 never revealed/],
    ['a word nobody committed to', fair, S, [W[0], forged, W[1]], /seat 2 revealed a word it never committed to/],
    ['too few words', fair, S, [W[0], null], /number of revealed words/],
    ['too many words', fair, S, [...WORDS, null], /number of revealed words/],
    [
      'another identity in a chair',
      { ...fair, seats: [{ ...fair.seats[0], identity: 'eve' }, ...fair.seats.slice(1)] },
      S,
      WORDS,
      /word of seat 1 does not match/,
    ],
    ['another table', { ...fair, table: 'table-2' }, S, WORDS, /server's secret does not match/],
  ])('%s is found', (_name, terms, secret, words, finding) => {
    expect(checkCommitments(terms, secret, words).join('; ')).toMatch(finding);
  });

  test('hash the length of every part as 32 bits, the highest first, however long it is', () => {
    const identity = 'x'.repeat(0x1_23_45);
    const hash = createHash('sha256');
    for (const part of ['starboard/player', 'table', identity, bytes(W[0])]) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      hash.update(length).update(part);
    }
    expect(commitPlayer('table', identity, W[0])).toBe(hash.digest('hex'));
  });

  test('are bound to table, identity and purpose, whose borders cannot be shifted', () => {
    const made = [
      commitServer('ab', S),
      commitServer('abc', S),
      commitPlayer('ab', 'c', S),
      commitPlayer('a', 'bc', S),
      commitPlayer('', 'abc', S),
      commitPlayer('abc', '', S),
    ];
    expect(new Set(made).size).toBe(made.length);
    for (const c of made) expect(c).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(['', 'xyz', '5A'.repeat(32), '5a'.repeat(31), `${'5a'.repeat(32)}00`])('a secret that is none is refused: %j', (secret) => {
    expect(() => commitServer(TABLE, secret)).toThrow('64 hexadecimal digits');
    expect(() => commitPlayer(TABLE, 'ann', secret)).toThrow('64 hexadecimal digits');
  });
});

describe('canonical', () => {
  test('sorts keys by code unit at every depth, keeps lists, drops what is undefined', () => {
    expect(canonical({ b: 1, a: [3, { d: null, c: 'x"y' }], B: true, ä: undefined, é: 2 })).toBe(
      '{"B":true,"a":[3,{"c":"x\\"y","d":null}],"b":1,"é":2}',
    );
    expect([canonical(null), canonical([]), canonical({}), canonical('ü')]).toEqual(['null', '[]', '{}', '"ü"']);
  });

  test('is JSON of the same value, the same for every order of keys', () => {
    const turn = (v: Json): Json => {
      if (v === null || typeof v !== 'object') return v;
      if (Array.isArray(v)) return v.map((x) => turn(x as Json));
      return Object.fromEntries(
        Object.entries(v)
          .reverse()
          .map(([k, x]) => [k, turn(x as Json)]),
      );
    };
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const v = JSON.parse(JSON.stringify(value)) as Json;
        expect(JSON.parse(canonical(v))).toEqual(v);
        expect(canonical(turn(v))).toBe(canonical(v));
        expect(sameJson(turn(v), v)).toBe(true);
      }),
      { seed: seedOf('canonical'), numRuns: cases(300) },
    );
  });

  test('sameJson says what equal texts say, for values that differ a little too', () => {
    const few = fc.jsonValue({ maxDepth: 2, noUnicodeString: true });
    fc.assert(
      fc.property(few, few, fc.constantFrom('a', 'b', '0', '__proto__', 'toString'), (x, y, key) => {
        const [a, b] = [JSON.parse(JSON.stringify(x)) as Json, JSON.parse(JSON.stringify(y)) as Json];
        const pairs: [Json, Json][] = [
          [a, b],
          [[a], [a, b]],
          [{ [key]: a }, { [key]: b }],
          [{ [key]: a }, { [key]: a, more: b }],
          [{ [key]: a }, {}],
          [[a], { 0: a }],
        ];
        for (const [one, other] of pairs) {
          expect(sameJson(one, other)).toBe(canonical(one) === canonical(other));
          expect(sameJson(other, one)).toBe(canonical(one) === canonical(other));
        }
      }),
      { seed: seedOf('same json'), numRuns: cases(300) },
    );
    expect(sameJson({ a: undefined } as never, {})).toBe(true);
  });
});
