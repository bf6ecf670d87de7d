/** Tools for zone and scenario files: check, describe, draw. */
import { type FileReport, type FileTool, LANGUAGES, type Language, plain, type Refusal, ranges } from '@starboard/kernel';
import type { ScenarioFile } from './content/scenarios.ts';
import { PRINTED, type ZoneFile } from './content/zones.ts';
import { SCENARIO_RULES } from './rules/ids.ts';
import type { Fitting } from './rules/scenario-check.ts';
import { isScenarioProblem, MOST_DESCRIPTION, parseScenario } from './rules/scenario-file.ts';
import type { Aliens } from './rules/types.ts';
import { buildZone } from './rules/zone.ts';
import { isProblem, MOST_AUTHOR, MOST_NAME, MOST_SIDE, parseZone } from './rules/zone-check.ts';
import { drawZone } from './terminal/sketch.ts';
import { inLanguage } from './words/common.ts';
import { scenarioFault, zoneFault } from './words/faults.ts';
import { words as gameWords, tongues } from './words/index.ts';
import { checkedZone } from './workshop/checked.ts';
import { isBegunZone } from './workshop/draft.ts';
import { bestZone, scenarioExamples, zoneExamples } from './workshop/examples.ts';
import { fittingsOf } from './workshop/fitting.ts';
import { zoneFromGrid } from './workshop/grid.ts';
import { isBegunScenario } from './workshop/scenario/draft.ts';
import { listedScenario } from './workshop/scenario/listed.ts';
import { varyScenario } from './workshop/scenario/vary.ts';
import { varyZone } from './workshop/vary.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const text = (most: number): object => ({ type: 'string', minLength: 1, maxLength: most });
const told = (most: number): object => ({
  anyOf: [
    text(most),
    {
      type: 'object',
      properties: Object.fromEntries(LANGUAGES.toSorted().map((l) => [l, text(most)])),
      required: LANGUAGES.toSorted(),
      additionalProperties: false,
    },
  ],
});
const PLAYERS = {
  type: 'array',
  items: { type: 'integer', minimum: 2, maximum: 16 },
  minItems: 2,
  maxItems: 2,
  description: 'The fewest and the most.',
};

const MOST_OF_FIRST_EDITION = 8;

const zone: FileTool = {
  check(source, language) {
    const { file, problem } = checkedZone(source);
    if (isProblem(file)) return plain(zoneFault(tongues[language], file), []);
    if (problem === null) return { about: aboutZone(file, language), problems: [] };
    return { about: aboutZone(file, language), problems: [plain(zoneFault(tongues[language], problem), [])], places: [problem.sectors] };
  },
  show(source, language, width) {
    const file = parseZone(source);
    return isProblem(file) ? plain(zoneFault(tongues[language], file), []) : drawZone(buildZone(file), language, width);
  },
  examples: zoneExamples,
  adopt: zoneFromGrid,
  unfinished: isBegunZone,
  vary: varyZone,
  suits(source) {
    const file = parseZone(source);
    // E5: only the White Edition seats more than eight.
    return !isProblem(file) && file.players[1] > MOST_OF_FIRST_EDITION ? { white: true } : {};
  },
  schema: {
    $schema: DIALECT,
    title: 'A zone of Escape from the Aliens in Outer Space',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      name: text(MOST_NAME),
      author: text(MOST_AUTHOR),
      players: PLAYERS,
      rows: {
        type: 'array',
        minItems: 1,
        maxItems: MOST_SIDE,
        description: 'From above, a mark per column, all equally long: . no sector, o safe, # dangerous, H and A the starts, digits the hatches.',
        items: { type: 'string', minLength: 1, maxLength: MOST_SIDE, pattern: '^[.o#HA1-8]+$' },
      },
    },
    required: ['name', 'players', 'rows'],
    additionalProperties: false,
  },
};

function aboutZone(file: ZoneFile, language: Language): string[] {
  const words = tongues[language].faults.file;
  const { kinds, hatches } = buildZone(file);
  const count = (kind: string): number => kinds.filter((k) => k === kind).length;
  return [
    `${file.name}${file.author === undefined ? '' : words.by(file.author)}, ${words.players(...file.players)}`,
    words.zone(file.rows[0].length, file.rows.length, count('safe'), count('dangerous'), hatches.length - 1),
  ];
}

const scenario: FileTool = {
  check(source, language) {
    const file = parseScenario(source);
    return isScenarioProblem(file) ? scenarioFault(tongues[language], file) : judge(file, language);
  },
  show(source, language, width) {
    const file = parseScenario(source);
    if (isScenarioProblem(file)) return scenarioFault(tongues[language], file);
    return listedScenario(file, language, width, (id, value) => optionText(id, value, language, true));
  },
  examples: scenarioExamples,
  unfinished: isBegunScenario,
  vary: (source, int, language) => varyScenario(source, int, language, (id, value) => optionText(id, value, language, true)),
  suits(source) {
    const file = parseScenario(source);
    return isScenarioProblem(file) ? {} : { zone: bestZone(file) };
  },
  schema: {
    $schema: DIALECT,
    title: 'A scenario of Escape from the Aliens in Outer Space',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      name: told(MOST_NAME),
      author: text(MOST_AUTHOR),
      players: PLAYERS,
      description: told(MOST_DESCRIPTION),
      options: {
        type: 'object',
        properties: {
          ...Object.fromEntries([...SCENARIO_RULES, 'white'].map((id) => [id, { const: true }])),
          'A.4': { enum: ['everybody', 'aliens', 'humans'], description: 'To whom safe sectors are closed.' },
          'B.4': { type: 'integer', minimum: 1, maximum: 8 },
          'C.6': { type: 'array', items: { type: 'integer', minimum: 1, maximum: 8 }, minItems: 1, maxItems: 8 },
          'E.3': { anyOf: [{ const: 'players' }, { type: 'integer', minimum: 1, maximum: 16 }] },
          hatches: { enum: ['one-red', 'none'] },
        },
        additionalProperties: false,
      },
    },
    required: ['name', 'players', 'description', 'options'],
    additionalProperties: false,
  },
};

const because = (r: Refusal<Aliens>, language: Language): string => plain(gameWords[language].refusal[r.why as Aliens['why']](r), []);

function judge(file: ScenarioFile, language: Language): FileReport {
  const words = tongues[language].faults.file;
  const found = fittingsOf(file);
  const [least, most] = file.players;
  const nowhere = Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((n) => found.every((f) => !f.players.includes(n)));
  const options = Object.entries(file.options).map(([id, value]) => optionText(id, value, language));
  const why = found.find((f) => f.why !== null)?.why;
  return {
    about: [
      `${inLanguage(file.name, language)}${file.author === undefined ? '' : words.by(file.author)}, ${words.players(least, most)}`,
      inLanguage(file.description, language),
      options.length === 0 ? words.noOptions : words.options(options.join('; ')),
      ...found.map((f) => fitting(f, language)),
    ],
    problems: nowhere.length > 0 && why != null ? [words.nowhere(ranges(nowhere), because(why, language))] : [],
    places: nowhere.length > 0 && why != null ? [placesOf(why)] : [],
  };
}

/** The options of a file that a refusal is about: the one it cites, and the one that would help. */
function placesOf({ rule, why }: Refusal<Aliens>): string[] {
  if (why === 'nobody-wins' || why === 'too-few-victims') return ['B.6', 'E.3'];
  return why === 'white-needed' ? ['white'] : [rule];
}

/** An option of a scenario file with its value, in words: `E.3` may be `players`. Those of the rulebook by their code, or with their name. */
function optionText(id: string, value: unknown, language: Language, named = false): string {
  const { option, faults } = tongues[language];
  const known = Object.entries(option).find(([name]) => name === id.replace('.', ''))?.[1];
  const name = id.includes('.') && !named ? id : (known?.name ?? id);
  if (value === true) return name;
  if (value === 'players') return `${name} (${faults.file.asManyAsPlayers})`;
  if (Array.isArray(value)) return `${name} (${value.join(', ')})`;
  const choice = Object.entries(known?.of ?? {}).find(([key]) => key === value)?.[1];
  return `${name} (${choice ?? String(value)})`;
}

function fitting({ zone, players, why }: Fitting, language: Language): string {
  const words = tongues[language].faults.file;
  const { name } = PRINTED[zone];
  return players.length > 0 || why === null ? words.fits(name, ranges(players)) : words.not(name, because(why, language));
}

export const files: Readonly<Record<string, FileTool>> = { zone, scenario };
