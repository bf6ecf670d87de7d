/** Terms and chance of a local match, which has no commitments. */
import type { MatchSetup } from '@starboard/host';
import { FastChance, type Forced, type Game, type KeyedChance, lessonContent, ScriptedChance, type Terms, type Types } from '@starboard/kernel';
import type { LocalTable } from '../offline/tables.ts';

/** Like `plainTerms` of the kernel, which would load the schemas of records too. */
export const plainTermsOf = (game: Game<Types>, table: LocalTable): Terms => ({
  table: table.id,
  game: table.game,
  rules: game.rules.version,
  options: table.options,
  // Marks the match as a lesson.
  content: table.lesson === undefined ? {} : lessonContent(table.lesson.forced),
  seats: table.sittings.map((s) => ({ identity: s.name, commitment: null })),
  commitment: '0'.repeat(64),
  attempt: 1,
});

/** `drawn`: the draws so far, if the match is restored from a snapshot. */
export const localChance = ({ seed, lesson }: LocalTable, drawn: readonly Forced[]): KeyedChance | ScriptedChance =>
  lesson === undefined ? new FastChance(seed) : new ScriptedChance(lesson.forced.slice(0, lesson.until), new FastChance(seed), drawn);

/** How a match of this device is set up, whether it is played or only looked at. */
export const localSetup = (game: Game<Types>, table: LocalTable, chance: MatchSetup['chance']): MatchSetup => ({
  cartridge: { game },
  options: table.options,
  seats: table.sittings.length,
  settings: table.settings,
  sittings: table.sittings,
  terms: plainTermsOf(game, table),
  chance,
  botSeed: table.botSeed,
  botsByEntry: table.challenge !== undefined,
});
