/**
 * A region in a few words, for the decision to launch there: what it gives, what is there, what follows. The scene and the
 * explanation (./explain.ts) have the rest.
 */
import { type Phrase, type Seat, say } from '@starboard/kernel';
import type { TrackSpace } from '../content/types.ts';
import { RESOURCES } from '../content/vocabulary.ts';
import { isCollective } from '../rules/asking.ts';
import { forecast } from '../rules/battle/forecast.ts';
import { type Compiled, tileAt } from '../rules/content.ts';
import { NEBULA, SPACES } from '../rules/ids.ts';
import { isNebula, neighbours } from '../rules/map.ts';
import { MOD, mod } from '../rules/modifiers.ts';
import { wouldRaid } from '../rules/raiders.ts';
import type { Who } from '../rules/types.ts';
import { contentIn, sideName, type View } from './common.ts';
import { effectsText, moonText } from './effects.ts';
import { dotted } from './label.ts';
import { piece } from './names.ts';
import { shipList, shipTypes } from './regions.ts';
import { launchStake, type Stake } from './stake.ts';
import type { Tongue } from './tongue.ts';

/** What a player gets there. */
function gives(t: Tongue, k: View, c: Compiled, space: number): Phrase[] {
  const { brief, scene } = t;
  const tile = tileAt(c, k.pub.map.tile, space);
  if (tile !== undefined && (tile.sort === 'base' || tile.sort === 'vortex' || tile.sort === 'quasar'))
    // A pack may have changed what it does: then its own effects say it.
    return [
      [
        c.raw.pack === null
          ? (brief.tiles[tile.id] ?? brief.tiles[tile.sort] ?? effectsText(t.effects, tile.effects))
          : effectsText(t.effects, tile.effects),
      ],
    ];
  if (tile?.sort === 'void') return [[scene.theVoid]];
  const facts: Phrase[] = tile?.sort === 'planet' ? [[scene.planet(RESOURCES[tile.kind])]] : [];
  const moons = [k.pub.map.top[space], k.pub.map.second[space]].filter((m) => m >= 0);
  for (const m of moons) facts.push([c.raw.moons[m].null ? moonText(t.effects, c.raw.moons[m]) : brief.moon(moonText(t.effects, c.raw.moons[m]))]);
  if (moons.length === 0) facts.push([tile?.sort === 'planet' ? brief.noMoon(t.unit(RESOURCES[tile.kind], 1)) : brief.noMoon(t.unit('energy', 2))]);
  if (isNebula(k.pub.map, space) && k.pub.map.visited[space] === 0) facts.push([brief.firstVisit]);
  if (tile?.sort === 'planet' && k.pub.map.owner[space] < 0) facts.push([brief.site(t.development(c.developments[tile.development].id))]);
  return facts;
}

/** Leaders, bonus resources, Mechaphages. */
function finds(t: Tongue, k: View, space: number, you: Who): Phrase[] {
  const { brief, scene } = t;
  const { map } = k.pub;
  const facts: Phrase[] = [];
  if (map.leaders[you * SPACES + space] > 0) facts.push([scene.ownLeader]);
  const bonus = Object.fromEntries(
    RESOURCES.flatMap((r, i) => (map.bonus[space * RESOURCES.length + i] > 0 ? [[r, map.bonus[space * RESOURCES.length + i]]] : [])),
  );
  if (Object.keys(bonus).length > 0) facts.push([brief.bonus(t.units(bonus))]);
  if (map.mech[space] === 1) facts.push([scene.mech]);
  return facts;
}

/** N248, N249: what the Collective gets there, in its own way. */
function collectiveGets(t: Tongue, k: View, c: Compiled, space: number, it: Who): Phrase[] {
  const { brief, scene } = t;
  const { map, collective } = k.pub;
  const tile = tileAt(c, map.tile, space);
  const facts: Phrase[] = [];
  if (tile?.sort === 'planet') {
    const moon = map.top[space];
    facts.push([scene.planet(RESOURCES[tile.kind])], moon < 0 ? [t.tactics(1)] : say`${brief.moon(moonText(t.effects, c.raw.moons[moon]))}`);
  } else if (tile?.sort === 'quasar') facts.push([effectsText(t.effects, tile.effects)]);
  else if (collective !== null) {
    const { wheel } = c.raw.commanders[collective.commander];
    facts.push([brief.command(effectsText(t.effects, wheel[(collective.marker + 1) % wheel.length].do, 'collective'))]);
  }
  if (map.leaders[it * SPACES + space] > 0) facts.push([brief.itsLeader]);
  const bonus = RESOURCES.reduce((n, _, i) => n + map.bonus[space * RESOURCES.length + i], 0);
  if (bonus > 0) facts.push([brief.itsBonus(t.tactics(bonus))]);
  if (map.mech[space] === 1) facts.push([brief.itsMech]);
  return facts;
}

const bringsRaider = (what: TrackSpace['do'][number]): boolean => what === 'spawnS' || what.startsWith('raider');

/** What follows a launch of this side: the event marker (N251: not for the Collective), a battle, a raid. */
function follows(t: Tongue, k: View, c: Compiled, space: number, side: Who, type: number | null, you: Seat): Phrase[] {
  const { brief } = t;
  const facts: Phrase[] = [];
  if (tileAt(c, k.pub.map.tile, space)?.icon === true && !isCollective(k.pub, side)) {
    const to = (k.pub.decks.marker % c.raw.eventTrack.length) + 1;
    const todo = c.raw.eventTrack[to - 1].do;
    // N125, N131: it appears on a nebula found by a die.
    const near =
      todo.some(bringsRaider) && wouldRaid(k.pub, side, space).length === 0 && neighbours(k.pub.map, space).some((n) => isNebula(k.pub.map, n));
    facts.push([brief.icon(todo.map((d) => t.scene.spaces[d]).join(' + '), near && mod(k.pub.sides[side], MOD.noRaid) === 0)]);
  }
  const foes = k.pub.sides.flatMap((_, who) => {
    const ships = who === side ? '' : shipList(t, shipTypes(k, who, space));
    return ships === '' ? [] : [say`${t.name(sideName(k, who), you)} (${ships})`];
  });
  const figures = k.pub.raiders.at.flatMap((at, i) => (at === space ? [i] : []));
  const named = (i: number): Phrase => {
    const r = c.raw.raiders[k.pub.raiders.card[i]];
    return say`${piece(t, r.id)} (${brief.dice(r.dice)})`;
  };
  const enemies = [...foes, ...figures.map(named)];
  if (enemies.length > 0) facts.push(brief.battle(enemies.flatMap((p, i) => (i === 0 ? p : [', ', ...p]))));
  const [raider] = wouldRaid(k.pub, side, space);
  if (raider !== undefined) facts.push(brief.raid(named(raider)));
  const battle = type === null || type < 0 ? null : forecast(k.pub, side, type, space);
  const at = battle?.sides.findIndex((s) => s.who === side) ?? -1;
  if (battle !== null && type !== null && at >= 0) {
    facts.push([t.pick.chance(Math.round(100 * battle.odds.win[at]))]);
    if (!isCollective(k.pub, side)) facts.push(...staked(t, c, launchStake(k.pub, side, type, space)));
  }
  return facts;
}

/** What is won and what is lost. */
export function staked(t: Tongue, c: Compiled, { step, vp, raiders, scrapped, shielded }: Stake): Phrase[] {
  const { brief } = t;
  const won = [
    ...(step === null ? [] : [brief.supremacy(step)]),
    ...(vp === 0 ? [] : [t.vp(vp)]),
    ...raiders.map((r) => effectsText(t.effects, c.raw.raiders[r].reward)),
  ];
  return [...(won.length === 0 ? [] : [[brief.won(won.join('; '))]]), [brief.lost(scrapped, shielded)]];
}

/**
 * Below the name of a region: "Ice planet · moon: gain 2 ice · your leader", as the side that launches there sees it; with the ship
 * that would go, also the chance in the battle as it would begin.
 */
export function regionBrief(t: Tongue, k: View, space: number, side: Who, you: Seat, type: number | null = null): Phrase {
  const c = contentIn(k);
  const gets = isCollective(k.pub, side) ? collectiveGets(t, k, c, space, side) : [...gives(t, k, c, space), ...finds(t, k, space, side)];
  return dotted([...gets, ...follows(t, k, c, space, side, type, you)]);
}

/** The heading of a region among many: with a battle, or by its sort. */
export function regionHeading(t: Tongue, k: View, space: number, you: Who): string {
  const { headings } = t.brief;
  const c = contentIn(k);
  const foes = k.pub.sides.some((_, who) => who !== you && shipTypes(k, who, space).some((n) => n > 0));
  if (foes || k.pub.raiders.at.includes(space)) return headings.battle;
  if (k.pub.map.tile[space] === NEBULA) return headings.nebula;
  const sort = tileAt(c, k.pub.map.tile, space)?.sort;
  return sort === 'base' ? headings.base : sort === 'planet' ? headings.planet : headings.special;
}
