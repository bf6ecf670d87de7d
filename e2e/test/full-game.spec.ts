/** A full game of three people in three browsers and a bot, with everything that goes wrong on an evening. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { postgres } from '../../server/test/postgres.ts';
import { House } from './house.ts';
import { begin, expectNoProblems, hostTable, join, type Person, person, test, words } from './people.ts';
import { dice, eager, options, play, resultOf } from './play.ts';

const w = words.en;
/** What takes a moment here may take long on a busy machine. */
const PATIENCE = 60_000;

test('three people and a bot, a reload, an offline minute and a kill -9: one result everywhere', async ({ browser }) => {
  const house = await House.open();
  try {
    await evening(browser, house, ['Anna', 'Ben', 'Cleo'], 3);
  } finally {
    await house.close();
  }
});

test('a short one on PostgreSQL', async ({ browser }) => {
  const pg = await postgres();
  test.skip(pg === null, 'there is no PostgreSQL here');
  const house = await House.open({ DATABASE_URL: await pg!.database() });
  try {
    await evening(browser, house, ['Anna', 'Ben'], 5);
  } finally {
    await house.close();
    await pg!.stop();
  }
});

/** People and a bot play to the end: the server dies under Anna, Ben reloads, Cleo is without a network. */
async function evening(browser: Browser, house: House, names: readonly string[], seed: number): Promise<void> {
  const people = await Promise.all(names.map((name) => person(browser, house.url, name, { serviceWorkers: name === 'Cleo' ? 'allow' : 'block' })));
  const [anna, ...others] = people;
  const seats = people.length + 1;
  const invitation = await hostTable(anna, { seats, bots: { [seats]: 'normal' }, numbers: { 'Seconds to land': '3' } });
  await join(others, invitation);
  await begin(anna, people);
  const table = new URL(anna.page.url()).pathname.split('/').at(-1)!;

  const troubles: string[] = [];
  // One after another: a server that is down is not what somebody without a network waits for.
  let before = Promise.resolve();
  const inTurn = (name: string, what: () => Promise<void>): Promise<void> => {
    before = before.then(what).then(() => void troubles.push(name));
    return before;
  };
  const trouble: Record<string, (somebody: Person, times: number) => Promise<void>> = {
    Anna: async ({ page }, times) => {
      if (times !== 8) return;
      await inTurn('killed', async () => {
        await house.kill();
        await expect(page.getByText(w.table.reconnecting)).toBeVisible();
        await house.start();
        await expect(page.getByText(w.table.reconnecting)).toBeHidden({ timeout: PATIENCE });
      });
    },
    Ben: async ({ page }, times) => {
      if (times !== 3) return;
      await inTurn('reloaded', async () => {
        await page.reload();
        await expect(page.getByRole('region', { name: w.table.scene })).toBeVisible({ timeout: PATIENCE });
      });
    },
    Cleo: async (somebody, times) => {
      if (times === 5) await inTurn('offline', () => offlineMinute(somebody));
    },
  };
  await Promise.all(
    people.map((p, i) => {
      const random = dice(seed * 100 + i);
      return play(p.page, {
        choose: eager(random),
        pressed: async (times) => {
          await trouble[p.name](p, times);
          return true;
        },
        patience: 2 * PATIENCE,
      });
    }),
  );
  expect(troubles.sort()).toEqual(['killed', 'offline', 'reloaded'].filter((what) => what !== 'offline' || names.includes('Cleo')));

  const [first, ...results] = await Promise.all(people.map((p) => resultOf(p.page)));
  expect(first.places).toHaveLength(seats);
  for (const other of results) expect(other.places).toEqual(first.places);
  const looks = await Promise.all(people.map(publicScene));
  for (const look of looks) expect(look).toEqual(looks[0]);
  // Who comes back to it later sees the same.
  const last = others.at(-1)!;
  await last.page.reload();
  expect((await resultOf(last.page)).places).toEqual(first.places);
  await verify(others[0], table);
  expectNoProblems(...people);
  await Promise.all(people.map((p) => p.context.close()));
}

/** The network is gone; an answer that is given meanwhile is kept and arrives. */
async function offlineMinute(somebody: Person): Promise<void> {
  const { page, context } = somebody;
  await context.setOffline(true);
  const lost = page.getByText(w.table.reconnecting).first();
  await expect(lost).toBeVisible({ timeout: PATIENCE });
  const open = options(page).first();
  if (await open.isVisible()) {
    const kept = page.getByText(w.table.kept);
    // An answer may take several steps.
    await expect(async () => {
      if (!(await kept.isVisible())) await open.click({ timeout: 2000 });
      await expect(kept).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: PATIENCE });
  }
  await context.setOffline(false);
  await expect(lost).toBeHidden({ timeout: PATIENCE });
}

/** What lies on the table for all to see, with the names that others use. */
async function publicScene({ page, name }: Person): Promise<string[]> {
  const lines = await page
    .getByRole('region', { name: w.table.scene })
    .locator('article')
    .evaluateAll((all) =>
      all
        .filter((a) => /^(Portals|Home planets)$/.test(a.querySelector('h2, h3')?.textContent ?? ''))
        .flatMap((a) => [...a.querySelectorAll('li')].map((li) => (li.textContent ?? '').replaceAll('\u00a0', ' '))),
    );
  expect(lines.length).toBeGreaterThan(4);
  return lines.map((line) => line.replace(/\byou\b/gi, name));
}

/** The record of the table stands the examination of the command line. */
async function verify(somebody: Person, table: string): Promise<void> {
  const record = await somebody.context.request.get(`/api/tables/${table}/record`);
  expect(record.ok()).toBe(true);
  const file = path(tmpdir(), `starboard-e2e-${process.pid}.json`);
  writeFileSync(file, await record.body());
  const done = spawnSync(process.execPath, [path(import.meta.dirname, '../../cli/starboard.ts'), 'verify', file], { encoding: 'utf8' });
  rmSync(file);
  expect(done.status, `${done.stdout}${done.stderr}`).toBe(0);
}
