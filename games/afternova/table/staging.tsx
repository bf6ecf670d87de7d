/** What is seen and heard at each event (docs/look.md, "Motion"): everything bounces a little. */

import { type Seat, seatsOf } from '@starboard/kernel';
import type { Motion, Staging } from '@starboard/table-kit';
import { vars } from '@starboard/table-kit';
import { OURS } from '../content/ours.ts';
import { sum } from '../rules/gems.ts';
import { facesOf as facesOfPack } from '../rules/pack.ts';
import type { Afternova, Card, Deck, Event, Gems } from '../rules/types.ts';
import { BackArt, GemArt, groundOfPaw, PawArt, PlanArt, PlanetArt, PublicTug, StampArt } from './art/index.tsx';
import { colourOf, listed } from './bits.tsx';
import { Pips } from './cards.tsx';
import { land, lift, type Picture, rest } from './picture.ts';
import { sounds } from './sounds.ts';

const GEM = { w: 26, h: 26 };
const CARD = { w: 56, h: 77 };
const FACE = { w: 52, h: 52 };
const STAMP = { w: 56, h: 56 };
const TUG = { w: 150, h: 72 };
const SLIP = { w: 104, h: 56 };
const BALL = { w: 150, h: 132 };
const PART = { w: 46, h: 46 };
const SHOWN = { w: 66, h: 88 };
/** One thing after another. */
const AFTER_MS = 60;
const MOST = 6;
/** How long things move in their own places (./table.css); the next event waits for that. */
const ACT_MS = 300;
const GLOW_WAIT_MS = 120;
/** Long enough to read what somebody shows. */
const SHOW_MS = 1500;

const seat = (s: Seat): string => `seat ${s}`;
const ball = (planet: Card): string => `ball ${planet.n}`;
const hold = (s: Seat): string[] => [`hold ${s}`, `seat ${s}`];
const hand = (s: Seat): string[] => [`hand ${s}`, `seat ${s}`];
const glow = (at: Motion['to'], cue?: string): Motion => ({ kind: 'pulse', from: at, to: at, ...(cue === undefined ? {} : { cue }) });
/** A glow at the end of what happens in its own place. */
const after = (at: Motion['to'], ms = ACT_MS, cue?: string): Motion => ({ ...glow(at, cue), delay: ms - GLOW_WAIT_MS });

const gem = (colour: number) => (
  <span className="v-fly-gem">
    <GemArt colour={colour} />
  </span>
);
const back = (deck: Deck) => (
  <span className="v-fly-card">
    <BackArt deck={deck} />
  </span>
);
/** An offer that comes from a seat. */
const slip = (s: Seat) => (
  <span className="v-fly-slip" style={vars({ '--oc': colourOf(s) })}>
    <BackArt deck="paws" />
    <i />
    <i />
  </span>
);
const OUR_FACES = facesOfPack(OURS);
/** A card of the usual pack by its face, of another by its back: a motion knows no pack. */
function front(deck: Deck, card: Card) {
  const faces = deck === 'paws' ? OUR_FACES.paws : OUR_FACES.plans;
  const face = faces[card.n];
  if (face === undefined || face.card.id !== card.id) return back(deck);
  return deck === 'paws' ? (
    <span className="v-fly-card face" style={vars({ '--ground': groundOfPaw(OUR_FACES.paws[card.n]) })}>
      <PawArt paw={OUR_FACES.paws[card.n]} />
    </span>
  ) : (
    <span className="v-fly-card plan">
      <PlanArt plan={OUR_FACES.plans[card.n]} />
    </span>
  );
}

const gemsFrom = (gems: Gems | readonly number[], from: Motion['from'], to: Motion['to'], begin = 0): Motion[] =>
  listed(gems)
    .slice(0, MOST)
    .map((c, i): Motion => ({ kind: 'fly', what: gem(c), size: GEM, from, to, delay: begin + i * AFTER_MS, ...(i === 0 ? { cue: 'clink' } : {}) }));

const rowOf = (m: Picture, deck: Deck): readonly number[] => (deck === 'paws' ? m.pawRow : m.planRow);
const faceOf = (deck: Deck, { n, id }: Card) => {
  const face = (deck === 'paws' ? OUR_FACES.paws : OUR_FACES.plans)[n];
  return face?.card.id === id ? face : null;
};

function cardMotion(e: Extract<Event, { kind: 'took' }>, m: Picture): Motion[] {
  const from = [`${e.deck} ${rowOf(m, e.deck).indexOf(e.card.n)}`, `deck ${e.deck}`];
  return [{ kind: 'fly', what: front(e.deck, e.card), size: CARD, from, to: hand(e.seat), cue: 'slide' }];
}

/** Paws jump to the planet, and then all fragments go to their holds at once. */
function extracted(e: Extract<Event, { kind: 'extracted' }>): Motion[] {
  const planet = [ball(e.planet), 'call'];
  const motions: Motion[] = [];
  // Of many participants one Paw each stands for all: portraits are the most costly thing to set moving.
  const most = e.rows.length > 2 ? 1 : 3;
  for (const row of e.rows)
    row.cards.slice(0, most).forEach((card, i) => {
      const from = [`plays ${row.seat}`, `card paw ${card.n}`, ...hand(row.seat)];
      motions.push({ kind: 'fly', what: front('paws', card), size: FACE, from, to: planet, delay: i * 90 });
    });
  for (const row of e.rows) motions.push(...gemsFrom(row.share, planet, hold(row.seat), 360));
  for (const g of e.gifts.slice(0, MOST))
    motions.push({ kind: 'fly', what: gem(g.colour), size: GEM, from: hold(g.from), to: hold(g.to), delay: 420 });
  return [{ ...motions[0], cue: 'cheer' }, ...motions.slice(1)];
}

function planetFlies(e: Extract<Event, { kind: 'called' }>): Motion[] {
  const face = OUR_FACES.planets[e.planet.n];
  if (face?.card.id !== e.planet.id) return [after([ball(e.planet), seat(e.seat)], ACT_MS, 'megaphone')];
  return [{ kind: 'fly', what: <PlanetArt planet={face} />, size: BALL, from: ball(e.planet), to: ball(e.planet), cue: 'megaphone' }];
}

/** Cards that somebody shows, with what counts on them. */
function shown(e: Extract<Event, { kind: 'shown' }>): Motion[] {
  const cards = [...e.paws.map((card) => ['paws', card] as const), ...e.plans.map((card) => ['plans', card] as const)].slice(0, 4);
  const what = (
    <span className="v-fly-shown">
      {cards.map(([deck, card]) => (
        <span key={`${deck} ${card.n}`} className={deck}>
          {front(deck, card)}
          <Marks deck={deck} card={card} />
        </span>
      ))}
    </span>
  );
  const size = { w: SHOWN.w * cards.length, h: SHOWN.h };
  return [{ kind: 'drama', natural: true, what, size, from: seat(e.seat), to: seat(e.seat), ms: SHOW_MS, cue: 'slide' }];
}
function Marks({ deck, card }: { readonly deck: Deck; readonly card: Card }) {
  const face = faceOf(deck, card);
  if (face === null) return null;
  return 'icons' in face ? (
    <Pips paw={face} />
  ) : (
    <i>
      {listed(face.cost).map((c, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
        <GemArt key={i} colour={c} />
      ))}
    </i>
  );
}

/** Fragments fly into the card, and the contraption comes out of it and is bolted on. */
function completed(e: Extract<Event, { kind: 'completed' }>): Motion[] {
  const card = [`card plan ${e.card.n}`, ...hand(e.seat)];
  const socket = [`socket ${e.seat} ${e.nth - 1}`, seat(e.seat)];
  const face = faceOf('plans', e.card);
  const gems = gemsFrom(e.paid, hold(e.seat), card);
  const delay = 200 + gems.length * AFTER_MS;
  if (face === null || 'icons' in face) return [...gems, { ...after(socket, delay + ACT_MS), cue: 'ratchet' }];
  const part = (
    <span className="v-fly-part" style={vars({ '--at': `${delay}ms` })}>
      <PlanArt plan={face} built />
    </span>
  );
  return [...gems, { kind: 'fly', what: part, size: PART, from: card, to: socket, delay, ms: 460, cue: 'ratchet' }];
}

/** The market is filled from left to right. */
const refilled = (e: Extract<Event, { kind: 'refilled' }>, m: Picture): Motion[] =>
  rowOf(m, e.deck)
    .flatMap((card, i) => (card < 0 ? [i] : []))
    .slice(0, e.cards.length)
    .map(
      (place, i): Motion => ({
        kind: 'fly',
        what: back(e.deck),
        size: CARD,
        from: `deck ${e.deck}`,
        to: [`${e.deck} ${place}`, `deck ${e.deck}`],
        delay: i * AFTER_MS,
        ...(i === 0 ? { cue: 'slide' } : {}),
      }),
    );

function discarded(e: Extract<Event, { kind: 'discarded' }>): Motion[] {
  const cards = [...e.paws.map((card) => ['paws', card] as const), ...e.plans.map((card) => ['plans', card] as const)].slice(0, 3);
  return cards.map(([deck, card], i): Motion => {
    const from = [`card ${deck === 'paws' ? 'paw' : 'plan'} ${card.n}`, ...hand(e.seat)];
    const to = [`deck ${deck}`, 'question'];
    return { kind: 'fly', what: front(deck, card), size: CARD, from, to, delay: i * AFTER_MS, ...(i === 0 ? { cue: 'clatter' } : {}) };
  });
}

function motions(m: Picture, e: Event, you: Seat | null): readonly Motion[] {
  switch (e.kind) {
    case 'start':
      return [glow('question', 'shuffle')];
    case 'turn':
      return [
        ...(m.active === e.seat
          ? []
          : [{ kind: 'slide', what: <span className="v-fly-turn" />, size: GEM, from: seat(m.active), to: seat(e.seat) } as const]),
        glow(seat(e.seat), 'turn'),
      ];
    case 'planet':
      return [after([`planet ${e.planet.n}`, 'question'], ACT_MS + sum(e.gems) * AFTER_MS, 'pebbles')];
    case 'filled': {
      const gems = gemsFrom(e.gems, ['bag', 'question'], [ball(e.planet), 'call']);
      return gems.map((motion, i) => (i === 0 ? { ...motion, cue: 'pebbles' } : motion));
    }
    case 'called':
      return planetFlies(e);
    case 'offered':
      return [{ kind: 'fly', what: slip(e.seat), size: SLIP, from: seat(e.seat), to: [`slip ${e.seat}`, 'paper', 'call'], cue: 'paper' }];
    case 'proposed':
      return [glow('paper', 'pad'), after(seat(e.seat))];
    case 'agreed':
      return [
        {
          kind: 'drama',
          what: <StampArt seat={e.seat} />,
          size: STAMP,
          from: [`stamp ${e.seat}`, seat(e.seat)],
          to: [`stamp ${e.seat}`, seat(e.seat)],
          ms: 420,
          cue: 'thump',
        },
      ];
    case 'withdrew':
      return [glow([`slip ${e.seat}`, seat(e.seat)], 'rip'), after(seat(e.seat))];
    case 'declined':
      return [glow([`slip ${e.to}`, seat(e.to)], 'rip'), after(seat(e.to))];
    case 'refused':
      return [glow('paper', 'rip'), after(seat(e.seat), ACT_MS, 'no')];
    case 'aborted':
    case 'lapsed':
      return [glow('paper', 'no'), after(seat(e.seat))];
    case 'showed':
      return e.to.map(
        (to, i): Motion => ({
          kind: 'fly',
          what: back(e.paws > 0 ? 'paws' : 'plans'),
          size: CARD,
          from: hand(e.seat),
          to: seat(to),
          ...(i === 0 ? { cue: 'slide' } : {}),
        }),
      );
    case 'shown':
      return shown(e);
    case 'extracted':
      return extracted(e);
    case 'trimmed':
      return gemsFrom(e.gems, hold(e.seat), ['bag', 'question']).map((motion, i) => (i === 0 ? { ...motion, cue: 'clatter' } : motion));
    case 'took':
      return cardMotion(e, m);
    case 'drew':
      // Your own card is seen as it turns over (`drawn`).
      if (e.seat === you) return [];
      return [{ kind: 'fly', what: back(e.deck), size: CARD, from: [`deck ${e.deck}`, 'question'], to: hand(e.seat), cue: 'slide' }];
    case 'drawn':
      return [
        {
          kind: 'flip',
          what: front(e.deck, e.card),
          back: back(e.deck),
          size: CARD,
          from: [`deck ${e.deck}`, 'question'],
          to: hand(e.seat),
          cue: 'slide',
        },
      ];
    case 'discarded':
      return discarded(e);
    case 'wiped':
      return [glow([`deck ${e.deck}`, 'question'], 'slide')];
    case 'refilled':
      return refilled(e, m);
    case 'reshuffled':
      return [glow(e.deck === 'paws' || e.deck === 'plans' ? [`deck ${e.deck}`, 'question'] : ['bag', 'question'], 'shuffle')];
    case 'completed':
      return completed(e);
    case 'sixth':
      // All honk, and whose sixth it is begins.
      return [e.seat, ...seatsOf(m.paws.length).filter((s) => s !== e.seat)].map(
        (s, i): Motion => ({
          kind: 'drama',
          natural: true,
          what: <PublicTug seat={s} />,
          size: TUG,
          from: seat(s),
          to: seat(s),
          delay: i * AFTER_MS,
          ...(i === 0 ? { cue: 'horns' } : {}),
        }),
      );
    case 'dealt':
    case 'bid':
    case 'rests':
    case 'scored':
      return [];
  }
}

export const staging: Staging<Afternova, Picture> = { rest, lift, land, motions, sounds };
