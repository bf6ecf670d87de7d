/** What is seen and heard at each event (docs/look.md, "Motion"): ships arc to their regions, glyphs fly to the stores, marks step. */
import type { Motion, Staging } from '@starboard/table-kit';
import { numberIn, RESOURCES, SHIPS, type ShipType, TRACKS } from '../content/vocabulary.ts';
import type { Event } from '../rules/events.ts';
import type { Name, Units } from '../rules/names.ts';
import { PLACES } from '../rules/picks.ts';
import type { Andromeda } from '../rules/types.ts';
import type { GlyphId } from './art/glyphs.ts';
import { Art, art, GlyphArt } from './art/index.tsx';
import { land, type Picture, rest, whoIn } from './picture.ts';
import { sounds } from './sounds.ts';

const TOKEN = { w: 30, h: 30 };
const SIGN = { w: 20, h: 20 };

/** A region as events name it: `r2c3/base_odessa`. */
const spaceIn = (at: string): string => `space ${PLACES.indexOf(at.split('/')[0] ?? '')}`;
const isShip = (type: string): type is ShipType => numberIn(SHIPS, type) >= 0;

interface Stand {
  readonly m: Picture;
  readonly you: number | null;
  /** Whether the Collective plays. */
  readonly p: (name: Name) => number;
}

/** Where a side's things are: yours at the station, everybody else's at the strip. */
const home = ({ m, you }: Stand, name: Name, own: string): readonly string[] => {
  const who = whoIn(m, name);
  return who === you ? [own, `vp ${who}`] : [`seat ${who}`, `vp ${who}`];
};

function shipFlies(s: Stand, who: Name, ship: string, from: string | readonly string[], to: string | readonly string[], cue: string): Motion[] {
  if (!isShip(ship)) return [];
  const what = (
    <span className="ae-flying">
      <Art of={art.token(ship, s.p(who))} />
    </span>
  );
  return [{ kind: 'fly', what, size: TOKEN, from, to, cue, pitch: -2 * numberIn(SHIPS, ship) }];
}

const hangarOf = (s: Stand, who: Name, ship: string): readonly string[] => home(s, who, `hangar ${numberIn(SHIPS, ship)}`);

/** One glyph for each sort of unit, a moment after another. */
function units(s: Stand, who: Name, of: Units, from: string | readonly string[] | null, way: 'in' | 'out'): Motion[] {
  return Object.keys(of).flatMap((r, i): Motion[] => {
    const n = numberIn(RESOURCES, r);
    if (n < 0) return [];
    const store = home(s, who, `store ${n}`);
    if (from === null) return [{ kind: 'pulse', from: store, to: store, delay: i * 90, cue: 'glass', pitch: n }];
    const what = glyph(RESOURCES[n]);
    return [
      { kind: 'fly', what, size: SIGN, from: way === 'in' ? from : store, to: way === 'in' ? store : from, delay: i * 90, cue: 'glass', pitch: n },
    ];
  });
}

const glyph = (of: GlyphId) => (
  <span className="ae-flying small">
    <GlyphArt of={of} />
  </span>
);
const pulse = (at: string | readonly string[], cue: string): Motion => ({ kind: 'pulse', from: at, to: at, cue });

function motions(m: Picture, e: Event, you: number | null): readonly Motion[] {
  const s: Stand = { m, you, p: (name) => (name === 'collective' ? 5 : name) };
  const seat = (name: Name): readonly string[] => [`seat ${whoIn(m, name)}`, `vp ${whoIn(m, name)}`];
  return ofShips(s, e) ?? ofGoods(s, e) ?? ofStation(s, e, seat) ?? ofEvents(s, e, seat) ?? ofBattle(s, e, seat) ?? [];
}

function ofShips(s: Stand, e: Event): readonly Motion[] | null {
  switch (e.kind) {
    case 'launched':
      return shipFlies(s, e.who, e.ship, hangarOf(s, e.who, e.ship), spaceIn(e.to), 'launch');
    case 'moved':
    case 'joined':
      return shipFlies(s, e.who, e.ship, spaceIn(e.from), spaceIn(e.to), 'launch');
    case 'pulled':
      return shipFlies(s, e.who, e.ship, spaceIn(e.from), spaceIn(e.to), 'bowed');
    case 'recalled':
      return shipFlies(s, e.who, e.ship, spaceIn(e.at), hangarOf(s, e.who, e.ship), 'launch');
    case 'scrapped':
      return [{ kind: 'drama', what: glyph('damage'), size: SIGN, from: spaceIn(e.at), to: spaceIn(e.at), ms: 500, cue: 'wood' }];
    case 'shielded':
      return [{ kind: 'drama', what: glyph('shield'), size: SIGN, from: spaceIn(e.at), to: spaceIn(e.at), ms: 400, cue: 'metal' }];
    case 'ghost':
      return [pulse(spaceIn(e.to), 'bowed')];
    default:
      return null;
  }
}

function ofGoods(s: Stand, e: Event): readonly Motion[] | null {
  switch (e.kind) {
    case 'gained':
      return units(s, e.who, e.units, null, 'in');
    case 'collected':
      return units(s, e.who, e.units, spaceIn(e.at), 'in');
    case 'paid':
    case 'lost':
      return units(s, e.who, e.units, null, 'out');
    case 'stole':
      return units(s, e.who, e.units, home(s, e.from, 'dock'), 'in');
    case 'scored': {
      const at = [`vp ${whoIn(s.m, e.who)}`, `seat ${whoIn(s.m, e.who)}`];
      return [pulse(at, 'rise')];
    }
    case 'stepped': {
      const at = home(s, e.who, `track ${numberIn(TRACKS, e.track)}`);
      return [{ ...pulse(at, 'rise'), pitch: e.to / 2 }];
    }
    case 'moon':
      return [
        {
          kind: 'fly',
          what: glyph('moon'),
          size: SIGN,
          from: e.from === '' ? home(s, e.who, 'dock') : spaceIn(e.from),
          to: home(s, e.who, 'dock'),
          cue: 'moon',
        },
      ];
    case 'recruited':
      return [{ kind: 'fly', what: glyph('leader'), size: SIGN, from: spaceIn(e.from), to: home(s, e.who, 'dock'), cue: 'tick' }];
    default:
      return null;
  }
}

type SeatOf = (name: Name) => readonly string[];

function ofStation(s: Stand, e: Event, seat: SeatOf): readonly Motion[] | null {
  switch (e.kind) {
    case 'drew':
      return [pulse(home(s, e.who, 'hand'), 'draw')];
    case 'played':
    case 'battle-tactic':
    case 'discarded':
      return [pulse(seat(e.who), 'draw')];
    case 'module':
    case 'activated':
    case 'fixed':
    case 'damaged':
    case 'upgraded':
    case 'built-ship':
    case 'salvaged':
      return [pulse(seat(e.who), 'wood')];
    case 'developed':
    case 'raised':
      return [{ kind: 'drama', what: glyph('develop'), size: SIGN, from: spaceIn(e.at), to: spaceIn(e.at), ms: 600, cue: 'brass' }];
    case 'tipped':
      return [{ kind: 'drama', what: glyph('tip'), size: SIGN, from: spaceIn(e.at), to: spaceIn(e.at), ms: 600, cue: 'wood' }];
    case 'token':
    case 'ability':
    case 'card':
      return [pulse(seat(e.who), 'tick')];
    default:
      return null;
  }
}

function ofEvents(s: Stand, e: Event, seat: SeatOf): readonly Motion[] | null {
  switch (e.kind) {
    case 'marker':
      return [pulse('events', 'metal')];
    case 'tile':
      return [pulse(spaceIn(e.at), 'low')];
    case 'raider':
      return [{ kind: 'drama', what: glyph('raider'), size: { w: 36, h: 36 }, from: spaceIn(e.at), to: spaceIn(e.at), ms: 600, cue: 'low' }];
    case 'raided':
      return [{ kind: 'fly', what: glyph('raider'), size: { w: 34, h: 34 }, from: spaceIn(e.from), to: spaceIn(e.to), cue: 'low' }];
    case 'raider-moved':
      return [{ kind: 'fly', what: glyph('raider'), size: { w: 34, h: 34 }, from: spaceIn(e.from), to: spaceIn(e.to), cue: 'low' }];
    case 'probe':
      return [pulse(spaceIn(e.to), 'metal')];
    case 'c-card':
      return [pulse(spaceIn(e.to), 'metal')];
    case 'c-command':
    case 'c-rolled':
    case 'c-next':
      return [pulse([`seat ${s.m.vp.length - 1}`], 'metal')];
    case 'terminus':
      return [pulse(seat(e.who), 'brass')];
    case 'over':
      return [pulse('map', 'victory')];
    default:
      return null;
  }
}

function ofBattle(_s: Stand, e: Event, seat: SeatOf): readonly Motion[] | null {
  switch (e.kind) {
    case 'battle':
      return [{ kind: 'drama', what: glyph('confrontation'), size: { w: 48, h: 48 }, from: spaceIn(e.at), to: spaceIn(e.at), ms: 600, cue: 'low' }];
    case 'rolled': {
      const side = e.who === 'raiders' ? ['side raiders'] : [`side ${e.who === 'collective' ? _s.m.vp.length - 1 : e.who}`];
      return [pulse([...side, 'battle', 'map'], 'dice')];
    }
    case 'won':
      return [pulse(e.who === 'raiders' ? ['side raiders', 'map'] : seat(e.who), 'victory')];
    default:
      return null;
  }
}

/** What leaves its place is drawn from what is known; the picture holds what steps. `nameOf`: a piece in the reader's language. */
export const stagingIn = (nameOf: (id: string) => string): Staging<Andromeda, Picture> => ({
  ...{ rest, lift: (m) => m, land, sounds },
  motions: (m, e, you) => (e.kind === 'event' ? eventCard(nameOf(e.card)) : motions(m, e, you)),
});

/** An event card lies in the middle for a moment. */
const eventCard = (name: string): readonly Motion[] => [
  {
    kind: 'drama',
    what: (
      <span className="ae-event-card">
        <GlyphArt of="event" />
        <b>{name}</b>
      </span>
    ),
    size: { w: 220, h: 120 },
    from: 'map',
    to: 'map',
    ms: 900,
    cue: 'low',
  },
];
