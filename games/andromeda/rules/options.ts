/** Options of a table (section 2): what there is, what goes together, and the alphabet of picks. */
import type { OptionSpecs, Refusal } from '@starboard/kernel';
import { readPack } from '../content/load.ts';
import { isPackProblem } from '../content/packs/problem.ts';
import type { Andromeda, Options } from './types.ts';

/** The longest pack that is read at all. */
const PACK_CHARACTERS = 600_000;

export const options: OptionSpecs<Options> = {
  length: { kind: 'choice', of: ['short', 'medium', 'long'], usual: 'medium' },
  events: { kind: 'choice', of: ['aurora', 'twilight', 'void'], usual: 'aurora' },
  moons: { kind: 'choice', of: ['base', 'ancient', 'all'], usual: 'base' },
  artifacts: { kind: 'choice', of: ['auto', 'on', 'off'], usual: 'auto' },
  special: { kind: 'switch', usual: false },
  destiny: { kind: 'switch', usual: true },
  escalation: { kind: 'switch', usual: true },
  collective: {
    kind: 'choice',
    of: ['none', 'rank1', 'rank2', 'rank3', 'halcyon', 'brax', 'ovid', 'mantis', 'loom', 'prism', 'tyrant', 'hive', 'null'],
    usual: 'none',
  },
  pack: { kind: 'text', most: PACK_CHARACTERS, usual: '', file: 'pack' },
};

/** N12: alone one always plays against it. */
export const withCollective = (options: Options, seats: number): boolean => options.collective !== 'none' || seats === 1;
/** N16. */
export const withArtifacts = (options: Options): boolean => options.artifacts === 'on' || (options.artifacts === 'auto' && options.moons !== 'base');

export function fits(options: Options, seats: number): Refusal<Andromeda> | null {
  // N12.
  if (seats > 3 && options.collective !== 'none') return { pick: 'end', rule: 'N12', why: 'collective-seats' };
  if (options.pack !== '') {
    const content = readPack(options.pack);
    if (isPackProblem(content)) return { pick: 'end', rule: 'N39', why: 'pack-broken', with: { ...content, at: [...content.at] } };
  }
  return null;
}
