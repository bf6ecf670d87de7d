/** Landing races as people play them: how they come to one, and what each screen says about it. */
import { expect } from '@playwright/test';
import { type Person, words } from './people.ts';
import { answer, offered } from './play.ts';

const w = words.en;

/** Draws, takes nothing and finishes until all are asked whether they land. */
export async function untilLanding(people: readonly Person[]): Promise<void> {
  const asked = new Set<string>();
  const quick = (texts: readonly string[]): number => {
    const give = texts.findIndex((t) => /^(Finish early|Take nothing)/.test(t));
    return give >= 0 ? give : 0;
  };
  await expect
    .poll(
      async () => {
        asked.clear();
        for (const p of people) {
          const texts = await offered(p.page);
          if (texts.some((t) => t.startsWith('Land at'))) asked.add(p.name);
          else if (texts.length > 0) await answer(p.page, quick);
        }
        return asked.size;
      },
      { timeout: 90_000, intervals: [50] },
    )
    .toBe(people.length);
}

/** The portal at which somebody may land. */
export const portalOf = async ({ page }: Person): Promise<string> => /portal (\d+)/.exec((await offered(page)).join(' '))![1];

/** Who lies at a portal, from the bottom, as this screen tells it. */
export async function pile(somebody: Person, portal: string, people: readonly Person[], least = 2): Promise<string[]> {
  const line = somebody.page
    .getByRole('region', { name: w.table.scene })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^Portal\\s${portal},`) });
  const others = people.filter((p) => p !== somebody).map((p) => p.name);
  const who = async (): Promise<string[]> => {
    const text = (await line.innerText()).replaceAll('\u00a0', ' ').split('bottom first:')[1] ?? '';
    return [...text.matchAll(new RegExp(`you|${others.join('|')}`, 'g'))].map(([name]) => (name === 'you' ? somebody.name : name));
  };
  await expect.poll(async () => (await who()).length).toBeGreaterThanOrEqual(least);
  return who();
}
