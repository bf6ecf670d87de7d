import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Fan } from '../fan.tsx';
import { pose } from '../fan-pose.ts';
import { edges, Pile } from '../pile.tsx';
import { SetRing } from '../ring.tsx';
import { arcs, segments } from '../ring-arcs.ts';
import { Stars } from '../stars.tsx';

/** Properties with something inside. */
const of = <P extends object>(props: P, children: string): P & { children: string } => ({ ...props, children });
const count = (markup: string, part: string): number => markup.split(part).length - 1;

describe('a fan', () => {
  test('one card is held straight', () => {
    expect(pose(0, 1, 2.6)).toEqual({ turn: 0, drop: 0 });
  });

  test('is symmetric: the outermost are turned and dropped most, the middle one not at all', () => {
    for (const n of [2, 3, 5, 8, 13]) {
      const poses = Array.from({ length: n }, (_, i) => pose(i, n, 2.6));
      for (const [i, p] of poses.entries()) {
        expect(p.turn).toBeCloseTo(-poses[n - 1 - i].turn);
        expect(p.drop).toBeCloseTo(poses[n - 1 - i].drop);
        if (i > 0) expect(p.turn).toBeGreaterThan(poses[i - 1].turn);
      }
      expect(Math.max(...poses.map((p) => p.drop))).toBe(poses[0].drop);
      if (n % 2 === 1) expect(poses[(n - 1) / 2]).toEqual({ turn: 0, drop: 0 });
    }
  });

  test('neighbours keep their spread until the whole would open too wide', () => {
    expect(pose(1, 4, 3).turn - pose(0, 4, 3).turn).toBeCloseTo(3);
    for (const n of [10, 20, 40]) expect(pose(n - 1, n, 3).turn - pose(0, n, 3).turn).toBeCloseTo(24);
  });

  test('a spread of 0 is a straight row', () => {
    for (const i of [0, 1, 2]) expect(pose(i, 3, 0)).toEqual({ turn: expect.closeTo(0), drop: 0 });
  });

  test('draws every card once, in order, and none of an empty hand', () => {
    const drawn = (n: number): string => renderToStaticMarkup(createElement(Fan, { count: n, width: 40, render: (i: number) => `(${i})` }));
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
    const ring = (n: number, preview = 0): string => renderToStaticMarkup(createElement(SetRing, of({ count: n, preview, size: 40 }, 'x')));
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
  const stars = (n: number): string => renderToStaticMarkup(createElement(Stars, { n, of: 3 }));
  for (const n of [0, 1, 2, 3]) {
    expect(count(stars(n), 'class="on"')).toBe(n);
    expect(count(stars(n), '<svg')).toBe(3);
  }
});

test('a pile always says its count, and without cards shows an empty place', () => {
  const pile = (n: number): string => renderToStaticMarkup(createElement(Pile, of({ count: n, width: 40 }, 'back')));
  expect(pile(23)).toContain('>23<');
  expect(pile(23)).toContain('back');
  expect(pile(0)).toContain('>0<');
  expect(pile(0)).not.toContain('back');
  expect([0, 1, 2, 4, 5, 12, 13, 72].map(edges)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});
