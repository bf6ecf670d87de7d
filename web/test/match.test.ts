import { fromWhole, withFrame } from '@starboard/host/match-view';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type MatchClient, openMatch, sentAnswer } from '../src/match/store.ts';
import { FakeLink, frameAt, wholeAt } from './browser.ts';

describe('a stream', () => {
  test('frames change sections, and sections make what the seat knows', () => {
    const first = fromWhole(wholeAt(3), null, 100);
    expect(first.known.pub).toEqual({ count: 3 });
    expect(first.known.mine).toEqual({ hand: [3] });
    expect(first.known.flow.asked).toEqual([0]);
    const next = withFrame(first, frameAt(4, { mine: { hand: [9] } }), 100);
    expect(next?.known.pub).toEqual({ count: 4 });
    expect(next?.known.mine).toEqual({ hand: [9] });
    expect(next?.lines.map((l) => l.key)).toEqual([0, 1]);
    expect(first.known.pub).toEqual({ count: 3 });
  });

  test('a frame seen before changes nothing, a missing one is noticed', () => {
    const first = fromWhole(wholeAt(3), null, 0);
    expect(withFrame(first, frameAt(3), 0)).toBe(first);
    expect(withFrame(first, frameAt(5), 0)).toBeNull();
  });

  test('a frame without sections keeps the same view, so nothing is drawn again', () => {
    const first = fromWhole(wholeAt(3), null, 0);
    expect(withFrame(first, frameAt(4, { pub: {} }), 0)?.known).toBe(first.known);
  });

  test('lines of a new whole never take the keys of older ones', () => {
    const first = fromWhole(wholeAt(3), null, 0);
    expect(fromWhole(wholeAt(8), first, 0).lines[0].key).toBe(1);
  });
});

describe('a match as a screen sees it', () => {
  let link: FakeLink;
  let match: MatchClient;
  beforeEach(() => {
    link = new FakeLink();
    match = openMatch('m', link.connect);
  });

  test('opens without anything, and goes on from what it has', () => {
    link.rise();
    expect(link.said).toEqual([{ t: 'open', match: 'm', have: null }]);
    link.hear(wholeAt(3), frameAt(4));
    expect(match.getState()).toMatchObject({ link: 'live', seen: { n: 4 } });
    link.fall();
    expect(match.getState().link).toBe('lost');
    link.rise();
    expect(link.said.at(-1)).toEqual({ t: 'open', match: 'm', have: 4, seat: 0 });
    expect(match.getState().link).toBe('live');
  });

  test('a paused match says so after it was opened, until it is opened anew', () => {
    link.rise();
    link.hear(wholeAt(3), { t: 'paused' });
    expect(match.getState()).toMatchObject({ link: 'live', paused: 'room' });
    link.fall();
    link.rise();
    expect(match.getState().paused).toBeNull();
    link.hear({ t: 'paused', why: 'cut' });
    expect(match.getState().paused).toBe('cut');
    link.hear({ t: 'paused', why: 'over' });
    expect(match.getState().paused).toBeNull();
  });

  test('in another seat it goes on with the new view, and answers of the old seat are not sent again', () => {
    link.rise();
    link.hear(wholeAt(3));
    match.getState().wish({ t: 'answer', question: 3, answer: ['a'] });
    link.hear({ ...wholeAt(9), seat: null, mine: {}, own: null });
    expect(match.getState()).toMatchObject({ link: 'live', pending: [], seen: { n: 9, seat: null } });
    link.rise();
    expect(link.said.at(-1)).toEqual({ t: 'open', match: 'm', have: 9, seat: null });
  });

  test('a match that its host unloaded or lost is asked for again; one that is not for us is gone', () => {
    vi.useFakeTimers();
    link.rise();
    link.hear(wholeAt(3), { t: 'error', why: 'gone' });
    expect(match.getState().link).toBe('lost');
    vi.runAllTimers();
    expect(link.said.at(-1)).toEqual({ t: 'open', match: 'm', have: null });
    link.hear({ t: 'error', why: 'unknown' });
    expect(match.getState().link).toBe('gone');
    vi.useRealTimers();
  });

  test('a match that the present rules cannot go on with is broken, not gone', () => {
    link.rise();
    link.hear({ t: 'error', why: 'broken' });
    expect(match.getState().link).toBe('broken');
  });

  test('a gap asks for the whole', () => {
    link.rise();
    link.hear(wholeAt(3), frameAt(5));
    expect(link.said.at(-1)).toEqual({ t: 'open', match: 'm', have: null });
    link.hear(wholeAt(6));
    expect(match.getState().seen?.n).toBe(6);
  });

  test('an answer is kept and said again with the same id until it is acknowledged', () => {
    link.rise();
    link.hear(wholeAt(3));
    match.getState().wish({ t: 'answer', question: 3, answer: ['a'] });
    const first = link.said.at(-1);
    expect(sentAnswer(match.getState())).toMatchObject({ answer: ['a'] });
    link.fall();
    match.getState().wish({ t: 'undo' });
    link.rise();
    expect(link.said.slice(-2)[0]).toEqual(first);
    expect(link.said.at(-1)).toMatchObject({ t: 'undo' });
    link.hear({ t: 'ack', id: (first as { id: string }).id });
    expect(sentAnswer(match.getState())).toBeNull();
    expect(match.getState().pending).toHaveLength(1);
  });

  test('a refusal ends the wish and says why; the next wish forgets it', () => {
    link.rise();
    link.hear(wholeAt(3));
    match.getState().wish({ t: 'answer', question: 3, answer: ['a'] });
    const { id } = match.getState().pending[0];
    link.hear({ t: 'refused', id: 'somebody-elses', refusal: { why: 'stale' } });
    expect(match.getState().refused).toBeNull();
    link.hear({ t: 'refused', id, refusal: { why: 'stale' } });
    expect(match.getState()).toMatchObject({ pending: [], refused: { why: 'stale' } });
    match.getState().wish({ t: 'undo' });
    expect(match.getState().refused).toBeNull();
  });

  test('chat comes once, and its own echo is its acknowledgement', () => {
    link.rise();
    link.hear(wholeAt(3));
    match.getState().wish({ t: 'chat', text: 'hello' });
    const { id } = match.getState().pending[0];
    const line = { t: 'chat', id, seat: 0 as never, name: 'Ada', at: 1, text: 'hello' } as const;
    link.hear(line, line);
    expect(match.getState().chat).toHaveLength(1);
    expect(match.getState().pending).toHaveLength(0);
  });

  test('a mute is said again after the way was lost', () => {
    link.rise();
    match.getState().mute(2 as never, true);
    link.fall();
    link.rise();
    expect(link.said.at(-1)).toEqual({ t: 'mute', seat: 2, on: true });
  });

  test('a match that is not there for us is gone', () => {
    link.rise();
    link.hear({ t: 'error', why: 'unknown' });
    expect(match.getState().link).toBe('gone');
  });
});
