/** What each pick means at this table, in any language: the words come from the tongue, the effects from the pieces. */
import { type Phrase, type Seat, say } from '@starboard/kernel';
import { MODULE_TYPES, RESOURCES, SHIPS, TRACKS } from '../content/vocabulary.ts';
import { seatFor } from '../rules/asking.ts';
import type { Compiled } from '../rules/content.ts';
import { leadersNeeded } from '../rules/effects/develop.ts';
import { SCRAPYARD } from '../rules/ids.ts';
import { modulePrice, onOffer } from '../rules/market.ts';
import { MOD, mod } from '../rules/modifiers.ts';
import { activators } from '../rules/return.ts';
import { countAt } from '../rules/ships.ts';
import type { Row, Station, Who } from '../rules/types.ts';
import { battlePick } from './battle-picks.ts';
import { regionBrief, regionHeading } from './brief.ts';
import { contentIn, regionId, sideName, topFrame, type View } from './common.ts';
import { effectsText, helpText, moonText, priceText, stepText } from './effects.ts';
import { piece, region } from './names.ts';
import { ability, spaceOf } from './powers.ts';
import type { Tongue } from './tongue.ts';

/** The side a question is about: its frame says whose thing it is, else the seat itself. */
export function sideOf(k: View, seat: Seat): Who {
  for (let i = k.stack.length - 1; i >= 0; i--) {
    const { who } = k.stack[i] as { readonly who?: Who };
    if (who !== undefined && seatFor(k.pub, who) === seat) return who;
  }
  return seat;
}

export function pickPhrase(t: Tongue, p: string, k: View, seat: Seat, path: readonly string[]): Phrase {
  const c = contentIn(k);
  const who = sideOf(k, seat);
  const [word, a = '', b = ''] = p.split(' ');
  if (word === 'free') return t.pick.freely(freePick(t, p, k, c));
  const n = Number(a);
  const w = t.pick;
  const name = (id: string): Phrase => [piece(t.language, id)];
  const withHelp = (id: string): Phrase => {
    const help = helpText(t.effects, c.raw, id);
    return help === null ? name(id) : say`${name(id)} – ${help}`;
  };
  const at = (place: string): Phrase => region(t.language, regionId(k, spaceOf(place)));
  switch (word) {
    case 'transport':
    case 'fighter':
    case 'science_vessel':
    case 'heavy_cruiser':
      return [w.launch(word)];
    case 'to':
      return say`${at(a)}${regionBrief(t, k, spaceOf(a), who)}`;
    case 'return':
      return [w.return(activators(k.pub, who), mod(k.pub.sides[who], MOD.scrapAsBay) > 0 ? 0 : countAt(k.pub, who, SCRAPYARD))];
    case 'skip':
      return [w.skip];
    case 'stop':
      return [w.stop];
    case 'end':
      return [w.end];
    case 'yes':
      return yes(t, k, c);
    case 'faction':
      return say`${withHelp(c.raw.factions[n].id)} (${priceText(t.effects, c.raw.factions[n].start)})`;
    case 'destiny':
      return withHelp(c.raw.destiny[n].id);
    case 'module':
      return say`${t.row(MODULE_TYPES[c.modules[n].type])}: ${withHelp(c.modules[n].id)}${modulePriceText(t, k, who, n)}`;
    case 'place':
      return place(t, c, k.pub.sides[who], n, Number(b), path);
    case 'discard':
      return w.discard(name(c.modules[n].id));
    case 'build':
      return say`${w.build(SHIPS[n])} (${priceText(t.effects, c.raw.ships[n].cost)}${cheaper(t, k, who, true)})`;
    case 'upgrade':
      return say`${t.ship(c.upgrades[n].ship)}: ${withHelp(c.upgrades[n].id)}`;
    case 'develop':
    case 'raise': {
      const tile = c.tiles[k.pub.map.tile[spaceOf(a)]];
      const what = c.developments[tile.development].id;
      const { [topFrame(k)?.step === 'tip' ? 'tip' : word]: verb } = w;
      if (verb !== w.develop) return verb(t.development(what), at(a));
      const { resourceCost } = c.raw.developments.find((d) => d.id === what) ?? { resourceCost: {} };
      const price = priceText(t.effects, { ...resourceCost, leader: leadersNeeded(k.pub, who) });
      return say`${verb(t.development(what), at(a))} (${price}${cheaper(t, k, who, false)})`;
    }
    case 'card':
      return withHelp(c.raw.developmentCards[n].id);
    case 'pay': {
      const amounts = p.split(' ').slice(1).map(Number);
      return [w.pay(Object.fromEntries(RESOURCES.flatMap((r, i) => (amounts[i] > 0 ? [[r, amounts[i]]] : []))))];
    }
    case 'unit':
      return [t.unit(RESOURCES[n], 1)];
    case 'moon':
      return withHelp(c.moons[n].id);
    case 'planet':
      return say`${w.topMoon(at(a))}${topMoon(t, k, c, spaceOf(a))}`;
    case 'abandon':
      return w.abandon(withHelp(c.moons[n].id));
    case 'slot':
      return w.slot(withHelp(c.moons[n].id));
    case 'gap':
      return gap(t, c, k.pub.sides[who], n, Number(b));
    case 'drop':
      return w.discard(name(c.moons[n].id));
    case 'tactic':
      return w.discard(withHelp(c.tactics[n].id));
    case 'track': {
      const step = c.raw.tracks[n]?.steps[k.pub.sides[who].tracks[n]];
      const to = k.pub.sides[who].tracks[n] + 1;
      return step === undefined ? [w.step(TRACKS[n], to)] : say`${w.step(TRACKS[n], to)}: ${stepText(t.effects, step)}`;
    }
    case 'token':
      return withHelp(c.discovery[n].id);
    case 'leader':
      return w.leaderFrom(at(a));
    case 'fix':
      return w.fix(withHelp(c.modules[n].id));
    case 'salvage':
      return [w.salvage(SHIPS[n])];
    case 'shield':
      return [w.recharge(SHIPS[n])];
    case 'damage':
      return w.damage(name(c.modules[n].id));
    case 'mech':
      return [a === 'pay' ? w.mechPay : w.mechDamage];
    case 'ship':
      return w.shipAt(SHIPS[n], at(b));
    case 'option':
      return [option(t, k, c, n)];
    case 'head':
      return w.head(withHelp(c.raw.rowHeads.find((h) => h.row === MODULE_TYPES[n])?.id ?? ''));
    case 'activate':
      return w.activate(withHelp(c.modules[n].id));
    case 'energize':
      return w.energize(withHelp(c.modules[n].id));
    case 'reactor':
      return [w.reactor];
    case 'all':
      return [w.all];
    case 'ability':
      return ability(t, c, n);
    case 'from':
      return [t.label(sideName(k, n), seat)];
    default:
      return battlePick(t, p, k, c, seat);
  }
}

/** What is seen of a planet's moons. */
function topMoon(t: Tongue, k: View, c: Compiled, space: number): Phrase {
  const moon = k.pub.map.top[space];
  return moon < 0 ? [] : say` – ${piece(t.language, c.moons[moon].id)}: ${moonText(t.effects, c.raw.moons[moon])}`;
}

/** Where a pick stands among many: what is free apart from what is asked, regions by what they are, modules by their rows. */
export function pickGroup(t: Tongue, p: string, k: View, seat: Seat): string | null {
  const [word, a = ''] = p.split(' ');
  const c = contentIn(k);
  if (word === 'free') return t.brief.headings.free;
  if (word === 'to') return regionHeading(t, k, spaceOf(a), sideOf(k, seat));
  if (word === 'module') return t.row(MODULE_TYPES[c.modules[Number(a)].type]);
  if (word === 'energize') return t.brief.headings.energy;
  return null;
}

/** What the price of the frame on top is lowered by. */
function cheaper(t: Tongue, k: View, who: Who, ship: boolean): string {
  const f = topFrame(k);
  const off = (f?.step === 'build' || f?.step === 'develop' ? f.off : 0) + (ship ? mod(k.pub.sides[who], MOD.shipPrice) : 0);
  return off > 0 ? t.pick.less(off) : '';
}

/** A yes to what the frame on top offers. */
function yes(t: Tongue, k: View, c: Compiled): Phrase {
  const f = topFrame(k);
  if (f?.step === 'ability') return ability(t, c, f.ability);
  if (f?.step === 'trade') {
    const list = c.lists.get(f.at);
    if (list !== undefined) return say`${t.pick.yes}: ${effectsText(t.effects, list)}`;
  }
  return [t.pick.yes];
}

function option(t: Tongue, k: View, c: Compiled, n: number): string {
  const f = topFrame(k);
  if (f?.step !== 'choose') return String(n + 1);
  const e = c.lists.get(f.at)?.[f.e];
  return e?.k === 'choose' ? effectsText(t.effects, e.options[n]) : String(n + 1);
}

function modulePriceText(t: Tongue, k: View, who: Who, module: number): string {
  const f = topFrame(k);
  if (f?.step !== 'module' || f.free) return '';
  const [type, position] = onOffer(k.pub, module);
  // A module of the own station that is moved meanwhile is not for sale.
  if (position < 0) return '';
  const price = modulePrice(k.pub, who, type, position, f.off);
  const colour = contentIn(k).raw.constants.moduleColour[MODULE_TYPES[type]];
  const n = Math.max(0, price.slice(0, 7).reduce((sum, x) => sum + x, 0) - (price[11] ?? 0));
  return ` (${n === 0 ? t.pick.free : t.pick.buy(priceText(t.effects, { [colour]: n }))})`;
}

/** "science row: after Dew Harvester". A module on its way within the row counts as taken out. */
function place(t: Tongue, c: Compiled, side: Readonly<Station>, row: number, at: number, path: readonly string[]): Phrase {
  const moving = path[0] === 'free arrange' ? Number(path[1]?.split(' ')[1]) : -1;
  const modules = side.rows[row].modules.filter((m) => m !== moving);
  const left = at === 0 ? undefined : modules[at - 1];
  const where =
    at === 0
      ? [t.pick.rowLeft]
      : left === undefined || at >= modules.length
        ? [t.pick.rowRight]
        : t.pick.after([piece(t.language, c.modules[left].id)]);
  return say`${t.pick.inRow(MODULE_TYPES[row])}: ${where}`;
}

/** N63: the gap by its neighbours and what it is for. */
function gap(t: Tongue, c: Compiled, side: Readonly<Station>, r: number, at: number): Phrase {
  const row: Readonly<Row> = side.rows[r];
  const left = row.modules[at - 1];
  const right = row.modules[at];
  const use: ('input' | 'output')[] = [];
  if (left !== undefined && c.modules[left].output) use.push('output');
  if (right !== undefined && c.modules[right].input) use.push('input');
  const name = (m: number | undefined): Phrase | null => (m === undefined ? null : [piece(t.language, c.modules[m].id)]);
  const old = row.gaps[at];
  const replaced = old >= 0 ? t.pick.replaces([piece(t.language, c.moons[old].id)]) : [];
  return say`${t.pick.inRow(MODULE_TYPES[r])}: ${t.pick.gap(name(left), name(right), use)}${replaced}`;
}

function freePick(t: Tongue, p: string, k: View, c: Compiled): Phrase {
  const [, what, a] = p.split(' ');
  const n = Number(a);
  const w = t.pick;
  const text = (id: string): Phrase => say`${piece(t.language, id)} – ${helpText(t.effects, c.raw, id) ?? ''}`;
  switch (what) {
    case 'abandon':
      return [w.freeAbandon];
    case 'slot':
      return [w.freeSlot];
    case 'arrange':
      return [w.freeArrange];
    case 'ghost':
      return [w.freeGhost];
    case 'ability':
      return ability(t, c, n);
    case 'token':
      return text(c.discovery[n].id);
    case 'card':
      return text(c.raw.developmentCards[n].id);
    case 'tactic':
      return say`${piece(t.language, c.tactics[n].id)} – ${effectsText(t.effects, c.tactics[n].free)}`;
    default:
      return pickPhrase(t, p.slice(5), k, 0 as Seat, []);
  }
}
