/** Chat at a table before, during and after the match, by players and spectators. */
import type { DocStore } from '@starboard/host/storage';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LobbyHeard, NewTable } from '../api/routes.ts';
import { ChatRooms } from '../tables/chat.ts';
import { House, type Person } from './house.ts';
import { newRequestId, Screen } from './screen.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

const PLAIN: NewTable = { game: 'tictactoe', seats: 2, settings: FAST, open: true };

/** A page that looks at a table before its match. */
class Page {
  readonly screen: Screen;
  readonly table: string;

  constructor(screen: Screen, table: string) {
    this.screen = screen;
    this.table = table;
  }

  static async of(person: Person | null, table: string): Promise<Page> {
    const page = new Page(await Screen.open(house, person?.cookie ?? '', {}, '/ws/lobby'), table);
    page.screen.socket.send(JSON.stringify({ t: 'table', table }));
    await page.screen.until(() => page.heard.some((m) => m.t === 'table' || m.t === 'gone'), 'the table');
    return page;
  }

  get heard(): LobbyHeard[] {
    return this.screen.heard as unknown as LobbyHeard[];
  }

  get lines(): string[] {
    return this.heard.flatMap((m) => (m.t === 'chat' ? [`${m.chat.seat} ${m.chat.name}: ${m.chat.text ?? `(${m.chat.phrase})`}`] : []));
  }

  async say(what: { text: string } | { phrase: string }, id = newRequestId()): Promise<string> {
    this.screen.socket.send(JSON.stringify({ t: 'text' in what ? 'chat' : 'phrase', table: this.table, id, ...what }));
    const word = await this.screen.until(() => this.heard.find((m) => (m.t === 'ack' || m.t === 'refused') && m.id === id), 'the word');
    return word.t === 'refused' ? word.why : word.t;
  }

  until(lines: number): Promise<boolean> {
    return this.screen.until(() => this.lines.length >= lines, `${lines} lines`);
  }
}

const textsOf = (screen: Screen): (string | undefined)[] => screen.heard.flatMap((m) => (m.t === 'chat' ? [m.text ?? m.phrase] : []));

async function begin(owner: Person, id: string, people: readonly Person[]): Promise<void> {
  await owner.call('POST /api/tables/:table/start', { params: { table: id } });
  for (const person of people) await person.reveal(id);
}

test('who sits at a table talks before the match, and the match finds what was said', async () => {
  const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => house.person(name)));
  const { id } = await ada.make(PLAIN);
  await ada.sit(id);
  const first = await Page.of(ada, id);
  expect(await first.say({ text: 'anybody\u202e\nhere?' })).toBe('ack');
  // Who comes later hears what was said; who does not sit may listen at an open table, but not speak.
  const visitor = await Page.of(cleo, id);
  await visitor.until(1);
  expect(await visitor.say({ text: 'me!' })).toBe('no-seat');
  expect(await (await Page.of(null, id)).say({ text: 'and me' })).toBe('no-seat');
  await ben.sit(id);
  const second = await Page.of(ben, id);
  const again = newRequestId();
  expect(await second.say({ phrase: 'hello' }, again)).toBe('ack');
  expect(await second.say({ phrase: 'hello' }, again)).toBe('ack');
  await first.until(2);
  expect(first.lines).toEqual(['0 Ada: anybody here?', '1 Ben: (hello)']);
  expect(visitor.lines).toEqual(first.lines);
  // At most a dozen in ten seconds.
  const many = await Promise.all(Array.from({ length: 15 }, (_, i) => second.say({ text: `spam ${i}` })));
  expect(many).toContain('too-fast');
  await begin(ada, id, [ada, ben]);
  expect(await first.say({ text: 'too late for the lobby' })).toBe('stale');
  // Also after a restart.
  await house.restart();
  const screen = await (await ada.screen()).enter(id);
  await screen.until(() => textsOf(screen).includes('hello'), 'what was said');
  expect(textsOf(screen).slice(0, 2)).toEqual(['anybody here?', 'hello']);
  expect(JSON.stringify(screen.heard)).not.toContain('"by"');
});

test('a line of somebody who got up belongs to no chair; one who was removed reads no more', async () => {
  const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => house.person(name)));
  const { id } = await ada.make({ ...PLAIN, open: false });
  await ada.sit(id);
  const { token } = await ada.call('POST /api/tables/:table/invitations', { params: { table: id } });
  for (const person of [ben, cleo]) await person.call('POST /api/invitations/accept', { body: { token } });
  await ben.sit(id);
  const bens = await Page.of(ben, id);
  await bens.say({ text: 'I have to go' });
  await ada.call('PUT /api/tables/:table/chairs/:chair', { params: { table: id, chair: 1 }, body: { bot: null } });
  await cleo.sit(id);
  const cleos = await Page.of(cleo, id);
  await cleos.until(1);
  expect(cleos.lines).toEqual(['null Ben: I have to go']);
  expect(await bens.say({ text: 'still here' })).toBe('no-seat');
  await cleos.say({ text: 'hello' });
  await cleos.until(2);
  expect(bens.lines).toEqual(['1 Ben: I have to go']);
  const stranger = await Page.of(await house.person('Dan'), id);
  expect(stranger.lines).toEqual([]);
});

test('spectators talk among themselves while the match runs, and with everybody after it', async () => {
  const [ada, ben, cleo, dan] = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => house.person(name)));
  const { id } = await ada.make(PLAIN);
  await ada.sit(id);
  await ben.sit(id);
  await begin(ada, id, [ada, ben]);
  const [a, b, c, d] = await Promise.all([ada, ben, cleo, dan].map(async (p) => (await p.screen()).enter(id)));
  const nobody = await (await Screen.open(house, '')).enter(id);
  expect(await c.tell({ t: 'chat', id: newRequestId(), text: 'Ada should take the middle' })).toMatchObject({ t: 'ack' });
  expect(await nobody.tell({ t: 'chat', id: newRequestId(), text: 'boo' })).toMatchObject({ refusal: { why: 'no-seat' } });
  await d.until(() => textsOf(d).length > 0, 'Cleo');
  await a.tell({ t: 'chat', id: newRequestId(), text: 'hm' });
  for (const screen of [b, c, d, nobody]) await screen.until(() => textsOf(screen).includes('hm'), 'Ada');
  expect([a, b].map(textsOf)).toEqual([['hm'], ['hm']]);
  for (const screen of [c, d, nobody]) expect(textsOf(screen)).toEqual(['Ada should take the middle', 'hm']);
  expect(d.heard.find((m) => m.t === 'chat')).toMatchObject({ seat: null, name: 'Cleo', gallery: true });
  // A player who comes back does not find it either.
  const back = await (await ben.screen()).enter(id);
  await back.next('chat', 0);
  expect(textsOf(back)).toEqual(['hm']);
  await a.tell({ t: 'end', id: newRequestId(), say: 'ask' });
  await b.tell({ t: 'end', id: newRequestId(), say: 'yes' });
  await b.until(() => b.table?.closed === 'agreed', 'the end');
  await c.tell({ t: 'chat', id: newRequestId(), text: 'well played' });
  await a.until(() => textsOf(a).includes('well played'), 'Cleo, after the end');
  const late = await (await ben.screen()).enter(id);
  await late.until(() => textsOf(late).length === 3, 'everything');
  expect(textsOf(late)).toEqual(['Ada should take the middle', 'hm', 'well played']);
});

test('no gallery where the table has none; who gave a chair away is silent until the end', async () => {
  const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => house.person(name)));
  const { id } = await ada.make({ ...PLAIN, gallery: false });
  expect(await ada.table(id)).toMatchObject({ gallery: false });
  await ada.sit(id);
  await ben.sit(id);
  await begin(ada, id, [ada, ben]);
  const watcher = await (await cleo.screen()).enter(id);
  expect(await watcher.tell({ t: 'chat', id: newRequestId(), text: 'hi' })).toMatchObject({ refusal: { why: 'no-seat' } });
  await ada.call('PATCH /api/tables/:table', { params: { table: id }, body: { gallery: true } });
  expect(await watcher.tell({ t: 'chat', id: newRequestId(), text: 'hi' })).toMatchObject({ t: 'ack' });
  // Ben's chair passes to Cleo: Ben knows a hand and may only listen.
  const { claims } = await cleo.call('POST /api/tables/:table/claims', { params: { table: id }, body: { chair: 1 } });
  await ben.call('POST /api/tables/:table/claims/:claim', { params: { table: id, claim: claims[0].id }, body: { yes: true } });
  const bens = await (await ben.screen()).enter(id);
  expect(bens.seat).toBeNull();
  expect(await bens.tell({ t: 'chat', id: newRequestId(), text: 'they hold the …' })).toMatchObject({ refusal: { why: 'no-seat' } });
});

test('a chat that is closed while it is being written is closed when that is done', async () => {
  vi.useFakeTimers();
  try {
    const written: string[] = [];
    let arrive = (): void => {};
    const store: Pick<DocStore, 'get' | 'put'> = {
      get: async () => null,
      put: (_kind, _id, doc) =>
        new Promise((resolve) => {
          arrive = () => {
            written.push(JSON.stringify(doc));
            resolve(1);
          };
        }),
    };
    const rooms = new ChatRooms(store as DocStore, () => false);
    await rooms.open('t');
    rooms.say('t', { t: 'chat', id: 'one', seat: null, name: 'Ada', at: 0, text: 'hello' }, 'ada');
    await vi.advanceTimersByTimeAsync(5000);
    let closed = false;
    const closing = rooms.close('t').then(() => {
      closed = true;
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(closed).toBe(false);
    arrive();
    await closing;
    expect(written).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
