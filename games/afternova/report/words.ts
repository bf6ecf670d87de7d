/** What the report says. */
import type { Language } from '@starboard/kernel';

const en = {
  of: (n: number, all: number): string => `${n} of ${all}`,
  games: (n: number): string => (n === 1 ? '1 game' : `${n} games`),
  times: (n: number): string => (n === 1 ? 'once in all' : `${n} times in all`),
  number: (n: number, digits: number): string => n.toFixed(digits),
  facts: {
    title: 'At a glance',
    about:
      'Means with their 95 % intervals. The set aims at 9 to 12 turns a player, 33 to 39 points for the winner, and partners in most extractions.',
    turns: 'Turns per player',
    winner: 'Points of the winner',
    partnered: 'Extractions with a partner',
    extracts: 'Extractions per game',
  },
  rounds: { title: 'How long a game takes', about: 'Turns per player, rounded up.', value: 'turns per player', unit: 'games' },
  totals: { title: 'What it takes to win', about: 'The total of the winner.', value: 'points', unit: 'games' },
  helped: {
    title: 'Who works with whom',
    about: 'Extractions by the number of helpers.',
    value: 'share of extractions',
    by: { alone: 'Alone', one: 'One helper', more: 'Two or more' },
  },
  talk: {
    title: 'How much is negotiated',
    about: 'How often it happens in a game. Offers are withdrawn or turned down, contracts are refused.',
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
    title: 'Wins by place in turn order',
    about: 'Place 1 begins. Later places have more Paws at the start and win ties.',
    value: 'share of wins',
    mark: 'a fair share',
    place: (n: number): string => `Place ${n}`,
  },
  built: {
    title: 'How often each Blueprint is completed',
    about: 'Games in which somebody completed it. In the order of the pack; ours goes from cheap to dear.',
    value: 'share of games',
  },
  won: {
    title: 'What each Blueprint does to winning',
    about:
      'Of the players who completed it, those who won. Whoever completes much wins more often, so the mark is the mean of all Blueprints. Above it, a card is a good sign; it need not be the reason.',
    value: 'share of wins',
    mark: 'mean of all',
  },
  upgrades: {
    title: 'What upgrades do to winning',
    about: 'Of the players who had at least one of the kind, those who won.',
    value: 'share of wins',
    mark: 'a fair share',
    by: {
      cargo: 'More storage',
      market: 'More from market',
      crew: 'Paws afterwards',
      refinery: 'Any colour to pay',
      boost: 'A skill more',
      none: 'No upgrade at all',
    },
  },
  ships: {
    title: 'Wins by starship',
    about: 'Of those who flew it, and had its hidden objective, the winners.',
    value: 'share of wins',
    mark: 'a fair share',
  },
};

const de: typeof en = {
  of: (n, all) => `${n} von ${all}`,
  games: (n) => (n === 1 ? '1 Partie' : `${n} Partien`),
  times: (n) => (n === 1 ? 'einmal insgesamt' : `${n}-mal insgesamt`),
  number: (n, digits) => n.toFixed(digits).replace('.', ','),
  facts: {
    title: 'Auf einen Blick',
    about:
      'Mittelwerte mit ihren 95-%-Intervallen. Das Set zielt auf 9 bis 12 Züge je Person, 33 bis 39 Punkte beim Sieg und Partner bei den meisten Abbauten.',
    turns: 'Züge je Person',
    winner: 'Punkte beim Sieg',
    partnered: 'Abbauten mit Partner',
    extracts: 'Abbauten je Partie',
  },
  rounds: { title: 'Wie lange eine Partie dauert', about: 'Züge je Person, aufgerundet.', value: 'Züge je Person', unit: 'Partien' },
  totals: { title: 'Was man zum Sieg braucht', about: 'Die Gesamtpunkte beim Sieg.', value: 'Punkte', unit: 'Partien' },
  helped: {
    title: 'Wer mit wem arbeitet',
    about: 'Abbauten nach der Zahl der Helfer.',
    value: 'Anteil der Abbauten',
    by: { alone: 'Allein', one: 'Ein Helfer', more: 'Zwei oder mehr' },
  },
  talk: {
    title: 'Wie viel verhandelt wird',
    about: 'Wie oft es in einer Partie geschieht. Angebote werden zurückgezogen oder ausgeschlagen, Verträge abgelehnt.',
    value: 'Mal je Partie',
    by: {
      called: 'Ruf um Hilfe',
      offered: 'Angebot',
      withdrew: 'Zurückgezogen',
      declined: 'Ausgeschlagen',
      proposed: 'Vertrag',
      refused: 'Abgelehnt',
      showed: 'Karten gezeigt',
      aborted: 'Abgebrochen',
      lapsed: 'Im Sande verlaufen',
    },
  },
  parts: {
    title: 'Woraus die Punkte beim Sieg bestehen',
    about: 'Der Mittelwert jedes Teils.',
    value: 'Punkte',
    by: { points: 'Auf Blaupausen', stored: 'Im Lager', objective: 'Geheimes Ziel' },
  },
  places: {
    title: 'Siege nach Platz in der Zugfolge',
    about: 'Platz 1 beginnt. Spätere Plätze haben zu Beginn mehr Mietpfoten und gewinnen bei Gleichstand.',
    value: 'Anteil der Siege',
    mark: 'ein gerechter Anteil',
    place: (n) => `Platz ${n}`,
  },
  built: {
    title: 'Wie oft jede Blaupause vollendet wird',
    about: 'Partien, in denen jemand sie vollendet hat. In der Reihenfolge des Pakets; unseres geht von billig nach teuer.',
    value: 'Anteil der Partien',
  },
  won: {
    title: 'Was jede Blaupause zum Sieg beiträgt',
    about:
      'Von denen, die sie vollendet haben, jene, die gewannen. Wer viel vollendet, gewinnt öfter, darum zeigt die Marke den Mittelwert aller Blaupausen. Darüber ist eine Karte ein gutes Zeichen, aber nicht unbedingt der Grund.',
    value: 'Anteil der Siege',
    mark: 'Mittel aller',
  },
  upgrades: {
    title: 'Was Upgrades zum Sieg beitragen',
    about: 'Von denen, die mindestens eines der Art hatten, jene, die gewannen.',
    value: 'Anteil der Siege',
    mark: 'ein gerechter Anteil',
    by: {
      cargo: 'Mehr Lager',
      market: 'Mehr vom Markt',
      crew: 'Pfoten danach',
      refinery: 'Beliebige Farbe',
      boost: 'Eine Fähigkeit mehr',
      none: 'Gar kein Upgrade',
    },
  },
  ships: {
    title: 'Siege nach Raumschiff',
    about: 'Von denen, die es flogen und sein geheimes Ziel hatten, jene, die gewannen.',
    value: 'Anteil der Siege',
    mark: 'ein gerechter Anteil',
  },
};

export const words: Readonly<Record<Language, typeof en>> = { de, en };
