/** The service worker and push messages: it always shows something, and opens pages of ours alone. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const SCOPE = 'https://play.example.org/~ada/';
type Handler = (event: object) => void;
const handlers = new Map<string, Handler>();
const shown: { readonly title: string; readonly options: { readonly body: string; readonly tag: string; readonly data: unknown } }[] = [];
const opened: string[] = [];
let windows: { readonly url: string; focus(): Promise<void> }[] = [];

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, options: (typeof shown)[number]['options']) => void shown.push({ title, options }),
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) },
  });
  vi.stubGlobal('navigator', { language: 'de-AT' });
  await import('../src/sw.ts');
});
beforeEach(() => {
  shown.length = 0;
  opened.length = 0;
  windows = [];
});

async function happens(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (p: Promise<unknown>) => waits.push(p) });
  expect(waits).toHaveLength(1);
  await Promise.all(waits);
}
const push = (text?: string) => happens('push', { data: text === undefined ? null : { text: () => text } });
const click = (data: unknown) => happens('notificationclick', { notification: { data, close: () => {} } });

test('a message is shown, and a press opens its table', async () => {
  await push(JSON.stringify({ title: 'It is your turn: Sundays.', body: '', path: '/table/abc', tag: 'starboard abc' }));
  expect(shown).toMatchObject([{ title: 'It is your turn: Sundays.', options: { body: '', tag: 'starboard abc' } }]);
  await click(shown[0].options.data);
  expect(opened).toEqual([`${SCOPE}table/abc`]);
});

test.each([undefined, '', 'news', 'null', '[]', '{}', '{"title":7}', '{"title":""}'])(
  'what cannot be read is shown in our words: %j',
  async (text) => {
    await push(text);
    expect(shown).toMatchObject([{ title: 'An einem deiner Tische gibt es Neues.', options: { body: '' } }]);
    await click(shown[0].options.data);
    expect(opened).toEqual([SCOPE]);
  },
);

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '../elsewhere',
  '/../elsewhere',
  '/https://evil.example',
  'https:\\\\evil.example',
  'http://[',
  7,
  null,
  undefined,
])('a path that leads elsewhere opens the first page: %j', async (path) => {
  await click({ path });
  expect(opened).toEqual([SCOPE]);
});

test.each(['//evil.example/x', '/\\evil.example/x', '\\\\evil.example/x'])('the name of a host is only a page: %j', async (path) => {
  await click({ path });
  expect(opened).toEqual([`${SCOPE}evil.example/x`]);
});

test('a page that is open there comes to the front; another one is left alone', async () => {
  const focused: string[] = [];
  const windowAt = (url: string) => ({ url, focus: async () => void focused.push(url) });
  windows = [windowAt(`${SCOPE}local/1`), windowAt(`${SCOPE}table/abc#top`)];
  await click({ path: '/table/abc' });
  await click({ path: '/table/xyz' });
  expect([focused, opened]).toEqual([[`${SCOPE}table/abc#top`], [`${SCOPE}table/xyz`]]);
});
