/** What the Collective takes (section 25): modules, moons, repairs, developments. Ties go to the lens holder (N228, D38). */
import type { Choice, Step } from '@starboard/kernel';
import { ask, type S, type X } from '../asking.ts';
import { type Compiled, contentOf, tileAt } from '../content.ts';
import { modulesOf } from '../counters.ts';
import { developmentVp, placeDevelopment, raise } from '../effects/develop.ts';
import { moonsFrom, takeMoon } from '../effects/moon.ts';
import { repairOne, repairs } from '../effects/repair.ts';
import type { FrameOf } from '../frames.ts';
import { drawTactics, score } from '../gains.ts';
import { NEBULA, NONE, SHIPS_EACH, SPACES, TRANSPORT, TYPE_OF, type Who } from '../ids.ts';
import { X_OF } from '../map.ts';
import { gainModule } from '../market.ts';
import { MOD, mod } from '../modifiers.ts';
import { CARD, DEVELOP, MODULE, MOON, numberOf, placeOf, RAISE } from '../picks.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';

export const collectiveOf = (pub: Readonly<Pub>): Who => pub.sides.length - 1;

/** N30: of these regions those furthest left. */
export function leftmost(spaces: readonly number[]): number[] {
  const least = Math.min(...spaces.map((space) => X_OF[space]));
  return spaces.filter((space) => X_OF[space] === least);
}

/** N235: the bottom cards it may get. */
function bottoms(pub: Readonly<Pub>, types: readonly number[], any: boolean): number[] {
  const there = types.filter((type) => pub.market.columns[type].length > 0);
  if (!any) return there.map((type) => pub.market.columns[type][0]);
  const own = modulesOf(contentOf(pub.options), pub.sides[collectiveOf(pub)]);
  const fewest = Math.min(...there.map((type) => own[type]));
  return there.filter((type) => own[type] === fewest).map((type) => pub.market.columns[type][0]);
}

export const moduleGain: Step<Andromeda, FrameOf<'c-module'>> = {
  run(s, f, x) {
    if (f.n === 0) return x.pop();
    const list = bottoms(s.pub, f.types, f.any);
    if (list.length > 1) return ask(s, x, collectiveOf(s.pub), 'c-module');
    f.n--;
    if (list.length === 0) drawTactics(s, x, collectiveOf(s.pub), 1);
    else takeModule(s, x, list[0]);
    if (list.length === 0 && f.n === 0) x.pop();
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'c-module', picks: bottoms(k.pub, f.types, f.any).map((m) => MODULE[m]), ends: true, rule: 'N235' }),
  take(s, f, _seat, [pick], x) {
    f.n--;
    takeModule(s, x, numberOf(pick));
  },
};

/** N236: an adaptable one counts as the type on its back. */
function takeModule(s: S, x: X, module: number): void {
  const who = collectiveOf(s.pub);
  const { type } = contentOf(s.pub.options).modules[module];
  gainModule(s, x, who, module, type, s.pub.sides[who].rows[type].modules.length);
}

/** N232: the leftmost nebula that has one; then any planet. */
function moonChoice(pub: Readonly<Pub>, src: FrameOf<'c-moon'>['src']): number[] {
  const who = collectiveOf(pub);
  const all = moonsFrom(pub, who, src);
  if (src !== 'nebula') return all;
  const nebulae: number[] = [];
  for (let i = 0; i < SPACES; i++) if (pub.map.tile[i] === NEBULA && pub.map.moons[i] > 0) nebulae.push(i);
  if (nebulae.length === 0) return all;
  return leftmost(nebulae).flatMap((i) => [pub.map.top[i], pub.map.second[i]].filter((moon) => moon !== NONE));
}

export const moonGain: Step<Andromeda, FrameOf<'c-moon'>> = {
  run(s, f, x) {
    while (f.n > 0) {
      const list = moonChoice(s.pub, f.src);
      if (list.length > 1) return ask(s, x, collectiveOf(s.pub), 'c-moon');
      f.n--;
      if (list.length === 1) takeMoon(s, x, collectiveOf(s.pub), list[0]);
      else drawTactics(s, x, collectiveOf(s.pub), 1);
    }
    x.pop();
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'c-moon', picks: moonChoice(k.pub, f.src).map((m) => MOON[m]), ends: true, rule: 'N232' }),
  take(s, f, _seat, [pick], x) {
    f.n--;
    takeMoon(s, x, collectiveOf(s.pub), numberOf(pick));
  },
};

/** N234: damaged modules first, then ships and shields. */
function repairChoice(pub: Readonly<Pub>): Pick[] {
  const all = repairs(pub, collectiveOf(pub));
  const modules = all.filter((pick) => pick.startsWith('fix'));
  return modules.length > 0 ? modules : all;
}

export const repairGain: Step<Andromeda, FrameOf<'c-repair'>> = {
  run(s, f, x) {
    const who = collectiveOf(s.pub);
    while (f.n > 0) {
      const picks = repairChoice(s.pub);
      if (picks.length > 1) return ask(s, x, who, 'c-repair');
      f.n--;
      if (picks.length === 1) repairOne(s, x, who, picks[0]);
      else score(s, x, who, 1, 'repair');
    }
    x.pop();
  },
  picks: (k): Choice<Andromeda> => ({ kind: 'c-repair', picks: repairChoice(k.pub), ends: true, rule: 'N234' }),
  take(s, f, _seat, [pick], x) {
    f.n--;
    repairOne(s, x, collectiveOf(s.pub), pick);
  },
};

/** N187, N241: leaders that its next development costs. */
function leadersNeeded(pub: Readonly<Pub>, c: Compiled): number {
  const who = collectiveOf(pub);
  const { developmentLeaders } = c.raw.constants;
  const own = pub.map.owner.filter((owner) => owner === who).length;
  return Math.max(1, developmentLeaders[Math.min(own, developmentLeaders.length - 1)] - mod(pub.sides[who], MOD.cDevLeaders));
}

/** N241, N285: a tipped one is raised; else the leftmost planet without one that holds its transport. */
function siteChoice(pub: Readonly<Pub>): Pick[] {
  const who = collectiveOf(pub);
  const c = contentOf(pub.options);
  const tipped: Pick[] = [];
  for (let i = 0; i < SPACES; i++) if (pub.map.owner[i] === who && pub.map.tipped[i] === 1) tipped.push(RAISE[i]);
  if (tipped.length > 0) return tipped;
  if (pub.sides[who].leaders < leadersNeeded(pub, c)) return [];
  const free = new Set<number>();
  for (let ship = 0; ship < SHIPS_EACH; ship++) {
    const at = pub.fleet.at[who * SHIPS_EACH + ship];
    if (TYPE_OF[ship] === TRANSPORT && at >= 0 && pub.map.owner[at] === NONE && tileAt(c, pub.map.tile, at)?.sort === 'planet') free.add(at);
  }
  return free.size === 0
    ? []
    : leftmost([...free])
        .sort((a, b) => a - b)
        .map((space) => DEVELOP[space]);
}

const cardChoice = (pub: Readonly<Pub>, space: number): number[] => {
  const c = contentOf(pub.options);
  return pub.market.cards.filter((card) => c.cardType[card] === c.tiles[pub.map.tile[space]].development);
};

export const developmentGain: Step<Andromeda, FrameOf<'c-develop'>> = {
  run(s, f, x) {
    const who = collectiveOf(s.pub);
    if (f.stage === 'site') {
      const sites = siteChoice(s.pub);
      if (sites.length === 0) return x.pop();
      if (sites.length > 1) return ask(s, x, who, 'c-develop');
      if (settle(s, x, f, sites[0])) return x.pop();
    }
    if (f.stage === 'card') {
      const cards = cardChoice(s.pub, f.space);
      if (f.card === NONE && cards.length > 1) return ask(s, x, who, 'c-develop');
      if (f.card === NONE) f.card = cards[0] ?? NONE;
      f.stage = 'score';
      return place(s, x, f);
    }
    const { space, card } = f;
    x.pop();
    score(s, x, who, developmentVp(s.pub, space), 'development_');
    if (card === NONE) return;
    // N242: the card's own effect for it, at once; then the card is turned over.
    s.pub.sides[who].usedCards.push(card);
    x.push({ step: 'do', who, at: `${contentOf(s.pub.options).raw.developmentCards[card].id}/solo`, i: 0, arg: NONE, free: false });
  },
  picks(k, f): Choice<Andromeda> {
    if (f.stage === 'card') return { kind: 'c-card', picks: cardChoice(k.pub, f.space).map((card) => CARD[card]), ends: true, rule: 'N242' };
    const sites = siteChoice(k.pub);
    return { kind: sites[0].startsWith('raise') ? 'c-raise' : 'c-site', picks: sites, ends: true, rule: 'N241' };
  },
  take(s, f, _seat, [pick], x) {
    if (f.stage === 'card') f.card = numberOf(pick);
    else if (settle(s, x, f, pick)) x.pop();
  },
};

/** True: it was raised, and that is all. */
function settle(s: S, x: X, f: FrameOf<'c-develop'>, pick: Pick): boolean {
  if (pick.startsWith('raise')) {
    raise(s, x, collectiveOf(s.pub), placeOf(pick));
    return true;
  }
  f.space = placeOf(pick);
  f.stage = 'card';
  return false;
}

function place(s: S, x: X, f: FrameOf<'c-develop'>): void {
  const who = collectiveOf(s.pub);
  const cost = leadersNeeded(s.pub, contentOf(s.pub.options));
  s.pub.sides[who].leaders -= cost;
  s.pub.sides[who].spent += cost;
  placeDevelopment(s, x, who, f.space, f.card);
}
