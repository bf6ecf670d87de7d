/**
 * How the table of Rarities follows what happens (docs/look.md, "Motion"): what travels at each event, from where to where, and
 * what is heard. The picture itself is moved on by ./picture.ts.
 */
import { type Language, type Seat, seatAt } from '@starboard/kernel';
import { type Anchor, DRAMA_MS, FLIP_MS, MOVE_MS, type Motion, type Staging } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { cardOf, EMPTY, SET, type Tag, tagOf, VALUES } from '../content/cards.ts';
import type { Event, Rarities } from '../rules/types.ts';
import { CardBack, CardFace, PassArt, ShipArt } from './art/index.ts';
import { Cracks, Rays } from './drama.tsx';
import { cardHeight } from './layout.ts';
import { land, lift, type Picture, rest } from './picture.ts';
import { sounds } from './sounds.ts';

/** Things are drawn at their largest and made smaller on the way. */
const CARD = { w: 96, h: cardHeight(96) };
const SHIP = { w: 64, h: 64 };
const PASS = { w: 40, h: 40 };
/** What appears in a drama (./drama.tsx). */
const CRACKS = { w: 96, h: 134 };
const RAYS = { w: 160, h: 160 };

/** A card that turns over flies first. */
const TURNED_MS = MOVE_MS + FLIP_MS;
/** Cards that go the same way follow one another. */
const AFTER_MS = 40;
/** R39: the Time Thief's ships slide one portal in this time. */
const SLIDE_MS = 120;
/** A closing set shines a little longer. */
const SET_MS = 700;
/** More backs than these to one hand are a flurry. */
const MOST_BACKS = 3;
/** The clink of a relic by its portal's value, and of a set's copies, in half tones. */
const RISING = [0, 0, 2, 4, 7];

const stagings: { [L in Language]?: Staging<Rarities, Picture> } = {};

/** Always the same one for a language. */
export const stagingIn = (language: Language): Staging<Rarities, Picture> => {
  stagings[language] ??= { rest, lift, land, sounds, motions: (m, e, you) => motions(m, e, you, language) };
  return stagings[language];
};

function motions(m: Picture, e: Event, you: Seat | null, language: Language): readonly Motion[] {
  const face = (tag: Tag): ComponentChildren => <CardFace tag={tag} language={language} width={CARD.w} />;
  /** A card leaves a hand: others see it turn over where it arrives, its owner has seen it all along. */
  const outOfHand = (seat: Seat, tag: Tag, to: Motion['to'], more: Partial<Motion> = {}): Motion =>
    seat === you
      ? { kind: 'fly', what: face(tag), size: CARD, from: [`card ${tag}`, hand(seat)], to, cue: 'draw', ...more }
      : { kind: 'flip', what: face(tag), size: CARD, back: back(), from: hand(seat), to, cue: 'draw', ...more };
  /** A card goes into a hand, where others see its back only. */
  const intoHand = (seat: Seat, tag: Tag, from: Anchor, more: Partial<Motion> = {}): Motion =>
    seat === you
      ? { kind: 'fly', what: face(tag), size: CARD, from, to: [`card ${tag}`, hand(seat)], cue: 'draw', ...more }
      : { kind: 'flip', what: back(), size: CARD, back: face(tag), from, to: hand(seat), cue: 'draw', ...more };
  const arrival = (seat: Seat): number => (seat === you ? MOVE_MS : TURNED_MS);
  const ownCue = (seat: Seat): keyof typeof sounds => (seat === you ? 'land-own' : 'land');
  /** R29: who landed flies again. */
  const home = (): Motion[] =>
    m.ships.map((seat) => ({ kind: 'fly', what: ship(seat), size: SHIP, from: `ship ${seat}`, to: [`ship ${seat}`, 'sky', hand(seat)] }));

  switch (e.kind) {
    case 'mission':
      return [glow(portal(e.portal))];
    case 'drawn':
      return [outOfHand(e.from, e.card, portal(e.portal)), clink(portal(e.portal), e.portal, arrival(e.from))];
    case 'sabortal': {
      const at = portal(e.portal);
      const opened = arrival(e.from);
      return [
        outOfHand(e.from, 'sabortal', at),
        { kind: 'drama', what: <Cracks />, size: CRACKS, from: at, to: at, dim: true, delay: opened, cue: 'sabortal' },
        glow(hand(e.from), opened + DRAMA_MS),
      ];
    }
    case 'pilfered': {
      const laid = arrival(e.by);
      const to = ring(e.by, e.relic);
      return [
        outOfHand(e.by, 'pilferer', portal(e.portal)),
        { kind: 'fly', what: face(e.relic), size: CARD, from: ring(e.from, e.relic), to, delay: laid },
        ...kept(m.planets[e.by], e.relic, to, laid + MOVE_MS),
      ];
    }
    case 'schemed': {
      const at = portal(e.at);
      const to = ring(e.by, e.relic);
      const taken: Motion[] =
        e.to === 'hand'
          ? [intoHand(e.by, e.relic, at)]
          : [{ kind: 'fly', what: face(e.relic), size: CARD, from: at, to, cue: 'draw' }, ...kept(m.planets[e.by], e.relic, to, MOVE_MS)];
      return [...taken, outOfHand(e.by, 'schemer', at, { delay: MOVE_MS })];
    }
    case 'thieved': {
      const laid = arrival(e.by);
      const groups = [...new Set(e.ships.map((s) => s.from))].sort((a, b) => a - b);
      const slides = e.ships
        .filter((s) => s.from !== s.to)
        .map(
          (s): Motion => ({
            kind: 'slide',
            what: ship(s.seat),
            size: SHIP,
            from: `ship ${s.seat}`,
            via: Array.from({ length: s.from - s.to - 1 }, (_, i) => `berths ${s.from - 1 - i}`),
            to: [`ship ${s.seat}`, `berths ${s.to}`],
            delay: laid + groups.indexOf(s.from) * SLIDE_MS,
            ms: (s.from - s.to) * SLIDE_MS,
          }),
        );
      return [outOfHand(e.by, 'thief', portal(e.portal)), clink(portal(e.portal), e.portal, laid), ...slides];
    }
    case 'landed': {
      const to: Anchor[] = [`ship ${e.seat}`, `berths ${e.portal}`];
      return [
        { kind: 'fly', what: ship(e.seat), size: SHIP, from: [`ship ${e.seat}`, 'sky', hand(e.seat)], to },
        { ...glow(to, MOVE_MS), cue: ownCue(e.seat) },
      ];
    }
    case 'stayed':
      return [glow([`ship ${e.seat}`, hand(e.seat)])];
    case 'collecting':
      return [glow(`ship ${e.order[0].seat}`)];
    case 'bonus':
    case 'took':
      return [intoHand(e.seat, e.card, portal(e.portal))];
    case 'placed': {
      const to = ring(e.seat, e.relic);
      return [outOfHand(e.seat, e.relic, to), ...kept(m.planets[e.seat], e.relic, to, arrival(e.seat))];
    }
    case 'leftovers': {
      const left = m.portals.flatMap((card, p) => (card === EMPTY ? [] : [{ p, tag: tagOf(card) }]));
      return [...home(), ...left.map(({ p, tag }, i) => quiet(intoHand(e.seat, tag, portal(p), { delay: i * AFTER_MS }), i))];
    }
    case 'pass': {
      const to: Anchor[] = [`pass ${e.seat}`, `planet ${e.seat}`];
      return [
        ...home(),
        { kind: 'fly', what: <PassArt width={PASS.w} />, size: PASS, from: [`pass ${m.pass}`, `planet ${m.pass}`], to },
        glow(to, MOVE_MS),
      ];
    }
    case 'refills': {
      const backs = e.counts.flatMap((n, seat) => new Array<Seat>(Math.min(n, MOST_BACKS)).fill(seatAt(seat)));
      return backs.map((seat, i) =>
        quiet({ kind: 'fly', what: back(), size: CARD, from: 'pile', to: hand(seat), delay: i * AFTER_MS, cue: 'draw' }, i),
      );
    }
    case 'won': {
      const at = `planet ${e.seat}`;
      return [{ kind: 'drama', what: <Rays />, size: RAYS, from: at, to: at, cue: 'win' }];
    }
    case 'limit':
      return e.seats.map((seat, i) => ({ ...glow(`planet ${seat}`), ...(i === 0 ? { cue: 'win' } : {}) }));
    case 'start':
    case 'dealt':
    case 'shown':
    case 'ended':
    case 'declined':
    case 'forfeited':
    case 'refilled':
      return [];
  }
}

const back = (): ComponentChildren => <CardBack width={CARD.w} />;
const ship = (seat: Seat): ComponentChildren => <ShipArt seat={seat} width={SHIP.w} />;

const hand = (seat: Seat): Anchor => `hand ${seat}`;
const portal = (position: number): Anchor => `portal ${position}`;
const ring = (seat: Seat, relic: Tag): Anchor[] => [`ring ${seat} ${relic}`, `planet ${seat}`];

const glow = (at: Motion['to'], delay = 0): Motion => ({ kind: 'pulse', from: at, to: at, delay });

/** A card has arrived at a portal. */
const clink = (at: Anchor, position: number, delay: number): Motion => ({ ...glow(at, delay), cue: 'place', pitch: RISING[VALUES[position]] });

/** A relic comes to a planet: the ring closes a third, or the set is complete. */
function kept(planet: readonly number[], relic: Tag, at: Anchor[], delay: number): Motion[] {
  const copies = planet[cardOf(relic)] + 1;
  return [copies === SET ? { ...glow(at, delay), ms: SET_MS, cue: 'set' } : { ...glow(at, delay), cue: 'place', pitch: RISING[copies + 1] }];
}

/** Of many cards at once only the first is heard. */
const quiet = ({ cue, ...motion }: Motion, i: number): Motion => (i === 0 && cue !== undefined ? { ...motion, cue } : motion);
