/** Alles, was Spielende lesen, auf Deutsch. */
import { list, type Part, type Phrase, type Seat, say, seatAt, seatsOf, type Words, waitedFor, who } from '@starboard/kernel';
import { LAST_PORTAL, type Relic, SET, SETS_TO_WIN, type Tag, tagOf, VALUES } from '../content/cards.ts';
import { orderOf } from '../rules/orders.ts';
import { positionIn, relicIn, seatIn } from '../rules/picks.ts';
import { completeSets } from '../rules/planet.ts';
import type { Pick, Rarities } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { rulebook } from './rulebook.de.ts';

type You = Seat | null;

const portal = (n: number): Part => common.portalRef('Portal', n);
const card = (tag: Tag): Part => common.card('de', tag);
/** Akkusativ: „den Mantel der Stille“. */
const den = (tag: Tag): Phrase => common.named('de', tag, 'acc');
/** Nominativ: „der Mantel der Stille“. */
const der = (tag: Tag): Phrase => common.named('de', tag, 'the');
const many = (relic: Relic): Part => common.plural('de', relic);
const cards = (tags: readonly Tag[]): Phrase => list(common.countedCards('de', tags), 'und');

const actions = (n: number): string => (n === 1 ? '1 Aktion' : `${n} Aktionen`);
const cardCount = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);
/** „Portal 7 (3 Aktionen wert)“: Die Position ist der Name, der Wert steht in Klammern, denn „1, 1 Aktion“ läse sich wie eine Dezimalzahl. */
const worth = (n: number): string => `(${actions(VALUES[n])} wert)`;

/** Jemand mitten im Satz, im Nominativ oder Dativ. */
const them = (seat: Seat, you: You): Part => (seat === you ? 'du' : who(seat));
const dative = (seat: Seat, you: You): Part => (seat === you ? 'dir' : who(seat));
const all = (seats: readonly Seat[], you: You): Phrase =>
  seats.length === 0
    ? ['niemand']
    : list(
        seats.map((s) => [them(s, you)]),
        'und',
      );
/** Jemand am Satzanfang mit dem Verb: „Du ziehst“, „Mirela zieht“. */
const does = (seat: Seat, you: You, mine: string, theirs: string): Phrase => (seat === you ? [`Du ${mine}`] : [who(seat), ` ${theirs}`]);

const explores = (by: Seat, you: You, position: number): Phrase => say`${does(by, you, 'erkundest', 'erkundet')} ${portal(position)}`;

/** Das Portal, wie die Frage es nennt: „Portal 7 (3 Aktionen wert)“. */
const here = (k: View): Phrase => say`${portal(k.pub.portal)} ${worth(k.pub.portal)}`;

export const words: Words<Rarities> = {
  title: 'Der Plunder von Andromeda',
  about: 'Fliegt von Portal zu Portal, angelt einander Schätze aus der Hand und landet, bevor jemand ein Sabortal zieht.',
  origin: 'Regeln, Karten und ihre Zahlen folgen der Schachtel. Worte, Zeichnungen und die begleitete erste Partie sind von uns.',

  event: {
    start: (e, you) =>
      say`${does(e.pass, you, 'bekommst', 'bekommt')} den Startausweis. An den ersten drei Portalen warten ${list(
        e.aliens.map((a) => der(a)),
        'und',
      )}.`,
    dealt: (e, you) => say`${does(e.seat, you, 'beginnst', 'beginnt')} mit diesen Karten: ${cards(e.cards)}.`,
    mission: (e, you) => say`Mission ${e.n} bricht bei ${portal(e.portal)} auf. ${does(e.explorer, you, 'erkundest', 'erkundet')} zuerst.`,
    drawn: (e, you) => say`${explores(e.by, you, e.portal)} und ${e.by === you ? 'ziehst' : 'zieht'} bei ${dative(e.from, you)} ${den(e.card)}.`,
    sabortal: (e, you) =>
      say`${explores(e.by, you, e.portal)} und ${e.by === you ? 'ziehst' : 'zieht'} bei ${dative(e.from, you)} ${den('sabortal')}!`,
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
      const moved = e.ships.filter((s) => s.from !== s.to);
      const slides = moved.map(
        (s) =>
          say`${s === moved[0] ? label(s.seat, you) : them(s.seat, you)} ${s.seat === you ? 'rutschst' : 'rutscht'} von ${portal(s.from)} auf ${portal(s.to)}`,
      );
      const plays = say`${explores(e.by, you, e.portal)} und ${e.by === you ? 'spielst' : 'spielt'} ${den('thief')}`;
      return say`${plays}. ${moved.length === 0 ? 'Kein Raumschiff muss rutschen' : list(slides, 'und')}.`;
    },
    shown: (e, you) => say`Die Entscheidungen liegen offen. Es landen: ${all(e.land, you)}. Es fliegen weiter: ${all(e.stay, you)}.`,
    landed: (e, you) => {
      const lands = e.forced
        ? say`${does(e.seat, you, 'musst', 'muss')} an ${portal(e.portal)} landen`
        : say`${does(e.seat, you, 'landest', 'landet')} an ${portal(e.portal)}`;
      return e.place === 1 ? say`${lands} ${worth(e.portal)}.` : say`${lands} ${worth(e.portal)}, an ${e.place}. Stelle im Stapel.`;
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
    bonus: (e, you) => say`${does(e.seat, you, 'nimmst', 'nimmt')} dank dem ${card('sabortal')} ${den(e.card)} von ${portal(e.portal)}.`,
    declined: (e, you) => say`${does(e.seat, you, 'lässt', 'lässt')} alle Karten an den Portalen liegen.`,
    collecting: (e, you) =>
      say`Wer gelandet ist, sammelt jetzt ein: ${list(
        e.order.map((o) => say`${them(o.seat, you)} an ${portal(o.portal)} (${actions(o.actions)})`),
        'und',
      )}.`,
    took: (e, you) => say`${does(e.seat, you, 'sammelst', 'sammelt')} ${den(e.card)} von ${portal(e.portal)} ein.`,
    placed: (e, you) =>
      e.copies >= SET
        ? say`${does(e.seat, you, 'legst', 'legt')} ${den(e.relic)} ab. Der Satz ist vollständig.`
        : say`${does(e.seat, you, 'legst', 'legt')} ${den(e.relic)} ab, ${e.copies} von ${SET}.`,
    forfeited: (e, you) => say`${does(e.seat, you, 'verzichtest', 'verzichtet')} auf ${actions(e.actions)}.`,
    leftovers: (e, you) =>
      say`${does(e.seat, you, 'hast', 'hat')} den Ausweis und ${e.seat === you ? 'nimmst' : 'nimmt'}, was übrig ist: ${cards(e.cards)}.`,
    pass: (e, you) => say`Der Ausweis wandert weiter zu ${dative(e.seat, you)}.`,
    refills: (e, you) => {
      const some = e.counts.flatMap((n, s) => (n > 0 ? [say`${them(seatAt(s), you)} ${n}`] : []));
      return say`Nachgezogene Karten: ${list(some, 'und')}. ${pile(e.pile)}`;
    },
    refilled: (e, you) => say`${does(e.seat, you, 'ziehst', 'zieht')} nach: ${cards(e.cards)}.`,
    won: (e, you) =>
      say`${does(e.seat, you, 'gewinnst', 'gewinnt')} mit drei vollständigen Sätzen: ${list(
        e.kinds.map((r) => [card(r)]),
        'und',
      )}.`,
    limit: (e, you) =>
      say`Vierzig Missionen, und noch kein dritter Satz: Die beste Sammlung entscheidet. Der Sieg geht an ${e.seats.length === 1 && e.seats[0] === you ? 'dich' : all(e.seats, null)}.`,
  },

  choice(c, k, seat, path) {
    switch (c.kind) {
      case 'explore':
        return c.picks.some((p) => !p.startsWith('draw'))
          ? say`Erkunde ${here(k)}: Zieh aus einer Hand oder spiel ein Alien.`
          : say`Erkunde ${here(k)}: Aus wessen Hand ziehst du?`;
      case 'steal-from':
        return say`Von wessen Heimatplaneten soll ${der('pilferer')} ein Relikt nehmen?`;
      case 'steal-what':
        return say`Welches Relikt soll ${der('pilferer')} bei ${who(seatIn(path[1]))} nehmen?`;
      case 'scheme-from':
        return say`Von welchem Portal soll ${der('schemer')} ein Relikt nehmen?`;
      case 'scheme-to': {
        const relic = den(tagOf(k.pub.portals[positionIn(path[1])]));
        return c.picks.length === 1
          ? say`Nimmst du ${relic} auf die Hand?`
          : say`Legst du ${relic} auf deinem Heimatplaneten ab, oder nimmst du die Karte auf die Hand?`;
      }
      case 'land':
        return c.picks.includes('stay')
          ? say`Landest du an ${here(k)} oder fliegst du weiter?`
          : say`Du fliegst weiter; bis das Landefenster schließt, kannst du noch an ${here(k)} landen.`;
      case 'land-now':
        return say`Lande an ${here(k)}: Alle müssen es, und das erste Raumschiff ist zuerst dran.`;
      case 'bonus':
        return ['Dein Sabortal hat die Mission beendet: Nimm dir, wenn du magst, eine Karte von einem Portal.'];
      case 'collect': {
        const top = common.topFrame(k);
        const left = top?.step === 'collect' ? top.left : 0;
        const take = c.picks.some((p) => p.startsWith('take'));
        const place = c.picks.some((p) => p.startsWith('place'));
        const rest = say`noch ${left} von ${actions(VALUES[k.pub.berths[seat]])}`;
        if (take && place) return say`Sammle eine Karte von einem Portal ein oder leg ein Relikt auf deinem Heimatplaneten ab: ${rest}.`;
        if (take) return say`Sammle eine Karte von einem Portal ein: ${rest}.`;
        return place ? say`Leg ein Relikt auf deinem Heimatplaneten ab: ${rest}.` : ['Für dich gibt es nichts mehr einzusammeln oder abzulegen.'];
      }
    }
  },

  waiting(k, you) {
    const seats = common.awaited(k, you);
    if (seats.length === 0) return k.stack.length === 0 ? ['Das Spiel ist zu Ende.'] : ['Gleich geht es weiter.'];
    const [seat] = seats;
    switch (common.topFrame(k)?.step) {
      case 'explore':
        return say`${explores(seat, you, k.pub.portal)}.`;
      case 'landing': {
        const verb = (mine: string, theirs: string, plural: string): Phrase =>
          seats.length === 1 ? does(seat, you, mine, theirs) : say`${all(seats, you)} ${plural}`;
        return k.pub.portal === LAST_PORTAL
          ? say`${verb('musst', 'muss', 'müssen')} an ${portal(LAST_PORTAL)} landen.`
          : say`${verb('entscheidest', 'entscheidet', 'entscheiden')} über die Landung an ${portal(k.pub.portal)}.`;
      }
      case 'bonus':
        return say`${does(seat, you, 'wählst', 'wählt')} nach dem ${card('sabortal')} eine Karte.`;
      case 'collect':
        return say`${does(seat, you, 'sammelst', 'sammelt')} ein und ${seat === you ? 'legst' : 'legt'} ab.`;
      default:
        return say`${does(seat, you, 'überlegst', 'überlegt')}.`;
    }
  },

  pick(p, k, seat) {
    const [verb] = p.split(' ');
    switch (verb) {
      case 'draw': {
        const from = seatIn(p);
        return from === seat ? ['Aus der eigenen Hand ziehen'] : say`Bei ${who(from)} ziehen (1 von ${k.pub.hands[from]})`;
      }
      case 'from': {
        const from = seatIn(p);
        return say`Bei ${dative(from, seat)}`;
      }
      case 'portal':
      case 'take': {
        const position = positionIn(p);
        const there = common.cardAt(k, position);
        return there === null ? say`Von ${portal(position)}` : say`${card(there)} von ${portal(position)}`;
      }
      case 'place': {
        const c = relicIn(p);
        const has = k.pub.planets[seat][c] ?? SET;
        return has < SET ? say`${card(tagOf(c))} ablegen (${has + 1} von ${SET})` : say`${card(tagOf(c))} ablegen`;
      }
      case 'pilferer':
      case 'schemer':
      case 'thief':
        return say`${den(verb)[1]} spielen`;
      case 'home':
        return ['Auf dem Heimatplaneten ablegen'];
      case 'hand':
        return ['Auf die Hand nehmen'];
      case 'land':
        return say`An ${portal(k.pub.portal)} landen`;
      case 'stay':
        return ['Weiterfliegen'];
      case 'none':
        return ['Nichts nehmen'];
      case 'enough':
        return ['Fertig'];
      default:
        return [card(p as Extract<Pick, Tag>)];
    }
  },

  order(text) {
    const order = orderOf(text);
    if (order === null) return [text];
    if (order.verb === 'alone') return ['Landen, sobald sonst niemand mehr fliegt'];
    return order.verb === 'stay' ? say`Bis ${portal(order.portal)} weiterfliegen` : say`Ab ${portal(order.portal)} landen`;
  },

  refusal: {
    'own-hand': () => ['Aus der eigenen Hand kannst du nicht ziehen.'],
    'alien-not-held': (r) => say`Du hast ${den(r.pick as Tag)} nicht auf der Hand.`,
    'no-aliens-yet': () => ['In der ersten Mission hat noch niemand ein Alien auf der Hand.'],
    'nothing-to-steal': () => say`Es gibt kein Relikt, das ${der('pilferer')} nehmen könnte.`,
    'nothing-to-scheme': () => say`An keinem Portal liegt ein Relikt, das ${der('schemer')} nehmen könnte.`,
    'own-planet': () => ['Dich selbst kannst du nicht bestehlen.'],
    'planet-empty': (r) => say`Auf dem Heimatplaneten von ${who(seatAt(common.detail(r, 'seat')))} liegt nichts.`,
    'all-protected': (r) => say`${who(seatAt(common.detail(r, 'seat')))} hat nur vollständige Sätze oder Relikte, von denen du schon drei hast.`,
    'relic-protected': () => ['Dieser Satz ist vollständig und damit sicher.'],
    'thief-has-three': (r) => three(common.relicOf(r)),
    'relic-not-there': (r) => {
      const relic = common.relicOf(r);
      return relic === null ? ['Dieses Relikt liegt dort nicht.'] : say`Auf diesem Heimatplaneten liegen keine ${many(relic)}.`;
    },
    'portal-empty': (r) => say`An ${portal(common.detail(r, 'portal'))} liegt nichts.`,
    'alien-at-portal': (r) => say`An ${portal(common.detail(r, 'portal'))} liegt ein Alien, und ${der('schemer')} nimmt nur Relikte.`,
    'three-at-home': (r) => three(common.relicOf(r)),
    'must-land': () => say`An ${portal(LAST_PORTAL)} müssen alle landen, die noch fliegen.`,
    'already-stayed': () => ['Du fliegst schon weiter.'],
    'not-in-hand': (r) => {
      const relic = common.relicOf(r);
      return relic === null ? ['Du hast diese Karte nicht auf der Hand.'] : say`Du hast keine ${many(relic)} auf der Hand.`;
    },
    'aliens-stay-in-hand': () => ['Aliens kannst du nicht auf dem Heimatplaneten ablegen.'],
    'sabortal-stays': () => say`Dein ${card('sabortal')} bleibt immer bei dir.`,
    'begins-without-a-chair': (r) => say`Dieser Tisch hat ${common.detail(r, 'seats')} Plätze: Wähle einen davon oder den Zufall.`,
  },

  scene: (k, you) => [
    { title: `Mission ${k.pub.mission}`, lines: situation(k, you) },
    { title: 'Portale', lines: portals(k, you) },
    { title: 'Heimatplaneten', lines: everybody(k).map((s) => planet(k, s, you)) },
    { title: 'Handkarten', lines: everybody(k).map((s) => chances(k, s, you)) },
    ...(k.mine === null ? [] : [{ title: 'Deine Hand', mine: true, lines: [say`${list(common.countedAll('de', k.mine.hand), 'und')}.`] }]),
    ...(k.pub.seen === null ? [] : [{ title: 'Merkhilfe', lines: memory(k, k.pub.seen, you) }]),
  ],

  ending: (o) => {
    const winners = o.ranks.flatMap((rank, s) => (rank === 1 ? [seatAt(s)] : []));
    const one = winners.length === 1;
    return o.ending === 'mission-limit'
      ? say`${all(winners, null)} ${one ? 'gewinnt' : 'teilen sich den Sieg'}: die beste Sammlung nach vierzig Missionen.`
      : say`${all(winners, null)} ${one ? 'gewinnt' : 'gewinnen'} mit drei vollständigen Sätzen.`;
  },

  option: {
    landing: {
      name: 'Landen',
      help: 'Wie ihr nach jedem Portal entscheidet, ob ihr landet. Daraus folgt auch, wer unten im Stapel liegt und damit zuerst dran ist.',
      of: {
        race: 'Wettlauf: Wer zuerst landet, liegt unten',
        sealed: 'Verdeckt: Alle entscheiden heimlich, dann wird gezeigt',
        open: 'Reihum: Alle sagen es offen, beginnend bei der Person, die erkundet hat',
      },
    },
    landingSeconds: {
      name: 'Sekunden zum Landen',
      help: 'Wie lange das Landefenster im Wettlauf offen bleibt. Wer nichts sagt, fliegt weiter.',
      of: null,
    },
    begins: {
      name: 'Startausweis',
      help: 'Wer den Ausweis zuerst hat und damit zuerst erkundet.',
      of: { random: 'Der Zufall entscheidet', '1': 'Platz 1', '2': 'Platz 2', '3': 'Platz 3', '4': 'Platz 4', '5': 'Platz 5', '6': 'Platz 6' },
    },
    memoryAid: {
      name: 'Merkhilfe',
      help: 'Zeigt, welche Karten alle in eine Hand gehen sahen und die noch dort sein müssen. Ohne sie müsst ihr euch das merken.',
      of: null,
    },
  },

  timed: (o) => (o.landing === 'race' ? [`Wettlandungen (je ${o.landingSeconds} Sekunden)`] : []),

  tally: { missions: 'Missionen', turns: 'Erkundete Portale' },
  rule: rulebook,
};

const everybody = (k: View): readonly Seat[] => seatsOf(k.pub.hands.length);
const pile = (n: number): string =>
  n === 0 ? 'Der Nachziehstapel ist leer.' : n === 1 ? 'Im Nachziehstapel ist noch 1 Relikt.' : `Im Nachziehstapel sind noch ${n} Relikte.`;
const three = (relic: Relic | null): Phrase =>
  relic === null
    ? ['Von dieser Art liegen schon drei auf deinem Heimatplaneten.']
    : say`Auf deinem Heimatplaneten liegen schon ${common.counted('de', relic, SET)}.`;

/** Jemand als Überschrift einer Zeile: „Du“ und „Mirela“. */
const label = (seat: Seat, you: You): Part => (seat === you ? 'Du' : who(seat));

function situation(k: View, you: You): Phrase[] {
  const { pub } = k;
  const top = common.topFrame(k);
  const lines: Phrase[] = [];
  if (top === null) lines.push(['Das Spiel ist zu Ende.']);
  else if (top.step === 'explore') lines.push(say`${explores(pub.explorer, you, pub.portal)} ${worth(pub.portal)}.`);
  else if (top.step === 'landing')
    lines.push(say`Das Landefenster ist offen an ${here(k)}.`, say`Noch zu entscheiden: ${all(waitedFor<Rarities>(k), you)}.`);
  else if (top.step === 'bonus')
    lines.push(say`Ein ${card('sabortal')} hat die Mission beendet. ${does(top.seat, you, 'darfst', 'darf')} eine Karte von einem Portal nehmen.`);
  else if (top.step === 'collect') {
    lines.push(
      say`${does(top.queue[0], you, 'sammelst', 'sammelt')} ein und ${top.queue[0] === you ? 'legst' : 'legt'} ab, noch ${actions(top.left)}.`,
    );
    if (top.queue.length > 1) lines.push(say`Danach: ${all(top.queue.slice(1), you)}.`);
  }
  lines.push(say`${does(pub.pass, you, 'hast', 'hat')} den Ausweis.`, [pile(pub.pile)]);
  return lines;
}

function portals(k: View, you: You): Phrase[] {
  const lines = common.opened(k).map((p) => {
    const there = common.cardAt(k, p);
    const ships = common.shipsAt(k, p);
    const lying: Phrase = there === null ? ['leer'] : [card(there)];
    const landed: Phrase = ships.length === 0 ? [] : say`; gelandet, von unten: ${common.commas(ships.map((s) => [them(s, you)]))}`;
    return say`${portal(p)} ${worth(p)}: ${lying}${landed}.`;
  });
  const shut = common.shut(k);
  if (shut.length > 0) lines.push(say`Noch nicht erkundet: ${common.commas(shut.map((p) => say`${portal(p)} (${actions(VALUES[p])})`))}.`);
  return lines;
}

function planet(k: View, seat: Seat, you: You): Phrase {
  const relics = k.pub.planets[seat];
  const lying = common.countedAll('de', relics);
  const what: Phrase = lying.length === 0 ? ['noch nichts'] : list(lying, 'und');
  return say`${label(seat, you)}: ${what}. Vollständige Sätze: ${completeSets(relics)} von ${SETS_TO_WIN}.`;
}

function chances(k: View, seat: Seat, you: You): Phrase {
  const n = k.pub.hands[seat];
  const berth = k.pub.berths[seat];
  const where: Phrase = berth === 0 ? [common.tooLate(k) ? 'nicht gelandet' : 'im Flug'] : say`gelandet an ${portal(berth)}`;
  return say`${label(seat, you)}: ${cardCount(n)}, ${card('sabortal')} 1 von ${n}; ${where}.`;
}

function memory(k: View, seen: readonly (readonly number[])[], you: You): Phrase[] {
  return everybody(k).map((s) => {
    const known = common.countedAll('de', seen[s]);
    return say`${label(s, you)}: ${known.length === 0 ? ['nichts gesehen'] : list(known, 'und')}.`;
  });
}
