/// <reference lib="webworker" />
/**
 * Keeps what the page is made of, so that the next visit needs no network. All files of a version are fetched before it
 * takes over; they are named by their content, so a cached one never grows old. Nothing of the server's data is cached.
 */
import { pageWithin, readPushed } from './pushed.ts';

declare const self: ServiceWorkerGlobalScope;

interface List {
  readonly version: string;
  readonly files: readonly string[];
  /** The page for every address but the first. */
  readonly shell: string;
}
// The build puts the list here (build/precache.ts).
const list = '%PRECACHE%' as unknown as List;
const CACHE = `starboard ${list.version}`;
/** Where the pages live; it need not be the root of the host. */
const ROOT = new URL(self.registration.scope).pathname;
const inRoot = (file: string): string => ROOT + file.slice(1);
const HOME = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      // What an older version has under the same name is the same file.
      await Promise.all(
        [HOME, ...list.files].map(async (file) => {
          const url = inRoot(file);
          const had = file.startsWith('/assets/') ? await caches.match(url) : undefined;
          await (had === undefined ? cache.add(new Request(url, { cache: 'reload' })) : cache.put(url, had));
        }),
      );
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      // The version before stays: a page that is still open may want its lazy parts.
      const old = names.filter((name) => name.startsWith('starboard ') && name !== CACHE);
      await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = url.origin === location.origin && url.pathname.startsWith(ROOT);
  if (request.method !== 'GET' || !ours || /^(api|ws|metrics|healthz|readyz)\b/.test(url.pathname.slice(ROOT.length))) return;
  if (request.mode === 'navigate') event.respondWith(shell(request));
  else event.respondWith(kept(request));
});

/** The newest page where there is a network, the kept one where there is none. */
async function shell(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(3000) });
    if (fresh.ok) return fresh;
  } catch {
    // No network, or one that does not answer.
  }
  const home = new URL(request.url).pathname === ROOT;
  return (await caches.match(inRoot(home ? HOME : list.shell))) ?? Response.error();
}

const kept = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = readPushed(event.data?.text(), navigator.language);
  // The same tag as a page's own notification: a person who has one open is not told twice.
  event.waitUntil(
    (async () => {
      await self.registration.showNotification(title, { body, tag, icon: inRoot('/icons/192.png'), data: { path } });
      // A page that tried it out can say that it came.
      for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ t: 'pushed', tag });
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data: { readonly path?: unknown } | null = event.notification.data;
  const page = pageWithin(self.registration.scope, data?.path);
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window' });
      // Another page of ours stays where it is: a match may be under way in it.
      const there = open.find((c) => c.url.split('#')[0] === page);
      await (there === undefined ? self.clients.openWindow(page) : there.focus());
    })(),
  );
});
