import { FastChance, idleAnswer, type Seat } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { andrew, arrange, jeff, type Table } from './table.ts';

const silent = (t: Table, seat: Seat): readonly string[] => idleAnswer(afternova, t.match.know(seat), seat, new FastChance(1));

/** Answers for a seat that says nothing. */
const idle = (t: Table, seat: Seat): Table => t.say(seat, ...(silent(t, seat) as never[]));

test('Q35, Q41: a silent player takes blind Paws', () => {
  const t = arrange({ paws: ['SS'] });
  idle(t, jeff);
  for (let i = 0; i < 3; i++) idle(t, jeff);
  expect([t.pub.paws[jeff], t.pub.active]).toEqual([4, andrew]);
});

test('Q41: in a negotiation the silent wait, and it lapses', () => {
  const t = arrange({ options: { clock: 90 }, paws: ['PE', 'PE'] }).call(jeff);
  // Q1: mina holds no Paw, so nobody waits for her.
  expect(t.waited).toEqual([andrew]);
  idle(t, andrew);
  expect(t.waited).toEqual([jeff]);
  idle(t, jeff);
  expect(t.kinds(null)).toContain('lapsed');
  expect(silent(t, jeff)).toEqual(['market']);
  // The rest is answered by the clock as well.
  for (let i = 0; i < 4; i++) {
    expect(t.state.flow.seconds).toBe(15);
    idle(t, jeff);
  }
  expect([t.pub.paws[jeff], t.pub.active]).toEqual([4, andrew]);
});

test('Q41: the colour there is most of goes first; too many cards: any; nothing is completed', () => {
  const t = arrange({ paws: ['PE PE'], store: ['YYYG'], planets: [['pl01', 'PPK']] });
  t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
  expect(silent(t, jeff)).toEqual(['drop Y', 'drop Y', 'drop P']);
  const u = arrange({ paws: ['PE PE PP PP EE EE SS'], plans: ['bp01'] });
  u.say(jeff, 'market').say(jeff, 'blind paw').say(jeff, 'blind paw').say(jeff, 'blind paw');
  idle(u, jeff);
  expect(u.pub.paws[jeff] + u.pub.plans[jeff]).toBe(8);
  expect(silent(arrange({ ends: true, plans: ['bp01'], store: ['YG'] }), jeff)).toEqual(['nothing']);
});
