/** Every game that is offered has a cover of its own: a game without one shows an empty sky on the first page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@starboard/registry';
import { expect, test } from 'vitest';

const ART = join(import.meta.dirname, '../public/art/games');
const CARDS = join(ART, '../cards');

/** 1200 × 630, as every messenger wants it. */
test.each(readdirSync(CARDS))('the preview of links has a picture of the right size: %s', (name) => {
  const png = readFileSync(join(CARDS, name));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(200_000);
});

test.each(gameIds)('%s has a cover, drawn without text and nothing from elsewhere', (id) => {
  const svg = readFileSync(join(ART, `${id}.svg`), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(svg).not.toMatch(/<text|<script|<image|href="http/);
  expect(svg.length).toBeLessThan(24_000);
});
