/** The order of what is shown, on a clock of our own: a picture is the list of what has happened, so that it cannot be mistaken. */
import { describe, expect, test } from 'vitest';
import type { Motion, Told } from '../contract.ts';
import { type Acts, FADE_MS, GAP_MS, MOST_BEHIND_MS, NEXT_MS, type Pace, Queue, READY_MS } from '../stage/queue.ts';

type Picture = readonly string[];
const MS = 300;

/** `say` takes time, `drama` is one, `note` is not seen, `torn` cannot be followed. */
const motions = (kind: string): Motion[] => {
  if (kind === 'torn') throw new Error('torn');
  if (kind === 'note') return [];
  return [{ kind: kind === 'drama' ? 'drama' : 'fly', from: 'a', to: 'b', ms: MS, ...(kind === 'clink' ? { cue: 'place' } : {}) }];
};

class Stage {
  now = 1000;
  known: string[] = [];
  lines: Told[] = [];
  /** Every picture that was shown, with its time since the beginning. */
  readonly seen: string[] = [];
  readonly reports: string[] = [];
  /** Whether every picture is drawn at once. */
  quick = true;
  readonly queue: Queue<Picture>;

  constructor(pace: Pace = { speed: 1, reduced: false }, before: readonly string[] = []) {
    this.#add(before);
    const acts: Acts<Picture> = {
      lift: (m, e) => [...m, `(${e.kind})`],
      land: (m, e) => [...m, e.kind],
      motions: (_, e) => motions(e.kind),
      differs: (shown, known) => this.reports.push(`${shown.join(' ')} is not ${known.join(' ')}`),
      lost: (error) => this.reports.push(String(error)),
      unseen: ([m]) => this.reports.push(`heard: ${m.cue}`),
    };
    this.queue = new Queue(acts, pace, this.lines, this.known);
  }

  #add(kinds: readonly string[]): void {
    const from = (this.lines.at(-1)?.key ?? -1) + 1;
    this.lines = [...this.lines, ...kinds.map((kind, i) => ({ key: from + i, event: { kind } }))];
    this.known = [...this.known, ...kinds.filter((k) => !k.startsWith('$'))];
  }

  /** What is heard at a quiet table begins with the next drawing. */
  hear(...kinds: string[]): this {
    const quiet = !this.queue.playing;
    this.#add(kinds);
    this.queue.hear(this.lines, this.known, this.now);
    return this.wait(quiet ? GAP_MS : 0).#look();
  }

  #look(): this {
    const shown = this.queue.picture.join(' ');
    if (this.seen.at(-1) !== shown) this.seen.push(shown);
    if (this.quick) this.queue.drawn(this.now);
    return this;
  }

  /** Time passes; the queue is called when it wants to be. */
  wait(ms: number): this {
    const end = this.now + ms;
    for (let next = this.queue.next(); next !== null && next <= end; next = this.queue.next()) {
      this.now = Math.max(this.now, next);
      this.queue.tick(this.now);
      this.#look();
    }
    this.now = end;
    return this;
  }

  do(act: (queue: Queue<Picture>, now: number) => void): this {
    act(this.queue, this.now);
    return this.#look();
  }

  get atRest(): boolean {
    return !this.queue.playing && this.queue.picture === this.known && this.queue.shown === (this.lines.at(-1)?.key ?? -1);
  }
}

describe('in order', () => {
  test('what was heard before the table opened is not played', () => {
    const s = new Stage(undefined, ['a', 'b']);
    expect(s.queue.playing).toBe(false);
    expect(s.queue.picture).toEqual(['a', 'b']);
    expect(s.queue.shown).toBe(1);
  });

  test('one event after another, each lifted and landed, and the log keeps step', () => {
    const s = new Stage(undefined, ['a']).hear('b', 'c');
    expect(s.queue.picture).toEqual(['a', '(b)']);
    expect(s.queue.shown).toBe(0);
    s.wait(MS);
    expect(s.queue.shown).toBe(1);
    s.wait(GAP_MS + MS);
    expect(s.seen).toEqual(['a (b)', 'a b', 'a b (c)', 'a b c']);
    expect(s.atRest).toBe(true);
    expect(s.reports).toEqual([]);
  });

  test('until the first event begins the old picture stands', () => {
    const s = new Stage(undefined, ['a']);
    s.lines = [...s.lines, { key: 1, event: { kind: 'b' } }];
    s.known = ['a', 'b'];
    s.do((q, now) => q.hear(s.lines, s.known, now));
    expect(s.queue.picture).toEqual(['a']);
    expect(s.queue.playing).toBe(true);
    s.wait(GAP_MS);
    expect(s.queue.picture).toEqual(['a', '(b)']);
  });

  test('what comes meanwhile waits for its turn', () => {
    const s = new Stage(undefined, ['a']).hear('b').wait(100).hear('c').wait(100);
    expect(s.queue.picture).toEqual(['a', '(b)']);
    s.wait(2 * MS);
    expect(s.seen).toEqual(['a (b)', 'a b', 'a b (c)', 'a b c']);
  });

  test('what cannot be seen takes no time, notices of the table neither', () => {
    const s = new Stage(undefined, ['a']).hear('note', '$chair', 'b');
    expect(s.queue.picture).toEqual(['a', 'note', '(b)']);
    expect(s.queue.shown).toBe(2);
    s.wait(MS).hear('$idle', 'note');
    s.wait(GAP_MS);
    expect(s.atRest).toBe(true);
  });

  test('without a new line what is known is shown at once, but not in the middle of a motion', () => {
    const s = new Stage(undefined, ['a']);
    s.known = ['a', 'silently'];
    s.do((q, now) => q.hear(s.lines, s.known, now));
    expect(s.queue.picture).toBe(s.known);
    s.hear('b');
    s.known = [...s.known, 'more'];
    s.do((q, now) => q.hear(s.lines, s.known, now));
    expect(s.queue.picture).toEqual(['a', 'silently', '(b)']);
    s.wait(MS);
    expect(s.queue.picture).toBe(s.known);
  });

  test('at the end stands what is known, and a difference is reported', () => {
    const s = new Stage(undefined, ['a']);
    s.hear('b');
    s.known = ['a', 'b', 'and more'];
    s.do((q, now) => q.hear(s.lines, s.known, now)).wait(MS);
    expect(s.queue.picture).toBe(s.known);
    expect(s.reports).toEqual(['a b is not a b and more']);
  });
});

describe('while the table is drawn', () => {
  const slow = (): Stage => {
    const s = new Stage(undefined, ['a']);
    s.quick = false;
    return s.hear('b', 'c');
  };

  test('what is lifted waits, and takes its whole time from when it is drawn', () => {
    const s = slow().wait(READY_MS / 2);
    expect(s.queue.picture).toEqual(['a', '(b)']);
    s.do((q, now) => q.drawn(now)).wait(MS - 1);
    expect(s.queue.picture).toEqual(['a', '(b)']);
    s.wait(1);
    expect(s.queue.picture).toEqual(['a', 'b']);
  });

  test('what has landed is drawn before the next event begins', () => {
    const s = slow()
      .do((q, now) => q.drawn(now))
      .wait(MS + READY_MS / 2);
    expect(s.queue.picture).toEqual(['a', 'b']);
    s.do((q, now) => q.drawn(now)).wait(NEXT_MS - 1);
    expect(s.queue.picture).toEqual(['a', 'b']);
    s.wait(1);
    expect(s.queue.picture).toEqual(['a', 'b', '(c)']);
  });

  test('waiting for it does not count as being behind', () => {
    const s = slow();
    expect(s.queue.behind(s.now)).toBe(MS + GAP_MS + MS);
    s.wait(READY_MS / 2);
    expect(s.queue.behind(s.now)).toBe(MS + GAP_MS + MS);
    s.do((q, now) => q.drawn(now)).wait(MS / 2);
    expect(s.queue.behind(s.now)).toBe(MS / 2 + GAP_MS + MS);
  });

  test('a drawing that is told twice changes nothing', () => {
    const s = slow().do((q, now) => q.drawn(now));
    const { until } = s.queue.beat!;
    s.wait(MS / 2).do((q, now) => q.drawn(now));
    expect(s.queue.beat?.until).toBe(until);
  });

  test('nobody waits for ever', () => {
    const s = slow().wait(READY_MS + MS);
    expect(s.queue.picture).toEqual(['a', 'b']);
    s.wait(READY_MS);
    expect(s.queue.picture).toEqual(['a', 'b', '(c)']);
    s.wait(READY_MS + MS + READY_MS);
    expect(s.atRest).toBe(true);
  });
});

describe('catching up', () => {
  const many = (n: number): string[] => Array.from({ length: n }, (_, i) => `e${i}`);
  const each = MS + GAP_MS;

  test('more than half the limit behind, events are played twice as fast', () => {
    const s = new Stage(undefined, ['a']).hear(...many(Math.floor(MOST_BEHIND_MS / each)));
    expect(s.queue.beat?.rate).toBe(2);
    s.wait(MOST_BEHIND_MS * 0.8);
    expect(s.queue.beat === null || s.queue.beat.rate === 1).toBe(true);
    s.wait(MOST_BEHIND_MS);
    expect(s.seen.length).toBe(2 * Math.floor(MOST_BEHIND_MS / each));
    expect(s.atRest).toBe(true);
  });

  test('more than four seconds behind, the table jumps to the present', () => {
    const s = new Stage(undefined, ['a']).hear(...many(Math.floor(MOST_BEHIND_MS / each) + 1));
    expect(s.atRest).toBe(true);
    expect(s.seen.length).toBe(1);
    s.hear('next');
    expect(s.queue.picture.at(-1)).toBe('(next)');
  });

  test('it adds up over several messages', () => {
    const s = new Stage(undefined, ['a']);
    for (let i = 0; s.queue.behind(s.now) + 2 * each < MOST_BEHIND_MS; i++) s.hear(`x${i}`, `y${i}`);
    expect(s.seen).toEqual(['a (x0)']);
    s.hear('x', 'y');
    expect(s.atRest).toBe(true);
  });

  test('a late clock shows the next event, never two at once', () => {
    const s = new Stage(undefined, ['a']).hear('b', 'c');
    s.now += 5000;
    s.do((q, now) => q.tick(now));
    expect(s.queue.picture).toEqual(['a', 'b']);
    s.wait(GAP_MS);
    expect(s.queue.picture).toEqual(['a', 'b', '(c)']);
  });
});

describe('jumping to what is known', () => {
  test('when the person acts', () => {
    const s = new Stage(undefined, ['a']).hear('b', 'c').wait(50);
    s.do((q) => q.jump());
    expect(s.atRest).toBe(true);
    expect(s.queue.next()).toBe(null);
  });

  test('when the tab is hidden, and for all that comes while it is', () => {
    const s = new Stage(undefined, ['a']).hear('b').do((q) => q.hide(true));
    expect(s.atRest).toBe(true);
    s.hear('c');
    expect(s.atRest).toBe(true);
    s.do((q) => q.hide(false)).hear('d');
    expect(s.queue.picture).toEqual(['a', 'b', 'c', '(d)']);
  });

  test.each(['$undone', '$takeback'])('when something is taken back: %s', (notice) => {
    const s = new Stage(undefined, ['a', 'b']).hear('c');
    s.lines = [...s.lines, { key: s.lines.length, event: { kind: notice } }];
    s.known = ['a', 'b'];
    s.do((q, now) => q.hear(s.lines, s.known, now));
    expect(s.atRest).toBe(true);
    expect(s.reports).toEqual([]);
  });

  test('at a new whole view, whose lines all have new numbers', () => {
    const s = new Stage(undefined, ['a']).hear('b');
    s.lines = ['a', 'b', 'c', 'd'].map((kind, i) => ({ key: 2 + i, event: { kind } }));
    s.known = ['a', 'b', 'c', 'd'];
    s.do((q, now) => q.hear(s.lines, s.known, now));
    expect(s.atRest).toBe(true);
    s.hear('e');
    expect(s.queue.picture).toEqual(['a', 'b', 'c', 'd', '(e)']);
  });

  test('at another stream with smaller numbers', () => {
    const s = new Stage(undefined, ['a', 'b', 'c']);
    s.lines = [{ key: 0, event: { kind: 'x' } }];
    s.known = ['x'];
    s.do((q, now) => q.hear(s.lines, s.known, now));
    expect(s.atRest).toBe(true);
  });

  test('when a log has forgotten its beginning the new lines are still played', () => {
    const s = new Stage(undefined, ['a', 'b', 'c']);
    s.lines = s.lines.slice(1);
    s.hear('d');
    expect(s.queue.picture).toEqual(['a', 'b', 'c', '(d)']);
  });

  test('when an event cannot be followed', () => {
    const s = new Stage(undefined, ['a']).hear('b', 'torn');
    expect(s.atRest).toBe(true);
    expect(s.reports).toEqual(['Error: torn']);
  });
});

describe('speed', () => {
  test('twice as fast from the next event on', () => {
    const s = new Stage(undefined, ['a']).hear('b', 'c').do((q) => q.setPace({ speed: 2, reduced: false }));
    s.wait(MS + GAP_MS + MS / 2);
    expect(s.atRest).toBe(true);
  });

  test('off: at once, also in the middle', () => {
    const s = new Stage(undefined, ['a']).hear('b').do((q) => q.setPace({ speed: 0, reduced: false }));
    expect(s.atRest).toBe(true);
    s.hear('c', 'clink', 'd');
    expect(s.atRest).toBe(true);
    expect(s.reports).toEqual(['heard: place']);
    s.do((q) => q.hide(true)).hear('clink');
    expect(s.reports.length).toBe(1);
  });

  test('reduced motion: nothing is lifted, each event fades in for a moment', () => {
    const s = new Stage({ speed: 1, reduced: true }, ['a']).hear('b', 'c');
    expect(s.queue.beat?.reduced).toBe(true);
    s.wait(2 * FADE_MS + GAP_MS);
    expect(s.seen).toEqual(['a b', 'a b c']);
    expect(s.atRest).toBe(true);
  });

  test('any input ends a drama and nothing else', () => {
    const s = new Stage(undefined, ['a']).hear('b', 'drama', 'c').do((q, now) => q.skipDrama(now));
    expect(s.queue.picture).toEqual(['a', '(b)']);
    s.wait(MS + GAP_MS + 10).do((q, now) => q.skipDrama(now));
    expect(s.queue.picture).toEqual(['a', 'b', 'drama']);
    s.wait(GAP_MS);
    expect(s.queue.picture).toEqual(['a', 'b', 'drama', '(c)']);
  });
});
