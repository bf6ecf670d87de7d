/** Die Begleitung auf Deutsch. */
import { type Part, say, who } from '@starboard/kernel';
import type { Tag } from '../content/cards.ts';
import { names } from '../words/de/names.ts';
import { cardRef, portalRef } from '../words/speech.ts';
import type { Hints } from './hints.ts';
import { NOVA, ZORGO } from './script.ts';

const portal = (n: number): Part => portalRef('Portal', n);
const card = (tag: Tag): Part => cardRef(names, tag);

export const de: Hints = {
  goal: {
    title: 'Drei mal drei',
    text: say`Willkommen an Bord! Dein Heimatplanet will eingerichtet werden: mit drei Sätzen aus je drei gleichen Relikten. Wer den dritten Satz vollendet, gewinnt auf der Stelle.`,
  },
  portals: {
    title: 'Zehn Türen nach anderswo',
    text: say`Die Portale führen von der Haustür bis weit hinter den Mond. Jedes ist 1 bis 4 Aktionen wert: So viele bekommst du, wenn dein Raumschiff am Ende der Mission dort liegt. Je weiter draußen, desto besser die Bezahlung.`,
  },
  hand: {
    title: 'Deine Karten, das Buffet für alle',
    text: say`Relikte und ein ${card('sabortal')}, das für immer deins ist. Nur du siehst deine Hand, aber alle anderen dürfen darin fischen. Wer ein ${card('sabortal')} herausfischt, beendet die Mission.`,
  },
  found: {
    title: 'Erkunden heißt Fischen',
    text: say`${who(ZORGO)} hat ${portal(4)} erkundet: Er zog dir den ${card('plug')} aus der Hand und legte ihn dort hin. Frech, aber so geht das hier. Vorerst gehört er niemandem.`,
  },
  'land-or-fly': {
    title: 'Landen oder weiterfliegen?',
    text: say`Nach jedem Portal entscheidet ihr das geheim. Landest du, sind dir die 2 Aktionen hier sicher. Fliegst du weiter, winkt mehr, aber kommt vorher ein ${card('sabortal')}, sammelst du nichts ein. Es ist noch früh: Flieg weiter.`,
  },
  draw: {
    title: 'Jetzt fischst du',
    text: say`Du erkundest ${portal(5)}. Zieh bei ${who(NOVA)}: Sie hat sieben Karten, eine davon ist ihr ${card('sabortal')}, das Risiko ist also 1 von 7. Je dicker die Hand, desto sicherer.`,
  },
  boots: {
    title: 'Was für ein Fang',
    text: say`${card('boots')}! Ein Paar hast du schon auf der Hand, also behalte diese im Auge. Aber ${portal(5)} ist wieder nur 2 wert, und weiter draußen winken 3. Flieg weiter.`,
  },
  nerve: {
    title: 'Nerven behalten',
    text: say`${who(NOVA)} hat eine ${card('time')} ausgegraben. Hier gibt es immer noch nur 2 Aktionen, und gleich das nächste Portal zahlt 3. Eins noch!`,
  },
  'touch-down': {
    title: 'Aufsetzen',
    text: say`${portal(7)} ist 3 Aktionen wert, und mit jeder gezogenen Karte werden die Hände dünner und das Fischen riskanter. Die Gier hat in dieser Galaxis einen Namen, und es sollte nicht deiner sein: Lande.`,
  },
  pile: {
    title: 'Wer unten liegt, ist zuerst dran',
    text: say`${who(NOVA)} ist auch gelandet. An diesem Tisch beginnt der Stapel bei der Person, die erkundet hat, und geht im Uhrzeigersinn weiter: Dein Raumschiff liegt unter ihrem, du bist zuerst dran. ${who(ZORGO)} fliegt allein weiter. Aus wessen Hand er wohl zieht?`,
  },
  bonus: {
    title: 'Rums!',
    text: say`Das war dein ${card('sabortal')}. Die Mission ist vorbei, und ${who(ZORGO)}, noch in der Luft, sammelt nichts ein. Das ${card('sabortal')} ist wieder auf deiner Hand, und du darfst eine Karte von einem Portal nehmen. Der ${card('pilferer')} sieht nützlich aus.`,
  },
  take: {
    title: 'Drei Aktionen',
    text: say`Wer gelandet ist, sammelt jetzt ein. Mit jeder Aktion nimmst du entweder eine Karte von einem beliebigen Portal auf die Hand oder legst ein Relikt aus der Hand auf deinem Heimatplaneten ab. Nimm zuerst die ${card('boots')}.`,
  },
  place: {
    title: 'Von der Hand ins Regal',
    text: say`Zweite Aktion: Leg ${card('boots')} auf deinem Heimatplaneten ab. Nur was dort liegt, zählt.`,
  },
  'place-again': {
    title: 'Und das andere Paar',
    text: say`Dritte Aktion: Leg auch die anderen ${card('boots')} ab. Das macht zwei von drei.`,
  },
  pass: {
    title: 'Der Ausweis wandert',
    text: say`${who(NOVA)} hat auch eingesammelt. Alles Übrige ging an ${who(ZORGO)}, bloß weil er den Startausweis hatte; von Gerechtigkeit war nie die Rede. Jetzt hast du ihn und erkundest zuerst. Hände unter sieben Karten wurden vom Stapel aufgefüllt.`,
  },
  alien: {
    title: 'Schick ein Alien vor',
    text: say`Statt zu ziehen, darfst du ein Alien aus der Hand spielen. Das erkundet das Portal ganz ohne Risiko. Der ${card('pilferer')} stiehlt dabei ein Relikt von einem fremden Heimatplaneten. Spiel ihn!`,
  },
  from: {
    title: 'Bei wem?',
    text: say`${who(ZORGO)} hat eine volle Hand und einen leeren Heimatplaneten. Bei ${who(NOVA)} steht etwas in deiner Größe.`,
  },
  steal: {
    title: 'Dein drittes Paar',
    text: say`Die ${card('boots')}, bitte. Nichts für ungut, ${who(NOVA)}!`,
  },
  goodbye: {
    title: 'Der erste Satz ist voll',
    text: say`Drei gleiche sind versiegelt: Die stiehlt dir niemand mehr. Noch zwei Sätze, und du hast gewonnen. Hier steige ich aus: Ab jetzt ist der Zufall echt, und die anderen denken selbst. An ${portal(1)} landen oder weiterfliegen? Du hast das Kommando.`,
  },
};
