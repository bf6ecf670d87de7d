/** Card packs as files: read, checked, listed. */
import { type Drawing, type FileTool, inEachLanguage, LANGUAGES, type Language, type Span } from '@starboard/kernel';
import { ID_PATTERN, isPackFault, MOST_ABOUT, MOST_AUTHOR, MOST_CARDS, MOST_NAME, parsePack, RANGES } from './content/pack.ts';
import { mostStorage, packProblems } from './content/playable.ts';
import { COLOURS, type Colour, type Pack, SKILLS, type Told } from './content/types.ts';
import { packs as de } from './words/de/packs.ts';
import { packs as en } from './words/en/packs.ts';
import { told } from './words/names.ts';
import { type PackWords, packFaultSaid, packProblemSaid } from './words/pack-faults.ts';
import { isBegunPack } from './workshop/draft.ts';
import { packExamples } from './workshop/examples.ts';
import { varyPack } from './workshop/vary.ts';

const words: { readonly [L in Language]: PackWords } = { de, en };

const text = (most: number): object => ({ type: 'string', minLength: 1, maxLength: most });
const saying = (most: number): object => ({
  anyOf: [text(most), { type: 'object', properties: inEachLanguage(() => text(most)), required: LANGUAGES, additionalProperties: false }],
});
const whole = ([minimum, maximum]: readonly [number, number], description?: string): object => ({
  type: 'integer',
  minimum,
  maximum,
  ...(description !== undefined && { description }),
});
const numbers = (of: readonly string[], value: object, more: object = {}): object => ({
  type: 'object',
  properties: Object.fromEntries(of.map((name) => [name, value])),
  additionalProperties: false,
  ...more,
});
const cards = (most: number, properties: Readonly<Record<string, object>>, optional: readonly string[] = []): object => ({
  type: 'array',
  minItems: 1,
  maxItems: most,
  items: {
    type: 'object',
    properties: {
      id: { type: 'string', pattern: ID_PATTERN },
      name: saying(MOST_NAME),
      look: { type: 'string', pattern: ID_PATTERN, description: 'The drawing; without: that of its id. Any id has one.' },
      ...properties,
    },
    required: ['id', 'name', ...Object.keys(properties).filter((name) => !optional.includes(name))],
    additionalProperties: false,
  },
});
const upgrade = (properties: Readonly<Record<string, object>>): object => ({
  type: 'object',
  properties: { ...properties, n: whole(RANGES.upgrade) },
  required: [...Object.keys(properties), 'n'],
  additionalProperties: false,
});
const [leastIcons, mostIcons] = RANGES.icons;

const pack: FileTool = {
  examples: packExamples,
  check(source, language) {
    const file = parsePack(source);
    if (isPackFault(file)) return packFaultSaid(words[language], file);
    return { about: about(file, language), problems: packProblems(file).map((p) => packProblemSaid(words[language], p)) };
  },
  show(source, language, width) {
    const file = parsePack(source);
    return isPackFault(file) ? packFaultSaid(words[language], file) : listed(file, language, width);
  },
  unfinished: isBegunPack,
  vary: (source, int, language) => varyPack(source, int, language, words[language].names),
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A card pack for Afternova',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      game: { const: 'afternova' },
      name: saying(MOST_NAME),
      author: text(MOST_AUTHOR),
      about: saying(MOST_ABOUT),
      fragments: numbers(COLOURS, whole(RANGES.supply), { required: [...COLOURS], description: 'How many of each colour are in the game.' }),
      paws: cards(MOST_CARDS.paws, {
        skills: {
          type: 'array',
          items: { enum: [...SKILLS] },
          minItems: leastIcons,
          maxItems: mostIcons,
          description: 'Its icons; a skill may be there more than once.',
        },
      }),
      planets: cards(MOST_CARDS.planets, {
        needs: numbers(SKILLS, whole(RANGES.need), { minProperties: 2, maxProperties: 2, description: 'Icons needed, of two different skills.' }),
        fragments: whole(RANGES.spaces, 'Spaces for fragments.'),
      }),
      blueprints: cards(
        MOST_CARDS.blueprints,
        {
          cost: numbers(COLOURS, whole(RANGES.cost), { minProperties: 1, description: `${RANGES.cost[1]} fragments in all at most.` }),
          points: whole(RANGES.points),
          upgrade: {
            anyOf: [
              { const: null },
              upgrade({ kind: { enum: ['cargo', 'market', 'crew', 'refinery'] } }),
              upgrade({ kind: { const: 'boost' }, skill: { enum: [...SKILLS] } }),
            ],
          },
        },
        ['upgrade'],
      ),
      ships: cards(MOST_CARDS.ships, {
        storage: whole(RANGES.storage, 'Fragments it holds without upgrades.'),
        objective: { type: 'array', items: { enum: [...COLOURS] }, minItems: 2, maxItems: 2, uniqueItems: true },
      }),
    },
    required: ['game', 'name', 'fragments', 'paws', 'planets', 'blueprints', 'ships'],
    additionalProperties: false,
  },
};

type Counted = { readonly [C in Colour]?: number };
const each = (language: Language, counts: Counted): string =>
  COLOURS.filter((c) => (counts[c] ?? 0) > 0)
    .map((c) => `${counts[c]} ${words[language].names.colours[c].noun}`)
    .join(', ');

function about(file: Pack, language: Language): string[] {
  const { file: w } = words[language];
  const asked: { [C in Colour]?: number } = {};
  for (const { cost } of file.blueprints) for (const c of COLOURS) asked[c] = (asked[c] ?? 0) + (cost[c] ?? 0);
  return [
    `${told(language, file.name)}${file.author === undefined ? '' : w.by(file.author)}`,
    ...(file.about === undefined ? [] : [told(language, file.about)]),
    w.cards(file.paws.length, file.planets.length, file.blueprints.length, file.ships.length),
    w.fragments(
      COLOURS.reduce((sum, c) => sum + file.fragments[c], 0),
      each(language, file.fragments),
    ),
    ...(each(language, asked) === '' ? [] : [w.asked(each(language, asked))]),
    w.storage(Math.min(...file.ships.map((ship) => ship.storage)), mostStorage(file)),
  ];
}

/** One line per card: its name, then what is on it. */
function listed(file: Pack, language: Language, width: number): Drawing {
  const {
    names: w,
    file: { kinds },
  } = words[language];
  const column = Math.min(
    MOST_NAME,
    Math.max(...[...file.paws, ...file.planets, ...file.blueprints, ...file.ships].map((c) => told(language, c.name).length)),
    width >> 1,
  );
  const line = (name: Told, what: string): Span[] => {
    const called = told(language, name).slice(0, column).padEnd(column);
    return [
      { text: called, bold: true },
      { text: `  ${what}`.slice(0, Math.max(0, width - column)), dim: true },
    ];
  };
  const title = (s: string): Span[][] => [[], [{ text: s.slice(0, width), color: '#f2c66d', bold: true }]];
  const skills = (list: readonly (typeof SKILLS)[number][]): string => list.map((s) => w.skills[s].noun).join(' + ');
  return [
    [{ text: told(language, file.name).slice(0, width), bold: true }],
    ...title(kinds.paws),
    ...file.paws.map((p) => line(p.name, skills(p.skills))),
    ...title(kinds.planets),
    ...file.planets.map((p) =>
      line(
        p.name,
        `${SKILLS.filter((s) => p.needs[s] !== undefined)
          .map((s) => `${p.needs[s]} ${w.skills[s].noun}`)
          .join(' + ')}; ${kinds.fragments(p.fragments)}`,
      ),
    ),
    ...title(kinds.blueprints),
    ...file.blueprints.map((b) =>
      line(b.name, `${each(language, b.cost)}; ${kinds.points(b.points)}${b.upgrade === null ? '' : `; ${w.upgrade(b.upgrade)}`}`),
    ),
    ...title(kinds.ships),
    ...file.ships.map((s) => line(s.name, `${kinds.fragments(s.storage)}; ${s.objective.map((c) => w.colours[c].noun).join(' + ')}`)),
  ];
}

export const files: Readonly<Record<string, FileTool>> = { pack };
