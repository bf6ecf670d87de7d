/** Everything a player reads, in English. */
import { list, type Part, type Phrase, type Seat, say, seatAt, seatsOf, type Words, waitedFor, who } from '@starboard/kernel';
import { LAST_PORTAL, type Relic, SET, SETS_TO_WIN, type Tag, tagOf, VALUES } from '../content/cards.ts';
import { orderOf } from '../rules/orders.ts';
import { positionIn, relicIn, seatIn } from '../rules/picks.ts';
import { completeSets } from '../rules/planet.ts';
import type { Pick, Rarities } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { rulebook } from './rulebook.en.ts';

type You = Seat | null;

const portal = (n: number): Part => common.portalRef('portal', n);
const card = (tag: Tag): Part => common.card('en', tag);
const the = (tag: Tag): Phrase => common.named('en', tag, 'acc');
const many = (relic: Relic): Part => common.plural('en', relic);
const cards = (tags: readonly Tag[]): Phrase => list(common.countedCards('en', tags), 'and');

const actions = (n: number): string => (n === 1 ? '1 action' : `${n} actions`);
const cardCount = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
/** "portal 7, worth 3 actions": the position is the name, the value is what it gives. */
const worth = (n: number): string => `worth ${actions(VALUES[n])}`;

/** A player inside a sentence. */
const them = (seat: Seat, you: You): Part => (seat === you ? 'you' : who(seat));
const all = (seats: readonly Seat[], you: You): Phrase =>
  seats.length === 0
    ? ['nobody']
    : list(
        seats.map((s) => [them(s, you)]),
        'and',
      );
/** A player at the beginning of a sentence, with the verb: "You draw", "Mirela draws". */
const does = (seat: Seat, you: You, mine: string, theirs: string): Phrase => (seat === you ? [`You ${mine}`] : [who(seat), ` ${theirs}`]);
const home = (seat: Seat, you: You): string => (seat === you ? 'your home planet' : 'their home planet');
const hand = (seat: Seat, you: You): string => (seat === you ? 'your hand' : 'their hand');

const ordinal = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n - 1] ?? `number ${n}`;

const explores = (by: Seat, you: You, position: number): Phrase => say`${does(by, you, 'explore', 'explores')} ${portal(position)}`;

/** The portal as the question names it: "portal 7, worth 3 actions". */
const here = (k: View): Phrase => say`${portal(k.pub.portal)}, ${worth(k.pub.portal)}`;

export const words: Words<Rarities> = {
  title: 'The Curious Rarities from Andromeda',
  about: 'Fly from portal to portal, fish treasures out of other people’s hands, and land before somebody pulls a sabortal.',
  origin: 'Rules, cards and their numbers follow the box. The words, the drawings and the guided first game are ours.',

  event: {
    start: (e, you) =>
      say`${does(e.pass, you, 'get', 'gets')} the starting pass. At the first three portals wait ${list(
        e.aliens.map((a) => the(a)),
        'and',
      )}.`,
    dealt: (e, you) => say`${does(e.seat, you, 'start', 'starts')} with these cards: ${cards(e.cards)}.`,
    mission: (e, you) => say`Mission ${e.n} sets out at ${portal(e.portal)}. ${does(e.explorer, you, 'explore', 'explores')} first.`,
    drawn: (e, you) => say`${explores(e.by, you, e.portal)} and ${e.by === you ? 'draw' : 'draws'} ${the(e.card)} from ${them(e.from, you)}.`,
    sabortal: (e, you) => say`${explores(e.by, you, e.portal)} and ${e.by === you ? 'draw' : 'draws'} ${the('sabortal')} from ${them(e.from, you)}!`,
    pilfered: (e, you) =>
      say`${explores(e.by, you, e.portal)} with ${the('pilferer')} and ${e.by === you ? 'steal' : 'steals'} ${the(e.relic)} from ${them(e.from, you)}.`,
    schemed: (e, you) => {
      const scheme =
        e.to === 'home'
          ? say`${e.by === you ? 'place' : 'places'} ${the(e.relic)} from ${portal(e.at)} on ${home(e.by, you)}`
          : say`${e.by === you ? 'take' : 'takes'} ${the(e.relic)} from ${portal(e.at)} into ${hand(e.by, you)}`;
      const nobody = e.portal === LAST_PORTAL ? '' : ' Nobody may land now.';
      return say`${explores(e.by, you, e.portal)} with ${the('schemer')} and ${scheme}.${nobody}`;
    },
    thieved: (e, you) => {
      const moved = e.ships.filter((s) => s.from !== s.to);
      const slides = moved.map((s) => say`${them(s.seat, you)} ${s.seat === you ? 'slide' : 'slides'} from ${portal(s.from)} to ${portal(s.to)}`);
      return say`${explores(e.by, you, e.portal)} with ${the('thief')}: ${moved.length === 0 ? 'no ship has to move' : list(slides, 'and')}.`;
    },
    shown: (e, you) => say`The decisions are open. Landing: ${all(e.land, you)}. Flying on: ${all(e.stay, you)}.`,
    landed: (e, you) => {
      const lands = e.forced ? does(e.seat, you, 'have to land', 'has to land') : does(e.seat, you, 'land', 'lands');
      return e.place === 1
        ? say`${lands} at ${portal(e.portal)}, ${worth(e.portal)}.`
        : say`${lands} at ${portal(e.portal)}, ${worth(e.portal)}, as ${ordinal(e.place)} in the pile.`;
    },
    stayed: (e, you) => say`${does(e.seat, you, 'fly', 'flies')} on past ${portal(e.portal)}.`,
    ended: (e) => {
      switch (e.by) {
        case 'sabortal':
          return say`The ${card('sabortal')} ends the mission.`;
        case 'landed':
          return ['All ships have landed. The mission ends.'];
        case 'super':
          return say`A super-mission: even ${portal(LAST_PORTAL)} has been explored. The mission ends.`;
      }
    },
    bonus: (e, you) => say`${does(e.seat, you, 'take', 'takes')} ${the(e.card)} from ${portal(e.portal)}, thanks to the ${card('sabortal')}.`,
    declined: (e, you) => say`${does(e.seat, you, 'leave', 'leaves')} the portals untouched.`,
    collecting: (e, you) =>
      say`Those who landed now collect: ${list(
        e.order.map((o) => say`${them(o.seat, you)} at ${portal(o.portal)} (${actions(o.actions)})`),
        'and',
      )}.`,
    took: (e, you) => say`${does(e.seat, you, 'collect', 'collects')} ${the(e.card)} from ${portal(e.portal)}.`,
    placed: (e, you) =>
      e.copies >= SET
        ? say`${does(e.seat, you, 'place', 'places')} ${the(e.relic)}. The set is complete.`
        : say`${does(e.seat, you, 'place', 'places')} ${the(e.relic)}, ${e.copies} of ${SET}.`,
    forfeited: (e, you) => say`${does(e.seat, you, 'give', 'gives')} up ${actions(e.actions)}.`,
    leftovers: (e, you) =>
      say`${does(e.seat, you, 'hold', 'holds')} the pass and ${e.seat === you ? 'take' : 'takes'} what is left: ${cards(e.cards)}.`,
    pass: (e, you) => say`The pass moves on to ${them(e.seat, you)}.`,
    refills: (e, you) => {
      const some = e.counts.flatMap((n, s) => (n > 0 ? [say`${them(seatAt(s), you)} ${n}`] : []));
      return say`Cards drawn to refill: ${list(some, 'and')}. ${pile(e.pile)}`;
    },
    refilled: (e, you) => say`${does(e.seat, you, 'draw', 'draws')} from the pile: ${cards(e.cards)}.`,
    won: (e, you) =>
      say`${does(e.seat, you, 'win', 'wins')} with three complete sets: ${list(
        e.kinds.map((r) => [card(r)]),
        'and',
      )}.`,
    limit: (e, you) => say`Forty missions, and no third set: the best collection decides. The win goes to ${all(e.seats, you)}.`,
  },

  choice(c, k, seat, path) {
    switch (c.kind) {
      case 'explore':
        return c.picks.some((p) => !p.startsWith('draw'))
          ? say`Explore ${here(k)}: draw from a hand or play an alien.`
          : say`Explore ${here(k)}: from whose hand do you draw?`;
      case 'steal-from':
        return say`From whose home planet shall ${common.named('en', 'pilferer', 'the')} take a relic?`;
      case 'steal-what':
        return say`Which relic shall ${common.named('en', 'pilferer', 'the')} take from ${who(seatIn(path[1]))}?`;
      case 'scheme-from':
        return say`From which portal shall ${common.named('en', 'schemer', 'the')} take a relic?`;
      case 'scheme-to': {
        const relic = the(tagOf(k.pub.portals[positionIn(path[1])]));
        return c.picks.length === 1 ? say`Take ${relic} into your hand?` : say`Place ${relic} on your home planet or keep it in your hand?`;
      }
      case 'land':
        return c.picks.includes('stay')
          ? say`Land at ${here(k)}, or fly on?`
          : say`You are flying on; until the landing window closes you may still land at ${here(k)}.`;
      case 'land-now':
        return say`Land at ${here(k)}: everybody has to, and the first ship acts first.`;
      case 'bonus':
        return ['Your sabortal has ended the mission: take one card from any portal, if you like.'];
      case 'collect': {
        const top = common.topFrame(k);
        const left = top?.step === 'collect' ? top.left : 0;
        const of = VALUES[k.pub.berths[seat]];
        const take = c.picks.some((p) => p.startsWith('take'));
        const place = c.picks.some((p) => p.startsWith('place'));
        const left_ = say`${left} of ${actions(of)} left`;
        if (take && place) return say`Collect a card from any portal or place a relic on your home planet: ${left_}.`;
        if (take) return say`Collect a card from any portal: ${left_}.`;
        return place ? say`Place a relic on your home planet: ${left_}.` : ['There is nothing left for you to collect or to place.'];
      }
    }
  },

  waiting(k, you) {
    const seats = common.awaited(k, you);
    if (seats.length === 0) return k.stack.length === 0 ? ['The game is over.'] : ['The game goes on in a moment.'];
    const are: Phrase = seats.length === 1 ? does(seats[0], you, 'are', 'is') : say`${all(seats, you)} are`;
    switch (common.topFrame(k)?.step) {
      case 'explore':
        return say`${are} exploring ${portal(k.pub.portal)}.`;
      case 'landing':
        return k.pub.portal === LAST_PORTAL
          ? say`${are} landing at ${portal(LAST_PORTAL)}.`
          : say`${are} deciding whether to land at ${portal(k.pub.portal)}.`;
      case 'bonus':
        return say`${are} choosing a card after the ${card('sabortal')}.`;
      case 'collect':
        return say`${are} collecting and placing.`;
      default:
        return say`${are} thinking.`;
    }
  },

  pick(p, k, seat) {
    const [verb] = p.split(' ');
    switch (verb) {
      case 'draw': {
        const from = seatIn(p);
        return from === seat ? ['Draw from your own hand'] : say`Draw from ${who(from)} (1 in ${k.pub.hands[from]})`;
      }
      case 'from': {
        const from = seatIn(p);
        return say`From ${from === seat ? 'yourself' : who(from)}`;
      }
      case 'portal':
      case 'take': {
        const position = positionIn(p);
        const there = common.cardAt(k, position);
        return there === null ? say`From ${portal(position)}` : say`${card(there)} from ${portal(position)}`;
      }
      case 'place': {
        const c = relicIn(p);
        const has = k.pub.planets[seat][c] ?? SET;
        return has < SET ? say`Place ${card(tagOf(c))} (${has + 1} of ${SET})` : say`Place ${card(tagOf(c))}`;
      }
      case 'pilferer':
      case 'schemer':
      case 'thief':
        return say`Play ${the(verb)}`;
      case 'home':
        return ['Place it on your home planet'];
      case 'hand':
        return ['Take it into your hand'];
      case 'land':
        return say`Land at ${portal(k.pub.portal)}`;
      case 'stay':
        return ['Fly on'];
      case 'none':
        return ['Take nothing'];
      case 'enough':
        return ['Finish here'];
      default:
        return [card(p as Extract<Pick, Tag>)];
    }
  },

  order(text) {
    const order = orderOf(text);
    if (order === null) return [text];
    if (order.verb === 'alone') return ['Land as soon as nobody else is flying'];
    return order.verb === 'stay' ? say`Fly on until ${portal(order.portal)}` : say`Land at ${portal(order.portal)} or beyond`;
  },

  refusal: {
    'own-hand': () => ['You cannot draw from your own hand.'],
    'alien-not-held': (r) => say`You do not hold ${the(r.pick as Tag)}.`,
    'no-aliens-yet': () => ['In the first mission nobody holds an alien yet.'],
    'nothing-to-steal': () => say`There is no relic that ${common.named('en', 'pilferer', 'the')} could take.`,
    'nothing-to-scheme': () => say`No relic lies at any portal for ${common.named('en', 'schemer', 'the')} to take.`,
    'own-planet': () => ['You cannot steal from yourself.'],
    'planet-empty': (r) => say`Nothing lies on the home planet of ${who(seatAt(common.detail(r, 'seat')))}.`,
    'all-protected': (r) => say`${who(seatAt(common.detail(r, 'seat')))} has only complete sets, or relics you already have three of.`,
    'relic-protected': () => ['This set is complete, so it is safe.'],
    'thief-has-three': (r) => three(common.relicOf(r)),
    'relic-not-there': (r) => {
      const relic = common.relicOf(r);
      return relic === null ? ['That relic does not lie there.'] : say`There are no ${many(relic)} on that home planet.`;
    },
    'portal-empty': (r) => say`Nothing lies at ${portal(common.detail(r, 'portal'))}.`,
    'alien-at-portal': (r) =>
      say`An alien lies at ${portal(common.detail(r, 'portal'))}, and ${common.named('en', 'schemer', 'the')} takes relics only.`,
    'three-at-home': (r) => three(common.relicOf(r)),
    'must-land': () => say`At ${portal(LAST_PORTAL)} everybody still flying has to land.`,
    'already-stayed': () => ['You are already flying on.'],
    'not-in-hand': (r) => {
      const relic = common.relicOf(r);
      return relic === null ? ['You do not hold this card.'] : say`You have no ${many(relic)} in your hand.`;
    },
    'aliens-stay-in-hand': () => ['Aliens cannot be placed on a home planet.'],
    'sabortal-stays': () => say`Your ${card('sabortal')} always stays with you.`,
    'begins-without-a-chair': (r) => say`This table has ${common.detail(r, 'seats')} chairs: choose one of them, or chance, to begin.`,
  },

  scene: (k, you) => [
    { title: `Mission ${k.pub.mission}`, lines: situation(k, you) },
    { title: 'Portals', lines: portals(k, you) },
    { title: 'Home planets', lines: everybody(k).map((s) => planet(k, s, you)) },
    { title: 'Hands', lines: everybody(k).map((s) => chances(k, s, you)) },
    ...(k.mine === null ? [] : [{ title: 'Your hand', mine: true, lines: [say`${list(common.countedAll('en', k.mine.hand), 'and')}.`] }]),
    ...(k.pub.seen === null ? [] : [{ title: 'Memory aid', lines: memory(k, k.pub.seen, you) }]),
  ],

  ending: (o) => {
    const winners = o.ranks.flatMap((rank, s) => (rank === 1 ? [seatAt(s)] : []));
    const wins = winners.length === 1 ? 'wins' : 'share the win';
    return o.ending === 'mission-limit'
      ? say`${all(winners, null)} ${wins}: the best collection after forty missions.`
      : say`${all(winners, null)} ${wins} with three complete sets.`;
  },

  option: {
    landing: {
      name: 'Landing',
      help: 'How players decide after each portal whether to land. It also settles who lies at the bottom of the pile and so acts first.',
      of: {
        race: 'Race: the first to land lies at the bottom',
        sealed: 'Sealed: all decide in secret, then it is shown',
        open: 'In turn: everybody says it openly, the explorer first',
      },
    },
    landingSeconds: { name: 'Seconds to land', help: 'How long the landing window stays open in a race. Whoever says nothing flies on.', of: null },
    begins: {
      name: 'Starting pass',
      help: 'Who holds the pass first, and so explores first.',
      of: { random: 'Chance decides', '1': 'Chair 1', '2': 'Chair 2', '3': 'Chair 3', '4': 'Chair 4', '5': 'Chair 5', '6': 'Chair 6' },
    },
    memoryAid: {
      name: 'Memory aid',
      help: 'Shows which cards everybody saw going into a hand and that must still be there. Off, you have to remember them.',
      of: null,
    },
  },

  timed: (o) => (o.landing === 'race' ? [`landing races (${o.landingSeconds} seconds each)`] : []),

  tally: { missions: 'Missions', turns: 'Portals explored' },
  rule: rulebook,
};

const everybody = (k: View): readonly Seat[] => seatsOf(k.pub.hands.length);
const pile = (n: number): string =>
  n === 0 ? 'The draw pile is empty.' : n === 1 ? '1 relic is left in the draw pile.' : `${n} relics are left in the draw pile.`;
const three = (relic: Relic | null): Phrase =>
  relic === null
    ? ['You already have three of that kind on your home planet.']
    : say`You already have ${common.counted('en', relic, SET)} on your home planet.`;

/** A player as the label of a line: "You" and "Mirela". */
const label = (seat: Seat, you: You): Part => (seat === you ? 'You' : who(seat));

function situation(k: View, you: You): Phrase[] {
  const { pub } = k;
  const top = common.topFrame(k);
  const lines: Phrase[] = [];
  if (top === null) lines.push(['The game is over.']);
  else if (top.step === 'explore') lines.push(say`${explores(pub.explorer, you, pub.portal)}, ${worth(pub.portal)}.`);
  else if (top.step === 'landing')
    lines.push(say`The landing window is open at ${here(k)}.`, say`Still to decide: ${all(waitedFor<Rarities>(k), you)}.`);
  else if (top.step === 'bonus')
    lines.push(say`A ${card('sabortal')} has ended the mission. ${does(top.seat, you, 'may', 'may')} take a card from any portal.`);
  else if (top.step === 'collect') {
    lines.push(say`${does(top.queue[0], you, 'are', 'is')} collecting and placing, with ${actions(top.left)} left.`);
    if (top.queue.length > 1) lines.push(say`Then: ${all(top.queue.slice(1), you)}.`);
  }
  lines.push(say`${does(pub.pass, you, 'hold', 'holds')} the pass.`, [pile(pub.pile)]);
  return lines;
}

function portals(k: View, you: You): Phrase[] {
  const lines = common.opened(k).map((p) => {
    const there = common.cardAt(k, p);
    const ships = common.shipsAt(k, p);
    const lying: Phrase = there === null ? ['empty'] : [card(there)];
    const landed: Phrase = ships.length === 0 ? [] : say`; landed, first at the bottom: ${common.commas(ships.map((s) => [them(s, you)]))}`;
    return say`${common.portalRef('Portal', p)}, ${worth(p)}: ${lying}${landed}.`;
  });
  const shut = common.shut(k);
  if (shut.length > 0) lines.push(say`Not yet explored: ${common.commas(shut.map((p) => say`${portal(p)} (${actions(VALUES[p])})`))}.`);
  return lines;
}

function planet(k: View, seat: Seat, you: You): Phrase {
  const relics = k.pub.planets[seat];
  const lying = common.countedAll('en', relics);
  const what: Phrase = lying.length === 0 ? ['nothing yet'] : list(lying, 'and');
  return say`${label(seat, you)}: ${what}. Complete sets: ${completeSets(relics)} of ${SETS_TO_WIN}.`;
}

function chances(k: View, seat: Seat, you: You): Phrase {
  const n = k.pub.hands[seat];
  const berth = k.pub.berths[seat];
  const where: Phrase = berth === 0 ? [common.tooLate(k) ? 'not landed' : 'flying'] : say`landed at ${portal(berth)}`;
  return say`${label(seat, you)}: ${cardCount(n)}, ${card('sabortal')} 1 in ${n}; ${where}.`;
}

function memory(k: View, seen: readonly (readonly number[])[], you: You): Phrase[] {
  return everybody(k).map((s) => {
    const known = common.countedAll('en', seen[s]);
    return say`${label(s, you)}: ${known.length === 0 ? ['nothing seen'] : list(known, 'and')}.`;
  });
}
