/** German: what happens, one line of the log each. */
import { list, say, type Words } from '@starboard/kernel';
import { ROUNDS } from '../../content/cards.ts';
import type { Aliens } from '../../rules/types.ts';
import * as common from '../common.ts';
import {
  accusative,
  accusativePlace,
  aliens,
  all,
  der,
  does,
  humans,
  item,
  label,
  many,
  noise,
  revealed,
  role,
  sector,
  speech,
  them,
  within,
} from './speech.ts';

const COLOUR = { green: 'grün', red: 'rot' } as const;

export const event: Words<Aliens>['event'] = {
  start: (e, you) => say`Das Licht geht aus. An Bord sind ${aliens(e.aliens)} und ${humans(e.humans)}. ${does(e.first, you, 'beginnst', 'beginnt')}.`,
  role: (e, you) =>
    say`${does(e.seat, you, 'bist', 'ist')} ${role(e.character)}, ${within(e.sector)}. ${common.isAlienCharacter(e.character) ? 'Hier riecht es nach Angst.' : 'Das Schiff ist dunkel, und etwas atmet.'}`,
  round: (e) => [`Runde ${e.n} von ${ROUNDS}.`],
  moved: (e, you) => say`${does(e.seat, you, 'bist', 'ist')} jetzt ${within(e.to)}.`,
  stayed: (e, you) => say`${does(e.seat, you, 'bleibst', 'bleibt')} stehen.`,
  nothing: (e, you) => say`${does(e.seat, you, 'ziehst', 'zieht')} keine Karte.`,
  silence: (e, you) => say`${does(e.seat, you, 'sagst', 'sagt')} an: Alle Sektoren ruhig.`,
  hears: (e, you) => say`Etwas regt sich. ${does(e.seat, you, 'musst', 'muss')} sagen, wo.`,
  card: (e) => [`Die Karte: Geräusch ${e.free ? 'in beliebigem' : 'im eigenen'} Sektor${e.icon ? ', mit Gegenstandssymbol' : ''}.`],
  noise: (e, you) => say`${does(e.seat, you, 'sagst', 'sagt')} an: ${noise(e.sector)}.`,
  item: (e, you) =>
    e.gone
      ? say`${does(e.seat, you, 'suchst', 'sucht')} einen Gegenstand, aber es ist keiner mehr da.`
      : say`${does(e.seat, you, 'findest', 'findet')} einen Gegenstand.`,
  found: (e) => say`Dein Gegenstand: ${item(e.item)}.`,
  discarded: (e, you) => say`${does(e.seat, you, 'legst', 'legt')} einen Gegenstand verdeckt ab.`,
  dropped: (e) => say`Abgelegt: ${item(e.item)}.`,
  used: (e, you) => say`${does(e.seat, you, 'spielst', 'spielt')} die Karte ${item(e.item)}: Das kann nur ein Mensch.`,
  'used-secretly': (e, you) => say`${does(e.seat, you, 'benutzt', 'benutzt')} verdeckt einen Gegenstand: Das kann nur ein Mensch.`,
  teleported: (e, you) => say`Ein Blitz: ${does(e.seat, you, 'bist', 'ist')} ${within('human start')}.`,
  spotlight: (e, you) => {
    const seen = e.seen.map((s) => say`${them(s.seat, you)} ${within(s.sector)}`);
    return say`Der Scheinwerfer erfasst ${accusativePlace(e.at)} und alle Nachbarsektoren: ${seen.length === 0 ? ['niemand'] : list(seen, 'und')}.`;
  },
  attack: (e, you) =>
    e.hit.length === 0
      ? say`${does(e.seat, you, 'greifst', 'greift')} ${within(e.sector)} an. Sonst ist niemand da.`
      : say`${does(e.seat, you, 'greifst', 'greift')} ${within(e.sector)} an! Dort: ${all(e.hit, you)}.`,
  defended: (e, you) => say`Die Karte ${item('defense')} rettet ${accusative(e.seat, you)}. In diesem Sektor ist also ein Mensch.`,
  eliminated(e, you) {
    if (e.how === 'turned')
      return revealed(e.seat, you, e.character, ['scheidest aus und spielst als Alien weiter'], ['scheidet aus und spielt als Alien weiter']);
    if (e.how === 'back')
      return e.seat === you
        ? say`Getroffen: Du beginnst neu in deinem Startsektor. Alle sehen deinen Charakter: ${der(e.character)}.`
        : say`Getroffen: ${them(e.seat, you)}, ${der(e.character)}, beginnt neu im eigenen Startsektor.`;
    const aboard = e.by === null ? 'an Bord ' : '';
    return revealed(e.seat, you, e.character, [`scheidest ${aboard}aus`], [`scheidet ${aboard}aus`]);
  },
  fed: (e, you) =>
    say`${does(e.seat, you, 'hast', 'hat')} einen Menschen gefressen und ${e.seat === you ? 'gehst' : 'geht'} ab jetzt bis zu drei Sektoren weit.`,
  hatch: (e, you) => {
    const reaches = say`${does(e.seat, you, 'erreichst', 'erreicht')} ${sector(`hatch ${e.hatch}`)}`;
    if (e.card === 'none') return say`${reaches}, und sie startet.`;
    return e.card === 'green' ? say`${reaches}. Die Karte ist grün: Sie startet!` : say`${reaches}. Die Karte ist rot: Sie ist beschädigt.`;
  },
  'two-cards': (e, you) =>
    say`${does(e.seat, you, 'bist', 'ist')} ${der('engineer')} und ${e.seat === you ? 'deckst' : 'deckt'} an ${sector(`hatch ${e.hatch}`)} zwei Karten auf: ${e.cards.map((c) => COLOUR[c]).join(' und ')}.`,
  escaped: (e, you) => {
    const through = sector(`hatch ${e.hatch}`);
    return revealed(e.seat, you, e.character, ['entkommst durch ', through], ['entkommt durch ', through]);
  },
  examined: (e, you) =>
    say`${does(e.by, you, 'untersuchst', 'untersucht')} ${accusative(e.seat, you)}, wie es nur der Sanitäter kann: ${der(e.character)}.`,
  'sealed-in': () => ['Keine Rettungskapsel ist mehr übrig. Alle Menschen an Bord scheiden aus.'],
  'no-alien': () => [
    'Das letzte Alien ist ausgeschieden. Sind alle Menschen an Bord einverstanden, überspringt ihr die Wege und zieht gleich die Rettungskapselkarten.',
  ],
  agrees: (e, you) => say`${does(e.seat, you, 'stimmst', 'stimmt')} für das Ende der Partie.`,
  declines: (e, you) => say`${does(e.seat, you, 'möchtest', 'möchte')} weiterspielen.`,
  walks: (e, you) => say`${does(e.seat, you, 'gehst', 'geht')} zu ${sector(`hatch ${e.hatch}`)}, ${many(e.steps, 'Schritt', 'Schritte')} weit.`,
  'time-up': () => [`${ROUNDS} Runden sind vorbei, die Zeit ist um.`],
  watched: (e, you) => say`Von außen siehst du: ${label(e.seat, you)}, ${der(e.character)}, ${within(e.sector)}.`,
  over: (e, you) => say`Die Partie ist zu Ende. ${speech.wins(e.winners, you)}`,
  truth: (e, you) => say`${does(e.seat, you, 'warst', 'war')} ${der(e.character)}. Der Weg: ${common.commas(e.path.map((id) => [sector(id)]))}.`,
};
