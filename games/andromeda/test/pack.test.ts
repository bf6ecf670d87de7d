/** Packs: the pieces as they come, those of others, and whatever else a file may be. */
import { readFileSync } from 'node:fs';
import { FastChance } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { loadContent, readPack } from '../content/load.ts';
import { contentProblems, idsOf } from '../content/packs/meaning.ts';
import { MOST_PACK, parsePack } from '../content/packs/pack.ts';
import { isPackProblem } from '../content/packs/problem.ts';
import { COLLECTIVE, constants, fleetSection, PIECES, space, trackSpace, voidTile } from '../content/packs/shapes.ts';
import { STANDARD as UNNAMED } from '../content/standard.ts';
import type { Content } from '../content/types.ts';
import { files } from '../files.ts';
import { NAMED_STANDARD as STANDARD, speakers } from '../words/standard-names.ts';

const { pack } = files;
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const mine = (more: object): object => ({ game: 'andromeda', name: 'Mine', ...more });
const said = (value: unknown): string => {
  const report = pack.check(text(value), 'en');
  return typeof report === 'string' ? report : report.problems.join(' ');
};

describe('the pieces as they come', () => {
  test('N1, N2, N4, N5, N6, N7, N8, N9, N10, N11: as many as the rules count on, of the right form, and they make sense', () => {
    expect(contentProblems(STANDARD)).toEqual([]);
    const shapes = { ...PIECES, ...COLLECTIVE, collectiveUpgrades: COLLECTIVE.upgrades, spaces: space, eventTrack: trackSpace, fleet: fleetSection };
    const checked = new Set<string>();
    for (const [key, value] of Object.entries(STANDARD)) {
      if (!Array.isArray(value)) continue;
      const shape = shapes[key as keyof typeof shapes];
      for (const [i, item] of value.entries()) expect(shape.fault(item, [key, String(i)]), JSON.stringify(item)).toBeNull();
      checked.add(key);
    }
    expect(checked.size).toBe(28);
    expect(constants.fault(STANDARD.constants, [])).toBeNull();
    expect(voidTile.fault(STANDARD.void, [])).toBeNull();
  });

  test('every piece says where it comes from, and no id is used twice', () => {
    const { pack: _, constants: __, spaces, eventTrack, fleet, void: theVoid, ...lists } = STANDARD;
    for (const list of Object.values(lists)) for (const p of list) expect(['printed', 'designed']).toContain(p.origin);
    expect(theVoid.origin).toBe('designed');
    expect([spaces.length, eventTrack.length, fleet.length]).toEqual([28, 20, 3]);
    expect(new Set(idsOf(STANDARD)).size).toBe(idsOf(STANDARD).length);
  });

  test('are named in each language, and no language names anything else', () => {
    const ids = new Set(idsOf(STANDARD));
    for (const { names, plans } of Object.values(speakers)) {
      expect(Object.keys(names).filter((id) => !ids.has(id))).toEqual([]);
      expect(Object.keys(names).toSorted()).toEqual(Object.keys(speakers.en.names).toSorted());
      expect(Object.keys(plans)).toEqual(STANDARD.factions.map((f) => f.id));
    }
  });

  test('N181, N187, N200, N213, N211: the plain numbers of the rules', () => {
    const c = STANDARD.constants;
    expect(c.modulePrice).toEqual({ bottom: 3, middle: 4, top: 5 });
    expect(c.developmentLeaders).toEqual([1, 2, 2, 2]);
    expect(c.artifactVp).toEqual([0, 2, 5, 9, 14, 20]);
    expect([c.vaultCapPlayers, c.vaultCapCollective]).toEqual([10, 15]);
    for (const t of STANDARD.tracks) expect(t.endVp).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14]);
  });

  test('in the published form, with every copy and all texts for readers, are a pack too', () => {
    const { pack: _, commanders, actions, strategies, collectiveUpgrades, fleet, tactics, discovery, ...lists } = STANDARD;
    const copies = (list: Content['tactics'] | Content['discovery']): object[] =>
      list.flatMap(({ copies: n, ...kind }) =>
        Array.from({ length: n }, (_, i) => ({ ...kind, id: `${kind.id}_${i + 1}`, kindId: kind.id, text: { en: 'a', de: 'b' } })),
      );
    const published = {
      meta: { game: "Andromeda's Edge with Escalation", version: 1 },
      vocabulary: { kinds: {} },
      ...lists,
      tactics: copies(tactics),
      discovery: copies(discovery),
      collective: { commanders, actions, strategies, upgrades: collectiveUpgrades, fleet },
    };
    const whole = parsePack(text(published), STANDARD);
    if (isPackProblem(whole)) throw new Error(JSON.stringify(whole));
    expect({ ...whole, pack: null }).toEqual(STANDARD);
  });
});

describe('packs', () => {
  test('change pieces by their ids and leave the rest, counts and order as they are', () => {
    const changed = loadContent(
      text(mine({ modules: [{ id: 'mod_sci_01', name: { en: 'Rain', de: 'Regen' }, origin: 'printed' }], constants: { moonDock: 4 } })),
    );
    expect(changed.pack).toBe('Mine');
    expect(changed.modules[0]).toEqual({ ...STANDARD.modules[0], name: { en: 'Rain', de: 'Regen' }, origin: 'printed' });
    expect(changed.modules.slice(1)).toEqual(STANDARD.modules.slice(1));
    expect(changed.constants).toEqual({ ...STANDARD.constants, moonDock: 4 });
    expect(idsOf(changed)).toEqual(idsOf(STANDARD));
    expect(loadContent(text(mine({ constants: { moonDock: 4 } })))).toBe(loadContent(text(mine({ constants: { moonDock: 4 } }))));
    expect(loadContent('')).toBe(UNNAMED);
  });

  test('with copies as single items, as in the published form', () => {
    const copy = (n: number): object => ({
      ...STANDARD.tactics[0],
      copies: undefined,
      id: `tac_01_${n}`,
      kindId: 'tac_01',
      text: { en: 'x', de: 'y' },
    });
    const four = parsePack(text(mine({ tactics: [1, 2, 3, 4].map(copy) })), STANDARD) as Content;
    expect(four.tactics).toEqual(STANDARD.tactics);
    expect(said(mine({ tactics: [copy(1), { ...copy(2), free: [] }] }))).toMatch(/copies of “tac_01”.*not all the same/);
    expect(said(mine({ tactics: [copy(1)] }))).toMatch(/tactics.*should be 80, but there are 77/);
  });

  test('that can be read but not played with say why, piece by piece', () => {
    const cases_: [object, RegExp][] = [
      [{ modules: [{ id: 'mod_sci_01', type: 'industry' }] }, /modules \(science\).*27, but there are 26/],
      [{ modules: [{ id: 'mod_sci_01', outputSlot: true }] }, /mod_sci_01 has a moon slot without a use/],
      [{ modules: [{ id: 'mod_sci_01', do: [{ k: 'dice', n: 1, side: 'own' }] }] }, /“dice” of modules › mod_sci_01 means nothing/],
      [{ tactics: [{ id: 'tac_01', free: [{ k: 'modify', key: 'cDice', n: 1 }] }] }, /“cDice” of tactics › tac_01/],
      [{ tactics: [{ id: 'tac_01', free: [{ k: 'modify', key: 'range', n: 1 }] }] }, /“range”.*names a ship/],
      [{ tactics: [{ id: 'tac_01', free: [{ k: 'draw', n: 1, keep: 2 }] }] }, /keeps more than there is/],
      [{ moons: [{ id: 'moon_ice_1', inputAllowed: false }] }, /moon_ice_1 shows something/],
      [{ destiny: [{ id: 'des_01', do: [{ k: 'draw', n: 1 }] }] }, /“draw” of destiny/],
      [{ factions: [{ id: 'fac_ember', upgrade: 'upg_nowhere' }] }, /names “upg_nowhere”/],
      [{ planets: [{ id: 'planet_ice_1', development: 'obelisk' }] }, /planet_ice_1.*does not match/],
      [{ collective: { actions: [{ id: 'act_I_1', targets: ['base:nowhere'] }] } }, /base_nowhere/],
      [{ spaces: [{ id: 'r2c2', kind: 'nebula', nebula: 1 }] }, /ordinary.*22, but there are 21/],
      [{ constants: { startPlanets: { 2: 1, 3: 6, 4: 8, 5: 10 } } }, /^$/],
    ];
    for (const [value, like] of cases_) expect(said(mine(value)), text(value)).toMatch(like);
  });

  test('a map that would be torn apart is refused (N23, N29)', () => {
    const far = STANDARD.spaces.map((s) => (s.row === 2 ? { ...s, x2: 40 } : s));
    expect(contentProblems({ ...STANDARD, spaces: far }).map((p) => p.problem)).toContain('torn');
  });

  test('malformed, huge and hostile files get one clear sentence in both languages', () => {
    // biome-ignore lint/suspicious/noThenProperty: what an effect does next is called so in the files.
    const deep = (n: number): object => (n === 0 ? { k: 'upgrade' } : { k: 'each', who: 'all', then: [deep(n - 1)] });
    const list: unknown[] = [
      '',
      '{',
      '[]',
      'null',
      '7',
      '['.repeat(100_000),
      `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
      '{"__proto__": {"game": "andromeda"}}',
      {},
      { game: 'rarities' },
      { game: 'andromeda', name: '\u001b[2J' },
      { game: 'andromeda', name: 'a\nb' },
      { game: 'andromeda', name: '' },
      mine({ toString: [] }),
      mine({ nothing: [] }),
      mine({ modules: {} }),
      mine({ modules: [7] }),
      mine({ modules: [{}] }),
      mine({ modules: [{ id: 'mod_sci_99' }] }),
      mine({ modules: [{ id: '\u202emod' }] }),
      mine({ modules: [{ id: 'mod_sci_01' }, { id: 'mod_sci_01' }] }),
      mine({ modules: [{ id: 'mod_sci_01', colour: 'red' }] }),
      mine({ modules: [{ id: 'mod_sci_01', artifact: 1.5 }] }),
      mine({ modules: [{ id: 'mod_sci_01', adaptable: 'yes' }] }),
      mine({ modules: [{ id: 'mod_sci_01', name: { en: 'x' } }] }),
      mine({ modules: [{ id: 'mod_sci_01', name: { en: 'x'.repeat(61), de: 'y' } }] }),
      mine({ modules: [{ id: 'mod_sci_01', do: [{ k: 'explode' }] }] }),
      mine({ modules: [{ id: 'mod_sci_01', do: [{ k: 'constructor' }] }] }),
      mine({ modules: [{ id: 'mod_sci_01', do: [{ k: 'gain', res: 'gold', n: 1 }] }] }),
      mine({ modules: [{ id: 'mod_sci_01', do: [{ k: 'gain', res: 'ice', n: 1e9 }] }] }),
      mine({ modules: [{ id: 'mod_sci_01', do: Array.from({ length: 9 }, () => ({ k: 'upgrade' })) }] }),
      mine({ events: [{ id: 'ev_mutiny', do: [deep(9)] }] }),
      mine({ collective: [] }),
      mine({ collective: { fleets: [] } }),
      mine({ constants: { moonDock: 99 } }),
      mine({ constants: { luck: 1 } }),
      ' '.repeat(MOST_PACK + 1),
    ];
    for (const value of list) {
      const [en, de] = (['en', 'de'] as const).map((language) => pack.check(text(value), language));
      const what = text(value).slice(0, 80);
      for (const s of [en, de]) expect(s, what).toMatch(/^[^\p{Cc}\p{Cf}]{8,300}\.$/u);
      expect(en, what).not.toBe(de);
      expect(isPackProblem(readPack(text(value) === '' ? ' ' : text(value))), what).toBe(true);
    }
  });

  test('random changes of any number, word or list either play or are refused, and never throw', () => {
    const seed = seedOf('andromeda packs');
    const whole = JSON.parse(JSON.stringify({ ...STANDARD, pack: undefined })) as Record<string, Record<string, unknown>[]>;
    const keys = Object.keys(PIECES);
    for (let i = 0; i < cases(300); i++) {
      const chance = new FastChance(`${seed} ${i}`);
      const key = keys[chance.int(keys.length)];
      const item = structuredClone(whole[key][chance.int(whole[key].length)]);
      const fields = Object.keys(item).filter((f) => f !== 'id');
      const odd = [null, -1, 3, 1e12, '', 'x', [], {}, true, [[]], [{ k: 'gain' }]];
      item[fields[chance.int(fields.length)]] = odd[chance.int(odd.length)];
      const result = pack.check(text(mine({ [key]: [item] })), 'de');
      expect(typeof result === 'string' ? result : result.about[0], text(item)).toMatch(/\S/);
    }
  });
});

test('the published schema is what the code reads', () => {
  expect(JSON.parse(readFileSync(new URL('../pack.schema.json', import.meta.url), 'utf8'))).toEqual(JSON.parse(JSON.stringify(pack.schema)));
});
