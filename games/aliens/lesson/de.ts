/** Die Begleitung auf Deutsch. */
import { say, who } from '@starboard/kernel';
import { der, item, sector } from '../words/de/speech.ts';
import type { Hints } from './hints.ts';
import { KUNO, MIRA, ORIN, TOVE, VELA } from './script.ts';

export const de: Hints = {
  goal: {
    title: 'Im Schiff ist es dunkel',
    text: say`Drei Menschen und drei Aliens sind an Bord, und niemand weiß, wer was ist. Du bist ${der('captain')}, ein Mensch. Vier Rettungskapseln führen hinaus. Niemand sieht, wohin du gehst: Die anderen hören dich nur.`,
  },
  'first-step': {
    title: 'Hier bist du',
    text: say`Die Lampe zeigt deinen Sektor, Mintgrün zeigt, wohin du darfst. Menschen gehen in jedem Zug genau einen Sektor weit. Geh nach ${sector('M11')}.`,
  },
  safe: {
    title: 'Sicherheitssektoren',
    text: say`Hier ziehst du keine Karte, und die anderen erfahren nur das. Deine Zeile in der Spur merkt sich deinen wahren Weg, nur für dich. Geh nach ${sector('N10')}.`,
  },
  dangerous: {
    title: 'Gefahrensektoren',
    text: say`In schraffierten Sektoren musst du eine Karte ziehen. Aber hier entlang geht es zu ${sector('hatch 2')}. Geh nach ${sector('O10')}.`,
  },
  'own-noise': {
    title: 'Ein wahres Geräusch',
    text: say`Bei dieser Karte musst du die Wahrheit sagen: ${sector('O10')}. Alle sehen den Ring auf dem Plan, aber niemand weiß, welche Karte es war.`,
  },
  silence: {
    title: 'Stille ist nicht nichts',
    text: say`${who(TOVE)} hat eine Karte gezogen: Alle Sektoren ruhig, in der Spur ein flacher Strich. Ein Punkt heißt: keine Karte, also ein Sicherheitssektor. So verrät die Spur, in welcher Art Sektor jemand war.`,
  },
  places: {
    title: 'Wo können sie sein?',
    text: say`${who(ORIN)} hat ${sector('L04')} angesagt: Wahrheit oder Bluff? Drück auf das Auge neben einem Namen (am Handy: erst auf die Person, dann auf das Auge), und der Plan zeigt alle Sektoren, in denen sie sein kann.`,
  },
  'walk-on': {
    title: 'Immer in Bewegung',
    text: say`Niemand darf stehen bleiben. Weiter nach ${sector('O09')}, dort ist es sicher.`,
  },
  'one-more': {
    title: 'Unterwegs gut zuhören',
    text: say`${who(KUNO)} ist auf der anderen Seite des Schiffs zu hören. Drück in der Spur auf ein Geräusch, und es erklingt noch einmal. Eine Runde über dem Plan zeigt, was damals bekannt war. Geh nach ${sector('N08')}.`,
  },
  'into-danger': {
    title: 'Kein Weg führt außen herum',
    text: say`Bis ${sector('hatch 2')} sind es vier Sektoren, und der erste, ${sector('N07')}, ist ein Gefahrensektor. Tief durchatmen und hinein.`,
  },
  lie: {
    title: 'Lügen, aber glaubhaft',
    text: say`Ein freies Geräusch: Nenne irgendeinen Sektor. Innerhalb der mintgrünen Linie könntest du wirklich sein. Sag ${sector('N12')}, als wärst du umgekehrt, dann suchen sie dich dort unten.`,
  },
  item: {
    title: 'Auf der Karte war ein Gegenstand',
    text: say`Du hast ${item('adrenaline')} gefunden. Die anderen sehen, dass du etwas hast, aber nicht was. Benutzt du es, wissen alle: ein Mensch. Heb es auf und beende deinen Zug.`,
  },
  believed: {
    title: 'Jemand hat dir geglaubt',
    text: say`${who(MIRA)} hat ${sector('N12')} angegriffen, und niemand war da. So greifen nur Aliens an, also wissen jetzt alle, was ${who(MIRA)} ist. Das war deine Lüge.`,
  },
  closer: {
    title: 'Fast da',
    text: say`Schnell, bevor die anderen darauf kommen: nach ${sector('O07')}.`,
  },
  keep: {
    title: 'Noch nicht',
    text: say`${item('adrenaline')} trägt dich einmal zwei Sektoren weit. Am meisten nützt das auf den letzten beiden: Beende deinen Zug.`,
  },
  adrenaline: {
    title: 'Jetzt lauf',
    text: say`Bis ${sector('hatch 2')} sind es zwei Sektoren. Drück auf ${item('adrenaline')} und benutze es.`,
  },
  hatch: {
    title: 'Zur Rettungskapsel',
    text: say`Du kommst jetzt weiter. An ${sector('hatch 2')} wird eine Karte aufgedeckt: Grün öffnet, Rot heißt beschädigt. Drei der sechs Karten sind rot.`,
  },
  red: {
    title: 'Rot',
    text: say`${sector('hatch 2')} ist für alle beschädigt. Und alle haben die Nummer gehört: Sie wissen, wo du bist, und dass du ein Mensch bist.`,
  },
  leave: {
    title: 'Weg hier',
    text: say`Du musst weiter. Dort oben ist eine Sackgasse, also zurück nach ${sector('O06')} und hoffen.`,
  },
  green: {
    title: 'Grün für jemand anderen',
    text: say`${who(KUNO)} hat an ${sector('hatch 1')} eine grüne Karte aufgedeckt und entkommt: gewonnen. Menschen gewinnen oder scheitern einzeln, und jede Rettungskapsel rettet nur einen.`,
  },
  eliminated: {
    title: 'Im Dunkeln erwischt',
    text: say`${who(ORIN)} wusste, wo du zu suchen bist, und hat ${sector('O06')} angegriffen. Ohne ${item('defense')} scheidest du aus, und alle sehen, wer du warst.`,
  },
  turned: {
    title: 'Auf der anderen Seite',
    text: say`Meist wäre die Partie jetzt für dich vorbei. An diesem Tisch gilt die Szenario-Option B.3: Wer als Mensch ausscheidet, spielt als Alien weiter. Ab jetzt jagst du.`,
  },
  'two-steps': {
    title: 'Aliens sind schneller',
    text: say`Ein oder zwei Sektoren: Die Punkte zeigen die Schritte. ${who(VELA)} war in ${sector('N07')} zu hören. Wahrheit oder Bluff? Finde es heraus.`,
  },
  attack: {
    title: 'Angriff',
    text: say`Ein Angriff trifft alle in deinem Sektor, und alle erfahren, dass du ein Alien bist. Darum bestätigst du ihn: erst Angreifen, dann noch einmal.`,
  },
  goodbye: {
    title: 'Knapp vorbei',
    text: say`${who(VELA)} hatte ${item('defense')}: abgewehrt, aber nun wissen alle von einem Menschen in ${sector('N07')}. Hier steige ich aus: Ab jetzt ist der Zufall echt, und die anderen denken selbst. Gute Jagd, und versuch dich danach als Mensch auf GALILEI.`,
  },
};
