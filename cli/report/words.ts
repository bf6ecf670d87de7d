/** What the page of a simulation says, in both languages; a game's own sections bring their own words. */
import type { Language } from '@starboard/kernel';

interface ReportWords {
  title(game: string): string;
  readonly eyebrow: string;
  readonly facts: string;
  readonly settings: string;
  readonly setting: string;
  readonly value: string;
  readonly game: string;
  readonly players: string;
  readonly bots: string;
  readonly iterations: string;
  readonly games: string;
  readonly seed: string;
  readonly rules: string;
  readonly answers: string;
  readonly answersAxis: string;
  switch(on: boolean): string;
  some(games: number, planned: number): string;
  stopped(games: number, planned: number): string;
  readonly repeat: string;
  readonly repeatAbout: string;
  readonly all: string;
  own(game: string): string;
  readonly asTable: string;
  readonly bySeat: string;
  readonly bySeatAbout: string;
  readonly byLevel: string;
  readonly byLevelAbout: string;
  readonly byLevelRotated: string;
  readonly share: string;
  readonly shareOfGames: string;
  readonly fair: string;
  readonly lengthTitle: string;
  readonly perGame: string;
  per(name: string): string;
  readonly endings: string;
  readonly endingsAbout: string;
  of(n: string, games: number): string;
  readonly foot: string;
}

export const reportWords: { readonly [L in Language]: ReportWords } = {
  en: {
    title: (game) => `${game}: simulation`,
    eyebrow: 'Bots among themselves',
    facts: 'In numbers',
    settings: 'Settings',
    setting: 'Setting',
    value: 'Value',
    game: 'Game',
    players: 'players',
    bots: 'bots by seat',
    iterations: 'iterations per answer',
    games: 'games',
    seed: 'seed',
    rules: 'version of the rules',
    answers: 'answers per game',
    answersAxis: 'answers',
    switch: (on) => (on ? 'on' : 'off'),
    some: (games, planned) => `${games} of ${planned}`,
    stopped: (games, planned) => `The simulation was stopped after ${games} of ${planned} games. These figures are of what was played.`,
    repeat: 'Play it again',
    repeatAbout: 'The same command with the same rules gives the same figures.',
    all: 'Who wins, and how long it takes',
    own: (game) => `Inside ${game}`,
    asTable: 'As a table',
    bySeat: 'Wins by seat',
    bySeatAbout: 'A shared win counts as its part. Intervals by Wilson’s method.',
    byLevel: 'Wins by level',
    byLevelAbout: 'All seats of a level together. Intervals by Wilson’s method.',
    byLevelRotated: 'All seats of a level together. Every deal was played in every seating; the intervals are over deals.',
    share: 'share of wins',
    shareOfGames: 'share of games',
    fair: 'a fair share',
    lengthTitle: 'Answers per game',
    perGame: 'How often each number came.',
    per: (name) => `${name} per game`,
    endings: 'How games end',
    endingsAbout: 'By the rules’ own names.',
    of: (n, games) => `${n} of ${games} games`,
    foot: 'Made by starboard simulate. This page needs nothing from anywhere else.',
  },
  de: {
    title: (game) => `${game}: Simulation`,
    eyebrow: 'Bots unter sich',
    facts: 'In Zahlen',
    settings: 'Einstellungen',
    setting: 'Einstellung',
    value: 'Wert',
    game: 'Spiel',
    players: 'Spieler',
    bots: 'Bots nach Platz',
    iterations: 'Versuche je Antwort',
    games: 'Partien',
    seed: 'Startwert',
    rules: 'Fassung der Regeln',
    answers: 'Antworten je Partie',
    answersAxis: 'Antworten',
    switch: (on) => (on ? 'an' : 'aus'),
    some: (games, planned) => `${games} von ${planned}`,
    stopped: (games, planned) =>
      `Die Simulation wurde nach ${games} von ${planned} Partien angehalten. Die Zahlen gelten für das, was gespielt wurde.`,
    repeat: 'Noch einmal spielen',
    repeatAbout: 'Derselbe Befehl gibt mit denselben Regeln dieselben Zahlen.',
    all: 'Wer gewinnt, und wie lange es dauert',
    own: (game) => `Einblicke: ${game}`,
    asTable: 'Als Tabelle',
    bySeat: 'Siege nach Platz',
    bySeatAbout: 'Ein geteilter Sieg zählt mit seinem Teil. Bereiche nach Wilson.',
    byLevel: 'Siege nach Stufe',
    byLevelAbout: 'Alle Plätze einer Stufe zusammen. Bereiche nach Wilson.',
    byLevelRotated: 'Alle Plätze einer Stufe zusammen. Jede Verteilung wurde in jeder Sitzordnung gespielt; die Bereiche gelten über Verteilungen.',
    share: 'Anteil der Siege',
    shareOfGames: 'Anteil der Partien',
    fair: 'gerechter Anteil',
    lengthTitle: 'Antworten je Partie',
    perGame: 'Wie oft jede Zahl vorkam.',
    per: (name) => `${name} je Partie`,
    endings: 'Wie Partien enden',
    endingsAbout: 'Mit den Namen, die die Regeln dafür haben.',
    of: (n, games) => `${n} von ${games} Partien`,
    foot: 'Gemacht von starboard simulate. Diese Seite braucht nichts von woanders.',
  },
};
