/**
 * What is seen and heard at each event (docs/look.md, "Motion"): slow, without springs. A noise takes the same time, looks the
 * same and sounds the same whether it is true or not, because only the event decides.
 */
import { inEachLanguage, type Language } from '@starboard/kernel';
import type { Motion, Staging } from '@starboard/table-kit';
import type { Aliens, Event } from '../rules/types.ts';
import type { Zone } from '../rules/zone.ts';
import type { Names } from '../words/tongue.ts';
import { pointOf, sizeOf, wayTo } from './geometry.ts';
import {
  Arriving,
  AT_SECTOR,
  CARD,
  Claws,
  ClawsOut,
  Cone,
  Dissolving,
  DRAWN,
  Drawn,
  FallingRole,
  Figure,
  Found,
  Iris,
  ItemBack,
  LightLine,
  NIGHT,
  Nightfall,
  Plate,
  Rings,
  Shown,
  SMALL_CARD,
  StruckOut,
  TwoCards,
} from './moments.tsx';
import { attackedIn, land, lift, type Picture, rest } from './picture.ts';
import { sounds } from './sounds.ts';
import { tableWords } from './words.ts';

const NOISE_MS = 1200;
const ATTACK_MS = 900;
const MISS_MS = 500;
const HATCH_MS = 1000;
const FALL_MS = 900;
const SHOWN_MS = 900;
const DRAWN_MS = 700;
const ESCAPE_MS = 900;
const LIGHT_MS = 700;
const PLATE_MS = 500;
const JUMP_MS = 900;
const OUT_MS = 900;
const NIGHT_MS = 1200;
/** Those who are left behind at the end, however many. */
const STRANDED_MS = 250;
/** How much of the light goes when somebody is attacked or falls. */
const DARK = 0.85;
/** For each sector of your own way. */
const STEP_MS = 240;
/** Beside the plan, where cards are shown to all. */
const ASIDE = ['fallen', 'plan'];
/** Your own card; on a phone, where the question has no picture, at your role. */
const BESIDE_QUESTION = ['lead', 'role', 'plan'];

const sector = (name: string): string => `sector ${name}`;
const glow = (seat: number, cue?: string): Motion => ({
  kind: 'pulse',
  from: `seat ${seat}`,
  to: `seat ${seat}`,
  ...(cue === undefined ? {} : { cue }),
});
const drama = (at: string | readonly string[], what: Motion['what'], ms: number, more: Partial<Motion> = {}): Motion => ({
  kind: 'drama',
  what,
  size: AT_SECTOR,
  from: at,
  to: at,
  ms,
  ...more,
});
const aside = (what: Motion['what'], ms: number, more: Partial<Motion> = {}): Motion => drama(ASIDE, what, ms, { size: CARD, ...more });

/** A ping is higher the further right it is. */
export const pitchOf = (zone: Zone, at: number): number => ((zone.columns[at] % 23) - 11) / 2;

function motions(names: Names, m: Picture, e: Event): readonly Motion[] {
  switch (e.kind) {
    case 'moved':
      return ownWay(m, e.to);
    case 'noise':
      return [drama(sector(e.sector), <Rings seat={e.seat} />, NOISE_MS, { cue: 'ping', pitch: pitchOf(m.zone, m.zone.byName.get(e.sector) ?? 0) })];
    case 'attack':
      return [
        drama(sector(e.sector), <Claws hit={e.hit.length > 0} />, e.hit.length > 0 ? ATTACK_MS : MISS_MS, { dim: DARK, cue: 'strike' }),
        glow(e.seat),
      ];
    case 'eliminated':
      return [falling(names, e), glow(e.seat)];
    case 'hatch':
      return atHatch(e);
    case 'escaped':
      return leaving(m, e);
    case 'defended':
      return defended(m, e.seat);
    case 'spotlight':
      return [
        drama(sector(e.at), <Cone />, LIGHT_MS, { cue: 'click' }),
        ...e.seen.map(({ seat, sector: found }) => drama(sector(found), <Found seat={seat} />, LIGHT_MS)),
      ];
    case 'used':
      return [aside(<Shown seat={e.seat} item={e.item} name={names.items[e.item].name} />, SHOWN_MS), glow(e.seat, 'click')];
    case 'used-secretly':
      return [aside(<Shown seat={e.seat} item={null} />, SHOWN_MS), glow(e.seat, 'click')];
    case 'examined':
      return [aside(<Shown seat={e.seat} character={e.character} name={names.characters[e.character].bare} />, SHOWN_MS), glow(e.seat, 'paper')];
    case 'two-cards':
      return [aside(<TwoCards cards={e.cards} />, SHOWN_MS), glow(e.seat, 'paper')];
    case 'card':
      return [drama(BESIDE_QUESTION, <Drawn free={e.free} />, DRAWN_MS, { size: DRAWN, cue: 'paper' })];
    case 'teleported':
      return [
        aside(<Dissolving seat={e.seat} />, JUMP_MS, { cue: 'hiss' }),
        drama(sector('human start'), <Arriving seat={e.seat} />, JUMP_MS),
        glow(e.seat),
      ];
    case 'no-alien':
      return [drama(sector('alien start'), <ClawsOut />, OUT_MS, { cue: 'thump' })];
    case 'sealed-in':
      return hatchesOut(m);
    case 'time-up':
      return [...hatchesOut(m), drama('plan', <Nightfall />, NIGHT_MS, { size: NIGHT })];
    default:
      return small(e);
  }
}

/** What only makes a row glow. */
function small(e: Event): readonly Motion[] {
  switch (e.kind) {
    case 'silence':
      return [glow(e.seat, 'thump')];
    case 'nothing':
    case 'stayed':
    case 'fed':
      return [glow(e.seat)];
    case 'hears':
      return [glow(e.seat, 'breath')];
    case 'walks':
      // Q51: everybody watches the way to the hatch.
      return [{ kind: 'pulse', from: `seat ${e.seat}`, to: sector(`hatch ${e.hatch}`), cue: 'thump' }];
    case 'item':
      return e.gone ? [glow(e.seat)] : [{ ...carried(PILE, `seat ${e.seat}`), cue: 'paper' }, glow(e.seat)];
    case 'discarded':
      return [{ ...carried(`seat ${e.seat}`, PILE), cue: 'paper' }];
    case 'agrees':
    case 'declines':
      return [glow(e.seat, 'click')];
    case 'over':
      return [{ kind: 'pulse', from: 'plan', to: 'plan', cue: 'end' }];
    default:
      return [];
  }
}

/** Your own figure goes sector by sector. */
function ownWay({ own, zone, hatches }: Picture, to: string): readonly Motion[] {
  const at = zone.byName.get(to);
  if (own === null || at === undefined || at === own.at) return [];
  const passes = (s: number): boolean =>
    s !== zone.human && s !== zone.alien && (own.alien || zone.hatchAt[s] === 0 || hatches[zone.hatchAt[s]] !== 'open');
  const names = wayTo(zone, own.at, at, passes).map((s) => sector(zone.names[s]));
  const [from, ...rest] = names.length > 1 ? names : [sector(zone.names[own.at]), sector(to)];
  return [
    {
      kind: 'slide',
      what: <Figure alien={own.alien} />,
      size: AT_SECTOR,
      from,
      to: sector(to),
      via: rest.slice(0, -1),
      ms: STEP_MS * rest.length,
      cue: 'steps',
    },
  ];
}

/** Both cards turn the same way and take as long. Without cards (`none`) every hatch opens. */
function atHatch(e: Extract<Event, { kind: 'hatch' }>): readonly Motion[] {
  const at = sector(`hatch ${e.hatch}`);
  const card = e.card === 'red' ? 'red' : 'green';
  return [
    drama(at, <Iris card={card} />, HATCH_MS, { cue: 'wheel' }),
    { kind: 'pulse', from: at, to: at, delay: HATCH_MS / 2, cue: card === 'red' ? 'crack' : 'air' },
  ];
}

/** Away from the middle of the ship. */
function leaving({ zone }: Picture, e: Extract<Event, { kind: 'escaped' }>): readonly Motion[] {
  const p = pointOf(zone, zone.hatches[e.hatch] ?? 0);
  const { width, height } = sizeOf(zone);
  const way = { x: p.x < width / 2 ? -1 : 1, y: (p.y - height / 2) / height };
  return [drama(sector(`hatch ${e.hatch}`), <LightLine seat={e.seat} way={way} />, ESCAPE_MS, { cue: 'air' }), glow(e.seat)];
}

/** Where the attack was that it follows. */
function defended(m: Picture, seat: number): readonly Motion[] {
  const at = attackedIn(m);
  return at < 0 ? [glow(seat, 'plate')] : [drama(sector(m.zone.names[at]), <Plate />, PLATE_MS, { cue: 'plate' }), glow(seat)];
}

/** By an attack in the dark; of those who were left behind one after the other, quickly. */
function falling(names: Names, { character, how, by }: Extract<Event, { kind: 'eliminated' }>): Motion {
  const card = <FallingRole character={character} name={names.characters[character].bare} turned={how === 'turned'} />;
  return by === null ? aside(card, STRANDED_MS) : aside(card, FALL_MS, { dim: DARK });
}

/** All of them, one sound. */
const hatchesOut = ({ zone }: Picture): readonly Motion[] =>
  zone.hatches.slice(1).map((at, i) => drama(sector(zone.names[at]), <StruckOut />, OUT_MS, i === 0 ? { cue: 'crack' } : {}));

/** An item's back. Where the pile is not on the screen, it comes from the plan. */
const carried = (from: Motion['from'], to: Motion['to']): Motion => ({ kind: 'fly', what: <ItemBack />, size: SMALL_CARD, from, to });
const PILE = ['pile items', 'plan'];

const stagingIn = (language: Language): Staging<Aliens, Picture> => {
  const { names } = tableWords[language];
  return { rest, lift, land, motions: (m, e) => motions(names, m, e), sounds };
};
/** Cards that are shown to all have their names on them. */
export const stagings = inEachLanguage(stagingIn);
