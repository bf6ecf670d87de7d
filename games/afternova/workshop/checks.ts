/** What is right and wrong with a pack that somebody makes, in the words of the file tool, with the card it is about. */
import type { Language } from '@starboard/kernel';
import { type Kind, packFaults } from '../content/pack.ts';
import { mostStorage, type PackProblem, packProblems } from '../content/playable.ts';
import type { Pack } from '../content/types.ts';
import { packs as de } from '../words/de/packs.ts';
import { packs as en } from '../words/en/packs.ts';
import { told } from '../words/names.ts';
import { type PackWords, packFaultSaid, packProblemSaid } from '../words/pack-faults.ts';
import { KINDS, packText } from './draft.ts';
import { packEditorWords } from './words.ts';

/** A card, or what belongs to the whole pack. */
export type Place = { readonly kind: Kind; readonly at: number } | { readonly kind: 'pack' };
export interface PackCheck {
  readonly good: boolean;
  readonly text: string;
  readonly place: Place | null;
}

export const packWords: { readonly [L in Language]: PackWords } = { de, en };

const FEW = ['few-paws', 'few-planets', 'few-blueprints', 'few-ships', 'few-fragments'] as const;
const COLOUR = ['unwanted', 'uneven'] as const;
const has = (found: readonly PackProblem[], problems: readonly PackProblem['problem'][]): boolean => found.some((p) => problems.includes(p.problem));

export function packChecks(pack: Pack, language: Language): PackCheck[] {
  const w = packEditorWords[language].checks;
  const said = packWords[language];
  const faults = packFaults(packText(pack));
  const bad: PackCheck[] = faults.map((fault) => ({
    good: false,
    text: packFaultSaid(said, fault),
    place: fault.kind === undefined ? { kind: 'pack' } : fault.card === undefined ? null : { kind: fault.kind, at: fault.card - 1 },
  }));
  // Of a pack without cards of some kind there is nothing more to say.
  if (KINDS.some((kind) => pack[kind].length === 0)) return bad;
  const found = packProblems(pack);
  const wrong: PackCheck[] = found.map((problem) => ({
    good: false,
    text: packProblemSaid(said, called(problem, language)),
    place: placeOf(pack, problem),
  }));
  const most = Math.max(...pack.blueprints.map((b) => Object.values(b.cost).reduce((sum, n) => sum + n, 0)));
  const good = [
    ...(has(found, FEW) ? [] : [w.enough]),
    ...(has(found, ['unmet', 'many-paws']) ? [] : [w.met]),
    ...(has(found, ['unpaid', 'scarce']) ? [] : [w.paid(most, mostStorage(pack))]),
    ...(has(found, COLOUR) ? [] : [w.even]),
    ...(faults.length > 0 ? [] : [w.read(KINDS.reduce((sum, kind) => sum + pack[kind].length, 0))]),
  ];
  return [...bad, ...wrong, ...good.map((text) => ({ good: true, text, place: null }))];
}

/** A card without a name yet goes by its id. */
const called = (problem: PackProblem, language: Language): PackProblem =>
  problem.id !== undefined && problem.name !== undefined && told(language, problem.name).trim() === '' ? { ...problem, name: problem.id } : problem;

function placeOf(pack: Pack, { id, problem }: PackProblem): Place | null {
  if (id === undefined) return problem === 'few-fragments' || has([{ problem }], COLOUR) ? { kind: 'pack' } : null;
  for (const kind of KINDS) {
    const at = pack[kind].findIndex((card) => card.id === id);
    if (at >= 0) return { kind, at };
  }
  return null;
}
