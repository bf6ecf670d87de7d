/** What the list of turning points says of an entry, and what is said of answers. */
import { type Phrase, type Seat, seatAt } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { answerPhrase } from '../src/lookback/advice-list.tsx';
import { sharedOut } from '../src/lookback/shared-out.ts';
import { tellingOf } from '../src/lookback/telling.ts';

const [ada, ben] = [seatAt(0), seatAt(1)];
const told = (event: Phrase, to: 'all' | readonly Seat[] = 'all') => ({ to, event });
const said = (lines: ReturnType<typeof told>[], actor: Seat | null) => tellingOf(lines, actor, (event) => event).map(({ event }) => event.at(-1));

test('who acted comes before what followed, and what only they heard before what all heard', () => {
  const collect = told([{ seat: ben }, ' and ', { seat: ada }, ' collect']);
  const takes = told([{ seat: ada }, ' takes the plug']);
  expect(said([told(['Round 4']), takes, collect], ada)).toEqual([' takes the plug']);
  expect(said([told(['Round 4']), takes, collect], ben)).toEqual([' collect']);
  expect(said([told([{ seat: ada }, ' is now in M12'], [ada]), told(['Something stirs']), told([{ seat: ada }, ' says where'])], ada)).toEqual([
    ' is now in M12',
    ' says where',
  ]);
  expect(said([told(['Round 4']), collect], null)).toEqual([' collect']);
  expect(said([told(['Round 4'])], ada)).toEqual(['Round 4']);
  expect(said([], ada)).toEqual([]);
});

test('what speaks for every answer is said once', () => {
  const [far, calm, danger] = [['10 steps'], ['calm'], [{ seat: ada }, ' is near']] as Phrase[];
  expect(sharedOut([[far, calm], [far, danger], [far]])).toEqual({ each: [far], own: [[calm], [danger], []] });
  expect(sharedOut([[far, calm]])).toEqual({ each: [], own: [[far, calm]] });
  expect(sharedOut([[far], []])).toEqual({ each: [], own: [[far], []] });
});

test('an answer is said without the picks that only go on', () => {
  const words = { pick: (p: string): Phrase => [p], passing: (p: string) => p === 'for' || p === 'send' };
  const said = (...answer: string[]) => answerPhrase(words as never, answer, {} as never, ada).join('');
  expect(said('offer', 'paw', 'for', 'take', 'send')).toBe('offer · paw · take');
  // Alone it is the whole of it.
  expect(said('send')).toBe('send');
});
