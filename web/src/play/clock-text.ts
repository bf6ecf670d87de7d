/** The clock of a table, in words. */
import type { TableInfo } from '../net/types.ts';
import type { PageWords } from '../words/index.ts';

/** The labels of the form stand within a sentence here. */
const within = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export function clockText(w: PageWords, clock: TableInfo['settings']['clock']): string {
  const { move, bank, none } = w.make.clocks;
  const { clockTime } = w.common;
  switch (clock.kind) {
    case 'none':
      return none;
    case 'move':
      return `${clockTime(clock.seconds)} ${within(move)}`;
    case 'bank':
      return `${clockTime(clock.seconds)}${clock.increment > 0 ? ` + ${clock.increment} s` : ''} ${within(bank)}`;
    case 'days':
      return `${clockTime(clock.days * 86_400)} ${within(move)}`;
  }
}
