import { createCipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFrom, FastChance, hash32, type KeyedChance, shuffle } from '../chance.ts';
import { CommittedChance } from '../committed.ts';
import { cases, seedOf } from '../conformance/cases.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));

/** The first `blocks` blocks of an entry, as the bytes that the words were read from. */
function keystream(chance: CommittedChance, entry: number, blocks: number): string {
  chance.at(entry);
  const out = Buffer.alloc(blocks * 64);
  for (let i = 0; i < blocks * 16; i++) out.writeUInt32LE(chance.word(), i * 4);
  return out.toString('hex');
}
const block = (hex: string, b: number): string => hex.slice(b * 128, (b + 1) * 128);

describe('ChaCha20 as in RFC 8439, appendix A.1', () => {
  const ZERO = '00'.repeat(32);
  const vectors: [name: string, key: string, entry: number, counter: number, stream: string][] = [
    [
      '#1: zero key, nonce 0, block 0',
      ZERO,
      0,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      '#2: zero key, nonce 0, block 1',
      ZERO,
      0,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      '#3: key 1, nonce 0, block 1',
      `${'00'.repeat(31)}01`,
      0,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      '#4: key 00ff…, nonce 0, block 2',
      `00ff${'00'.repeat(30)}`,
      0,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      '#5: zero key, nonce 2, block 0',
      ZERO,
      2,
      0,
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ];
  test.each(vectors)('%s', (_name, key, entry, counter, stream) => {
    expect(block(keystream(new CommittedChance(bytes(key)), entry, counter + 1), counter)).toBe(stream);
  });

  test('the nonce is the entry, big-endian in its last eight bytes; OpenSSL agrees on any key, entry and length', () => {
    const seed = seedOf('chacha20 against OpenSSL');
    const entries = fc.oneof(fc.nat(), fc.constantFrom(2 ** 32 - 1, 2 ** 32, 2 ** 32 + 5, Number.MAX_SAFE_INTEGER));
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), entries, fc.integer({ min: 1, max: 5 }), (key, entry, blocks) => {
        // OpenSSL wants counter (little-endian) and nonce as one block of 16 bytes.
        const iv = Buffer.alloc(16);
        iv.writeBigUInt64BE(BigInt(entry), 8);
        const peer = createCipheriv('chacha20', key, iv).update(Buffer.alloc(blocks * 64));
        expect(keystream(new CommittedChance(key), entry, blocks)).toBe(peer.toString('hex'));
      }),
      { seed, numRuns: cases(100) },
    );
  });

  test('the key has 32 bytes and is the stream’s own copy', () => {
    expect(() => new CommittedChance(new Uint8Array(31))).toThrow(RangeError);
    const key = randomBytes(32);
    const chance = new CommittedChance(key);
    const before = keystream(chance, 7, 1);
    key.fill(0);
    expect(keystream(chance, 7, 1)).toBe(before);
  });
});

/** Both generators behind the one interface, from one seed. */
const generators: [name: string, make: (seed: number) => KeyedChance][] = [
  ['committed', (seed) => new CommittedChance(Uint8Array.from({ length: 32 }, (_, i) => (seed >>> (i % 4)) + 31 * i))],
  ['fast', (seed) => new FastChance(seed)],
];

/**
 * The chi-square statistic as standard deviations above its mean (Wilson–Hilferty). Beyond 5 is less than one in a million:
 * with fixed seeds such a test fails for a bias, not for bad luck; deep runs try many seeds.
 */
function surprise(observed: readonly number[], expected: readonly number[]): number {
  const df = observed.length - 1;
  const chi2 = observed.reduce((sum, o, i) => sum + (o - expected[i]) ** 2 / expected[i], 0);
  const v = 2 / (9 * df);
  return (Math.cbrt(chi2 / df) - (1 - v)) / Math.sqrt(v);
}
const even = (kinds: number, total: number): number[] => new Array<number>(kinds).fill(total / kinds);

/** A chance that says given words: shows what `int` makes of them. */
const saying = (...words: number[]): FastChance => Object.assign(new FastChance(0), { word: () => words.shift() ?? 0 });

describe.each(generators)('%s chance', (name, make) => {
  const seed = seedOf(`distribution of ${name}`);

  test.each([2, 3, 6, 10, 72, 1000])('int(%i) is even', (n) => {
    const chance = make(seed);
    const draws = cases(1) * Math.max(20_000, 100 * n);
    const seen = new Array<number>(n).fill(0);
    for (let i = 0; i < draws; i++) seen[chance.int(n)]++;
    expect(surprise(seen, even(n, draws))).toBeLessThan(5);
  });

  test('int is even where a plain remainder would be far off (three quarters of all words)', () => {
    const n = 3 * 2 ** 30;
    const chance = make(seed);
    const draws = 30_000;
    const seen = [0, 0, 0];
    // By remainder alone the first third would be drawn twice as often as each of the others.
    for (let i = 0; i < draws; i++) seen[Math.floor(chance.int(n) / 2 ** 30)]++;
    expect(surprise(seen, even(3, draws))).toBeLessThan(5);
  });

  test('the first draws of consecutive entries are even and independent of each other', () => {
    const chance = make(seed);
    const pairs = new Array<number>(36).fill(0);
    const draws = cases(1) * 20_000;
    let last = 0;
    for (let n = 0; n < draws; n++) {
      chance.at(n);
      const v = chance.int(6);
      pairs[last * 6 + v]++;
      last = v;
    }
    expect(surprise(pairs, even(36, draws))).toBeLessThan(5);
  });

  test('every order of a shuffle is equally likely', () => {
    const chance = make(seed);
    const orders = new Map<string, number>();
    const draws = cases(1) * 24_000;
    for (let i = 0; i < draws; i++) {
      const order = shuffle(['a', 'b', 'c', 'd'], chance).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(surprise([...orders.values()], even(24, draws))).toBeLessThan(5);
  });

  test('in a shuffle of a big deck every card comes to every place', () => {
    const chance = make(seed);
    const size = 20;
    const places = new Array<number>(size * size).fill(0);
    const draws = cases(1) * 5_000;
    for (let i = 0; i < draws; i++) {
      const deck = shuffle(
        Array.from({ length: size }, (_, c) => c),
        chance,
      );
      for (const [place, card] of deck.entries()) places[card * size + place]++;
    }
    expect(surprise(places, even(size * size, draws * size))).toBeLessThan(5);
  });

  test('drawFrom draws each piece of a bag equally often and never what is not in it', () => {
    const chance = make(seed);
    const bag = [9, 0, 3, 1, 0, 7];
    const total = 20;
    const draws = cases(1) * 20_000;
    const seen = bag.map(() => 0);
    for (let i = 0; i < draws; i++) seen[drawFrom(bag, total, chance)]++;
    expect([seen[1], seen[4]]).toEqual([0, 0]);
    const full = bag.flatMap((n, i) => (n > 0 ? [i] : []));
    expect(
      surprise(
        full.map((i) => seen[i]),
        full.map((i) => (draws * bag[i]) / total),
      ),
    ).toBeLessThan(5);
  });

  test('int refuses a bound that is not a number of possibilities instead of running for ever', () => {
    for (const n of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32, 2 ** 33]) expect(() => make(1).int(n)).toThrow(RangeError);
    expect(make(1).int(1)).toBe(0);
    expect(make(1).int(2 ** 32 - 1)).toBeLessThan(2 ** 32 - 1);
  });

  test('keyed by entry: what entry n says does not depend on what was drawn before', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 2 ** 31 }), fc.array(fc.tuple(fc.nat({ max: 1000 }), fc.nat({ max: 40 }))), (key, n, before) => {
        const draw = (chance: KeyedChance): number[] => {
          chance.at(n);
          return Array.from({ length: 20 }, () => chance.int(1000));
        };
        const busy = make(key);
        for (const [entry, draws] of before) {
          busy.at(entry);
          for (let i = 0; i < draws; i++) busy.int(7);
        }
        expect(draw(busy)).toEqual(draw(make(key)));
      }),
      { seed, numRuns: cases(100) },
    );
  });

  test('other entries and other keys say other things', () => {
    const said = new Set<string>();
    for (let key = 1; key <= 20; key++) {
      const chance = make(key * 1000);
      for (let n = 0; n < 20; n++) {
        chance.at(n);
        said.add(String([chance.int(2 ** 31), chance.int(2 ** 31)]));
      }
    }
    expect(said.size).toBe(400);
  });
});

test('int rejects the words above the last full multiple, and no others', () => {
  // 2^32 = 10 × 429496729 + 6, so the six highest words are rejected.
  expect(saying(2 ** 32 - 1, 2 ** 32 - 6, 2 ** 32 - 7).int(10)).toBe(9);
  expect(saying(4_294_967_289).int(10)).toBe(9);
  expect(saying(2 ** 32 - 1).int(2 ** 16)).toBe(2 ** 16 - 1);
});

test('seeds in words: the same word the same stream, similar words different ones', () => {
  const stream = (seed: string | number): number[] => {
    const chance = new FastChance(seed);
    return Array.from({ length: 8 }, () => chance.int(1 << 30));
  };
  expect(stream('moon')).toEqual(stream('moon'));
  expect(stream(7)).toEqual(stream(7));
  const seeds = ['', 'a', 'b', 'aa', 'ab', 'moon', 'Moon', 'moon ', '1', '2', '12'];
  expect(new Set(seeds.map((s) => String(stream(s)))).size).toBe(seeds.length);
  expect(new Set(Array.from({ length: 20_000 }, (_, i) => hash32(`seed ${i}`))).size).toBeGreaterThan(19_990);
});

test('a shuffle keeps what it shuffles and works in place', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(), (list, key) => {
      const copy = [...list];
      expect(shuffle(copy, new FastChance(key))).toBe(copy);
      expect([...copy].sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
    }),
    { seed: seedOf('shuffle keeps'), numRuns: cases(100) },
  );
});

test('a seed gives the same numbers for ever: simulations and bug reports name seeds', () => {
  const chance = new FastChance('golden');
  expect(Array.from({ length: 12 }, () => chance.int(1000))).toEqual([784, 324, 850, 67, 529, 730, 254, 863, 178, 337, 688, 325]);
});
