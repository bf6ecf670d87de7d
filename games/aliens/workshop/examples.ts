/** What somebody may begin from: the printed zones and scenarios, zones of ours, and an empty sheet of each. */
import type { FileExample, Language } from '@starboard/kernel';
import { SCENARIOS, type ScenarioFile } from '../content/scenarios.ts';
import { PRINTED, PRINTED_ZONES, type PrintedZone } from '../content/zones.ts';
import { inLanguage } from '../words/common.ts';
import { zoneText } from './draft.ts';
import { fittingsOf } from './fitting.ts';
import { OURS } from './ours.ts';

/** An odd number of columns can be mirrored. */
const EMPTY = { columns: 15, rows: 11 };
const NAMES: Readonly<Record<Language, { readonly empty: string; readonly zone: string; readonly scenario: string; readonly story: string }>> = {
  en: { empty: 'Nothing yet', zone: 'NEW ZONE', scenario: 'New scenario', story: 'What everybody should know before it begins.' },
  de: { empty: 'Noch leer', zone: 'NEUE ZONE', scenario: 'Neues Szenario', story: 'Was alle wissen sollten, bevor es losgeht.' },
};

export function zoneExamples(language: Language): FileExample[] {
  const { empty, zone: unnamed } = NAMES[language];
  const rows = Array.from({ length: EMPTY.rows }, () => '.'.repeat(EMPTY.columns));
  return [
    { id: 'empty', name: empty, text: zoneText({ name: unnamed, players: [4, 8], rows }) },
    ...Object.entries(OURS).map(([id, { zone, about }]) => ({ id, name: zone.name, text: zoneText(zone), about: about[language] })),
    ...PRINTED_ZONES.map((id) => ({ id, name: PRINTED[id].name, text: zoneText(PRINTED[id]) })),
  ];
}

export function scenarioExamples(language: Language): FileExample[] {
  const { empty, scenario, story } = NAMES[language];
  const none: ScenarioFile = { name: scenario, players: [4, 8], description: story, options: {} };
  return [
    { id: 'empty', name: empty, text: scenarioText(none) },
    ...Object.entries(SCENARIOS).map(([id, file]) => ({
      ...{ id, name: inLanguage(file.name, language), text: scenarioText(file) },
      about: inLanguage(file.description, language),
    })),
  ];
}

export const scenarioText = (file: ScenarioFile): string => JSON.stringify(file, null, 2);

/** The printed zone with the most numbers of players that a scenario can be played with; the first of several. */
export function bestZone(file: ScenarioFile): PrintedZone {
  return fittingsOf(file).reduce((best, f) => (f.players.length > best.players.length ? f : best)).zone;
}
