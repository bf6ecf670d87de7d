/** What is hidden from a seat (for the leak test), and the same table with it dealt differently. E6, E11, E16, Q22. */
import { type Chance, drawFrom, type Seat, type Secret, type State, seatsOf, shuffle } from '@starboard/kernel';
import { ADRENALINE, isHuman, SEDATIVES } from '../content/cards.ts';
import { lawOf } from './law.ts';
import { copy } from './state.ts';
import type { Aliens } from './types.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The seats whose place, role and items this viewer does not know: all others, unless it may watch (X.1). */
const others = (s: State<Aliens>, seat: Seat | null): Seat[] => seatsOf(s.mine.length).filter((o) => o !== seat);
const watches = (s: State<Aliens>, seat: Seat | null): boolean => seat !== null && s.mine[seat].watch !== null;

/** Seats with a hidden role whose side is not public either. */
const hiddenRoles = (s: State<Aliens>, seat: Seat | null): Seat[] =>
  watches(s, seat) ? [] : others(s, seat).filter((o) => s.pub.shown[o] === -1 && s.pub.status[o] === 'aboard');

/** Groups that may swap roles: unknown, known humans, known aliens. */
const groups = (s: State<Aliens>, seat: Seat | null): Seat[][] =>
  (['unknown', 'human', 'alien'] as const).map((side) => hiddenRoles(s, seat).filter((o) => s.pub.side[o] === side));

const wandering = (s: State<Aliens>, seat: Seat | null): Seat[] =>
  watches(s, seat) || s.pub.truth !== null ? [] : others(s, seat).filter((o) => s.pub.status[o] === 'aboard');

export function secrets(s: State<Aliens>, seat: Seat | null): Secret<Aliens>[] {
  const cells: Secret<Aliens>[] = [];
  const over = s.pub.truth !== null;
  const swappable = (o: Seat): boolean => groups(s, seat).some((g) => g.includes(o) && g.some((p) => s.mine[p].character !== s.mine[o].character));
  for (const o of others(s, seat)) {
    const m = s.mine[o];
    cells.push({ name: `role ${o}`, rule: 'E6', value: m.character, free: !over && swappable(o) });
    cells.push({ name: `sector ${o}`, rule: 'E4', value: m.sector, free: wandering(s, seat).includes(o) });
    cells.push({ name: `items ${o}`, rule: 'E16', value: m.items.slice(), free: !over && sum(m.items) > 0 && variedItems(s, seat, o) });
    const { fast, calm } = m;
    if (secretlyUsed(s, o)) cells.push({ name: `used ${o}`, rule: 'G.4', value: { fast, calm }, free: otherUse(s, seat, o) });
    if (m.card >= 0) cells.push({ name: `card ${o}`, rule: 'E11', value: m.card, free: true });
  }
  const { itemsDown } = s.dark;
  cells.push({ name: 'discards', rule: 'Q22', value: itemsDown.slice(), free: !over && sum(itemsDown) > 0 && variedDiscards(s, seat) });
  cells.push({ name: 'danger deck', rule: 'E11', value: s.dark.danger.slice(), free: !over && variedDeck(s) });
  return cells;
}

function addTo(pool: number[], more: readonly number[]): void {
  for (let i = 0; i < more.length; i++) pool[i] += more[i];
}

/** Items that the viewer cannot place, but for those of `except`: in the pile, in other hands, face down on the discards. */
function hiddenItems(s: State<Aliens>, seat: Seat | null, except: Seat | null): number[] {
  const pool = s.dark.items.slice();
  addTo(pool, s.dark.itemsDown);
  for (const p of others(s, seat)) if (p !== except) addTo(pool, s.mine[p].items);
  return pool;
}
/** Whether a card of `some` could be another one of `pool`. */
const varied = (some: readonly number[], pool: readonly number[]): boolean =>
  some.some((n, item) => n > 0 && pool.some((m, other) => m > 0 && other !== item));
const variedItems = (s: State<Aliens>, seat: Seat | null, o: Seat): boolean => varied(s.mine[o].items, hiddenItems(s, seat, o));
const variedDiscards = (s: State<Aliens>, seat: Seat | null): boolean => varied(s.dark.itemsDown, hiddenItems(s, seat, null));

/**
 * G.4: an item was used face down before this seat's move: Adrenaline or Sedatives, nobody else knows which. Two are one of
 * each, because neither may be used twice in a turn. After the move a drawn card, or none, tells more.
 */
function secretlyUsed(s: State<Aliens>, o: Seat): boolean {
  const { fast, calm } = s.mine[o];
  const top = s.stack.at(-1);
  return lawOf(s.pub.options, s.mine.length).secretItems && fast !== calm && top?.step === 'turn' && top.seat === o && top.stage === 'move';
}
/** Whether it could have been the other of the two. */
const otherUse = (s: State<Aliens>, seat: Seat | null, o: Seat): boolean =>
  s.pub.truth === null && hiddenItems(s, seat, null)[s.mine[o].fast ? SEDATIVES : ADRENALINE] > 0;
const variedDeck = (s: State<Aliens>): boolean => s.dark.danger.some((n, c) => n > 0 && s.dark.dangerOut.some((m, other) => m > 0 && other !== c));

export function redeal(s: State<Aliens>, seat: Seat | null, chance: Chance): State<Aliens> {
  const t = copy(s);
  if (s.pub.truth !== null) return t;
  const { zone } = lawOf(s.pub.options, s.mine.length);
  for (const group of groups(s, seat)) {
    const dealt = shuffle(group.slice(), chance);
    group.forEach((o, i) => {
      const { character, spent } = s.mine[dealt[i]];
      t.mine[o].character = character;
      t.mine[o].alien = !isHuman(character);
      t.mine[o].spent = spent;
    });
  }
  for (const o of wandering(s, seat)) {
    const m = t.mine[o];
    m.sector = zone.audible[chance.int(zone.audible.length)];
    if (m.began === s.mine[o].sector) m.began = m.sector;
    m.path[m.path.length - 1] = m.sector;
  }
  for (const o of others(s, seat))
    if (t.mine[o].watch !== null) t.mine[o].watch = { sector: t.mine.map((m) => m.sector), character: t.mine.map((m) => m.character) };
  redealItems(t, s, seat, chance);
  redealDanger(t, s, others(s, seat), chance);
  return t;
}

/** Q22: hands, the pile and what lies face down on the discards. */
function redealItems(t: State<Aliens>, s: State<Aliens>, seat: Seat | null, chance: Chance): void {
  const pool = hiddenItems(s, seat, null);
  const down = pool.map(() => 0);
  let laid = sum(s.dark.itemsDown);
  for (const o of others(s, seat)) {
    if (!secretlyUsed(s, o)) continue;
    const kinds = [ADRENALINE, SEDATIVES].filter((item) => pool[item] > 0);
    const used = kinds[chance.int(kinds.length)];
    t.mine[o].fast = used === ADRENALINE;
    t.mine[o].calm = used === SEDATIVES;
    pool[used]--;
    down[used]++;
    laid--;
  }
  let left = sum(pool);
  const deal = (n: number, to: number[]): void => {
    for (let i = 0; i < n; i++) {
      const item = drawFrom(pool, left--, chance);
      pool[item]--;
      to[item]++;
    }
  };
  for (const o of others(s, seat)) {
    t.mine[o].items.fill(0);
    deal(sum(s.mine[o].items), t.mine[o].items);
  }
  deal(laid, down);
  t.dark.itemsDown = down;
  t.dark.items = pool;
}

/** E11: which cards are gone is unknown; a noise that is being announced stays a noise. */
function redealDanger(t: State<Aliens>, s: State<Aliens>, hidden: readonly Seat[], chance: Chance): void {
  const pool = s.dark.danger.map((n, card) => n + s.dark.dangerOut[card]);
  for (const o of hidden) {
    if (s.mine[o].card < 0) continue;
    pool[s.mine[o].card]++;
    const noises = pool.map((n, card) => (card === 4 ? 0 : n));
    const card = drawFrom(noises, sum(noises), chance);
    pool[card]--;
    t.mine[o].card = card;
  }
  let left = sum(pool);
  const deck = pool.map(() => 0);
  for (let i = sum(s.dark.danger); i > 0; i--) {
    const card = drawFrom(pool, left--, chance);
    pool[card]--;
    deck[card]++;
  }
  t.dark.danger = deck;
  t.dark.dangerOut = pool;
}
