import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CARDS, LAST_PORTAL, VALUES } from '../../content/cards.ts';
import { label } from '../art/labels.ts';
import { portalPath } from '../art/portal-path.ts';
import { Sheet } from '../art/sheet.tsx';
import { symbols } from '../art/sprite.tsx';

const sprite = symbols();
const ids = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);

describe('the sprite', () => {
  test('has every card, six collectors, ships and planets, the back, the pass and the swirl', () => {
    const seats = [0, 1, 2, 3, 4, 5];
    const wanted = [...CARDS, ...['crew', 'ship', 'planet'].flatMap((kind) => seats.map((s) => `${kind}-${s}`)), 'back', 'pass', 'vortex'];
    expect(ids(sprite)).toEqual(expect.arrayContaining(wanted.map((id) => `r-${id}`)));
  });

  test('names nothing twice', () => {
    expect(new Set(ids(sprite)).size).toBe(ids(sprite).length);
  });

  test('everything that is referred to exists', () => {
    const page = renderToStaticMarkup(createElement(Sheet, { sizes: [40] }));
    const there = new Set(ids(page));
    const used = [...page.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1]);
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((id) => !there.has(id))).toEqual([]);
  });

  test('is closed markup of numbers that are numbers', () => {
    for (const tag of ['symbol', 'g', 'clipPath', 'radialGradient']) {
      expect(sprite.split(`<${tag}`).length, tag).toBe(sprite.split(`</${tag}>`).length);
    }
    expect(sprite).not.toMatch(/NaN|undefined|null|Infinity/);
    // Every path begins somewhere and has nothing in it that is not a command or a number.
    for (const [, d] of sprite.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M[-\d.\sMmLlHhVvCcSsQqAaZz]+$/);
  });

  test('keeps to what the content policy allows: no styles, no scripts, no addresses, no text', () => {
    expect(sprite).not.toMatch(/style=|<style|<script|on\w+=|https?:|data:|<text|<image|<foreignObject/i);
  });

  test('stays small: less than 14 KB as it travels', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    expect(brotliCompressSync(sprite).length).toBeLessThan(14 * 1024);
  });
});

describe('the arch of a portal', () => {
  test('R2: as many lobes as it is worth, at every size', () => {
    for (let position = 1; position <= LAST_PORTAL; position++) {
      for (const [w, h] of [
        [92, 174],
        [62, 82],
        [48, 70],
      ]) {
        const arch = portalPath(VALUES[position], w, h);
        expect(arch.lobes.length).toBe(VALUES[position]);
        expect(arch.d.split('A').length - 1).toBe(VALUES[position]);
      }
    }
  });

  test('stays inside its field and is symmetric', () => {
    for (const value of [1, 2, 3, 4]) {
      const [w, h] = [92, 180];
      const { lobes, left, right, spring } = portalPath(value, w, h, 2.5);
      expect(left + right).toBeCloseTo(w);
      expect(spring).toBeLessThan(h);
      for (const [i, l] of lobes.entries()) {
        expect(l.x - l.r).toBeGreaterThanOrEqual(2.4);
        expect(l.x + l.r).toBeLessThanOrEqual(w - 2.4);
        expect(l.y - l.r).toBeGreaterThanOrEqual(2.4);
        expect(l.x + lobes[value - 1 - i].x).toBeCloseTo(w);
      }
    }
  });
});

test('labels: every card has a name in both languages, the short one no longer than the whole', () => {
  for (const language of ['en', 'de'] as const) {
    const shorts = CARDS.map((tag) => {
      const { whole, short } = label(language, tag);
      expect(whole).toMatch(/^\p{Lu}/u);
      expect(short.length).toBeLessThanOrEqual(whole.length);
      // Eleven pixels high, the longest piece without a break must fit on a card of 53 pixels.
      for (const piece of short.split(/[\s\u00ad-]/)) expect(piece.length, short).toBeLessThanOrEqual(9);
      return short;
    });
    expect(new Set(shorts).size).toBe(CARDS.length);
  }
});
