/** Published works: who may read, list and take them back, what is counted, and what is refused. */

import { loadGame } from '@starboard/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../api/routes.ts';
import { House, Person } from './house.ts';

type NewWork = Api['POST /api/works']['body'];

let house: House;
let zone: string;
let rules: string;
let key: string;
beforeAll(async () => {
  house = await House.open();
  key = house.server.newKey ?? '';
  const { files, game } = await loadGame('aliens');
  rules = game.rules.version;
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
const figures = (games: number) => ({ games, players: 6, level: 'hard' as const, rules, said: { de: 'Gut.', en: 'Fine.' } });
const shelf = async (who: Person, query: Record<string, string> = {}) => (await who.call('GET /api/works', { query })).works.map((w) => w.name.en);

test('a work has an address that nobody guesses; the shelf shows only what its author put there', async () => {
  const [ada, stranger] = [await house.person('Ada'), await house.person('Stranger')];
  const hidden = await publish(ada, named('Hidden'), { listed: false });
  const open = await publish(ada, named('Open'), { figures: figures(400) });
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

test('figures are kept of the rules that are played here, and the last ones count', async () => {
  const ada = await house.person('Ada');
  const mine = async () => (await ada.call('GET /api/me/works'))[0].figures;
  await publish(ada, named('Measured'), { figures: { ...figures(400), rules: 'other rules' } });
  expect(await mine()).toBeNull();
  await publish(ada, named('Measured'), { figures: figures(400) });
  await publish(ada, named('Measured'));
  expect(await mine()).toEqual(figures(400));
  await publish(ada, named('Measured'), { figures: figures(1000) });
  expect(await mine()).toEqual(figures(1000));
  expect((await ada.call('GET /api/works')).works.find((w) => w.name.en === 'Measured')?.figures).toEqual(figures(1000));
});

test('a table says what it is played with and by whom: in the lobby, in an invitation, in its room', async () => {
  const [ada, guest] = [await house.person('Ada'), await house.person('Guest')];
  const text = named('Played');
  const options = { zone: 'own', ownZone: text };
  const table = await ada.make({ game: 'aliens', seats: 4, open: true, options });
  const works = [{ option: 'ownZone', kind: 'zone', name: { de: 'Played', en: 'Played' }, author: 'Starboard' }];
  expect(table.works).toEqual(works);
  const { token } = await ada.call('POST /api/tables/:table/invitations', { params: { table: table.id } });
  const looked = await guest.call('POST /api/invitations/look', { body: { token } });
  expect([looked.table?.works, looked.table?.options.ownZone]).toEqual([works, text]);
  const lobby = await guest.call('GET /api/lobby', { query: {} });
  expect(lobby.open.find((t) => t.id === table.id)?.works).toEqual(works);
  // A text that does not count is nothing that is played.
  const printed = await ada.call('PATCH /api/tables/:table', { params: { table: table.id }, body: { options: { ...options, zone: 'fermi' } } });
  expect(printed.works).toEqual([]);
});

describe('a work that should not be here', () => {
  const host = async (): Promise<Person> => {
    const person = new Person(house, 'host');
    await person.call('POST /api/host/enter', { body: { key } });
    return person;
  };
  const of = (id: string) => ({ params: { work: id } });

  test('anybody but its author reports it; what one says again takes the place of what one said', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const { id } = await publish(ada, named('Reported'), { listed: false });
    const report = (who: Person, text: string) => who.ask('POST /api/works/:work/report', { ...of(id), body: { reason: 'words', text } });
    expect((await report(ada, 'mine')).status).toBe(404);
    expect((await report(new Person(house, 'nobody'), 'x')).status).toBe(401);
    expect((await report(ben, 'Look at the name.')).body).toEqual({ ok: true });
    await report(ben, 'Look at the author.');
    const [found, ...more] = (await (await host()).call('GET /api/host/reports')).filter((r) => r.work?.id === id);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ by: { name: 'Ben' }, about: { name: 'Ada' }, reason: 'words', text: 'Look at the author.', table: null });
    expect(found.work).toEqual({ id, name: 'Reported', game: 'aliens', kind: 'zone' });
    // It is Ben's, too, and goes with him.
    expect(JSON.stringify(await ben.call('GET /api/me/export'))).toContain('Look at the author.');
    await ben.call('DELETE /api/me');
    expect((await (await host()).call('GET /api/host/reports')).some((r) => r.work?.id === id)).toBe(false);
  });

  test('the host removes it: nobody finds it any more, its author reads why and cannot publish it again', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const { id } = await publish(ada, named('Removed'));
    await ben.call('POST /api/works/:work/report', { ...of(id), body: { reason: 'copied' } });
    const keeper = await host();
    expect((await keeper.call('GET /api/host/works')).works.find((w) => w.id === id)?.by).toEqual({ identity: await ada.identity(), name: 'Ada' });
    expect((await ben.ask('POST /api/host/works/:work/remove', { ...of(id), body: { reason: 'x' } })).status).toBe(401);
    await keeper.call('POST /api/host/works/:work/remove', { ...of(id), body: { reason: 'It is somebody else’s.' } });
    expect((await keeper.call('GET /api/host/reports')).some((r) => r.work?.id === id)).toBe(false);
    const later = async (): Promise<void> => {
      expect(await shelf(ben)).not.toContain('Removed');
      expect((await ben.ask('GET /api/works/:work', of(id))).status).toBe(404);
      expect((await ben.ask('POST /api/works/:work/report', { ...of(id), body: { reason: 'other' } })).status).toBe(404);
      const removed = { reason: 'It is somebody else’s.', at: expect.any(Number) };
      expect(await ada.call('GET /api/works/:work', of(id))).toMatchObject({ text: named('Removed'), mine: true, listed: false, removed });
      expect(await ada.call('GET /api/me/works')).toMatchObject([{ id, removed }]);
      const again = await ada.ask('POST /api/works', { body: work(named('Removed')) });
      expect([again.body.error, again.body.why]).toEqual(['not-now', 'removed']);
      expect((await ada.ask('PATCH /api/works/:work', { ...of(id), body: { listed: true } })).body.why).toBe('removed');
    };
    await later();
    await house.restart();
    await later();
    await ada.call('DELETE /api/works/:work', of(id));
    expect(await ada.call('GET /api/me/works')).toEqual([]);
  });

  test('what was removed stays away, whoever brings it and however it is tidied up, until the host allows it', async () => {
    const [ada, ben, cleo] = [await house.person('Ada'), await house.person('Ben'), await house.person('Cleo')];
    const [first, copy] = [await publish(ada, named('Unwanted')), await publish(ben, named('Unwanted'), { listed: false })];
    let keeper = await host();
    await cleo.call('POST /api/works/:work/report', { ...of(copy.id), body: { reason: 'copied' } });
    await keeper.call('POST /api/host/works/:work/remove', { ...of(first.id), body: { reason: 'Not here.' } });
    // The same text of somebody else goes with it, and so does what was said about it.
    expect((await cleo.ask('GET /api/works/:work', of(copy.id))).status).toBe(404);
    expect((await keeper.call('GET /api/host/reports')).some((r) => r.work?.id === copy.id)).toBe(false);
    expect((await ben.call('GET /api/works/:work', of(copy.id))).removed).toMatchObject({ reason: 'Not here.' });
    expect((await ben.ask('PATCH /api/works/:work', { ...of(copy.id), body: { listed: true } })).body).toMatchObject({
      why: 'removed',
      said: 'Not here.',
    });
    // Deleted by its author, or gone with them: refused all the same, for the shelf and for a link, after a restart too.
    await ada.call('DELETE /api/works/:work', of(first.id));
    await house.restart();
    keeper = await host();
    for (const [who, listed] of [
      [ada, true],
      [ada, false],
      [cleo, false],
    ] as const) {
      const again = await who.ask('POST /api/works', { body: work(named('Unwanted'), { listed }) });
      expect(again.body).toMatchObject({ error: 'not-now', why: 'removed', said: 'Not here.' });
    }
    await publish(cleo, named('Unwanted, but another'));
    // What the host keeps of it: no text, nobody's name.
    const kept = (await keeper.call('GET /api/host/refused-works')).filter((w) => w.name.en === 'Unwanted');
    expect(kept).toEqual([
      {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        game: 'aliens',
        kind: 'zone',
        name: { de: 'Unwanted', en: 'Unwanted' },
        reason: 'Not here.',
        at: expect.any(Number),
      },
    ]);
    const allowed = { params: { hash: kept[0].hash }, body: {} };
    expect((await ada.ask('POST /api/host/refused-works/:hash/allow', allowed)).status).toBe(401);
    await keeper.call('POST /api/host/refused-works/:hash/allow', allowed);
    expect((await keeper.ask('POST /api/host/refused-works/:hash/allow', allowed)).status).toBe(404);
    expect((await ben.call('GET /api/works/:work', of(copy.id))).removed).toBeNull();
    await ben.call('PATCH /api/works/:work', { ...of(copy.id), body: { listed: true } });
    await publish(ada, named('Unwanted'));
    expect((await shelf(cleo)).filter((name) => name === 'Unwanted')).toHaveLength(2);
  });

  test('its author is told why, where a way leads to them; no more once it is allowed again', async () => {
    let later = 0;
    let status = 500;
    const posted: unknown[] = [];
    const house = await House.open(
      { PUBLIC_URL: 'http://play.example.org' },
      {
        now: () => Date.now() + later,
        resolve: async () => ['93.184.216.34'],
        post: async (_url, _address, body) => {
          posted.push(JSON.parse(String(body)));
          return status;
        },
      },
    );
    try {
      const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
      await ada.call('PATCH /api/me', { body: { language: 'de', webhook: { url: 'https://hooks.example.org/ada', kind: 'json' } } });
      const { id } = await publish(ada, named('Far'));
      // Nobody can reach Ben.
      await publish(ben, named('Far'), { listed: false });
      const { works, notices } = house.server.parts;
      await works.remove(id, 'Ask first.');
      await expect.poll(() => posted.length).toBe(1);
      const url = `http://play.example.org/shelf/${id}`;
      const text = `Die Leitung dieses Servers hat dein Werk „Far“ entfernt: Ask first. ${url}`;
      expect(posted).toEqual([{ kind: 'removed', table: null, game: 'aliens', name: 'Far', url, text }]);
      // It did not arrive; when it is tried again it arrives, and then there is nothing left.
      status = 204;
      later += 10_001;
      await notices.flush();
      later += 60_001;
      await notices.flush();
      expect(posted).toHaveLength(2);
      // A notice is true when it is sent.
      status = 500;
      const second = await publish(ada, named('Near'));
      await works.remove(second.id, 'Ask first.');
      await expect.poll(() => posted.length).toBe(3);
      await works.allow((await works.refused.list()).find((w) => w.name.en === 'Near')?.hash ?? '');
      later += 10_001;
      await notices.flush();
      expect(posted).toHaveLength(3);
    } finally {
      await house.close();
    }
  });
});
