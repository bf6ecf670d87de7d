/** Messages that our client never sends: malformed, huge, out of turn, repeated, for other matches. */
import type { FastChance } from '@starboard/kernel';
import { newRequestId } from './screen.ts';

type Make = (x: FastChance) => string | Buffer;
export const pick = <V>(x: FastChance, list: readonly V[]): V => list[x.int(list.length)];
const VALUES: readonly unknown[] = [null, true, -1, 0, 1e308, 2 ** 53, 'x', '', [], {}, ['4'], [[]], { t: 'open' }, '\u0000', '__proto__', NaN];

/** The match they are sent to: the question it asks, and an answer that was given. */
export interface Target {
  readonly id: string;
  readonly question: number;
  readonly done: object;
}

export function hostileKinds({ id, question, done }: Target): Record<string, Make> {
  const valid = (x: FastChance): Record<string, unknown> => ({
    ...pick(x, [
      { t: 'answer', question: x.int(9), answer: [String(x.int(30))] },
      { t: 'undo' },
      { t: 'open', match: id, have: null },
      { t: 'end', say: 'yes' },
      { t: 'chat', text: 'x' },
      { t: 'order', order: 'x', on: true },
    ]),
    id: newRequestId(),
  });
  return {
    noise: (x) => Array.from({ length: x.int(40) }, () => String.fromCharCode(x.int(0x3000))).join(''),
    binary: (x) => Buffer.from(Array.from({ length: x.int(40) }, () => x.int(256))),
    huge: (x) => JSON.stringify({ t: 'chat', id: newRequestId(), text: 'x'.repeat(66_000 + x.int(1000)) }),
    long: (x) => JSON.stringify({ t: 'answer', id: newRequestId(), question, answer: Array.from({ length: 1001 + x.int(3000) }, () => 'x') }),
    deep: (x) => '['.repeat(1000 + x.int(20_000)),
    values: (x) => JSON.stringify(pick(x, VALUES)) ?? 'undefined',
    missing: (x) => {
      const message = valid(x);
      delete message[pick(x, ['t', ...Object.keys(message).filter((k) => k !== 't' && !(k === 'id' && message.t === 'open'))])];
      return JSON.stringify(message);
    },
    wrong: (x) => {
      const message = valid(x);
      const key = pick(
        x,
        Object.keys(message).filter((k) => k !== 'id'),
      );
      return JSON.stringify({ ...message, [key]: { wrong: pick(x, VALUES) } });
    },
    more: (x) => JSON.stringify({ ...valid(x), seat: x.int(3), admin: true }),
    badId: (x) => JSON.stringify({ t: 'undo', id: pick(x, ['', 'short', 'x'.repeat(65), '../../../etc', 'a b c d e f', '\u0000'.repeat(9)]) }),
    stale: (x) =>
      JSON.stringify({ t: 'answer', id: newRequestId(), question: pick(x, [-1, question + 1 + x.int(1000), 2 ** 40]), answer: [String(x.int(30))] }),
    // Ben is asked, but holds none of these.
    illegal: (x) =>
      JSON.stringify({
        t: 'answer',
        id: newRequestId(),
        question,
        answer: pick(x, [[], ['0'], ['99'], ['1', '2'], ['-1'], ['constructor'], ['\u0000']]),
      }),
    replayed: () => JSON.stringify(done),
    vote: (x) => JSON.stringify({ t: pick(x, ['takeback', 'end']), id: newRequestId(), say: pick(x, ['yes', 'no']) }),
    undo: () => JSON.stringify({ t: 'undo', id: newRequestId() }),
    phrase: (x) => JSON.stringify({ t: 'phrase', id: newRequestId(), phrase: pick(x, ['', 'drop table', '__proto__', '<script>']) }),
  };
}

/** The large ones cost the most and teach the least. */
export const hostileNames = (kinds: Record<string, Make>): string[] =>
  Object.keys(kinds).flatMap((name) => (['huge', 'long', 'deep'].includes(name) ? [name] : [name, name, name, name, name, name]));

/** Frames that are not messages at all are answered as malformed. */
export const MALFORMED: readonly string[] = ['noise', 'binary', 'long', 'deep', 'values', 'missing', 'wrong', 'more', 'badId'];
