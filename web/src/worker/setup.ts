/** The terms and the chance of a match that nobody committed to. */
import { FastChance, type Forced, type Game, type KeyedChance, lessonContent, ScriptedChance, type Terms, type Types } from '@starboard/kernel';
import type { LocalTable } from '../offline/tables.ts';

/** As `plainTerms` of the kernel; that one lives beside the schemas of records, which a running match does not need. */
export const plainTermsOf = (game: Game<Types>, table: LocalTable): Terms => ({
  table: table.id,
  game: table.game,
  rules: game.rules.version,
  options: table.options,
  // A lesson says that it is one.
  content: table.lesson === undefined ? {} : lessonContent(table.lesson.forced),
  seats: table.sittings.map((s) => ({ identity: s.name, commitment: null })),
  commitment: '0'.repeat(64),
  attempt: 1,
});

/** `drawn`: what the match has drawn so far, where it goes on from a snapshot. */
export const localChance = ({ seed, lesson }: LocalTable, drawn: readonly Forced[]): KeyedChance | ScriptedChance =>
  lesson === undefined ? new FastChance(seed) : new ScriptedChance(lesson.forced.slice(0, lesson.until), new FastChance(seed), drawn);
