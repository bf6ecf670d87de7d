/** The clock of a table, in words. */
import type { TableInfo } from '../net/types.ts';
import type { PageWords } from '../words/index.ts';

export function clockText(w: PageWords, clock: TableInfo['settings']['clock']): string {
  switch (clock.kind) {
    case 'none':
      return w.make.clocks.none;
    case 'move':
      return `${w.make.clocks.move}: ${w.common.clockTime(clock.seconds)}`;
    case 'bank':
      return `${w.make.clocks.bank}: ${w.common.clockTime(clock.seconds)} + ${clock.increment} s`;
    case 'days':
      return `${w.make.clocks.move}: ${w.common.clockTime(clock.days * 86_400)}`;
  }
}
