/**
 * What the illustrated table draws: the public facts, your own hand, and nothing a seat does not know. `rest` makes it from
 * what is known; `lift` and `land` move it on by what is heard, so that a table can show every single thing that happened
 * between two things it knows.
 */
import { type Known, type Seat, seatAt } from '@starboard/kernel';
import { CARDS, cardOf, EMPTY, LAST_PORTAL, SET, SETS_TO_WIN, type Tag, VALUES } from '../content/cards.ts';
import type { Event, Rarities } from '../rules/types.ts';

export interface Picture {
  readonly mission: number;
  /** The portal being explored or just explored; 0 before the first. */
  readonly portal: number;
  readonly explorer: Seat;
  readonly pass: Seat;
  readonly pile: number;
  /** The card at each portal by position (index 0 is unused), or EMPTY. */
  readonly portals: readonly number[];
  /** Where each seat's ship has landed; 0: still flying. */
  readonly berths: readonly number[];
  /** Landed ships; of two at one portal, the first is lower. */
  readonly ships: readonly Seat[];
  /** Relics on each home planet, counted by kind. */
  readonly planets: readonly (readonly number[])[];
  /** How many cards each seat holds. */
  readonly hands: readonly number[];
  /** Your own hand, counted by card; null for spectators. */
  readonly own: readonly number[] | null;
  /** `between` two missions things are put away; nobody is asked then, so it is only seen on the way. */
  readonly phase: 'explore' | 'landing' | 'bonus' | 'collect' | 'between' | 'over';
  /** Who said openly in this landing window that they fly on; ascending. */
  readonly stayed: readonly Seat[];
  /** Whose actions are being spent, how many are left, and who comes after. */
  readonly collecting: { readonly seat: Seat; readonly left: number; readonly queue: readonly Seat[] } | null;
  /** On the way just now, and drawn by the stage: these have their new places already, which must stay empty to the eye. */
  readonly away: { readonly ships: readonly Seat[]; readonly pass: boolean };
}

const HERE: Picture['away'] = { ships: [], pass: false };

// ---- At rest ------------------------------------------------------------------------------------------------------------

export function rest(k: Known<Rarities>, you: Seat | null): Picture {
  const { pub } = k;
  const top = k.stack.at(-1);
  return {
    mission: pub.mission,
    portal: pub.portal,
    explorer: pub.explorer,
    pass: pub.pass,
    pile: pub.pile,
    portals: pub.portals,
    berths: pub.berths,
    ships: pub.ships,
    planets: pub.planets,
    hands: pub.hands,
    own: you === null || k.mine === null ? null : k.mine.hand,
    phase: top === undefined ? 'over' : top.step === 'missions' ? 'explore' : top.step,
    stayed: top?.step === 'landing' ? stayedIn(k, top.voices) : [],
    collecting: top?.step === 'collect' ? { seat: top.queue[0], left: top.left, queue: top.queue.slice(1) } : null,
    away: HERE,
  };
}

/** Q1: in a race those who are settled. Q2b: in turn, those who were asked before and have not landed. Q2: sealed, nobody knows. */
function stayedIn({ pub, flow }: Known<Rarities>, voices: number): Seat[] {
  if (flow.window === 'open') return [...flow.done];
  if (flow.window === 'sealed') return [];
  const n = pub.hands.length;
  const asked = Array.from({ length: voices - 1 }, (_, i) => seatAt((pub.explorer + i) % n));
  return asked.filter((seat) => pub.berths[seat] === 0).sort((a, b) => a - b);
}

// ---- Moved on by events -------------------------------------------------------------------------------------------------

/** While the event happens: what travels has left its place; ships and the pass have their new one, unseen (`away`). */
export function lift(m: Picture, e: Event, you: Seat | null): Picture {
  switch (e.kind) {
    case 'drawn':
      return lose(m, e.from, e.card, you);
    case 'sabortal':
      return lose(m, e.from, 'sabortal', you);
    case 'pilfered':
      return { ...lose(m, e.by, 'pilferer', you), planets: onPlanet(m, e.from, e.relic, -1) };
    case 'schemed':
      return { ...lose(m, e.by, 'schemer', you), portals: atPortal(m, e.at, EMPTY) };
    case 'thieved':
      return away({ ...lose(m, e.by, 'thief', you), ...shifted(m, e.ships) }, ...e.ships.filter((s) => s.from !== s.to).map((s) => s.seat));
    case 'landed':
      return away({ ...m, ...landedAt(m, e.seat, e.portal) }, e.seat);
    case 'bonus':
    case 'took':
      return { ...m, portals: atPortal(m, e.portal, EMPTY) };
    case 'placed':
      return lose(m, e.seat, e.relic, you);
    case 'leftovers':
      return { ...shipsHome(m), portals: m.portals.map(() => EMPTY) };
    case 'pass': {
      const home = shipsHome(m);
      return { ...home, pass: e.seat, away: { ...home.away, pass: true } };
    }
    case 'refills':
      return { ...m, pile: e.pile };
    default:
      return m;
  }
}

/** After the event. Folded over all that a seat hears, it gives what `rest` makes of what the seat knows. */
export function land(m: Picture, e: Event, you: Seat | null): Picture {
  switch (e.kind) {
    case 'start': {
      const portals = m.portals.map(() => EMPTY);
      for (const [i, alien] of e.aliens.entries()) portals[i + 1] = cardOf(alien);
      return { ...m, pass: e.pass, explorer: e.pass, portals };
    }
    case 'dealt':
      return you === e.seat ? { ...m, own: counted(e.cards) } : m;
    case 'mission':
      return { ...m, mission: e.n, portal: e.portal, explorer: e.explorer, phase: 'explore' };
    case 'drawn':
      return { ...lose(m, e.from, e.card, you), portals: atPortal(m, e.portal, cardOf(e.card)), phase: 'landing' };
    case 'sabortal':
      return { ...m, phase: 'bonus' };
    case 'pilfered':
      return {
        ...lose(m, e.by, 'pilferer', you),
        portals: atPortal(m, e.portal, cardOf('pilferer')),
        planets: onPlanet({ planets: onPlanet(m, e.from, e.relic, -1) }, e.by, e.relic, 1),
        phase: 'landing',
      };
    case 'schemed': {
      const played = { ...lose(m, e.by, 'schemer', you), portals: atPortal(m, e.at, cardOf('schemer')) };
      const done = e.to === 'home' ? { ...played, planets: onPlanet(m, e.by, e.relic, 1) } : gain(played, e.by, [e.relic], you);
      // R37, Q21: nobody lands, the next one explores, unless this was the win (R32) or the last portal (Q22).
      if (done.portal === LAST_PORTAL) return { ...done, phase: 'landing' };
      return done.planets[e.by].filter((n) => n >= SET).length >= SETS_TO_WIN ? done : nextPortal(done);
    }
    case 'thieved':
      return { ...lose(m, e.by, 'thief', you), ...shifted(m, e.ships), portals: atPortal(m, e.portal, cardOf('thief')), phase: 'landing' };
    case 'shown':
      return afterVoice({ ...m, stayed: [...e.stay].sort((a, b) => a - b) });
    case 'landed':
      return afterVoice({ ...m, ...landedAt(m, e.seat, e.portal), stayed: m.stayed.filter((seat) => seat !== e.seat) });
    case 'stayed':
      return afterVoice({ ...m, stayed: [...m.stayed, e.seat].sort((a, b) => a - b) });
    case 'collecting': {
      const [first, ...others] = e.order;
      return { ...m, phase: 'collect', collecting: { seat: first.seat, left: first.actions, queue: others.map((o) => o.seat) } };
    }
    case 'bonus':
      return gain({ ...m, portals: atPortal(m, e.portal, EMPTY) }, e.seat, [e.card], you);
    case 'took':
      return afterAction(gain({ ...m, portals: atPortal(m, e.portal, EMPTY) }, e.seat, [e.card], you), 1);
    case 'placed':
      return afterAction({ ...lose(m, e.seat, e.relic, you), planets: onPlanet(m, e.seat, e.relic, 1) }, 1);
    case 'forfeited':
      return afterAction(m, e.actions);
    case 'leftovers':
      return { ...gain(shipsHome(m), e.seat, e.cards, you), portals: m.portals.map(() => EMPTY), away: HERE };
    case 'pass':
      return { ...shipsHome(m), pass: e.seat, away: HERE };
    case 'refills':
      return { ...m, pile: e.pile, hands: m.hands.map((n, seat) => n + e.counts[seat]) };
    case 'refilled':
      return you === e.seat ? { ...m, own: plus(m.own, e.cards) } : m;
    case 'won':
    case 'limit':
      return { ...m, phase: 'over', stayed: [], collecting: null };
    case 'ended':
    case 'declined':
      return m;
  }
}

// ---- The parts ----------------------------------------------------------------------------------------------------------

const replaced = <V>(list: readonly V[], at: number, by: V): V[] => list.map((v, i) => (i === at ? by : v));

const atPortal = (m: Pick<Picture, 'portals'>, portal: number, card: number): number[] => replaced(m.portals, portal, card);

function onPlanet(m: Pick<Picture, 'planets'>, seat: Seat, relic: Tag, more: number): Picture['planets'] {
  const planet = m.planets[seat];
  return replaced(m.planets, seat, replaced(planet, cardOf(relic), planet[cardOf(relic)] + more));
}

function lose(m: Picture, seat: Seat, card: Tag, you: Seat | null): Picture {
  const own = m.own !== null && seat === you ? replaced(m.own, cardOf(card), m.own[cardOf(card)] - 1) : m.own;
  return { ...m, own, hands: replaced(m.hands, seat, m.hands[seat] - 1) };
}

function gain(m: Picture, seat: Seat, cards: readonly Tag[], you: Seat | null): Picture {
  return { ...m, own: seat === you ? plus(m.own, cards) : m.own, hands: replaced(m.hands, seat, m.hands[seat] + cards.length) };
}

function plus(own: Picture['own'], cards: readonly Tag[]): Picture['own'] {
  if (own === null) return null;
  const more = counted(cards);
  return own.map((n, card) => n + more[card]);
}

function counted(cards: readonly Tag[]): number[] {
  const counts = CARDS.map(() => 0);
  for (const tag of cards) counts[cardOf(tag)]++;
  return counts;
}

type Ships = Pick<Picture, 'berths' | 'ships'>;

const landedAt = (m: Picture, seat: Seat, portal: number): Ships => ({ berths: replaced(m.berths, seat, portal), ships: [...m.ships, seat] });

function shifted(m: Picture, ships: Extract<Event, { kind: 'thieved' }>['ships']): Ships {
  const berths = [...m.berths];
  for (const s of ships) berths[s.seat] = s.to;
  return { berths, ships: ships.map((s) => s.seat) };
}

/** R29: what comes first after a mission, leftovers or the pass, sees the ships return. */
const shipsHome = (m: Picture): Picture => away({ ...m, berths: m.berths.map(() => 0), ships: [], phase: 'between' }, ...m.ships);

const away = (m: Picture, ...ships: readonly Seat[]): Picture => ({ ...m, away: { ...m.away, ships } });

/** R18: once everybody still flying has said so, the next one explores; with nobody left or at the last portal the mission ends. */
function afterVoice(m: Picture): Picture {
  const flying = m.berths.flatMap((berth, seat) => (berth === 0 ? [seatAt(seat)] : []));
  const on = flying.length > 0 && m.portal < LAST_PORTAL && flying.every((seat) => m.stayed.includes(seat));
  return on ? nextPortal(m) : m;
}

/** R18, Q7: the next one clockwise who is still flying. */
function nextPortal(m: Picture): Picture {
  const n = m.hands.length;
  let explorer = m.explorer;
  do explorer = seatAt((explorer + 1) % n);
  while (m.berths[explorer] !== 0);
  return { ...m, explorer, portal: m.portal + 1, phase: 'explore', stayed: [] };
}

/** R25: the next one in the queue has as many actions as the portal is worth. */
function afterAction(m: Picture, spent: number): Picture {
  const now = m.collecting;
  if (now === null) return m;
  if (now.left > spent) return { ...m, collecting: { ...now, left: now.left - spent } };
  const [seat, ...queue] = now.queue;
  return { ...m, collecting: seat === undefined ? null : { seat, left: VALUES[m.berths[seat]], queue } };
}
