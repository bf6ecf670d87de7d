/**
 * Drafts: any order of the same gestures gives the same answer, every answer that the engine takes can be put together, and
 * what is filled in is legal.
 */
import { choose, FastChance, type Known, know, Match, randomAnswer, readOptions, refuse, type Seat, seatAt, waitedFor } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { afternova } from '../../game.ts';
import { paidFor } from '../../rules/complete.ts';
import { asOffered } from '../../rules/contract.ts';
import { COLOUR_COUNT, noGems } from '../../rules/gems.ts';
import { packOf } from '../../rules/pack.ts';
import { giftAt, giftOf, meantBy, PLAN, seatMeant, shareOf } from '../../rules/picks.ts';
import type { Afternova, Contract, Gift, Pick } from '../../rules/types.ts';
import { arrange, gemsText, jeff, planOf } from '../../test/table.ts';
import { contractPath, draftOf, type Gesture, isAsOffered, NO_CONTRACT, termsOf, touched } from '../draft/contract.ts';
import { alonePath, callOf, callPath, inOrder, NO_OFFER, offerPath, showPath, toggled, withOne } from '../draft/offer.ts';
import { bestPayment, paymentsFor } from '../draft/pay.ts';

const seed = seedOf('afternova: drafts');
const WAYS: readonly Readonly<Record<string, unknown>>[] = [{}, { startPaws: 'many' }, { giftsToOutsiders: true }, { activeMustPlayPaw: true }];

/** Plays at random, but calls and offers often; `look` sees every question before it is answered. */
function play(
  name: string,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  look: (k: Known<Afternova>, seat: Seat, chance: FastChance) => void,
): void {
  const chance = new FastChance(name);
  const match = new Match<Afternova>(afternova, readOptions(afternova, options), seats, new FastChance(`${name} deal`));
  for (let n = 0; !match.over && n < 500; n++) {
    const waited = waitedFor(know(match.state, null));
    const seat = waited[chance.int(waited.length)];
    const known = know(match.state, seat);
    look(known, seat, chance);
    let answer = randomAnswer(afternova, known, seat, chance);
    // Random players talk too much and call too rarely.
    for (let i = 0; i < 4 && ['show', 'abort', 'withdraw', 'wait', 'market'].includes(answer[0]); i++)
      answer = randomAnswer(afternova, known, seat, chance);
    expect(match.answer(seat, answer).refused).toBeNull();
  }
}

const shuffled = <V>(list: readonly V[], chance: FastChance): V[] => {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
};

/** What an answer to a negotiation proposes, whatever its form. */
function proposed(k: Known<Afternova>, seat: Seat, answer: readonly Pick[]): Contract & { readonly paws: readonly number[] } {
  const brief = answer[0] !== 'contract';
  const helpers = (brief ? [answer[0]] : answer.slice(1, answer.indexOf('done'))).map(seatMeant).sort((a, b) => a - b);
  const paws = answer
    .filter((p) => p.startsWith('paw '))
    .map(meantBy)
    .sort((a, b) => a - b);
  const terms =
    answer.at(-1) === 'sign'
      ? {
          rows: [seat, ...helpers].map((s) => {
            const share = noGems();
            for (const pick of answer) if (/^[A-Z]>/.test(pick) && shareOf(meantBy(pick)).seat === s) share[shareOf(meantBy(pick)).colour]++;
            return { seat: s, n: 0, share };
          }),
          gifts: answer.filter((p) => /^\d[A-Z]>/.test(p)).map((p) => giftOf(meantBy(p))),
        }
      : asOffered(k.pub, seat, helpers);
  return { n: 1, agreed: [], ...terms, paws };
}
const said = ({ rows, gifts, paws }: Terms3): string =>
  JSON.stringify([paws, rows.map((r) => [r.seat, r.share]), gifts.map((g) => giftAt(g.from, g.colour, g.to)).sort((a, b) => a - b)]);
type Terms3 = {
  readonly rows: readonly { readonly seat: Seat; readonly share: readonly number[] }[];
  readonly gifts: readonly Gift[];
  readonly paws: readonly number[];
};

/** The gestures that make a draft of nothing into this one. */
function gesturesFor(k: Known<Afternova>, seat: Seat, contract: Contract & { readonly paws: readonly number[] }): Gesture[] {
  const draft = draftOf(k, seat, contract);
  if (draft === null) throw new Error('an offer is gone');
  return [
    ...draft.helpers.map((s): Gesture => ({ do: 'helper', seat: s, on: true })),
    ...(k.mine?.paws ?? []).map((paw): Gesture => ({ do: 'paw', paw, on: contract.paws.includes(paw) })),
    ...Object.entries(draft.shares).flatMap(([key, n]) => {
      const [colour, to] = ['YGPWK'.indexOf(key[0]), seatAt(Number(key[2]))];
      return new Array<Gesture>(Math.abs(n)).fill(n > 0 ? { do: 'pass', colour, from: seat, to } : { do: 'pass', colour, from: to, to: seat });
    }),
    ...Object.entries(draft.gifts).flatMap(([key, n]) => {
      const { from, colour, to } = giftOf(meantBy(key as Pick));
      return new Array<Gesture>(Math.abs(n)).fill({ do: 'gift', from, colour, to, more: n > 0 ? 1 : -1 });
    }),
  ];
}

test.each(WAYS.map((w) => [JSON.stringify(w), w] as const))(
  `Q12: every contract can be drafted, in any order of touching, with %s (${seed})`,
  (_, options) => {
    let tried = 0;
    let changed = 0;
    for (let g = 0; g < cases(6); g++)
      play(`${seed} contract ${g}`, 3 + (g % 4), options, (k, seat, chance) => {
        const first = choose(afternova, k, seat, []);
        if (first?.kind !== 'talks' || !first.picks.includes('contract')) return;
        for (let i = 0; i < 4; i++) {
          const answer = randomAnswer(afternova, k, seat, chance);
          if (answer[0] !== 'contract' && !answer[0].startsWith('accept')) continue;
          const contract = proposed(k, seat, answer);
          const gestures = gesturesFor(k, seat, contract);
          const made = [gestures, shuffled(gestures, chance), shuffled(gestures, chance)].map((list) =>
            list.reduce((d, gesture) => touched(d, seat, gesture), NO_CONTRACT),
          );
          for (const draft of made) {
            const terms = termsOf(k, seat, draft);
            expect(said(terms)).toBe(said(contract));
            const path = contractPath(k, seat, terms);
            expect(refuse(afternova, k, seat, path), path.join(', ')).toBeNull();
            expect(said(proposed(k, seat, path))).toBe(said(contract));
            tried++;
            if (!isAsOffered(k, seat, terms)) changed++;
          }
        }
      });
    expect(tried).toBeGreaterThan(30);
    expect(changed).toBeGreaterThan(10);
  },
);

test(`a touched offer alone is proposed with the fewest Paws, if it can be (${seed})`, () => {
  let accepted = 0;
  for (let g = 0; g < cases(8); g++)
    play(`${seed} accept ${g}`, 3 + (g % 4), {}, (k, seat) => {
      const first = choose(afternova, k, seat, []);
      if (first?.kind !== 'talks') return;
      for (const pick of first.picks.filter((p) => p.startsWith('accept'))) {
        const helper = seatMeant(pick);
        const path = contractPath(k, seat, termsOf(k, seat, touched(NO_CONTRACT, seat, { do: 'helper', seat: helper, on: true })));
        expect(path[0]).toBe(pick);
        expect(refuse(afternova, k, seat, path)).toBeNull();
        accepted++;
      }
    });
  expect(accepted).toBeGreaterThan(5);
});

test(`A10, Q37: every offer can be drafted, in any order (${seed})`, () => {
  let tried = 0;
  for (let g = 0; g < cases(6); g++)
    play(`${seed} offer ${g}`, 3 + (g % 4), {}, (k, seat, chance) => {
      const first = choose(afternova, k, seat, []);
      if (first?.kind !== 'help' || !first.picks.includes('offer')) return;
      for (let i = 0; i < 6; i++) {
        const answer = randomAnswer(afternova, k, seat, chance);
        if (answer[0] !== 'offer') continue;
        let draft = NO_OFFER;
        for (const pick of shuffled(answer, chance)) {
          if (pick === 'to all') draft = { ...draft, toAll: true };
          else if (pick.startsWith('paw')) draft = { ...draft, paws: toggled(draft.paws, meantBy(pick)) };
          else if (/^(take|want|give) /.test(pick)) {
            const list = pick.startsWith('take') ? 'take' : pick.startsWith('want') ? 'want' : 'give';
            draft = { ...draft, [list]: withOne(draft[list], meantBy(pick), 1) };
          }
        }
        expect(offerPath(draft).toSorted()).toEqual(answer.toSorted());
        tried++;
      }
    });
  expect(tried).toBeGreaterThan(50);
});

test(`A7–A9, A11, A16, Q32: calls, extractions alone, shows and discards in any order are what the engine takes (${seed})`, () => {
  const seen = new Set<string>();
  for (let g = 0; g < cases(8); g++)
    play(`${seed} lists ${g}`, 3 + (g % 4), {}, (k, seat, chance) => {
      for (let i = 0; i < 3; i++) {
        const answer = randomAnswer(afternova, k, seat, chance);
        const kind = choose(afternova, k, seat, [])?.kind;
        const loose = shuffled(answer, chance);
        const numbers = (word: string): number[] => loose.filter((p) => p.startsWith(`${word} `)).map(meantBy);
        if (answer[1] === 'alone') {
          seen.add('alone');
          expect(alonePath(meantBy(answer[0]), numbers('paw')).toSorted()).toEqual(answer.toSorted());
        } else if (answer[0] === 'alone') expect(alonePath(null, numbers('paw')).toSorted()).toEqual(answer.toSorted());
        else if (answer[0] === 'show') {
          seen.add('show');
          expect(
            showPath(
              numbers('to').map(seatAt),
              loose.filter((p) => /^(paw|plan) /.test(p)),
            ).toSorted(),
          ).toEqual(answer.toSorted());
        } else if (kind === 'trim' || kind === 'spill') {
          seen.add(kind);
          expect(inOrder(loose).toSorted()).toEqual(answer.toSorted());
        } else if (answer[1] === 'call' || answer[1]?.startsWith('ask')) {
          seen.add(answer[1].slice(0, 3));
          const slot = meantBy(answer[0]);
          const price = noGems();
          for (const c of numbers('price')) price[c]++;
          const call = callOf(slot);
          const path = callPath(
            afternova,
            k,
            seat,
            answer[1] === 'call' ? { ...call, lacks: [meantBy(answer[2]), meantBy(answer[3])], price } : call,
          );
          expect(refuse(afternova, k, seat, path)).toBeNull();
          // The truth without a promise is said in one pick.
          if (path[1] === 'call') expect(path.toSorted()).toEqual(answer.toSorted());
        }
      }
    });
  expect([...seen].sort()).toEqual(['alone', 'ask', 'cal', 'show', 'spill', 'trim'].sort());
});

test('Q25: where a refinery leaves one way to pay, the hold shows what really goes', () => {
  const t = arrange({ ends: true, built: ['bp25'], plans: ['bp21'], store: ['YYGK'] });
  const known = t.match.know(jeff);
  const { plans } = packOf(known.pub.options);
  expect(plans[planOf('bp25')].upgrade?.kind).toBe('refinery');
  const plan = planOf('bp21');
  // Two yellow and two green are printed; the black stands in for a green.
  expect(gemsText(plans[plan].cost)).toBe('YYGG');
  const ways = paymentsFor(afternova, known, jeff, plan);
  expect(ways).toEqual([[PLAN[plan]]]);
  expect(gemsText(paidFor(known.pub, jeff, ways[0]))).toBe('YYGK');
  t.say(jeff, ...ways[0]);
  expect(gemsText(t.event('completed').paid)).toBe('YYGK');
});

/** A refinery that works, and fragments that can be paid in several ways. */
test('Q25: every way to pay is found, and the one that keeps what other Blueprints need is filled in', () => {
  const match = new Match<Afternova>(afternova, readOptions(afternova, {}), 3, new FastChance(`${seed} pay`));
  const { plans } = packOf(match.state.pub.options);
  const refinery = plans.findIndex((p) => p.upgrade?.kind === 'refinery');
  const plan = plans.findIndex((p, n) => n !== refinery && p.size === 3 && p.cost[4] === 0);
  const state = afternova.copy(match.state);
  const seat = seatAt(0);
  state.pub.built[seat] = [refinery];
  state.pub.ripe[seat] = 1;
  state.pub.store[seat] = [2, 2, 2, 2, 2];
  state.mine[seat].plans = [plan];
  state.pub.plans[seat] = 1;
  const k = {
    ...know(state, seat),
    stack: [{ step: 'complete' as const, queue: [seat], asked: [seat] }],
    flow: { ...state.flow, asked: [seat], done: [], window: 'turn' as const },
  };
  const ways = paymentsFor(afternova, k, seat, plan);
  expect(ways.length).toBeGreaterThan(1);
  for (const path of ways) expect(refuse(afternova, k, seat, path)).toBeNull();
  expect(new Set(ways.map((w) => w.join())).size).toBe(ways.length);
  // With nothing else in hand any will do; what is asked for is paid.
  expect(ways).toContain(bestPayment(ways, k, seat, plan, noGems()));
  expect(paidFor(k.pub, seat, bestPayment(ways, k, seat, plan, [0, 0, 0, 0, 1]) ?? [PLAN[plan]])[4]).toBe(1);
  expect(bestPayment(ways, k, seat, plan, new Array<number>(COLOUR_COUNT).fill(9))).toBeNull();
});
