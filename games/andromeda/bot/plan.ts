/** What a side saves for: the best development for which it has a transport in place and the leaders, or nearly. */
import { contentOf } from '../rules/content.ts';
import { developmentVp, leadersNeeded, sites } from '../rules/effects/develop.ts';
import type { Pub, Who } from '../rules/types.ts';
import { focusOf } from './focus.ts';

const NOTHING: readonly number[] = [0, 0, 0, 0, 0];

function wanted(pub: Readonly<Pub>, who: Who): readonly number[] {
  if (pub.turn.ending || pub.sides[who].leaders + 1 < leadersNeeded(pub, who)) return NOTHING;
  const c = contentOf(pub.options);
  let best = 0;
  let keep = NOTHING;
  for (const space of sites(pub, who)) {
    const d = c.developments[c.tiles[pub.map.tile[space]].development];
    const points = developmentVp(pub, space) + pub.sides[who].tracks[d.track] / c.raw.constants.developmentEnd.vpPerSteps;
    if (points <= best) continue;
    best = points;
    keep = d.price;
  }
  return keep;
}

/** Units of each resource that this side had better keep; nothing for a side that is not asked. */
export function kept(pub: Readonly<Pub>, who: Who): readonly number[] {
  const focus = focusOf(pub, who);
  if (focus === null) return NOTHING;
  focus.keep ??= wanted(pub, who);
  return focus.keep;
}
