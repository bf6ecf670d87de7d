/** The terms and the chance of a match that nobody committed to. */
import type { Terms } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { LocalTable } from '../offline/tables.ts';

export { FastChance } from '@starboard/kernel';

/** As `plainTerms` of the kernel; that one lives beside the schemas of records, which a running match does not need. */
export const plainTermsOf = (cartridge: AnyCartridge, table: LocalTable): Terms => ({
  table: table.id,
  game: table.game,
  rules: cartridge.game.rules.version,
  options: table.options,
  content: {},
  seats: table.sittings.map((s) => ({ identity: s.name, commitment: null })),
  commitment: '0'.repeat(64),
  attempt: 1,
});
