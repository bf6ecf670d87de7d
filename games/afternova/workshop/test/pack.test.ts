/** The editor's document: what can be read of any text, what is written, and checks that say the same as the file tool. */
import { LANGUAGES } from '@starboard/kernel';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { OURS } from '../../content/ours.ts';
import { isPackFault, packFaults, parsePack } from '../../content/pack.ts';
import type { Pack } from '../../content/types.ts';
import { files } from '../../files.ts';
import { facesOf } from '../../rules/pack.ts';
import { CardFace } from '../card.tsx';
import { packChecks } from '../checks.ts';
import { KINDS, packText, readPackDraft, withCard, withCopy, withNew, withoutCard } from '../draft.ts';
import { demandOf, pawPairs, reachAlone } from '../figures.ts';
import PackSheet from '../sheet.tsx';

const draft = (text: string): Pack => {
  const read = readPackDraft(text);
  if (read === null) throw new Error('not read');
  return read;
};
const bad = (pack: Pack, language: 'de' | 'en' = 'en') => packChecks(pack, language).filter((c) => !c.good);

test('our set is read and written without a loss, and is fine', () => {
  const pack = draft(JSON.stringify(OURS));
  expect(parsePack(packText(pack))).toEqual(OURS);
  for (const language of LANGUAGES) expect(bad(pack, language)).toEqual([]);
});

test('whatever a text holds, what is read of it can be drawn and written', () => {
  const odd = {
    game: 'x',
    name: 7,
    fragments: { yellow: 99 },
    paws: [null, { skills: ['pilot', 'x', 3] }, { id: '<b>', name: { en: 'A' }, skills: [] }],
    planets: [{ needs: { pilot: -1 } }, 4],
    blueprints: [{ cost: { red: 3, black: 99 }, points: 1.5, upgrade: { kind: 'boost' } }],
    ships: [{ objective: ['black', 'black'], storage: 'x' }],
  };
  const pack = draft(JSON.stringify(odd));
  const faces = facesOf(pack);
  for (const kind of KINDS)
    for (const [at] of pack[kind].entries())
      for (const language of LANGUAGES) expect(render(h(CardFace, { faces, kind, at, language }))).not.toMatch(/NaN|undefined|<b>/);
  expect(readPackDraft(packText(pack))).toEqual(pack);
  expect(bad(pack).length).toBeGreaterThan(3);
  for (const text of ['', '[]', 'null', '{"paws": []}', '{"paws": 1, "planets": 1, "blueprints": 1, "ships": 1}'])
    expect(readPackDraft(text)).toBeNull();
});

test('a hostile id gets into no drawing', () => {
  const id = '"><img src=x onerror=alert(1)>';
  const pack = withCard(OURS, 'planets', 0, { ...OURS.planets[0], id });
  expect(render(h(CardFace, { faces: facesOf(pack), kind: 'planets', at: 0, language: 'en' }))).not.toContain('<img');
});

test('every fault says which card it is about, and problems lead to theirs', () => {
  const [paw, plan] = [OURS.paws[2], OURS.blueprints[5]];
  const two = withCard(withCard(OURS, 'paws', 2, { ...paw, name: '' }), 'blueprints', 5, { ...plan, id: 'Not an id' });
  expect(bad(two).map((c) => c.place)).toEqual([
    { kind: 'paws', at: 2 },
    { kind: 'blueprints', at: 5 },
  ]);
  const dear = withCard(OURS, 'blueprints', 5, { ...plan, cost: { black: 8 }, points: 20 });
  const places = bad({ ...dear, fragments: { ...dear.fragments, black: 6 } }).map((c) => c.place);
  expect(places).toContainEqual({ kind: 'blueprints', at: 5 });
  expect(places).toContainEqual({ kind: 'pack' });
});

test('the checks and the file tool agree', () => {
  const packs = [
    OURS,
    withoutCard(OURS, 'ships', 0),
    KINDS.reduce((pack, kind) => withNew(pack, kind, 'Mine'), OURS),
    { ...OURS, paws: OURS.paws.slice(0, 8) },
    withCard(OURS, 'ships', 1, { ...OURS.ships[1], id: OURS.ships[0].id }),
    { ...OURS, name: '' },
    { ...OURS, ships: [] },
  ];
  for (const pack of packs)
    for (const language of LANGUAGES) {
      const report = files.pack.check(packText(pack), language);
      const said = bad(pack, language).map((c) => c.text);
      if (typeof report === 'string') expect(said).toContain(report);
      else expect(said).toEqual(report.problems);
    }
});

test('new cards and copies have ids of their own, and a copy keeps its drawing', () => {
  const pack = KINDS.reduce((now, kind) => withCopy(withNew(now, kind, 'Mine'), kind, 0), OURS);
  expect(packFaults(packText(pack))).toEqual([]);
  expect(pack.paws[1].look).toBe(OURS.paws[0].id);
  expect(facesOf(pack).paws[1].look).toBe(facesOf(OURS).paws[0].look);
  const again = parsePack(packText(pack));
  expect(isPackFault(again) ? null : again.paws[1].look).toBe(OURS.paws[0].id);
  expect(packFaults(packText(withCard(OURS, 'paws', 0, { ...OURS.paws[0], look: 'No!' })))).toEqual([{ fault: 'look', kind: 'paws', card: 1 }]);
});

test('figures: demand per fragment, pairs of skills, hands that are enough', () => {
  const { each, mean } = demandOf(OURS);
  expect(Math.max(...each) / mean).toBeLessThan(1.25);
  const pairs = pawPairs(OURS);
  expect(pairs[0][1]).toBe(pairs[1][0]);
  expect(pairs[0][1]).toBe(OURS.paws.filter((p) => p.skills.includes('pilot') && p.skills.includes('engineer')).length);
  // Two Paws of three: one of three pairs has both skills.
  const tiny: Pack = {
    ...OURS,
    paws: [
      { id: 'a', name: 'a', skills: ['pilot'] },
      { id: 'b', name: 'b', skills: ['mining'] },
      { id: 'c', name: 'c', skills: ['security'] },
    ],
  };
  const planet = { id: 'p', name: 'p', needs: { pilot: 1, mining: 1 }, fragments: 1 };
  expect(reachAlone(tiny, planet, 2)).toBeCloseTo(1 / 3);
  expect(reachAlone(tiny, planet, 3)).toBe(1);
  expect(reachAlone(tiny, planet, 4)).toBe(0);
});

test('the sheets hold every card', () => {
  const sheets = render(h(PackSheet, { text: JSON.stringify(OURS), language: 'de', paper: 'a4' }));
  const cards = KINDS.reduce((sum, kind) => sum + OURS[kind].length, 0);
  expect(sheets.match(/class="vw-face/g)).toHaveLength(cards);
  expect(sheets.match(/<section/g)).toHaveLength(Math.ceil(cards / 9));
});
