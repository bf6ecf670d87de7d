/** Every game that is offered has a cover and a sign of its own: a game without them shows an empty sky on the first page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@starboard/registry';
import { expect, test } from 'vitest';

const ART = join(import.meta.dirname, '../public/art/games');
const CARDS = join(ART, '../cards');
const EMBLEMS = join(ART, '../emblems');

/** 1200 × 630, as every messenger wants it; some show nothing above 300 KB. */
test.each(readdirSync(CARDS))('the preview of links has a picture of the right size: %s', (name) => {
  const png = readFileSync(join(CARDS, name));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(280_000);
});

test.each(gameIds)('%s has a cover: cut out of its table, or drawn without text and nothing from elsewhere', (id) => {
  const cut = join(ART, `${id}.webp`);
  if (existsSync(cut)) {
    const webp = readFileSync(cut);
    expect([webp.toString('latin1', 0, 4), webp.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
    expect(webp.length).toBeLessThan(50_000);
    return;
  }
  const svg = readFileSync(join(ART, `${id}.svg`), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(svg).not.toMatch(/<text|<script|<image|href="http/);
  expect(svg.length).toBeLessThan(24_000);
});

test.each(gameIds)('%s has a sign that stands for it in lists', (id) => {
  const svg = readFileSync(join(EMBLEMS, `${id}.svg`), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 64 64"/);
  expect(svg).not.toMatch(/<text|<script|<image|href="http/);
  expect(svg.length).toBeLessThan(6000);
});
