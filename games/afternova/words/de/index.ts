/** Alles, was am Tisch zu lesen ist, auf Deutsch. */
import { say, type Words, who } from '@starboard/kernel';
import type { Afternova } from '../../rules/types.ts';
import { assemble } from '../assemble.ts';
import * as common from '../common.ts';
import { packRefusal } from '../pack-faults.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { packs } from './packs.ts';
import { rulebook } from './rulebook/index.ts';
import { speech, times } from './speech.ts';
import { tongue } from './tongue.ts';

export const words: Words<Afternova> = {
  ...assemble(tongue),
  title: 'Afternova',
  about: 'Heuert Tiere an, feilscht um die Fragmente zerbrochener Planeten und baut das prächtigste Schiff.',
  origin:
    'Die Regeln folgen der Schachtel. Was die gedruckten Mietpfoten, Planeten, Blaupausen und Schiffe kosten und bringen, ist nicht öffentlich, darum sind die Karten hier unsere eigenen: gleich viele von jeder Art, nach den Beispielen des Regelhefts gemacht und in vielen Partien unserer Bots ausgewogen. Hast du die Schachtel, kannst du ihre Werte in ein Kartenpaket schreiben und damit spielen.',
  event,
  refusal: {
    'planet-empty': () => ['Auf diesem Planeten liegt kein Fragment.'],
    'cannot-alone': () => ['Deine eigenen Mietpfoten erfüllen nicht beide Anforderungen.'],
    'too-many-calls': (r) => [`Du hast in diesem Zug schon ${times(common.detailNumber(r, 'most'))} um Hilfe gerufen; mehr geht nicht.`],
    'nobody-to-call': () => ['Niemand sonst hat eine Mietpfote, also könnte auch niemand helfen.'],
    'time-is-over': () => ['Die Zeit ist um: Bau allein ab oder geh zum Markt.'],
    'too-few-icons': () => ['Das reicht nicht für beide Anforderungen.'],
    'must-play': () => ['Du musst selbst mindestens eine Mietpfote spielen.'],
    'no-paws': () => ['Ohne Mietpfote bist du nicht beteiligt.'],
    'too-many-offers': (r) => [`Du hast in diesem Zug schon ${times(common.detailNumber(r, 'most'))} etwas angeboten; mehr geht nicht.`],
    'too-many-contracts': (r) => [`Du hast in diesem Zug schon ${common.detailNumber(r, 'most')} Verträge vorgeschlagen; mehr geht nicht.`],
    'too-many-shows': (r) => [`Du hast in diesem Zug schon ${times(common.detailNumber(r, 'most'))} Karten gezeigt; mehr geht nicht.`],
    'no-offer': () => ['Ein solches Angebot gibt es nicht.'],
    'no-offers': () => ['Noch hat niemand etwas angeboten.'],
    'offers-too-little': () => ['Damit sind die Anforderungen nicht zu erfüllen.'],
    'not-joint': () => ['Die Angebote verlangen zusammen mehr, als da ist.'],
    stale: () => ['Diese Fassung des Vertrags liegt nicht mehr auf dem Tisch.'],
    'agreed-already': () => ['Du hast schon zugestimmt.'],
    'not-a-party': () => ['Du kommst in diesem Vertrag nicht vor.'],
    'not-held': () => ['Diese Karte hast du nicht.'],
    'not-stored': (r) => {
      const colour = speech.colour(common.detailNumber(r, 'colour'));
      return common.detail(r, 'own') === true
        ? [`So viel ${colour} hast du nicht.`]
        : say`So viel ${colour} hat ${who(common.detailSeat(r, 'seat'))} nicht.`;
    },
    'not-on-planet': (r) => [`So viel ${speech.colour(common.detailNumber(r, 'colour'))} liegt nicht auf dem Planeten.`],
    outsider: () => ['Nur wer am Abbau beteiligt ist, kann etwas geben oder bekommen.'],
    'promise-full': (r) => [`Ein Hilferuf verspricht höchstens ${common.detailNumber(r, 'most')} Fragmente.`],
    'refinery-used': () => ['Mehr ersetzt deine Raffinerie nicht: Zahl den Rest in den gedruckten Farben.'],
    cancels: () => ['Dieselbe Farbe zu geben und zu bekommen höbe sich auf.'],
    'row-gap': () => ['Dort liegt keine Karte.'],
    'deck-empty': () => ['Dieser Stapel ist leer und seine Ablage auch.'],
    'no-wipe': () => ['Der Markt lässt sich jetzt nicht abräumen.'],
    'cannot-pay': (r) => say`Dir fehlt: ${speech.gems(common.detailNumbers(r, 'lacks'))}.`,
    seven: () => ['Eine siebte Blaupause vollendet niemand.'],
    'begins-without-a-chair': (r) => [`Es gibt nur ${common.detailNumber(r, 'seats')} Plätze: Einer davon muss beginnen.`],
    'pack-broken': (r) => [packRefusal(packs, r)],
  },
  option,
  timed: (o) => (o.clock === 0 ? [] : [`Verhandlungen (je ${o.clock} Sekunden)`]),
  tally: {
    turns: 'Züge',
    extracts: 'Abbauten',
    partnered: 'Abbauten mit Partner',
    blueprints: 'Vollendete Blaupausen',
    best: 'Punkte beim Sieg',
  },
  rule: rulebook,
};
