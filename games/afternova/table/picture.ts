/**
 * What the illustrated table draws of the public facts and your own hand. `rest` makes it from what is known; `land` moves it on
 * by what is heard, so that everything that happened between two things one knows can be shown.
 */
import { type Known, type Seat, seatsOf } from '@starboard/kernel';
import { noGems } from '../rules/gems.ts';
import type { Afternova, Card, Deck, Event, Gems, Gift, Planet, Talks } from '../rules/types.ts';

export interface Picture {
  readonly turn: number;
  readonly active: Seat;
  readonly paws: readonly number[];
  readonly plans: readonly number[];
  readonly store: readonly Gems[];
  readonly built: readonly (readonly number[])[];
  readonly ripe: readonly number[];
  readonly pawRow: readonly number[];
  readonly planRow: readonly number[];
  readonly planets: readonly Planet[];
  /** The place of a planet that was extracted and not replaced yet; -1: none. */
  readonly gone: number;
  readonly talks: Talks | null;
  /** Your own cards; null for spectators. */
  readonly own: { readonly paws: readonly number[]; readonly plans: readonly number[] } | null;
  readonly last: boolean;
  /** Ships that were turned over at the end, by seat; -1: not yet. */
  readonly ships: readonly number[];
  /** The event that plays, where the things it is about move in their own places (./acting.ts); null: none. */
  readonly act: Event | null;
}

export function rest(k: Known<Afternova>): Picture {
  const { pub } = k;
  const renew = k.stack.find((f) => f.step === 'renew');
  return {
    turn: pub.turn,
    active: pub.active,
    paws: pub.paws,
    plans: pub.plans,
    store: pub.store,
    built: pub.built,
    ripe: pub.ripe,
    pawRow: pub.pawRow,
    planRow: pub.planRow,
    planets: pub.planets,
    gone: renew?.step === 'renew' && !renew.renewed ? renew.slot : -1,
    talks: pub.talks,
    own: k.mine === null ? null : { paws: k.mine.paws, plans: k.mine.plans },
    last: pub.last,
    ships: pub.ships ?? seatsOf(pub.paws.length).map(() => -1),
    act: null,
  };
}

const put = <V>(list: readonly V[], at: number, by: V): V[] => list.map((v, i) => (i === at ? by : v));
const plus = (gems: Gems, more: readonly number[]): Gems => gems.map((n, c) => n + more[c]);
const minus = (gems: Gems, less: readonly number[]): Gems => gems.map((n, c) => n - less[c]);
const held = (m: Picture, deck: Deck, seat: Seat, by: number): Partial<Picture> => ({ [deck]: put(m[deck], seat, m[deck][seat] + by) });
const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** Cards come into your own hand. */
function gained(m: Picture, you: Seat | null, seat: Seat, deck: Deck, cards: readonly number[]): Picture {
  if (m.own === null || seat !== you) return m;
  return { ...m, own: { ...m.own, [deck]: ascending([...m.own[deck], ...cards]) } };
}
/** Cards leave a hand. */
function lost(m: Picture, you: Seat | null, seat: Seat, deck: Deck, cards: readonly Card[]): Picture {
  const fewer = { ...m, ...held(m, deck, seat, -cards.length) };
  if (fewer.own === null || seat !== you) return fewer;
  return { ...fewer, own: { ...fewer.own, [deck]: fewer.own[deck].filter((n) => cards.every((c) => c.n !== n)) } };
}

const talking = (m: Picture, change: Partial<Talks>): Picture => (m.talks === null ? m : { ...m, talks: { ...m.talks, ...change } });
const isParty = ({ talks }: Picture, seat: Seat): boolean => talks?.contract?.rows.some((r) => r.seat === seat) ?? false;
/** A seat's offer changes, and with it a contract that it was part of. */
const offers = (m: Picture, seat: Seat, offer: Talks['offers'][number], change: Partial<Talks>): Picture =>
  talking(m, {
    offers: put(m.talks?.offers ?? [], seat, offer),
    ...(isParty(m, seat) ? { contract: null } : {}),
    ...change,
  });

function given(store: readonly Gems[], gifts: readonly Gift[]): Gems[] {
  const all = store.map((gems) => gems.slice());
  for (const { from, to, colour } of gifts) {
    all[from][colour]--;
    all[to][colour]++;
  }
  return all;
}

function filled(row: readonly number[], cards: readonly Card[]): number[] {
  const left = [...cards];
  return row.map((card) => (card >= 0 ? card : (left.shift()?.n ?? -1)));
}
const rowOf = (deck: Deck): 'pawRow' | 'planRow' => (deck === 'paws' ? 'pawRow' : 'planRow');
const without = (m: Picture, deck: Deck, card: Card): Partial<Picture> => ({ [rowOf(deck)]: m[rowOf(deck)].map((n) => (n === card.n ? -1 : n)) });

/** What travels has left its place. */
function left(m: Picture, e: Event, you: Seat | null): Picture {
  switch (e.kind) {
    case 'took':
      return { ...m, ...without(m, e.deck, e.card) };
    case 'extracted': {
      const at = m.planets.findIndex((p) => p.card === e.planet.n);
      const bare = { ...m, planets: put(m.planets, at, { card: e.planet.n, gems: noGems() }) };
      return e.rows.reduce<Picture>((next, row) => lost(next, you, row.seat, 'paws', row.cards), bare);
    }
    case 'trimmed':
      return { ...m, store: put(m.store, e.seat, minus(m.store[e.seat], e.gems)) };
    case 'completed':
      return { ...m, store: put(m.store, e.seat, minus(m.store[e.seat], e.paid)) };
    case 'discarded':
      return lost(lost(m, you, e.seat, 'paws', e.paws), you, e.seat, 'plans', e.plans);
    default:
      return m;
  }
}

/** While the event happens. */
export function lift(m: Picture, e: Event, you: Seat | null): Picture {
  switch (e.kind) {
    // What comes is there at once and moves into its place.
    case 'called':
    case 'offered':
    case 'proposed':
    case 'planet':
      return { ...land(m, e, you), act: e };
    // What goes is there until it is gone.
    case 'withdrew':
    case 'declined':
    case 'refused':
    case 'agreed':
    case 'aborted':
    case 'lapsed':
      return { ...m, act: e };
    case 'extracted':
      return { ...left(m, e, you), act: e };
    default:
      return left(m, e, you);
  }
}

/** After the event. Folded over all that a seat hears, it gives what `rest` makes of what the seat knows. */
export function land(m: Picture, e: Event, you: Seat | null): Picture {
  switch (e.kind) {
    case 'turn':
      return { ...m, turn: e.n, active: e.seat, ripe: m.built.map((b) => b.length) };
    case 'called': {
      const slot = m.planets.findIndex((p) => p.card === e.planet.n);
      return { ...m, talks: { slot, lacks: e.lacks, price: e.price, offers: m.paws.map(() => null), contract: null, said: null } };
    }
    case 'offered': {
      const { n, cards, take, want, give } = e;
      return offers(m, e.seat, { n, paws: cards?.map((c) => c.n) ?? null, take, want, give }, { said: null });
    }
    case 'withdrew':
      return offers(m, e.seat, null, {});
    case 'declined':
      return offers(m, e.to, null, { said: { seat: e.seat, to: e.to, version: 0, reason: e.reason } });
    case 'proposed':
      return talking(m, { contract: { n: e.version, rows: e.rows, gifts: e.gifts, agreed: [e.seat] }, said: null });
    case 'agreed': {
      const contract = m.talks?.contract ?? null;
      if (contract === null) return m;
      return talking(m, { contract: { ...contract, agreed: [...contract.agreed, e.seat].sort((a, b) => a - b) } });
    }
    case 'refused':
      return talking(m, { contract: null, said: { seat: e.seat, to: m.active, version: e.version, reason: e.reason } });
    case 'aborted':
    case 'lapsed':
      return { ...m, talks: null };
    case 'scored':
      return { ...m, ships: put(m.ships, e.seat, e.ship.n) };
    case 'sixth':
      return { ...m, last: true };
    default:
      return moved(m, e, you);
  }
}

/** Events that move cards and fragments. */
function moved(m: Picture, e: Event, you: Seat | null): Picture {
  switch (e.kind) {
    case 'planet': {
      const there = m.planets.filter((_, i) => i !== m.gone);
      return { ...m, planets: [...there, { card: e.planet.n, gems: e.gems }], gone: -1 };
    }
    case 'filled':
      return { ...m, planets: put(m.planets, e.slot, { card: e.planet.n, gems: plus(m.planets[e.slot].gems, e.gems) }) };
    case 'extracted': {
      const at = m.planets.findIndex((p) => p.card === e.planet.n);
      const store = e.rows.reduce((all, row) => put(all, row.seat, plus(all[row.seat], row.share)), m.store);
      return { ...left(m, e, you), gone: at, talks: null, store: given(store, e.gifts) };
    }
    case 'trimmed':
    case 'discarded':
      return left(m, e, you);
    case 'took':
      return gained({ ...m, ...without(m, e.deck, e.card), ...held(m, e.deck, e.seat, 1) }, you, e.seat, e.deck, [e.card.n]);
    case 'drew':
      return { ...m, ...held(m, e.deck, e.seat, 1) };
    case 'drawn':
      return gained(m, you, e.seat, e.deck, [e.card.n]);
    case 'wiped':
      return { ...m, [rowOf(e.deck)]: m[rowOf(e.deck)].map(() => -1) };
    case 'refilled':
      return { ...m, [rowOf(e.deck)]: filled(m[rowOf(e.deck)], e.cards) };
    case 'completed':
      return { ...lost(left(m, e, you), you, e.seat, 'plans', [e.card]), built: put(m.built, e.seat, [...m.built[e.seat], e.card.n]) };
    default:
      return m;
  }
}
