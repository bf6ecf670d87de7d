/** Andromeda's Edge at the text table, where three people and a bot choose factions and destinies and play some turns each. */
import { expect } from '@playwright/test';
import { STANDARD } from '../../games/andromeda/content/standard.ts';
import type { Mine, Pub } from '../../games/andromeda/rules/types.ts';
import { NAMED_STANDARD } from '../../games/andromeda/words/standard-names.ts';
import { captain } from './andromeda-play.ts';
import { House } from './house.ts';
import { begin, DEEP, expectNoProblems, invitation, join, makeTable, person, test, words } from './people.ts';
import { dice } from './play.ts';
import { serious } from './serious.ts';
import { type Look, lastOf, look, playByPicks, reload, type Stream, tableOf } from './words-table.ts';

const SEED = 7;
const TURNS = DEEP ? 6 : 3;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 768, height: 1024 } };

type Told = Stream<Pub, Mine>;

/** What people must have done. */
const WANTED = ['faction', 'destiny', 'transport', 'to', 'return'];
const kindOf = (pick: string): string => pick.replace(/ .*/, '');

test(`three people and a bot play ${TURNS} turns each, with a reload; nobody reads another's destiny (seed of the choices ${SEED})`, async ({
  browser,
}) => {
  const house = await House.open();
  try {
    const [anna, ben, cleo] = await Promise.all([
      person(browser, house.url, 'Anna', { prefs: { name: 'Anna' } }),
      person(browser, house.url, 'Ben', { language: 'de', ...PHONE }),
      person(browser, house.url, 'Cleo', { language: 'de', theme: 'light', ...TABLET }),
    ]);
    const people = [anna, ben, cleo];
    await anna.page.goto('/new/andromeda?with=online');
    await makeTable(anna.page, 'online', { seats: 4, bots: { 4: 'easy' } });
    await join([ben, cleo], await invitation(anna));
    await begin(anna, people);

    const table = tableOf(anna);
    const looks: Look<Told>[] = [];
    let reloaded = false;
    const picked = new Set<string>();
    await Promise.all(
      people.map((who, i) => {
        const wish = captain(dice(SEED * 10 + i));
        return playByPicks(who, {
          choose(picks) {
            // What must be seen is done as soon as it can be: luck might leave it out.
            const pick = picks.find((p) => WANTED.includes(kindOf(p)) && !picked.has(kindOf(p))) ?? wish(picks);
            picked.add(kindOf(pick));
            return pick;
          },
          async pressed(times) {
            if (times % 8 === 3) looks.push(await look(who, table));
            if (who !== ben || times !== 4) return;
            await reload(ben);
            reloaded = true;
          },
          // Four at the table: with the turn after these everybody has had as many.
          until: who.page.locator('.scene h2', { hasText: laterThan(4 * TURNS) }),
        });
      }),
    );
    expect(reloaded).toBe(true);
    for (const pick of WANTED) expect([...picked], 'what people did').toContain(pick);

    // Each one's last look is the one that stays.
    const last = new Map(looks.map((l) => [l.stream.seat, l]));
    expect(last.size).toBe(3);
    for (const [seat, { who, html, stream }] of last) {
      const mine = stream.frames.map((f) => f.mine);
      const { name } = NAMED_STANDARD.destiny[lastOf<Mine, 'destiny'>(mine, 'destiny')];
      if (name === undefined) throw new Error('A destiny has no name.');
      expect(html, `${who.name} reads their own destiny`).toContain(name[who.language]);
      for (const other of looks)
        if (other.stream.seat !== seat)
          expect(other.html.includes(name[other.who.language]), `${other.who.name} must not read ${name.en}`).toBe(false);
    }
    expectNoProblems(...people);
  } finally {
    await house.close();
  }
});

/** The headings of all turns after this one: a player who looks away for a moment must not miss the end. */
const laterThan = (turn: number): RegExp => new RegExp(`^(Turn|Zug) (${Array.from({ length: 40 }, (_, i) => turn + 1 + i).join('|')})$`);

test('on a phone: help on a piece is one tap away, regions stand under headings, and answers are in sight', async ({ browser }) => {
  const house = await House.open();
  try {
    const nova = await person(browser, house.url, 'Nova', { prefs: { name: 'Nova' }, ...PHONE });
    const { page } = nova;
    const w = words.en.table;
    await page.goto('/new/andromeda?with=solo');
    await makeTable(page, 'solo', { seats: 1 });
    const options = page.locator('[data-option]:enabled');

    // A faction among three: its abilities and where they come from.
    await expect(options.first()).toBeVisible();
    await page
      .getByRole('button', { name: w.aboutThing('').trim() })
      .first()
      .click();
    const about = page.getByRole('dialog');
    await expect(about).toContainText('Faction.');
    await expect(about).toContainText(/Origin: (ours|printed|the name is printed)/);
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);

    await playByPicks(nova, {
      choose: (picks) => picks.find((p) => /^(faction|destiny|transport)/.test(p)) ?? null,
      pressed: async () => {},
      until: page.getByRole('heading', { name: 'To which region?' }),
    });
    for (const heading of ['Alliance bases', 'Planets']) await expect(page.getByRole('heading', { name: heading })).toHaveCount(1);
    await expect(options.first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the screen').toBe(true);

    // The situation explains itself, too.
    await page.getByRole('region', { name: w.scene }).locator('.name').first().click();
    await expect(page.getByRole('dialog')).toContainText('Origin: ');
    expectNoProblems(nova);
  } finally {
    await house.close();
  }
});

test('a pack on one device: what reads it comes with it, for the form, the table and the bots', async ({ browser }) => {
  const house = await House.open();
  try {
    const nova = await person(browser, house.url, 'Nova', { prefs: { name: 'Nova' } });
    const { page } = nova;
    const factions = STANDARD.factions.map(({ id }, i) => ({ id, name: { en: `Quiet Ones ${i}`, de: `Die Stillen ${i}` } }));
    await page.goto('/new/andromeda?with=solo');
    await makeTable(page, 'solo', {
      seats: 2,
      bots: { 2: 'hard' },
      files: { 'Content pack': JSON.stringify({ game: 'andromeda', name: 'Quiet', factions }) },
    });
    const offered = page.locator('[data-option]:enabled');
    await expect(offered.first()).toContainText('Quiet Ones');
    // Everybody has chosen, the bot as well.
    await playByPicks(nova, {
      choose: (picks) => picks.find((p) => /^(faction|destiny)/.test(p)) ?? null,
      pressed: async () => {},
      until: page.locator('[data-pick^="transport"]:enabled').first(),
    });
    await page.reload();
    await expect(page.getByRole('region', { name: words.en.table.scene })).toContainText('Quiet Ones');

    // The same pack among all pieces: what it changes is marked, and found by its name.
    await page.goto('/box/andromeda');
    await page.locator('summary', { hasText: words.en.rules.boxPack }).click();
    const file = {
      name: 'quiet.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ game: 'andromeda', name: 'Quiet', factions })),
    };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('button', { name: /^Everything/ }).click();
    await page.getByRole('searchbox').fill('quiet ones 3');
    await expect(page.locator('.ae-box li')).toHaveCount(1);
    await expect(page.locator('.ae-box li')).toContainText('changed');
    expect(await serious(page, 'all pieces')).toEqual([]);
    expectNoProblems(nova);
  } finally {
    await house.close();
  }
});
