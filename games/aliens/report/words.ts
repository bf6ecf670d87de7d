/** The sentences of the report. */
import type { Language } from '@starboard/kernel';

const en = {
  sides: {
    title: 'Who gets away',
    about: 'Humans who escaped, of all who took part; and games in which the last human aboard was eliminated.',
    value: 'share',
    escaped: 'Humans escaped',
    hunted: 'Aliens won',
  },
  of: (n: number, all: number): string => `${n} of ${all}`,
  games: (n: number): string => (n === 1 ? '1 game' : `${n} games`),
  ended: {
    title: 'How it ended',
    about: 'What ended the games.',
    head: ['Ending', 'Games', 'Share'],
    by: {
      hunted: 'The last human was caught',
      escaped: 'The last human got out',
      hatches: 'No hatch was left',
      rounds: 'Time ran out',
      'cut-off': 'No alien, no hatch left',
      agreed: 'No alien was left, all got out',
      'first-out': 'The first human got out',
      kills: 'Enough were eliminated',
      'kills-rounds': 'Time ran out, eliminations count',
    },
  },
  first: { title: 'The first escape', about: 'The round in which the first human escaped, in games where one did.', value: 'round', unit: 'games' },
  walked: { title: 'Where humans move', about: 'Human turns that ended in each sector.', value: 'turns per game' },
  fell: { title: 'Where humans are eliminated', about: 'The last sector of each eliminated human.', value: 'humans per 100 games' },
  hatches: {
    title: 'What happens at the hatches',
    about: 'How often a player escaped through a hatch, and how often it was broken.',
    value: 'share of games',
    used: (n: number): string => `Hatch ${n}, escape`,
    broken: (n: number): string => `Hatch ${n}, broken`,
  },
  distances: {
    title: 'How far it is',
    about: 'From each start to each hatch: human turns of one sector, alien turns of two.',
    head: ['Hatch', 'Human turns', 'Alien turns'],
    hatch: (n: number): string => `Hatch ${n}`,
  },
  finding: {
    hard: 'Humans have a hard time here: bring a hatch nearer, add a safe way, or move the aliens away.',
    easy: 'Most humans get away: move the hatches farther, or open ways for the aliens.',
    alone: (hatches: readonly number[], from: number, to: number): string =>
      `${hatches.length === 1 ? `Hatch ${hatches[0]} is` : `Hatches ${hatches.join(', ')} are`} hardly used, ${from === to ? from : `${from} to ${to}`} human turns from the start: bring ${hatches.length === 1 ? 'it' : 'them'} nearer, or make the way there safer.`,
    early: (round: number): string => `Half of the first escapes come by round ${round}: too early for a hunt.`,
    fair: 'Nothing stands out: both sides have a chance, and every hatch is used.',
  },
};

const de: typeof en = {
  sides: {
    title: 'Wer davonkommt',
    about: 'Menschen, die entkommen sind, von allen, die mitspielten; und Partien, in denen der letzte Mensch an Bord erwischt wurde.',
    value: 'Anteil',
    escaped: 'Menschen entkommen',
    hunted: 'Aliens gewinnen',
  },
  of: (n, all) => `${n} von ${all}`,
  games: (n) => (n === 1 ? '1 Partie' : `${n} Partien`),
  ended: {
    title: 'Wie es endete',
    about: 'Womit die Partien endeten.',
    head: ['Ende', 'Partien', 'Anteil'],
    by: {
      hunted: 'Der letzte Mensch wurde erwischt',
      escaped: 'Der letzte Mensch kam davon',
      hatches: 'Keine Kapsel war übrig',
      rounds: 'Die Zeit lief ab',
      'cut-off': 'Kein Alien, keine Kapsel mehr',
      agreed: 'Kein Alien mehr, alle kamen davon',
      'first-out': 'Der erste Mensch kam davon',
      kills: 'Genug wurden erwischt',
      'kills-rounds': 'Zeit abgelaufen, Erwischte zählen',
    },
  },
  first: {
    title: 'Die erste Flucht',
    about: 'Die Runde, in der der erste Mensch entkam, in Partien, in denen es einem gelang.',
    value: 'Runde',
    unit: 'Partien',
  },
  walked: { title: 'Wo Menschen gehen', about: 'Wie viele Züge von Menschen in jedem Sektor endeten.', value: 'Züge je Partie' },
  fell: { title: 'Wo Menschen erwischt werden', about: 'Der letzte Sektor jedes ausgeschiedenen Menschen.', value: 'Menschen je 100 Partien' },
  hatches: {
    title: 'Was an den Rettungskapseln geschieht',
    about: 'Wie oft jemand mit einer Rettungskapsel entkam und wie oft sie beschädigt war.',
    value: 'Anteil der Partien',
    used: (n) => `Kapsel ${n}, Flucht`,
    broken: (n) => `Kapsel ${n}, Schaden`,
  },
  distances: {
    title: 'Wie weit es ist',
    about: 'Von jedem Startsektor zu jeder Rettungskapsel: Züge eines Menschen zu je einem Sektor, Züge eines Aliens zu je zwei.',
    head: ['Kapsel', 'Züge eines Menschen', 'Züge eines Aliens'],
    hatch: (n) => `Kapsel ${n}`,
  },
  finding: {
    hard: 'Menschen haben es hier schwer: Rück eine Kapsel näher, gib ihnen einen sicheren Weg, oder setz die Aliens weiter weg.',
    easy: 'Die meisten Menschen entkommen: Setz die Kapseln weiter weg, oder öffne den Aliens Wege.',
    alone: (hatches, from, to) =>
      `${hatches.length === 1 ? `Kapsel ${hatches[0]} wird` : `Die Kapseln ${hatches.join(', ')} werden`} kaum benutzt, ${from === to ? from : `${from} bis ${to}`} Züge vom Start der Menschen: Rück sie näher, oder mach den Weg dorthin sicherer.`,
    early: (round) => `Die Hälfte der ersten Fluchten gelingt bis Runde ${round}: zu früh für eine Jagd.`,
    fair: 'Nichts fällt auf: Beide Seiten haben eine Chance, und jede Kapsel wird benutzt.',
  },
};

export const words: Readonly<Record<Language, typeof en>> = { de, en };
