/** What a seat can remember and imagine, for bots. */
import { type Chance, drawFrom, type Known, type Seat, type State, seatsOf } from '@starboard/kernel';
import { COPIES, cardOf, KINDS, SABORTAL, type Tag } from '../content/cards.ts';
import { noteGain, noteLoss } from './hand.ts';
import { copy, nothingSeen } from './state.ts';
import type { Event, Frame, Memory, Options, Pick, Rarities } from './types.ts';

export const blank = (_: Options, n: number): Memory => ({ seen: nothingSeen(n) });

/** Q40: cards taken from portals are seen by all when taken; what leaves a hand openly was in it. */
export function remember(m: Memory, e: Event): Memory {
  const gain = (seat: Seat, tag: Tag): void => noteGain(m.seen, seat, cardOf(tag));
  const lose = (seat: Seat, tag: Tag): void => noteLoss(m.seen, seat, cardOf(tag));
  switch (e.kind) {
    case 'drawn':
      lose(e.from, e.card);
      break;
    case 'pilfered':
      lose(e.by, 'pilferer');
      break;
    case 'schemed':
      lose(e.by, 'schemer');
      if (e.to === 'hand') gain(e.by, e.relic);
      break;
    case 'thieved':
      lose(e.by, 'thief');
      break;
    case 'took':
    case 'bonus':
      gain(e.seat, e.card);
      break;
    case 'leftovers':
      for (const card of e.cards) gain(e.seat, card);
      break;
    case 'placed':
      lose(e.seat, e.relic);
      break;
  }
  return m;
}

/**
 * A world that fits what the seat sees and remembers: each other hand holds its sabortal and what was seen going in, the
 * rest of it is dealt from the cards whose place is unknown; what remains is the pile.
 */
export function imagine(k: Known<Rarities>, m: Memory, seat: Seat, chance: Chance): State<Rarities> {
  const { pub } = k;
  const n = pub.hands.length;
  const unknown = new Array<number>(KINDS).fill(COPIES);
  let left = KINDS * COPIES;
  const away = (counts: readonly number[]): void => {
    for (let relic = 0; relic < KINDS; relic++) {
      unknown[relic] -= counts[relic];
      left -= counts[relic];
    }
  };
  for (let p = 1; p < pub.portals.length; p++) {
    const card = pub.portals[p];
    if (card >= 0 && card < KINDS) {
      unknown[card]--;
      left--;
    }
  }
  for (let s = 0; s < n; s++) {
    away(pub.planets[s]);
    away(s === seat ? k.mine!.hand : m.seen[s]);
  }
  const mine = m.seen.map((seen, s) => {
    if (s === seat) return { hand: k.mine!.hand.slice() };
    const hand = seen.slice();
    hand[SABORTAL] = 1;
    return { hand };
  });
  for (let s = 0; s < n; s++) {
    if (s === seat) continue;
    const { hand } = mine[s];
    let size = 0;
    for (let card = 0; card < hand.length; card++) size += hand[card];
    for (; size < pub.hands[s]; size++) {
      const relic = drawFrom(unknown, left--, chance);
      unknown[relic]--;
      hand[relic]++;
    }
  }
  const asked = k.flow.window === 'sealed' && k.flow.done.length > 0;
  return copy({
    pub: pub as State<Rarities>['pub'],
    mine,
    dark: { pile: unknown },
    stack: k.stack.map((f): Frame => (f.step === 'landing' ? { ...f, _land: [] } : (f as Frame))),
    flow: k.flow,
    sealed: seatsOf(n).map((s) =>
      s === seat ? (k.sealed as Pick[] | null) : asked && k.flow.done.includes(s) ? [chance.int(2) === 0 ? 'land' : 'stay'] : null,
    ),
  });
}
