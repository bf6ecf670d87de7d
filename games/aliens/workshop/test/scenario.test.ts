/** Scenarios in the workshop: drafts, checks at the switches they are about, where to play them. */
import { LANGUAGES } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { files } from '../../files.ts';
import { scenarioChecks } from '../scenario/checks.ts';
import { both, draftText, firstValue, OPTION_IDS, one, readScenarioDraft } from '../scenario/draft.ts';
import { extras, scenarioWords } from '../scenario/words.ts';

const examples = files.scenario.examples?.('en') ?? [];

test.each(examples.map((e) => [e.id, e.text] as const))('%s: it is read and written without a change, and can be played', (_, text) => {
  const draft = readScenarioDraft(text);
  expect(draft).not.toBeNull();
  expect(JSON.parse(draftText(draft!))).toEqual(JSON.parse(text));
  for (const language of LANGUAGES) expect(scenarioChecks(text, language).filter((c) => !c.good)).toEqual([]);
});

test('every option can be switched on, and the file tool takes its first value', () => {
  for (const id of OPTION_IDS) {
    const report = files.scenario.check(JSON.stringify({ name: 'T', players: [4, 6], description: 'T', options: { [id]: firstValue(id) } }), 'en');
    expect(typeof report, id).toBe('object');
  }
});

test('B.6: without humans nobody can win: the switches of both options are named', () => {
  const text = JSON.stringify({ name: 'T', players: [4, 6], description: 'T', options: { 'B.6': true } });
  const bad = scenarioChecks(text, 'en').filter((c) => !c.good);
  expect(bad).toHaveLength(1);
  expect(bad[0].cells).toEqual(['B.6', 'E.3']);
});

test('a value that an option cannot have is named where it stands', () => {
  const text = JSON.stringify({ name: 'T', players: [4, 6], description: 'T', options: { 'B.4': 99 } });
  expect(scenarioChecks(text, 'de')[0]).toMatchObject({ good: false, cells: ['B.4'] });
});

test('A.4 is shut in on GALVANI: another zone is suggested', () => {
  const text = JSON.stringify({ name: 'T', players: [4, 8], description: 'T', options: { 'A.4': 'aliens' } });
  expect(files.scenario.suits?.(text)).toEqual({ zone: 'galilei' });
  expect(scenarioChecks(text, 'en').some((c) => c.text === 'Suggested zone: GALILEI')).toBe(true);
});

test('one text for all, or one for each language', () => {
  expect(both('Hunt')).toEqual({ de: 'Hunt', en: 'Hunt' });
  expect(one({ de: 'Jagd', en: 'Hunt' }, 'de')).toBe('Jagd');
  expect(one({ de: '', en: 'Hunt' }, 'de')).toBe('Hunt');
});

test('every option is told in the turn, in the same places in every language', () => {
  const shape = LANGUAGES.map((l) => scenarioWords[l].parts.map((p) => Object.keys(p.by)));
  expect(shape[1]).toEqual(shape[0]);
  const told = new Set([...shape[0].flat(), ...extras(scenarioWords.en).map(([id]) => id)]);
  expect(OPTION_IDS.filter((id) => !told.has(id))).toEqual([]);
});
