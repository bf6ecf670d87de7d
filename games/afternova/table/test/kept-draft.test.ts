/** Drafts that survive a reload: by table, seat and question, and never where they do not fit. */
import { FastChance, Match, readOptions, seatAt } from '@starboard/kernel';
import { propsAt } from '@starboard/table-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afternova } from '../../game.ts';
import type { Afternova } from '../../rules/types.ts';
import { NO_CONTRACT } from '../draft/contract.ts';
import { NO_OFFER } from '../draft/offer.ts';
import { type Drafts, NO_DRAFTS } from '../drafts.ts';
import { draftKey, readDraft, writeDraft } from '../kept-draft.ts';

const match = new Match<Afternova>(afternova, readOptions(afternova, { begins: '1' }), 3, new FastChance('kept drafts'));
const [me, other] = [seatAt(0), seatAt(1)];
const known = match.know(me);
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { pathname: '/t/one' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const keyOf = (): string => draftKey(propsAt(afternova, 3, known, me)) ?? '';
const draft: Drafts = {
  ...NO_DRAFTS,
  planet: 1,
  price: [0, 1, 0, 0, 0],
  contract: { ...NO_CONTRACT, helpers: [other], paws: { 3: false }, shares: { 'K>1': 1 }, gifts: { '0Y>1': 1 } },
  offer: { ...NO_OFFER, paws: known.mine?.paws.slice(0, 1) ?? [], take: [1, 0, 0, 0, 0], toAll: true },
  show: { to: [other], cards: ['paw 1'] },
};

test('what was put together is there again, with the same question only', () => {
  writeDraft(keyOf(), 'turn 1', draft);
  expect(readDraft(keyOf(), 'turn 1', known)).toEqual(draft);
  expect(readDraft(keyOf(), 'turn 2', known)).toBeNull();
  // It was thrown away.
  expect([readDraft(keyOf(), 'turn 1', known), kept.size]).toEqual([null, 0]);
});

test('nothing is kept of an empty draft, nor for anybody but the person who is asked', () => {
  writeDraft(keyOf(), 'turn 1', draft);
  writeDraft(keyOf(), 'turn 1', NO_DRAFTS);
  expect(kept.size).toBe(0);
  const props = propsAt(afternova, 3, known, me);
  // Behind the curtain and at the seat of somebody else there is no place to read from.
  expect(draftKey({ ...props, turn: null })).toBeNull();
  expect(draftKey({ ...props, you: other })).toBeNull();
  expect(draftKey({ ...props, you: null })).toBeNull();
  expect(draftKey(propsAt(afternova, 3, match.know(other), other))).toBeNull();
  // Another table, another place.
  const one = keyOf();
  vi.stubGlobal('location', { pathname: '/t/two' });
  expect(keyOf()).not.toBe(one);
});

test.each<[string, unknown]>([
  ['a planet that is not there', { ...draft, planet: 7 }],
  ['a Blueprint of another hand', { ...draft, plan: 39, offer: null }],
  ['a Paw of another hand', { ...draft, offer: { ...draft.offer, paws: [99] } }],
  ['a seat that is not there', { ...draft, contract: { ...NO_CONTRACT, helpers: [5] } }],
  ['not a draft', 7],
])('%s is thrown away', (_, damaged) => {
  const plans = known.mine?.plans ?? [];
  expect(plans).not.toContain(39);
  kept.set(keyOf(), JSON.stringify({ of: 'turn 1', now: damaged }));
  expect(readDraft(keyOf(), 'turn 1', known)).toBeNull();
  kept.set(keyOf(), '{');
  expect(readDraft(keyOf(), 'turn 1', known)).toBeNull();
});
