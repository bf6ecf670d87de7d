/** Browsers of people who have been at a server for a while (./neighbours.ts). */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import type { House } from './house.ts';
import type { Neighbours, Wanted } from './neighbours.ts';
import { type Person, person } from './people.ts';

export async function neighbours(house: House, wanted: Partial<Wanted> = {}): Promise<Neighbours> {
  const all: Wanted = { finished: 0, open: 0, running: false, ...wanted };
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'neighbours.ts'), house.url, JSON.stringify(all)]);
  return JSON.parse(stdout) as Neighbours;
}

/** The browser of one of them. */
export async function home(
  browser: Browser,
  { url }: House,
  { cookies }: Neighbours,
  name: keyof Neighbours['cookies'],
  wishes: Parameters<typeof person>[3] = {},
): Promise<Person> {
  const who = await person(browser, url, name, wishes);
  const [key, value] = cookies[name].split('=', 2);
  await who.context.addCookies([{ name: key, value, url }]);
  return who;
}

/** The key that the server printed at its first start. */
export const keyOf = ({ said }: House): string => /only this once: ([\w-]+)/.exec(said)?.[1] ?? '';
