/** Making, copying and checking the state. */
import { type Hands, type Seat, type Start, type State, seatAt, seatsOf, shuffle } from '@starboard/kernel';
import { refill, revealPlanet } from './decks.ts';
import { addGems, COLOUR_COUNT, noGems, sum } from './gems.ts';
import { gainPaw, gainPlan } from './hand.ts';
import { type Faces, packOf } from './pack.ts';
import { PLANETS, ROW } from './picks.ts';
import { capacity, HAND_LIMIT, MOST_BUILT } from './power.ts';
import type { Acts, Afternova, Contract, Frame, Mine, Offer, Options, Pub, Talks } from './types.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const rows = (n: number): number[][] => upTo(n).map(() => []);

export const noActs = (n: number): Acts => ({ calls: 0, versions: 0, sent: new Array<number>(n).fill(0), shows: new Array<number>(n).fill(0) });

/** A5: for the first, the middle and the last player. */
const START_PAWS = { few: [2, 3, 4], many: [3, 4, 5] } as const;

/** A1–A5: the decks (A1), the planets with their fragments (A2), the ships (A3), who begins (A4), the hands (A5). */
export function setup(options: Options, n: number, x: Hands<Afternova>): Start<Afternova> {
  const pack = packOf(options);
  const first = seatAt(options.begins === 'random' ? x.int(n) : Number(options.begins) - 1);
  const ships = shuffle(upTo(pack.ships.length), x).slice(0, n);
  const pub: Pub = {
    options,
    turn: 0,
    first,
    // The seat before: the first turn moves on to the first player.
    active: seatAt((first + n - 1) % n),
    paws: new Array<number>(n).fill(0),
    plans: new Array<number>(n).fill(0),
    hold: ships.map((ship) => pack.ships[ship].storage),
    store: upTo(n).map(noGems),
    built: rows(n),
    ripe: new Array<number>(n).fill(0),
    rests: new Array<null>(n).fill(null),
    pawRow: new Array<number>(ROW).fill(-1),
    planRow: new Array<number>(ROW).fill(-1),
    planets: [],
    pawsOut: [],
    plansOut: [],
    planetsOut: [],
    planetsIn: upTo(pack.planets.length),
    heap: noGems(),
    bag: pack.supply.slice(),
    pawDeck: pack.paws.length,
    planDeck: pack.plans.length,
    talks: null,
    acts: noActs(n),
    extracts: 0,
    partnered: 0,
    last: false,
    ships: null,
  };
  const mine = ships.map((ship): Mine => ({ paws: [], plans: [], ship, bid: [], bids: rows(n), seenPaws: rows(n), seenPlans: rows(n) }));
  const dark = { paws: shuffle(upTo(pack.paws.length), x), plans: shuffle(upTo(pack.plans.length), x) };
  const s: State<Afternova> = { pub, mine, dark, stack: [{ step: 'game', stage: 'begin' }], flow: undefined as never, sealed: [] };
  if (x.telling) x.tell('all', { kind: 'start', first, pack: { ...pack.name } });
  for (const seat of seatsOf(n)) {
    const place = (seat - first + n) % n;
    const paws = START_PAWS[options.startPaws][place === 0 ? 0 : place === n - 1 ? 2 : 1];
    for (let i = 0; i < paws; i++) gainPaw(s, seat, dark.paws.pop()!);
    gainPlan(s, seat, dark.plans.pop()!);
    pub.pawDeck -= paws;
    pub.planDeck--;
    if (x.telling) x.reveal([seat], dealt(pack, mine[seat], seat), 'A5');
  }
  refill(s, x);
  for (let i = 0; i < PLANETS; i++) revealPlanet(s, x);
  return { pub, mine, dark, stack: s.stack };
}

const dealt = (pack: Faces, m: Mine, seat: Seat): Afternova['event'] => ({
  kind: 'dealt',
  seat,
  ship: pack.ships[m.ship].card,
  paws: m.paws.map((i) => pack.paws[i].card),
  plans: m.plans.map((i) => pack.plans[i].card),
});

/** Options and the cover are replaced, never mutated, so a copy shares them; so are offers, contracts, bids and what rests. */
export function copy(s: State<Afternova>): State<Afternova> {
  return {
    pub: copyPub(s.pub),
    mine: s.mine.map(copyMine),
    dark: { paws: s.dark.paws.slice(), plans: s.dark.plans.slice() },
    stack: s.stack.map(copyFrame),
    flow: s.flow,
    sealed: s.sealed.slice(),
  };
}

export const copyPub = (pub: Readonly<Pub>): Pub => ({
  options: pub.options,
  turn: pub.turn,
  first: pub.first,
  active: pub.active,
  paws: pub.paws.slice(),
  plans: pub.plans.slice(),
  hold: pub.hold,
  store: copyRows(pub.store),
  built: copyRows(pub.built),
  ripe: pub.ripe.slice(),
  rests: pub.rests.slice(),
  pawRow: pub.pawRow.slice(),
  planRow: pub.planRow.slice(),
  planets: pub.planets.map((p) => ({ card: p.card, gems: p.gems.slice() })),
  pawsOut: pub.pawsOut.slice(),
  plansOut: pub.plansOut.slice(),
  planetsOut: pub.planetsOut.slice(),
  planetsIn: pub.planetsIn.slice(),
  heap: pub.heap.slice(),
  bag: pub.bag.slice(),
  pawDeck: pub.pawDeck,
  planDeck: pub.planDeck,
  talks: pub.talks === null ? null : copyTalks(pub.talks),
  acts: { calls: pub.acts.calls, versions: pub.acts.versions, sent: pub.acts.sent.slice(), shows: pub.acts.shows.slice() },
  extracts: pub.extracts,
  partnered: pub.partnered,
  last: pub.last,
  ships: pub.ships,
});

const copyRows = (list: readonly number[][]): number[][] => {
  const own = new Array<number[]>(list.length);
  for (let i = 0; i < list.length; i++) own[i] = list[i].slice();
  return own;
};

export const copyTalks = (t: Talks): Talks => ({
  slot: t.slot,
  lacks: t.lacks,
  price: t.price,
  offers: t.offers.slice(),
  contract: t.contract,
  said: t.said,
});

/** Bids are replaced, never written to. */
export const copyMine = (m: Readonly<Mine>): Mine => ({
  paws: m.paws.slice(),
  plans: m.plans.slice(),
  ship: m.ship,
  bid: m.bid,
  bids: m.bids.slice(),
  seenPaws: copyRows(m.seenPaws),
  seenPlans: copyRows(m.seenPlans),
});

export function copyFrame(f: Frame): Frame {
  switch (f.step) {
    case 'game':
      return { step: 'game', stage: f.stage };
    case 'action':
      return { step: 'action', lapsed: f.lapsed };
    case 'talks':
      return { step: 'talks', open: f.open };
    case 'trim':
      return { step: 'trim', seats: f.seats.slice(), asked: f.asked, _drops: f._drops.slice() };
    case 'renew':
      return { step: 'renew', slot: f.slot, renewed: f.renewed, crew: f.crew.map((c) => ({ seat: c.seat, n: c.n })) };
    case 'market':
      return { step: 'market', left: f.left, taken: f.taken, wiped: f.wiped, hurried: f.hurried };
    case 'spill':
      return { step: 'spill', seat: f.seat };
    case 'complete':
      return { step: 'complete', queue: f.queue.slice(), asked: f.asked.slice(), _said: f._said.slice() };
  }
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`invariant: ${what}`);
}
const ascends = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || list[i - 1] < n);
const within = (some: readonly number[], all: readonly number[]): boolean => some.every((n) => all.includes(n));

/** No fragment or card is lost or doubled, counts are right, shown and offered cards are still held. */
export function invariants(s: State<Afternova>): void {
  const { pub, dark } = s;
  const pack = packOf(pub.options);
  const all = noGems();
  for (const g of [...pub.store, ...pub.planets.map((p) => p.gems), pub.heap, pub.bag]) {
    must(g.length === COLOUR_COUNT && g.every((n) => Number.isInteger(n) && n >= 0), `fragments are counts: ${g}`);
    addGems(all, g);
  }
  must(`${all}` === `${pack.supply}`, `there are ${all} fragments instead of ${pack.supply} (A2)`);
  for (const p of pub.planets) must(sum(p.gems) <= pack.planets[p.card].spaces, `planet ${p.card} has more fragments than spaces (A2)`);

  const once = (name: string, n: number, places: readonly (readonly number[])[]): void => {
    const cards = places.flat().filter((card) => card >= 0);
    must(
      cards.length === n && new Set(cards).size === n && cards.every((card) => card < n),
      `every ${name} is there once (A1): ${cards.length} of ${n}`,
    );
  };
  once('Paw', pack.paws.length, [...s.mine.map((m) => m.paws), pub.pawRow, pub.pawsOut, dark.paws]);
  once('Blueprint', pack.plans.length, [...s.mine.map((m) => m.plans), ...pub.built, pub.planRow, pub.plansOut, dark.plans]);
  once('planet', pack.planets.length, [pub.planets.map((p) => p.card), pub.planetsOut, pub.planetsIn]);
  must(pub.pawDeck === dark.paws.length && pub.planDeck === dark.plans.length, 'the sizes of the decks are right (Q31)');
  must(new Set(s.mine.map((m) => m.ship)).size === s.mine.length, 'every ship is there once (A3)');

  s.mine.forEach((m, seat) => {
    must(m.paws.length === pub.paws[seat] && m.plans.length === pub.plans[seat], `the size of hand ${seat} is right (Q31)`);
    must(ascends(m.paws) && ascends(m.plans), `hand ${seat} ascends`);
    must(pack.ships[m.ship].storage === pub.hold[seat], `the storage of ship ${seat} is right`);
    must(pub.built[seat].length <= MOST_BUILT && pub.ripe[seat] <= pub.built[seat].length, `seat ${seat} has at most six (A20)`);
    s.mine.forEach((other, o) => {
      must(within(m.seenPaws[o], other.paws) && within(m.seenPlans[o], other.plans), `what seat ${seat} was shown is still in hand ${o} (Q32)`);
      must(m.bids[o].length === 0 || `${m.bids[o]}` === `${other.bid}`, `seat ${seat} sees the true offer of seat ${o}`);
    });
    must(within(m.bid, m.paws) && ascends(m.bid), `seat ${seat} offers what it holds`);
    checkOffer(pub, seat, m.bid);
  });
  const asking = s.stack.at(-1)?.step;
  for (const seat of seatsOf(s.mine.length)) {
    must(asking === 'trim' || sum(pub.store[seat]) <= capacity(pub, seat), `seat ${seat} has no more than fits (A11)`);
    must(asking === 'market' || asking === 'spill' || pub.paws[seat] + pub.plans[seat] <= HAND_LIMIT, `seat ${seat} holds at most eight cards (A16)`);
  }
  const { talks } = pub;
  if (talks?.contract != null) checkContract(pub, talks, talks.contract, s.mine);
}

function checkOffer(pub: Pub, seat: number, bid: readonly number[]): void {
  const offer = pub.talks?.offers[seat] ?? null;
  const own = pub.talks?.contract?.rows[0];
  const expected = offer?.n ?? (own?.seat === seat ? own.n : 0);
  must(bid.length === expected, `seat ${seat} has ${bid.length} Paws on the table instead of ${expected}`);
  if (offer !== null) must(offer.paws === null || `${offer.paws}` === `${bid}`, `the open offer of seat ${seat} is true`);
}

/** Q1, Q4, Q5, A10: the contract on the table can be carried out at any moment. */
function checkContract(pub: Pub, talks: Talks, { rows: all, gifts }: Contract, mine: readonly Mine[]): void {
  const share = noGems();
  for (const row of all) addGems(share, row.share);
  must(`${share}` === `${pub.planets[talks.slot].gems}`, 'every fragment of the planet is given once (Q5)');
  for (const row of all) {
    must(row.n === mine[row.seat].bid.length, `the row of seat ${row.seat} has its Paws`);
    must(row.seat === pub.active || row.n > 0, `seat ${row.seat} plays a Paw (Q1)`);
    const given = noGems();
    for (const gift of gifts) if (gift.from === row.seat) given[gift.colour]++;
    must(
      given.every((n, c) => n <= pub.store[row.seat][c]),
      `seat ${row.seat} gives what it has (A10)`,
    );
  }
  must(
    gifts.every((g) => all.some((row) => row.seat === g.from)),
    'only participants give (A10)',
  );
}

export const noOffers = (n: number): (Offer | null)[] => new Array<null>(n).fill(null);
