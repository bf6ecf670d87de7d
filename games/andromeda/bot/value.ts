/** How likely each seat is to win: a softmax of points, final scoring as of now, and an estimate for later turns. */
import { type State, seatsOf } from '@starboard/kernel';
import { collectiveVault, moonVp, tokenVp } from '../rules/collective/scoring.ts';
import { contentOf } from '../rules/content.ts';
import { artifacts, ownSites, storedUnits } from '../rules/counters.ts';
import { BAY, HANGAR, SCRAPYARD } from '../rules/ids.ts';
import { MOD, mod } from '../rules/modifiers.ts';
import { destinyScore } from '../rules/scoring.ts';
import { countAt, onMap } from '../rules/ships.ts';
import type { Andromeda, Pub, Who } from '../rules/types.ts';
import { ahead, returnsAhead, useful } from './phase.ts';
import { activations } from './station.ts';
import { WEIGHTS } from './weights.ts';

/** N209 without destiny: what the final scoring would add. */
function endPoints(pub: Readonly<Pub>, who: Who): number {
  const c = contentOf(pub.options);
  const { artifactVp, developmentEnd, leaderEndVp, damagedModuleVp, vaultCapPlayers } = c.raw.constants;
  const side = pub.sides[who];
  let n = side.leaders * leaderEndVp + artifactVp[Math.min(artifacts(pub, who), artifactVp.length - 1)];
  for (let t = 0; t < side.tracks.length; t++) n += c.raw.tracks[t].endVp[side.tracks[t]];
  for (const site of ownSites(pub, who))
    n += Math.floor(side.tracks[c.developments[c.tiles[pub.map.tile[site]].development].track] / developmentEnd.vpPerSteps);
  for (const row of side.rows) for (const d of row.damaged) n += d * damagedModuleVp;
  return n + mod(side, MOD.vaultLevel) * Math.min(vaultCapPlayers + mod(side, MOD.vaultCap), storedUnits(side));
}

/** What a player has in store, in points: the next return, those after it, ships, cards, stores. */
function prospects(pub: Readonly<Pub>, who: Who): number {
  const side = pub.sides[who];
  const list = activations(pub, who);
  const out = onMap(pub, who) + countAt(pub, who, BAY);
  const ships = out + countAt(pub, who, HANGAR) + countAt(pub, who, SCRAPYARD);
  const returns = returnsAhead(pub);
  let n = 0;
  for (let i = 0; i < list.length && i < ships; i++) n += list[i] * ((i < out ? 0.5 * Math.min(1, returns) : 0) + returns * 0.7);
  n += ships * 2 * ahead(pub);
  n += (storedUnits(side) * 0.5 + side.hand * 0.8 + side.dock.length * 1.4) * useful(pub);
  return n / WEIGHTS.vp;
}

export function value(s: State<Andromeda>): readonly number[] {
  const { pub, mine } = s;
  const scores = pub.sides.map((side, who) =>
    who < mine.length
      ? side.vp + endPoints(pub, who) + destinyScore(pub, who, mine[who].destiny) + prospects(pub, who)
      : side.vp + endPoints(pub, who) + moonVp(pub) + tokenVp(pub) + collectiveVault(pub) + 40 * ahead(pub),
  );
  const top = Math.max(...scores);
  const heat = 6 + 8 * ahead(pub);
  const shares = scores.map((n) => Math.exp((n - top) / heat));
  const all = shares.reduce((a, b) => a + b, 0);
  return seatsOf(mine.length).map((seat) => shares[seat] / all);
}
