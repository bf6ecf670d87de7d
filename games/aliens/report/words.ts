/** What the report says about the ship, in both languages. */
import type { Language } from '@starboard/kernel';

const en = {
  sides: {
    title: 'Who gets away',
    about: 'Humans that escaped, of all that were dealt; and games in which the last human aboard was caught or locked in.',
    value: 'share',
    escaped: 'Humans escaped',
    hunted: 'Aliens won',
  },
  of: (n: number, all: number): string => `${n} of ${all}`,
  games: (n: number): string => (n === 1 ? '1 game' : `${n} games`),
  first: { title: 'The first one out', about: 'The round in which the first human escaped, in games where one did.', value: 'round', unit: 'games' },
  walked: { title: 'Where humans walk', about: 'Turns of humans that ended in each sector.', value: 'turns per game' },
  fell: { title: 'Where humans fall', about: 'The sector in which an eliminated human was last.', value: 'humans per 100 games' },
  hatches: {
    title: 'What the hatches do',
    about: 'How often a hatch let somebody out, and how often it turned out to be broken.',
    value: 'share of games',
    used: (n: number): string => `Hatch ${n}, a way out`,
    broken: (n: number): string => `Hatch ${n}, broken`,
  },
  distances: {
    title: 'How far it is',
    about: 'Sectors from each start to each hatch: human steps one by one, alien turns of two.',
    head: ['Hatch', 'Human steps', 'Alien turns'],
    hatch: (n: number): string => `Hatch ${n}`,
  },
};

const de: typeof en = {
  sides: {
    title: 'Wer davonkommt',
    about: 'Menschen, die entkommen sind, von allen ausgeteilten; und Partien, in denen der letzte Mensch an Bord gefasst oder eingeschlossen wurde.',
    value: 'Anteil',
    escaped: 'Menschen entkommen',
    hunted: 'Aliens gewinnen',
  },
  of: (n, all) => `${n} von ${all}`,
  games: (n) => (n === 1 ? '1 Partie' : `${n} Partien`),
  first: {
    title: 'Als Erstes draußen',
    about: 'Die Runde, in der der erste Mensch entkam, in Partien, in denen es einem gelang.',
    value: 'Runde',
    unit: 'Partien',
  },
  walked: { title: 'Wo Menschen gehen', about: 'Züge von Menschen, die in jedem Sektor endeten.', value: 'Züge je Partie' },
  fell: { title: 'Wo Menschen fallen', about: 'Der Sektor, in dem ein ausgeschiedener Mensch zuletzt war.', value: 'Menschen je 100 Partien' },
  hatches: {
    title: 'Was die Luken tun',
    about: 'Wie oft eine Luke jemanden hinausließ und wie oft sie sich als defekt erwies.',
    value: 'Anteil der Partien',
    used: (n) => `Luke ${n}, ein Ausweg`,
    broken: (n) => `Luke ${n}, defekt`,
  },
  distances: {
    title: 'Wie weit es ist',
    about: 'Sektoren von jedem Start zu jeder Luke: Schritte eines Menschen, Züge eines Aliens zu je zweien.',
    head: ['Luke', 'Schritte eines Menschen', 'Züge eines Aliens'],
    hatch: (n) => `Luke ${n}`,
  },
};

export const words: Readonly<Record<Language, typeof en>> = { de, en };
