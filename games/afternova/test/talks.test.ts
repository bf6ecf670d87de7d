import { choose, FastChance, type Seat } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { contractOf, offerOf, talksOf } from '../rules/present.ts';
import type { Pick } from '../rules/types.ts';
import { andrew, arrange, jeff, mina, otis, type Scene, type Table } from './table.ts';

/** Jeff calls for pl01 (two pilots, two engineers); andrew and mina can help, otis has nothing that does. */
const called = (more: Partial<Scene> = {}): Table =>
  arrange({
    players: 4,
    paws: ['PE', 'PE MM', 'EE', 'SS'],
    plans: ['bp16', 'bp17'],
    store: ['Y', 'G', 'W', 'K'],
    planets: [['pl01', 'YPP']],
    ...more,
  }).call(jeff);

const offer = (t: Table, seat: Seat, ...terms: Pick[]): Table => t.say(seat, 'offer', 'to active', ...t.paw(seat, 0), 'for', ...terms, 'send');
const contract = (t: Table, ...helpers: Seat[]): Pick[] => [
  'contract',
  ...helpers.map((s): Pick => `with ${s}`),
  'done',
  ...t.paw(jeff, 0),
  'done',
  'as offered',
];

describe('who is waited for', () => {
  test('Q35: the active player waits for the others, and is asked again when an offer comes or nobody has anything to say', () => {
    const t = called();
    expect(t.waited).toEqual([andrew, mina, otis]);
    t.say(otis, 'wait').say(andrew, 'wait');
    expect(t.waited).toEqual([mina]);
    offer(t, mina, 'take P');
    expect(t.waited).toEqual([jeff]);
    t.say(jeff, 'wait');
    expect(t.step).toBe('action');
  });

  test('Q35: if everybody waits, it has lapsed; without a clock the action is free again', () => {
    const t = called();
    for (const seat of [andrew, mina, otis, jeff]) t.say(seat, 'wait');
    expect([t.step, t.pub.talks]).toEqual(['action', null]);
    expect(t.picks(jeff)).toContain('planet 0');
    expect(t.state.flow.seconds).toBeNull();
  });

  test('Q35: with a clock the window has its seconds, and after it only alone or Market is left, within fifteen', () => {
    const t = called({ options: { clock: 90 }, paws: ['PE', 'PE', 'EE', 'SS'] });
    expect(t.state.flow.seconds).toBe(90);
    offer(t, andrew, 'take P');
    for (const seat of [mina, otis, jeff]) t.say(seat, 'wait');
    expect(t.pub.talks).toBeNull();
    expect(t.state.mine.every((m) => m.bid.length === 0)).toBe(true);
    expect(t.state.flow.seconds).toBe(15);
    expect(t.why(jeff, 'planet 0')).toBe('Q35 time-is-over');
    expect(t.picks(jeff)).toEqual(['market']);
    const alone = called({ options: { clock: 90 }, paws: ['PE PE', 'PE', 'EE', 'SS'] });
    for (const seat of [andrew, mina, otis, jeff]) alone.say(seat, 'wait');
    expect(alone.picks(jeff, 'planet 0')).toEqual(['alone']);
    const k = alone.match.know(jeff);
    const asks = afternova.words.en.choice(choose(afternova, k, jeff, [])!, k, jeff, []);
    expect(asks).toEqual(['Time is up: extract alone or go to the market.']);
  });

  test('Q36: wait is only for those whom the table waits for, so nobody can wait without end', () => {
    const t = called();
    t.say(otis, 'wait');
    expect(t.picks(otis)).toEqual(['offer', 'show']);
    expect(t.refuses(otis, 'wait')).toMatchObject({ rule: 'A9' });
  });
});

describe('offers', () => {
  test('Q37: what is offered is public; which Paws, the active player alone sees, or all', () => {
    const t = called();
    const paw = t.paws(andrew)[0];
    offer(t, andrew, 'take P', 'want Y');
    expect(t.kinds(mina)).toEqual(['offered']);
    expect(t.kinds(jeff)).toEqual(['offered', 'bid']);
    expect(talksOf(t.pub).offers[andrew]).toEqual({ n: 1, paws: null, take: [0, 0, 1, 0, 0], want: [1, 0, 0, 0, 0], give: [0, 0, 0, 0, 0] });
    expect(t.state.mine[jeff].bids[andrew]).toEqual([paw]);
    expect(t.state.mine[mina].seenPaws[andrew]).toEqual([]);
    t.say(mina, 'offer', 'to all', ...t.paw(mina, 0), 'for', 'send');
    expect(offerOf(t.pub, mina).paws).toEqual(t.paws(mina));
    expect(t.state.mine[otis].seenPaws[mina]).toEqual(t.paws(mina));
  });

  test('Q37: the Paws of a contract are known to their owners and the active player until it is carried out', () => {
    const t = called();
    offer(t, andrew).say(jeff, ...contract(t, andrew));
    expect(JSON.stringify(t.heard(mina))).not.toContain('paw0');
    expect(contractOf(t.pub).rows.map((r) => r.n)).toEqual([1, 1]);
    expect(t.state.mine[mina].bids.flat()).toEqual([]);
    t.say(andrew, 'agree 1');
    expect(t.event('extracted').rows.map((r) => r.cards.map((c) => c.id))).toEqual([['paw05'], ['paw06']]);
    expect(t.kinds(mina)).toContain('extracted');
  });

  test('Q38: the Paws of an offer come as a whole', () => {
    const t = called();
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0, 1), 'for', 'send')
      .say(jeff, ...contract(t, andrew))
      .say(andrew, 'agree 1');
    expect(t.pub.paws[andrew]).toBe(0);
  });

  test('Q36: three offers in a turn; a new one takes the place of the old', () => {
    const t = called();
    offer(t, andrew, 'take P');
    offer(t, andrew, 'take Y');
    expect(offerOf(t.pub, andrew).take).toEqual([1, 0, 0, 0, 0]);
    t.say(andrew, 'withdraw');
    expect(talksOf(t.pub).offers[andrew]).toBeNull();
    expect(t.why(andrew, 'withdraw')).toBe('Q36 no-offer');
    offer(t, andrew);
    expect(t.why(andrew, 'offer')).toBe('Q36 too-many-offers');
    // The bound is of the turn, not of the call.
    t.say(jeff, 'abort').call(jeff);
    expect(t.why(andrew, 'offer')).toBe('Q36 too-many-offers');
  });

  test('Q36: three calls in a turn', () => {
    const t = called();
    for (let i = 0; i < 2; i++) t.say(jeff, 'abort').call(jeff);
    t.say(jeff, 'abort');
    expect(t.why(jeff, 'planet 0')).toBe('Q36 too-many-calls');
  });

  test('A9: without offers there is no contract; with too few icons neither (A8)', () => {
    const t = called();
    expect(t.why(jeff, 'contract')).toBe('A9 no-offers');
    offer(t, otis);
    expect(t.why(jeff, 'contract')).toBe('A8 offers-too-little');
    offer(t, andrew);
    expect(t.why(jeff, 'contract', `with ${otis}`, 'done')).toBe('A8 offers-too-little');
  });

  test('A10: an offer asks for what is there and gives what is stored', () => {
    const t = called();
    const start = ['offer', 'to active', ...t.paw(andrew, 0), 'for'] as const;
    expect(t.why(andrew, ...start, 'take K')).toBe('Q5 not-on-planet');
    expect(t.why(andrew, ...start, 'want W')).toBe('A10 not-stored');
    expect(t.why(andrew, ...start, 'give Y')).toBe('A10 not-stored');
    expect(t.why(andrew, ...start, 'take P', 'take P', 'want Y', 'give G', 'send')).toBeNull();
  });
});

describe('consent', () => {
  const two = (): Table => {
    const t = called();
    offer(t, andrew, 'take P');
    offer(t, mina, 'take Y');
    return t.say(jeff, ...contract(t, andrew, mina));
  };

  test('Q11: nothing happens until all participants have agreed to the same version', () => {
    const t = two();
    expect(t.waited).toEqual([andrew, mina, otis]);
    t.say(andrew, 'agree 1');
    expect([t.gems(jeff), t.gems(andrew), contractOf(t.pub).agreed]).toEqual(['Y', 'G', [jeff, andrew]]);
    t.say(mina, 'agree 1');
    expect([t.gems(jeff), t.gems(andrew), t.gems(mina)]).toEqual(['YP', 'GP', 'YW']);
  });

  test('Q11: a new version clears every consent, and the old one can no longer be agreed to', () => {
    const t = two();
    t.say(andrew, 'agree 1').say(jeff, ...contract(t, andrew, mina));
    expect(talksOf(t.pub).contract).toMatchObject({ n: 2, agreed: [jeff] });
    expect(t.refuses(andrew, 'agree 1')).toMatchObject({ rule: 'Q11', why: 'stale', with: { version: 2 } });
    expect(t.why(otis, 'agree 2')).toBe('Q1 not-a-party');
    t.say(andrew, 'agree 2');
    expect(t.why(andrew, 'agree 2')).toBe('Q11 agreed-already');
  });

  test('Q11: a player who agreed may still refuse while others have not; then it is off the table', () => {
    const t = two();
    t.say(andrew, 'agree 1').say(andrew, 'refuse 1');
    expect(talksOf(t.pub).contract).toBeNull();
    expect(t.why(mina, 'agree 1')).toBe('Q11 stale');
    expect(t.waited).toContain(jeff);
    expect(talksOf(t.pub).offers[andrew]).not.toBeNull();
  });

  test('Q36: withdrawing or replacing an offer voids the contract that uses it, and no other', () => {
    for (const act of [['withdraw'], ['offer', 'to active', 'PAW', 'for', 'send']] as const) {
      const t = two();
      t.say(mina, ...act.map((p): Pick => (p === 'PAW' ? t.paw(mina, 0)[0] : (p as Pick))));
      expect(talksOf(t.pub).contract).toBeNull();
      expect(t.state.mine[jeff].bid).toEqual([]);
      const u = two();
      offer(u, otis).say(otis, 'withdraw');
      expect(talksOf(u.pub).contract).not.toBeNull();
    }
  });

  test('Q36: six contracts in a turn', () => {
    const t = called();
    offer(t, andrew, 'take P');
    for (let i = 1; i <= 6; i++) t.say(jeff, ...contract(t, andrew));
    expect(contractOf(t.pub).n).toBe(6);
    expect(t.why(jeff, 'contract')).toBe('Q36 too-many-contracts');
    t.say(andrew, 'agree 6');
    expect(t.gems(andrew)).toBe('GP');
  });

  test('Q11: consents and withdrawals that come together, in every order: all of it, or nothing', () => {
    const acts: readonly (readonly [Seat, Pick])[] = [
      [andrew, 'agree 1'],
      [mina, 'agree 1'],
      [mina, 'withdraw'],
      [andrew, 'refuse 1'],
    ];
    for (const order of permutations(acts)) {
      const t = two();
      const before = [jeff, andrew, mina].map((s) => t.gems(s));
      for (const [seat, act] of order) t.match.answer(seat, [act]);
      const done = t.pub.extracts === 1;
      const agreed = (seat: Seat): number => order.findIndex(([s, a]) => s === seat && a === 'agree 1');
      const against = Math.min(...order.map(([, a], i) => (a.startsWith('agree') ? 9 : i)));
      expect(done, order.join(' / ')).toBe(agreed(andrew) < against && agreed(mina) < against);
      const after = [jeff, andrew, mina].map((s) => t.gems(s));
      if (done) expect(after).toEqual(['YP', 'GP', 'YW']);
      else expect(after).toEqual(before);
    }
  });
});

const permutations = <V>(list: readonly V[]): V[][] =>
  list.length === 0 ? [[]] : list.flatMap((v, i) => permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [v, ...rest]));

describe('showing cards', () => {
  test('Q32: to chosen players, who remember it; the others only see that something was shown', () => {
    const t = called();
    const [paw] = t.paws(andrew);
    t.say(andrew, 'show', `to ${jeff}`, `to ${otis}`, ...t.paw(andrew, 0), t.plan('bp17'), 'done');
    expect(t.kinds(jeff)).toEqual(['showed', 'shown']);
    expect(t.kinds(mina)).toEqual(['showed']);
    for (const seat of [jeff, otis]) expect(t.state.mine[seat].seenPaws[andrew]).toEqual([paw]);
    expect(t.state.mine[mina].seenPaws[andrew]).toEqual([]);
    // They remember it in later turns, until the card leaves the hand.
    t.say(jeff, 'abort').say(jeff, 'market').say(jeff, 'blind paw').say(jeff, 'blind paw').say(jeff, 'blind paw').declines();
    expect(t.state.mine[otis].seenPaws[andrew]).toEqual([paw]);
    expect(t.state.mine[otis].seenPlans[andrew]).toHaveLength(1);
  });

  test('Q32, Q35: who is shown a card is waited for again, by whomever it is shown', () => {
    const waiting = (): Table => called().say(mina, 'wait').say(otis, 'wait');
    expect(waiting().waited).toEqual([andrew]);
    for (const seat of [andrew, jeff]) {
      const t = waiting();
      t.say(seat, 'show', `to ${otis}`, ...t.paw(seat, 0), 'done');
      expect(t.waited).toEqual([andrew, otis]);
    }
  });

  test('Q32: what has left the hand is no longer remembered there', () => {
    const t = called();
    t.say(andrew, 'show', `to ${otis}`, ...t.paw(andrew, 0), 'done');
    offer(t, andrew)
      .say(jeff, ...contract(t, andrew))
      .say(andrew, 'agree 1');
    expect(t.state.mine[otis].seenPaws[andrew]).toEqual([]);
  });

  test('Q32: only own cards can be shown, so what is shown is true; Q36: three times in a turn', () => {
    const t = called();
    const notMine = t.paw(mina, 0)[0];
    expect(t.refuses(andrew, 'show', `to ${jeff}`, notMine)).toMatchObject({ rule: 'Q32' });
    expect(t.refuses(andrew, 'show', `to ${andrew}`)).toMatchObject({ rule: 'Q32' });
    for (let i = 0; i < 3; i++) t.say(andrew, 'show', `to ${mina}`, ...t.paw(andrew, 0), 'done');
    expect(t.why(andrew, 'show')).toBe('Q36 too-many-shows');
  });

  test('A6: cards are shown while negotiating, and at no other time', () => {
    const t = arrange({ paws: ['PE', 'PE'] });
    expect(t.refuses(jeff, 'show')).not.toBeNull();
  });
});

test('Q36: however long everybody talks on, a negotiation comes to an end', () => {
  const seed = seedOf('afternova endless talks');
  for (let i = 0; i < 12; i++) {
    const chance = new FastChance(`${seed} ${i}`);
    const t = arrange({
      players: 6,
      paws: ['PE', 'PE MM', 'EE PP', 'SS', 'PP', 'EE'],
      store: ['YG', 'G', 'W', 'K'],
      planets: [['pl01', 'YPP']],
    }).call(jeff);
    let acts = 0;
    for (; t.step === 'talks'; acts++) {
      const { asked, done } = t.state.flow;
      // Everybody who can still act does.
      const talkers = asked.filter((seat) => t.picks(seat).some((p) => !/^(wait|abort|alone|agree)/.test(p)));
      const seat = talkers.length > 0 ? talkers[chance.int(talkers.length)] : asked.find((s) => !done.includes(s))!;
      const path: Pick[] = [];
      for (let c = choose(afternova, t.match.know(seat), seat, path); c !== null; c = choose(afternova, t.match.know(seat), seat, path)) {
        const talking = path.length > 0 ? [] : c.picks.filter((p) => !/^(wait|abort|alone|agree)/.test(p));
        const from = talking.length > 0 ? talking : c.picks;
        path.push(from[chance.int(from.length)]);
        if (c.ends) break;
      }
      t.say(seat, ...path);
    }
    // Six contracts; by each of five others three offers, three withdrawals, six refusals; three times showing by each of six; and waiting.
    expect(acts).toBeLessThan(6 + 5 * 12 + 18 + 60);
  }
});
