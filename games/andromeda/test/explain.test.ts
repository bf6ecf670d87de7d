/** Help on every piece, regions in a few words, and picks under headings. */

import { know, type Phrase, plain } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../content/standard.ts';
import type { Piece } from '../content/types.ts';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { SCRAPYARD } from '../rules/ids.ts';
import { isNebula, neighbours, READING } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import { sure } from '../rules/sure.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { Table } from './table.ts';

const YOU = seatOf(0);
const NAMES = ['Mirela', 'Jonas', 'Ada'];
const text = (phrase: Phrase): string => plain(phrase, NAMES).replaceAll('\u00a0', ' ');
const LANGUAGES = ['en', 'de'] as const;

describe('what a piece is', () => {
  const lists = Object.entries(NAMED_STANDARD).flatMap(([list, pieces]) =>
    Array.isArray(pieces) && pieces.every((p: object) => 'id' in p && 'origin' in p && 'name' in p) ? [[list, pieces as Piece[]] as const] : [],
  );
  test('every piece with a name is explained in both languages, with what it does and whether that is printed or ours', () => {
    expect(lists.length).toBeGreaterThan(15);
    const k = know(new Table().s, YOU);
    const missing: string[] = [];
    for (const [list, pieces] of lists)
      for (const { id, origin } of pieces)
        for (const language of LANGUAGES) {
          const about = andromeda.words[language].explain?.('piece', id, k, YOU) ?? null;
          if (about === null || about.lines.length < 2) missing.push(`${list} ${id} ${language}`);
          else
            expect(text(about.lines.at(-1)!), id).toMatch(
              origin === 'printed'
                ? /^(Origin: printed|Herkunft: gedruckt)/
                : /^(Origin: (the name is printed|ours)|Herkunft: (Der Name ist gedruckt|von uns))/,
            );
        }
    // These are named by no phrase: ships, tracks and developments have words of their own, solo events stand with the event.
    expect([...new Set(missing.map((m) => m.split(' ')[0]))].toSorted()).toEqual(['developments', 'ships', 'soloEvents', 'tracks']);
  });
  test('N223: with the Collective an event also says what becomes of it', () => {
    const [solo] = STANDARD.soloEvents;
    const lines = (t: Table, language: 'de' | 'en'): string =>
      andromeda.words[language].explain?.('piece', solo.replaces, know(t.s, YOU), YOU)?.lines.map(text).join(' ') ?? '';
    expect(lines(new Table({}, 1), 'en')).toContain('For the Collective: ');
    expect(lines(new Table({}, 1), 'de')).toContain('Für das Kollektiv: ');
    expect(lines(new Table(), 'en')).not.toContain('For the Collective: ');
  });
  test('an ability is explained by itself and names its faction, an unknown id leads nowhere', () => {
    const k = know(new Table().s, YOU);
    const { explain } = andromeda.words.en;
    const faction = STANDARD.factions[0];
    const ability = explain?.('piece', faction.abilities[0].id, k, YOU);
    expect(ability?.title).toBe('Stubborn Hearts');
    expect(ability?.lines.map((line) => plain(line, []))).toEqual([
      'Faction: Pulsewar Refugees.',
      expect.stringMatching(/^After losing a battle: .+\.$/),
      expect.stringMatching(/^Origin: /),
    ]);
    expect(explain?.('piece', 'nothing', k, YOU)).toBeNull();
    expect(explain?.('seat', '0', k, YOU)).toBeNull();
  });
  test('a region tells all that lies there, with its origin', () => {
    const t = new Table().noRaiders();
    const about = andromeda.words.en.explain?.('region', t.where('base_odessa'), know(t.s, YOU), YOU);
    expect(about?.title.replaceAll('\u00a0', ' ')).toBe(`Odessa Field ${t.where('base_odessa')}`);
    expect(about?.lines.map(text)[0]).toBe('Alliance base.');
    expect(about?.lines.map(text).at(-1)).toBe('Origin: the name is printed, what it does is ours.');
  });
});

test('a module in a station no longer says that it arrives damaged', () => {
  const t = new Table();
  const { id } = sure(t.c.raw.modules.find((m) => m.damagedOnArrival));
  for (const language of ['en', 'de'] as const) {
    const said = (ref: string): string => andromeda.words[language].explain?.(ref, id, know(t.s, YOU), YOU)?.lines.map(text).join(' ') ?? '';
    expect(said('piece')).toMatch(/damaged|beschädigt/);
    expect(said('station')).not.toMatch(/damaged|beschädigt/);
    expect(said('station').length).toBeGreaterThan(20);
  }
});

describe('regions to choose from', () => {
  const picks = (t: Table) => {
    const k = know(t.s, YOU);
    const { words } = andromeda;
    return t.picks('transport').map((pick) => ({
      pick,
      label: text(words.en.pick(pick, k, YOU, ['transport'])),
      en: text(words.en.detail?.(pick, k, YOU, ['transport']) ?? []),
      de: text(words.de.detail?.(pick, k, YOU, ['transport']) ?? []),
      group: words.en.group?.(pick, k, YOU, ['transport']) ?? null,
    }));
  };
  test('bases, planets and nebulae stand apart, and each says what it is for', () => {
    const t = new Table({}, 3).noRaiders().stock({ energy: 3, ice: 3, titanium: 3, nanocarbon: 3, credits: 3 });
    const offered = picks(t);
    expect(new Set(offered.map((o) => o.group))).toEqual(new Set(['Alliance bases', 'Planets']));
    const odessa = offered.find((o) => o.pick === `to ${t.where('base_odessa')}`);
    expect(odessa?.label).toBe(`Odessa Field ${t.where('base_odessa')}`);
    expect(odessa?.en).toBe(
      `Buy science or industry modules · your leader · event track: ${t.pub.decks.marker === 0 ? '+1' : 'new planet'}`.replace(
        'event track: +1',
        'event track +1',
      ),
    );
    for (const { en, de } of offered) expect(Math.max(en.length, de.length), `${en} / ${de}`).toBeLessThan(190);
  });
  test('N131: where a raider would come along, the second line says so', () => {
    const t = new Table().noRaiders();
    const planet = sure(READING.find((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet'));
    const beside = neighbours(t.pub.map, planet)[0];
    const label = (): string => picks(t).find((o) => o.pick === `to ${PLACES[planet]}`)?.en ?? '';
    expect(label()).not.toContain('raid by');
    t.pub.raiders.card = [t.c.raw.raiders.findIndex((r) => r.class === 'S')];
    t.pub.raiders.at = [beside];
    expect(label()).toMatch(/raid by .+ \(\d di(e|ce)\) · chance \d+% · if you win: .+ · if you lose: .+$/);
    const there = andromeda.words.en.group?.(`to ${PLACES[beside]}`, know(t.s, YOU), YOU, ['fighter']);
    expect(there).toBe('With a battle');
  });
  test('N123, N131: a raider that the event track brings may raid a ship beside a nebula, and the line says so', () => {
    const t = new Table().noRaiders();
    const icons = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].icon);
    const line = (i: number, language: 'en' | 'de'): string => picks(t).find((o) => o.pick === `to ${PLACES[i]}`)?.[language] ?? '';
    const offered = icons.filter((i) => line(i, 'en') !== '');
    const besideNebula = (i: number): boolean => neighbours(t.pub.map, i).some((n) => isNebula(t.pub.map, n));
    // The next space brings a raider of class S.
    t.pub.decks.marker = 2;
    expect(new Set(offered.map(besideNebula))).toEqual(new Set([true, false]));
    for (const i of offered) {
      expect(line(i, 'en').includes('event track: S-class raider (may raid you at once)'), PLACES[i]).toBe(besideNebula(i));
      expect(line(i, 'de').includes('S-Klasse-Bedrohung (überfällt dich vielleicht gleich)'), PLACES[i]).toBe(besideNebula(i));
    }
    // An event card brings none.
    t.pub.decks.marker = 3;
    for (const i of offered) expect(line(i, 'en')).not.toContain('may raid');
  });
  test('N72: free actions stand apart from what is asked', () => {
    const t = new Table().hand(['tac_01']).stock({}).noRaiders();
    const k = know(t.s, YOU);
    const groups = t.picks().map((p) => [p.split(' ')[0], andromeda.words.en.group?.(p, k, YOU, []) ?? null]);
    expect(groups).toContainEqual(['transport', null]);
    expect(groups).toContainEqual(['free', 'Free actions']);
  });
  test('N85, N265: scrapped ships alone come home without activators, and the button says what for', () => {
    const t = new Table().ship('transport', SCRAPYARD).push({ step: 'track', who: 0, tracks: [0], n: 0 });
    const k = know(t.s, YOU);
    expect(text(andromeda.words.en.pick('return', k, YOU, []))).toBe('Call all ships home');
    expect(text(andromeda.words.en.detail?.('return', k, YOU, []) ?? [])).toBe('No activators · 1 VP for scrapped ships');
    expect(text(andromeda.words.en.choice(t.choice()!, k, YOU, []))).toContain('or call all ships home?');
    const u = new Table();
    expect(text(andromeda.words.en.choice(u.choice()!, know(u.s, YOU), YOU, []))).toContain('Which ship do you launch?');
  });
  test('N88: a refusal says the true range', () => {
    const r = { pick: 'to r1c2', rule: 'N88', why: 'too-far', with: { range: 2 } } as const;
    expect(text(andromeda.words.en.refusal['too-far'](r))).toContain('a range of 2 regions');
  });
});
