/** Andromeda's Edge at the text table: three people and a bot choose factions and destinies and play six turns each. */
import { expect } from '@playwright/test';
import { STANDARD } from '../../games/andromeda/content/standard.ts';
import type { Mine, Pub } from '../../games/andromeda/rules/types.ts';
import { House } from './house.ts';
import { begin, expectNoProblems, invitation, join, makeTable, person, test } from './people.ts';
import { dice } from './play.ts';
import { type Look, lastOf, look, playByPicks, reload, type Stream, tableOf } from './words-table.ts';

const SEED = 7;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 768, height: 1024 } };

type Told = Stream<Pub, Mine>;

test(`three people and a bot play six turns each, with a reload; nobody reads another's destiny (seed of the choices ${SEED})`, async ({
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
            const pick = wish(picks);
            picked.add(pick.replace(/ .*/, ''));
            return pick;
          },
          async pressed(times) {
            if (times % 8 === 3) looks.push(await look(who, table));
            if (who !== ben || times !== 4) return;
            await reload(ben);
            reloaded = true;
          },
          // Four at the table: with the 25th turn everybody has had six.
          until: who.page.getByRole('heading', { name: /^(Turn|Zug) (2[5-9]|[3-9]\d)$/ }),
        });
      }),
    );
    expect(reloaded).toBe(true);
    for (const pick of ['faction', 'destiny', 'transport', 'to', 'return']) expect([...picked], 'what people did').toContain(pick);

    // Each one's last look is the one that stays.
    const last = new Map(looks.map((l) => [l.stream.seat, l]));
    expect(last.size).toBe(3);
    for (const [seat, { who, html, stream }] of last) {
      const mine = stream.frames.map((f) => f.mine);
      const { name } = STANDARD.destiny[lastOf<Mine, 'destiny'>(mine, 'destiny')];
      expect(html, `${who.name} reads the own destiny`).toContain(name[who.language]);
      for (const other of looks)
        if (other.stream.seat !== seat)
          expect(other.html.includes(name[other.who.language]), `${other.who.name} must not read ${name.en}`).toBe(false);
    }
    expectNoProblems(...people);
  } finally {
    await house.close();
  }
});

/** Launches, uses what there is, and calls the ships home now and then; free actions are left alone. */
const captain =
  (random: () => number) =>
  (picks: readonly string[]): string => {
    const any = (of: readonly string[]): string => of[Math.floor(random() * of.length)];
    if (picks.includes('return') && random() < 0.4) return 'return';
    const asked = picks.filter((p) => !p.startsWith('free '));
    const doing = asked.filter((p) => !['skip', 'stop', 'end', 'pass', 'return'].includes(p));
    return any(doing.length > 0 && random() < 0.9 ? doing : asked);
  };
