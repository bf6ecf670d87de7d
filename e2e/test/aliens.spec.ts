/** A full game of Escape from the Aliens: three people at three kinds of screens, in two languages, by a scenario from a file. */
import { expect } from '@playwright/test';
import { readRecord, verify } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { CHARACTERS } from '../../games/aliens/content/cards.ts';
import { tells, toTheHatches } from './aliens-way.ts';
import { House } from './house.ts';
import { begin, expectNoProblems, invitation, join, makeTable, person, test } from './people.ts';
import { dice } from './play.ts';
import { type Look, lastOf, look, overOf, playByPicks, reload, type Stream, tableOf } from './words-table.ts';

const SEED = 11;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 768, height: 1024 } };
const NIGHT = {
  name: { de: 'Nachtschicht', en: 'Night shift' },
  author: 'Mirela',
  players: [5, 6],
  description: { de: 'Niemand schläft.', en: 'Nobody sleeps.' },
  options: { 'A.1': true, hatches: 'none' },
};

/** Whose roles everybody knows, by seat; -1: nobody knows. */
type Told = Stream<{ readonly shown: readonly number[] }>;

test(`three people and a bot, a scenario from a file, a reload, and nobody sees another's role (seed of the choices ${SEED})`, async ({
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
    await anna.page.goto('/new/aliens?with=online');
    await makeTable(anna.page, 'online', {
      seats: 4,
      bots: { 4: 'normal' },
      // E15: the first human out ends it.
      pick: [
        ['Game', 'Beginner game'],
        ['Zone', 'FERMI'],
        ['Scenario', 'A scenario of your own'],
      ],
      files: { 'Your own scenario': JSON.stringify(NIGHT) },
    });
    const link = await invitation(anna);
    await join([ben, cleo], link);
    // Everybody reads what is played, and that it was meant for more.
    await expect(anna.page.getByText('Night shift by Mirela')).toBeVisible();
    await expect(ben.page.getByText('Nachtschicht von Mirela')).toBeVisible();
    await expect(cleo.page.getByText('Das Szenario „Nachtschicht“ ist für 5 bis 6 Personen gedacht')).toBeVisible();
    await begin(anna, people);
    await expect(ben.page.getByText('Szenario „Nachtschicht“: Niemand schläft.')).toBeAttached();

    const table = tableOf(anna);
    const looks: Look<Told>[] = [];
    let reloaded = false;
    let typed = 0;
    await Promise.all(
      people.map((who, i) =>
        playByPicks(who, {
          choose: toTheHatches(dice(SEED * 10 + i), () => typed > 0),
          async pressed(times) {
            if (times % 6 === 1) looks.push(await look(who, table));
            if (who !== ben || times !== 2) return;
            await reload(ben);
            reloaded = true;
          },
          typed: () => typed++,
        }),
      ),
    );
    expect(reloaded).toBe(true);
    expect(typed, 'sectors that were typed').toBeGreaterThan(0);

    // One result, provable, and now everything is told to everybody.
    const reply = await cleo.context.request.get(`/api/tables/${table}/record`);
    const record = readRecord(await reply.text());
    const { game } = await loadGame('aliens');
    expect(verify(game, record)).toEqual({ committed: true, findings: [] });
    const truth = record.entries.flatMap((e) => (e.pub as { truth?: { character: number }[] | null }).truth ?? []).map((t) => t.character);
    expect(truth).toHaveLength(4);
    for (const p of people) await expect(overOf(p).getByRole('listitem')).toHaveCount(4);
    const places = await Promise.all(people.map((p) => overOf(p).getByRole('listitem').allInnerTexts()));
    expect(places[1]).toEqual(places[2]);
    expect(places[0]).toHaveLength(4);
    for (const p of people) {
      const html = await p.page.content();
      for (const character of truth) expect(tells(html, p, character), `${p.name} reads in the end who was who`).toBe(true);
    }
    // But before nobody had anything of anybody else's role in the page.
    expect(new Set(looks.map((l) => l.stream.seat)).size).toBe(3);
    for (const { who, html, stream } of looks) {
      const { seat, frames } = stream;
      // The player who pressed last may already have seen the end, where everything is told: then the page itself shows that it is over.
      if (/<section[^>]*class="[^"]*\bover\b/.test(html)) continue;
      const shown = lastOf(
        frames.map((f) => f.pub),
        'shown',
      );
      expect(tells(html, who, truth[seat])).toBe(true);
      const hidden = truth.filter((_, other) => other !== seat && shown[other] < 0);
      for (const character of hidden) expect(tells(html, who, character), `${who.name} must not read ${CHARACTERS[character]}`).toBe(false);
    }
    expectNoProblems(...people);
  } finally {
    await house.close();
  }
});
