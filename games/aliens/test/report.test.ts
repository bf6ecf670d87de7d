/** The plans in the report are read beside the map: a sector must have its own name there. */
import { type HeatMap, readOptions } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { aliens } from '../game.ts';
import { collector } from '../report/index.ts';
import { columnName } from '../rules/zone.ts';

const DRAWN_INSIDE = { name: 'Inside', players: [2, 4], rows: ['......', '......', '..H##A', '..#oo#', '..##1#'] };

test('names of columns and rows begin where the zone begins, not at the edge of its sheet', () => {
  const options = readOptions(aliens, { zone: 'own', ownZone: JSON.stringify(DRAWN_INSIDE) });
  const counts = { ...collector.start(options, 4), games: 1 };
  const plans = collector.sections(counts, 'en').filter((s): s is HeatMap => s.kind === 'heatmap');
  expect(plans).toHaveLength(2);
  for (const { cells, columns, rows } of plans) {
    expect([columns, rows]).toEqual([
      ['C', 'D', 'E', 'F'],
      ['3', '4', '5'],
    ]);
    const least = Math.min(...cells.map((c) => c.x));
    for (const { x, label } of cells) {
      expect(columns[x - least]).toBe(columnName(x));
      if (/^[A-Z]\d\d$/.test(label)) expect(label[0]).toBe(columns[x - least]);
    }
  }
});

test('every game has one ending; shares are those of the first figures; where nobody is human there are none', () => {
  const options = readOptions(aliens, {});
  const counts = { ...collector.start(options, 4), games: 8, ended: { hunted: 5, rounds: 1, escaped: 2 } };
  const ended = collector.sections(counts, 'en').find((s) => s.title === 'How it ended');
  expect(ended).toMatchObject({
    rows: [
      ['The last human was caught', 5, '63%'],
      ['The last human got out', 2, '25%'],
      ['Time ran out', 1, '13%'],
    ],
  });
  expect(collector.merge(counts, structuredClone(counts)).ended).toEqual({ hunted: 10, rounds: 2, escaped: 4 });
  expect(collector.shares?.(counts, 'de').map((share) => share.name)).toEqual(['Menschen entkommen', 'Aliens gewinnen']);
  const arena = collector.start(readOptions(aliens, { scenario: 'arena' }), 4);
  expect(collector.shares?.({ ...arena, games: 1 }, 'en')).toEqual([]);
});
