import type { ReportWords } from './report-words.ts';

const joined = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' or $1');

export const en: ReportWords = {
  of: (n, all) => `${n} of ${all}`,
  games: (n) => (n === 1 ? '1 game' : `${n} games`),
  times: (n) => (n === 1 ? 'once in all' : `${n} times in all`),
  number: (n, digits) => n.toFixed(digits),
  percent: (range) => `${range}%`,
  facts: {
    title: 'At a glance',
    about:
      'Means with their 95% intervals. The set aims at 9 to 12 turns per player, 33 to 39 points for the winner, and partners in most extractions.',
    turns: 'Turns per player',
    winner: 'Points of the winner',
    partnered: 'Extractions with a partner',
    extracts: 'Extractions per game',
  },
  finding: {
    turns: {
      less: (least, most) => `Games are over sooner than the ${least} to ${most} turns per player that a set aims at.`,
      more: (least, most) => `Games take longer than the ${least} to ${most} turns per player that a set aims at.`,
    },
    winner: {
      less: (least, most) => `Fewer points win than the ${least} to ${most} that a set aims at.`,
      more: (least, most) => `It takes more points to win than the ${least} to ${most} that a set aims at.`,
    },
    alone: 'Most extractions need no partner: give planets more icons, or Paws fewer.',
    strong: (cards) => `Players with ${joined(cards)} win far more often than others.`,
    fair: 'Length, points and partners are where a set aims, and no card stands out.',
  },
  rounds: { title: 'How long a game takes', about: 'Turns per player, rounded up.', value: 'turns per player', unit: 'games' },
  totals: { title: 'What it takes to win', about: 'The winner’s total.', value: 'points', unit: 'games' },
  helped: {
    title: 'Alone or together',
    about: 'Extractions by the number of helpers.',
    value: 'share of extractions',
    by: { alone: 'Alone', one: 'One helper', more: 'Two or more' },
  },
  talk: {
    title: 'Negotiations',
    about: 'How often each happens in a game. Offers are withdrawn or turned down, contracts refused.',
    value: 'times per game',
    by: {
      called: 'Call for help',
      offered: 'Offer',
      withdrew: 'Withdrawn',
      declined: 'Turned down',
      proposed: 'Contract',
      refused: 'Refused',
      showed: 'Cards shown',
      aborted: 'Broken off',
      lapsed: 'Came to nothing',
    },
  },
  parts: {
    title: 'What the winner’s points are made of',
    about: 'The mean of each part.',
    value: 'points',
    by: { points: 'On Blueprints', stored: 'In storage', objective: 'Hidden objective' },
  },
  places: {
    title: 'Wins by turn order',
    about: 'Place 1 begins. Later places have more Paws at the start and win ties.',
    value: 'share of wins',
    mark: 'a fair share',
    place: (n) => `Place ${n}`,
  },
  built: {
    title: 'How often each Blueprint is completed',
    about: 'Games in which somebody completed it, in the order of the pack; ours goes from cheap to expensive.',
    value: 'share of games',
  },
  won: {
    title: 'Wins by Blueprint',
    about:
      'How many of the players who completed it won. Players who complete many win more often, so the mark is the mean of all Blueprints. A card above it is a good sign, not necessarily the reason.',
    value: 'share of wins',
    mark: 'mean of all',
  },
  upgrades: {
    title: 'Wins by upgrade',
    about: 'How many of the players with at least one of this kind won.',
    value: 'share of wins',
    mark: 'a fair share',
    by: {
      cargo: 'More storage',
      market: 'More from market',
      crew: 'Paws after extracting',
      refinery: 'Any colour to pay',
      boost: 'One more icon',
      none: 'No upgrade at all',
    },
  },
  ships: {
    title: 'Wins by starship',
    about: 'How many of the players who flew it, and so had its hidden objective, won.',
    value: 'share of wins',
    mark: 'a fair share',
  },
};
