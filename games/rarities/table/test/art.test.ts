import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { CARDS, LAST_PORTAL, VALUES } from '../../content/cards.ts';
import { chapters as de } from '../../words/de/rulebook/index.ts';
import { chapters as en } from '../../words/en/rulebook/index.ts';
import { addressOf, drawings, svgOf } from '../art/drawings.ts';
import { label } from '../art/labels.ts';
import { portalPath } from '../art/portal-path.ts';
import { Sheet } from '../art/sheet.tsx';

const names = [...drawings().keys()];
const every = names.map(svgOf);
const ids = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);

describe('the drawings', () => {
  test('are there for every card, bare and on a disc, six ships and planets, the back, the pass and the swirl', () => {
    const seats = [0, 1, 2, 3, 4, 5];
    const wanted = [...CARDS, ...CARDS.map((tag) => `disc-${tag}`), ...['ship', 'planet'].flatMap((kind) => seats.map((s) => `${kind}-${s}`))];
    expect(names.toSorted()).toEqual([...wanted, 'back', 'pass', 'vortex'].toSorted());
    expect(new Set(every).size).toBe(every.length);
  });

  test('everything that is referred to exists in the same drawing, and on the page', () => {
    const page = renderToString(createElement(Sheet, { sizes: [40] }));
    for (const svg of every) expect(new Set(ids(svg)).size).toBe(ids(svg).length);
    for (const markup of [...every, page]) {
      const there = ids(markup);
      for (const [, id] of markup.matchAll(/url\(#([^")]+)/g)) expect(there).toContain(id);
    }
    expect(page.split('<img').length).toBeGreaterThan(60);
  });

  test('are there for every picture of the rulebook', () => {
    const pictures = [...de, ...en].flatMap((chapter) => chapter.pictures ?? []);
    expect(pictures.length).toBeGreaterThan(20);
    for (const picture of pictures) expect(names).toContain(picture);
  });

  test('are closed markup of numbers that are numbers', () => {
    for (const [i, svg] of every.entries()) {
      for (const tag of ['svg', 'g', 'clipPath', 'radialGradient'])
        expect(svg.split(new RegExp(`<${tag}[ >]`)).length, `${names[i]} ${tag}`).toBe(svg.split(`</${tag}>`).length);
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      // Every path begins somewhere and has nothing in it that is not a command or a number.
      for (const [, d] of svg.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M[-\d.\sMmLlHhVvCcSsQqAaZz]+$/);
    }
  });

  test('show what they are by themselves: no styles, no scripts, no addresses, no text', () => {
    const inside = every.map((svg) => svg.replace(' xmlns="http://www.w3.org/2000/svg"', ''));
    for (const svg of inside) expect(svg).not.toMatch(/style=|<style|<script|on\w+=|https?:|data:|<text|<image|<foreignObject/i);
  });

  test('an address is the drawing itself, and always the same', () => {
    for (const [i, name] of names.entries()) {
      const address = addressOf(name);
      expect(decodeURIComponent(address.slice('data:image/svg+xml,'.length))).toBe(every[i].replaceAll('"', "'"));
      expect(address).not.toMatch(/[#"<>]/);
      expect(addressOf(name)).toBe(address);
    }
    expect(() => addressOf('sock')).toThrow("'sock'");
  });

  test('stay small: less than 14 KB as they travel, each once', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    const once = names.filter((name) => !name.startsWith('disc-')).map((name) => drawings().get(name)!.markup);
    expect(brotliCompressSync(once.join('')).length).toBeLessThan(14 * 1024);
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
