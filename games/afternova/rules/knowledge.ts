/** For bots: what a seat remembers, and worlds that fit what it knows. */
import { type Chance, type Known, type Seat, type State, seatsOf } from '@starboard/kernel';
import { randomCompletion } from './complete.ts';
import { addedBy, iconsOf, planetIn } from './crew.ts';
import { autoDrops, randomDrops } from './extract.ts';
import { addGems, covers, noGems, sum } from './gems.ts';
import { insert, remove, see } from './hand.ts';
import { packOf } from './pack.ts';
import { ownOf, talksOf } from './present.ts';
import { copyFrame, copyMine, copyPub } from './state.ts';
import type { Afternova, Event, Frame, Gems, Gift, Memory, Mine, Options, Pick, Row } from './types.ts';

const lists = (n: number): number[][] => Array.from({ length: n }, () => []);

export const blank = (_: Options, n: number): Memory => ({
  deals: new Array<number>(n).fill(0),
  refusals: new Array<number>(n).fill(0),
  proposed: null,
  refused: [],
  offered: null,
  declined: [],
  called: [],
});

/** Of a turn: what was called, proposed, refused and turned down. For the whole game: who dealt fairly, and who refused. */
export function remember(m: Memory, e: Event, seat: Seat): Memory {
  switch (e.kind) {
    case 'turn':
      m.called = [];
      m.proposed = null;
      m.refused = [];
      m.offered = null;
      m.declined = [];
      break;
    case 'called':
      see(m.called, e.planet.n);
      break;
    case 'offered':
      m.refused = m.refused.filter((no) => no.seat !== e.seat || !isContent(e, no));
      if (e.seat === seat) m.offered = { more: askedIn(e), less: e.give };
      break;
    case 'declined':
      if (e.to === seat && m.offered !== null) m.declined.push(m.offered);
      break;
    case 'proposed':
      m.proposed = { rows: e.rows, gifts: e.gifts };
      break;
    case 'extracted':
      for (const row of e.rows) if (row.seat !== seat && dealtFairly(e, row.seat, seat)) m.deals[row.seat]++;
      break;
    case 'refused':
      m.refusals[e.seat]++;
      if (m.proposed !== null) m.refused.push({ seat: e.seat, ...flowsOf(m.proposed.rows, m.proposed.gifts, e.seat) });
      break;
    case 'withdrew':
      // Backing out of a contract on the table is remembered like a refusal.
      if (e.void && e.seat !== seat) m.refusals[e.seat]++;
      break;
  }
  return m;
}

type Offered = Extract<Event, { kind: 'offered' }>;
const askedIn = ({ take, want }: Offered): Gems => take.map((n, c) => n + want[c]);
/** Whether the refused terms are what the offer asks for by now, or better. */
const isContent = (e: Offered, refused: { readonly more: Gems; readonly less: Gems }): boolean =>
  covers(refused.more, askedIn(e)) && covers(e.give, refused.less);

/** What a seat gets and gives in a deal. */
export function flowsOf(rows: readonly Row[], gifts: readonly Gift[], seat: Seat): { more: Gems; less: Gems } {
  const more = noGems();
  const less = noGems();
  for (const row of rows) if (row.seat === seat) addGems(more, row.share);
  for (const gift of gifts) {
    if (gift.to === seat) more[gift.colour]++;
    if (gift.from === seat) less[gift.colour]++;
  }
  return { more, less };
}

/** Helpers dealt fairly with us; the active player did if our share was as large as our part of the Paws. */
function dealtFairly(e: Extract<Event, { kind: 'extracted' }>, other: Seat, seat: Seat): boolean {
  const own = e.rows.find((row) => row.seat === seat);
  if (own === undefined) return false;
  if (other !== e.seat) return true;
  let got = sum(own.share);
  for (const gift of e.gifts) got += (gift.to === seat ? 1 : 0) - (gift.from === seat ? 1 : 0);
  const paws = e.rows.reduce((n, row) => n + row.cards.length, 0);
  const all = e.rows.reduce((n, row) => n + sum(row.share), 0);
  return got >= Math.floor((all * own.cards.length) / paws);
}

/** Cards of a kind whose place the seat does not know. */
class Pool {
  readonly cards: number[];

  constructor(all: number, known: readonly (readonly number[])[]) {
    const gone = new Array<boolean>(all).fill(false);
    for (const list of known) for (let i = 0; i < list.length; i++) if (list[i] >= 0) gone[list[i]] = true;
    this.cards = [];
    for (let card = 0; card < all; card++) if (!gone[card]) this.cards.push(card);
  }

  take(i: number): number {
    const card = this.cards[i];
    const end = this.cards.pop()!;
    if (i < this.cards.length) this.cards[i] = end;
    return card;
  }

  draw(chance: Chance): number {
    return this.take(chance.int(this.cards.length));
  }
}

/**
 * A world that fits: other hands hold what was seen going in or was shown (Q32), and Paws with which a contract on the table can
 * be kept; the rest is dealt from the cards whose place is unknown. Ships are any that have the storage everybody sees.
 */
export function imagine(k: Known<Afternova>, _m: Memory, seat: Seat, chance: Chance): State<Afternova> {
  const { pub } = k;
  const n = pub.paws.length;
  const own = ownOf(k);
  const pack = packOf(pub.options);
  const heldPaws = seatsOf(n).map((o) => (o === seat ? own.paws.slice() : own.seenPaws[o].slice()));
  const heldPlans = seatsOf(n).map((o) => (o === seat ? own.plans.slice() : own.seenPlans[o].slice()));
  const paws = new Pool(pack.paws.length, [...heldPaws, pub.pawRow, pub.pawsOut]);
  const plans = new Pool(pack.plans.length, [...heldPlans, pub.planRow, pub.plansOut, ...pub.built]);
  const bids = imagineBids(k, seat, heldPaws, paws, chance);
  for (const o of seatsOf(n)) {
    while (heldPaws[o].length < pub.paws[o]) insert(heldPaws[o], paws.draw(chance));
    while (heldPlans[o].length < pub.plans[o]) insert(heldPlans[o], plans.draw(chance));
  }
  if (pub.talks !== null) hiddenOffers(k, seat, heldPaws, bids, chance);
  const ships = imagineShips(k, seat, chance);
  const mine = seatsOf(n).map((o): Mine => {
    if (o === seat) return copyMine(own);
    const active = o === pub.active;
    const seen = active ? bids.map((bid, p) => (p === o ? [] : bid.slice())) : lists(n);
    return {
      paws: heldPaws[o],
      plans: heldPlans[o],
      ship: ships[o],
      bid: bids[o],
      bids: seen.map((bid) => bid.slice()),
      seenPaws: seen,
      seenPlans: lists(n),
    };
  });
  const sealed = (o: Seat): readonly Pick[] | null => {
    if (o === seat || k.flow.window !== 'sealed' || !k.flow.done.includes(o)) return o === seat ? k.sealed : null;
    return k.flow.label === 'trim' ? randomDrops(pub, o, chance) : randomCompletion({ ...k, mine: mine[o] }, o, chance);
  };
  return {
    pub: copyPub(pub),
    mine,
    dark: { paws: paws.cards, plans: plans.cards },
    stack: k.stack.map((f) => imagineFrame(k, f)),
    flow: k.flow,
    sealed: seatsOf(n).map(sealed),
  };
}

/** What is dark in a frame is not sent. */
function imagineFrame({ pub }: Known<Afternova>, f: Known<Afternova>['stack'][number]): Frame {
  if (f.step === 'trim') return copyFrame({ ...f, seats: [...f.seats], _drops: autoDrops(pub, f.seats) });
  if (f.step === 'complete') return { step: 'complete', queue: [...f.queue], asked: [...f.asked], _said: pub.paws.map(() => null) };
  return copyFrame(f as Frame);
}

/** How often random Paws are tried for a contract before the best ones are taken. */
const TRIES = 40;

/** The Paws on the table, as far as the seat knows them or a contract needs them. They are already in the hands. */
function imagineBids(k: Known<Afternova>, seat: Seat, held: number[][], pool: Pool, chance: Chance): number[][] {
  const { pub } = k;
  const { talks } = pub;
  const own = ownOf(k);
  const bids = lists(held.length);
  bids[seat] = own.bid.slice();
  if (talks === null) return bids;
  for (const o of seatsOf(held.length)) if (o !== seat && own.bids[o].length > 0) bids[o] = own.bids[o].slice();
  talks.offers.forEach((offer, o) => {
    if (offer?.paws != null) bids[o] = offer.paws.slice();
  });
  if (talks.contract === null) return bids;
  const open = talks.contract.rows.filter((row) => row.seat !== seat && bids[row.seat].length < row.n);
  if (open.length === 0) return bids;
  const pack = packOf(pub.options);
  const planet = planetIn(pub, talks.slot);
  let lackA = planet.needA;
  let lackB = planet.needB;
  for (const row of talks.contract.rows) {
    // Boosts come with the first Paw.
    const { a, b } = addedBy(pub, planet, row.seat, bids[row.seat]);
    const boost = bids[row.seat].length === 0 && row.n > 0 ? boosts(k, row.seat, planet) : { a: 0, b: 0 };
    lackA -= a + boost.a;
    lackB -= b + boost.b;
  }
  const free = (o: Seat): number => pub.paws[o] - held[o].length;
  for (let attempt = 0; ; attempt++) {
    const greedy = attempt >= TRIES;
    const left = pool.cards.slice();
    let a = lackA;
    let b = lackB;
    const drawn = open.map(({ seat: o, n }) => {
      const from = held[o].slice();
      const paws: number[] = [];
      let room = free(o);
      for (let i = 0; i < n; i++) {
        const choices = room > 0 ? [...from, ...left] : from;
        const paw = greedy ? best(choices, a, b) : choices[chance.int(choices.length)];
        if (!remove(from, paw)) {
          left.splice(left.indexOf(paw), 1);
          room--;
        }
        const icons = iconsOf(pack, planet, [paw]);
        a -= icons.a;
        b -= icons.b;
        insert(paws, paw);
      }
      return paws;
    });
    if (!greedy && (a > 0 || b > 0)) continue;
    open.forEach(({ seat: o }, i) => {
      bids[o] = drawn[i];
      for (const paw of drawn[i]) {
        const at = pool.cards.indexOf(paw);
        if (at >= 0) insert(held[o], pool.take(at));
      }
    });
    return bids;
  }
  function best(choices: readonly number[], a: number, b: number): number {
    const worth = (paw: number): number => {
      const icons = iconsOf(pack, planet, [paw]);
      return Math.min(icons.a, Math.max(0, a)) + Math.min(icons.b, Math.max(0, b));
    };
    return choices.reduce((x, y) => (worth(y) > worth(x) ? y : x));
  }
}

function boosts(k: Known<Afternova>, seat: Seat, planet: ReturnType<typeof planetIn>): { a: number; b: number } {
  // One Paw with its boosts, less the Paw itself.
  const with1 = addedBy(k.pub, planet, seat, [0]);
  const without = iconsOf(packOf(k.pub.options), planet, [0]);
  return { a: with1.a - without.a, b: with1.b - without.b };
}

/** Offers that only the active player sees: any Paws of the hand. */
function hiddenOffers(k: Known<Afternova>, seat: Seat, held: readonly number[][], bids: number[][], chance: Chance): void {
  talksOf(k.pub).offers.forEach((offer, o) => {
    if (offer === null || o === seat || bids[o].length > 0) return;
    const from = held[o].slice();
    for (let i = 0; i < offer.n; i++) insert(bids[o], from.splice(chance.int(from.length), 1)[0]);
  });
}

function imagineShips(k: Known<Afternova>, seat: Seat, chance: Chance): number[] {
  const { pub } = k;
  if (pub.ships !== null) return pub.ships.slice();
  const { ships } = packOf(pub.options);
  const left = ships.flatMap((_, ship) => (ship === ownOf(k).ship ? [] : [ship]));
  return pub.hold.map((storage, o) => {
    if (o === seat) return ownOf(k).ship;
    const fitting = left.filter((ship) => ships[ship].storage === storage);
    const ship = fitting[chance.int(fitting.length)];
    left.splice(left.indexOf(ship), 1);
    return ship;
  });
}
