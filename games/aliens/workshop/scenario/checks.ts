/** What is right and wrong with a scenario, as the file tool says, and the switches it is about. */
import { type Language, ranges } from '@starboard/kernel';
import { PRINTED } from '../../content/zones.ts';
import { files } from '../../files.ts';
import { isScenarioProblem, parseScenario } from '../../rules/scenario-file.ts';
import { tongues } from '../../words/index.ts';
import { bestZone } from '../examples.ts';
import { fittingsOf } from '../fitting.ts';
import { scenarioWords } from './words.ts';

export interface ScenarioCheck {
  readonly good: boolean;
  readonly text: string;
  /** Ids of options. */
  readonly cells: readonly string[];
}

export function scenarioChecks(text: string, language: Language): ScenarioCheck[] {
  const report = files.scenario.check(text, language);
  if (typeof report === 'string') return [{ good: false, text: report, cells: placeIn(text) }];
  const bad = report.problems.map((problem, i) => ({ good: false, text: problem, cells: report.places?.[i] ?? [] }));
  const file = parseScenario(text);
  if (isScenarioProblem(file)) return bad;
  const said = tongues[language].faults.file;
  const works = fittingsOf(file).flatMap(({ zone, players }) =>
    players.length === 0 ? [] : [{ good: true, text: said.fits(PRINTED[zone].name, ranges(players)), cells: [] }],
  );
  const suggested = works.length === 0 ? [] : [{ good: true, text: scenarioWords[language].suggested(PRINTED[bestZone(file)].name), cells: [] }];
  return [...bad, ...works, ...suggested];
}

/** The option whose value a file cannot have. */
function placeIn(text: string): string[] {
  const problem = parseScenario(text);
  return isScenarioProblem(problem) && problem.problem === 'value' && problem.what !== undefined ? [problem.what] : [];
}
