import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Card } from '../card.tsx';
import { Fan } from '../fan.tsx';
import { edges, Pile } from '../pile.tsx';
import { SetRing } from '../ring.tsx';
import { arcs, segments } from '../ring-arcs.ts';
import { Stars } from '../stars.tsx';

/** Properties with something inside. */
const of = <P extends object>(props: P, children: string): P & { children: string } => ({ ...props, children });
const count = (markup: string, part: string): number => markup.split(part).length - 1;

describe('a fan', () => {
  test('draws every card once, in order, and none of an empty hand', () => {
    const drawn = (n: number): string => renderToString(createElement(Fan, { count: n, width: 40, render: (i: number) => `(${i})` }));
    expect(drawn(3).match(/\(\d\)/g)).toEqual(['(0)', '(1)', '(2)']);
    expect(count(drawn(0), 'slot')).toBe(0);
  });
});

describe('a set ring', () => {
  test('shows what is there, what would be, and what is missing', () => {
    expect(segments(0, 3, 0)).toEqual(['off', 'off', 'off']);
    expect(segments(1, 3, 0)).toEqual(['on', 'off', 'off']);
    expect(segments(1, 3, 1)).toEqual(['on', 'preview', 'off']);
    expect(segments(2, 3, 1)).toEqual(['on', 'on', 'preview']);
    expect(segments(2, 3, 5)).toEqual(['on', 'on', 'preview']);
    expect(segments(3, 3, 1)).toEqual(['full', 'full', 'full']);
  });

  test('only a complete one has the seal: what is thought of is not there', () => {
    const ring = (n: number, preview = 0): string => renderToString(createElement(SetRing, of({ count: n, preview, size: 40 }, 'x')));
    expect(ring(3)).toContain('seal');
    expect(ring(2, 1)).not.toContain('seal');
    expect(count(ring(2, 1), 'class="preview"')).toBe(1);
  });

  test('its segments go once around and leave gaps of one size', () => {
    for (const n of [2, 3, 4]) {
      const ends = arcs(n).map((d) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=A|$)/g)].map((m) => Math.atan2(Number(m[2]) - 24, Number(m[1]) - 24)));
      const turn = (from: number, to: number): number => (((to - from) * 180) / Math.PI + 360) % 360;
      const filled = ends.map(([from, to]) => turn(from, to));
      const gaps = ends.map(([, to], i) => turn(to, ends[(i + 1) % n][0]));
      expect(filled.reduce((a, b) => a + b) + gaps.reduce((a, b) => a + b)).toBeCloseTo(360, 0);
      for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0], 0);
    }
  });
});

test('stars: as many filled as counted, all of them there', () => {
  const stars = (n: number): string => renderToString(createElement(Stars, { n, of: 3 }));
  for (const n of [0, 1, 2, 3]) {
    expect(count(stars(n), 'class="on"')).toBe(n);
    expect(count(stars(n), '<svg')).toBe(3);
  }
});

test('a pile always says its count, and without cards shows an empty place', () => {
  const pile = (n: number): string => renderToString(createElement(Pile, of({ count: n, width: 40 }, 'back')));
  expect(pile(23)).toContain('>23<');
  expect(pile(23)).toContain('back');
  expect(pile(0)).toContain('>0<');
  expect(pile(0)).not.toContain('back');
  expect([0, 1, 2, 4, 5, 12, 13, 72].map(edges)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

describe('a card', () => {
  const card = (props: object): string =>
    renderToString(createElement(Card, of({ name: 'Moondust Vacuum', short: 'Vacuum', kind: 'Relic', ...props }, 'art')));

  test('is sized by its stylesheet unless it is given a width, and says less the smaller it is', () => {
    expect(card({})).not.toContain('--card');
    expect(card({ width: 96 })).toContain('--card:96px');
    expect(card({ width: 96 })).toMatch(/Moondust Vacuum.*Relic/);
    expect(card({ width: 60 })).toMatch(/>Vacuum</);
    expect(card({ width: 40 })).not.toContain('Vacuum');
    expect(card({ size: 'small' })).toMatch(/>Vacuum</);
  });

  test('has any shape, and needs no name', () => {
    expect(card({})).toContain('kit-card paper arch');
    expect(card({ shape: 'ticket', look: 'dark' })).toContain('kit-card dark ticket');
    expect(card({ name: undefined })).toMatch(/bare.*art/);
    expect(card({ name: undefined })).not.toContain('class="name"');
  });
});
