/** Every effect, price and condition of the whole content is written in signs, and every piece has its drawing. */
import { describe, expect, test } from 'vitest';
import { all, type Effect, type Effects } from '../../content/effect.ts';
import { STANDARD } from '../../content/standard.ts';
import { CONDITIONS, COSTS, COUNTERS, MODIFIERS, RAIDER_OPERATIONS, SHIPS, TRACKS } from '../../content/vocabulary.ts';
import { COMMANDERS } from '../art/commanders.ts';
import { FACTIONS } from '../art/factions.ts';
import { GLYPHS } from '../art/glyphs.ts';
import { art } from '../art/index.tsx';
import { RAIDERS } from '../art/raiders.ts';
import { BASES } from '../art/regions.ts';
import { abilitySigns, effectSigns, moduleSigns, priceSigns, type Sign } from '../glyphs/signs.ts';

const flat = (list: readonly Sign[]): readonly Sign[] => list.flatMap((s) => (s.s === 'group' ? [s, ...flat(s.of)] : [s]));
/** Signs of all sorts that are not words. */
const drawn = (list: readonly Sign[]): boolean => {
  const signs = flat(list);
  return signs.length > 0 && signs.every((s) => s.s !== 'words' && (s.s !== 'glyph' || Object.hasOwn(GLYPHS, s.id)));
};

const c = STANDARD;
const lists: readonly (readonly [string, Effects])[] = [
  ...c.modules.map((m) => [m.id, m.do] as const),
  ...c.artifactModules.map((m) => [m.id, m.do] as const),
  ...c.moons.filter((m) => !m.null).map((m) => [m.id, m.content] as const),
  ...c.tactics.flatMap((t) => [[`${t.id} battle`, t.battle] as const, [`${t.id} free`, t.free] as const]),
  ...[...c.rowHeads, ...c.destiny, ...c.events, ...c.discovery, ...c.supremacy, ...c.developmentCards, ...c.strategies, ...c.collectiveUpgrades].map(
    (p) => [p.id, p.do] as const,
  ),
  ...c.raiders.flatMap((r) => [[r.id, r.reward] as const, [r.ability.id, r.ability.do] as const]),
  ...c.tracks.flatMap((t) => t.steps.filter((s) => s.supremacyToken !== true).map((s) => [s.id, s.do] as const)),
  ...c.commanders.flatMap((m) => m.wheel.map((s) => [s.id, s.do] as const)),
  ...c.void.die.map((d) => [d.id, d.do] as const),
];

describe('signs', () => {
  test.each(lists.filter(([, list]) => list.length > 0))('%s is written without words', (_, list) => {
    expect(drawn(effectSigns(list))).toBe(true);
  });

  test('modules and abilities show their price before the arrow', () => {
    for (const m of [...c.modules, ...c.artifactModules]) expect(drawn(moduleSigns(m)), m.id).toBe(true);
    for (const f of c.factions) for (const a of f.abilities) expect(drawn(abilitySigns(a)), a.id).toBe(true);
    const paid = c.modules.find((m) => Object.keys(m.input).length > 0 && !m.inputSlot);
    if (paid === undefined) throw new Error('no module has a price');
    const signs = moduleSigns(paid);
    expect(signs[0]).toMatchObject({ s: 'group', on: 'price' });
    expect(signs[1]).toEqual({ s: 'arrow' });
  });

  test('everything that content or a pack can hold has its sign', () => {
    for (const k of COSTS) expect(drawn(priceSigns({ [k]: 2 })), k).toBe(true);
    for (const key of MODIFIERS) expect(drawn(effectSigns([{ k: 'modify', key, n: 1 }])), key).toBe(true);
    const counted = (what: (typeof COUNTERS)[number]): Effects =>
      JSON.parse(`[{"k":"perCount","what":"${what}","per":2,"max":3,"then":[{"k":"vp","n":1}]}]`);
    const provided = (cond: (typeof CONDITIONS)[number]): Effects => JSON.parse(`[{"k":"when","cond":"${cond}","then":[{"k":"vp","n":1}]}]`);
    for (const what of COUNTERS) expect(drawn(effectSigns(counted(what))), what).toBe(true);
    for (const cond of CONDITIONS) expect(drawn(effectSigns(provided(cond))), cond).toBe(true);
    for (const op of RAIDER_OPERATIONS) expect(drawn(effectSigns([{ k: 'raider', op }])), op).toBe(true);
  });

  test('pieces that differ in what they do look different', () => {
    const written = new Map<string, string>();
    for (const m of c.modules) {
      const key = JSON.stringify(moduleSigns(m));
      const same = written.get(key);
      const twin = c.modules.find((o) => o.id === same);
      if (twin !== undefined)
        expect(JSON.stringify([m.input, m.inputSlot, m.do]), `${m.id} and ${same}`).toBe(JSON.stringify([twin.input, twin.inputSlot, twin.do]));
      written.set(key, m.id);
    }
  });

  test('an effect that only a newer pack knows is written as its word', () => {
    const strange = JSON.parse('{"k":"sing","n":3}') as Effect;
    expect(effectSigns([{ k: 'vp', n: 1 }, strange]).at(-1)).toEqual({ s: 'words', text: 'sing' });
  });

  test('all kinds of effects come up in the content', () => {
    const kinds = new Set(lists.flatMap(([, list]) => all(list)).map((e) => e.k));
    expect(kinds.size).toBeGreaterThan(30);
  });
});

describe('drawings', () => {
  test('every piece of the content has its own', () => {
    for (const f of c.factions) expect(FACTIONS[f.id], f.id).toBeTruthy();
    for (const m of c.commanders) expect(COMMANDERS[m.id], m.id).toBeTruthy();
    for (const r of c.raiders) expect(RAIDERS[r.id], r.id).toBeTruthy();
    for (const b of c.bases) expect(BASES[b.id], b.id).toBeTruthy();
    for (const t of TRACKS) expect(effectSigns([{ k: 'step', track: t, n: 1 }]).length).toBeGreaterThan(0);
  });

  test('a drawing follows from the id alone and has no inline style, which the page forbids', () => {
    const made = [
      ...c.planets.map((p) => art.planet(p.kind, p.id)),
      ...c.moons.map((m) => art.moon(m)),
      ...SHIPS.flatMap((s) => [0, 1, 2, 3, 4, 5].map((p) => art.ship(s, p) + art.token(s, p))),
      ...c.developments.flatMap((d) => [art.development(d.id, 2, false), art.development(d.id, -1, true)]),
      ...Object.values(GLYPHS),
    ];
    for (const markup of made) {
      expect(markup).not.toMatch(/style=|NaN|undefined|<script/);
      expect(markup.length).toBeGreaterThan(20);
    }
    expect(new Set(c.planets.map((p) => art.planet(p.kind, p.id))).size).toBe(c.planets.length);
  });
});
