/** What is hidden from a seat (for the leak test), and the same table with it dealt differently. E6, E11, E16, Q22. */
import { type Chance, drawFrom, type Seat, type Secret, type State, seatsOf, shuffle } from '@starboard/kernel';
import { isHuman } from '../content/cards.ts';
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
    if (m.card >= 0) cells.push({ name: `card ${o}`, rule: 'E11', value: m.card, free: true });
  }
  cells.push({ name: 'danger deck', rule: 'E11', value: s.dark.danger.slice(), free: !over && variedDeck(s) });
  return cells;
}

function addTo(pool: number[], more: readonly number[]): void {
  for (let i = 0; i < more.length; i++) pool[i] += more[i];
}

/** Whether a hidden item of another kind exists to swap with. */
function variedItems(s: State<Aliens>, seat: Seat | null, o: Seat): boolean {
  const pool = s.dark.items.slice();
  for (const p of others(s, seat)) if (p !== o) addTo(pool, s.mine[p].items);
  return s.mine[o].items.some((n, item) => n > 0 && pool.some((m, other) => m > 0 && other !== item));
}
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
  redealItems(t, others(s, seat), chance);
  redealDanger(t, s, others(s, seat), chance);
  return t;
}

function redealItems(t: State<Aliens>, hidden: readonly Seat[], chance: Chance): void {
  const pool = t.dark.items.slice();
  for (const o of hidden) addTo(pool, t.mine[o].items);
  let left = sum(pool);
  for (const o of hidden) {
    const n = sum(t.mine[o].items);
    t.mine[o].items.fill(0);
    for (let i = 0; i < n; i++) {
      const item = drawFrom(pool, left--, chance);
      pool[item]--;
      t.mine[o].items[item]++;
    }
  }
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
