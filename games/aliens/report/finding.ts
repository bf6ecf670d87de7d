/** What stands out in many games on a zone: who gets away, which hatch nobody uses, how fast it is over. */
import { type Language, shareOf } from '@starboard/kernel';
import { lawOf } from '../rules/law.ts';
import type { AliensCounts } from './counts.ts';
import { turnsFrom } from './turns.ts';
import { words } from './words.ts';

/** Fewer games say nothing. */
const LEAST_GAMES = 40;
/** Outside of these shares one side has a hard time. */
const FAIR = [0.35, 0.65] as const;
/** A hatch is left alone if it is used less than this part of what the hatches are used on average. */
const ALONE = 0.35;
/** A first escape before this round is a race rather than a hunt. */
const EARLY = 5;

export function finding(counts: AliensCounts, language: Language): string | null {
  const law = lawOf(counts.options, counts.seats);
  if (law.noHumans || counts.games < LEAST_GAMES) return null;
  const w = words[language].finding;
  const { low, high } = shareOf(counts.escapes);
  const said: string[] = [];
  // Only what the interval leaves no doubt about.
  if (high < FAIR[0]) said.push(w.hard);
  else if (low > FAIR[1]) said.push(w.easy);
  const used = counts.used.slice(1).map((r) => r[1]);
  const mean = used.reduce((a, b) => a + b, 0) / Math.max(1, used.length);
  const alone = used.flatMap((n, i) => (n < ALONE * mean ? [i + 1] : []));
  if (alone.length > 0) {
    const turns = turnsFrom(law, law.zone.human, false);
    const far = alone.map((hatch) => turns.get(law.zone.hatches[hatch]) ?? 0);
    said.push(w.alone(alone, Math.min(...far), Math.max(...far)));
  }
  const rounds = Object.entries(counts.first).flatMap(([round, n]) => new Array<number>(n).fill(Number(round)));
  rounds.sort((a, b) => a - b);
  const middle = rounds[Math.floor(rounds.length / 2)];
  if (middle !== undefined && middle < EARLY) said.push(w.early(middle));
  return said.length > 0 ? said.join(' ') : w.fair;
}
