/** Deutsch für alles, was in jeder Sprache gleich zusammengesetzt wird. */
import { type Phrase, type Seat, say } from '@starboard/kernel';
import { SET, SETS_TO_WIN } from '../../content/cards.ts';
import type { You } from '../speech.ts';
import type { Tongue } from '../tongue.ts';
import { actions, dative, pile, speech, worth } from './speech.ts';

const { acc: den, All, card, does } = speech;

/** Eine Person oder mehrere mit dem Verb: „Du musst“, „Du und Jonas müsst“, „Mirela und Jonas müssen“. */
function verb(seats: readonly Seat[], you: You, mine: string, theirs: string, yours: string, plural: string): Phrase {
  if (seats.length === 1) return does(seats[0], you, mine, theirs);
  return say`${All(seats, you)} ${seats.some((s) => s === you) ? yours : plural}`;
}

export const tongue: Tongue = {
  speech,
  actions,
  worth,
  over: 'Die Partie ist zu Ende.',
  choice: {
    explore: (here, aliens) => say`Erkunde ${here}: ${aliens ? 'Zieh aus einer Hand oder spiel ein Alien.' : 'Aus wessen Hand ziehst du?'}`,
    stealFrom: (pilferer) => say`Wessen Heimatplaneten bestiehlt ${pilferer}?`,
    stealWhat: (pilferer, from) => say`Welches Relikt nimmt ${pilferer} bei ${from}?`,
    schemeFrom: (schemer) => say`Von welchem Portal nimmt ${schemer} ein Relikt?`,
    schemeTo: (relic, home) =>
      home ? say`Legst du ${relic} auf deinem Heimatplaneten ab oder nimmst du die Karte auf die Hand?` : say`Nimmst du ${relic} auf die Hand?`,
    land: (here) => say`Landest du an ${here} oder fliegst du weiter?`,
    stillLand: (here) => say`Du fliegst weiter; bis das Landefenster schließt, kannst du noch an ${here} landen.`,
    landNow: (here) => say`Lande an ${here}: Alle müssen es, und das erste Raumschiff ist zuerst dran.`,
    bonus: 'Dein Sabortal hat die Mission beendet: Nimm dir, wenn du magst, eine Karte von einem Portal.',
    collect: (may, left, of) => {
      const rest = `noch ${left} von ${actions(of)}`;
      switch (may) {
        case 'both':
          return [`Nimm eine Karte von einem Portal oder leg ein Relikt ab: ${rest}.`];
        case 'take':
          return [`Nimm eine Karte von einem Portal: ${rest}.`];
        case 'place':
          return [`Leg ein Relikt auf deinem Heimatplaneten ab: ${rest}.`];
        case 'none':
          return ['Für dich gibt es nichts mehr zu nehmen oder abzulegen.'];
      }
    },
  },
  waiting: {
    soon: 'Gleich geht es weiter.',
    explore: (seat, you, portal) => say`${does(seat, you, 'erkundest', 'erkundet')} ${portal}.`,
    landing: (seats, you, portal) =>
      say`${verb(seats, you, 'entscheidest', 'entscheidet', 'entscheidet', 'entscheiden')} über die Landung an ${portal}.`,
    mustLand: (seats, you, portal) => say`${verb(seats, you, 'musst', 'muss', 'müsst', 'müssen')} an ${portal} landen.`,
    bonus: (seat, you) => say`${does(seat, you, 'wählst', 'wählt')} nach dem ${card('sabortal')} eine Karte.`,
    collect: (seat, you) => say`${does(seat, you, 'sammelst', 'sammelt')} ein.`,
    think: (seat, you) => say`${does(seat, you, 'überlegst', 'überlegt')}.`,
  },
  pick: {
    drawOwn: 'Aus der eigenen Hand ziehen',
    draw: (from) => say`Bei ${from} ziehen`,
    from: (from, you) => say`Bei ${dative(from, you)}`,
    take: (there, portal) => (there === null ? say`Von ${portal}` : say`${there}, ${portal}`),
    place: (relic) => say`${relic} ablegen`,
    play: (alien) => say`${den(alien).slice(1)} spielen`,
    home: 'Auf den Heimatplaneten',
    hand: 'Auf die Hand',
    land: (portal) => say`An ${portal} landen`,
    stay: 'Weiterfliegen',
    none: 'Nichts nehmen',
    enough: 'Fertig',
  },
  detail: { risk: (n) => `Risiko 1 von ${n}`, copies: (n) => `${n} von ${SET}` },
  order: {
    alone: 'Landen, wenn sonst niemand fliegt',
    stay: (portal) => say`Bis ${portal} weiterfliegen`,
    land: (portal) => say`Ab ${portal} landen`,
  },
  scene: {
    mission: (n) => `Mission ${n}`,
    titles: { portals: 'Portale', planets: 'Heimatplaneten', hands: 'Handkarten', own: 'Deine Hand', memory: 'Merkhilfe' },
    explores: (seat, you, here) => say`${does(seat, you, 'erkundest', 'erkundet')} ${here}.`,
    window: (here) => say`Das Landefenster an ${here} ist offen.`,
    undecided: (seats) => say`Noch zu entscheiden: ${seats}.`,
    bonus: (seat, you) =>
      say`Ein ${card('sabortal')} hat die Mission beendet. ${does(seat, you, 'darfst', 'darf')} eine Karte von einem Portal nehmen.`,
    collects: (seat, you, left) => say`${does(seat, you, 'sammelst', 'sammelt')} ein, noch ${actions(left)}.`,
    after: (seats) => say`Danach: ${seats}.`,
    pass: (seat, you) => say`${does(seat, you, 'hast', 'hat')} den Ausweis.`,
    pile,
    empty: 'leer',
    landed: (ships) => say`; gelandet, von unten: ${ships}`,
    shut: (portals) => say`Noch nicht erkundet: ${portals}.`,
    nothingYet: 'noch nichts',
    sets: (n) => `Vollständige Sätze: ${n} von ${SETS_TO_WIN}.`,
    hand: (n) => say`${n === 1 ? '1 Karte' : `${n} Karten`}, ${card('sabortal')} 1 von ${n}`,
    flying: 'im Flug',
    missed: 'nicht gelandet',
    landedAt: (portal) => say`gelandet an ${portal}`,
    nothingSeen: 'nichts gesehen',
  },
};
