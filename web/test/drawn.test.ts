/**
 * At every illustrated table every legal pick of every question is on the table: at least one element can be pressed for it, and
 * exactly one of them is for keyboard and screen reader. A refused pick can never be pressed.
 */
import {
  choose,
  completes,
  FastChance,
  know,
  Match,
  question,
  readOptions,
  refuse,
  type Seat,
  seatsOf,
  type Types,
  waitedFor,
} from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { loadGame } from '@starboard/registry';
import { tables } from '@starboard/registry/tables';
import type { Asking, BoardProps, Turn } from '@starboard/table-kit';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { reason } from '../src/play/text.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

const seed = seedOf('web: drawn tables');
const GAMES = 200;
/** Long games on a large plan: fewer are enough, with every scenario option now and then. */
const FEWER: Readonly<Record<string, number>> = { afternova: 4, aliens: 45, andromeda: 20 };
/**
 * Kinds of questions that must come up. Missing: those that do come up, at every number of players. Of Aliens two hardly ever do
 * by chance; games/aliens/table/test has them. In Andromeda some belong to the Collective, to the Void or to few pieces.
 */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  afternova: ['action', 'talks', 'help', 'trim', 'market', 'spill', 'complete'],
  aliens: ['act', 'after', 'announce-any', 'announce-own', 'move', 'spill', 'spotlight'],
  andromeda: [
    ...['faction', 'destiny', 'turn', 'where', 'module', 'place', 'build', 'develop', 'development-card', 'gain', 'discard-tactic', 'moon'],
    ...['dock', 'gap', 'keep', 'track', 'token', 'repair', 'choose', 'return', 'closing', 'bring', 'diplomacy', 'foe', 'dice', 'c-region'],
  ],
};
/** So many different questions of a kind are drawn for each number of players; all others would only look the same. */
const DRAWN = 6;
/** The ends of so many games are drawn. */
const ENDS = 12;

interface Button {
  readonly pick: string;
  /** The whole answer that it gives, at tables that put answers together; null: it begins one, or chooses the pick. */
  readonly path: readonly string[] | null;
  readonly state: string;
  /** Another element is the one for keyboard and screen reader. */
  readonly second: boolean;
}
/** The elements of a page that stand for a pick: buttons, and shapes in an SVG. */
const buttonsIn = (html: string): Button[] =>
  [...html.matchAll(/<(?:button|g)\b[^>]*>/g)].flatMap(([tag]) => {
    const pick = /data-pick="([^"]*)"/.exec(tag)?.[1];
    const second = /data-second/.test(tag);
    // Not to be reached by keyboard, not read aloud.
    if (second) expect(tag).toMatch(/(?=.*tabindex="-1")(?=.*aria-hidden="true")/i);
    const path = /data-path="([^"]*)"/.exec(tag)?.[1]?.split(',') ?? null;
    return pick === undefined ? [] : [{ pick, path, state: /data-state="([^"]*)"/.exec(tag)?.[1] ?? '', second }];
  });

describe.each(Object.keys(tables))('%s', (id) => {
  test(`every legal pick can be pressed at least once, by keyboard exactly once, and no other can (${seed})`, async () => {
    const { game } = await loadGame(id);
    const { default: Drawn, composes = false, loadAll } = await tables[id]();
    await loadAll?.();
    const kinds = new Map<string, number>();
    const counts = seatsOf(game.seats[1])
      .map((s) => s + 1)
      .filter((n) => n >= game.seats[0]);
    for (let n = 0; n < cases(FEWER[id] ?? GAMES); n++) {
      const seats = counts[n % counts.length];
      const language = n % 2 === 0 ? 'en' : 'de';
      const chance = new FastChance(`${seed} ${n}`);
      const match = new Match<Types>(game, fitting(game, seats, chance), seats, new FastChance(`${seed} ${n} deal`));
      while (!match.over) {
        const waited = waitedFor(know(match.state, null));
        const seat = waited[chance.int(waited.length)];
        const known = know(match.state, seat);
        let path: readonly string[] = [];
        for (;;) {
          const choice = choose(game, known, seat, path)!;
          const sort = `${choice.kind} ${seats}`;
          const drawn = kinds.get(sort) ?? 0;
          // A table that puts answers together never shows a half-made one (games/afternova/table/test/draft.test.ts has all of them).
          const shown = !composes || path.length === 0;
          if (shown && drawn < (id in FEWER ? 2 : DRAWN)) {
            kinds.set(sort, drawn + 1);
            const q = question(game, known, seat, path)!;
            const turn: Turn = { seat, question: q, sent: false, choose() {}, answer() {}, back() {} };
            const check = composes ? lookWhole : look;
            check(buttonsIn(renderToString(createElement(Drawn, propsOf(game, known, seat, turn, language)))), q, (answer) =>
              refuse(game, known, seat, answer),
            );
            // At a shared screen a question that needs no secrets is answered at the public table.
            const open = know(match.state, null);
            if (!known.flow.needsSecrets)
              check(buttonsIn(renderToString(createElement(Drawn, propsOf(game, open, null, turn, language)))), q, (answer) =>
                refuse(game, known, seat, answer),
              );
          }
          const { picks } = choice;
          // Every third game of somebody who likes to say the second of two things, so that rare questions come up too.
          const pick = n % 3 === 0 && picks.length === 2 && chance.int(12) > 0 ? picks[1] : picks[chance.int(picks.length)];
          const whole = completes(game, known, seat, { choice, path, greyed: [] }, pick);
          path = [...path, pick];
          if (whole) break;
        }
        expect(match.answer(seat, path).refused).toBeNull();
      }
      // The end, from a chair and from the gallery.
      if (n < ENDS)
        for (const you of [0 as Seat, null]) {
          const html = renderToString(createElement(Drawn, propsOf(game, know(match.state, you), you, null, language)));
          expect(buttonsIn(html)).toEqual([]);
        }
    }
    // Every kind of question has been seen at every number of players.
    const seen = new Set([...kinds.keys()].map((k) => k.split(' ')[0]));
    const wanted = WANTED[id];
    if (wanted !== undefined) expect(wanted.filter((kind) => !seen.has(kind))).toEqual([]);
    else for (const kind of seen) for (const seats of counts) expect(kinds.get(`${kind} ${seats}`) ?? 0, `${kind} at ${seats}`).toBeGreaterThan(0);
  });
});

function look(buttons: readonly Button[], { choice, greyed }: Turn['question']): void {
  for (const pick of choice.picks) {
    const things = buttons.filter((b) => b.pick === pick);
    expect(
      things.filter((b) => !b.second).map((b) => b.state),
      `${choice.kind}: ${pick}`,
    ).toEqual(['legal']);
    for (const b of things) expect(b.state).toBe('legal');
  }
  for (const b of buttons.filter((x) => x.state === 'legal')) expect(choice.picks).toContain(b.pick);
  for (const b of buttons.filter((x) => x.state === 'refused')) expect(greyed.map((r) => r.pick)).toContain(b.pick);
}

/**
 * Where answers are put together: every first pick has a thing that gives an answer with it or begins one, a thing that gives an
 * answer is lit exactly if the engine takes that answer, and no other first pick is lit.
 */
function lookWhole(buttons: readonly Button[], { choice, greyed }: Turn['question'], against: (answer: readonly string[]) => unknown): void {
  for (const pick of choice.picks)
    expect(buttons.filter((b) => b.pick === pick && b.state === 'legal' && !b.second).length, `${choice.kind}: ${pick}`).toBeGreaterThan(0);
  for (const { pick, path, state } of buttons) {
    if (path !== null) expect(against(path) === null ? 'legal' : 'refused', `${choice.kind}: ${path.join(', ')}`).toBe(state);
    else if (state === 'legal') expect(choice.picks).toContain(pick);
    else expect(greyed.map((r) => r.pick)).toContain(pick);
  }
}

/** Any value of every option; switches are on now and then. */
const optionsOf = (specs: object, chance: FastChance): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(specs as Record<string, { kind: string; of?: readonly string[]; usual: unknown }>).map(([name, spec]) => [
      name,
      spec.kind === 'choice' && name !== 'begins'
        ? spec.of![chance.int(spec.of!.length)]
        : spec.kind === 'switch'
          ? chance.int(3) === 0 || spec.usual
          : spec.usual,
    ]),
  );

/** Options that make a table. */
function fitting(game: BoardProps['game'], seats: number, chance: FastChance): Types['options'] {
  for (;;) {
    const options = readOptions(game, optionsOf(game.options, chance));
    if ((game.fits?.(options, seats) ?? null) === null) return options;
  }
}

function propsOf(game: BoardProps['game'], known: BoardProps['known'], you: Seat | null, turn: Turn | null, language: 'de' | 'en'): BoardProps {
  const ours = language === 'de' ? de : en;
  const words = game.words[language];
  const names = ['Ada', 'Jonas', 'Mirela', 'Theo', 'Vela', 'Annegret', ...Array.from({ length: 10 }, (_, i) => `Guest ${i + 1}`)];
  const asking: Asking = {
    sentence: turn === null ? ['…'] : words.choice(turn.question.choice, known, turn.seat, turn.question.path),
    about: you,
    small: [],
    rule: turn?.question.choice.rule ?? null,
    refused: null,
  };
  return {
    game,
    words,
    language,
    known,
    you,
    names,
    chairs: names.map((name) => ({ kind: 'person', name, away: false, portrait: `${name}.svg`, state: '', clock: null })),
    waited: waitedFor(known),
    turn,
    asking,
    due: null,

    lines: [],
    shown() {},
    outcome: null,
    taste: { speed: 0, reduced: true, volume: 0, keys: true },
    why: (r) => reason(words, ours, r),
    lookUp() {},
    slots: { notes: null, clock: null, over: null },
  };
}
