/** What is seen and heard at each event (docs/look.md, "Motion"): everything bounces a little. */

import type { Seat } from '@starboard/kernel';
import type { Motion, Staging } from '@starboard/table-kit';
import { vars } from '@starboard/table-kit';
import { OURS } from '../content/ours.ts';
import { facesOf as facesOfPack } from '../rules/pack.ts';
import type { Afternova, Card, Deck, Event, Gems } from '../rules/types.ts';
import { BackArt, GemArt, groundOfPaw, PawArt, PlanArt, PublicTug, StampArt } from './art/index.tsx';
import { listed } from './bits.tsx';
import { land, lift, type Picture, rest } from './picture.ts';
import { sounds } from './sounds.ts';

const GEM = { w: 26, h: 26 };
const CARD = { w: 56, h: 77 };
const FACE = { w: 52, h: 52 };
const STAMP = { w: 56, h: 56 };
const TUG = { w: 120, h: 58 };
/** One thing after another. */
const AFTER_MS = 60;
const MOST = 6;

const seat = (s: Seat): string => `seat ${s}`;
const hold = (s: Seat): string[] => [`hold ${s}`, `seat ${s}`];
const hand = (s: Seat): string[] => [`hand ${s}`, `seat ${s}`];
const glow = (at: Motion['to'], cue?: string): Motion => ({ kind: 'pulse', from: at, to: at, ...(cue === undefined ? {} : { cue }) });

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

function cardMotion(e: Extract<Event, { kind: 'took' }>, m: Picture): Motion[] {
  const row = e.deck === 'paws' ? m.pawRow : m.planRow;
  return [
    {
      kind: 'fly',
      what: front(e.deck, e.card),
      size: CARD,
      from: [`${e.deck} ${row.indexOf(e.card.n)}`, `deck ${e.deck}`],
      to: hand(e.seat),
      cue: 'slide',
    },
  ];
}

function extracted(e: Extract<Event, { kind: 'extracted' }>): Motion[] {
  const planet = [`planet ${e.planet.n}`, 'call', 'paper'];
  const motions: Motion[] = [];
  // Of many participants one Paw each stands for all: portraits are the most costly thing to set moving.
  const most = e.rows.length > 2 ? 1 : 3;
  for (const row of e.rows) {
    row.cards.slice(0, most).forEach((card, i) => {
      motions.push({
        kind: 'drama',
        what: front('paws', card),
        size: FACE,
        from: [`gets ${row.seat}`, ...hand(row.seat)],
        to: [`gets ${row.seat}`, ...hand(row.seat)],
        delay: i * 90,
        ms: 600,
      });
    });
    motions.push(...gemsFrom(row.share, planet, hold(row.seat), 300));
  }
  for (const g of e.gifts.slice(0, MOST))
    motions.push({ kind: 'fly', what: gem(g.colour), size: GEM, from: hold(g.from), to: hold(g.to), delay: 380 });
  if (motions.length === 0) return [glow(planet, 'cheer')];
  return [{ ...motions[0], cue: 'cheer' }, ...motions.slice(1)];
}

function motions(m: Picture, e: Event): readonly Motion[] {
  switch (e.kind) {
    case 'start':
      return [glow('question', 'shuffle')];
    case 'turn':
      return [glow(seat(e.seat), 'turn')];
    case 'planet':
    case 'filled':
      return [glow([`planet ${e.planet.n}`, 'question'], 'pebbles')];
    case 'called':
      return [glow([`planet ${e.planet.n}`, seat(e.seat)], 'megaphone')];
    case 'offered':
      return [{ kind: 'fly', what: back('paws'), size: CARD, from: seat(e.seat), to: [`slip ${e.seat}`, 'paper', 'call'], cue: 'paper' }];
    case 'proposed':
      return [glow('paper', 'pad')];
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
      return [glow([`slip ${e.seat}`, seat(e.seat)], 'rip')];
    case 'declined':
      return [glow([`slip ${e.to}`, seat(e.to)], 'rip')];
    case 'refused':
      return [glow('paper', 'rip'), glow(seat(e.seat), 'no')];
    case 'aborted':
    case 'lapsed':
      return [glow(['paper', seat(e.seat)], 'no')];
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
      return [...e.paws.map((c) => front('paws', c)), ...e.plans.map((c) => front('plans', c))]
        .slice(0, 4)
        .map((what, i): Motion => ({ kind: 'drama', what, size: FACE, from: seat(e.seat), to: seat(e.seat), delay: i * 120, ms: 800 }));
    case 'extracted':
      return extracted(e);
    case 'trimmed':
      return gemsFrom(e.gems, hold(e.seat), 'question').map((motion, i) => (i === 0 ? { ...motion, cue: 'clatter' } : motion));
    case 'took':
      return cardMotion(e, m);
    case 'drew':
      return [{ kind: 'fly', what: back(e.deck), size: CARD, from: [`deck ${e.deck}`, 'question'], to: hand(e.seat), cue: 'slide' }];
    case 'discarded':
      return [glow(hand(e.seat), 'clatter')];
    case 'wiped':
    case 'refilled':
      return [glow([`deck ${e.deck}`, 'question'], 'slide')];
    case 'reshuffled':
      return [glow('question', 'shuffle')];
    case 'completed':
      return [
        ...gemsFrom(e.paid, hold(e.seat), [`socket ${e.seat} ${e.nth - 1}`, seat(e.seat)]),
        {
          kind: 'pulse',
          from: [`socket ${e.seat} ${e.nth - 1}`, seat(e.seat)],
          to: [`socket ${e.seat} ${e.nth - 1}`, seat(e.seat)],
          delay: 320,
          cue: 'ratchet',
        },
      ];
    case 'sixth':
      return [{ kind: 'drama', what: <PublicTug seat={e.seat} />, size: TUG, from: seat(e.seat), to: seat(e.seat), cue: 'horns' }];
    case 'dealt':
    case 'bid':
    case 'drawn':
    case 'rests':
    case 'scored':
      return [];
  }
}

export const staging: Staging<Afternova, Picture> = { rest, lift, land, motions, sounds };
