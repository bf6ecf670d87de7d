/** How likely each seat is to win: a softmax of the scores that the sides are expected to end with. */
import { type State, seatsOf } from '@starboard/kernel';
import { collectiveVault, moonVp, tokenVp } from '../../rules/collective/scoring.ts';
import { contentOf } from '../../rules/content.ts';
import { artifacts, ownSites } from '../../rules/counters.ts';
import type { Andromeda, Pub, Who } from '../../rules/types.ts';
import { focused } from '../focus.ts';
import { ahead } from '../phase.ts';
import { COEFFICIENTS, FEATURES, REST } from './coefficients.ts';
import { features } from './features.ts';

/** The score a player is expected to end with. */
function expected(pub: Readonly<Pub>, who: Who, destiny: number): number {
  const left = ahead(pub);
  const found = features(pub, who, destiny);
  let n = REST[0] + REST[1] * left;
  for (const name of FEATURES) n += found[name] * (COEFFICIENTS[name][0] + COEFFICIENTS[name][1] * left);
  return n;
}

/** N209 for the Collective, as of now. */
function collectiveScore(pub: Readonly<Pub>, who: Who): number {
  const c = contentOf(pub.options);
  const { artifactVp, developmentEnd, leaderEndVp, damagedModuleVp } = c.raw.constants;
  const side = pub.sides[who];
  let n = side.vp + side.leaders * leaderEndVp + artifactVp[Math.min(artifacts(pub, who), artifactVp.length - 1)];
  for (let t = 0; t < side.tracks.length; t++) n += c.raw.tracks[t].endVp[side.tracks[t]];
  for (const site of ownSites(pub, who))
    n += Math.floor(side.tracks[c.developments[c.tiles[pub.map.tile[site]].development].track] / developmentEnd.vpPerSteps);
  for (const row of side.rows) for (const d of row.damaged) n += d * damagedModuleVp;
  return n + moonVp(pub) + tokenVp(pub) + collectiveVault(pub);
}

export function value(s: State<Andromeda>): readonly number[] {
  const { pub, mine } = s;
  const scores = pub.sides.map((_, who) =>
    who < mine.length ? focused(pub, who, () => expected(pub, who, mine[who].destiny)) : collectiveScore(pub, who) + 40 * ahead(pub),
  );
  const top = Math.max(...scores);
  const heat = 5 + 10 * ahead(pub);
  const shares = scores.map((n) => Math.exp((n - top) / heat));
  const all = shares.reduce((a, b) => a + b, 0);
  return seatsOf(mine.length).map((seat) => shares[seat] / all);
}
