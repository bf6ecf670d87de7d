/**
 * What the table shows of everybody: the public facts, moved on by events so that a noise appears when it is heard. Own things
 * (place, items, way) come from what is known and are not in here.
 */
import { type Known, type Seat, seatsOf } from '@starboard/kernel';
import { type CHARACTERS, numberOf } from '../content/cards.ts';
import { lawOf } from '../rules/law.ts';
import * as trail from '../rules/trail.ts';
import type { Aliens, Event, Pub } from '../rules/types.ts';
import type { Zone } from '../rules/zone.ts';

export interface Picture {
  readonly zone: Zone;
  readonly round: number;
  readonly hatches: Pub['hatches'];
  readonly status: Pub['status'];
  readonly shown: readonly number[];
  /** E.3. */
  readonly kills: readonly number[];
  readonly trail: readonly trail.Entry[];
  /** Where the figure of this screen's seat stands; null for spectators. */
  readonly own: Own | null;
  /** Your own figure is on its way there. */
  readonly moving: boolean;
  /** The end has been told: until then nothing of the truth is shown, though it is known. */
  readonly over: boolean;
  /** What happens at this moment, where it is worth a sentence in the middle of the table. */
  readonly telling: Event | null;
}
interface Own {
  readonly seat: Seat;
  readonly at: number;
  /** Where it began the game (A.5). */
  readonly home: number;
  readonly alien: boolean;
}

/** Entries with a place in the sheet. */
const TOLD: readonly number[] = [
  trail.NOTHING,
  trail.SILENCE,
  trail.NOISE,
  trail.ATTACK,
  trail.STAY,
  trail.TELEPORT,
  trail.SEEN,
  trail.HATCH,
  trail.FED,
  trail.FAST,
  trail.CALM,
  trail.HIDDEN,
  trail.TURNED,
  trail.BACK,
];
/** Told beside where somebody went: a seat's last word is another one. */
export const BESIDE: readonly number[] = [trail.FED, trail.FAST, trail.CALM, trail.HIDDEN, trail.TURNED, trail.BACK];
const LOUD: readonly Event['kind'][] = ['attack', 'defended', 'eliminated', 'hatch', 'escaped', 'teleported', 'sealed-in', 'no-alien', 'time-up'];

export function rest(k: Known<Aliens>, you: Seat | null): Picture {
  const { pub, mine } = k;
  return {
    zone: lawOf(pub.options, pub.status.length).zone,
    round: pub.round,
    hatches: pub.hatches,
    status: pub.status,
    shown: pub.shown,
    kills: pub.kills,
    trail: [...trail.entries(pub)].filter((e) => TOLD.includes(e.what)).map((e) => (e.what === trail.BACK ? { ...e, sector: -1 } : e)),
    own: mine === null || you === null ? null : { seat: you, at: mine.sector, home: mine.path[0], alien: mine.alien },
    moving: false,
    over: pub.truth !== null,
    telling: null,
  };
}

/** While an event is shown: your own figure travels, all else is where it was. */
export function lift(m: Picture, e: Event): Picture {
  if (e.kind === 'moved' && e.seat === m.own?.seat) return { ...land(m, e), moving: true };
  return LOUD.includes(e.kind) ? { ...m, telling: e } : m;
}

export function land(m: Picture, e: Event): Picture {
  const shown = landPublic(m, e);
  const own = ownAfter(shown, e);
  return own === m.own && !m.moving && m.telling === null ? shown : { ...shown, own, moving: false, telling: null };
}

/** Your own place is told to its seat alone, or follows from what everybody sees. */
function ownAfter({ own, zone }: Picture, e: Event): Own | null {
  if (own === null || !('seat' in e) || e.seat !== own.seat) return own;
  switch (e.kind) {
    case 'moved':
      return { ...own, at: zone.byName.get(e.to) ?? own.at };
    case 'teleported':
      return { ...own, at: zone.human };
    case 'walks':
      return { ...own, at: zone.hatches[e.hatch] };
    case 'eliminated':
      return e.how === 'back' ? { ...own, at: own.home } : e.how === 'turned' ? { ...own, alien: true } : own;
    default:
      return own;
  }
}

function landPublic(m: Picture, e: Event): Picture {
  const sector = (name: string): number => m.zone.byName.get(name) ?? -1;
  const told = (seat: Seat, what: number, at = -1): Picture => ({ ...m, trail: [...m.trail, { round: m.round, seat, what, sector: at }] });
  const shows = (seat: Seat, character: (typeof CHARACTERS)[number]): readonly number[] => m.shown.with(seat, numberOf(character));
  // Several events tell of one arrival at a hatch: the walk of Q51, two cards of the Engineer, the card itself.
  const entered = (seat: Seat, hatch: number): Picture => {
    const last = m.trail.at(-1);
    const at = m.zone.hatches[hatch];
    const again = last?.what === trail.HATCH && last.seat === seat && last.round === m.round && last.sector === at;
    return again ? m : told(seat, trail.HATCH, at);
  };
  switch (e.kind) {
    case 'round':
      return { ...m, round: e.n };
    case 'nothing':
      return told(e.seat, trail.NOTHING);
    case 'silence':
      return told(e.seat, trail.SILENCE);
    case 'stayed':
      return told(e.seat, trail.STAY);
    case 'noise':
      return told(e.seat, trail.NOISE, sector(e.sector));
    case 'attack':
      return told(e.seat, trail.ATTACK, sector(e.sector));
    case 'teleported':
      return told(e.seat, trail.TELEPORT, m.zone.human);
    case 'fed':
      return told(e.seat, trail.FED);
    case 'used':
      return e.item === 'adrenaline' ? told(e.seat, trail.FAST) : e.item === 'sedatives' ? told(e.seat, trail.CALM) : m;
    case 'used-secretly':
      return told(e.seat, trail.HIDDEN);
    case 'spotlight':
      return { ...m, trail: [...m.trail, ...e.seen.map(({ seat, sector: at }) => ({ round: m.round, seat, what: trail.SEEN, sector: sector(at) }))] };
    case 'walks':
      return entered(e.seat, e.hatch);
    case 'two-cards':
      return { ...entered(e.seat, e.hatch), shown: shows(e.seat, 'engineer') };
    case 'hatch':
      return { ...entered(e.seat, e.hatch), hatches: m.hatches.with(e.hatch, e.card === 'red' ? 'broken' : 'used') };
    case 'eliminated': {
      const news = { shown: shows(e.seat, e.character), kills: e.by === null ? m.kills : m.kills.with(e.by, m.kills[e.by] + 1) };
      if (e.how === 'out') return { ...m, ...news, status: m.status.with(e.seat, 'eliminated') };
      // B.3: where it was attacked. A.5: the start depends on the role.
      return { ...(e.how === 'turned' ? told(e.seat, trail.TURNED, attackedIn(m)) : told(e.seat, trail.BACK)), ...news };
    }
    case 'escaped':
      return { ...m, shown: shows(e.seat, e.character), status: m.status.with(e.seat, 'escaped') };
    case 'examined':
      return { ...m, shown: shows(e.seat, e.character) };
    case 'over':
      return { ...m, over: true };
    default:
      return m;
  }
}

/** Where the newest attack was; -1: nowhere. */
export const attackedIn = (m: Picture): number => m.trail.findLast((e) => e.what === trail.ATTACK)?.sector ?? -1;

/** Seats in turn order, so that the sheet reads from top to bottom. */
export const inTurnOrder = (first: Seat, n: number): readonly Seat[] => seatsOf(n).map((_, i) => seatsOf(n)[(first + i) % n]);
