/** A passkey makes a guest permanent: made on one device, it opens the same person on another. */
import { type CDPSession, expect } from '@playwright/test';
import { House } from './house.ts';
import { expectNoProblems, type Person, person, test, words } from './people.ts';

const w = words.en;

/** A device that holds keys, as Chromium plays one. */
async function authenticator({ context, page }: Person): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

test('kept with a passkey on one device, come back with it on another; without https the page says why not', async ({ browser }) => {
  const house = await House.open();
  try {
    // Passkeys belong to a name, and this machine's own needs no https.
    const url = house.url.replace('127.0.0.1', 'localhost');
    const [desk, phone, bare] = await Promise.all([person(browser, url, 'Ada'), person(browser, url, 'phone'), person(browser, house.url, 'bare')]);
    for (const { page } of [desk, bare]) {
      await page.goto('/');
      await page.evaluate(() => fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' }));
      await page.goto('/settings');
    }
    await expect(bare.page.getByText(w.keep.impossible)).toBeVisible();
    const held = await authenticator(desk);
    await desk.page.getByRole('button', { name: w.keep.make }).click();
    await expect(desk.page.getByRole('heading', { name: w.keep.kept })).toBeVisible();

    await phone.page.goto('/enter');
    const other = await authenticator(phone);
    // The devices of one person share their keys.
    const { credentials } = await held.cdp.send('WebAuthn.getCredentials', { authenticatorId: held.id });
    for (const credential of credentials) await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
    await phone.page.getByRole('button', { name: w.keep.withPasskey }).click();
    await expect(phone.page).toHaveURL(/\/$/);
    const who = ({ page }: Person) => page.evaluate(async () => (await (await fetch('/api/here')).json()).me.identity as string);
    expect(await who(phone)).toBe(await who(desk));
    await phone.page.goto('/settings');
    await phone.page.getByRole('button', { name: w.settings.webhookRemove }).click();
    await expect(phone.page.getByRole('heading', { name: w.keep.title })).toBeVisible();
    expectNoProblems(desk, phone, bare);
  } finally {
    await house.close();
  }
});
