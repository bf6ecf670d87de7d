import { describe, expect, test } from 'vitest';
import { FastChance, type Forced, ScriptedChance } from '../chance.ts';
import type { Seat } from '../contract.ts';
import { follow, givenIn, hintsOf, type LessonStep, lessonContent, readsBefore } from '../lesson.ts';
import { type Entry, Match } from '../match.ts';
import { chanceOf, makeRecord, plainTerms, readRecord, reexecute, verify } from '../record.ts';
import { type Tiny, tiny, USUAL } from './tiny.ts';

const forced: readonly Forced[] = [
  [6, 5],
  [6, 4],
  [3, 2],
];

describe('scripted chance', () => {
  const rest = (): FastChance => new FastChance('rest');
  const at = (chance: FastChance | ScriptedChance, entry: number, ...of: number[]): number[] => {
    chance.at(entry);
    return of.map((n) => chance.int(n));
  };

  test('comes in order, then the rest takes over, keyed by entry as always', () => {
    const chance = new ScriptedChance(forced, rest());
    expect(at(chance, 0, 6, 6)).toEqual([5, 4]);
    expect(at(chance, 4, 3)).toEqual([2]);
    expect(at(chance, 5, 100, 100)).toEqual(at(rest(), 5, 100, 100));
    expect(chance.until).toBe(3);
  });
  test('an entry that is tried again gets the same', () => {
    const chance = new ScriptedChance(forced, rest());
    at(chance, 0, 6);
    expect(at(chance, 1, 6, 3)).toEqual([4, 2]);
    expect(at(chance, 1, 6, 3)).toEqual([4, 2]);
  });
  test('a draw that was not foreseen ends it', () => {
    const chance = new ScriptedChance(forced, rest());
    expect(at(chance, 0, 6)).toEqual([5]);
    expect(at(chance, 1, 1000)).toEqual(at(rest(), 1, 1000));
    expect(at(chance, 2, 6)).toEqual(at(rest(), 2, 6));
    expect(chance.until).toBe(1);
  });
  test('can be ended, and goes on where a match was left', () => {
    const chance = new ScriptedChance(forced, rest());
    at(chance, 0, 6);
    chance.end();
    expect(chance.until).toBe(1);
    expect(at(chance, 1, 1000)).toEqual(at(rest(), 1, 1000));
    const later = new ScriptedChance(forced, rest(), [
      [6, 5],
      [6, 4],
    ]);
    expect(at(later, 7, 3)).toEqual([2]);
    const astray = new ScriptedChance(forced, rest(), [
      [6, 5],
      [9, 1],
    ]);
    expect(at(astray, 7, 6)).toEqual(at(rest(), 7, 6));
  });
});

describe('the record of a lesson', () => {
  const learn = (until: number): { match: Match<Tiny>; deal: Forced[] } => {
    // What a match of this game draws at the start, and then a roll.
    const dry = new Match(tiny, USUAL, 2, new FastChance('dry'));
    dry.answer(0 as Seat, ['roll']);
    const deal = dry.entries.flatMap((e) => e.chance).map(([of]): Forced => [of, of - 1]);
    const match = new Match(tiny, USUAL, 2, new ScriptedChance(deal.slice(0, until), new FastChance('real')));
    match.answer(0 as Seat, ['roll']);
    return { match, deal };
  };
  const terms = (deal: readonly Forced[]) => ({ ...plainTerms(tiny, USUAL, ['a', 'b']), content: lessonContent(deal) });

  test.each([0, 2, 99])('says which draws were forced (%i), and is played again', (until) => {
    const { match, deal } = learn(until);
    const record = makeRecord(match, terms(deal), { kind: 'lesson', seed: 'real', forced: deal, until }, []);
    const read = readRecord(JSON.stringify(record)) as unknown as typeof record;
    expect(reexecute(tiny, read)).toBeNull();
    expect(verify(tiny, read)).toEqual({ committed: false, findings: [] });
    expect(chanceOf(read)).toBeInstanceOf(ScriptedChance);
  });
  test('cannot pass as an ordinary match, nor an ordinary match as a lesson', () => {
    const { match, deal } = learn(99);
    const lesson = { kind: 'lesson', seed: 'real', forced: deal, until: 99 } as const;
    const wrong = 'its terms and its chance do not say the same about a lesson';
    expect(verify(tiny, makeRecord(match, plainTerms(tiny, USUAL, ['a', 'b']), lesson, [])).findings).toContain(wrong);
    expect(verify(tiny, makeRecord(match, terms(deal.slice(1)), lesson, [])).findings).toContain(wrong);
    expect(verify(tiny, makeRecord(match, terms(deal), { kind: 'seed', seed: 'real' }, [])).findings).toContain(wrong);
  });
});

describe('where a lesson is', () => {
  const [me, bot] = [0 as Seat, 1 as Seat];
  const hint = (id: string) => ({ id, at: [] });
  const script: LessonStep[] = [
    { kind: 'read', ...hint('a') },
    { kind: 'answer', picks: [{ ...hint('b'), pick: 'one' }] },
    { kind: 'bot', seat: bot, answer: ['two'] },
    { kind: 'read', ...hint('c') },
    { kind: 'read', ...hint('d') },
    {
      kind: 'answer',
      picks: [
        { ...hint('e'), pick: 'pair' },
        { ...hint('f'), pick: 'left' },
      ],
    },
    { kind: 'read', ...hint('g') },
  ];
  const lesson = { bots: [null, { name: 'B', level: 'easy' as const }], script };
  const entry = (n: number, act: Entry<Tiny>['act']): Entry<Tiny> => ({ n, at: null, rules: '', act, chance: [], told: [], pub: {}, mine: {} });
  const answer = (n: number, seat: Seat, ...picks: string[]) => entry(n, { kind: 'answer', seat, answer: picks as never });
  const log = [answer(1, me, 'one'), answer(2, bot, 'two'), answer(3, me, 'pair', 'left')];
  const at = (entries: readonly Entry<Tiny>[], reads: number): number | null => follow(lesson as never, givenIn(entries), reads);

  test('follows from what was answered and what was read', () => {
    expect([at([], 0), at([], 1)]).toEqual([0, 1]);
    expect(at(log.slice(0, 1), 1)).toBe(2);
    expect([1, 2, 3].map((reads) => at(log.slice(0, 2), reads))).toEqual([3, 4, 5]);
    expect([at(log, 3), at(log, 4)]).toEqual([6, 7]);
    expect(script.map((_, i) => readsBefore(script, i))).toEqual([0, 1, 1, 1, 2, 3, 3]);
  });
  test('what was read is not needed for what was answered after it', () => {
    expect(at(log.slice(0, 2), 0)).toBe(3);
    expect(at(log, 0)).toBe(6);
  });
  test('goes back with what is taken back', () => {
    const undone = [...log, entry(4, { kind: 'undo', seat: me, of: 3 })];
    expect(at(undone, 3)).toBe(5);
    expect(at([...undone, answer(5, me, 'pair', 'left')], 3)).toBe(6);
    expect(at([...log, entry(4, { kind: 'takeback', seat: me, of: 1 })], 3)).toBe(1);
    // Entries that take nothing back change nothing.
    expect(at([entry(0, { kind: 'start' }), ...log, entry(4, { kind: 'redeal', seat: me })], 3)).toBe(6);
  });
  test('nothing is left to guide once the match goes another way', () => {
    expect(at([answer(1, me, 'two')], 1)).toBeNull();
    expect(at([answer(1, bot, 'one')], 1)).toBeNull();
    expect(at([...log.slice(0, 2), answer(3, me, 'pair')], 3)).toBeNull();
    expect(at([...log, answer(4, bot, 'one')], 3)).toBe(7);
  });
  test('every pick of an answer has its hint', () => {
    expect(hintsOf(script).map(({ hint: { id }, cue, pick }) => [id, cue, pick])).toEqual([
      ['a', 0, null],
      ['b', 1, 'one'],
      ['c', 3, null],
      ['d', 4, null],
      ['e', 5, 'pair'],
      ['f', 5, 'left'],
      ['g', 6, null],
    ]);
  });
});
