/**
 * A push message as the browser's service would hand it to our worker: what it shows, and where a press on it leads. The message
 * itself, signed and encrypted for one browser, is tested with a local push service (server/test/told.test.ts). That a browser
 * subscribes at its maker's service, and draws the notice, cannot be tested without that service and a desktop.
 */
import { expect } from '@playwright/test';
import { House } from './house.ts';
import { home, neighbours } from './lounge.ts';
import { expectNoProblems, test } from './people.ts';

/** What the test uses of a service worker's world; the types of pages do not know it. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: unknown;
}
interface Scope extends EventTarget {
  notices: Notice[];
  readonly registration: { showNotification(title: string, options: Omit<Notice, 'title'>): Promise<void> };
  readonly clients: { openWindow(url: string): Promise<null> };
}

test('a push message shows a notice, and a press on it opens the table that waits', async ({ browser }) => {
  const house = await House.open();
  try {
    const people = await neighbours(house, { running: true });
    const ada = await home(browser, house, people, 'Ada', { serviceWorkers: 'allow', permissions: ['notifications'] });
    const { page, context } = ada;
    await page.goto('/rules');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const cdp = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find((r) => !r.isDeleted);
        if (ours !== undefined) resolve(ours.registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registered;
    const push = (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId, data });
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    // A browser without a desktop forgets its notices at once: they are noted where they are shown.
    await worker.evaluate(() => {
      const scope = self as unknown as Scope;
      scope.notices = [];
      scope.registration.showNotification = async (title, { body, tag, data }) => void scope.notices.push({ title, body, tag, data });
    });
    const shown = () => worker.evaluate(() => (self as unknown as Scope).notices.map(({ title, body, tag }) => ({ title, body, tag })));
    const told = { title: 'Starboard', body: 'It is your turn: Long game.', tag: `starboard ${people.running}` };
    // An open page hears of it: so a test of the way can say that it came.
    const heard = page.evaluate(() => new Promise((resolve) => navigator.serviceWorker.addEventListener('message', (e) => resolve(e.data))));
    await push(JSON.stringify({ ...told, path: `/table/${people.running}` }));
    await expect.poll(shown).toEqual([told]);
    expect(await heard).toEqual({ t: 'pushed', tag: told.tag });
    // What cannot be read is shown in our own words: a browser takes push away from pages that show nothing.
    await push('not for us');
    await expect.poll(async () => (await shown()).length).toBe(2);

    // A press. Only a real one may open a window, so it is noted which one the worker would open.
    const opened = await worker.evaluate(() => {
      const scope = self as unknown as Scope;
      const press = new Event('notificationclick') as Event & { notification?: unknown; waitUntil?: (p: Promise<unknown>) => void };
      press.notification = { ...scope.notices[0], close: () => {} };
      press.waitUntil = () => {};
      return new Promise<string>((resolve) => {
        scope.clients.openWindow = async (url) => {
          resolve(url);
          return null;
        };
        scope.dispatchEvent(press);
      });
    });
    expect(opened).toBe(`${house.url}/table/${people.running}`);
    await page.goto(opened);
    await expect(page.getByRole('heading', { name: /portal/i }).first()).toBeVisible();
    expectNoProblems(ada);
  } finally {
    await house.close();
  }
});
