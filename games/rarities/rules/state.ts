/** Making, copying and checking the state. */
import { drawFrom, type Hands, type Seat, type Start, type State, seatsOf, shuffle } from '@starboard/kernel';
import {
  ALIENS,
  type Alien,
  CARDS,
  COPIES,
  cardOf,
  EMPTY,
  handSize,
  KINDS,
  LAST_PORTAL,
  PILFERER,
  SABORTAL,
  SET,
  SETS_TO_WIN,
  tagOf,
} from '../content/cards.ts';
import { completeSets } from './planet.ts';
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

/** Relics and aliens are neither lost nor doubled; every hand has its sabortal (C1); sets, portals and ships are in range. */
export function invariants(s: State<Rarities>): void {
  const { pub } = s;
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`invariant: ${what}`);
  };
  const count = (card: number): number =>
    s.mine.reduce((sum, m) => sum + m.hand[card], 0) +
    pub.portals.filter((c) => c === card).length +
    (card < KINDS ? s.dark.pile[card] + pub.planets.reduce((sum, p) => sum + p[card], 0) : 0);
  for (let relic = 0; relic < KINDS; relic++) must(count(relic) === COPIES, `${tagOf(relic)} is there ${count(relic)} times (R1)`);
  for (let alien = PILFERER; alien < SABORTAL; alien++) must(count(alien) === 1, `${tagOf(alien)} is there ${count(alien)} times (R1)`);
  s.mine.forEach((m, seat) => {
    must(m.hand[SABORTAL] === 1, `seat ${seat} has its sabortal (C1)`);
    must(
      m.hand.every((n) => n >= 0),
      `seat ${seat} holds no negative cards`,
    );
    must(m.hand.reduce((a, b) => a + b, 0) === pub.hands[seat], `the size of hand ${seat} is right`);
    must(pub.seen === null || pub.seen[seat].every((n, card) => n <= m.hand[card]), `what was seen of hand ${seat} is in it (Q40)`);
    must(
      pub.planets[seat].every((n) => n >= 0 && n <= SET),
      `planet ${seat} has at most three of a kind (R27)`,
    );
  });
  must(s.dark.pile.every((n) => n >= 0) && s.dark.pile.reduce((a, b) => a + b, 0) === pub.pile, 'the size of the pile is right');
  must(pub.ships.length === pub.berths.filter((b) => b > 0).length && new Set(pub.ships).size === pub.ships.length, 'every landed ship lies once');
  must(
    pub.ships.every((seat) => pub.berths[seat] > 0),
    'every ship in a pile has landed',
  );
  for (let p = pub.portal + 1; p <= LAST_PORTAL; p++) must(pub.portals[p] === EMPTY, `portal ${p} is unexplored and empty (C3)`);
  const won = pub.planets.filter((p) => completeSets(p) >= SETS_TO_WIN);
  must(won.length <= 1 && won.every((p) => completeSets(p) === SETS_TO_WIN), 'at most one winner, with exactly three sets (C8)');
  must(s.stack.length === 0 || won.length === 0, 'a won game is over (R32)');
}
