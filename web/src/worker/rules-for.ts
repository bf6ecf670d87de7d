/** The rules that can play a match again: where something was dealt anew, they have to imagine worlds, which few matches need. */
import type { Game, MatchRecord, Source, Types } from '@starboard/kernel';
import { loadBrain, loadRules } from '@starboard/registry/parts';

export const imagines = (source: Source): boolean => source.kind === 'branch' && source.anew !== undefined;

export const rulesFor = async ({ terms: { game, options }, source }: Pick<MatchRecord, 'terms' | 'source'>): Promise<Game<Types>> =>
  imagines(source) ? (await loadBrain(game, options, 'hard')).game : loadRules(game, options);
