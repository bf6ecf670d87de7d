/** The places at the end: a score is shown once, and says what it counts; the rule is a link beside it. */
import type { Outcome, Seat } from '@starboard/kernel';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { speak } = await import('../src/words/index.ts');
const { FinalPlaces: Places } = await import('../src/table/over.tsx');
await speak('en');

const SEAT = 0 as Seat;
const outcome = (score: number, parts: readonly (readonly [rule: string, n: number])[]): Outcome => ({
  ranks: [1],
  scores: [score],
  ending: 'win',
  parts: parts.map(([rule, n]) => ({ seat: SEAT, rule, n })),
});
const NAMES: Readonly<Record<string, string>> = { R32: 'complete sets', N200: 'tracks', N209: 'moons' };
const shown = (o: Outcome): string =>
  renderToString(createElement(Places, { outcome: o, names: ['Ada'], counted: (p) => NAMES[p.rule] }))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a score that is one count is shown once', () => {
  expect(shown(outcome(3, [['R32', 3]]))).toBe('1st Ada Score 3 complete sets R32');
});

test('a score of several counts names each, and its sum once', () => {
  const o = outcome(12, [
    ['N200', 8],
    ['N209', 4],
  ]);
  expect(shown(o)).toBe('1st Ada 8 tracks N200 4 moons N209 Score 12');
});
