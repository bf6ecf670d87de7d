/** Published works: who may read, list and take them back, what is counted, and what is refused. */

import { loadGame } from '@starboard/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../api/routes.ts';
import { House, type Person } from './house.ts';

type NewWork = Api['POST /api/works']['body'];

let house: House;
let zone: string;
beforeAll(async () => {
  house = await House.open();
  const { files } = await loadGame('aliens');
  zone = files?.zone?.examples?.('en').find((e) => e.id !== 'empty')?.text ?? '';
});
afterAll(() => house.close());

// With a line's end, as files have: it comes back as it was sent.
const named = (name: string): string => `${JSON.stringify({ ...JSON.parse(zone), name })}\n`;
const work = (text: string, more: Partial<NewWork> = {}): NewWork => ({
  game: 'aliens',
  kind: 'zone',
  text,
  seats: 4,
  options: {},
  listed: true,
  ...more,
});
const publish = (who: Person, text: string, more: Partial<NewWork> = {}) => who.call('POST /api/works', { body: work(text, more) });
const shelf = async (who: Person, query: Record<string, string> = {}) => (await who.call('GET /api/works', { query })).works.map((w) => w.name.en);

test('a work has an address that nobody guesses; the shelf shows only what its author put there', async () => {
  const [ada, stranger] = [await house.person('Ada'), await house.person('Stranger')];
  const hidden = await publish(ada, named('Hidden'), { listed: false });
  const open = await publish(ada, named('Open'), { figures: { games: 400, players: 6, level: 'hard', said: { de: 'Gut.', en: 'Fine.' } } });
  expect(hidden.id).toMatch(/^[\w-]{22}$/);
  expect(await shelf(stranger)).toEqual(['Open']);
  expect(await shelf(stranger, { game: 'rarities' })).toEqual([]);
  // Who has the address reads it, without being able to change it.
  const read = await stranger.call('GET /api/works/:work', { params: { work: hidden.id } });
  expect(read).toMatchObject({ text: named('Hidden'), mine: false, listed: false });
  expect(JSON.stringify(read)).not.toContain(await ada.identity());
  expect((await stranger.ask('PATCH /api/works/:work', { params: { work: hidden.id }, body: { listed: true } })).status).toBe(404);
  expect((await stranger.ask('DELETE /api/works/:work', { params: { work: open.id } })).status).toBe(404);
  expect((await ada.call('GET /api/me/works')).map((w) => w.name.en).sort()).toEqual(['Hidden', 'Open']);
  // The author changes it, and takes it back.
  await ada.call('PATCH /api/works/:work', { params: { work: hidden.id }, body: { listed: true } });
  expect(await shelf(stranger)).toEqual(expect.arrayContaining(['Open', 'Hidden']));
  await ada.call('DELETE /api/works/:work', { params: { work: open.id } });
  expect(await shelf(stranger)).toEqual(['Hidden']);
  expect((await stranger.ask('GET /api/works/:work', { params: { work: open.id } })).status).toBe(404);
});

test('the same work published twice by one person is one', async () => {
  const ada = await house.person('Ada');
  const first = await publish(ada, named('Twice'), { listed: false });
  expect((await publish(ada, named('Twice'))).id).toBe(first.id);
  expect(await ada.call('GET /api/me/works')).toHaveLength(1);
  const ben = await house.person('Ben');
  expect((await publish(ben, named('Twice'))).id).not.toBe(first.id);
});

test('only what can be played is published', async () => {
  const ada = await house.person('Ada');
  const refused = async (body: Partial<NewWork>, text = zone) => (await ada.ask('POST /api/works', { body: work(text, body) })).body.error;
  expect(await refused({}, '{}')).toBe('options');
  expect(await refused({}, 'x'.repeat(60_001))).toBe('malformed');
  expect(await refused({}, named('A\u202Eevil\nline'))).toBe('options');
  expect(await refused({ kind: 'pack' })).toBe('options');
  expect(await refused({ game: 'nothing' })).toBe('options');
  expect(await refused({ options: { zone: 'x', secret: true } })).toBe('options');
  expect(await refused({ seats: 40 })).toBe('seats');
  expect(await ada.call('GET /api/me/works')).toEqual([]);
});

test('works outlive a restart, are part of what is stored about somebody, and go with them', async () => {
  const ada = await house.person('Ada');
  const { id } = await publish(ada, named('Mine for ever'));
  await house.restart();
  const reader = await house.person('Reader');
  expect(await shelf(reader)).toContain('Mine for ever');
  expect(await ada.call('GET /api/me/export')).toMatchObject({ works: [{ id }] });
  await ada.call('DELETE /api/me');
  expect(await shelf(reader)).not.toContain('Mine for ever');
  expect((await reader.ask('GET /api/works/:work', { params: { work: id } })).status).toBe(404);
});

test('a server without a shelf keeps works for people with the link; one person publishes so much and no more', async () => {
  const bare = await House.open({ STARBOARD_SHELF: 'off', STARBOARD_MAX_WORKS: '2' });
  try {
    const ada = await bare.person('Ada');
    expect((await ada.ask('POST /api/works', { body: work(zone) })).body.error).toBe('not-now');
    const { id } = await publish(ada, zone, { listed: false });
    expect((await ada.ask('PATCH /api/works/:work', { params: { work: id }, body: { listed: true } })).body.error).toBe('not-now');
    expect(await ada.call('GET /api/works')).toEqual({ open: false, works: [], all: 0 });
    await publish(ada, named('Second'), { listed: false });
    expect((await ada.ask('POST /api/works', { body: work(named('Third'), { listed: false }) })).body.error).toBe('limit');
  } finally {
    await bare.close();
  }
});
