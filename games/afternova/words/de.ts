/** Alles, was Spielende lesen, auf Deutsch. */
import { list, type Phrase, type Seat, say, type Words, who } from '@starboard/kernel';
import type { Afternova, PackTrouble } from '../rules/types.ts';
import * as common from './common.ts';
import { event } from './events.de.ts';
import { option } from './options.de.ts';
import { packSaid } from './pack-faults.ts';
import { pick } from './picks.de.ts';
import { choice, order, waiting } from './questions.de.ts';
import { rulebook } from './rulebook.de.ts';
import { scene } from './scene.de.ts';
import { gems, times } from './speech.de.ts';

export const words: Words<Afternova> = {
  title: 'Afternova',
  about: 'Heuert Tiere an, feilscht um die Fragmente zerbrochener Planeten und baut das prächtigste Schiff.',
  origin:
    'Die Regeln folgen der Schachtel. Was die gedruckten Mietpfoten, Planeten, Blaupausen und Schiffe kosten und bringen, ist nicht öffentlich, darum sind die Karten hier unsere eigenen: gleich viele von jeder Art, nach den Beispielen des Regelhefts gemacht und in vielen Partien unserer Bots ausgewogen. Wer die Schachtel hat, schreibt ihre Werte in ein Kartenpaket und spielt damit.',
  event,
  choice,
  waiting,
  pick,
  heading: (p) => {
    const gift = /^\d([YGPWK])>\d$/.exec(p);
    return gift === null ? null : common.colour('de', common.letterIndex(gift[1]));
  },
  order,
  scene,

  refusal: {
    'planet-empty': () => ['Auf diesem Planeten liegt kein Fragment.'],
    'cannot-alone': () => ['Deine eigenen Mietpfoten erreichen nicht beide Anforderungen.'],
    'too-many-calls': (r) => [`Du hast in diesem Zug schon ${times(common.detailNumber(r, 'most'))} um Hilfe gerufen; mehr geht nicht.`],
    'time-is-over': () => ['Die Zeit ist um: Bau allein ab oder geh zum Markt.'],
    'too-few-icons': (r) =>
      r.pick !== 'done' ? ['Mit dieser und den folgenden sind die Anforderungen nicht erfüllt.'] : ['Das reicht nicht für beide Anforderungen.'],
    'must-play': () => ['Du musst selbst mindestens eine Mietpfote spielen.'],
    'no-paws': () => ['Ohne Mietpfote bist du nicht beteiligt.'],
    'too-many-offers': (r) => [`Du hast in diesem Zug schon ${times(common.detailNumber(r, 'most'))} etwas angeboten; mehr geht nicht.`],
    'too-many-contracts': (r) => [`Du hast in diesem Zug schon ${common.detailNumber(r, 'most')} Verträge vorgeschlagen; mehr geht nicht.`],
    'too-many-shows': (r) => [`Du hast in diesem Zug schon ${times(common.detailNumber(r, 'most'))} Karten gezeigt; mehr geht nicht.`],
    'no-offer': () => ['Ein solches Angebot gibt es nicht.'],
    'no-offers': () => ['Noch hat niemand etwas angeboten.'],
    'offers-too-little': () => ['Damit sind die Anforderungen nicht zu erfüllen.'],
    'not-joint': () => ['Die Angebote verlangen zusammen mehr, als es gibt.'],
    stale: () => ['Diese Fassung des Vertrags liegt nicht mehr auf dem Tisch.'],
    'agreed-already': () => ['Du hast schon zugestimmt.'],
    'not-a-party': () => ['Du kommst in diesem Vertrag nicht vor.'],
    'not-held': () => ['Diese Karte hast du nicht.'],
    'not-stored': (r) => storageShort(common.detailNumber(r, 'seat') as Seat, common.detailNumber(r, 'colour')),
    'not-on-planet': (r) => [`So viel ${common.colour('de', common.detailNumber(r, 'colour'))} gibt es auf dem Planeten nicht mehr.`],
    outsider: () => ['Nur wer am Abbau beteiligt ist, kann etwas geben oder bekommen.'],
    cancels: () => ['Dieselbe Farbe zu geben und zu bekommen höbe sich auf.'],
    'row-gap': () => ['Dort liegt keine Karte.'],
    'deck-empty': () => ['Dieser Stapel ist leer, und seine Ablage auch.'],
    'no-wipe': () => ['Der Markt lässt sich jetzt nicht abräumen.'],
    'cannot-pay': (r) => say`Dir fehlt: ${gems(common.detailNumbers(r, 'lacks'))}.`,
    seven: () => ['Eine siebte Blaupause vollendet niemand.'],
    'begins-without-a-chair': (r) => [`Es gibt nur ${common.detailNumber(r, 'seats')} Plätze: Einer davon muss beginnen.`],
    'pack-broken': (r) => [packSaid('de', r.with as unknown as PackTrouble)],
  },

  ending(o) {
    const winners = o.ranks.flatMap((rank, seat) => (rank === 1 ? [seat as Seat] : []));
    const best = Math.max(...o.scores);
    const tied = o.scores.filter((s) => s === best).length > winners.length;
    const won: Phrase = say`${list(
      winners.map((seat) => [who(seat)]),
      'und',
    )} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'} mit ${best} ${best === 1 ? 'Punkt' : 'Punkten'}`;
    return tied ? say`${won}, bei Gleichstand dank dem späteren Platz.` : say`${won}.`;
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

const storageShort = (seat: Seat, colour: number): Phrase => say`So viel ${common.colour('de', colour)} ist im Lager von ${who(seat)} nicht.`;
