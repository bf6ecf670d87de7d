/** The Collective's turns (sections 26 and 27), each step told so that it can be followed at a table. */
import type { Choice, Step } from '@starboard/kernel';
import { RESOURCES, SHIPS } from '../../content/vocabulary.ts';
import { ask, orderFrom, type S, takeFrom, type X } from '../asking.ts';
import { battleHere, startBattle } from '../battle/start.ts';
import { contentOf, tileAt } from '../content.ts';
import { recruit } from '../effects/leader.ts';
import type { FrameOf } from '../frames.ts';
import { drawTactics, loseCollectiveTactics, score } from '../gains.ts';
import { BAY, HANGAR, NONE, SCIENCE_VESSEL, SCRAPYARD, SHIPS_EACH, SPACES, TYPE_OF } from '../ids.ts';
import { distance, isNebula, isRegion, TOWARDS, UNREACHABLE } from '../map.ts';
import { MOD, mod } from '../modifiers.ts';
import { placeOf, TO } from '../picks.ts';
import { countAt, onMap } from '../ships.ts';
import { regionName } from '../told.ts';
import type { Andromeda, Pub } from '../types.ts';
import { collectiveState } from './current.ts';
import { collectiveOf, leftmost } from './gains.ts';
import type { CollectiveStage } from './types.ts';

type F = FrameOf<'collective'>;
const SECTIONS = ['I', 'II', 'III'] as const;
const WAYS = ['left', 'right', 'upLeft', 'upRight', 'downLeft', 'downRight'];
const WHEEL = 8;

/** N217: which of the nine ships stands on each space of a section. */
function shipOn(pub: Readonly<Pub>, section: number): number {
  const who = collectiveOf(pub);
  for (const space of contentOf(pub.options).raw.fleet[section].spaces) {
    const ship = space.number === undefined ? TYPE_OF.indexOf(SHIPS.indexOf(space.ship)) : space.number - 1;
    if (pub.fleet.at[who * SHIPS_EACH + ship] === HANGAR) return ship;
  }
  return NONE;
}

/** N244–N246: regions that a target of a card means; none: it does not exist or is a nebula. */
function targetRegions(pub: Readonly<Pub>, target: string): number[] {
  const c = contentOf(pub.options);
  const { map, turn } = pub;
  const [sort, name] = target.split(':');
  const regions: number[] = [];
  for (let i = 0; i < SPACES; i++) if (isRegion(map, i) && !isNebula(map, i)) regions.push(i);
  if (sort === 'base') return regions.filter((i) => tileAt(c, map.tile, i)?.id === `base_${name}`);
  if (sort === 'probe') return regions.filter((i) => i === (name === 'same' ? turn.probe : TOWARDS[turn.probe][WAYS.indexOf(name)]));
  // N305: free means without a development.
  if (sort === 'leftmostFreePlanet') {
    const free = regions.filter((i) => tileAt(c, map.tile, i)?.sort === 'planet' && map.owner[i] === NONE);
    return free.length === 0 ? [] : leftmost(free);
  }
  const special = regions.filter((i) => ['vortex', 'quasar', 'void'].includes(tileAt(c, map.tile, i)?.sort ?? ''));
  const nearest = Math.min(UNREACHABLE, ...special.map((i) => distance(map, turn.probe, i)));
  return special.filter((i) => distance(map, turn.probe, i) === nearest);
}

/** The regions among which it launches: the first target that exists, else where the probe is. */
function destinations(pub: Readonly<Pub>, section: number): { readonly regions: number[]; readonly fallback: boolean } {
  const card = contentOf(pub.options).raw.actions[collectiveState(pub).open[section]];
  for (const target of card.targets) {
    const regions = targetRegions(pub, target);
    if (regions.length > 0) return { regions, fallback: false };
  }
  return { regions: [pub.turn.probe], fallback: true };
}

function launchTo(s: S, x: X, f: F, to: number): void {
  const { pub } = s;
  const who = collectiveOf(pub);
  const ship = shipOn(pub, f.section);
  pub.fleet.at[who * SHIPS_EACH + ship] = to;
  pub.turn.region = to;
  pub.turn.ship = ship;
  if (x.telling) {
    const card = contentOf(pub.options).raw.actions[collectiveState(pub).open[f.section]];
    x.tell('all', { kind: 'c-card', card: card.id, to: regionName(pub, to), fallback: destinations(pub, f.section).fallback });
    x.tell('all', { kind: 'launched', who: 'collective', ship: SHIPS[TYPE_OF[ship]], to: regionName(pub, to) });
  }
  f.stage = 'activate';
  // N247.
  if (TYPE_OF[ship] === SCIENCE_VESSEL) x.push({ step: 'c-moon', src: 'nebula', n: 1 });
}

/** N243, N261: what it does this turn. */
function start(s: S, x: X, f: F) {
  const { pub } = s;
  const who = collectiveOf(pub);
  const away = SHIPS_EACH - countAt(pub, who, HANGAR);
  const last = pub.turn.left !== NONE;
  if (last && away > 0) return goHome(s, x, f, 'last-turn');
  const die = x.int(6) + 1;
  f.section = contentOf(pub.options).raw.fleet.findIndex((section) => section.die.includes(die));
  x.reveal('all', { kind: 'c-rolled', die, section: SECTIONS[f.section] }, 'N243');
  if (shipOn(pub, f.section) === NONE) return goHome(s, x, f, 'empty-section');
  f.stage = 'launch';
}

function goHome(s: S, x: X, f: F, why: 'empty-section' | 'last-turn'): void {
  const who = collectiveOf(s.pub);
  const ships = onMap(s.pub, who) + countAt(s.pub, who, BAY);
  f.left = ships + mod(s.pub.sides[who], MOD.cReturnSteps);
  f.bay = countAt(s.pub, who, BAY);
  f.stage = 'build';
  x.tell('all', { kind: 'c-returns', why, ships });
}

/** N248. */
function activate(s: S, x: X): void {
  const { map, turn, options } = s.pub;
  const who = collectiveOf(s.pub);
  const tile = tileAt(contentOf(options), map.tile, turn.region);
  if (tile?.sort === 'planet') {
    if (map.moons[turn.region] > 0) x.push({ step: 'c-moon', src: 'here', n: 1 });
    else drawTactics(s, x, who, 1);
  } else if (tile?.sort === 'quasar') x.push({ step: 'do', who, at: tile.at, i: 0, arg: NONE, free: false });
  else x.push({ step: 'command', n: 1 });
}

/** N249: leaders and bonus resources wherever it has ships; a Mechaphage token in the active region. */
function collect(s: S, x: X): void {
  const { map, turn, fleet } = s.pub;
  const who = collectiveOf(s.pub);
  const regions = new Set(fleet.at.slice(who * SHIPS_EACH, (who + 1) * SHIPS_EACH).filter((at) => at >= 0));
  for (const space of [...regions].sort((a, b) => a - b)) {
    const leaders = map.leaders[who * SPACES + space];
    if (leaders > 0) recruit(s, x, who, space, leaders);
    let units = 0;
    for (let r = 0; r < RESOURCES.length; r++) {
      units += map.bonus[space * RESOURCES.length + r];
      map.bonus[space * RESOURCES.length + r] = 0;
    }
    if (units > 0) drawTactics(s, x, who, units);
  }
  if (map.mech[turn.region] === 0) return;
  map.mech[turn.region] = 0;
  x.tell('all', { kind: 'mech', who: 'collective', at: regionName(s.pub, turn.region), how: 'removed' });
  loseCollectiveTactics(s, x, who, 1);
}

/** N250. */
function bonus(s: S, x: X, section: number): void {
  const card = contentOf(s.pub.options).raw.actions[collectiveState(s.pub).open[section]];
  if (card.bonus === null) return;
  x.tell('all', { kind: 'c-bonus', bonus: card.bonus });
  if (card.bonus === 'develop') x.push({ step: 'c-develop', space: NONE, card: NONE, stage: 'site' });
  else if (card.bonus === 'event') x.push({ step: 'advance', n: 1, todo: NONE });
  else x.push({ step: 'c-repair', n: 1 });
}

/** N253. */
function discard(s: S, x: X, section: number): void {
  const collective = collectiveState(s.pub);
  collective.discards[section].push(collective.open[section]);
  const reshuffled = collective.actions[section].length === 0;
  if (reshuffled) {
    collective.actions[section] = collective.discards[section];
    collective.discards[section] = [];
  }
  collective.open[section] = takeFrom(collective.actions[section], x);
  const card = contentOf(s.pub.options).raw.actions[collective.open[section]].id;
  x.reveal('all', { kind: 'c-next', deck: SECTIONS[section], card, reshuffled }, 'N253');
}

/** N256, N257. */
function home(s: S, x: X): void {
  const { pub } = s;
  const who = collectiveOf(pub);
  const scrapped = countAt(pub, who, SCRAPYARD);
  if (scrapped > 0) {
    const vp = scrapped * (contentOf(pub.options).raw.constants.collective.scrapVp + mod(pub.sides[who], MOD.cScrapVp));
    x.tell('all', { kind: 'c-scrap', ships: scrapped, vp });
    score(s, x, who, vp, 'scrapyard');
  }
  for (let i = who * SHIPS_EACH; i < (who + 1) * SHIPS_EACH; i++) {
    pub.fleet.at[i] = HANGAR;
    pub.fleet.hit[i] = 0;
  }
  x.tell('all', { kind: 'c-home' });
}

/** N255: a ship repaired into the bay meanwhile adds one space. */
function advanceCommand(s: S, x: X, f: F): void {
  const bay = countAt(s.pub, collectiveOf(s.pub), BAY);
  if (bay > f.bay) f.left += bay - f.bay;
  f.bay = bay;
  if (f.left === 0) {
    f.stage = 'yard';
    return;
  }
  f.left--;
  x.push({ step: 'command', n: 1 });
}

const NEXT: { readonly [K in CollectiveStage]: (s: S, x: X, f: F) => void } = {
  start,
  launch(s, x, f) {
    const { regions } = destinations(s.pub, f.section);
    if (regions.length > 1) ask(s, x, collectiveOf(s.pub), 'collective');
    else launchTo(s, x, f, regions[0]);
  },
  activate(s, x, f) {
    f.stage = 'collect';
    activate(s, x);
  },
  collect(s, x, f) {
    f.stage = 'bonus';
    collect(s, x);
  },
  bonus(s, x, f) {
    f.stage = 'raid';
    bonus(s, x, f.section);
  },
  raid(_s, x, f) {
    f.stage = 'battle';
    x.push({ step: 'raid' });
  },
  battle(s, x, f) {
    f.stage = 'discard';
    if (battleHere(s.pub)) startBattle(s, x);
  },
  discard(s, x, f) {
    f.stage = 'limits';
    discard(s, x, f.section);
  },
  build(_s, x, f) {
    f.stage = 'command';
    x.push({ step: 'c-develop', space: NONE, card: NONE, stage: 'site' });
  },
  command: advanceCommand,
  yard(s, x, f) {
    f.stage = 'limits';
    home(s, x);
  },
  limits(s, x, f) {
    f.stage = 'end';
    x.push({ step: 'limits', left: orderFrom(s.pub, collectiveOf(s.pub)) });
  },
  end: (_s, x) => x.pop(),
};

export const collectiveTurn: Step<Andromeda, F> = {
  run(s, f, x) {
    if (x.next()) return;
    NEXT[f.stage](s, x, f);
  },
  picks: (k, f): Choice<Andromeda> => ({
    kind: 'c-region',
    picks: destinations(k.pub, f.section).regions.map((i) => TO[i]),
    ends: true,
    rule: 'N244',
  }),
  take: (s, f, _seat, [pick], x) => launchTo(s, x, f, placeOf(pick)),
};

/** N248, N255: every space that the command marker enters is resolved. */
export const commandStep: Step<Andromeda, FrameOf<'command'>> = {
  run(s, f, x) {
    if (f.n === 0) return x.pop();
    f.n--;
    const collective = collectiveState(s.pub);
    collective.marker = (collective.marker + 1) % WHEEL;
    const space = contentOf(s.pub.options).raw.commanders[collective.commander].wheel[collective.marker];
    x.tell('all', { kind: 'c-command', index: collective.marker, space: space.id });
    x.push({ step: 'do', who: collectiveOf(s.pub), at: `${space.id}/do`, i: 0, arg: NONE, free: false });
  },
};
