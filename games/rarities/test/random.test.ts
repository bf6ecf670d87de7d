/** What holds at every step of every random game, at every kind of table. */
import { FastChance, type Seat, type State, seatsOf } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CARDS, COPIES, cardOf, EMPTY, handSize, KINDS, RELICS, SABORTAL, SET, tagOf, VALUES } from '../content/cards.ts';
import { rarities } from '../game.ts';
import type { Event, Options, Pub, Rarities } from '../rules/types.ts';
import { alex, arrange, ben, clara, type Player, playOne, spectator, sum, Table } from './table.ts';

const TABLES = [3, 4, 5, 6].flatMap((players) =>
  (['race', 'sealed', 'open'] as const).flatMap((landing) => [true, false].map((memoryAid) => [players, { landing, memoryAid }] as const)),
);
const GAMES = 4;
const seed = seedOf('rarities: random games');

/** Plays games to their end, every other one with players who hardly ever land, so that portal 10 is reached. */
function games(players: number, options: Partial<Options>, watch: (t: Table, before: State<Rarities>) => void): void {
  for (let game = 0; game < cases(GAMES); game++) {
    const name = `${seed} ${players} ${options.landing} ${options.memoryAid} ${game}`;
    const chance = new FastChance(name);
    const t = Table.deal(players, options, name);
    watch(t, t.state);
    while (!t.over) {
      const before = rarities.copy(t.state);
      if (game % 2 === 0) playOne(t, chance);
      else playOne(t, chance, daring);
      watch(t, before);
    }
  }
}
const daring: Player = (t, seat, chance) => {
  const picks = t.offers(seat);
  if (picks.includes('stay') && chance.int(10) > 0) return ['stay'];
  if (picks.some((p) => p.startsWith('draw'))) return [picks[chance.int(t.seats - 1)]];
  return [picks[chance.int(picks.length)]];
};

describe.each(TABLES)('%i players, %o', (players, options) => {
  test('R1, R27, C1, C3, C8: nothing is lost, doubled or out of range, and random play ends', () => {
    games(players, options, (t) => {
      audit(t.state);
      if (t.over) must(t.match.outcome!.ranks.includes(1) && t.state.pub.mission <= 40, 'somebody has won within 40 missions');
    });
  });

  test('R19, C7, C8, Q34: the pile only shrinks, sets stay, only the Pilferer takes from planets, only the Time Thief moves ships', () => {
    games(players, options, (t, { pub: was }) => {
      const { pub } = t.state;
      const kinds = t.heard(spectator).map((e) => e.kind);
      must(pub.pile <= was.pile, 'the pile only shrinks (C7)');
      for (const [seat, planet] of pub.planets.entries()) {
        for (const [relic, n] of planet.entries()) {
          const had = was.planets[seat][relic];
          if (n < had) must(kinds[0] === 'pilfered' && had < SET, 'a planet loses only to the Pilferer (Q34), and no complete set (C8)');
        }
        const moved = was.berths[seat] !== 0 && pub.berths[seat] !== was.berths[seat];
        if (moved) must(kinds[0] === 'thieved' || kinds.includes('pass'), 'a ship stays where it landed (R19)');
      }
    });
  });

  test('Q40: only deals and refills are private; a listener can keep the whole open table in mind', () => {
    let mind = tableOf([]);
    games(players, options, (t) => {
      if (t.match.entries.length === 1) mind = tableOf(new Array<number>(players).fill(handSize(players)));
      for (const e of t.heard(spectator)) follow(mind, e);
      const { portals, planets, hands, berths, ships, pile, pass, mission } = t.state.pub;
      same(mind, { portals, planets, hands, berths, ships, pile, pass, mission });
      for (const seat of seatsOf(players)) {
        const isOwn = (e: Event): boolean => (e.kind === 'dealt' || e.kind === 'refilled') && e.seat === seat;
        same(
          t.heard(seat).filter((e) => !isOwn(e)),
          t.heard(spectator),
        );
      }
    });
  });

  test('Q40: everybody can remember the same of the hands, and it is true; the memory aid shows just that', () => {
    games(players, options, (t) => {
      const [first, ...others] = t.match.memories;
      for (const m of others) same(m, first);
      same(t.state.pub.seen, options.memoryAid ? first.seen : null);
      for (const [seat, seen] of first.seen.entries())
        must(
          seen.every((n, card) => n <= t.state.mine[seat].hand[card]),
          'what was seen is there',
        );
    });
  });
});

test('random games see everything that can happen', () => {
  const seen = new Set<string>();
  for (const [players, options] of TABLES) {
    games(players, options, (t) => {
      for (const e of t.heard(spectator)) seen.add(e.kind === 'ended' ? `ended by ${e.by}` : e.kind === 'schemed' ? `schemed to ${e.to}` : e.kind);
    });
  }
  const kinds = [
    'start',
    'mission',
    'drawn',
    'sabortal',
    'pilfered',
    'thieved',
    'shown',
    'landed',
    'stayed',
    'bonus',
    'declined',
    'collecting',
    'took',
  ];
  const more = ['placed', 'forfeited', 'leftovers', 'pass', 'refills', 'won', 'limit', 'schemed to home', 'schemed to hand'];
  expect([...seen].toSorted()).toEqual([...kinds, ...more, 'ended by sabortal', 'ended by landed', 'ended by super'].toSorted());
});

describe('the rules’ own invariants notice', () => {
  const broken: [string, (s: State<Rarities>) => void][] = [
    ['R1: a lost relic', (s) => s.dark.pile[0]--],
    ['R1: a relic in two places', (s) => s.pub.planets[alex][3]++],
    ['R1: a second Schemer', (s) => (s.pub.portals[2] = cardOf('schemer'))],
    ['C1: a hand without its sabortal', (s) => s.mine[ben].hand[SABORTAL]--],
    ['Q40: a wrong hand size', (s) => s.pub.hands[clara]++],
    ['R7: a wrong size of the pile', (s) => s.pub.pile++],
    ['R27: a fourth copy', (s) => moveToPlanet(s, [0], 4)],
    ['C3: a card at a portal not yet explored', (s) => s.pub.portals.splice(9, 1, s.pub.portals.splice(1, 1, EMPTY)[0])],
    ['R17: a ship in two piles', (s) => s.pub.ships.push(clara)],
    ['R17: a ship that landed and lies nowhere', (s) => (s.pub.berths[alex] = 2)],
    ['R32: a game that goes on after it is won', (s) => moveToPlanet(s, [0, 1, 2], 3)],
  ];
  test.each(broken)('%s', (_, breakIt) => {
    const { state } = arrange({ portals: { 1: 'thief', 2: 'roll' }, ships: [[clara, 2]] });
    breakIt(state);
    expect(() => rarities.invariants(state)).toThrow(/invariant/);
  });
});

function moveToPlanet(s: State<Rarities>, kinds: number[], copies: number): void {
  for (const relic of kinds) {
    s.dark.pile[relic] -= copies;
    s.pub.pile -= copies;
    s.pub.planets[alex][relic] += copies;
  }
}

/** As `expect`, which is too slow to be asked at every step when all is well. */
function must(holds: boolean, what: string): void {
  if (!holds) expect.fail(what);
}
function same(is: unknown, should: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(should)) expect(is).toEqual(should);
}

/** The invariants of the rules page, written down once more and independently of the rules. */
function audit({ pub, mine, dark, stack }: State<Rarities>): void {
  const lying = pub.portals.filter((card) => card !== EMPTY);
  const hands = mine.map((m) => m.hand);
  const all = CARDS.map(
    (_, card) => sum([...hands, ...pub.planets, dark.pile].map((list) => list[card] ?? 0)) + lying.filter((c) => c === card).length,
  );
  same(
    all,
    CARDS.map((_, card) => (card < KINDS ? COPIES : card === SABORTAL ? mine.length : 1)),
  );
  same(sum([...hands, ...pub.planets].flatMap((list) => list.slice(0, KINDS))) + sum(dark.pile) + lying.filter((c) => c < KINDS).length, 72);
  same(
    hands.map((hand) => hand[SABORTAL]),
    hands.map(() => 1),
  );
  same(hands.map(sum), pub.hands);
  must(Math.min(...pub.hands) > 0, 'no hand is empty (C1)');
  must(Math.min(...hands.flat(), ...pub.planets.flat(), ...dark.pile) >= 0, 'nothing is there less than zero times');
  must(Math.max(...pub.planets.flat()) <= SET, 'at most three of a kind on a planet (R27)');
  const flying = pub.berths.flatMap((b, seat) => (b === 0 ? [seat] : []));
  same([...pub.ships, ...flying].toSorted(), seatsOf(mine.length));
  must(
    pub.portals.slice(pub.portal + 1).every((card) => card === EMPTY),
    'portals not yet explored are empty (C3)',
  );
  const sets = pub.planets.map((p) => p.filter((n) => n === SET).length);
  same(
    sets.filter((n) => n >= 3),
    stack.length === 0 && Math.max(...sets) >= 3 ? [3] : [],
  );
}

type Open = { [K in 'portals' | 'planets' | 'hands' | 'berths' | 'ships' | 'pile' | 'pass' | 'mission']: Pub[K] };

/** The open table before anything was told, as somebody remembers it who has only heard how many play. */
const tableOf = (hands: number[]): Open => ({
  portals: new Array<number>(VALUES.length).fill(EMPTY),
  planets: hands.map(() => RELICS.map(() => 0)),
  hands: [...hands],
  berths: hands.map(() => 0),
  ships: [],
  pile: KINDS * COPIES - sum(hands.map((n) => n - 1)),
  pass: alex,
  mission: 0,
});

/** Follows what happens by ear. */
function follow(m: Open, e: Event): void {
  const take = (seat: Seat, portal: number): void => {
    m.portals[portal] = EMPTY;
    m.hands[seat]++;
  };
  switch (e.kind) {
    case 'start':
      m.pass = e.pass;
      for (const [i, alien] of e.aliens.entries()) m.portals[i + 1] = cardOf(alien);
      break;
    case 'mission':
      m.mission = e.n;
      same(e.explorer, m.pass);
      break;
    case 'drawn':
      m.hands[e.from]--;
      m.portals[e.portal] = cardOf(e.card);
      break;
    case 'pilfered':
      m.hands[e.by]--;
      m.portals[e.portal] = cardOf('pilferer');
      m.planets[e.from][cardOf(e.relic)]--;
      m.planets[e.by][cardOf(e.relic)]++;
      break;
    case 'schemed':
      same(m.portals[e.at], cardOf(e.relic));
      m.portals[e.at] = cardOf('schemer');
      if (e.to === 'home') m.planets[e.by][cardOf(e.relic)]++;
      m.hands[e.by] -= e.to === 'home' ? 1 : 0;
      break;
    case 'thieved':
      m.hands[e.by]--;
      m.portals[e.portal] = cardOf('thief');
      m.ships = e.ships.map((s) => s.seat);
      for (const s of e.ships) m.berths[s.seat] = s.to;
      break;
    case 'landed':
      m.berths[e.seat] = e.portal;
      m.ships.push(e.seat);
      same(m.ships.filter((s) => m.berths[s] === e.portal).length, e.place);
      break;
    case 'bonus':
    case 'took':
      same(tagOf(m.portals[e.portal]), e.card);
      take(e.seat, e.portal);
      break;
    case 'collecting':
      same(
        e.order.map((o) => [o.seat, o.portal, o.actions]),
        [...m.ships].sort((a, b) => m.berths[b] - m.berths[a]).map((seat) => [seat, m.berths[seat], VALUES[m.berths[seat]]]),
      );
      break;
    case 'placed':
      m.hands[e.seat]--;
      same(++m.planets[e.seat][cardOf(e.relic)], e.copies);
      break;
    case 'leftovers':
      same(e.seat, m.pass);
      same(e.cards, m.portals.filter((card) => card !== EMPTY).map(tagOf));
      m.hands[e.seat] += e.cards.length;
      m.portals.fill(EMPTY);
      break;
    case 'pass':
      m.pass = e.seat;
      m.ships = [];
      m.berths.fill(0);
      break;
    case 'refills':
      for (const [seat, n] of e.counts.entries()) m.hands[seat] += n;
      m.pile -= sum(e.counts);
      same(m.pile, e.pile);
  }
}
