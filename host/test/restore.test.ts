/** A match that is killed between any two lines continues unchanged. */
import { FastChance } from '@starboard/kernel';
import { cases } from '@starboard/kernel/conformance';
import { gameIds, loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { HostedTable } from '../hosted-table.ts';
import { Diverged, Host, type LogLine, type Settings } from '../index.ts';
import { Crowd } from './crowd.ts';
import { anyGame, MatchStage, TINY, testSetup, toys } from './stage.ts';

const registered = await Promise.all(gameIds.map(async (id) => anyGame((await loadGame(id)).game)));
const games = [TINY, ...toys, ...registered];
/** Of the games of this installation one match takes as long as ten of the toys. */
const quick = (game: (typeof games)[number]): boolean => !registered.includes(game);
const SETTINGS: Partial<Settings>[] = [
  { clock: { kind: 'bank', seconds: 40, increment: 1 }, takeBacks: true },
  { clock: { kind: 'move', seconds: 20 }, atZero: 'bot', takeBacks: true },
  { pace: 'fast' },
];

/** A seeded match and how the host was after every input, by the number of lines. */
function played(game: (typeof games)[number], i: number): { stage: MatchStage; live: Map<number, string> } {
  const setup = testSetup(game, 'ppb', SETTINGS[i % SETTINGS.length], {}, `restore ${game.id} ${i}`);
  const stage = new MatchStage(setup);
  const crowd = new Crowd(stage, `crowd ${i}`, i % 2 === 1);
  const live = new Map([[stage.host.length, JSON.stringify(stage.host.snapshot())]]);
  for (let n = 0; n < 250 && crowd.step(); n++) live.set(stage.host.length, JSON.stringify(stage.host.snapshot()));
  return { stage, live };
}
const read = (text: string) => JSON.parse(text);

describe.each(games)('$id', (game) => {
  test('at every line: from the log, or from a snapshot and the rest of the log, it is the same', () => {
    // Every game under one of the settings, the quick ones under all of them.
    const first = quick(game) ? 0 : games.indexOf(game) % SETTINGS.length;
    for (let i = first; i < first + cases(quick(game) ? 3 : 1); i++) {
      const { stage, live } = played(game, i);
      const { lines, setup } = stage;
      const chance = new FastChance(`kills ${i}`);
      const table = HostedTable.rebuild(setup, null, lines.slice(0, 1));
      const kept = [JSON.stringify(table.snapshot)];
      for (const line of lines.slice(1)) {
        table.again(line);
        const now = JSON.stringify(table.snapshot);
        kept.push(now);
        if (live.has(line.n + 1)) expect(now).toBe(live.get(line.n + 1));
        // Mostly from nearby, now and then from anywhere: from anywhere at every line the whole log would be played a hundred times.
        const from = line.n - chance.int((line.n % 10 === 0 ? line.n : Math.min(line.n, 24)) + 1);
        const again = HostedTable.rebuild(setup, read(kept[from]), lines.slice(from + 1, line.n + 1));
        expect(JSON.stringify(again.snapshot), `killed after line ${line.n}, restored from ${from}`).toBe(now);
      }
      expect(live.size).toBeGreaterThan(5);
    }
  });

  test('killed at any line it is played to its end', () => {
    const { stage } = played(game, 0);
    const step = Math.max(1, Math.floor(stage.lines.length / cases(quick(game) ? 8 : 2)));
    for (let n = 1; n <= stage.lines.length; n += step) {
      const lines = stage.lines.slice(0, n);
      const now = lines.at(-1)!.at + 123_456;
      const again = new MatchStage(stage.setup, undefined, undefined, Host.restore({ ...stage.setup, snapshot: null, lines, now }), now);
      const crowd = new Crowd(again, `after ${n}`, false);
      for (let i = 0; crowd.step(); i++) if (i > 20_000) throw new Error('it does not end');
      expect(again.host.closed).not.toBeNull();
    }
  });
});

describe('after a restart', () => {
  const setup = testSetup(TINY, 'pp', {}, { goal: 900 });

  test('ids are still known, those of undone answers too', () => {
    const stage = new MatchStage(setup);
    const message = { t: 'answer', id: 'once-and-for-all', question: stage.question(0 as never)!, answer: ['one'] } as const;
    stage.say(0 as never, message as never);
    stage.say(0 as never, { t: 'undo', id: 'undo-it-once' });
    const again = new MatchStage(
      setup,
      undefined,
      undefined,
      Host.restore({ ...setup, snapshot: null, lines: stage.lines, now: stage.now }),
      stage.now,
    );
    for (const m of [message, { t: 'undo', id: 'undo-it-once' }]) expect(again.say(0 as never, m as never)).toMatchObject({ t: 'ack' });
    expect(again.lines).toEqual([]);
  });

  test('where memory does not reach, only the storage knows; an old answer is stale in any case', () => {
    const stage = new MatchStage(setup);
    const first = { t: 'answer', id: 'the-very-first', question: stage.question(0 as never)!, answer: ['whisper'] } as const;
    stage.say(0 as never, first as never);
    const undo = { t: 'undo', id: 'an-old-undo' } as const;
    stage.say(0 as never, undo);
    expect(stage.host.unsure({ t: 'undo', id: 'something-new' })).toBe(false);
    for (let i = 0; i < 300; i++) stage.answer(0 as never, 'whisper');
    expect(stage.host.unsure(undo)).toBe(true);
    expect(stage.host.unsure({ t: 'undo', id: stage.lines.at(-1)!.ids[0] })).toBe(false);
    expect(stage.host.unsure({ ...first, answer: [...first.answer] })).toBe(false);
    expect(stage.say(0 as never, first as never)).toMatchObject({ refusal: { why: 'stale' } });
  });

  test('a log that does not fit is refused', () => {
    const stage = new MatchStage(setup);
    for (const pick of ['roll', 'one', 'roll']) stage.answer((stage.question(0 as never) === null ? 1 : 0) as never, pick);
    const damaged = (change: (lines: LogLine[]) => LogLine[]) => () =>
      Host.restore({ ...setup, snapshot: null, lines: change(read(JSON.stringify(stage.lines))), now: stage.now });
    expect(damaged((l) => l)).not.toThrow();
    expect(damaged((l) => l.filter((_, i) => i !== 2))).toThrow(Diverged);
    expect(damaged((l) => l.slice(1))).toThrow(Diverged);
    expect(damaged(() => [])).toThrow(Diverged);
    expect(() => Host.restore({ ...setup, chance: new FastChance('another'), snapshot: null, lines: stage.lines, now: stage.now })).toThrow(Diverged);
  });

  test('the size of a host does not grow with its match', () => {
    const stage = new MatchStage(setup);
    const sizes = [0, 1, 2].map(() => {
      for (let i = 0; i < 400; i++) stage.answer((stage.question(0 as never) === null ? 1 : 0) as never, i % 3 === 0 ? 'roll' : 'whisper');
      return JSON.stringify(stage.host.snapshot()).length;
    });
    expect(sizes[2]).toBeLessThan(sizes[1] * 1.2);
    expect(sizes[2]).toBeLessThan(150_000);
  });
});
