/**
 * Afternova at the text table: three people and two bots call, offer and sign until somebody has six Blueprints and the game is
 * over. (Through sockets a whole game is played in server/test.)
 */
import { expect } from '@playwright/test';
import { OURS } from '../../games/afternova/content/ours.ts';
import { type Faces, facesOf } from '../../games/afternova/rules/pack.ts';
import type { Mine, Pub } from '../../games/afternova/rules/types.ts';
import { House } from './house.ts';
import { begin, expectNoProblems, invitation, join, makeTable, type Person, person, test } from './people.ts';
import { dice } from './play.ts';
import { type Look, lastOf, look, overOf, playByPicks, reload, type Stream, streamOf, tableOf } from './words-table.ts';

const SEED = 5;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 768, height: 1024 } };

type Told = Stream<Pub, Mine>;

test(`three people and two bots trade to the end, with a reload; nobody sees another hand (seed of the choices ${SEED})`, async ({ browser }) => {
  const house = await House.open();
  try {
    const [anna, ben, cleo] = await Promise.all([
      person(browser, house.url, 'Anna', { prefs: { name: 'Anna' } }),
      person(browser, house.url, 'Ben', { language: 'de', ...PHONE }),
      person(browser, house.url, 'Cleo', { language: 'de', theme: 'light', ...TABLET }),
    ]);
    const people = [anna, ben, cleo];
    await anna.page.goto('/new/afternova?with=online');
    await makeTable(anna.page, 'online', { seats: 5, bots: { 4: 'normal', 5: 'normal' } });
    await join([ben, cleo], await invitation(anna));
    await begin(anna, people);
    await expect(anna.page.getByRole('heading', { name: 'Your hand' })).toBeAttached();
    await expect(ben.page.getByRole('heading', { name: 'Deine Hand' })).toBeAttached();

    const table = tableOf(anna);
    const looks: Look<Told>[] = await Promise.all(people.map((who) => look<Told>(who, table)));
    let reloaded = false;
    const picked = new Set<string>();
    await Promise.all(
      people.map((who, i) => {
        const trade = trader(dice(SEED * 10 + i));
        return playByPicks(who, {
          choose(picks) {
            const pick = trade(picks);
            if (pick !== null) picked.add(pick.replace(/ .*/, ''));
            return pick;
          },
          async pressed(times) {
            if (times % 24 === 1) looks.push(await look(who, table));
            if (who !== ben || times !== 3) return;
            await reload(ben);
            reloaded = true;
          },
        });
      }),
    );
    expect(reloaded).toBe(true);
    for (const pick of ['ask', 'offer', 'send', 'accept', 'market', 'rest']) expect([...picked], 'what people did').toContain(pick);
    await expectTheEnd(people, table);

    expect(new Set(looks.map((l) => l.stream.seat)).size).toBe(3);
    let hidden = 0;
    // At the end the ships are turned over: a page that may have stood there already proves nothing.
    for (const at of looks.filter((l) => l.stream.frames.every((f) => (f.pub.ships ?? null) === null)))
      for (const name of hiddenFrom(at, looks)) {
        hidden++;
        expect(at.html.includes(name), `${at.who.name} must not read ${name}`).toBe(false);
      }
    expect(hidden, 'cards that could have been read').toBeGreaterThan(20);
    for (const { who, html, stream } of looks)
      for (const name of namesOf(who, { ships: [lastMine(stream, 'ship')] })) expect(html, `${who.name} reads their own ship`).toContain(name);
    expectNoProblems(...people);
  } finally {
    await house.close();
  }
});

/** Everybody reads the same end, and the objectives, which are open now. */
async function expectTheEnd(people: readonly Person[], table: string): Promise<void> {
  await Promise.all(people.map((who) => expect(overOf(who)).toBeVisible()));
  const done = lastOf<Pub, 'built'>(
    (await streamOf<Told>(people[0], table)).frames.map((f) => f.pub),
    'built',
  );
  expect(Math.max(...done.map((b) => b.length))).toBe(6);
  await expect(people[0].page.getByRole('heading', { name: 'Hidden objectives' })).toBeAttached();
  await expect(people[1].page.getByRole('heading', { name: 'Geheime Ziele' })).toBeAttached();
}

const FACES = facesOf(OURS);
const namesOf = ({ language }: Person, cards: { readonly [K in 'paws' | 'plans' | 'ships']?: readonly number[] }): string[] =>
  (Object.keys(cards) as (keyof Faces & keyof typeof cards)[]).flatMap((kind) => (cards[kind] ?? []).map((n) => FACES[kind][n].card[language]));

const lastMine = <K extends keyof Mine>({ frames }: Told, key: K): Mine[K] =>
  lastOf<Mine, K>(
    frames.map((f) => f.mine),
    key,
  );

/** What the others were dealt and held on to from their first look to their last, and never lay open: ships and cards. */
function hiddenFrom({ who, stream }: Look<Told>, looks: readonly Look<Told>[]): string[] {
  const open = (key: 'pawRow' | 'planRow' | 'pawsOut' | 'plansOut'): number[] => stream.frames.flatMap((f) => f.pub[key] ?? []);
  const others = new Set(looks.map((l) => l.stream.seat).filter((seat) => seat !== stream.seat));
  return [...others].flatMap((seat) => {
    const theirs = looks.filter((l) => l.stream.seat === seat).map((l) => l.stream);
    const always = (key: 'paws' | 'plans'): number[] => {
      const [first, ...later] = theirs.map((s) => lastMine(s, key));
      return first.filter((n) => later.every((held) => held.includes(n)));
    };
    const seen = { paws: lastMine(stream, 'seenPaws')[seat], plans: lastMine(stream, 'seenPlans')[seat] };
    return namesOf(who, {
      ships: [lastMine(theirs[0], 'ship')],
      paws: always('paws').filter((n) => !seen.paws.includes(n) && !open('pawRow').includes(n) && !open('pawsOut').includes(n)),
      plans: always('plans').filter((n) => !seen.plans.includes(n) && !open('planRow').includes(n) && !open('plansOut').includes(n)),
    });
  });
}

/** What is good for everybody, in this order; a player who has spoken in a negotiation lets the others speak. Nobody shows cards. */
const FIRST = ['sign', 'as offered', 'alone', 'for', 'to active', 'contract'];
const trader =
  (random: () => number) =>
  (picks: readonly string[]): string | null => {
    const any = (of: readonly string[]): string => of[Math.floor(random() * of.length)];
    const such = (pattern: RegExp): string[] => picks.filter((p) => pattern.test(p));
    const talking = picks.includes('show') || picks.includes('abort');
    if (picks.includes('nothing')) return such(/^plan /)[0] ?? (picks.includes('rest') ? 'rest' : 'nothing');
    const good = such(/^(agree|accept|ask) /)[0] ?? FIRST.find((p) => picks.includes(p));
    if (good !== undefined) return good;
    if (talking) return !picks.includes('wait') ? null : picks.includes('offer') && random() < 0.25 ? 'offer' : 'wait';
    if (picks.includes('send')) return such(/^take /).length > 0 && random() < 0.5 ? any(such(/^take /)) : 'send';
    if (picks.includes('done')) return 'done';
    if (picks.includes('market') && picks.length > 1) return random() < 0.4 ? any(such(/^planet /)) : 'market';
    return any(picks);
  };
