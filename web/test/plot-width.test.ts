/** Plots are drawn for the width a panel has on a page that is laid out. */
import { barsPlot } from '@starboard/table-kit/plots';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { widthFor } from '../src/summary/use-width.ts';

const bars = (width: number): string =>
  renderToString(
    barsPlot(
      { kind: 'bars', title: 'Points', about: '', mark: 'average', measures: [{ name: 'Tracks', values: [3, 7], mark: 5 }] },
      { names: ['Ada', 'Jonas'], language: 'en', width, id: 'p' },
    ),
  );

test('a panel that is squeezed for a moment draws nothing: bars would have negative widths there', () => {
  expect(bars(108)).toMatch(/width="-/);
  expect(widthFor(108)).toBe(0);
  for (const width of [200, 328, 1200]) {
    expect(widthFor(width)).toBe(width);
    expect(bars(width)).not.toMatch(/width="-/);
  }
});
