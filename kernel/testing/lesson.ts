/**
 * What holds for every guided first game: it can be played as written, what the coach says is true, and afterwards it is an
 * ordinary game. A game's test is one call with what only it can know.
 */
import { describe, expect, test } from 'vitest';
import { FastChance, ScriptedChance } from '../chance.ts';
import { cases, seedOf } from '../conformance/cases.ts';
import type { Game, Phrase, Types } from '../contract.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { choose, randomAnswer, waitedFor } from '../legality.ts';
import { follow, givenIn, hintsOf, type Lesson, learnerOf } from '../lesson.ts';
import { Match } from '../match.ts';
import { readOptions } from '../options.ts';
import { plain } from '../phrase.ts';

/** Longer texts are not read. */
const LONGEST_TITLE = 40;
const LONGEST_TEXT = 290;

export interface LessonFacts<T extends Types, Id extends string> {
  /** Whether the table has a place of this name; picks need not be among them. */
  readonly place: (at: string) => boolean;
  /** What the words of a hint claim about the table when it is said; a hint that claims nothing has no line. */
  readonly facts: { readonly [H in Id]?: (m: Match<T>) => void };
  /** What holds when the script is over. */
  readonly end?: (m: Match<T>) => void;
  /** The hint of an answer that may be undone, if there is one. */
  readonly undone?: Id;
  /** The game is left at every n-th cue; 1: at each. Long games are costly. */
  readonly leaveEvery?: number;
  /** More that a text has to fulfil. */
  readonly reads?: (language: Language, text: string) => void;
}

/** The last event of this kind. */
export const lastTold = <T extends Types>(m: Match<T>, kind: T['event']['kind']): T['event'] | undefined =>
  m.entries.flatMap((e) => e.told.map((t) => t.event)).findLast((event) => event.kind === kind);

/** Registers the tests of a lesson. */
export function lessonTests<T extends Types, Id extends string>(game: Game<T>, lesson: Lesson<T>, known: LessonFacts<T, Id>): void {
  const run = new LessonRun(game, lesson);
  describe('the script', () => scriptTests(run, known));
  describe('what the coach says', () => coachTests(run, known));
}

/** Plays a lesson as it is written. */
class LessonRun<T extends Types> {
  readonly game: Game<T>;
  readonly lesson: Lesson<T>;
  readonly seed: string;
  readonly you;
  readonly hints;

  constructor(game: Game<T>, lesson: Lesson<T>) {
    this.game = game;
    this.lesson = lesson;
    this.seed = String(seedOf(`${game.id}: lesson`));
    this.you = learnerOf(lesson);
    this.hints = hintsOf(lesson.script);
  }

  /** The match at cue `until`; `before` sees it before each cue. */
  play(until = this.lesson.script.length, before: (m: Match<T>, at: number) => void = () => {}): Match<T> {
    const { chance, options, bots } = this.lesson;
    const match = new Match(this.game, options, bots.length, new ScriptedChance(chance, new FastChance(this.seed)));
    this.#go(match, 0, until, before);
    return match;
  }

  /** Goes on from cue `at` to the end of the script. */
  playOn(match: Match<T>, at: number): void {
    this.#go(match, at, this.lesson.script.length, () => {});
  }

  #go(match: Match<T>, from: number, until: number, before: (m: Match<T>, at: number) => void): void {
    for (let i = from; i < until; i++) {
      before(match, i);
      const cue = this.lesson.script[i];
      if (cue.kind === 'read') continue;
      const [seat, answer] = cue.kind === 'bot' ? [cue.seat, cue.answer] : [this.you, cue.picks.map((p) => p.pick)];
      expect(match.answer(seat, answer).refused, `cue ${i}: ${answer.join(', ')}`).toBeNull();
    }
  }

  /** Everybody plays at random until it is over. */
  finish(match: Match<T>, name: string): void {
    const answers = new FastChance(`${this.seed} ${name}`);
    while (!match.over) {
      const [seat] = waitedFor(match.state);
      expect(match.answer(seat, randomAnswer(this.game, match.know(seat), seat, answers)).refused).toBeNull();
    }
    expect(match.outcome).not.toBeNull();
  }

  /** The cue that is found from what was answered and read. */
  found(match: Match<T>, reads: number): number | null {
    return follow(this.lesson, givenIn(match.entries), reads);
  }
}

function scriptTests<T extends Types, Id extends string>(run: LessonRun<T>, { end, undone, leaveEvery = 1 }: LessonFacts<T, Id>): void {
  const { game, you } = run;
  const { script, chance, options, bots } = run.lesson;
  const drawn = (m: Match<T>) => m.entries.flatMap((e) => e.chance);

  test('is a table that fits, with every option of the game', () => {
    expect(readOptions(game, Object.fromEntries(Object.entries(options)))).toEqual(options);
    expect(game.fits?.(options, bots.length) ?? null).toBeNull();
  });

  test('is played to its end, every answer legal, and uses up exactly the chance that is written down', () => {
    const match = run.play();
    expect(drawn(match)).toEqual(chance);
    expect(match.over).toBe(false);
    game.invariants(match.state);
    end?.(match);
  });

  test('asks the learner where the coach waits for a pick, and a bot where it is to act', () => {
    run.play(undefined, (m, i) => {
      const cue = script[i];
      if (cue.kind === 'bot') expect(waitedFor(m.state), `cue ${i}`).toContain(cue.seat);
      if (cue.kind !== 'answer') return;
      expect(waitedFor(m.state), `cue ${i}`).toContain(you);
      for (const [j, { pick }] of cue.picks.entries()) {
        const path = cue.picks.slice(0, j).map((p) => p.pick);
        expect(choose(game, m.know(you), you, path)?.picks, `cue ${i}`).toContain(pick);
      }
    });
  });

  test('is found again at every cue, whatever was read', () => {
    let reads = 0;
    const done = run.play(undefined, (m, i) => {
      expect(run.found(m, reads)).toBe(i);
      if (script[i].kind === 'read') reads++;
    });
    expect(run.found(done, reads)).toBe(script.length);
    // Only what stands after the last answer can have been forgotten.
    expect(run.found(done, 0)).toBe(script.findLastIndex((cue) => cue.kind !== 'read') + 1);
  });

  if (undone !== undefined)
    test('what may be undone on the way comes back to the same cue, and chance is not shifted', () => {
      const at = script.findIndex((cue) => cue.kind === 'answer' && cue.picks[0].id === undone);
      const match = run.play(at + 1);
      expect(match.canUndo(you)).toBe(true);
      match.undo(you);
      expect(run.found(match, script.length)).toBe(at);
      run.playOn(match, at);
      expect(drawn(match)).toEqual(chance);
      expect(run.found(match, script.length)).toBe(script.length);
    });

  test('then it is an ordinary game that comes to its end, and it can be left on the way', () => {
    for (let i = 0; i < cases(1); i++) run.finish(run.play(), `end ${i}`);
    for (let at = 0; at < script.length; at += leaveEvery) run.finish(run.play(at), `leave ${at}`);
  });
}

/** What a text names, in any order. */
const namedIn = (text: Phrase): string[] =>
  [...new Set(text.flatMap((p) => (typeof p === 'string' ? [] : 'seat' in p ? [`seat ${p.seat}`] : [`${p.ref} ${p.id}`])))].sort();

function coachTests<T extends Types, Id extends string>(run: LessonRun<T>, { place, facts, reads }: LessonFacts<T, Id>): void {
  const { game, hints } = run;
  const { words, options, bots } = run.lesson;
  const names = bots.map((bot) => bot?.name ?? 'Ada');

  test('is there in every language, short enough to be read, and the same in what it names', () => {
    const ids = hints.map((h) => h.hint.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of LANGUAGES) {
      expect(Object.keys(words[language]).sort()).toEqual(ids.toSorted());
      for (const id of ids) {
        const { title, text } = words[language][id];
        expect(title.length, id).toBeLessThanOrEqual(LONGEST_TITLE);
        expect(plain(text, names).length, id).toBeLessThanOrEqual(LONGEST_TEXT);
        reads?.(language, plain(text, names));
        expect(namedIn(text), id).toEqual(namedIn(words.en[id].text));
      }
    }
  });

  test('points at picks, which every table has, or at places by name', () => {
    const alphabet = new Set<string>(game.alphabet(options, bots.length));
    for (const { hint, pick } of hints) {
      expect(hint.at.length, hint.id).toBeGreaterThan(0);
      for (const at of hint.at) expect(alphabet.has(at) || place(at), `${hint.id}: ${at}`).toBe(true);
      // Wherever else it may point, what has to be chosen can be pointed at.
      if (pick !== null) expect(hint.at).toContain(pick);
    }
  });

  test('is true when it is said', () => {
    const claims = new Map<string, (m: Match<T>) => void>(Object.entries(facts));
    run.play(undefined, (m, i) => {
      for (const { hint } of hints.filter((h) => h.cue === i)) {
        claims.get(hint.id)?.(m);
        claims.delete(hint.id);
      }
    });
    expect([...claims.keys()], 'claims of hints that are never said').toEqual([]);
  });
}
