/** What a seat remembers, and worlds it imagines (for bots), drawn by how likely it believes them to be. */
import { type Chance, drawFrom, type Known, type Seat, type State, seatsOf } from '@starboard/kernel';
import {
  ALIENS,
  BLACK_SEATS,
  DANGER_COUNTS,
  DEFENSE,
  FIRST_ALIEN,
  HATCH_CARDS,
  HUMANS,
  ITEM_COUNTS,
  isHuman,
  itemOf,
  SILENCE,
} from '../content/cards.ts';
import type { Belief } from './belief.ts';
import { anchorBelief, beliefOf, forgetBelief, forgetTracking, trackingOf } from './believing.ts';
import { type Law, lawOf } from './law.ts';
import { Odds } from './odds.ts';
import { ALIEN, HUMAN } from './rows.ts';
import { copyMine, copyPub, copyStack } from './state.ts';
import { NOISE } from './trail.ts';
import { type Aliens, type Dark, type Event, type Memory, type Mine, mineOf, type Options } from './types.ts';

export const blank = (o: Options, n: number): Memory => ({
  out: ITEM_COUNTS.map(() => 0),
  pile: lawOf(o, n).full ? ITEM_COUNTS.reduce((a, b) => a + b, 0) * (n > BLACK_SEATS ? 2 : 1) : 0,
});

/** Q22: used items are seen on the discards, until those are shuffled in again (Q21). */
export function remember(m: Memory, e: Event): Memory {
  switch (e.kind) {
    case 'item':
      if (e.gone) break;
      if (m.pile === 0) m = { out: m.out.map(() => 0), pile: m.out.reduce((a, b) => a + b, 0) };
      return { out: m.out, pile: Math.max(0, m.pile - 1) };
    case 'used':
      return { out: m.out.with(itemOf(e.item), m.out[itemOf(e.item)] + 1), pile: m.pile };
    case 'defended':
      return { out: m.out.with(DEFENSE, m.out[DEFENSE] + 1), pile: m.pile };
  }
  return m;
}

/** What a seat can imagine at one moment. Built once; a search draws many worlds from it. */
interface Visions {
  readonly law: Law;
  /** Length of the trail when this was built: a `Known` may share a state that changes later. */
  readonly read: number;
  readonly odds: Odds;
  /** By seat and side: where it can be, and the running sums of how likely. */
  readonly places: readonly (readonly Places[])[];
  readonly fast: Uint8Array;
  readonly calm: Uint8Array;
  readonly turned: Uint8Array;
  /** Item cards whose place is unknown, and those seen on the discards. */
  readonly unseen: readonly number[];
  readonly out: readonly number[];
  readonly hatch: readonly number[];
  /** Dangerous-sector cards drawn since the last shuffle. */
  readonly drawn: number;
  readonly silences: number;
}
interface Places {
  readonly at: readonly number[];
  readonly upTo: readonly number[];
}

const seen = new WeakMap<Known<Aliens>, Visions>();
const trailOf = (k: Known<Aliens>): number => k.pub.past.length + k.pub.now.length;

export function imagine(k: Known<Aliens>, m: Memory, seat: Seat, chance: Chance): State<Aliens> {
  let v = seen.get(k);
  if (v === undefined || v.read !== trailOf(k)) {
    v = envision(k, m, seat);
    seen.set(k, v);
  }
  const { pub } = k;
  const n = pub.status.length;
  const danger = dealDanger(v, k, seat, chance);
  const items = v.unseen.slice();
  let left = 0;
  for (let i = 0; i < items.length; i++) left += items[i];
  const people = peopleLeft(v.law, k, chance);
  const own = mineOf(k);
  const { watch } = own;
  const mine: Mine[] = [];
  let humans = v.odds.humans;
  for (let o = 0; o < n; o++) {
    // All seats count, also those whose side is certain.
    const human = v.odds.humanNext(o, humans) > 0 && draw(v.odds.humanNext(o, humans), chance);
    if (human) humans--;
    if (o === seat) {
      mine.push(copyMine(own));
      continue;
    }
    const held = [0, 0, 0, 0, 0, 0];
    for (let i = pub.items[o]; i > 0; i--) {
      const item = drawFrom(items, left--, chance);
      items[item]--;
      held[item]++;
    }
    const character = pub.shown[o] >= 0 ? pub.shown[o] : (watch?.character[o] ?? drawnCharacter(human ? people.humans : people.aliens));
    const alien = v.turned[o] === 1 || !isHuman(character);
    const sector = watch !== null && !v.law.backToStart ? watch.sector[o] : place(v.places[o][isHuman(character) ? HUMAN : ALIEN], chance);
    mine.push({
      character,
      alien,
      sector,
      began: sector,
      path: [sector],
      items: held,
      card: danger.card[o],
      fast: !alien && v.fast[o] === 1,
      calm: !alien && v.calm[o] === 1,
      spent: pub.round > 2,
      used: 0,
      watch: null,
    });
  }
  // Q52: the pile is counted, so the rest lies face down on the discards (Q22).
  const itemsDown = [0, 0, 0, 0, 0, 0];
  for (; left > pub.itemCards; left--) {
    const item = drawFrom(items, left, chance);
    items[item]--;
    itemsDown[item]++;
  }
  const dark: Dark = { danger: danger.deck, dangerOut: danger.out, items, itemsOut: v.out.slice(), itemsDown, hatch: v.hatch.slice() };
  return { pub: copyPub(pub), mine, dark, stack: copyStack(k.stack), flow: k.flow, sealed: seatsOf(n).map(() => null) };
}

/** The next character of a shuffled list, which holds one for every hidden seat. */
function drawnCharacter(left: number[]): number {
  const character = left.pop();
  if (character === undefined) throw new Error('No character is left to imagine.');
  return character;
}

const GRAIN = 2 ** 24;
const draw = (p: number, chance: Chance): boolean => (p >= 1 ? true : chance.int(GRAIN) < p * GRAIN);

function place(p: Places, chance: Chance): number {
  const { at, upTo } = p;
  const last = at.length - 1;
  if (last === 0) return at[0];
  const r = (chance.int(GRAIN) / GRAIN) * upTo[last];
  let [low, high] = [0, last];
  while (low < high) {
    const mid = (low + high) >> 1;
    if (upTo[mid] > r) high = mid;
    else low = mid + 1;
  }
  return at[low];
}

/** E5: the characters that hidden seats may have, shuffled. */
function peopleLeft(law: Law, k: Known<Aliens>, chance: Chance): { humans: number[]; aliens: number[] } {
  const { shown } = k.pub;
  const n = shown.length;
  const free = (c: number): boolean => c !== mineOf(k).character && !shown.includes(c);
  const humans: number[] = [];
  const mostHumans = law.white ? FIRST_ALIEN : HUMANS.length;
  for (let c = 0; c < mostHumans; c++) if (free(c)) humans.push(c);
  const dealt = n - (law.noHumans ? 0 : Math.floor(n / 2));
  const most = dealt > 4 ? ALIENS.length : 4;
  const aliens: number[] = [];
  for (let c = FIRST_ALIEN; c < FIRST_ALIEN + most; c++) if (law.noHumans || free(c)) aliens.push(c);
  mix(humans, chance);
  mix(aliens, chance);
  // B.6: with more seats than aliens, characters repeat.
  for (let i = 0; aliens.length < n; i++) aliens.unshift(FIRST_ALIEN + (i % most));
  return { humans, aliens };
}

function mix(list: number[], chance: Chance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    const v = list[i];
    list[i] = list[j];
    list[j] = v;
  }
}

/** E11: everybody knows whether a drawn card was a silence or a noise, but nothing more. */
function dealDanger(v: Visions, k: Known<Aliens>, seat: Seat, chance: Chance): { deck: number[]; out: number[]; card: Int8Array } {
  const n = k.pub.status.length;
  const decks = n > BLACK_SEATS ? 2 : 1;
  const deck = DANGER_COUNTS.map((c) => c * decks);
  const out = deck.map(() => 0);
  const card = new Int8Array(n).fill(-1);
  deck[SILENCE] -= v.silences;
  out[SILENCE] = v.silences;
  let noises = v.drawn - v.silences;
  const own = mineOf(k).card;
  if (own >= 0) {
    deck[own]--;
    noises--;
  }
  let left = deck[0] + deck[1] + deck[2] + deck[3];
  const top = k.stack[k.stack.length - 1];
  for (; noises > 0; noises--) {
    const drawn = drawFrom(deck, left--, chance);
    deck[drawn]--;
    if (noises === 1 && top?.step === 'announce' && top.seat !== seat) card[top.seat] = drawn;
    else out[drawn]++;
  }
  return { deck, out, card };
}

// ---- What all imagined worlds share ---------------------------------------------------------------------------------------

function envision(k: Known<Aliens>, m: Memory, seat: Seat): Visions {
  const { pub } = k;
  const n = pub.status.length;
  const law = lawOf(pub.options, n);
  const decks = n > BLACK_SEATS ? 2 : 1;
  anchorBelief(pub);
  // Aliens judge by the plain belief, in the game as in the worlds; a human gains by foreseeing that.
  const tracks = !mineOf(k).alien && !law.noHumans;
  const b = tracks ? trackingOf(pub) : beliefOf(pub);
  const top = k.stack[k.stack.length - 1];
  let { drawn, silences } = b;
  if (top?.step === 'announce') {
    // The move is made and the card drawn, but not announced yet.
    if (drawn === decks * DECK) drawn = silences = 0;
    drawn++;
    b.arrive(top.seat, NOISE, -1);
  }
  const odds = new Odds();
  odds.work(b, pub, seat, k.mine);
  const places = seatsOf(n).map((o) => [HUMAN, ALIEN].map((side) => placesOf(b, law, o, side)));
  const { unseen, out } = itemsOf(k, m, law, decks);
  const visions = {
    ...{ law, read: trailOf(k), odds, places, fast: b.fast.slice(), calm: b.calm.slice(), turned: b.turned.slice() },
    ...{ unseen, out, hatch: hatchOf(k, law, decks), drawn, silences },
  };
  if (top?.step === 'announce') tracks ? forgetTracking() : forgetBelief();
  return visions;
}
const DECK = DANGER_COUNTS.reduce((a, b) => a + b, 0);

function placesOf(b: Belief, law: Law, seat: number, side: number): Places {
  const at: number[] = [];
  const upTo: number[] = [];
  const base = b.base(seat, side);
  let sum = 0;
  for (let sector = 0; sector < b.size; sector++) {
    if (b.p[base + sector] <= 0) continue;
    sum += b.p[base + sector];
    at.push(sector);
    upTo.push(sum);
  }
  // The model has ruled it out: then it can be anywhere.
  if (sum === 0) {
    for (const sector of law.zone.audible) {
      at.push(sector);
      upTo.push(++sum);
    }
  }
  return { at, upTo };
}

function itemsOf(k: Known<Aliens>, m: Memory, law: Law, decks: number): { unseen: number[]; out: number[] } {
  const unseen = ITEM_COUNTS.map((c, item) => (law.full ? c * decks : 0) - mineOf(k).items[item]);
  const out = unseen.map(() => 0);
  let others = 0;
  for (const count of k.pub.items) others += count;
  for (const count of mineOf(k).items) others -= count;
  let left = unseen.reduce((a, b) => a + b, 0);
  unseen.forEach((count, item) => {
    // Leave enough cards for the pile and all hands: a Pilot's card (H.3) is seen several times.
    const known = Math.max(0, Math.min(m.out[item], count, left - others - k.pub.itemCards));
    out[item] = known;
    unseen[item] -= known;
    left -= known;
  });
  return { unseen, out };
}

/** E28: every hatch card that was drawn was seen. */
function hatchOf(k: Known<Aliens>, law: Law, decks: number): number[] {
  if (!law.hatchCards || law.hatches === 'none') return [0, 0];
  const all = HATCH_CARDS[law.hatches].map((c) => c * decks);
  const left = all.slice();
  for (const h of k.pub.hatches) {
    if (h === 'used') left[0]--;
    if (h === 'broken') left[1]--;
  }
  const top = k.stack[k.stack.length - 1];
  if (top?.step === 'engineer') for (const card of top.cards) left[card]--;
  // Q40: the shown cards form a new deck.
  while (left[0] + left[1] < 0) for (let card = 0; card < all.length; card++) left[card] += all[card];
  return left;
}
