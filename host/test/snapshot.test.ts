/** The content of a snapshot. One of another shape is refused as a whole. */
import { expect, test } from 'vitest';
import { HostedTable } from '../hosted-table.ts';
import { Diverged, Host, type Snapshot } from '../index.ts';
import { Crowd } from './crowd.ts';
import { MatchStage, TINY, testSetup } from './stage.ts';

/** Of the game's own: what is in there is counted by `Game.rules.state`, and chairs and votes come and go. */
const CLOSED = /^match\.(state|memories|past)\b|^streams\.tail\[\]\.event\b/;

/** The places in a value that have a name. */
function namesIn(value: unknown, at = ''): string[] {
  if (CLOSED.test(at) || value === null || typeof value !== 'object') return [at];
  if (Array.isArray(value)) return [`${at}[]`, ...value.flatMap((v) => namesIn(v, `${at}[]`))];
  return Object.entries(value).flatMap(([key, v]) => namesIn(v, at === '' ? key : `${at}.${key}`));
}

function played(): MatchStage {
  const stage = new MatchStage(
    testSetup(TINY, 'ppb', { clock: { kind: 'bank', seconds: 40, increment: 1 }, takeBacks: true }, { goal: 400 }, 'snapshots'),
  );
  const crowd = new Crowd(stage, 'snapshots', false);
  for (let i = 0; i < 60 && crowd.step(); i++);
  return stage;
}
const copyOf = (kept: Snapshot): { n: number; body: { [key: string]: unknown } } => JSON.parse(JSON.stringify(kept));

test('a change to what is in a snapshot needs a higher SHAPE (in table.ts), and then the new names here', () => {
  const { body } = copyOf(played().host.snapshot());
  expect([body.shape, body.game]).toEqual([2, TINY.rules.state]);
  expect([...new Set(namesIn(body))].sort().join('\n')).toMatchInlineSnapshot(`
    "clocks.at
    clocks.left[]
    clocks.running[]
    clocks.stopped[]
    game
    ids.full
    ids.ids[]
    match.barrier
    match.memories
    match.n
    match.past
    match.state
    shape
    state.acted
    state.aware[]
    state.began
    state.called[]
    state.closed
    state.ending
    state.n
    state.orders[]
    state.orders[][]
    state.places[]
    state.places[].away
    state.places[].awaySince
    state.places[].conceded
    state.places[].sitting.kind
    state.places[].sitting.level
    state.places[].sitting.name
    state.places[].stand
    state.questions[]
    state.soon[]
    state.t
    state.takeBack
    state.window.asks[]
    state.window.asks[].k
    state.window.asks[].t
    state.window.due
    state.window.n
    streams.n[]
    streams.own[]
    streams.table
    streams.tail[]
    streams.tail[].at
    streams.tail[].event
    streams.tail[].to
    streams.tail[].to[]"
  `);
});

test.each([
  ['of a shape before there were shapes', ({ shape: _, ...body }: Record<string, unknown>) => body],
  ['of a newer shape', (body: Record<string, unknown>) => ({ ...body, shape: Number(body.shape) + 1 })],
  ['of an older state of the game', (body: Record<string, unknown>) => ({ ...body, game: Number(body.game) - 1 })],
])('a snapshot %s is refused, and the log alone brings the match back', (_, change) => {
  const { setup, lines, host, now } = played();
  const kept = copyOf(host.snapshot());
  expect(() => Host.restore({ ...setup, snapshot: { n: kept.n, body: change(kept.body) as never }, lines: [], now })).toThrow(Diverged);
  expect(JSON.stringify(HostedTable.rebuild(setup, null, lines).snapshot)).toBe(JSON.stringify(host.snapshot()));
  // And the next snapshot is written as if there had been none.
  expect(Host.restore({ ...setup, snapshot: null, lines, now }).kept).toBe(0);
});
