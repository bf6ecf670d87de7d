/** The end of a match, in words. */
import { type Outcome, type Seat, seatsOf, type Types, type Words } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { CliContext } from './command.ts';
import { clean, flat, wordsOf } from './text.ts';

/** The sentence, then one line per player, best first, with the parts of the score. */
export function outcomeLines(
  outcome: Outcome<Types>,
  cartridge: AnyCartridge,
  names: readonly string[],
  you: Seat | null,
  context: CliContext,
): string[] {
  const { result, plain } = context.words;
  const words = wordsOf(cartridge, context.language);
  const sentence = flat(words.ending(outcome, you), names);
  const order = [...seatsOf(outcome.ranks.length)].sort((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  const width = Math.max(...names.map((name) => name.length));
  const lines = order.map((seat) => {
    const rank = outcome.ranks[seat];
    const shared = outcome.ranks.filter((r) => r === rank).length > 1 ? `, ${result.shared}` : '';
    const made = sumOf(
      outcome.parts.filter((p) => p.seat === seat),
      words,
    );
    const me = seat === you ? ` (${plain.you})` : '';
    return `  ${result.rank(rank)} ${names[seat].padEnd(width)}  ${result.score(outcome.scores[seat])}${made}${shared}${me}`;
  });
  return [sentence, ...lines];
}

/** " = 4 moons (N200) + 3 bases (N201)". */
function sumOf(parts: Outcome<Types>['parts'], words: Words<Types>): string {
  if (parts.length === 0) return '';
  const terms = parts.map((part, i) => {
    const sign = part.n < 0 ? ' − ' : i === 0 ? '' : ' + ';
    return `${sign}${Math.abs(part.n)} ${words.part(part)} (${part.rule})`;
  });
  return ` = ${clean(terms.join(''))}`;
}
