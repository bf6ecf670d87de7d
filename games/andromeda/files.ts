/** Packs as files: read, checked, described. Importing this makes packs playable. */
import { type FileTool, headingOf, type Language } from '@starboard/kernel';
import { readPacksBy } from './content/load.ts';
import { cost, effectSchema } from './content/packs/effect-shapes.ts';
import { contentProblems } from './content/packs/meaning.ts';
import { GAME, MOST_NAME, parsePack } from './content/packs/pack.ts';
import { isPackProblem } from './content/packs/problem.ts';
import { COLLECTIVE, constants, fleetSection, PIECES, space, trackSpace, voidTile } from './content/packs/shapes.ts';
import type { Content } from './content/types.ts';
import { packFault } from './words/packs.ts';
import { NAMED_STANDARD } from './words/standard-names.ts';
import { changesOf, isDraft, readContentDraft } from './workshop/draft.ts';
import { packExamples } from './workshop/examples.ts';
import { listedPack } from './workshop/listed.ts';
import { varyPack } from './workshop/vary.ts';

interface Schema {
  readonly properties?: object;
}
/** A piece of a pack names itself and gives the fields that differ; fields for readers are allowed and not looked at. */
const changed = (shape: { readonly schema: object }, by = 'id'): object => ({
  type: 'array',
  items: {
    type: 'object',
    properties: { ...(shape.schema as Schema).properties, text: {}, adjacent: {}, kindId: { type: 'string' } },
    required: [by],
  },
});
const partly = (shape: { readonly schema: object }): object => ({ type: 'object', properties: (shape.schema as Schema).properties });
const lists = (shapes: Readonly<Record<string, { readonly schema: object }>>): object =>
  Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, changed(shape)]));

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A content pack of Andromeda’s Edge with Escalation',
  description: 'Pieces are changed by their ids: fields that are not given stay as they are.',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    game: { const: GAME },
    name: { type: 'string', minLength: 1, maxLength: MOST_NAME },
    author: { type: 'string', minLength: 1, maxLength: MOST_NAME },
    meta: { type: 'object' },
    vocabulary: { type: 'object' },
    constants: partly(constants),
    spaces: changed(space),
    eventTrack: changed(trackSpace, 'space'),
    void: partly(voidTile),
    ...lists(PIECES),
    collective: { type: 'object', properties: { ...lists(COLLECTIVE), fleet: changed(fleetSection, 'section') }, additionalProperties: false },
  },
  additionalProperties: false,
  $defs: { effect: effectSchema, cost: cost.schema },
};

const WORDS: {
  readonly [L in Language]: {
    unnamed: string;
    pieces: (n: number, printed: number) => string;
    changes: (n: number) => string;
  };
} = {
  en: {
    unnamed: 'A pack without a name',
    pieces: (n, printed) => `${n} kinds of pieces, ${printed} of them printed, the others ours.`,
    changes: (n) => (n === 0 ? 'It changes nothing.' : n === 1 ? 'It changes 1 piece.' : `It changes ${n} pieces.`),
  },
  de: {
    unnamed: 'Ein Kartenpaket ohne Namen',
    pieces: (n, printed) => `${n} Arten von Teilen, davon ${printed} gedruckt, die übrigen von uns.`,
    changes: (n) => (n === 0 ? 'Es ändert nichts.' : n === 1 ? 'Es ändert 1 Teil.' : `Es ändert ${n} Teile.`),
  },
};

function about(c: Content, language: Language): string[] {
  const words = WORDS[language];
  const origins = Object.values(c).flatMap((v) => (Array.isArray(v) ? v.flatMap((p: { origin?: string }) => p.origin ?? []) : []));
  return [
    `${c.pack === null || c.pack === '' ? words.unnamed : c.pack}.`,
    words.pieces(origins.length, origins.filter((o) => o === 'printed').length),
    words.changes(changesOf({ content: c, name: '', author: '' })),
  ];
}

const pack: FileTool = {
  check(text, language) {
    const content = parsePack(text, NAMED_STANDARD);
    if (isPackProblem(content)) return packFault(language, content);
    return { about: about(content, language), problems: contentProblems(content).map((p) => packFault(language, p)) };
  },
  show(text, language, width) {
    const content = parsePack(text, NAMED_STANDARD);
    return isPackProblem(content) ? packFault(language, content) : listedPack(content, headingOf(text, language).author, language, width);
  },
  // Texts that are still empty are all that may be missing.
  unfinished: (text) => isDraft(readContentDraft(text)),
  vary: varyPack,
  examples: packExamples,
  schema,
};

readPacksBy({
  read(text) {
    const content = parsePack(text, NAMED_STANDARD);
    return isPackProblem(content) ? content : (contentProblems(content)[0] ?? content);
  },
  fault: packFault,
});

export const files: Readonly<Record<string, FileTool>> = { pack };
