/** What the scenario editor says: labels, and what options do to a turn. */
import type { Language } from '@starboard/kernel';
import type { OptionId } from './draft.ts';

/** The parts of a turn, in order; the options that change each, with what it is then. */
export interface TurnPart {
  readonly plain: string;
  readonly by: Readonly<Partial<Record<OptionId, string>>>;
  /** Nobody does this without humans (B.6). */
  readonly humans?: true;
}

const en = {
  more: 'Cards and crew',
  languages: 'Texts for each language',
  description: 'What everybody reads',
  names: { de: 'German', en: 'English' },
  optionsTitle: 'Options',
  asPrinted: 'as printed',
  turn: 'What it does to a turn',
  turnHelp: 'Plain: as printed. With a code: what this scenario makes of it.',
  fits: 'Where it can be played',
  suggested: (zone: string) => `Suggested zone: ${zone}`,
  goThere: 'go there',
  hatch: 'Hatch',
  hatches: 'Hatches, in turn order',
  asPlayers: 'as many as players',
  broken: 'This text is not a scenario. Take the last step back, or open another file.',
  parts: [
    {
      plain: 'Begin in your side’s start',
      by: { 'B.4': 'Humans begin in a hatch', 'C.6': 'Aliens begin in hatches', 'H.2': 'The Psychologist begins in the alien start' },
    },
    {
      plain: 'Move: 1 as a human, up to 2 as an alien',
      by: {
        'A.4': 'Safe sectors are closed',
        'A.2': 'Or stay, and say so',
        'H.13': 'The First Officer may stay once, unsaid',
        'B.6': 'Move up to 2: everybody is an alien',
      },
    },
    {
      plain: 'Dangerous sector: draw a card',
      by: { 'A.1': 'Safe sectors too: draw a card', 'H.1': 'The Captain draws none the first time', 'J.4': 'A silence card gives an item' },
    },
    { plain: 'Attack instead, as an alien', by: {} },
    { plain: 'Struck: out of the game', by: { 'A.5': 'Struck: back to the start', 'B.3': 'Struck: becomes an alien' } },
    { humans: true, plain: 'An alien that fed moves up to 3', by: { 'C.3': 'Aliens do not get faster' } },
    {
      humans: true,
      plain: 'Items, face up',
      by: {
        'G.4': 'Items, face down',
        'H.3': 'The Pilot may teleport three times',
        'H.4': 'The Soldier holds four items',
        'H.14': 'The Copilot teleports once without a card',
      },
    },
    {
      humans: true,
      plain: 'Hatch: a card decides, three green, three red',
      by: { 'D.2': 'Hatch: it opens, once', hatches: 'Hatch: fewer red cards', 'H.15': 'The Engineer chooses between two cards' },
    },
    { humans: true, plain: 'Humans win by escaping, aliens by the last human', by: { 'E.3': 'So many eliminations win' } },
  ] as readonly TurnPart[],
  medic: 'Once: make somebody show their role',
  crew: 'Four more humans take part',
};
export type ScenarioWords = typeof en;

const de: ScenarioWords = {
  more: 'Karten und Crew',
  languages: 'Texte für jede Sprache',
  description: 'Was alle lesen',
  names: { de: 'Deutsch', en: 'Englisch' },
  optionsTitle: 'Optionen',
  asPrinted: 'wie gedruckt',
  turn: 'Was es im Zug ändert',
  turnHelp: 'Ohne Zeichen: wie gedruckt. Mit Zeichen: was dieses Szenario daraus macht.',
  fits: 'Wo es sich spielen lässt',
  suggested: (zone) => `Empfohlene Zone: ${zone}`,
  goThere: 'dorthin',
  hatch: 'Kapsel',
  hatches: 'Kapseln, in Zugreihenfolge',
  asPlayers: 'so viele wie Spieler',
  broken: 'Dieser Text ist kein Szenario. Nimm den letzten Schritt zurück oder öffne eine andere Datei.',
  parts: [
    {
      plain: 'Beginn im Menschen- oder Alien-Sektor',
      by: { 'B.4': 'Menschen beginnen in einer Kapsel', 'C.6': 'Aliens beginnen in Kapseln', 'H.2': 'Der Psychologe beginnt bei den Aliens' },
    },
    {
      plain: 'Gehen: 1 Sektor als Mensch, bis zu 2 als Alien',
      by: {
        'A.4': 'Sicherheitssektoren sind gesperrt',
        'A.2': 'Oder stehen bleiben und es sagen',
        'H.13': 'Der Erste Offizier darf einmal unbemerkt stehen bleiben',
        'B.6': 'Bis zu 2 gehen: Alle sind Aliens',
      },
    },
    {
      plain: 'Gefahrensektor: Karte ziehen',
      by: {
        'A.1': 'Auch in Sicherheitssektoren: Karte ziehen',
        'H.1': 'Der Captain zieht beim ersten Mal keine',
        'J.4': 'Stille bringt einen Gegenstand',
      },
    },
    { plain: 'Oder angreifen, als Alien', by: {} },
    { plain: 'Erwischt: ausgeschieden', by: { 'A.5': 'Erwischt: zurück zum Start', 'B.3': 'Erwischt: wird zum Alien' } },
    { humans: true, plain: 'Ein Alien, das gefressen hat, geht bis zu 3', by: { 'C.3': 'Aliens werden nicht schneller' } },
    {
      humans: true,
      plain: 'Gegenstände, offen',
      by: {
        'G.4': 'Gegenstände, verdeckt',
        'H.3': 'Die Pilotin teleportiert bis zu dreimal',
        'H.4': 'Der Soldat hält vier Gegenstände',
        'H.14': 'Die Copilotin teleportiert einmal ohne Karte',
      },
    },
    {
      humans: true,
      plain: 'Kapsel: Eine Karte entscheidet, drei grüne, drei rote',
      by: { 'D.2': 'Kapsel: Sie öffnet sich, einmal', hatches: 'Kapsel: weniger rote Karten', 'H.15': 'Der Ingenieur wählt aus zwei Karten' },
    },
    { humans: true, plain: 'Menschen gewinnen durch Flucht, Aliens mit dem letzten Menschen', by: { 'E.3': 'So viele Ausgeschiedene gewinnen' } },
  ],
  medic: 'Einmal: jemanden die Rolle zeigen lassen',
  crew: 'Vier Menschen mehr spielen mit',
};

export const scenarioWords: Readonly<Record<Language, ScenarioWords>> = { de, en };

/** Options that add something of their own to a turn. */
export const extras = (w: ScenarioWords): readonly (readonly [OptionId, string])[] => [
  ['H.16', w.medic],
  ['white', w.crew],
];
