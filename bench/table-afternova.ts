/** The largest animations of Afternova's table: a deal carried out among four, the market refilled, the end. */
import { type Known, type Seat, waitedFor } from '@starboard/kernel';
import type { Moment } from '../e2e/situations.ts';
import type { Afternova } from '../games/afternova/rules/types.ts';
import { type Animation, click } from './table-animation.ts';

const ME = 0 as Seat;
const knownOf = (m: Moment): Known<Afternova> => m.known as unknown as Known<Afternova>;
/** Nobody else is waited for. */
const lastWord = (m: Moment): boolean => waitedFor(knownOf(m)).join() === String(ME);

export const AFTERNOVA: readonly Animation[] = [
  {
    what: 'Afternova: a deal carried out among four',
    game: 'afternova',
    seats: 6,
    here(m) {
      const contract = knownOf(m).pub.talks?.contract ?? null;
      return m.kind === 'help' && contract?.rows.length === 4 && contract.agreed.length === 3 && m.picks.some((p) => p.startsWith('agree'));
    },
    go: (page, picks) => click(page, picks.find((p) => p.startsWith('agree')) ?? ''),
  },
  {
    what: 'Afternova: the market is refilled',
    game: 'afternova',
    seats: 6,
    here(m) {
      const { pub, stack } = knownOf(m);
      const top = stack.at(-1);
      const gaps = [...pub.pawRow, ...pub.planRow].filter((card) => card < 0).length;
      return m.kind === 'market' && top?.step === 'market' && top.left === 1 && gaps === 2 && pub.paws[ME] + pub.plans[ME] < 8;
    },
    go: (page, picks) => click(page, picks.find((p) => p.startsWith('paw row')) ?? picks[0]),
  },
  {
    what: 'Afternova: the end',
    game: 'afternova',
    seats: 6,
    here: (m) => m.kind === 'complete' && knownOf(m).pub.last && lastWord(m),
    go: (page) => click(page, 'nothing'),
  },
];
