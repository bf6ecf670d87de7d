/** R2 to R4: a round. */
import { type Choice, type Known, type Seat, type Step, seatAt, seatsOf } from '@starboard/kernel';
import { VALUES } from '../content/cards.ts';
import { kindOf, pickOf } from './picks.ts';
import type { Frame, Sample } from './types.ts';

type Choosing = Extract<Frame, { step: 'choose' }>;

export const rounds: Step<Sample, Extract<Frame, { step: 'rounds' }>> = {
  run(s, _, x) {
    const { pub } = s;
    if (pub.round === pub.options.rounds) return x.end();
    pub.round++;
    x.tell('all', { kind: 'round', round: pub.round });
    x.push({ step: 'choose', _chosen: s.mine.map(() => null) });
  },
};

export const choose: Step<Sample, Choosing> = {
  run(s, f, x) {
    const chosen = f._chosen.filter((kind) => kind !== null);
    // R2, Q1: all choose at once, and may change their mind until the last one has chosen.
    if (chosen.length < s.mine.length)
      return x.ask({ asked: seatsOf(s.mine.length), label: 'choose', window: 'sealed', revisable: true, needsSecrets: true });
    const scorer = scorerOf(chosen);
    for (const [seat, kind] of chosen.entries()) {
      // R4: the card is on the table from now on.
      s.mine[seat].hand[kind]--;
      s.pub.played[kind]++;
    }
    if (scorer !== null) s.pub.points[scorer] += VALUES[chosen[scorer]];
    x.reveal('all', { kind: 'revealed', values: chosen.map((kind) => VALUES[kind]), scorer }, 'R3');
    x.pop();
  },
  picks: (k) => cardChoice(k),
  take(_, f, seat, [pick]) {
    f._chosen[seat] = kindOf(pick);
  },
};

/** R3: the seat with the highest card that nobody else chose. */
export function scorerOf(chosen: readonly number[]): Seat | null {
  const alone = chosen.filter((kind) => chosen.indexOf(kind) === chosen.lastIndexOf(kind));
  return alone.length === 0 ? null : seatAt(chosen.indexOf(Math.max(...alone)));
}

/** R2: one card of one's own hand. */
function cardChoice(k: Known<Sample>): Choice<Sample> {
  const hand = k.mine?.hand ?? [];
  const kinds = [...VALUES.keys()];
  return {
    kind: 'card',
    picks: kinds.filter((kind) => hand[kind] > 0).map(pickOf),
    ends: true,
    rule: 'R2',
    greyed: () => kinds.filter((kind) => hand[kind] === 0).map((kind) => ({ pick: pickOf(kind), rule: 'R2', why: 'not-in-hand' })),
  };
}
