/** R1: the deal; and copies, which are written by hand because every search makes thousands. */
import { drawFrom, type Game, type State, seatsOf } from '@starboard/kernel';
import { DECK, HAND, sum, VALUES } from '../content/cards.ts';
import type { Frame, Mine, Pub, Sample } from './types.ts';

export const setup: Game<Sample>['setup'] = (options, seats, x) => {
  const pile = [...DECK];
  const mine = seatsOf(seats).map((seat): Mine => {
    const hand = VALUES.map(() => 0);
    for (let n = 0; n < HAND; n++) {
      const kind = drawFrom(pile, sum(pile), x);
      pile[kind]--;
      hand[kind]++;
    }
    x.reveal([seat], { kind: 'dealt', hand: [...hand] }, 'R1');
    return { hand };
  });
  const pub: Pub = { options: { ...options }, round: 0, played: VALUES.map(() => 0), points: mine.map(() => 0) };
  return { pub, mine, dark: { pile }, stack: [{ step: 'rounds' }] };
};

export const copyPub = (p: Readonly<Pub>): Pub => ({ options: p.options, round: p.round, played: [...p.played], points: [...p.points] });

const copyFrame = (f: Frame): Frame => (f.step === 'choose' ? { step: 'choose', _chosen: [...f._chosen] } : { step: 'rounds' });

export const copy = (s: State<Sample>): State<Sample> => ({
  pub: copyPub(s.pub),
  mine: s.mine.map((m) => ({ hand: [...m.hand] })),
  dark: { pile: [...s.dark.pile] },
  stack: s.stack.map(copyFrame),
  flow: s.flow,
  sealed: [...s.sealed],
});
