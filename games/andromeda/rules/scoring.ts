/** The end of the game (N208–N215): final scoring by category, and the winners. */
import type { Outcome } from '@starboard/kernel';
import type { Effects } from '../content/effect.ts';
import { isCollective, nameOf, type S, seatCount, seatOf, type X } from './asking.ts';
import { collectiveVault, moonVp, tokenVp } from './collective/scoring.ts';
import { contentOf, tileAt } from './content.ts';
import { artifacts, countOf, ownSites, storedUnits } from './counters.ts';
import type { Rule, Who } from './ids.ts';
import { NONE, SPACES } from './ids.ts';
import { distance } from './map.ts';
import { MOD, mod } from './modifiers.ts';
import type { Andromeda, Pub } from './types.ts';

/** N209, in this order. */
export const CATEGORIES = ['tracks', 'developments', 'special', 'damage', 'vault', 'moons', 'tokens', 'leaders', 'artifacts', 'destiny'] as const;
export type Category = (typeof CATEGORIES)[number];
/** The rule behind each part of a score; `vp`: what was scored before the end. */
export const RULE_OF = {
  vp: 'N58',
  tracks: 'N200',
  developments: 'N209',
  special: 'N210',
  damage: 'N163',
  vault: 'N211',
  moons: 'N262',
  tokens: 'N262',
  leaders: 'N212',
  artifacts: 'N213',
  destiny: 'N120',
} as const satisfies Readonly<Record<Category | 'vp', Rule>>;

const trackScore = (pub: Readonly<Pub>, who: Who): number => {
  const { tracks } = contentOf(pub.options).raw;
  return pub.sides[who].tracks.reduce((sum, step, t) => sum + tracks[t].endVp[step], 0);
};

/** N209: 1 VP for so many full steps on its track. */
function developmentScore(pub: Readonly<Pub>, who: Who): number {
  const c = contentOf(pub.options);
  const per = c.raw.constants.developmentEnd.vpPerSteps;
  return ownSites(pub, who).reduce(
    (sum, i) => sum + Math.floor(pub.sides[who].tracks[c.developments[c.tiles[pub.map.tile[i]].development].track] / per),
    0,
  );
}

/** N210: the side's standing developments near quasars and vortexes. */
function specialScore(pub: Readonly<Pub>, who: Who): number {
  const c = contentOf(pub.options);
  const sites = ownSites(pub, who);
  let n = 0;
  for (let i = 0; i < SPACES; i++) {
    const tile = tileAt(c, pub.map.tile, i);
    if (tile !== undefined && tile.vp > 0) for (const site of sites) if (distance(pub.map, i, site) <= tile.within) n += tile.vp;
  }
  return n;
}

function damageScore(pub: Readonly<Pub>, who: Who): number {
  let damaged = 0;
  for (const row of pub.sides[who].rows) for (const d of row.damaged) damaged += d;
  return damaged === 0 ? 0 : damaged * contentOf(pub.options).raw.constants.damagedModuleVp;
}

/** N211. */
const vaultScore = (pub: Readonly<Pub>, who: Who): number => {
  const side = pub.sides[who];
  const cap = contentOf(pub.options).raw.constants.vaultCapPlayers + mod(side, MOD.vaultCap);
  return mod(side, MOD.vaultLevel) * Math.min(cap, storedUnits(side));
};

/** N213. */
function artifactScore(pub: Readonly<Pub>, who: Who): number {
  const { artifactVp } = contentOf(pub.options).raw.constants;
  return artifactVp[Math.min(artifacts(pub, who), artifactVp.length - 1)];
}

/** N120: a destiny card only counts and scores. */
export function destinyScore(pub: Readonly<Pub>, who: Who, card: number): number {
  const value = (list: Effects): number =>
    list.reduce((sum, e) => {
      if (e.k === 'vp') return sum + e.n;
      if (e.k !== 'perCount') return sum;
      return sum + Math.min(e.max, Math.floor(countOf(pub, who, e.what) / e.per)) * value(e.then);
    }, 0);
  return card === NONE ? 0 : value(contentOf(pub.options).raw.destiny[card].do);
}

/** By side, in the order of the categories. `destiny`: the card that counts. */
function scoresOf(pub: Readonly<Pub>, who: Who, destiny: number): number[] {
  const { leaderEndVp } = contentOf(pub.options).raw.constants;
  const automa = isCollective(pub, who);
  const parts: Record<Category, number> = {
    tracks: trackScore(pub, who),
    developments: developmentScore(pub, who),
    special: specialScore(pub, who),
    damage: damageScore(pub, who),
    vault: automa ? collectiveVault(pub) : vaultScore(pub, who),
    moons: automa ? moonVp(pub) : 0,
    tokens: automa ? tokenVp(pub) : 0,
    leaders: pub.sides[who].leaders * leaderEndVp,
    artifacts: artifactScore(pub, who),
    destiny: destinyScore(pub, who, destiny),
  };
  return CATEGORIES.map((category) => parts[category]);
}

/** N120; N224: of the Collective's two cards the better one. */
function destinyOf(s: S, who: Who): number {
  if (!isCollective(s.pub, who)) return s.mine[who].destiny;
  const [a = NONE, b = NONE] = s.dark.destiny;
  return destinyScore(s.pub, who, b) > destinyScore(s.pub, who, a) ? b : a;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** N58: VP never fall below 0, so final losses are cut. The parts then add up to the score. */
function limited(before: number, parts: readonly number[]): number[] {
  let missing = Math.max(0, -(before + sum(parts)));
  return parts.map((n) => {
    const spared = n < 0 ? Math.min(-n, missing) : 0;
    missing -= spared;
    return n + spared;
  });
}

/** N209, N287: only points change from here on. Destiny cards are revealed (N120). */
export function finish(s: S, x: X): void {
  const { pub } = s;
  const { destiny } = contentOf(pub.options).raw;
  const cards = pub.sides.map((_, who) => destinyOf(s, who));
  const scores = pub.sides.map((side, who) => limited(side.vp, scoresOf(pub, who, cards[who])));
  const last = CATEGORIES.indexOf('destiny');
  scores.forEach((parts, who) => {
    pub.sides[who].vp += sum(parts);
    CATEGORIES.forEach((category, i) => {
      if (i !== last && parts[i] !== 0) x.tell('all', { kind: 'score', who: nameOf(pub, who), category, vp: parts[i] });
    });
    const card = cards[who];
    if (card !== NONE) x.reveal('all', { kind: 'destiny', who: nameOf(pub, who), destiny: destiny[card].id, vp: parts[last] }, 'N120');
  });
  pub.scores = scores;
  pub.destinies = cards;
  const { ranks } = ranking(s);
  const first = Math.min(...ranks);
  const winners = first > 1 ? (['collective'] as const) : ranks.flatMap((r, seat) => (r === 1 ? [seatOf(seat)] : []));
  if (x.telling) x.tell('all', { kind: 'over', winners: [...winners] });
  x.end();
}

/** N214, N215: by VP, developments, leaders, stored resources. A player must be above the Collective to win. */
function ranking(s: S): { ranks: number[]; beaten: boolean } {
  const { pub } = s;
  const seats = seatCount(pub);
  const key = (who: Who): number[] => [pub.sides[who].vp, ownSites(pub, who).length, pub.sides[who].leaders, storedUnits(pub.sides[who])];
  const above = (a: Who, b: Who): boolean => {
    const [ka, kb] = [key(a), key(b)];
    const i = ka.findIndex((v, n) => v !== kb[n]);
    return i >= 0 && ka[i] > kb[i];
  };
  const list = Array.from({ length: seats }, (_, who) => who);
  const beaten = pub.collective === null || list.some((who) => pub.sides[who].vp > pub.sides[seats].vp);
  return { ranks: list.map((who) => 1 + (beaten ? 0 : 1) + list.filter((other) => above(other, who)).length), beaten };
}

export function outcome(s: S): Outcome<Andromeda> {
  const { pub } = s;
  const { ranks, beaten } = ranking(s);
  const scores = ranks.map((_, who) => pub.sides[who].vp);
  const parts = ranks.flatMap((_, who) => {
    const final = pub.scores?.[who] ?? [];
    const all = [{ rule: RULE_OF.vp, n: scores[who] - sum(final) }, ...final.map((n, i) => ({ rule: RULE_OF[CATEGORIES[i]], n }))];
    return all.filter(({ n }) => n !== 0).map((part) => ({ seat: seatOf(who), ...part }));
  });
  return { ranks, scores, ending: beaten ? 'scored' : 'collective', parts };
}
