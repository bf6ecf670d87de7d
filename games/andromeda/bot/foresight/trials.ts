/**
 * `hard`: answers that shape a turn are tried out to its end, and the position there is judged (./value.ts). A turn's end is a
 * moment that all answers reach alike: a return asks for twice as many answers as a launch does.
 */
import type { Mind, Trials } from '@starboard/kernel';
import { contentOf } from '../../rules/content.ts';
import { numberOf } from '../../rules/picks.ts';
import type { Andromeda, ChoiceKind } from '../../rules/types.ts';

/** The rest is answered by weight: what it is about, the judgement of a position does not tell apart. */
const WORTHWHILE: ReadonlySet<ChoiceKind> = new Set<ChoiceKind>([
  ...(['turn', 'extra-turn', 'return', 'reactor', 'activate', 'activate-region'] as const),
  ...(['module', 'place', 'build', 'develop', 'upgrade', 'track', 'token', 'repair', 'choose', 'trade', 'ability'] as const),
  ...(['bring', 'diplomacy', 'truce', 'dice', 'prepare', 'reroll', 'maneuver'] as const),
]);

/** VP against the mean of the others in games of `normal` (../BALANCE.md); what is not named is middling. */
const FACTIONS: Readonly<Record<string, number>> = {
  fac_pulsewar: 6.3,
  fac_accord: 4.8,
  fac_parallax: 4.8,
  fac_meridian: 4.2,
  fac_ember: 3.7,
  fac_isht: 2.5,
  fac_tolzeed: 1.8,
  fac_mecarons: 0.3,
  fac_cloudborn: -0.3,
  fac_drift: -2.8,
  fac_darkstar: -3,
  fac_glasstide: -3.4,
  fac_cercades: -5.4,
  fac_basalt: -6.2,
  fac_astropirates: -7.3,
};

/** As `normal` judges, but with an opinion about factions. A pack may have changed them. */
export const trialsWith = (judge: Mind<Andromeda>['weigh']): Trials<Andromeda> => ({
  weigh(k, m, seat, path, c, chance) {
    if (c.kind !== 'faction' || k.pub.options.pack !== '') return judge(k, m, seat, path, c, chance);
    const { factions } = contentOf(k.pub.options).raw;
    return c.picks.map((p) => FACTIONS[factions[numberOf(p)].id] ?? 0);
  },
  worthwhile: (_k, _seat, c) => WORTHWHILE.has(c.kind),
  answers: 6,
  hopeless: 2.5,
  // Most turns hold little chance: a few worlds tell.
  pause: 4,
  least: 0.004,
  settled: (s, _seat, from) => s.pub.turn.n > from.pub.turn.n,
  // For a turn that never ends.
  horizon: 60,
  trust: 0.008,
  doubt: 0.03,
});
