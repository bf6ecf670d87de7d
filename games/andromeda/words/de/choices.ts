/** German: the questions (D1–D40), each to a player and on behalf of the Collective (N228). */
import { list, type Phrase, say } from '@starboard/kernel';
import type { You } from '../common.ts';
import type { Asked, Question, QuestionWords } from '../tongue.ts';
import { accusative, does, many, owned } from './speech.ts';

type Ask = (q: Asked) => Phrase;
const ask = (text: string | Ask): Ask => (typeof text === 'string' ? () => [text] : text);
/** To a player, and about the Collective. */
const both = (you: string | Ask, it: string | Ask): Question => ({ you: ask(you), it: ask(it) });
/** A question without a person, or one that the Collective never meets. */
const same = (text: string | Ask): Question => both(text, text);

const odds = (q: Asked): string => (q.chance === null ? '' : ` Deine Siegchance im Moment: ${q.chance}\u00a0%.`);
const itsOdds = (q: Asked): string => (q.chance === null ? '' : ` Seine Siegchance im Moment: ${q.chance}\u00a0%.`);
const more = (q: Asked, one: string, several: string): string => `Noch ${many(q.left, one, several)}.`;
const resources = (q: Asked): string => more(q, 'Ressource', 'Ressourcen');
const tactics = (q: Asked): string => more(q, 'Taktik', 'Taktiken');
const price = (q: Asked): string => `Preis: ${q.price}${q.saved > 0 ? ` (${q.saved} billiger)` : ''}.`;
/** N307. */
const toPay = (q: Asked): string => (q.waiting === null ? '' : ` Du zahlst gerade ${q.waiting}; was du nicht zahlen kannst, entfällt.`);
const forWhat = (q: Asked): string => (q.trade === null ? '' : ` Dafür: ${q.trade.get}.`);

const asks: QuestionWords['asks'] = {
  faction: same('Welche Fraktion führst du an?'),
  destiny: same('Welches Schicksal behältst du? Es zählt am Ende, und vorher sieht es niemand.'),
  turn: same((q) => [
    `Du bist dran und hast ${q.vp} SP, im Lager ${q.stored}. ${q.mayReturn ? 'Startest du ein Schiff, oder rufst du alle zurück?' : 'Welches Schiff startest du?'}`,
  ]),
  'extra-turn': same((q) => [`Ein Extrazug: Welches Schiff startest du? Im Lager: ${q.stored}.`]),
  where: both('In welchen Sektor?', 'In welchen Sektor startet es?'),
  module: both((q) => [q.free ? 'Welches Modul nimmst du?' : 'Welches Modul kaufst du?'], 'Welches Modul nimmt es?'),
  place: both('Wohin in deiner Station kommt das Modul?', 'Wohin in seiner Station kommt das Modul?'),
  'discard-module': both('Du hast nur eines gekauft: Welches andere Modul verlässt den Markt?', 'Welches andere Modul verlässt den Markt?'),
  build: both('Welches Schiff baust du?', 'Welches Schiff baut es?'),
  upgrade: both('Welches Upgrade nimmst du?', 'Welches Upgrade nimmt es?'),
  develop: both('Errichtest du einen Großkomplex?', 'Errichtet es einen Großkomplex?'),
  'development-card': both('Welche Großkomplexkarte nimmst du?', 'Welche Großkomplexkarte nimmt es?'),
  pay: both(
    (q) => [`Wie zahlst du? ${price(q)}`],
    (q) => [`Wie zahlt es? ${price(q)}`],
  ),
  gain: both(
    (q) => [`Welche Ressource nimmst du? ${resources(q)}${toPay(q)}`],
    (q) => [`Welche Ressource nimmt es? ${resources(q)}`],
  ),
  lose: both(
    (q) => [`Welche Ressource gibst du ab? ${resources(q)}`],
    (q) => [`Welche Ressource gibt es ab? ${resources(q)}`],
  ),
  'discard-tactic': both(
    (q) => [
      q.handLimit === null
        ? `Welche Taktik legst du ab? ${tactics(q)}`
        : `Du darfst nur ${many(q.handLimit, 'Taktik', 'Taktiken')} behalten: Welche legst du ab?${q.left > 1 ? ` ${tactics(q)}` : ''}`,
    ],
    (q) => [`Welche Taktik legt es ab? ${tactics(q)}`],
  ),
  keep: both(
    (q) => [`Du darfst nicht alle gezogenen Taktiken behalten: Welche legst du ab? ${tactics(q)}`],
    (q) => [`Welche gezogene Taktik legt es ab? ${tactics(q)}`],
  ),
  moon: both('Welchen Mond nimmst du?', 'Welchen Mond nimmt es?'),
  dock: both(
    (q) => [
      q.dockFull
        ? 'Dein Dock ist voll: Gib einen Mond auf oder setz einen ein.'
        : q.moonFor === 'slot'
          ? 'Welchen Mond setzt du ein?'
          : 'Welchen Mond gibst du auf?',
    ],
    'Welchen Mond gibt es auf?',
  ),
  gap: both('In welchen Slot?', 'In welchen Slot kommt der Mond?'),
  clash: same('Diese Monde können nicht beieinanderbleiben: Welcher geht?'),
  track: both('Auf welcher Leiste rückst du vor?', 'Auf welcher Leiste rückt es vor?'),
  token: both('Welches Entdeckungs-Plättchen behältst du?', 'Welches Entdeckungs-Plättchen behält es?'),
  leader: both('Welchen Anführer rekrutierst du?', 'Welchen Anführer rekrutiert es?'),
  repair: both(
    (q) => [`Was reparierst du? ${more(q, 'Reparatur', 'Reparaturen')}`],
    (q) => [`Was repariert es? ${more(q, 'Reparatur', 'Reparaturen')}`],
  ),
  'damage-module': both('Welches deiner Module wird beschädigt?', 'Welches seiner Module wird beschädigt?'),
  'damage-ship': both('Welches deiner Schiffe erleidet den Schaden?', 'Welches seiner Schiffe erleidet den Schaden?'),
  tip: both('Welcher deiner Großkomplexe kippt um?', 'Welcher seiner Großkomplexe kippt um?'),
  trade: both(
    (q) => [`${q.trade?.price ?? ''} zahlen?${forWhat(q)}`],
    (q) => [`Zahlt es ${q.trade?.price ?? ''}?${forWhat(q)}`],
  ),
  'swap-give': both(
    (q) => [`Welche Ressource gibst du zum Tausch? Höchstens ${many(q.left, 'Ressource', 'Ressourcen')}.`],
    (q) => [`Welche Ressource gibt es zum Tausch? Höchstens ${many(q.left, 'Ressource', 'Ressourcen')}.`],
  ),
  'swap-take': both('Welche Ressource nimmst du dafür?', 'Welche Ressource nimmt es dafür?'),
  'move-ship': both('Bewegst du ein Schiff?', 'Bewegt es ein Schiff?'),
  activate: both('Welches Modul aktivierst du?', 'Welches Modul aktiviert es?'),
  'activate-region': both('Welchen anderen Sektor aktivierst du?', 'Welchen anderen Sektor aktiviert es?'),
  recall: both('Welches deiner Schiffe kommt in die Reparaturbucht?', 'Welches seiner Schiffe kommt in die Reparaturbucht?'),
  mech: both('Mechaphagen! Brennst du sie aus, oder fressen sie ein Modul?', 'Brennt es die Mechaphagen aus, oder fressen sie ein Modul?'),
  choose: both('Was wählst du?', 'Was wählt es?'),
  return: same((q) => [`Was aktivierst du? Noch ${many(q.activators, 'Aktivator', 'Aktivatoren')}.`]),
  reactor: same('Primärreaktor: Welches Wissenschafts-Modul aktivierst du?'),
  triggers: both('Mehrere Fähigkeiten zugleich: Welche kommt zuerst?', 'Welche seiner Fähigkeiten kommt zuerst?'),
  ability: both('Nutzt du diese Fähigkeit?', 'Nutzt es diese Fähigkeit?'),
  closing: same('Dein Zug ist fast vorbei. Noch etwas?'),
  steal: both('Wem stiehlst du etwas?', 'Wem stiehlt es etwas?'),
  'steal-unit': both('Was stiehlst du?', 'Was stiehlt es?'),
  arrange: both('Welches Modul stellst du um?', 'Welches Modul stellt es um?'),
  'arrange-to': both('Wohin stellst du es?', 'Wohin kommt das Modul?'),
  ghost: same('Wohin schwebt der Geist?'),
  raid: same('Welche der gleich starken Bedrohungen kommt?'),
  bring: both(
    (q) => say`Schlacht (${q.region})! Eskalation: Holst du weitere Schiffe?${odds(q)}`,
    (q) => say`Schlacht (${q.region}): Holt es weitere Schiffe?${itsOdds(q)}`,
  ),
  diplomacy: both(
    (q) => say`Diplomatie (${q.region}): Spielst du eine Taktik?${odds(q)}`,
    (q) => say`Diplomatie (${q.region}): Spielt es eine Taktik?${itsOdds(q)}`,
  ),
  foe: same('Gegen wen?'),
  against: both('Welche Taktik hebst du auf?', 'Welche Taktik hebt es auf?'),
  truce: both((q) => say`${does(q.offers, q.you, 'bietest', 'bietet')} dir Waffenruhe an. Nimmst du an?`, 'Nimmt es die Waffenruhe an?'),
  dice: both(
    (q) => [`Für wie viele weitere Würfel zahlst du?${odds(q)}`],
    (q) => [`Für wie viele weitere Würfel zahlt es?${itsOdds(q)}`],
  ),
  prepare: both(
    (q) => [`Schlacht vorbereiten: Was nutzt du?${odds(q)}`],
    (q) => [`Schlacht vorbereiten: Was nutzt es?${itsOdds(q)}`],
  ),
  void: both('Die Leere: Was nutzt du vor dem Wurf?', 'Die Leere: Was nutzt es vor dem Wurf?'),
  reroll: same((q) =>
    q.rerolls === null
      ? ['Welche Würfel werden neu geworfen?']
      : say`${owned(q.rerolls, q.you, 'Welche deiner Würfel', 'Welche Würfel')} werden neu geworfen? Höchstens ${q.left}.`,
  ),
  'void-die': both('Welchen Würfel wählst du?', 'Welchen Würfel wählt es?'),
  maneuver: both('Du hast verloren: Wähl dein taktisches Manöver.', 'Es hat verloren: Wähl sein taktisches Manöver.'),
  spare: both('Deine Schilde verschonen ein Schiff: Welches?', 'Seine Schilde verschonen ein Schiff: Welches?'),
  'raider-moves': same('Welche Bedrohung zieht zuerst?'),
  'raider-way': same('Welchen Weg nimmt die Bedrohung?'),
  'raider-goes': same('Welche S-Klasse-Bedrohung wird entfernt?'),
  pull: both('Welches deiner Schiffe wird auf die Leere gezogen?', 'Welches seiner Schiffe wird auf die Leere gezogen?'),
  'c-region': same((q) => (q.card === null ? ['Wohin startet es?'] : say`Wohin startet es? Karte: ${q.card}.`)),
  'c-module': same('Welches Modul nimmt es?'),
  'c-moon': same('Welchen Mond nimmt es?'),
  'c-repair': same('Was repariert es?'),
  'c-site': same('Wo errichtet es einen Großkomplex?'),
  'c-raise': same('Welchen Großkomplex richtet es wieder auf?'),
  'c-card': same('Welche Großkomplexkarte nimmt es?'),
};

const names = (seats: readonly Parameters<typeof accusative>[0][], you: You): Phrase =>
  list(
    seats.map((s) => [accusative(s, you)]),
    'und',
  );

export const question: QuestionWords = {
  asks,
  behalf: (text) => say`Für das Kollektiv: ${text}`,
  over: 'Die Partie ist zu Ende.',
  onward: 'Einen Moment…',
  waits: {
    faction: (seats, you) => say`Fraktionswahl: Der Tisch wartet auf ${names(seats, you)}.`,
    destiny: (seats, you) => say`Schicksalswahl: Der Tisch wartet auf ${names(seats, you)}.`,
    pay: (seats, you) => say`Bezahlung: Der Tisch wartet auf ${names(seats, you)}.`,
    station: (seats, you) => say`Rückruf-Zug: Der Tisch wartet auf ${names(seats, you)}.`,
    battle: (seats, you) => say`Schlacht: Der Tisch wartet auf ${names(seats, you)}.`,
    ability: (seats, you, ability) => say`Fähigkeit (${ability}): Der Tisch wartet auf ${names(seats, you)}.`,
    collective: (seats, you) => say`Für das Kollektiv: Der Tisch wartet auf ${names(seats, you)}.`,
    other: (seats, you) => say`Der Tisch wartet auf ${names(seats, you)}.`,
  },
};
