/** The cases of the storage suite about the log of matches. */
import type { LogLine } from '../../storage.ts';
import { conflicts, equal, lineTo, type StorageCase, withStorage } from './tools.ts';

const linesTo = (match: string, from: number, to: number): LogLine[] => Array.from({ length: to - from }, (_, i) => lineTo(match, from + i));

export const matchCases: readonly StorageCase[] = [
  {
    name: 'lines come back in order, whole, from anywhere',
    run: withStorage(async (s) => {
      equal(await s.load('m'), null, 'no match');
      equal(await s.lines('m', 0, 10), [], 'no lines');
      await s.append('m', linesTo('m', 0, 3));
      await s.append('m', linesTo('m', 3, 4));
      await s.append('m', []);
      await s.append('nobody', []);
      equal(await s.load('nobody'), null, 'nothing appended makes no match');
      equal(await s.load('m'), { snapshot: null, lines: linesTo('m', 0, 4) }, 'the match');
      equal(await s.lines('m', 1, 2), linesTo('m', 1, 3), 'some lines');
      equal(await s.lines('m', 3, 100), linesTo('m', 3, 4), 'the last line');
      equal(await s.lines('m', 4, 100), [], 'after the last');
      equal(await s.lines('m', 2 ** 40, 100), [], 'long after the last');
      equal(await s.lines('m', 0, 0), [], 'none wanted');
      await s.append('one', linesTo('one', 0, 1));
      equal(await s.lines('one', 0, 9), linesTo('one', 0, 1), 'the only line');
      equal(await s.lines('one', 1, 9), [], 'after the only line');
    }),
  },
  {
    name: 'gaps and duplicates are refused and leave nothing',
    run: withStorage(async (s) => {
      await conflicts(s.append('m', linesTo('m', 1, 2)), 'a match that begins with line 1');
      equal(await s.load('m'), null, 'nothing of it');
      await s.append('m', linesTo('m', 0, 2));
      await conflicts(s.append('m', [{ ...lineTo('m', 0), ids: ['new'] }]), 'line 0 again');
      await conflicts(s.append('m', [{ ...lineTo('m', 1), ids: ['new'] }]), 'line 1 again');
      await conflicts(s.append('m', linesTo('m', 3, 4)), 'a gap before');
      await conflicts(s.append('m', [lineTo('m', 2), lineTo('m', 4)]), 'a gap within');
      await conflicts(s.append('m', [lineTo('m', 2), { ...lineTo('m', 2), ids: [] }]), 'a line twice');
      equal(await s.hasId('m', 'new'), false, 'no id of what was refused');
      equal(await s.lines('m', 0, 9), linesTo('m', 0, 2), 'as before');
      for (const n of [-1, 0.5, Number.NaN])
        equal((await Promise.allSettled([s.append('m', [{ ...lineTo('m', 2), n }])]))[0].status, 'rejected', `line ${n}`);
      equal((await Promise.allSettled([s.append('m', [{ ...lineTo('m', 2), at: Number.NaN }])]))[0].status, 'rejected', 'no time');
    }),
  },
  {
    name: 'an id is used once in a match, for ever',
    run: withStorage(async (s) => {
      await s.append('m', [{ n: 0, at: 1, ids: ['a', 'b'], body: 1 }]);
      await s.append('m', [{ n: 1, at: 1, ids: [], body: 1 }]);
      await conflicts(s.append('m', [{ n: 2, at: 1, ids: ['b'], body: 1 }]), 'used before');
      await conflicts(s.append('m', [lineTo('m', 2), { n: 3, at: 1, ids: ['c', 'a'], body: 1 }]), 'used before, in a later line');
      await conflicts(
        s.append('m', [
          { n: 2, at: 1, ids: ['d'], body: 1 },
          { n: 3, at: 1, ids: ['d'], body: 1 },
        ]),
        'twice in one append',
      );
      equal([await s.hasId('m', 'a'), await s.hasId('m', 'c'), await s.hasId('m', 'd'), await s.hasId('x', 'a')], [true, false, false, false], 'ids');
      equal((await s.lines('m', 0, 9)).length, 2, 'all or nothing');
      await s.append('m', [{ n: 2, at: 1, ids: ['c'], body: 1 }], { n: 3, body: 'all' });
      await conflicts(s.append('m', [{ n: 3, at: 1, ids: ['a'], body: 1 }]), 'used before a snapshot');
      await s.append('other', [{ n: 0, at: 1, ids: ['a'], body: 1 }]);
    }),
  },
  {
    name: 'two hundred matches at once keep their order, and one that is refused hurts no other',
    run: withStorage(async (s) => {
      const names = Array.from({ length: 200 }, (_, m) => `m${m}`);
      const rounds = 5;
      // Nobody waits: the order of the calls is the order of the lines.
      const writing = Array.from({ length: rounds }, (_, r) => names.map((m) => s.append(m, linesTo(m, r * 2, r * 2 + 2)))).flat();
      await Promise.all(writing);
      const group = names.map((m, i) => {
        if (i % 10 === 3) return s.append(m, [{ n: rounds * 2, at: 1, ids: [`${m}.0`], body: 'id used' }]);
        if (i % 10 === 7) return s.append(m, [lineTo(m, rounds * 2 + 1)]);
        return s.append(m, [lineTo(m, rounds * 2)]);
      });
      const outcomes = await Promise.allSettled(group);
      for (const [i, m] of names.entries()) {
        const fits = i % 10 !== 3 && i % 10 !== 7;
        equal(outcomes[i].status, fits ? 'fulfilled' : 'rejected', `the append to ${m}`);
        equal(await s.lines(m, 0, 99), linesTo(m, 0, rounds * 2 + (fits ? 1 : 0)), `the lines of ${m}`);
      }
    }),
  },
  {
    name: 'of two who write the same line one wins, and what was built on the loser falls with it',
    run: withStorage(async (s) => {
      const mine = s.append('m', [{ n: 0, at: 1, ids: ['a'], body: 'mine' }]);
      const other = s.append('m', [{ n: 0, at: 1, ids: ['b'], body: 'other' }, lineTo('m', 1)]);
      const onOther = s.append('m', [lineTo('m', 2)]);
      equal(
        (await Promise.allSettled([mine, other, onOther])).map((o) => o.status),
        ['fulfilled', 'rejected', 'rejected'],
        'outcomes',
      );
      equal(
        (await s.lines('m', 0, 9)).map((l) => l.body),
        ['mine'],
        'lines',
      );
    }),
  },
  {
    name: 'a match is loaded from its newest snapshot on',
    run: withStorage(async (s) => {
      await conflicts(s.append('m', [], { n: 0, body: 'of nothing' }), 'a snapshot of no match');
      await conflicts(s.append('m', linesTo('m', 0, 2), { n: 3, body: 'ahead' }), 'a snapshot ahead of the lines');
      equal(await s.load('m'), null, 'nothing of it');
      await s.append('m', linesTo('m', 0, 2), { n: 2, body: 'two' });
      equal(await s.load('m'), { snapshot: { n: 2, body: 'two' }, lines: [] }, 'all in the snapshot');
      await s.append('m', linesTo('m', 2, 5), { n: 4, body: 'four' });
      equal(await s.load('m'), { snapshot: { n: 4, body: 'four' }, lines: linesTo('m', 4, 5) }, 'one line after');
      await s.append('m', [], { n: 5, body: 'five' });
      await s.append('m', [], { n: 5, body: 'five again' });
      await conflicts(s.append('m', [], { n: 6, body: 'ahead' }), 'a snapshot alone, ahead');
      await s.append('m', linesTo('m', 5, 6));
      equal(await s.load('m'), { snapshot: { n: 5, body: 'five again' }, lines: linesTo('m', 5, 6) }, 'the newest');
      await s.append('m', [], { n: 3, body: 'late' });
      equal((await s.load('m'))?.snapshot, { n: 5, body: 'five again' }, 'an older one is not the newest');
      equal(await s.lines('m', 0, 99), linesTo('m', 0, 6), 'snapshots take no lines away');
    }),
  },
  {
    name: 'a match of 10,000 lines is loaded',
    run: withStorage(async (s) => {
      const lines = Array.from({ length: 10_000 }, (_, n): LogLine => ({ ...lineTo('m', n), body: { n, text: 'x'.repeat(n % 700) } }));
      for (let n = 0; n < lines.length; n += 500) await s.append('m', lines.slice(n, n + 500));
      await s.append('n', linesTo('n', 0, 2));
      equal((await s.load('m'))?.lines, lines, 'all lines');
      equal(await s.lines('m', 9_000, 700), lines.slice(9_000, 9_700), 'some');
      await s.append('m', [], { n: 9_990, body: 'late' });
      equal((await s.load('m'))?.lines, lines.slice(9_990), 'after the snapshot');
    }),
  },
  {
    name: 'a removed match is gone with its ids and may begin again',
    run: withStorage(async (s) => {
      await s.append('l', linesTo('l', 0, 3));
      await s.append('m', linesTo('m', 0, 3), { n: 3, body: 3 });
      await s.append('n', linesTo('n', 0, 3));
      await s.remove('m');
      await s.remove('m');
      equal([await s.load('m'), await s.lines('m', 0, 9), await s.hasId('m', 'm.0')], [null, [], false], 'gone');
      await s.append('m', linesTo('m', 0, 1));
      equal(await s.load('m'), { snapshot: null, lines: linesTo('m', 0, 1) }, 'again');
      for (const m of ['l', 'n']) equal((await s.load(m))?.lines, linesTo(m, 0, 3), `neighbour ${m}`);
    }),
  },
  {
    name: 'any JSON of any size comes back as it was, even if the caller changes it meanwhile',
    run: withStorage(async (s) => {
      const bodies = [null, '', 'zero \0 and half \ud83d, 名前, 🚀, e\u0301', [[], {}], { ä: { '': -0.5 } }, 1e300, 'x'.repeat(3_000_000)];
      await s.append(
        'm',
        bodies.map((body, n) => ({ n, at: n + 0.5, ids: [], body })),
        { n: 1, body: bodies },
      );
      equal(
        await s.lines('m', 0, 99),
        bodies.map((body, n) => ({ n, at: n + 0.5, ids: [], body })),
        'bodies',
      );
      equal((await s.load('m'))?.snapshot, { n: 1, body: bodies }, 'the snapshot');
      const body = { is: 'first' };
      const ids = ['first'];
      const written = s.append('c', [{ n: 0, at: 1, ids, body }]);
      body.is = 'changed';
      ids[0] = 'changed';
      await written;
      equal((await s.load('c'))?.lines, [{ n: 0, at: 1, ids: ['first'], body: { is: 'first' } }], 'as it was at the call');
    }),
  },
];
