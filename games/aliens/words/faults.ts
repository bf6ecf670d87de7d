/** What is wrong with the file of a zone or a scenario. */
import { type Phrase, type Refusal, say } from '@starboard/kernel';
import type { ScenarioProblem } from '../rules/scenario-file.ts';
import type { Aliens } from '../rules/types.ts';
import type { FileFault, MapFault, ZoneProblem } from '../rules/zone-check.ts';
import * as common from './common.ts';
import type { Tongue } from './tongue.ts';

/** Keeps the sentence readable. */
const MOST_NAMED = 12;

const has = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K => Object.hasOwn(table, key);

export function zoneFault(t: Tongue, { problem, sectors, n = 0, of = 0, what = '' }: ZoneProblem): Phrase {
  if (has<FileFault>(t.faults.zone, problem)) return [t.faults.zone[problem]({ n, of, what })];
  const named = sectors.slice(0, MOST_NAMED);
  const more = sectors.length - named.length;
  return say`${t.faults.map[problem]}: ${common.sectors(t, named)}${more > 0 ? ` (${t.faults.more(more)})` : ''}.`;
}

export const scenarioFault = (t: Tongue, { problem, n = 0, of = 0, what = '' }: ScenarioProblem): string =>
  t.faults.scenario[problem]({ n, of, what });

const carried = (r: Refusal<Aliens>): { readonly n: number; readonly of: number; readonly what: string } => ({
  n: Number(common.detailText(r, 'n')),
  of: Number(common.detailText(r, 'of')),
  what: common.detailText(r, 'what'),
});

export function zoneRefused(t: Tongue, r: Refusal<Aliens>): Phrase {
  const problem = common.detailText(r, 'problem');
  if (!has<FileFault>(t.faults.zone, problem) && !has<MapFault>(t.faults.map, problem)) return [problem];
  return zoneFault(t, { problem, sectors: common.detailSectors(r), ...carried(r) });
}

export function scenarioRefused(t: Tongue, r: Refusal<Aliens>): string {
  const problem = common.detailText(r, 'problem');
  return has<ScenarioProblem['problem']>(t.faults.scenario, problem) ? scenarioFault(t, { problem, ...carried(r) }) : problem;
}
