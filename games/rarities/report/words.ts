/** What the report on many games says, in both languages. */
import type { Language } from '@starboard/kernel';
import type { End } from './counts.ts';

interface Head {
  readonly title: string;
  readonly about: string;
  readonly value: string;
}
interface ReportWords {
  readonly ends: Head & { readonly by: { readonly [E in End]: string } };
  readonly portals: Head;
  readonly landings: Head & { mission(n: number): string; cell(mission: number, portal: number): string };
  readonly actions: Head & { readonly unit: string };
  readonly gains: Head;
  readonly kinds: Head & { readonly mark: string };
  readonly aliens: Head;
  readonly places: Head & { readonly mark: string; place(n: number): string };
  portal(p: number, value: number): string;
  of(n: number, all: number): string;
  ships(n: number): string;
  times(n: number): string;
  games(n: number): string;
}

export const words: { readonly [L in Language]: ReportWords } = {
  en: {
    ends: {
      title: 'What ends a mission',
      about: 'Of all missions that came to an end.',
      value: 'share of missions',
      by: { sabortal: 'Sabortal', landed: 'All landed', super: 'Super-mission', won: 'Won mid-mission' },
    },
    portals: {
      title: 'Where ships land',
      about: 'Of all landings. Moves by the Time Thief do not count: this is what players chose.',
      value: 'share of landings',
    },
    landings: {
      title: 'Where ships land, mission by mission',
      about: 'A row is a mission, a column a portal; each row adds up to all landings of that mission. The first one begins behind the aliens.',
      value: 'share of the landings of a mission',
      mission: (n) => `Mission ${n}`,
      cell: (mission, portal) => `Mission ${mission}, portal ${portal}`,
    },
    actions: {
      title: 'What a mission brings',
      about: 'Actions each ship gained by its landing. With 0 it was still flying when the sabortal came.',
      value: 'actions',
      unit: 'ships',
    },
    gains: {
      title: 'Actions by what ended the mission',
      about: 'The mean over all ships, those that were still flying included.',
      value: 'actions per ship',
    },
    kinds: {
      title: 'What the winning sets are made of',
      about: 'How often each relic was one of the winner’s three sets. Were all equally good, each would be in three of eight.',
      value: 'share of wins',
      mark: 'all kinds alike',
    },
    aliens: { title: 'How often each alien is played', about: 'The mean per game.', value: 'times per game' },
    places: {
      title: 'Wins by turn order',
      about: 'Place 1 explores first in the first mission, the others follow clockwise. A shared win counts as its part.',
      value: 'share of wins',
      mark: 'a fair share',
      place: (n) => `Place ${n}`,
    },
    portal: (p, value) => `Portal ${p} (${value})`,
    of: (n, all) => `${n} of ${all}`,
    ships: (n) => (n === 1 ? '1 ship' : `${n} ships`),
    times: (n) => (n === 1 ? 'once' : `${n} times`),
    games: (n) => (n === 1 ? '1 game' : `${n} games`),
  },
  de: {
    ends: {
      title: 'Was eine Mission beendet',
      about: 'Von allen Missionen, die zu Ende gingen.',
      value: 'Anteil der Missionen',
      by: { sabortal: 'Sabortal', landed: 'Alle gelandet', super: 'Super-Mission', won: 'Sieg unterwegs' },
    },
    portals: {
      title: 'Wo Raumschiffe landen',
      about: 'Von allen Landungen. Was der Zeitdieb verschiebt, zählt nicht: So wurde gewählt.',
      value: 'Anteil der Landungen',
    },
    landings: {
      title: 'Wo Raumschiffe landen, Mission für Mission',
      about:
        'Eine Zeile ist eine Mission, eine Spalte ein Portal; jede Zeile ergibt zusammen alle Landungen dieser Mission. Die erste beginnt hinter den Aliens.',
      value: 'Anteil an den Landungen einer Mission',
      mission: (n) => `Mission ${n}`,
      cell: (mission, portal) => `Mission ${mission}, Portal ${portal}`,
    },
    actions: {
      title: 'Was eine Mission bringt',
      about: 'Aktionen, die jedes Raumschiff durch seine Landung bekam. Bei 0 flog es noch, als das Sabortal kam.',
      value: 'Aktionen',
      unit: 'Raumschiffe',
    },
    gains: {
      title: 'Aktionen, je nachdem, was die Mission beendet',
      about: 'Das Mittel über alle Raumschiffe; auch die, die noch flogen.',
      value: 'Aktionen je Raumschiff',
    },
    kinds: {
      title: 'Woraus die siegreichen Sätze bestehen',
      about: 'Wie oft jedes Relikt einer der drei Sätze war, die gewonnen haben. Wären alle gleich gut, käme jedes in drei von acht Siegen vor.',
      value: 'Anteil der Siege',
      mark: 'alle Arten gleich',
    },
    aliens: { title: 'Wie oft jedes Alien gespielt wird', about: 'Das Mittel je Partie.', value: 'Mal je Partie' },
    places: {
      title: 'Siege nach Reihenfolge',
      about: 'Platz 1 erkundet in der ersten Mission zuerst, die anderen folgen im Uhrzeigersinn. Ein geteilter Sieg zählt mit seinem Teil.',
      value: 'Anteil der Siege',
      mark: 'gerechter Anteil',
      place: (n) => `Platz ${n}`,
    },
    portal: (p, value) => `Portal ${p} (${value})`,
    of: (n, all) => `${n} von ${all}`,
    ships: (n) => (n === 1 ? '1 Raumschiff' : `${n} Raumschiffe`),
    times: (n) => `${n} Mal`,
    games: (n) => (n === 1 ? '1 Partie' : `${n} Partien`),
  },
};
