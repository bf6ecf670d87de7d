/** The sections of every report: settings, winners, length. They need nothing but the contract. */
import type { Measured, Plan, WinShare } from '@starboard/bots';
import { ascending, type Facts, type Histogram, type IntervalItem, type Intervals, type Listing, plain, wilson } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { CliContext } from '../command.ts';
import { optionWordsOf } from '../table-notes.ts';
import { wordsOf } from '../text.ts';
import { reportWords } from './words.ts';

export function settingsListing({ figures }: Measured, plan: Plan, cartridge: AnyCartridge, context: CliContext): Listing {
  const w = reportWords[context.language];
  const game = wordsOf(cartridge, context.language);
  const { simulate, level } = context.words;
  const option = optionWordsOf(cartridge, context.language);
  const options = Object.entries(figures.options as Readonly<Record<string, string | number | boolean>>).map(([name, value]) => {
    const said = option[name];
    return [said?.name ?? name, typeof value === 'boolean' ? w.switch(value) : (said?.of?.[String(value)] ?? value)];
  });
  return {
    kind: 'table',
    title: w.settings,
    about: '',
    head: [w.setting, w.value],
    rows: [
      [w.game, game.title],
      [w.players, figures.players],
      [w.bots, figures.bots.map((b) => level[b]).join(', ') + (figures.rotate ? `; ${simulate.rotated}` : '')],
      ...(plan.budget.iterations === undefined ? [] : [[w.iterations, plan.budget.iterations]]),
      [w.games, figures.games < figures.planned ? w.some(figures.games, figures.planned) : figures.games],
      ...options,
      [w.seed, String(figures.seed)],
      [w.rules, cartridge.game.rules.version],
    ],
  };
}

export function facts({ figures }: Measured, language: CliContext['language']): Facts {
  const w = reportWords[language];
  const number = (n: number): string => n.toLocaleString(language, { maximumFractionDigits: 1 });
  return {
    kind: 'facts',
    title: w.facts,
    about: '',
    items: [
      { value: number(figures.games), name: w.games },
      { value: number(figures.players), name: w.players },
      { value: number(figures.decisions / figures.games), name: w.answers },
      { value: String(figures.seed), name: w.seed },
    ],
  };
}

export function standard({ figures, lengths, tallies }: Measured, cartridge: AnyCartridge, context: CliContext): (Intervals | Histogram)[] {
  const w = reportWords[context.language];
  const { simulate, level } = context.words;
  const game = wordsOf(cartridge, context.language);
  const first = (name: string): string => name.charAt(0).toLocaleUpperCase(context.language) + name.slice(1);
  const item = (name: string, { wins, fair, mean, low, high }: WinShare): IntervalItem => ({
    ...{ name: first(name), mean, low, high, mark: fair },
    n: w.of(wins.toLocaleString(context.language, { maximumFractionDigits: 1 }), figures.games),
  });
  const wins = (title: string, about: string, items: readonly IntervalItem[]): Intervals => ({
    ...{ kind: 'intervals', title, about, unit: 'share', value: w.share, mark: w.fair, items },
  });
  const histogram = (title: string, value: string, counts: Measured['lengths']): Histogram => ({
    ...{ kind: 'histogram', title, about: w.perGame, value, unit: w.games, counts: ascending(counts) },
  });
  const levels = Object.entries(figures.byBot);
  const sections: (Intervals | Histogram)[] = [
    wins(
      w.bySeat,
      w.bySeatAbout,
      figures.bySeat.map((s, seat) => item(simulate.seat(seat + 1), s)),
    ),
    // With one level there is nothing to compare.
    ...(levels.length < 2
      ? []
      : [
          wins(
            w.byLevel,
            figures.rotate ? w.byLevelRotated : w.byLevelAbout,
            levels.map(([bot, s]) => item(level[bot as keyof typeof level], s)),
          ),
        ]),
    histogram(w.lengthTitle, w.answersAxis, lengths),
    ...Object.entries(tallies).map(([key, counts]) => histogram(w.per(game.tally[key] ?? key), game.tally[key] ?? key, counts)),
  ];
  const endings = Object.entries(figures.endings).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  if (endings.length > 1) {
    const items = endings.map(([name, n]) => ({ name, n: w.of(String(n), figures.games), ...wilson(n, figures.games), mark: null }));
    sections.push({ kind: 'intervals', title: w.endings, about: w.endingsAbout, unit: 'share', value: w.shareOfGames, mark: null, items });
  }
  return sections;
}

/** Says in one sentence what this is. */
export const about = (cartridge: AnyCartridge, language: CliContext['language']): string => plain([wordsOf(cartridge, language).about], []);
