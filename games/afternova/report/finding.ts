/** What stands out in many games with a pack: how long they take, what wins, whether anybody needs a partner, which card wins most. */
import { type Interval, type Language, meanOf, type Ratio, restOf, shareOf } from '@starboard/kernel';
import { packOf } from '../rules/pack.ts';
import type { Card } from '../rules/types.ts';
import type { AfternovaCounts } from './counts.ts';
import { words } from './words.ts';

/** Fewer games say nothing. */
const LEAST_GAMES = 40;
/** What a set aims at: turns per player, points of the winner, extractions with a partner. */
const AIMS = { turns: [9, 12], winner: [33, 39], partnered: [0.5, 1] } as const;
/** How far above its mark the whole interval of a card must lie for the card to stand out. */
const MUCH = 1.25;
const MOST_NAMED = 3;

export function finding(counts: AfternovaCounts, language: Language): string | null {
  if (counts.games < LEAST_GAMES) return null;
  const w = words[language].finding;
  const { plans, ships } = packOf(counts.options);
  const said: string[] = [];
  // Only what the interval leaves no doubt about.
  const off = ({ low, high }: Interval, [least, most]: readonly [number, number]): 'less' | 'more' | null =>
    high < least ? 'less' : low > most ? 'more' : null;
  const turns = off(meanOf(counts.turns), AIMS.turns);
  if (turns !== null) said.push(w.turns[turns](...AIMS.turns));
  const winner = off(meanOf(counts.winner), AIMS.winner);
  if (winner !== null) said.push(w.winner[winner](...AIMS.winner));
  if (off(shareOf(restOf(counts.helped[0])), AIMS.partnered) === 'less') said.push(w.alone);
  const usual =
    counts.won.reduce((n, r) => n + r[1], 0) /
    Math.max(
      1,
      counts.won.reduce((n, r) => n + r[2], 0),
    );
  const strong = [...outstanding(plans, counts.won, usual), ...outstanding(ships, counts.ships, 1 / counts.seats)];
  if (strong.length > 0) said.push(w.strong(strong.slice(0, MOST_NAMED).map(({ card }) => card[language])));
  return said.length > 0 ? said.join(' ') : w.fair;
}

/** Cards whose players win more often than others, the strongest first. */
function outstanding(cards: readonly { readonly card: Card }[], ratios: readonly Ratio[], mark: number): { card: Card; low: number }[] {
  return cards
    .map(({ card }, i) => ({ card, low: ratios[i][2] > 0 ? shareOf(ratios[i]).low / mark : 0 }))
    .filter(({ low }) => low > MUCH)
    .sort((a, b) => b.low - a.low);
}
