/** The table of the Ladder: what it is made of, and what each seat may choose. */
import type { Choice, Known, Seat, Side, State } from '../../contract.ts';

export const WILD = 'wild' as Side;
export const CARDS = ['shove', 'calm'] as const;
export type Cards = [shove: number, calm: number];
export const DECK: Cards = [7, 7];
export const CLIMBERS = [0, 1, 2] as const;
export const GUARDS = 3;

export type Frame =
  | { step: 'round'; turns: number }
  // Loot and cheers wait here until the climb is over, in the order in which they were earned.
  | { step: 'turn'; seat: Seat; steps: number; queue: Frame[] }
  | { step: 'climb'; seat: Seat; party: number[] | null }
  // How strong the guard is shows only when it is fought.
  | { step: 'fight'; seat: Seat; party: number; wild: 'hold' | 'press' | null; _guard: number }
  | { step: 'trick'; seat: Seat }
  | { step: 'loot'; seat: Seat }
  | { step: 'cheer'; seat: Seat; for: Seat }
  | { step: 'dig'; seat: Seat };
export interface Ladder {
  options: { rounds: number; wild: boolean };
  pub: {
    options: Ladder['options'];
    round: number;
    turn: Seat;
    height: number[];
    sparks: number[];
    cards: number[];
    spent: Cards;
    fights: number;
  };
  mine: { hand: Cards };
  dark: { pile: Cards };
  frame: Frame;
  ret: { won: boolean } | { bonus: number };
  event:
    | { kind: 'dealt'; hand: Cards }
    | { kind: 'turn'; seat: Seat; round: number }
    | { kind: 'did'; seat: Seat; what: string }
    | { kind: 'party'; seat: Seat; party: number[] }
    | { kind: 'fought'; seat: Seat; guard: number; roll: number; won: boolean }
    | { kind: 'drew'; card: number }
    | { kind: 'top'; hands: Cards[] };
  pick: string;
  memory: { calmed: number[] };
  choice: 'turn' | 'party' | 'wild' | 'trick' | 'loot' | 'cheer' | 'spark';
  why: 'no-card' | 'pile-empty';
  rule: 'L1' | 'L2' | 'L3' | 'L4' | 'L5';
}

export const count = (c: Readonly<Cards>): number => c[0] + c[1];

/** A subset is its members, ascending, and 'enough'. */
export function partyChoice(path: readonly string[]): Choice<Ladder> | null {
  const last = path.at(-1);
  if (last === 'enough') return null;
  const from = last === undefined ? 0 : Number(last.slice(5)) + 1;
  const picks = [...CLIMBERS.filter((c) => c >= from).map((c) => `take ${c}`), ...(path.length > 0 ? ['enough'] : [])];
  return { kind: 'party', picks, ends: false, rule: 'L2' };
}

export function trickChoice(hand: Readonly<Cards>): Choice<Ladder> {
  const greyed = () => CARDS.filter((_, i) => hand[i] === 0).map((c) => ({ pick: `play ${c}`, rule: 'L3' as const, why: 'no-card' as const }));
  return { kind: 'trick', picks: [...CARDS.filter((_, i) => hand[i] > 0).map((c) => `play ${c}`), 'play none'], ends: true, rule: 'L3', greyed };
}

/** How many cards are left to draw: everybody can count them. */
export const pileSize = (pub: Readonly<Ladder['pub']>): number => count(DECK) - count(pub.spent) - pub.cards.reduce((a, b) => a + b, 0);

export function lootChoice(k: Known<Ladder>): Choice<Ladder> {
  const empty = pileSize(k.pub) === 0;
  const greyed = () => (empty ? [{ pick: 'loot card', rule: 'L4' as const, why: 'pile-empty' as const }] : []);
  return { kind: 'loot', picks: [...(empty ? [] : ['loot card']), 'loot spark'], ends: true, rule: 'L4', greyed };
}

/** Beside every question in one's own turn: a spark buys a rung or a card. */
export function sparkChoice(k: Known<Ladder>, seat: Seat, path: readonly string[]): Choice<Ladder> | null {
  if (path.length === 2 || k.pub.turn !== seat || k.pub.sparks[seat] === 0 || k.flow.onBehalf !== null) return null;
  if (path.length === 0) return { kind: 'turn', picks: ['spark'], ends: false, rule: 'L5' };
  return { kind: 'spark', picks: pileSize(k.pub) > 0 ? ['hop', 'dig'] : ['hop'], ends: true, rule: 'L5' };
}

export function copyFrame(f: Frame): Frame {
  if (f.step === 'turn') return { ...f, queue: f.queue.map(copyFrame) };
  return f.step === 'climb' ? { ...f, party: f.party && [...f.party] } : { ...f };
}
export const copyPub = (p: Readonly<Ladder['pub']>): Ladder['pub'] => ({
  ...p,
  height: [...p.height],
  sparks: [...p.sparks],
  cards: [...p.cards],
  spent: [...p.spent],
});
export const copyLadder = (s: State<Ladder>): State<Ladder> => ({
  pub: copyPub(s.pub),
  mine: s.mine.map((m) => ({ hand: [...m.hand] })),
  dark: { pile: [...s.dark.pile] },
  stack: s.stack.map(copyFrame),
  flow: s.flow,
  sealed: [...s.sealed],
});
