/** Whole matches of every game with people and bots. Every screen sees exactly what it may. */
import { heardBy, verify } from '@starboard/kernel';
import { cases } from '@starboard/kernel/conformance';
import { gameIds, loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { deedOf, type HostMessage, recordFromLog, type Settings, type Stream } from '../index.ts';
import { Crowd } from './crowd.ts';
import { anyGame, MatchStage, streamsOf, testSetup, toys } from './stage.ts';

const registered = await Promise.all(gameIds.map(async (id) => anyGame((await loadGame(id)).game)));
const games = [...toys, ...registered];

const CLOCKS: Settings['clock'][] = [
  { kind: 'none' },
  { kind: 'move', seconds: 30 },
  { kind: 'bank', seconds: 60, increment: 2 },
  { kind: 'days', days: 1 },
];

/** A screen: the whole once, then frames. */
class Screen {
  readonly stream: Stream;
  n: number;
  state: Pick<Extract<HostMessage, { t: 'whole' }>, 'pub' | 'mine' | 'table' | 'own'>;
  read = 0;

  constructor(stage: MatchStage, stream: Stream) {
    this.stream = stream;
    const { n, pub, mine, table, own } = stage.whole(stream);
    this.n = n;
    this.state = { pub, mine, table, own };
    this.read = stage.sent.length;
  }

  catchUp(stage: MatchStage): void {
    for (; this.read < stage.sent.length; this.read++) {
      const { to, message } = stage.sent[this.read];
      if (to !== this.stream || message.t !== 'frame') continue;
      expect(message.n, 'frames have no gaps').toBe(++this.n);
      const { pub, mine, table, own } = this.state;
      this.state = { pub: { ...pub, ...message.pub }, mine: { ...mine, ...message.mine }, table: message.table ?? table, own: message.own ?? own };
    }
  }
}

function play(game: (typeof games)[number], seed: string, wild: boolean): MatchStage {
  const dice = [...seed].reduce((sum, c) => sum + c.charCodeAt(0), 0);
  const who = ['ppb', 'pbb', 'ppp', 'bpe', 'pb'][dice % 5];
  const settings: Partial<Settings> = {
    clock: CLOCKS[dice % 4],
    atZero: dice % 2 === 0 ? 'idle' : 'bot',
    takeBacks: dice % 3 === 0,
    pace: dice % 7 === 0 ? 'fast' : 'human',
  };
  const stage = new MatchStage(testSetup(game, who.slice(0, Math.max(game.seats[0], who.length)).padEnd(game.seats[0], 'b'), settings, {}, seed));
  const crowd = new Crowd(stage, seed, wild);
  const screens = streamsOf(stage.setup.seats).map((stream) => new Screen(stage, stream));
  for (let i = 0; crowd.step(); i++) {
    if (i > 20_000) throw new Error(`${seed}: the match does not end`);
    if (i % 20 !== 0 && stage.host.closed === null) continue;
    for (const screen of screens) {
      screen.catchUp(stage);
      const { n, pub, mine, table, own } = stage.whole(screen.stream);
      expect(JSON.stringify(screen.state), `${seed}: what ${screen.stream} has made of its frames`).toBe(JSON.stringify({ pub, mine, table, own }));
      expect(screen.n).toBe(n);
    }
  }
  expect(stage.faults).toEqual([]);
  return stage;
}

describe.each(games)('$id', (game) => {
  test('people and bots play to the end; screens see what the host sees; the record holds', () => {
    // One tame and one wild at least, and of the quick toys more.
    for (let i = 0; i < cases(toys.includes(game) ? 6 : 2); i++) {
      const seed = `${game.id} ${i}`;
      const stage = play(game, seed, i % 2 === 1);
      if (i % 2 === 0) expect(stage.host.closed).toBe('over');
      const record = recordFromLog(stage.lines, { kind: 'seed', seed }, stage.host.outcome);
      expect(verify(game, record).findings, seed).toEqual([]);
      expect(stage.lines.map((l) => l.n)).toEqual(stage.lines.map((_, n) => n));
      const ids = stage.lines.flatMap((l) => l.ids);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('every stream hears exactly what is addressed to it, in order', () => {
    const stage = play(game, `${game.id} audiences`, false);
    const entries = stage.lines.map(deedOf).flatMap((d) => (d.k === 'start' || d.k === 'act' ? [d.entry] : []));
    for (const stream of streamsOf(stage.setup.seats)) {
      const seat = stream === 'watch' ? null : stream;
      const heard = stage.frames(stream).flatMap((f) => f.lines.map((l) => l.event));
      expect(heard.filter((e) => !e.kind.startsWith('$'))).toEqual(entries.flatMap((e) => heardBy(e.told, seat).map((t) => t.event)));
    }
    for (const frame of stage.frames('watch')) expect(frame).toMatchObject({ mine: {} });
  });
});
