/** What stands out in many games with a pack: how long they take, what fighting brings, factions that are too strong or too weak. */
import { ascending, type Interval, type Language, shareOf } from '@starboard/kernel';
import { contentOf } from '../rules/content.ts';
import { nameIn } from '../words/names.ts';
import { speakers } from '../words/standard-names.ts';
import { type AndromedaCounts, SOURCES } from './counts.ts';
import { words } from './words.ts';

/** Fewer games say nothing. */
const LEAST_GAMES = 40;
/** What the box aims at: turns of a whole game, VP from fighting, how often a faction ends above an opponent. */
const AIMS = { turns: [18, 26], fights: [0.12, 0.25], faction: [0.4, 0.6] } as const;
const MOST_NAMED = 3;

const FIGHTS = SOURCES.indexOf('vpBattles');

export function finding(c: AndromedaCounts, language: Language): string | null {
  if (c.games < LEAST_GAMES || c.seats === 1) return null;
  const w = words[language].finding;
  const { raw } = contentOf(c.options);
  const said: string[] = [];
  // Only what the interval leaves no doubt about.
  const off = ({ low, high }: Interval, [least, most]: readonly [number, number]): 'less' | 'more' | null =>
    high < least ? 'less' : low > most ? 'more' : null;
  const turns = c.options.length === 'medium' ? off(meanTurns(c), AIMS.turns) : null;
  if (turns !== null) said.push(w.turns[turns](...AIMS.turns));
  const fights = off(shareOf(c.sources[FIGHTS]), AIMS.fights);
  if (fights !== null) said.push(w.fights[fights]);
  for (const how of ['more', 'less'] as const) {
    const named = raw.factions.flatMap((f, i) =>
      c.beaten[i][0] > 0 && off(shareOf(c.beaten[i]), AIMS.faction) === how ? [nameIn(speakers[language], raw, f.id) ?? f.id] : [],
    );
    if (named.length > 0) said.push(w.factions[how](named.slice(0, MOST_NAMED)));
  }
  return said.length > 0 ? said.join(' ') : w.fair;
}

/** 95 %, normal. */
const Z = 1.96;

function meanTurns({ turns }: AndromedaCounts): Interval {
  const list = ascending(turns);
  const n = Math.max(
    1,
    list.reduce((sum, [, m]) => sum + m, 0),
  );
  const mean = list.reduce((sum, [value, m]) => sum + value * m, 0) / n;
  const spread = Math.sqrt(list.reduce((sum, [value, m]) => sum + m * (value - mean) ** 2, 0) / n);
  const by = (Z * spread) / Math.sqrt(n);
  return { mean, low: mean - by, high: mean + by };
}
