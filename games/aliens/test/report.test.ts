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
