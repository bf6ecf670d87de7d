/** Was geschieht, wie es im Verlauf steht. */
import { say, seatAt, type Words } from '@starboard/kernel';
import { LAST_PORTAL, SET, VALUES } from '../../content/cards.ts';
import type { Rarities } from '../../rules/types.ts';
import { actions, dative, explores, pile, speech, worth } from './speech.ts';

const { acc: den, all, All, card, cards, does, label, portal, the: der, them, together } = speech;

export const event: Words<Rarities>['event'] = {
  start: (e, you) =>
    say`${does(e.pass, you, 'bekommst', 'bekommt')} den Startausweis. An den ersten drei Portalen warten ${together(e.aliens.map(der))}.`,
  dealt: (e, you) => say`${does(e.seat, you, 'beginnst', 'beginnt')} mit diesen Karten: ${cards(e.cards)}.`,
  mission: (e, you) => say`Mission ${e.n} beginnt an ${portal(e.portal)}. ${does(e.explorer, you, 'erkundest', 'erkundet')} zuerst.`,
  drawn: (e, you) => say`${explores(e.by, you, e.portal)} und ${e.by === you ? 'ziehst' : 'zieht'} bei ${dative(e.from, you)} ${den(e.card)}.`,
  sabortal: (e, you) => say`${explores(e.by, you, e.portal)} und ${e.by === you ? 'ziehst' : 'zieht'} bei ${dative(e.from, you)} ${den('sabortal')}!`,
  pilfered: (e, you) =>
    say`${explores(e.by, you, e.portal)}, ${e.by === you ? 'spielst' : 'spielt'} ${den('pilferer')} und ${e.by === you ? 'stiehlst' : 'stiehlt'} bei ${dative(e.from, you)} ${den(e.relic)}.`,
  schemed: (e, you) => {
    const scheme =
      e.to === 'home'
        ? say`${e.by === you ? 'legst' : 'legt'} ${den(e.relic)} von ${portal(e.at)} auf ${e.by === you ? 'deinem' : 'dem eigenen'} Heimatplaneten ab`
        : say`${e.by === you ? 'nimmst' : 'nimmt'} ${den(e.relic)} von ${portal(e.at)} auf die Hand`;
    const nobody = e.portal === LAST_PORTAL ? '' : ' Jetzt darf niemand landen.';
    return say`${explores(e.by, you, e.portal)}, ${e.by === you ? 'spielst' : 'spielt'} ${den('schemer')} und ${scheme}.${nobody}`;
  },
  thieved: (e, you) => {
    const slides = e.ships
      .filter((s) => s.from !== s.to)
      .map(
        (s, i) =>
          say`${i === 0 ? label(s.seat, you) : them(s.seat, you)} ${s.seat === you ? 'rutschst' : 'rutscht'} von ${portal(s.from)} auf ${portal(s.to)}`,
      );
    const plays = say`${explores(e.by, you, e.portal)} und ${e.by === you ? 'spielst' : 'spielt'} ${den('thief')}`;
    return say`${plays}. ${slides.length === 0 ? 'Kein Raumschiff muss rutschen' : together(slides)}.`;
  },
  shown: (e, you) => say`Die Entscheidungen liegen offen. Landung: ${all(e.land, you)}. Weiterflug: ${all(e.stay, you)}.`,
  landed: (e, you) => {
    const lands = e.forced ? does(e.seat, you, 'musst', 'muss') : does(e.seat, you, 'landest', 'landet');
    const here = worth(portal(e.portal), VALUES[e.portal]);
    const place = e.place === 1 ? '' : `, an ${e.place}. Stelle im Stapel`;
    return e.forced ? say`${lands} an ${here} landen${place}.` : say`${lands} an ${here}${place}.`;
  },
  stayed: (e, you) => say`${does(e.seat, you, 'fliegst', 'fliegt')} an ${portal(e.portal)} vorbei weiter.`,
  ended: (e) => {
    switch (e.by) {
      case 'sabortal':
        return say`Das ${card('sabortal')} beendet die Mission.`;
      case 'landed':
        return ['Alle Raumschiffe sind gelandet. Die Mission endet.'];
      case 'super':
        return say`Eine Super-Mission: Sogar ${portal(LAST_PORTAL)} ist erkundet. Die Mission endet.`;
    }
  },
  bonus: (e, you) =>
    e.seat === you
      ? say`Dein ${card('sabortal')} bringt dir etwas: ${den(e.card)} von ${portal(e.portal)}.`
      : say`Das ${card('sabortal')} bringt ${dative(e.seat, you)} etwas: ${den(e.card)} von ${portal(e.portal)}.`,
  declined: (e, you) => say`${does(e.seat, you, 'lässt', 'lässt')} alle Karten an den Portalen liegen.`,
  collecting: (e, you) =>
    say`Wer gelandet ist, sammelt jetzt ein: ${together(e.order.map((o) => say`${them(o.seat, you)} an ${portal(o.portal)} (${actions(o.actions)})`))}.`,
  took: (e, you) => say`${does(e.seat, you, 'nimmst', 'nimmt')} ${den(e.card)} von ${portal(e.portal)}.`,
  placed: (e, you) =>
    say`${does(e.seat, you, 'legst', 'legt')} ${den(e.relic)} ab${e.copies >= SET ? '. Der Satz ist vollständig' : `, ${e.copies} von ${SET}`}.`,
  forfeited: (e, you) => say`${does(e.seat, you, 'verzichtest', 'verzichtet')} auf ${actions(e.actions)}.`,
  leftovers: (e, you) =>
    say`${does(e.seat, you, 'hast', 'hat')} den Ausweis und ${e.seat === you ? 'nimmst' : 'nimmt'}, was übrig ist: ${cards(e.cards)}.`,
  pass: (e, you) => say`Der Ausweis wandert weiter zu ${dative(e.seat, you)}.`,
  refills: (e, you) => {
    const some = e.counts.flatMap((n, s) => (n > 0 ? [say`${them(seatAt(s), you)} ${n}`] : []));
    return say`Nachgezogene Karten: ${together(some)}. ${pile(e.pile)}`;
  },
  refilled: (e, you) => say`${does(e.seat, you, 'ziehst', 'zieht')} nach: ${cards(e.cards)}.`,
  won: (e, you) => say`${does(e.seat, you, 'gewinnst', 'gewinnt')} mit drei vollständigen Sätzen: ${together(e.kinds.map((r) => [card(r)]))}.`,
  limit: (e, you) => {
    const wins =
      e.seats.length === 1
        ? does(e.seats[0], you, 'gewinnst', 'gewinnt')
        : say`${All(e.seats, you)} ${e.seats.some((s) => s === you) ? 'teilt euch' : 'teilen sich'} den Sieg`;
    return say`Vierzig Missionen, und noch kein dritter Satz: Die beste Sammlung entscheidet. ${wins}.`;
  },
};
