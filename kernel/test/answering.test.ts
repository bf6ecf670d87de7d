/** Half-made answers: how a screen asks for them, completes them and steps back. */
import { describe, expect, test } from 'vitest';
import { completes, question, stepBack, withForced } from '../answering.ts';
import { FastChance } from '../chance.ts';
import { cases, seedOf } from '../conformance/cases.ts';
import type { Choice, Game, Hands, Seat, Types } from '../contract.ts';
import { know, waitedFor } from '../legality.ts';
import { Match } from '../match.ts';
import { readOptions } from '../options.ts';
import { seatsOf } from '../seats.ts';
import { type Loose, scripted } from './tiny.ts';
import { bazaar } from './toys/bazaar.ts';
import type { Bazaar } from './toys/bazaar-table.ts';
import { fog } from './toys/fog.ts';
import { ladder } from './toys/ladder.ts';

const [A, B] = seatsOf(2);

/** Two seats in the market, where both may bargain. */
function market(): Match<Bazaar> {
  const m = new Match(bazaar, readOptions(bazaar, { peek: 'nobody' }), 2, new FastChance('market'));
  expect(m.state.flow.label).toBe('bargain');
  return m;
}
/** The hand of the first seat, so that a test knows what it can give. */
function withHand(m: Match<Bazaar>, hand: [number, number, number]): Match<Bazaar> {
  m.state.mine[A].hand = hand;
  return m;
}

describe('the question', () => {
  test('is null for a seat that is not asked, and after the end', () => {
    const m = new Match(ladder, readOptions(ladder, {}), 2, new FastChance('turns'));
    const [asked] = m.state.flow.asked;
    const other = asked === A ? B : A;
    expect(question(ladder, m.know(asked), asked, [])).not.toBeNull();
    expect(question(ladder, m.know(other), other, [])).toBeNull();
    m.state.stack.length = 0;
    expect(question(ladder, m.know(asked), asked, [])).toBeNull();
  });

  test('goes on after the picks that are made', () => {
    const m = withHand(market(), [2, 1, 0]);
    expect(question(bazaar, m.know(A), A, ['offer', 'to 1'])).toMatchObject({
      path: ['offer', 'to 1'],
      choice: { kind: 'give', picks: ['give 0', 'give 1'] },
    });
  });

  test('drops what has become impossible, and all that came after it', () => {
    const m = withHand(market(), [2, 1, 0]);
    const path = ['offer', 'to 1', 'give 1', 'for'];
    expect(question(bazaar, m.know(A), A, path)?.path).toEqual(path);
    withHand(m, [3, 0, 0]);
    expect(question(bazaar, m.know(A), A, path)?.path).toEqual(['offer', 'to 1']);
    expect(question(bazaar, m.know(A), A, ['no such pick', 'offer'])?.path).toEqual([]);
  });

  test('greys each pick once, and none that is listed', () => {
    const greyed = ['bell', 'bell', 'ready'].map((pick) => ({ pick, rule: 'B2' as const, why: 'lacking' as const }));
    const { bargain } = bazaar.steps;
    const doubled: Game<Bazaar> = {
      ...bazaar,
      steps: {
        ...bazaar.steps,
        bargain: { ...bargain, picks: (k, f, seat, path) => ({ ...bargain.picks!(k, f, seat, path)!, picks: ['ready'], greyed: () => greyed }) },
      },
    };
    expect(question(doubled, market().know(A), A, [])?.greyed.map((r) => r.pick)).toEqual(['bell']);
  });
});

describe('forced picks', () => {
  test('are added where nothing else could be wished for', () => {
    const m = withHand(market(), [3, 0, 0]);
    // Of two players only the other one can get an offer; the only goods must be given.
    expect(withForced(bazaar, m.know(A), A, ['offer'])).toEqual(['offer', 'to 1', 'give 0']);
  });

  test('never complete an answer, and never begin one', () => {
    const m = withHand(market(), [1, 0, 0]);
    expect(withForced(bazaar, m.know(A), A, [])).toEqual([]);
    const full = ['offer', 'to 1', 'give 0', 'for', 'want 2', 'want 2'];
    const q = question(bazaar, m.know(A), A, full)!;
    expect(q.choice.picks).toEqual(['sign']);
    expect(withForced(bazaar, m.know(A), A, full)).toEqual(full);
    expect(completes(bazaar, m.know(A), A, q, 'sign')).toBe(true);
    expect(completes(bazaar, m.know(A), A, question(bazaar, m.know(A), A, [])!, 'offer')).toBe(false);
  });

  test.each<[string, Partial<Choice<Loose>>, string[]]>([
    ['it is the only one and more follows', {}, ['go', 'on']],
    ['there is another', { picks: ['on', 'off'] }, ['go']],
    ['something is greyed beside it', { greyed: () => [{ pick: 'off', rule: 'R1', why: 'no' }] }, ['go']],
    ['it ends the answer', { ends: true }, ['go']],
  ])('a pick where %s', (_case, more, path) => {
    const choice = (picks: readonly string[]): Choice<Loose> => ({ kind: 'which', picks, ends: false, rule: 'R1' });
    const after = [choice(['go', 'stay']), { ...choice(['on']), ...more }, choice(['left', 'right'])];
    const main = { run: (_s: unknown, _f: unknown, x: Hands<Loose>) => x.ask({ asked: [A], label: 'ask' }) };
    const game = scripted({ main: { ...main, picks: (_k, _f, _seat, before) => after[before.length] ?? null } });
    const m = new Match(game, {}, 2, new FastChance(1));
    expect(withForced(game, m.know(A), A, ['go'])).toEqual(path);
  });

  test('are undone together with the pick that led to them', () => {
    const m = withHand(market(), [3, 0, 0]);
    const k = m.know(A);
    expect(stepBack(bazaar, k, A, ['offer', 'to 1', 'give 0'])).toEqual([]);
    expect(stepBack(bazaar, k, A, ['offer', 'to 1', 'give 0', 'give 0'])).toEqual(['offer', 'to 1', 'give 0']);
  });
});

/** Plays to the end by questions alone. */
function walkThrough(game: Game<Types>, seed: string): void {
  const match = new Match(game, readOptions(game, {}), game.seats[0], new FastChance(seed));
  const chance = new FastChance(`${seed} picks`);
  for (let n = 0; !match.over && n < 5000; n++) {
    const [seat] = waitedFor(match.state);
    const k = know(match.state, seat);
    expect(match.answer(seat, someAnswer(game, k, seat, chance)).refused).toBeNull();
  }
  expect(match.over).toBe(true);
}

function someAnswer(game: Game<Types>, k: ReturnType<typeof know<Types>>, seat: Seat, chance: FastChance): readonly string[] {
  let path: readonly string[] = [];
  for (;;) {
    const q = question(game, k, seat, path)!;
    expect(q.path).toEqual(path);
    const pick = q.choice.picks[chance.int(q.choice.picks.length)];
    if (completes(game, k, seat, q, pick)) return [...path, pick];
    const further = withForced(game, k, seat, [...path, pick]);
    expect(stepBack(game, k, seat, further)).toEqual(path);
    path = further;
  }
}

test.each([fog, bazaar, ladder] as unknown as Game<Types>[])('$id: questions alone lead through a game', (game) => {
  const seed = seedOf(`answering ${game.id}`);
  for (let i = 0; i < cases(5); i++) walkThrough(game, `${seed} ${i}`);
});
