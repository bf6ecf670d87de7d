/** Deutsch: die Fragen (D1–D40), jede in einem Satz. */
import { type Phrase, type Seat, say } from '@starboard/kernel';
import { mayReturn } from '../../rules/turn.ts';
import type { ChoiceKind } from '../../rules/types.ts';
import { contentIn, owed, regionId, spared, topFrame, type View } from '../common.ts';
import { effectsText, priceText } from '../effects.ts';
import { chanceOf } from '../odds.ts';
import { sideOf } from '../picks.ts';
import { effects } from './effects.ts';
import { accusative, many, piece, region } from './speech.ts';

type Ask = (k: View, seat: Seat, path: readonly string[]) => Phrase;
const plain =
  (text: string): Ask =>
  () => [text];

/** Wie viele in einer Frage mit `n` noch zu wählen sind. */
function left(k: View, path: readonly string[]): number {
  const f = topFrame(k) as { readonly n?: number } | null;
  return Math.max(1, (f?.n ?? 1) - path.length);
}

const ASKS: { readonly [K in ChoiceKind]: Ask } = {
  faction: plain('Drei Fraktionen bieten dir ihre Führung an. Welche nimmst du?'),
  destiny: plain('Welches Schicksal behältst du? Es zählt am Ende, und vorher sieht es niemand.'),
  turn: (k, seat) => {
    const side = k.pub.sides[sideOf(k, seat)];
    return say`Du bist dran und hast ${side.vp} SP. ${mayReturn(k.pub, seat) ? 'Startest du ein Schiff, oder rufst du alle zurück?' : 'Welches Schiff startest du?'}`;
  },
  'extra-turn': plain('Ein Extrazug: Welches Schiff startest du?'),
  where: plain('In welchen Sektor?'),
  module: (k) => {
    const f = topFrame(k);
    return f?.step === 'module' && f.free ? ['Welches Modul nimmst du?'] : ['Welches Modul kaufst du?'];
  },
  place: plain('Wohin in deiner Station kommt es?'),
  'discard-module': plain('Du hast nur eines gekauft: Welches andere Modul verlässt den Markt?'),
  build: plain('Welches Schiff baust du?'),
  upgrade: plain('Welches Upgrade nimmst du?'),
  develop: plain('Errichtest du einen Großkomplex?'),
  'development-card': plain('Welche Großkomplexkarte nimmst du?'),
  pay: (k) => [`Wie zahlst du ${priceText(effects, owed(k))}${spared(k) > 0 ? `, ${spared(k)} billiger` : ''}?`],
  gain: (k, _seat, path) => [`Welche Ressource nimmst du? Noch ${left(k, path)}.`],
  lose: (k, _seat, path) => [`Welche Ressource gibst du ab? Noch ${left(k, path)}.`],
  'discard-tactic': (k, _seat, path) => [`Welche Taktik legst du ab? Noch ${left(k, path)}.`],
  keep: (k, _seat, path) => [`Du darfst nicht alles Gezogene behalten: Welche Taktik geht? Noch ${left(k, path)}.`],
  moon: plain('Welchen Mond nimmst du?'),
  dock: (k) => [topFrame(k)?.step === 'dock' ? 'Dein Dock ist voll: Gib einen Mond auf oder setz einen ein.' : 'Welchen Mond?'],
  gap: plain('In welchen Slot?'),
  clash: plain('Diese Monde können nicht beieinanderbleiben: Welcher geht?'),
  track: plain('Auf welcher Leiste rückst du vor?'),
  token: plain('Welches Entdeckungs-Plättchen behältst du?'),
  leader: plain('Welchen Anführer rekrutierst du?'),
  repair: (k) => [`Was reparierst du? Noch ${many(left(k, []), 'Reparatur', 'Reparaturen')}.`],
  'damage-module': plain('Welches deiner Module wird beschädigt?'),
  'damage-ship': plain('Welches deiner Schiffe nimmt den Schaden?'),
  tip: plain('Welcher deiner Großkomplexe kippt um?'),
  trade: (k) => {
    const f = topFrame(k);
    if (f?.step !== 'trade') return ['Zahlst du dafür?'];
    const c = contentIn(k);
    const list = c.lists.get(f.at);
    const e = c.lists.get(f.at.replace(/\/\d+\/get$/, ''))?.[Number(/\/(\d+)\/get$/.exec(f.at)?.[1] ?? 0)];
    const what = list === undefined ? '' : `: ${effectsText(effects, list)}`;
    return [e?.k === 'trade' ? `Zahlst du ${priceText(effects, e.cost)} dafür${what}?` : `Zahlst du dafür${what}?`];
  },
  'swap-give': plain('Welche Ressource tauschst du ein?'),
  'swap-take': plain('Was willst du dafür?'),
  'move-ship': plain('Bewegst du ein Schiff?'),
  activate: plain('Welches Modul aktivierst du?'),
  'activate-region': plain('Welchen anderen Sektor aktivierst du?'),
  recall: plain('Welches Schiff kommt in die Reparaturbucht?'),
  mech: plain('Mechaphagen! Ausbrennen, oder sollen sie ein Modul fressen?'),
  choose: plain('Wähle eines:'),
  return: (k) => [`Was aktivierst du? Noch ${many(Math.max(0, k.pub.turn.activators), 'Aktivator', 'Aktivatoren')}.`],
  reactor: plain('Der Reaktor summt: Welches Wissenschafts-Modul aktivierst du?'),
  triggers: plain('Mehrere Fähigkeiten zugleich: Welche kommt zuerst?'),
  ability: plain('Nutzt du diese Fähigkeit?'),
  closing: plain('Dein Zug ist fast vorbei. Noch etwas?'),
  steal: plain('Wem nimmst du es weg?'),
  'steal-unit': plain('Was nimmst du?'),
  arrange: plain('Welches Modul stellst du um?'),
  'arrange-to': plain('Wohin damit?'),
  ghost: plain('Wohin schwebt der Geist?'),
  raid: plain('Mehrere Bedrohungen sind gleich stark: Welche kommt?'),
  bring: (k, seat) => say`Schlacht (${battleRegion(k)})! Eskalation: Holst du weitere Schiffe?${odds(k, seat)}`,
  diplomacy: (k, seat) => say`Diplomatie (${battleRegion(k)}): Spielst du eine Taktik?${odds(k, seat)}`,
  foe: plain('Gegen wen?'),
  against: plain('Welche Taktik hebst du auf?'),
  truce: plain('Man bietet dir Waffenruhe an. Nimmst du an?'),
  dice: (k, seat) => say`Für wie viele weitere Würfel zahlst du?${odds(k, seat)}`,
  prepare: (k, seat) => say`Schlacht vorbereiten: Was nutzt du?${odds(k, seat)}`,
  void: plain('Die Leere: Was nutzt du vor dem Wurf?'),
  reroll: plain('Welche Würfel werden neu geworfen?'),
  'void-die': plain('Welchen Würfel wählst du?'),
  maneuver: plain('Du hast verloren. Dein taktisches Manöver?'),
  spare: plain('Deine Schilde verschonen einige Schiffe: Welche?'),
  'raider-moves': plain('Welche Bedrohung zieht zuerst?'),
  'raider-way': plain('Welchen Weg nimmt die Bedrohung?'),
  'raider-goes': plain('Welche kleine Bedrohung (Klasse S) wird entfernt?'),
  pull: plain('Welches Schiff wird auf die Leere gezogen?'),
  'c-region': plain('Wohin startet das Kollektiv?'),
  'c-module': plain('Welches Modul nimmt das Kollektiv?'),
  'c-moon': plain('Welchen Mond nimmt das Kollektiv?'),
  'c-repair': plain('Was repariert das Kollektiv?'),
  'c-site': plain('Wo baut das Kollektiv?'),
  'c-raise': plain('Welchen Großkomplex richtet das Kollektiv auf?'),
  'c-card': plain('Welche Großkomplexkarte nimmt das Kollektiv?'),
};

/** Wie die Schlacht für die gefragte Seite steht. */
function odds(k: View, seat: Seat): string {
  const chance = chanceOf(k, sideOf(k, seat));
  return chance === null ? '' : ` So wie es steht, gewinnst du mit ${chance} %.`;
}

const battleRegion = (k: View): Phrase => (k.pub.battle === null ? ['All'] : region(regionId(k, k.pub.battle.region)));

/** N228: Eine Frage für das Kollektiv sagt das auch. */
export function choice(kind: ChoiceKind, k: View, seat: Seat, path: readonly string[]): Phrase {
  contentIn(k);
  const asked = ASKS[kind](k, seat, path);
  return k.flow.onBehalf === null ? asked : say`Du hast die Linse und entscheidest für das Kollektiv. ${asked}`;
}

/** Worauf der Tisch wartet, nach dem, was gerade läuft. */
export function waiting(k: View, you: Seat | null): Phrase {
  contentIn(k);
  const seats = k.flow.asked.filter((s) => !k.flow.done.includes(s));
  if (k.stack.length === 0) return ['Die Partie ist vorbei.'];
  if (seats.length === 0) return ['Es geht weiter.'];
  const who = seats.flatMap((s, i) => (i === 0 ? [accusative(s, you)] : [i === seats.length - 1 ? ' und ' : ', ', accusative(s, you)]));
  const f = topFrame(k);
  switch (f?.step) {
    case 'factions':
      return say`Fraktionswahl: Der Tisch wartet auf ${who}.`;
    case 'destinies':
      return say`Schicksalswahl: Der Tisch wartet auf ${who}.`;
    case 'pay':
      return say`Es wird bezahlt: Der Tisch wartet auf ${who}.`;
    case 'return':
    case 'reactor':
      return say`Die Station arbeitet: Der Tisch wartet auf ${who}.`;
    case 'bring':
    case 'diplomacy':
    case 'prepare':
    case 'reroll':
    case 'maneuver':
    case 'spare':
    case 'truce':
      return say`Schlacht: Der Tisch wartet auf ${who}.`;
    case 'ability':
      return say`Eine Fähigkeit (${piece(contentIn(k).powers[f.ability].id)}): Der Tisch wartet auf ${who}.`;
    default:
      return k.flow.onBehalf === null ? say`Der Tisch wartet auf ${who}.` : say`Für das Kollektiv wartet der Tisch auf ${who}.`;
  }
}
