/** What a side has, in numbers: the ground on which a position is judged (./value.ts). */
import type { Compiled } from '../../rules/compiled.ts';
import { contentOf } from '../../rules/content.ts';
import { artifacts, ownSites, storedUnits } from '../../rules/counters.ts';
import { leadersNeeded, sites } from '../../rules/effects/develop.ts';
import { HANGAR, NONE, SCRAPYARD, SHIPS_EACH, SPACES, TYPE_OF, UNBUILT } from '../../rules/ids.ts';
import { distance } from '../../rules/map.ts';
import { MOD, mod } from '../../rules/modifiers.ts';
import { destinyScore } from '../../rules/scoring.ts';
import type { Pub, Who } from '../../rules/types.ts';
import { activations } from '../station.ts';
import { bestSite, siteWorth } from '../worth.ts';

export type Feature = keyof ReturnType<typeof features>;

const sum = (list: readonly number[]): number => {
  let n = 0;
  for (const v of list) n += v;
  return n;
};

/** What the final scoring would give now (N209), by source. */
function endings(pub: Readonly<Pub>, who: Who, c: Compiled, own: readonly number[]) {
  const side = pub.sides[who];
  const { developmentEnd, vaultCapPlayers, artifactVp } = c.raw.constants;
  let endTracks = 0;
  for (let t = 0; t < side.tracks.length; t++) endTracks += c.raw.tracks[t].endVp[side.tracks[t]];
  let endSites = 0;
  for (const site of own)
    endSites += Math.floor(side.tracks[c.developments[c.tiles[pub.map.tile[site]].development].track] / developmentEnd.vpPerSteps);
  const level = mod(side, MOD.vaultLevel);
  return {
    endTracks,
    endSites,
    vault: level * Math.min(vaultCapPlayers + mod(side, MOD.vaultCap), storedUnits(side)),
    vaultLevel: level,
    icons: artifactVp[Math.min(artifacts(pub, who), artifactVp.length - 1)],
  };
}

/** Modules, damaged ones among them, and moons in slots. */
function stationed(pub: Readonly<Pub>, who: Who) {
  let [modules, damaged, slotted] = [0, 0, 0];
  for (const row of pub.sides[who].rows) {
    modules += row.modules.length;
    damaged += sum(row.damaged);
    for (const moon of row.gaps) if (moon !== NONE) slotted++;
  }
  return { modules, damaged, slotted };
}

/** Ships by type and by where they are; of those on the map, how many raiders can reach. */
function fleet(pub: Readonly<Pub>, who: Who) {
  const types = [0, 0, 0, 0];
  let [out, hangar, yard, danger] = [0, 0, 0, 0];
  for (let i = 0; i < SHIPS_EACH; i++) {
    const at = pub.fleet.at[who * SHIPS_EACH + i];
    if (at === UNBUILT) continue;
    types[TYPE_OF[i]]++;
    if (at === HANGAR) hangar++;
    else if (at === SCRAPYARD) yard++;
    else out++;
    if (at >= 0 && pub.raiders.at.some((raider) => distance(pub.map, raider, at) <= 1)) danger++;
  }
  return { transports: types[0], fighter: types[1], vessel: types[2], cruiser: types[3], out, hangar, yard, danger };
}

export function features(pub: Readonly<Pub>, who: Who, destiny: number) {
  const c = contentOf(pub.options);
  const side = pub.sides[who];
  const own = ownSites(pub, who);
  const ships = fleet(pub, who);
  const list = activations(pub, who);
  let nowReturn = 0;
  let fullReturn = 0;
  for (let i = 0; i < list.length && i < ships.out + ships.hangar + ships.yard; i++) {
    fullReturn += list[i];
    if (i < ships.out) nowReturn += list[i];
  }
  const [energy, ice, titanium, nanocarbon, credits] = side.resources;
  let plenty = 0;
  for (const n of side.resources) plenty += Math.max(0, n - 4);
  const sides = pub.sides.length;
  return {
    vp: side.vp,
    ...endings(pub, who, c, own),
    ...stationed(pub, who),
    ...ships,
    destiny: destinyScore(pub, who, destiny),
    ...{ energy, materials: ice + titanium + nanocarbon, credits, plenty },
    nowReturn,
    fullReturn,
    leaders: side.leaders,
    leadersAway: sum(pub.map.leaders.slice(who * SPACES, (who + 1) * SPACES)),
    leadersMissing: Math.max(0, leadersNeeded(pub, who) - side.leaders),
    hand: side.hand,
    dock: side.dock.length,
    upgrades: side.upgrades.filter((u) => u !== NONE).length,
    tokens: sum(side.tokens),
    cards: side.cards.length - side.usedCards.length,
    abilities: side.abilities.length,
    ...{ track0: side.tracks[0], track1: side.tracks[1], track2: side.tracks[2], track3: side.tracks[3], track4: side.tracks[4] },
    supremacy: side.supremacy.length,
    developments: own.length,
    siteNow: bestSite(pub, who, 0),
    siteBest: sites(pub, who).reduce((best, space) => Math.max(best, siteWorth(pub, who, space)), 0),
    /** How long until its turn, of a whole round. */
    wait: ((who - pub.turn.active + sides) % sides) / sides,
  };
}
