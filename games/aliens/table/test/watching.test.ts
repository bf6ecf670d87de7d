/** Who is out, and who only looks: what their table shows, and what it must not. */
import { expect, test } from 'vitest';
import { alex, arrange, ben, clara, spectator, type Table } from '../../test/table.ts';
import { planOf } from '../model.ts';
import { rest } from '../picture.ts';
import { tableWords } from '../words.ts';
import { draw } from './seat-at.ts';

/** Ben eliminates Alex; the others are elsewhere. */
function struck(watchAll: boolean): Table {
  const t = arrange({ options: { watchAll }, at: ['D08', 'D09', 'K04', 'M08'], turn: ben });
  return t.attacks(ben, 'D08');
}
const placesFor = (t: Table, seat: typeof alex | null): readonly string[] => {
  const k = t.view(seat);
  return planOf(rest(k, seat), k, seat, null).placed.map((p) => `${p.seat} ${t.zone.names[p.at]}`);
};

test('X.1: whoever is out sees where everybody is, and nobody else does', () => {
  const t = struck(true);
  expect(placesFor(t, alex)).toEqual([`${ben} D08`, `${clara} K04`, '3 M08']);
  // By the attack alone.
  for (const seat of [clara, spectator]) expect(placesFor(t, seat)).toEqual([`${ben} D08`]);
});

test('E6: without X.1 the eliminated see what everybody sees', () => {
  const t = struck(false);
  expect(placesFor(t, alex)).toEqual([`${ben} D08`]);
});

test('neither the eliminated nor spectators have a lamp, a figure or anything to press', () => {
  const t = struck(true);
  for (const seat of [alex, spectator]) {
    const html = draw(t.view(seat), seat);
    expect(html).not.toMatch(/x-lamp|x-you|data-state="legal"/);
  }
  expect(draw(t.view(spectator), spectator)).not.toContain('x-mine');
});

test('E6, X.1: whoever is out is told so in the place of the items, and that they see everybody', () => {
  for (const watchAll of [false, true]) {
    const t = struck(watchAll);
    const html = draw(t.view(alex), alex);
    expect(html).toContain(tableWords.en.gone.eliminated);
    expect(html.includes(tableWords.en.watching)).toBe(watchAll);
    expect(html).not.toContain('x-items');
    expect(draw(t.view(clara), clara)).not.toContain(tableWords.en.gone.eliminated);
  }
});

test('A.4: players see sectors that are closed to them as walls', () => {
  const walls = (options: Parameters<typeof arrange>[0], seat: typeof alex | null): boolean => {
    const t = arrange(options);
    return draw(t.view(seat), seat).includes('x-closed');
  };
  expect(walls({}, alex)).toBe(false);
  for (const seat of [alex, ben, spectator]) expect(walls({ options: { A4: 'everybody' } }, seat)).toBe(true);
  expect([alex, ben, spectator].map((seat) => walls({ options: { A4: 'humans' } }, seat))).toEqual([true, false, false]);
  expect([alex, ben, spectator].map((seat) => walls({ options: { A4: 'aliens' } }, seat))).toEqual([false, true, false]);
});
