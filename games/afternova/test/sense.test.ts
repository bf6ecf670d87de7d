/** What bots must not do: put off the end, repeat what was refused, feed a leader, fall silent, cancel themselves out, waste a hand. */
import { choose, FastChance, type Seat, walk } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { afternova } from '../game.ts';
import { LETTERS } from '../rules/gems.ts';
import { packOf } from '../rules/pack.ts';
import type { Memory, Pick } from '../rules/types.ts';
import { andrew, arrange, deal, jeff, mina, type Scene, type Table } from './table.ts';

const SEED = seedOf('afternova sense');
const chance = new FastChance(SEED);

/** The answer a bot thinks best, with what it remembers of the game. */
function best(t: Table, seat: Seat): Pick[] {
  const k = t.match.know(seat);
  return walk(afternova, k, seat, (c, path) => {
    if (c.picks.length === 1) return c.picks[0];
    const w = mind.weigh(k, t.match.memories[seat] as Memory, seat, path, c, chance);
    return c.picks[w.indexOf(Math.max(...w))];
  });
}

/** How much better a first pick looks than another. */
function lead(t: Table, seat: Seat, over: Pick, pick: Pick): number {
  const k = t.match.know(seat);
  const c = choose(afternova, k, seat, [])!;
  const w = mind.weigh(k, t.match.memories[seat] as Memory, seat, [], c, chance);
  return w[c.picks.indexOf(pick)] - w[c.picks.indexOf(over)];
}

const five = 'bp01 bp02 bp03 bp05 bp07';

describe('the sixth Blueprint', () => {
  const scene: Scene = { ends: true, plans: ['bp06'], store: ['YP'], planRow: 'bp09 bp10 bp11 bp13' };

  test('A20: who wins by it completes it, also if another has nearly as many Blueprints', () => {
    expect(best(arrange({ ...scene, built: [five, 'bp16 bp17 bp18 bp19'] }), jeff)[0]).toBe('plan 5');
  });

  test('A20: who would lose by it waits, but not for ever', () => {
    const losing: Scene = { ...scene, built: [five, 'bp16 bp17 bp18 bp19 bp20'], store: ['YP', 'YG'] };
    expect(best(arrange(losing), jeff)).toEqual(['nothing']);
    const late = arrange(losing);
    late.pub.turn = 60;
    expect(best(late, jeff)[0]).toBe('plan 5');
  });

  test(`A20: games of bots end: the longest takes at most three times the median (seed ${SEED})`, () => {
    const turns = Array.from({ length: cases(8) }, (_, g) => {
      const t = deal(6, {}, `${SEED} ${g}`);
      while (t.state.stack.length > 0 && t.pub.turn < 400) t.force(t.waited[0], ...best(t, t.waited[0]));
      return t.pub.turn;
    }).sort((a, b) => a - b);
    expect(turns.at(-1)).toBeLessThanOrEqual(3 * turns[turns.length >> 1]);
  });
});

describe('bargaining', () => {
  const calls = ['planet 0', 'call', 'lack 0', 'lack 1', 'done'] as const;

  test('Q44: what was refused does not come again: other terms, or none', () => {
    const t = arrange({ paws: ['PE PP', 'EE EM SS', 'MM'], plans: ['bp06', 'bp08'], planets: [['pl02', 'YPGG']] }).say(jeff, ...calls);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take G', 'send').say(mina, 'wait');
    const first = best(t, jeff);
    expect(first[0]).toBe('contract');
    t.say(jeff, ...first);
    const terms = t.event('proposed');
    t.say(andrew, 'object 1', 'too little');
    const again = best(t, jeff);
    if (again[0] === 'contract') {
      t.say(jeff, ...again);
      const { rows } = t.event('proposed');
      // More for the one who refused, or something else.
      expect(rows[1].share).not.toEqual(terms.rows[1].share);
    } else expect(['abort', 'wait', 'decline', 'alone']).toContain(again[0]);
  });

  test('A20: nobody hands a leader the fragment that may pay the sixth Blueprint', () => {
    // Jeff has five and three more in hand, which nobody saw; the fragments would complete a Blueprint of Andrew's, too.
    const scene: Scene = {
      paws: ['PE PP', 'EE EM SS', 'MM'],
      plans: ['bp01 bp06 bp12', 'bp08'],
      store: ['Y', 'K'],
      planets: [['pl02', 'PPGG']],
      planRow: 'bp09 bp10 bp11 bp13',
    };
    const offers = (built: string): Pick[] => {
      const t = arrange({ ...scene, built: [built, 'bp16 bp17 bp18'] });
      t.say(jeff, ...calls);
      return best(t, andrew);
    };
    expect(offers('bp02')[0]).toBe('offer');
    expect(offers('bp02 bp03 bp05 bp07 bp21')).toEqual(['wait']);
  });

  test('Q44: after a single fragment was turned down, another is asked for', () => {
    const t = arrange({ paws: ['PP PM', 'EE EM', 'MM'], plans: ['bp12', 'bp16'], planets: [['pl02', 'YGWW']] });
    t.say(jeff, 'planet 0', 'call', 'lack 0', 'lack 1', 'done');
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 1), 'for', 'take G', 'send').say(jeff, 'decline', 'with 1', 'no reason');
    const again = best(t, andrew);
    expect(again[0]).toBe('offer');
    expect(again).not.toContain('take G');
  });

  test(`Q44: what was turned down is not offered again, nor more for less (seed ${SEED})`, () => {
    let seconds = 0;
    for (let g = 0; g < cases(12); g++) {
      const t = deal(4, {}, `${SEED} declined ${g}`);
      let last: (readonly [number[], number[]] | null)[] = [];
      let no: { seat: Seat; more: number[]; less: number[] }[] = [];
      while (t.state.stack.length > 0 && t.pub.turn < 120) {
        const seat = t.waited[0];
        const turn = t.pub.turn;
        const answer = best(t, seat);
        if (answer[0] === 'offer') {
          const count = (verb: string): number[] => [...LETTERS].map((letter) => answer.filter((p) => p === `${verb} ${letter}`).length);
          const want = count('want');
          const more = count('take').map((n, c) => n + want[c]);
          const less = count('give');
          for (const had of no.filter((d) => d.seat === seat)) {
            seconds++;
            expect(more.every((n, c) => n >= had.more[c]) && less.every((n, c) => n <= had.less[c]), `${answer}`).toBe(false);
          }
          last[seat] = [more, less];
        }
        const whose = answer[0] === 'decline' ? (Number(answer[1].split(' ')[1]) as Seat) : null;
        const turned = whose === null ? null : (last[whose] ?? null);
        if (whose !== null && turned !== null) no.push({ seat: whose, more: turned[0], less: turned[1] });
        t.force(seat, ...answer);
        if (t.pub.turn !== turn) [last, no] = [[], []];
      }
    }
    expect(seconds).toBeGreaterThan(5);
  });

  test(`Q39: no offer gives a colour and takes it from the planet (seed ${SEED})`, () => {
    for (let g = 0; g < cases(4); g++) {
      const t = deal(4, {}, `${SEED} cancels ${g}`);
      while (t.state.stack.length > 0 && t.pub.turn < 200) {
        const answer = best(t, t.waited[0]);
        for (const letter of LETTERS) expect(answer.includes(`take ${letter}`) && answer.includes(`give ${letter}`), `${answer}`).toBe(false);
        t.force(t.waited[0], ...answer);
      }
    }
  });
});

describe('a full hand', () => {
  test('A16: does not go to the market if that costs the Paws for a planet it could extract alone', () => {
    const t = arrange({
      paws: ['PM PM PM EM EM EM', 'SS'],
      plans: ['bp16 bp36'],
      store: ['YG'],
      planets: [['pl03', 'WKK']],
      pawRow: 'SM SM - -',
      planRow: 'bp01 bp02 bp03 bp04',
    });
    // Further apart than anything that `hard` still tries out.
    expect(lead(t, jeff, 'market', 'planet 0')).toBeGreaterThan(1.5);
  });

  test('A16: is not tried out in every order of what is discarded', () => {
    const t = arrange({ paws: ['PP PP EE EE SS SM PM', 'SS'], plans: ['bp16'], built: ['bp06 bp07 bp08'] });
    t.say(jeff, 'market');
    for (let n = 0; n < 6; n++) t.say(jeff, 'blind paw');
    expect(t.step).toBe('spill');
    // As `hard` lists what it might answer: everything that is not hopelessly worse (bots/trials.ts).
    const k = t.match.know(jeff);
    const count = (path: Pick[], gap: number): number => {
      const c = choose(afternova, k, jeff, path);
      if (c === null) return 1;
      const w = mind.weigh(k, t.match.memories[jeff] as Memory, jeff, path, c, chance);
      const top = Math.max(...w);
      return c.picks.reduce((n, pick, i) => {
        if (n > 100 || gap + top - w[i] > 1.5) return n;
        return n + (c.ends ? 1 : count([...path, pick], gap + top - w[i]));
      }, 0);
    };
    expect(count([], 0)).toBeLessThanOrEqual(14);
  });

  test('A16: keeps Paws that are superfluous one by one, but not together', () => {
    const t = arrange({ paws: ['PP PP EE EE SS SM', 'SS'], plans: ['bp16 bp36'], store: ['Y'], planets: [['pl01', 'GWK']], pawRow: 'MM MM MM SS' });
    t.say(jeff, 'market').say(jeff, 'paw row 0').say(jeff, 'paw row 1').say(jeff, 'paw row 2');
    expect(t.step).toBe('spill');
    t.say(jeff, ...best(t, jeff)).declines();
    const { paws } = packOf(t.pub.options);
    const icons = (skill: number): number => t.paws(jeff).reduce((n, paw) => n + paws[paw].icons[skill], 0);
    expect(Math.min(icons(0), icons(1))).toBeGreaterThanOrEqual(2);
  });
});
