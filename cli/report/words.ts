/** The texts of a report, in both languages. A game's sections have their own. */
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
    iterations: 'iterations per move',
    games: 'games',
    seed: 'seed',
    rules: 'rules version',
    answers: 'moves per game',
    answersAxis: 'moves',
    switch: (on) => (on ? 'on' : 'off'),
    some: (games, planned) => `${games} of ${planned}`,
    stopped: (games, planned) => `The simulation was stopped after ${games} of ${planned} games. The figures cover the games played.`,
    repeat: 'Run it again',
    repeatAbout: 'The same command with the same rules gives the same figures.',
    all: 'Who wins, and how long it takes',
    own: (game) => `Inside ${game}`,
    asTable: 'As a table',
    bySeat: 'Wins by seat',
    bySeatAbout: 'A shared win counts in part. Wilson intervals.',
    byLevel: 'Wins by level',
    byLevelAbout: 'All seats of a level together. Wilson intervals.',
    byLevelRotated: 'All seats of a level together. Every deal was played in every seating order; the intervals are over deals.',
    share: 'share of wins',
    shareOfGames: 'share of games',
    fair: 'fair share',
    lengthTitle: 'Moves per game',
    perGame: 'How often each number occurred.',
    per: (name) => `${name} per game`,
    endings: 'How games end',
    endingsAbout: 'Named as in the rules.',
    of: (n, games) => `${n} of ${games} ${games === 1 ? 'game' : 'games'}`,
    foot: 'Made by starboard simulate. This page works without a network.',
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
    iterations: 'Suchschritte je Zug',
    games: 'Partien',
    seed: 'Startwert',
    rules: 'Fassung der Regeln',
    answers: 'Züge je Partie',
    answersAxis: 'Züge',
    switch: (on) => (on ? 'an' : 'aus'),
    some: (games, planned) => `${games} von ${planned}`,
    stopped: (games, planned) =>
      `Die Simulation wurde nach ${games} von ${planned} Partien angehalten. Die Zahlen gelten für die gespielten Partien.`,
    repeat: 'Noch einmal laufen lassen',
    repeatAbout: 'Derselbe Befehl gibt mit denselben Regeln dieselben Zahlen.',
    all: 'Wer gewinnt, und wie lange es dauert',
    own: (game) => `Einblicke: ${game}`,
    asTable: 'Als Tabelle',
    bySeat: 'Siege nach Platz',
    bySeatAbout: 'Ein geteilter Sieg zählt anteilig. Wilson-Intervalle.',
    byLevel: 'Siege nach Stufe',
    byLevelAbout: 'Alle Plätze einer Stufe zusammen. Wilson-Intervalle.',
    byLevelRotated: 'Alle Plätze einer Stufe zusammen. Jede Verteilung wurde in jeder Sitzordnung gespielt; die Intervalle gelten über Verteilungen.',
    share: 'Anteil der Siege',
    shareOfGames: 'Anteil der Partien',
    fair: 'gerechter Anteil',
    lengthTitle: 'Züge je Partie',
    perGame: 'Wie oft jede Zahl vorkam.',
    per: (name) => `${name} je Partie`,
    endings: 'Wie Partien enden',
    endingsAbout: 'Benannt wie in den Regeln.',
    of: (n, games) => `${n} von ${games} ${games === 1 ? 'Partie' : 'Partien'}`,
    foot: 'Gemacht von starboard simulate. Diese Seite braucht kein Netz.',
  },
};
