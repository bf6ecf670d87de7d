/** `develop` (N185–N191, D9, D34): a development on a planet with the side's transport, or a tipped one raised again. */
import type { Choice, Step } from '@starboard/kernel';
import { ask, nameOf, type S, type X } from '../asking.ts';
import { type Compiled, contentOf, FREE, LEADERS, tileAt } from '../content.ts';
import { count } from '../counts.ts';
import type { FrameOf, Price } from '../frames.ts';
import { score } from '../gains.ts';
import { ENERGY, NONE, SHIPS_EACH, SPACES, TRANSPORT, TYPE_OF, type Who } from '../ids.ts';
import { neighbours } from '../map.ts';
import { MOD, mod } from '../modifiers.ts';
import { CARD, DEVELOP, numberOf, placeOf, RAISE } from '../picks.ts';
import { affordable, cheaper } from '../resources.ts';
import { regionName } from '../told.ts';
import { trigger } from '../triggers.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import type { Kind } from './kind.ts';

/** N286: where no card is left; cannot happen with the printed counts. */
const NO_CARD_VP = 2;

export function developments(pub: Readonly<Pub>, who: Who): number {
  let n = 0;
  for (let i = 0; i < SPACES; i++) if (pub.map.owner[i] === who) n++;
  return n;
}

/** N187. */
export function leadersNeeded(pub: Readonly<Pub>, who: Who): number {
  const { developmentLeaders } = contentOf(pub.options).raw.constants;
  const n = developmentLeaders[Math.min(developments(pub, who), developmentLeaders.length - 1)];
  return Math.max(1, n - mod(pub.sides[who], MOD.devLeaders));
}

function priceAt(pub: Readonly<Pub>, c: Compiled, space: number, off: number, leaders: number): Price {
  const price = cheaper(c.developments[c.tiles[pub.map.tile[space]].development].price, off).slice();
  price[LEADERS] = leaders;
  return price;
}

/** N191. */
function raisePrice(pub: Readonly<Pub>, c: Compiled, space: number): Price {
  const price = FREE.slice();
  price[ENERGY] = 1;
  price[c.tiles[pub.map.tile[space]].kind]++;
  return price;
}

/** N186: planets without a development and with a transport of the side. The price is not checked. */
export function sites(pub: Readonly<Pub>, who: Who): number[] {
  const c = contentOf(pub.options);
  const list: number[] = [];
  for (let i = 0; i < SHIPS_EACH; i++) {
    const at = pub.fleet.at[who * SHIPS_EACH + i];
    if (TYPE_OF[i] !== TRANSPORT || at < 0 || pub.map.owner[at] !== NONE || list.includes(at)) continue;
    if (tileAt(c, pub.map.tile, at)?.sort === 'planet') list.push(at);
  }
  return list.sort((a, b) => a - b);
}

function options(pub: Readonly<Pub>, who: Who, off: number): Pick[] {
  const c = contentOf(pub.options);
  const picks: Pick[] = [];
  if (!pub.turn.built.includes(who)) {
    const leaders = leadersNeeded(pub, who);
    if (pub.sides[who].leaders >= leaders)
      for (const space of sites(pub, who)) if (affordable(pub, who, priceAt(pub, c, space, off, leaders))) picks.push(DEVELOP[space]);
  }
  for (let i = 0; i < SPACES; i++)
    if (pub.map.owner[i] === who && pub.map.tipped[i] === 1 && affordable(pub, who, raisePrice(pub, c, i))) picks.push(RAISE[i]);
  return picks;
}
export const canDevelop = (pub: Readonly<Pub>, who: Who, off: number): boolean => options(pub, who, off).length > 0;

/** Open cards of the type that is built there. */
const cardsFor = (pub: Readonly<Pub>, space: number): number[] => {
  const c = contentOf(pub.options);
  return pub.market.cards.filter((card) => c.cardType[card] === c.tiles[pub.map.tile[space]].development);
};

/** N189: by its neighbours. */
export function developmentVp(pub: Readonly<Pub>, space: number): number {
  const c = contentOf(pub.options);
  const { base, perAdjacentAllianceBase, perAdjacentDevelopment } = c.raw.constants.developmentVp;
  let n = base;
  for (const to of neighbours(pub.map, space)) {
    if (tileAt(c, pub.map.tile, to)?.sort === 'base') n += perAdjacentAllianceBase;
    if (pub.map.owner[to] !== NONE && pub.map.tipped[to] === 0) n += perAdjacentDevelopment;
  }
  return n;
}

/** N188: the tile, the card, the step; what it scores comes after the step. */
export function placeDevelopment(s: S, x: X, who: Who, space: number, card: number): void {
  const { pub } = s;
  const c = contentOf(pub.options);
  const type = c.tiles[pub.map.tile[space]].development;
  pub.map.owner[space] = who;
  pub.map.tipped[space] = 0;
  pub.turn.built.push(who);
  count(pub.sides[who], 'developed');
  if (x.telling) x.tell('all', { kind: 'developed', who: nameOf(pub, who), development: c.developments[type].id, at: regionName(pub, space) });
  if (card === NONE) score(s, x, who, NO_CARD_VP, 'development_card');
  else {
    pub.market.cards.splice(pub.market.cards.indexOf(card), 1);
    pub.sides[who].cards.push(card);
    if (x.telling) x.tell('all', { kind: 'card', who: nameOf(pub, who), card: c.raw.developmentCards[card].id });
  }
  x.push({ step: 'climb', who, track: c.developments[type].track, n: c.developments[type].steps });
}

/** N191, N309: it is not the development of this turn. */
export function raise(s: S, x: X, who: Who, space: number): void {
  const c = contentOf(s.pub.options);
  s.pub.map.tipped[space] = 0;
  if (x.telling)
    x.tell('all', {
      kind: 'raised',
      who: nameOf(s.pub, who),
      development: c.developments[c.tiles[s.pub.map.tile[space]].development].id,
      at: regionName(s.pub, space),
    });
}

export const develop: Kind<'develop'> = {
  kind: 'develop',
  collective: 'own',
  possible: (t, who, e) => canDevelop(t.pub, who, e.discount),
  resolve(s, x, f, e) {
    if (canDevelop(s.pub, f.who, e.discount)) pushDevelop(x, f.who, e.discount, f.free);
  },
};

export const pushDevelop = (x: X, who: Who, off: number, beside: boolean): void =>
  x.push({ step: 'develop', who, off, space: NONE, card: NONE, raise: false, stage: 'ask', beside });

export const developStep: Step<Andromeda, FrameOf<'develop'>> = {
  run(s, f, x, got) {
    if (f.stage === 'ask') {
      if (canDevelop(s.pub, f.who, f.off)) return ask(s, x, f.who, 'develop');
      return x.pop();
    }
    if (f.stage === 'paying') {
      if (got === null || !('paid' in got) || !got.paid) return x.pop();
      if (f.raise) {
        raise(s, x, f.who, f.space);
        return x.pop();
      }
      f.stage = 'score';
      return placeDevelopment(s, x, f.who, f.space, f.card);
    }
    x.pop();
    score(s, x, f.who, developmentVp(s.pub, f.space), 'development_');
    trigger(s, x, f.who, 'development');
  },
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (path.length === 0) {
      const picks = options(k.pub, f.who, f.off);
      const ends = picks.every((p) => p.startsWith('raise') || cardsFor(k.pub, placeOf(p)).length < 2);
      return { kind: 'develop', picks: [...picks, 'skip'], ends, rule: 'N186' };
    }
    if (path.length === 2 || !path[0].startsWith('develop')) return null;
    const cards = cardsFor(k.pub, placeOf(path[0]));
    return cards.length < 2 ? null : { kind: 'development-card', picks: cards.map((card) => CARD[card]), ends: true, rule: 'N188' };
  },
  take(s, f, _seat, [what, card], x) {
    if (what === 'skip') return x.pop();
    const c = contentOf(s.pub.options);
    f.space = placeOf(what);
    f.raise = what.startsWith('raise');
    f.card = card === undefined ? (cardsFor(s.pub, f.space)[0] ?? NONE) : numberOf(card);
    f.stage = 'paying';
    const price = f.raise ? raisePrice(s.pub, c, f.space) : priceAt(s.pub, c, f.space, f.off, leadersNeeded(s.pub, f.who));
    x.push({ step: 'pay', who: f.who, price, free: false });
  },
};
