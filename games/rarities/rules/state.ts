/** Making and copying the state. */
import { drawFrom, type Hands, type Seat, type Start, type State, seatsOf, shuffle } from '@starboard/kernel';
import { ALIENS, type Alien, CARDS, COPIES, cardOf, EMPTY, handSize, KINDS, LAST_PORTAL, SABORTAL, tagOf } from '../content/cards.ts';
import type { Frame, Options, Rarities } from './types.ts';

/** R4–R8: aliens at the first three portals (R4), empty home planets and ships at home (R5), hands with a sabortal (R6), the rest is the pile (R7). */
export function setup(options: Options, n: number, x: Hands<Rarities>): Start<Rarities> {
  const pass = (options.begins === 'random' ? x.int(n) : Number(options.begins) - 1) as Seat;
  const aliens = shuffle([...ALIENS], x) as Alien[];
  const portals = new Array<number>(LAST_PORTAL + 1).fill(EMPTY);
  for (const [i, alien] of aliens.entries()) portals[i + 1] = cardOf(alien);
  const pile = new Array<number>(KINDS).fill(COPIES);
  let left = KINDS * COPIES;
  x.tell('all', { kind: 'start', pass, aliens });
  const mine = seatsOf(n).map((seat) => {
    const hand = new Array<number>(CARDS.length).fill(0);
    for (let i = 1; i < handSize(n); i++) {
      const relic = drawFrom(pile, left--, x);
      pile[relic]--;
      hand[relic]++;
    }
    hand[SABORTAL] = 1;
    x.reveal([seat], { kind: 'dealt', seat, cards: x.telling ? hand.flatMap((count, card) => new Array(count).fill(tagOf(card))) : [] }, 'R6');
    return { hand };
  });
  return {
    pub: {
      options,
      mission: 0,
      turns: 0,
      portal: 0,
      explorer: pass,
      pass,
      portals,
      berths: new Array<number>(n).fill(0),
      ships: [],
      planets: seatsOf(n).map(() => new Array<number>(KINDS).fill(0)),
      hands: new Array<number>(n).fill(handSize(n)),
      pile: left,
      seen: options.memoryAid ? nothingSeen(n) : null,
    },
    mine,
    dark: { pile },
    stack: [{ step: 'missions' }],
  };
}

export const nothingSeen = (n: number): number[][] => seatsOf(n).map(() => new Array<number>(CARDS.length).fill(0));

/** Options and the cover are replaced, never mutated, so a copy shares them. */
export function copy(s: State<Rarities>): State<Rarities> {
  const { pub } = s;
  return {
    pub: {
      options: pub.options,
      mission: pub.mission,
      turns: pub.turns,
      portal: pub.portal,
      explorer: pub.explorer,
      pass: pub.pass,
      portals: pub.portals.slice(),
      berths: pub.berths.slice(),
      ships: pub.ships.slice(),
      planets: copyRows(pub.planets),
      hands: pub.hands.slice(),
      pile: pub.pile,
      seen: pub.seen === null ? null : copyRows(pub.seen),
    },
    mine: s.mine.map((m) => ({ hand: m.hand.slice() })),
    dark: { pile: s.dark.pile.slice() },
    stack: s.stack.map(copyFrame),
    flow: s.flow,
    sealed: s.sealed.slice(),
  };
}

const copyRows = (rows: readonly number[][]): number[][] => rows.map((row) => row.slice());

function copyFrame(f: Frame): Frame {
  switch (f.step) {
    case 'landing':
      return { step: 'landing', closed: f.closed, voices: f.voices, _land: f._land.slice() };
    case 'collect':
      return { step: 'collect', queue: f.queue.slice(), left: f.left };
    case 'bonus':
      return { step: 'bonus', seat: f.seat };
    default:
      return { step: f.step };
  }
}
