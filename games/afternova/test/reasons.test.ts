import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { talksOf } from '../rules/present.ts';
import type { Event } from '../rules/types.ts';
import { andrew, arrange, jeff, mina, otis, type Scene, type Table } from './table.ts';

/** Jeff lacks a pilot and an engineer for pl01 (two of each); andrew and mina can help. */
const called = (more: Partial<Scene> = {}): Table =>
  arrange({ players: 4, paws: ['PE', 'PE MM', 'PE', 'SS'], store: ['Y', 'G', 'W', 'K'], planets: [['pl01', 'YPP']], ...more }).say(
    jeff,
    'planet 0',
    'ask 11',
  );
const offered = (t: Table): Table => t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'want Y', 'send');
const proposed = (t: Table): Table => offered(t).say(jeff, 'accept 1', ...t.paw(jeff, 0), 'done');
const said = (t: Table, e: Event): string[] =>
  (['en', 'de'] as const).map((l) => t.text((afternova.words[l].event[e.kind] as (e: Event, you: null) => never)(e, null)));

describe('short ways', () => {
  test('A9: a call in one word says what is truly missing and promises nothing; it is there where their own Paws are not enough', () => {
    const t = called();
    expect(t.pub.talks).toMatchObject({ slot: 0, lacks: [1, 1], price: [0, 0, 0, 0, 0], said: null });
    expect(t.event('called')).toMatchObject({ lacks: [1, 1] });
    const able = arrange({ paws: ['PE PE', 'SS'], planets: [['pl01', 'YPP']] });
    expect(able.picks(jeff, 'planet 0')).toEqual(['alone', 'call']);
    expect(able.why(jeff, 'planet 0', 'ask 0')).toBe('A9 not-now');
    const boosted = arrange({ paws: ['PE'], built: ['bp21'], planets: [['pl01', 'YPP']] });
    expect(boosted.picks(jeff, 'planet 0')).toEqual(['ask 1', 'call']);
  });

  test('A9, Q37: an offer that is enough is accepted as it is; it becomes the same contract as the long way makes', () => {
    const short = proposed(called());
    const long = offered(called());
    long.say(jeff, 'contract', 'with 1', 'done', ...long.paw(jeff, 0), 'done', 'as offered');
    expect(short.pub.talks).toEqual(long.pub.talks);
    expect(talksOf(short.pub).contract).toMatchObject({ n: 1, agreed: [jeff], gifts: [{ from: jeff, to: andrew, colour: 0 }] });
    short.say(andrew, 'agree 1');
    expect([short.gems(jeff), short.gems(andrew)]).toEqual(['YP', 'YGP']);
  });

  test('A8, Q5, Q36: an offer that is not enough, wants what is not there, or comes after six contracts cannot be accepted', () => {
    const little = arrange({ paws: ['PE', 'MM'], planets: [['pl01', 'YPP']] }).say(jeff, 'planet 0', 'ask 11');
    little.say(andrew, 'offer', 'to active', ...little.paw(andrew, 0), 'for', 'send');
    expect(little.picks(jeff)).not.toContain('accept 1');
    const t = offered(called());
    t.say(mina, 'offer', 'to active', ...t.paw(mina, 0), 'for', 'take P', 'take P', 'send');
    expect(t.picks(jeff)).toEqual(expect.arrayContaining(['accept 1', 'accept 2']));
    expect(t.picks(jeff)).not.toContain('accept 3');
    for (let n = 1; n <= 6; n++) t.say(jeff, 'accept 1', ...t.paw(jeff, 0), 'done').say(andrew, `refuse ${n}`);
    expect(t.picks(jeff)).not.toContain('accept 1');
    expect(t.why(jeff, 'contract')).toBe('Q36 too-many-contracts');
  });
});

describe('reasons', () => {
  test('Q44: a refusal may carry a reason; everybody hears it in their own language, and it voids the contract as any does', () => {
    const t = proposed(called());
    expect(t.picks(andrew, 'object 1')).toEqual(['too little', 'one more', 'rather Y', 'rather P', 'need paws']);
    t.say(andrew, 'object 1', 'rather P');
    expect(t.heard(otis)).toEqual([{ kind: 'refused', seat: andrew, version: 1, reason: 'rather P' }]);
    expect(t.pub.talks).toMatchObject({ contract: null, said: { seat: andrew, to: jeff, version: 1, reason: 'rather P' } });
    expect(talksOf(t.pub).offers[andrew]).not.toBeNull();
    expect(t.waited).toContain(jeff);
    expect(said(t, t.event('refused'))).toEqual([
      'Andrew refuses contract 1: “I’d rather have purple.”',
      'Andrew lehnt Vertrag 1 ab: „Lieber hätte ich Lila.“',
    ]);
  });

  test('Q44: without a reason it is as short as ever', () => {
    const t = proposed(called()).say(andrew, 'refuse 1');
    expect(t.heard(otis)).toEqual([{ kind: 'refused', seat: andrew, version: 1, reason: null }]);
    expect(said(t, t.event('refused'))).toEqual(['Andrew refuses contract 1.', 'Andrew lehnt Vertrag 1 ab.']);
  });

  test('Q11, Q44: only a participant objects, and only to the version on the table', () => {
    const t = proposed(called());
    expect(t.why(mina, 'object 1', 'too little')).toBe('Q1 not-a-party');
    t.say(andrew, 'object 1', 'too little');
    expect(t.why(andrew, 'object 1', 'too little')).toBe('Q11 stale');
  });

  test('Q44: that somebody is ahead is said only where it is true', () => {
    expect(proposed(called({ built: ['bp01', 'bp02 bp03'] })).picks(andrew, 'object 1')).not.toContain('you lead');
    expect(proposed(called({ built: ['bp01', ''] })).picks(andrew, 'object 1')).toContain('you lead');
    expect(offered(called({ built: ['bp01', ''] })).picks(jeff, 'decline', 'with 1')).not.toContain('you lead');
    expect(offered(called({ built: ['bp01', 'bp02 bp03'] })).picks(jeff, 'decline', 'with 1')).toContain('you lead');
  });

  test('Q36, Q44: the active player turns an offer down with or without a reason; its sender is asked again, and the others’ offers stay', () => {
    const t = offered(called());
    t.say(mina, 'offer', 'to active', ...t.paw(mina, 0), 'for', 'take P', 'send').say(otis, 'wait');
    expect(t.picks(jeff, 'decline')).toEqual(['with 1', 'with 2']);
    expect(t.picks(jeff, 'decline', 'with 1')).toEqual(['no reason', 'too much', 'other paws', 'keep Y', 'keep P']);
    t.say(jeff, 'decline', 'with 1', 'keep Y');
    expect(t.heard(mina)).toEqual([{ kind: 'declined', seat: jeff, to: andrew, reason: 'keep Y', void: false }]);
    expect(said(t, t.event('declined'))).toEqual([
      'Jeff turns down Andrew’s offer: “I need the yellow myself.”',
      'Jeff lehnt das Angebot von Andrew ab: „Gelb brauche ich selbst.“',
    ]);
    expect([talksOf(t.pub).offers[andrew], t.state.mine[andrew].bid, t.state.mine[jeff].bids[andrew]]).toEqual([null, [], []]);
    expect(talksOf(t.pub).offers[mina]).not.toBeNull();
    expect(t.waited).toEqual([andrew]);
    // What was seen stays seen.
    expect(t.state.mine[jeff].seenPaws[andrew]).toEqual([t.paws(andrew)[0]]);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'send');
    expect([t.waited, talksOf(t.pub).said]).toEqual([[jeff], null]);
  });

  test('Q36, Q44: turning down an offer that a contract uses makes the contract void', () => {
    const t = proposed(called()).say(jeff, 'decline', 'with 1', 'no reason');
    expect(t.event('declined')).toMatchObject({ reason: null, void: true });
    expect(talksOf(t.pub).contract).toBeNull();
    expect(t.why(andrew, 'agree 1')).toBe('Q11 stale');
  });

  test('Q36: turning down is bounded by what can be offered', () => {
    const t = called();
    for (let n = 0; n < 3; n++) offered(t).say(jeff, 'decline', 'with 1', 'too much');
    expect(t.why(andrew, 'offer')).toBe('Q36 too-many-offers');
    expect(t.picks(jeff)).not.toContain('decline');
  });

  test('Q44: the last no stands in the situation until something new is put forward', () => {
    const t = proposed(called()).say(andrew, 'object 1', 'one more');
    const scene = (l: 'en' | 'de'): string =>
      afternova.words[l]
        .scene(t.match.know(jeff), jeff)
        .flatMap((p) => p.lines.map((line) => t.text(line)))
        .join('\n');
    expect(scene('en')).toContain('Andrew refuses contract 1: “One more, and I’m in.”');
    expect(scene('de')).toContain('Andrew lehnt Vertrag 1 ab: „Ein Fragment mehr, bitte.“');
    t.say(jeff, 'accept 1', ...t.paw(jeff, 0), 'done');
    expect(scene('en')).not.toContain('refuses');
  });
});
