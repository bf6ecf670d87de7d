/** What is wrong with a card pack, or with its file, in any language. */
import type { Language, Refusal } from '@starboard/kernel';
import type { Fault, Kind, PackFault } from '../content/pack.ts';
import type { PackProblem } from '../content/playable.ts';
import { COLOURS, SKILLS } from '../content/types.ts';
import type { Afternova } from '../rules/types.ts';
import { type Names, told } from './names.ts';

/** `card`: "Blueprint 7", or the pack itself. */
type Said = { readonly card: string; readonly what: string; readonly n: number; readonly of: number };
type Sentences<K extends string> = { readonly [P in K]: (s: Said) => string };

/** What a language says about packs. */
export interface PackWords {
  readonly language: Language;
  readonly names: Names;
  readonly pack: string;
  readonly card: { readonly [K in Kind]: string };
  readonly faults: Sentences<Fault>;
  readonly problems: Sentences<PackProblem['problem']>;
  /** About a pack without faults. */
  readonly file: FileWords;
}
export interface FileWords {
  by(author: string): string;
  cards(paws: number, planets: number, blueprints: number, ships: number): string;
  fragments(n: number, each: string): string;
  asked(each: string): string;
  storage(least: number, most: number): string;
  /** The headings of a list of all cards, and what is on them. */
  readonly kinds: { readonly [K in Kind]: string } & { fragments(n: number): string; points(n: number): string };
}

export function packFaultSaid(w: PackWords, { fault, kind, card, what, n = 0, of = 0 }: PackFault): string {
  const where = kind === undefined || card === undefined ? w.pack : `${w.card[kind]} ${card}`;
  return w.faults[fault]({ card: where, what: what ?? kind ?? '', n, of });
}

/** Problems about planets; all others that name a card are about Blueprints. */
const PLANET_PROBLEMS: readonly PackProblem['problem'][] = ['unmet', 'many-paws'];

export function packProblemSaid(w: PackWords, { problem, name, what = '', n = 0, of = 0 }: PackProblem): string {
  const { colours, skills, quoted } = w.names;
  const kind = w.card[PLANET_PROBLEMS.includes(problem) ? 'planets' : 'blueprints'];
  const colour = COLOURS.find((c) => c === what);
  const skill = SKILLS.find((s) => s === what);
  return w.problems[problem]({
    card: name === undefined ? '' : `${kind} ${quoted(told(w.language, name))}`,
    what: colour !== undefined ? colours[colour].noun : skill !== undefined ? skills[skill].noun : '',
    n,
    of,
  });
}

/** A refused table brings the fault or the problem of its pack along. */
export function packRefusal(w: PackWords, r: Refusal<Afternova>): string {
  const wrong = r.with as unknown as PackFault | PackProblem;
  return 'fault' in wrong ? packFaultSaid(w, wrong) : packProblemSaid(w, wrong);
}
