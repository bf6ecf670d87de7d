/** Making, copying and checking the state. */
import { type Chance, drawFrom, type Hands, type Seat, type Start, type State, seatAt, seatsOf, shuffle } from '@starboard/kernel';
import {
  ALIENS,
  BLACK_SEATS,
  CHARACTERS,
  DANGER_COUNTS,
  FIRST_ALIEN,
  HATCH_CARDS,
  HUMANS,
  ITEM_COUNTS,
  isHuman,
  numberOf,
  WHITE_HUMANS,
} from '../content/cards.ts';
import { type Law, lawOf } from './law.ts';
import type { Aliens, Frame, Mine, Options, Pub } from './types.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const times = (counts: readonly number[], n: number): number[] => counts.map((c) => c * n);

/** E5, E7, E12, E19, E28, Q34: roles, places and decks. */
export function setup(options: Options, n: number, x: Hands<Aliens>): Start<Aliens> {
  const law = lawOf(options, n);
  const first = seatAt(x.int(n));
  const characters = deal(law, n, x);
  const humans = characters.filter(isHuman).length;
  x.tell('all', { kind: 'start', humans, aliens: n - humans, first });
  const mine = characters.map((character, i): Mine => {
    const seat = seatAt(i);
    const sector = startOf(law, character, seat, first, n);
    x.reveal([seat], { kind: 'role', seat, character: CHARACTERS[character], sector: law.zone.names[sector] }, 'E5');
    return {
      character,
      alien: !isHuman(character),
      sector,
      began: sector,
      path: [sector],
      items: new Array<number>(ITEM_COUNTS.length).fill(0),
      card: -1,
      fast: false,
      calm: false,
      spent: false,
      used: 0,
      watch: null,
    };
  });
  // E5: more than eight play with every deck doubled.
  const decks = n > BLACK_SEATS ? 2 : 1;
  const hatch = hatchDeck(law, n);
  return {
    pub: {
      options,
      round: 0,
      first,
      turn: first,
      status: mine.map(() => 'aboard'),
      shown: mine.map(() => -1),
      side: mine.map(() => (law.noHumans ? 'alien' : 'unknown')),
      fed: mine.map(() => false),
      items: mine.map(() => 0),
      kills: mine.map(() => 0),
      hatches: law.zone.hatches.map(() => 'open'),
      hatchCards: hatch[0] + hatch[1],
      dangerCards: decks * sum(DANGER_COUNTS),
      itemCards: law.full ? decks * sum(ITEM_COUNTS) : 0,
      agreed: [],
      past: [],
      now: [],
      ending: null,
      truth: null,
    },
    mine,
    dark: {
      danger: times(DANGER_COUNTS, decks),
      dangerOut: DANGER_COUNTS.map(() => 0),
      items: law.full ? times(ITEM_COUNTS, decks) : ITEM_COUNTS.map(() => 0),
      itemsOut: ITEM_COUNTS.map(() => 0),
      itemsDown: ITEM_COUNTS.map(() => 0),
      hatch,
    },
    stack: [{ step: 'rounds' }],
  };
}

/** E28: green and red hatch cards of a whole deck. */
export const hatchDeck = (law: Law, n: number): number[] =>
  law.hatchCards && law.hatches !== 'none' ? times(HATCH_CARDS[law.hatches], n > BLACK_SEATS ? 2 : 1) : [0, 0];

/** E5: each side's cards are shuffled, as many as needed are taken, mixed and dealt. B.6: there are no humans. */
function deal(law: Law, n: number, x: Chance): number[] {
  const humans = law.noHumans ? 0 : Math.floor(n / 2);
  const people = shuffle([...HUMANS, ...(law.white ? WHITE_HUMANS : [])].map(numberOf), x).slice(0, humans);
  // The first four aliens are printed with names; the others play only with more than four aliens.
  const most = n - humans > 4 ? ALIENS.length : 4;
  const aliens = shuffle(
    ALIENS.slice(0, most).map((_, i) => FIRST_ALIEN + i),
    x,
  );
  // Without humans there may be more aliens than characters: they repeat.
  const hunters = Array.from({ length: n - humans }, (_, i) => aliens[i % aliens.length]);
  return shuffle([...people, ...hunters], x);
}

/** E5, B.4, C.6, H.2: where a seat begins. */
export function startOf(law: Law, character: number, seat: Seat, first: Seat, n: number): number {
  const { zone } = law;
  if (isHuman(character)) {
    if (law.psychologist && CHARACTERS[character] === 'psychologist') return zone.alien;
    return law.humanHatch > 0 ? zone.hatches[law.humanHatch] : zone.human;
  }
  if (law.alienHatches === '') return zone.alien;
  // Arena: hatches 1, 2, 3, 4, 1 … in turn order, counted over all seats, so that a start reveals no role.
  const turn = (seat - first + n) % n;
  return zone.hatches[Number(law.alienHatches[turn % law.alienHatches.length])];
}

/** Options, the cover and the past are replaced, never mutated, so copies share them. */
export function copy(s: State<Aliens>): State<Aliens> {
  const { dark } = s;
  return {
    pub: copyPub(s.pub),
    mine: s.mine.map(copyMine),
    dark: {
      danger: dark.danger.slice(),
      dangerOut: dark.dangerOut.slice(),
      items: dark.items.slice(),
      itemsOut: dark.itemsOut.slice(),
      itemsDown: dark.itemsDown.slice(),
      hatch: dark.hatch.slice(),
    },
    stack: copyStack(s.stack),
    flow: s.flow,
    sealed: s.sealed.slice(),
  };
}

export const copyPub = (pub: Readonly<Pub>): Pub => ({
  options: pub.options,
  round: pub.round,
  first: pub.first,
  turn: pub.turn,
  status: pub.status.slice(),
  shown: pub.shown.slice(),
  side: pub.side.slice(),
  fed: pub.fed.slice(),
  items: pub.items.slice(),
  kills: pub.kills.slice(),
  hatches: pub.hatches.slice(),
  hatchCards: pub.hatchCards,
  dangerCards: pub.dangerCards,
  itemCards: pub.itemCards,
  agreed: pub.agreed,
  past: pub.past,
  now: pub.now.slice(),
  ending: pub.ending,
  truth: pub.truth,
});

export const copyStack = (stack: readonly Frame[]): Frame[] => stack.map(copyFrame);

export const copyMine = (m: Readonly<Mine>): Mine => ({
  character: m.character,
  alien: m.alien,
  sector: m.sector,
  began: m.began,
  path: m.path.slice(),
  items: m.items.slice(),
  card: m.card,
  fast: m.fast,
  calm: m.calm,
  spent: m.spent,
  used: m.used,
  watch: m.watch === null ? null : { sector: m.watch.sector.slice(), character: m.watch.character.slice() },
});

function copyFrame(f: Frame): Frame {
  switch (f.step) {
    case 'turn':
      return { step: 'turn', seat: f.seat, stage: f.stage };
    case 'engineer':
      return { step: 'engineer', seat: f.seat, hatch: f.hatch, cards: f.cards.slice() };
    case 'rounds':
    case 'agree':
      return { step: f.step };
    default:
      return { step: f.step, seat: f.seat };
  }
}

/** No card is lost or doubled, and every player stands on a legal sector. */
export function invariants(s: State<Aliens>): void {
  const { pub, dark } = s;
  const n = s.mine.length;
  const law = lawOf(pub.options, n);
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`invariant: ${what}`);
  };
  const decks = n > BLACK_SEATS ? 2 : 1;
  DANGER_COUNTS.forEach((count, card) => {
    const held = s.mine.filter((m) => m.card === card).length;
    must(dark.danger[card] + dark.dangerOut[card] + held === count * decks, `dangerous-sector cards of kind ${card} are all there (E12)`);
  });
  ITEM_COUNTS.forEach((count, item) => {
    const there = dark.items[item] + dark.itemsOut[item] + dark.itemsDown[item] + sum(s.mine.map((m) => m.items[item]));
    must(there === (law.full ? count * decks : 0), `items of kind ${item} are all there (E19)`);
  });
  must(dark.hatch[0] + dark.hatch[1] + (s.stack.at(-1)?.step === 'engineer' ? 2 : 0) === pub.hatchCards, 'the hatch cards are counted right (E28)');
  must(sum(dark.danger) === pub.dangerCards && sum(dark.items) === pub.itemCards, 'the piles are counted right (Q52)');
  must(new Set(s.mine.map((m) => m.character)).size === n || law.noHumans, 'no character is there twice (E5)');
  for (const seat of seatsOf(n)) {
    const m = s.mine[seat];
    must(sum(m.items) === pub.items[seat], `the items of seat ${seat} are counted right`);
    must(
      m.items.every((c) => c >= 0),
      `seat ${seat} holds no negative items`,
    );
    must(pub.shown[seat] === -1 || pub.shown[seat] === m.character, `seat ${seat} was shown as what it is (E14)`);
    if (pub.status[seat] !== 'aboard') must(pub.items[seat] === 0, `seat ${seat} is out and holds nothing (Q23)`);
    else if (pub.round > 1)
      must(!m.alien || law.zone.hatchAt[m.sector] === 0 || law.alienHatches !== '' || law.infection, `alien ${seat} stands in no hatch (E9)`);
  }
  must(pub.round <= 39 + 1, 'at most 39 rounds (E31)');
}

/** Draws an item card; -1: there is none (Q21: discards are shuffled in first). */
export function drawItem(s: State<Aliens>, x: Chance): number {
  const { dark, pub } = s;
  if (pub.itemCards === 0) {
    dark.items = dark.itemsOut.map((n, item) => n + dark.itemsDown[item]);
    dark.itemsOut = dark.items.map(() => 0);
    dark.itemsDown = dark.items.map(() => 0);
    pub.itemCards = sum(dark.items);
  }
  if (pub.itemCards === 0) return -1;
  const item = drawFrom(dark.items, pub.itemCards, x);
  dark.items[item]--;
  pub.itemCards--;
  return item;
}

/** E11: draws a dangerous-sector card. An empty deck is reshuffled from the discards. */
export function drawDanger(s: State<Aliens>, x: Chance): number {
  const { dark, pub } = s;
  if (pub.dangerCards === 0) {
    dark.danger = dark.dangerOut;
    dark.dangerOut = dark.danger.map(() => 0);
    pub.dangerCards = sum(dark.danger);
  }
  const card = drawFrom(dark.danger, pub.dangerCards, x);
  dark.danger[card]--;
  pub.dangerCards--;
  return card;
}
