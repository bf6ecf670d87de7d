/** German: the situation. */
import { say } from '@starboard/kernel';
import { ROUNDS } from '../../content/cards.ts';
import type { SceneWords, Side } from '../tongue.ts';
import { aliens, all, der, does, humans, items, many, sector, shortSector, steps, within } from './speech.ts';

const KIND = {
  safe: 'einem Sicherheitssektor',
  dangerous: 'einem Gefahrensektor',
  human: 'einem Startsektor',
  alien: 'einem Startsektor',
  hatch: 'einer Rettungskapsel',
} as const;
const STATE = { open: 'offen', used: 'benutzt', broken: 'beschädigt' } as const;
const AS: Readonly<Record<Side, string>> = { alien: '', human: ', ein Mensch', turned: ', jetzt ein Alien' };

export const scene: SceneWords = {
  round: (n) => `Runde ${n} von ${ROUNDS}`,
  overIn: (n) => `Zu Ende in Runde ${n} von ${ROUNDS}`,
  you: 'Du',
  players: 'Am Tisch',
  watched: 'Was du von außen siehst',
  places: 'Wo sie sein können',
  truth: 'Wer sie waren',
  roundTruth: (n) => `Was in Runde ${n} wirklich geschah`,
  over: 'Die Partie ist zu Ende.',
  turn: (seat, you) => say`${does(seat, you, 'bist', 'ist')} dran.`,
  finish: (agreed, open, you) => say`Kein Alien ist mehr da. Für das Ende der Partie: ${all(agreed, you)}. Noch nicht: ${all(open, you)}.`,
  zone: (name, h, a) => `Zone ${name}. Zu Beginn an Bord: ${humans(h)} und ${aliens(a)}.`,
  scenario: (name, description) => `Szenario „${name}“: ${description}`,
  hatches: (states) => say`Rettungskapseln: ${states}.`,
  hatch: (id, place, state) => say`${shortSector(id)} (${place}) ${STATE[state]}`,
  piles: (danger, items, hatch) =>
    `Noch in den Stapeln: ${[
      many(danger, 'Gefahrensektorkarte', 'Gefahrensektorkarten'),
      ...(items === null ? [] : [many(items, 'Gegenstand', 'Gegenstände')]),
      ...(hatch === null ? [] : [many(hatch, 'Rettungskapselkarte', 'Rettungskapselkarten')]),
    ].join(', ')}.`,
  toHatches: (ways) => say`Dein Weg zu den offenen Rettungskapseln: ${ways}.`,
  toHatch: (id, n) => say`${shortSector(id)} ${n === null ? 'unerreichbar' : `in ${many(n, 'Schritt', 'Schritten')}`}`,
  killsToWin: (n) => `Wer ${n === 1 ? 'eine andere Person' : `${n} andere`} erwischt, gewinnt.`,
  role: (c, as) => say`Du bist ${der(c)}${AS[as]}.`,
  at: (id, kind) => say`Du bist ${within(id)}, ${KIND[kind]}.`,
  reach: (now, n) => `${now ? 'Du kannst' : 'In deinem nächsten Zug kannst du'} ${steps(n)} weit gehen.`,
  safe: 'Sicherheitssektoren',
  dangerous: 'Gefahrensektoren',
  wayOut: 'Ausweg',
  items: (held) => say`Deine Gegenstände: ${held ?? 'keine'}.`,
  cannotUse: 'Aliens können sie nicht benutzen.',
  fast: 'Adrenalin: In diesem Zug darfst du zwei Sektoren weit gehen.',
  calm: 'Beruhigungsmittel: In diesem Zug ziehst du keine Karte.',
  used: '(Schon benutzt.)',
  route: (sectors) => say`Dein Weg: ${sectors}.`,
  character: (c, as) => say`${der(c)}${AS[as]}`,
  hiddenYours: 'dein Charakter ist verborgen',
  unknown: 'Charakter unbekannt',
  knownHuman: 'sicher ein Mensch',
  knownAlien: 'sicher ein Alien',
  status: { escaped: 'entkommen', eliminated: 'ausgeschieden' },
  fed: 'satt, bis zu drei Sektoren weit',
  itemCount: items,
  kills: (n, of) => `${n} von ${of} erwischt`,
  heardIn: (round, said) => say`Runde ${round}: ${said}.`,
  seen: (c, at) => say`${der(c)}, ${within(at)}`,
  sectors: (n) => many(n, 'Sektor', 'Sektoren'),
  was: (seat, you, c, at) => say`${does(seat, you, 'warst', 'war')} ${der(c)} und ${seat === you ? 'begannst' : 'begann'} ${within(at)}.`,
  step: {
    asAnnounced: [', wie angesagt'],
    announced: (said) => say`, angesagt war ${sector(said)}`,
    silence: [', angesagt war Ruhe'],
    nothing: [', ohne Karte'],
    attack: [', mit Angriff'],
    hatch: [', vor aller Augen'],
    teleport: [', mit Teleport'],
    back: [', getroffen und zurück im Startsektor'],
  },
};
