/** The end of a match, in words. */
import { type Outcome, type Seat, seatsOf, type Types } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { CliContext } from './command.ts';
import { flat, wordsOf } from './text.ts';

/** The sentence, then one line per player, best first, with what the score is made of. */
export function outcomeLines(
  outcome: Outcome<Types>,
  cartridge: AnyCartridge,
  names: readonly string[],
  you: Seat | null,
  context: CliContext,
): string[] {
  const { result, plain } = context.words;
  const sentence = flat(wordsOf(cartridge, context.language).ending(outcome, you), names);
  const order = [...seatsOf(outcome.ranks.length)].sort((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  const width = Math.max(...names.map((name) => name.length));
  const lines = order.map((seat) => {
    const rank = outcome.ranks[seat];
    const shared = outcome.ranks.filter((r) => r === rank).length > 1 ? `, ${result.shared}` : '';
    const parts = outcome.parts.filter((p) => p.seat === seat).map((p) => `${p.n} ${result.rules} ${p.rule}`);
    const made = parts.length > 0 ? ` = ${parts.join(' + ')}` : '';
    const me = seat === you ? ` (${plain.you})` : '';
    return `  ${result.rank(rank)} ${names[seat].padEnd(width)}  ${result.score(outcome.scores[seat])}${made}${shared}${me}`;
  });
  return [sentence, ...lines];
}
