/** Who knows what: R6, C7, Q12, Q40, Q43. */
import { FastChance, Runner, type Seat, seatsOf } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { type Alien, CARDS, type Tag, tagOf } from '../content/cards.ts';
import { rarities } from '../game.ts';
import { DRAW } from '../rules/picks.ts';
import { alex, arrange, ben, clara, relics, type Scene, spectator, sum, Table } from './table.ts';

const everybody = [alex, ben, clara, spectator];

test('Q40: in an imagined world the seat’s own hand is as it is, and the others hold as many cards as they do', () => {
  const t = arrange({ hands: ['2 boots, thief', 'plug, schemer', 'cloak, pilferer'] });
  for (const seat of [alex, ben, clara]) {
    const world = rarities.imagine(t.view(seat), rarities.blank(t.pub.options, 3, seat), seat, new FastChance('imagined'));
    expect(world.mine[seat].hand).toEqual(t.state.mine[seat].hand);
    expect(world.mine.map(({ hand }) => sum(hand))).toEqual(t.pub.hands);
  }
});

describe('Q40: what is public', () => {
  const scene: Scene = {
    mission: 3,
    turn: ben,
    pass: clara,
    portals: { 1: 'eye', 3: 'thief' },
    ships: [[alex, 3]],
    hands: ['boots', '2 plug, schemer', 'cloak, pilferer'],
    planets: ['3 roll', undefined, 'time'],
  };

  test('Q40: hand sizes, planets, portals, ships with their order, the size of the pile: this and nothing else', () => {
    for (const seat of everybody) {
      expect(arrange(scene).view(seat).pub).toEqual({
        options: { landing: 'race', landingSeconds: 6, begins: 'random', memoryAid: false },
        mission: 3,
        turns: 0,
        portal: 4,
        explorer: ben,
        pass: clara,
        portals: [-1, 7, -1, 10, -1, -1, -1, -1, -1, -1, -1],
        berths: [3, 0, 0],
        ships: [alex],
        planets: [
          [0, 3, 0, 0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0, 1, 0, 0],
        ],
        hands: [2, 4, 3],
        pile: 63,
        seen: null,
      });
    }
  });

  test('Q40: of the hands everybody sees their own, a spectator none', () => {
    const t = arrange(scene);
    for (const seat of [alex, ben, clara]) expect(t.view(seat).mine).toEqual({ hand: t.state.mine[seat].hand });
    expect(t.view(spectator).mine).toBeNull();
    for (const seat of everybody) expect(Object.keys(t.view(seat)).toSorted()).toEqual(['flow', 'mine', 'pub', 'sealed', 'stack']);
  });

  test.each<[string, (t: Table) => Table]>([
    ['when exploring', (t) => t],
    ['in the landing window', (t) => t.draws(ben, alex, 'boots').lands(ben)],
    ['at the sabortal’s bonus', (t) => t.draws(ben, alex, 'sabortal')],
    ['when collecting', (t) => t.draws(ben, alex, 'sabortal').takes(alex, 1)],
  ])('Q40, C7: %s the same is seen, whatever the others hold', (_, play) => {
    const [one, other] = [scene, { ...scene, hands: ['boots', 'plug, cloak, pilferer', 'plug, schemer'] }].map((sc) => play(arrange(sc)));
    expect(one.hand(ben)).not.toBe(other.hand(ben));
    for (const seat of [alex, spectator]) {
      expect(one.view(seat)).toEqual(other.view(seat));
      expect(one.history(seat)).toEqual(other.history(seat));
    }
  });
});

describe('cards that everybody sees', () => {
  const scene: Scene = {
    ships: [[clara, 4]],
    portals: { 1: 'eye', 2: 'plug', 3: 'thief' },
    hands: ['2 boots', 'roll, schemer', 'cloak, pilferer'],
    options: { memoryAid: true },
  };
  /** What the memory aid shows of a hand. */
  const seen = (t: Table, seat: Seat): Tag[] => t.view(spectator).pub.seen![seat].flatMap((n, card) => new Array<Tag>(n).fill(tagOf(card)));

  test('Q40, C7: a card taken from a portal is told to all at the moment of taking', () => {
    const t = arrange(scene).draws(alex, ben, 'sabortal').takes(ben, 1);
    for (const seat of everybody) expect(t.heard(seat)[0]).toEqual({ kind: 'bonus', seat: ben, card: 'eye', portal: 1 });
    t.takes(clara, 3);
    for (const seat of everybody) expect(t.heard(seat)).toEqual([{ kind: 'took', seat: clara, card: 'thief', portal: 3 }]);
  });

  test('Q40: afterwards it is memory: without the aid nothing shows where it went', () => {
    const t = arrange({ ...scene, options: { memoryAid: false } })
      .draws(alex, ben, 'sabortal')
      .takes(ben, 1)
      .takes(clara, 3);
    for (const seat of everybody) expect(t.view(seat).pub.seen).toBeNull();
  });

  test('Q40: the memory aid shows what went into a hand openly, to everybody alike', () => {
    const t = arrange(scene);
    expect(seatsOf(3).map((seat) => seen(t, seat))).toEqual([[], [], []]);
    t.draws(alex, ben, 'sabortal').takes(ben, 1).takes(clara, 3).says(clara, 'enough');
    expect(t.told('leftovers')[0].cards).toEqual(['plug']);
    expect(seatsOf(3).map((seat) => seen(t, seat))).toEqual([['plug'], ['eye'], ['thief']]);
    for (const seat of everybody) expect(t.view(seat).pub.seen).toEqual(t.state.pub.seen);
  });

  test('Q40: and what a Schemer takes into the hand', () => {
    const t = arrange({ ...scene, turn: ben }).schemes(ben, 1, 'hand');
    expect(seen(t, ben)).toEqual(['eye']);
    expect(seen(arrange({ ...scene, turn: ben }).schemes(ben, 1, 'home'), ben)).toEqual([]);
  });

  test('Q40: what was drawn from the pile is never shown', () => {
    const t = arrange(scene).draws(alex, ben, 'sabortal').says(ben, 'none').says(clara, 'enough');
    expect(t.told('refills')[0].counts).toEqual([1, 4, 4]);
    expect(seatsOf(3).map((seat) => seen(t, seat))).toEqual([['plug', 'eye', 'thief'], [], []]);
  });

  test('Q40: a card leaves it when one like it leaves the hand: drawn, placed or played', () => {
    const t = arrange(scene).draws(alex, ben, 'sabortal').says(ben, 'none').takes(clara, 1, 3);
    expect(seen(t, clara)).toEqual(['eye', 'thief']);
    t.draws(ben, clara, 'eye').stays();
    expect(seen(t, clara)).toEqual(['thief']);
    t.thieves(clara).lands(alex, clara, ben);
    expect(seen(t, clara)).toEqual([]);
    t.takes(alex, 2).says(clara, 'enough').says(ben, 'enough');
    expect(seen(t, alex)).toEqual(['plug', 'thief']);
  });
});

describe('who is asked tells nothing', () => {
  const scene: Scene = { ships: [[clara, 4]], portal: 5 };

  test('Q40: a seat with nothing to take or to place is asked all the same', () => {
    const nothing = arrange({ ...scene, hands: [undefined, undefined, 'pilferer'] }).draws(alex, ben, 'sabortal');
    expect(nothing.waits).toBe('collect: clara');
    expect(nothing.offers(clara)).toEqual(['enough']);
    const something = arrange({ ...scene, hands: [undefined, undefined, 'boots'] }).draws(alex, ben, 'sabortal');
    expect(something.offers(clara)).toEqual(['place boots', 'enough']);
    expect(nothing.view(spectator)).toEqual(something.view(spectator));
  });

  test('Q40: nor is an explorer with aliens asked differently', () => {
    const holds = (hand: string): Table => arrange({ hands: [hand], planets: ['', 'boots'], portals: { 1: 'eye' } });
    const [some, none] = [holds('pilferer, schemer'), holds('plug, cloak')];
    expect(some.offers(alex).length).toBeGreaterThan(none.offers(alex).length);
    expect(some.view(ben).flow).toEqual(none.view(ben).flow);
    expect(some.view(spectator)).toEqual(none.view(spectator));
  });

  test('Q40, Q2b: the curtain falls where an answer shows hidden cards, and only there', () => {
    const curtain = (t: Table): boolean => t.state.flow.needsSecrets;
    expect(curtain(arrange({ mission: 1 }))).toBe(false);
    expect(curtain(arrange())).toBe(true);
    expect(curtain(arrange({ hands: [undefined, 'boots'] }).draws(alex, ben, 'boots'))).toBe(false);
    const t = arrange({ ...scene, portals: { 1: 'eye' } }).draws(alex, ben, 'sabortal');
    expect(curtain(t)).toBe(false);
    expect(curtain(t.says(ben, 'none'))).toBe(true);
  });

  test('Q40: what is offered to one seat follows from what that seat knows', () => {
    const worlds = ['boots, plug', 'eye, schemer'].map((hand) =>
      arrange({ hands: ['pilferer', hand], planets: ['', 'boots'], portals: { 1: 'eye' } }),
    );
    for (const path of [[], ['pilferer'], ['pilferer', 'from 1']] as const)
      expect(worlds[0].offers(alex, ...path)).toEqual(worlds[1].offers(alex, ...path));
  });
});

describe('Q12: the place of a card in a hand', () => {
  test('Q12, R6: cards that came in another order make the same hand', () => {
    const taken = (...portals: number[]): Table =>
      arrange({ ships: [[clara, 8]], portals: { 1: 'eye', 2: 'boots', 3: 'roll' }, portal: 9, hands: [undefined, undefined, 'plug'] })
        .draws(alex, ben, 'sabortal')
        .says(ben, 'none')
        .takes(clara, ...portals);
    const [one, other] = [taken(1, 2), taken(2, 1)];
    expect(one.state.mine[clara]).toEqual(other.state.mine[clara]);
    for (const seat of everybody) expect(one.view(seat)).toEqual(other.view(seat));
  });

  test('Q12, R22: a sabortal that comes back leaves no trace of its place', () => {
    const before = arrange({ portals: { 1: 'eye' }, hands: [undefined, 'boots, plug'] });
    const after = arrange({ portals: { 1: 'eye' }, hands: [undefined, 'boots, plug'] }).draws(alex, ben, 'sabortal');
    expect(after.state.mine).toEqual(before.state.mine);
    expect(after.heard(clara)).toEqual([{ kind: 'sabortal', by: alex, from: ben, portal: 2 }]);
  });

  test('Q12: one draws from a hand, not from a place in it: chance alone says which card', () => {
    const t = arrange({ hands: [undefined, 'boots, plug, eye'] });
    expect(t.offers(alex)).toEqual(['draw 1', 'draw 2']);
    t.says(alex, 'draw 1');
    expect(t.match.entries.at(-1)!.chance.map(([of]) => of)).toEqual([4]);
    expect(t.match.canUndo(alex)).toBe(false);
  });

  test('Q12, C2: every card of a hand is equally likely to be drawn', () => {
    const chance = new FastChance(seedOf('rarities: draws are uniform'));
    const t = arrange({ hands: [undefined, '3 boots, plug, 2 eye, thief'] });
    const hand = t.state.mine[ben].hand;
    const drawn = tally(cases(20_000), CARDS.length, () => {
      const runner = new Runner(rarities, rarities.copy(t.state), chance, true);
      runner.answer(alex, [DRAW[ben]]);
      const { event } = runner.events[0];
      return CARDS.indexOf(event.kind === 'drawn' ? event.card : 'sabortal');
    });
    expectUniform(drawn, hand);
  });

  test('R6, R7, Q41: every relic is equally likely to be dealt, every chair to begin, every alien to lie first', () => {
    const seed = seedOf('rarities: deals are uniform');
    const dealt = relics.map(() => 0);
    const begins = [0, 0, 0, 0];
    const first = { pilferer: 0, schemer: 0, thief: 0 };
    for (let i = 0; i < cases(2000); i++) {
      const t = Table.deal(4, {}, `${seed} ${i}`);
      for (const relic of dealt.keys()) dealt[relic] += t.state.mine[alex].hand[relic];
      begins[t.state.pub.pass]++;
      first[t.card(1) as Alien]++;
    }
    expectUniform(
      dealt,
      relics.map(() => 9),
    );
    expectUniform(begins, [1, 1, 1, 1]);
    expectUniform(Object.values(first), [1, 1, 1]);
  });
});

test('Q43: talk is free: the rules ask nothing about it, so no claim is an answer and none can be refused', () => {
  const verbs = new Set(
    rarities.alphabet({ landing: 'race', landingSeconds: 6, begins: 'random', memoryAid: false }, 6).map((pick) => pick.split(' ')[0]),
  );
  const acts = ['draw', 'from', 'portal', 'home', 'hand', 'land', 'stay', 'take', 'none', 'place', 'enough', 'pilferer', 'schemer', 'thief'];
  expect([...verbs].toSorted()).toEqual([...acts, ...relics].toSorted());
  // Nobody but the explorer is asked while one may ask and bluff; what a hand holds is told by nobody but its owner.
  const t = arrange({ hands: [undefined, 'boots'] });
  expect(t.state.flow).toMatchObject({ asked: [alex], onBehalf: null, seconds: null });
});

function tally(n: number, of: number, one: () => number): number[] {
  const counted = new Array<number>(of).fill(0);
  for (let i = 0; i < n; i++) counted[one()]++;
  return counted;
}

/** Chi-square against these weights; a fair die fails once in a million runs. */
function expectUniform(counted: readonly number[], weights: readonly number[]): void {
  const possible = weights.flatMap((w, i) => (w > 0 ? [i] : []));
  expect(counted.filter((n, i) => n > 0 && weights[i] === 0)).toEqual([]);
  const scale = sum(counted) / sum(weights);
  const chi = sum(possible.map((i) => (counted[i] - weights[i] * scale) ** 2 / (weights[i] * scale)));
  const df = possible.length - 1;
  const limit = df * (1 - 2 / (9 * df) + 4.75 * Math.sqrt(2 / (9 * df))) ** 3;
  expect(chi, `${counted} against ${weights}`).toBeLessThan(limit);
}
