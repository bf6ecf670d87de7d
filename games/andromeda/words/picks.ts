/** What each pick means at this table, in any language: a short label, and a second line with what it does, costs or risks. */
import type { Phrase, Seat } from '@starboard/kernel';
import { MODULE_TYPES, RESOURCES, SHIPS, type ShipType, TRACKS } from '../content/vocabulary.ts';
import type { Compiled } from '../rules/content.ts';
import { developmentVp, leadersNeeded } from '../rules/effects/develop.ts';
import type { Price } from '../rules/frames.ts';
import { SCRAPYARD } from '../rules/ids.ts';
import { modulePrice, onOffer } from '../rules/market.ts';
import { MOD, mod } from '../rules/modifiers.ts';
import { payableNow } from '../rules/resources.ts';
import { activators } from '../rules/return.ts';
import { countAt } from '../rules/ships.ts';
import type { Row, Station, Who } from '../rules/types.ts';
import { stillPays } from './afterwards.ts';
import { battlePick } from './battle-picks.ts';
import { regionBrief, regionHeading } from './brief.ts';
import { contentIn, regionId, sideName, topFrame, type View } from './common.ts';
import { abilityText, briefText, effectsText, helpText, moduleMarks, moduleText, moonText, priceText, stepText } from './effects.ts';
import { dotted, fitting, label, type PickText } from './label.ts';
import { piece, region, shortRegion } from './names.ts';
import { abilityOf, spaceOf } from './powers.ts';
import { sideOf } from './sides.ts';
import type { Tongue } from './tongue.ts';

/** Four kinds would not fit on a button with a plus between them. */
const amountsText = (kinds: readonly string[]): string => kinds.join(kinds.length > 3 ? ', ' : ' + ');

/** What the picks of one question are read with. */
interface Reading {
  readonly t: Tongue;
  readonly k: View;
  readonly c: Compiled;
  readonly seat: Seat;
  readonly who: Who;
  readonly path: readonly string[];
}

export function pickText(t: Tongue, p: string, k: View, seat: Seat, path: readonly string[]): PickText {
  const r: Reading = { t, k, c: contentIn(k), seat, who: sideOf(k, seat), path };
  const [word, a = '', b = ''] = p.split(' ');
  if (word === 'free') return freePick(r, p.slice(5), a, Number(b));
  return common(r, word) ?? ofStation(r, p, word, Number(a), Number(b)) ?? ofMap(r, word, a, b) ?? battlePick(t, p, k, r.c, seat, path);
}

/** Answers that need no piece. */
function common({ t, k, c, who }: Reading, word: string): PickText | null {
  const w = t.pick;
  switch (word) {
    case 'return': {
      const scrapped = mod(k.pub.sides[who], MOD.scrapAsBay) > 0 ? 0 : countAt(k.pub, who, SCRAPYARD);
      return label([w.return], [w.returns(activators(k.pub, who), scrapped)]);
    }
    case 'skip':
      return label([w.skip]);
    case 'stop':
      return label([w.stop]);
    case 'end':
      return label([w.end]);
    case 'yes': {
      const f = topFrame(k);
      return f?.step === 'ability' ? ability(t, c, f.ability, false) : label([w.yes]);
    }
    case 'reactor':
      return label([w.reactor], [w.reactorHelp]);
    case 'all':
      return label([w.all], [w.allHelp]);
    default:
      return null;
  }
}

const isShip = (word: string): word is ShipType => SHIPS.some((ship) => ship === word);

/** The type of ship that the path launches; null: it launches none. */
function launched([first = '']: readonly string[]): number | null {
  return isShip(first) ? SHIPS.indexOf(first) : null;
}

/** Ships, regions and what is there. */
function ofMap(r: Reading, word: string, a: string, b: string): PickText | null {
  const { t, k, c, who, seat } = r;
  const w = t.pick;
  const at = (place: string): Phrase => region(t, regionId(k, spaceOf(place)));
  if (isShip(word)) return label([w.launch(word)]);
  switch (word) {
    case 'to':
      return label(at(a), regionBrief(t, k, spaceOf(a), who, seat, launched(r.path)));
    case 'develop':
    case 'raise':
      return develop(r, word, a);
    case 'planet': {
      const moon = k.pub.map.top[spaceOf(a)];
      return moon < 0 ? label(at(a)) : label([piece(t, c.moons[moon].id)], dotted([at(a), [moonText(t.effects, c.raw.moons[moon])]]));
    }
    case 'leader':
      return label(at(a));
    case 'ship':
      return label([`${t.ship(SHIPS[Number(a)])}, ${shortRegion(t.language, b)}`], at(b));
    default:
      return null;
  }
}

function develop({ t, k, c, who }: Reading, word: 'develop' | 'raise', place: string): PickText {
  const w = t.pick;
  const at = region(t, regionId(k, spaceOf(place)));
  const { id, track, steps } = c.developments[c.tiles[k.pub.map.tile[spaceOf(place)]].development];
  if (topFrame(k)?.step === 'tip') return label([w.tip(id)], at);
  if (word === 'raise') return label([w.raise(id)], at);
  const { resourceCost } = c.raw.developments.find((d) => d.id === id) ?? { resourceCost: {} };
  const price = priceText(t.effects, { ...resourceCost, leader: leadersNeeded(k.pub, who) });
  // N189: what stands beside it is on the map already; the step may score more.
  const brings = w.brings(developmentVp(k.pub, spaceOf(place)), t.track(TRACKS[track]), steps);
  return label([w.develop(id)], dotted([at, [`${price}${cheaper(t, k, who, false)}`], [brings]]));
}

/** Pieces of the station and of the market; what the pick says is behind its word. */
function ofStation(r: Reading, p: string, word: string, n: number, m: number): PickText | null {
  const { t, k, c, who, seat } = r;
  const w = t.pick;
  const name = (id: string): Phrase => [piece(t, id)];
  const help = (id: string): Phrase | null => {
    const text = helpText(t.effects, c.raw, id);
    return text === null ? null : [text];
  };
  const named = (id: string): PickText => label(name(id), help(id));
  /** "Discard Kelda", or the name alone where it is long. */
  const verb = (say_: (name: Phrase) => Phrase, id: string, detail: Phrase | null = help(id)): PickText =>
    label(fitting(t, say_(name(id)), name(id)), detail);
  switch (word) {
    case 'faction': {
      const f = c.raw.factions[n];
      return label(name(f.id), dotted([help(f.id) ?? [], [w.starts(priceText(t.effects, f.start))]]));
    }
    case 'destiny':
      return named(c.raw.destiny[n].id);
    case 'module':
      return label(name(c.modules[n].id), dotted([[modulePriceText(t, k, who, n)], help(c.modules[n].id) ?? []]));
    case 'place':
      return place(r, n, m);
    case 'discard':
      return verb(w.discard, c.modules[n].id);
    case 'build':
      return label([w.build(SHIPS[n])], [`${priceText(t.effects, c.raw.ships[n].cost)}${cheaper(t, k, who, true)}`]);
    case 'upgrade':
      return label(name(c.upgrades[n].id), upgradeHelp(t, c, n));
    case 'card':
      return named(c.raw.developmentCards[n].id);
    case 'pay': {
      const amounts = p.split(' ').slice(1).map(Number);
      const units = t.units(Object.fromEntries(RESOURCES.flatMap((res, i) => (amounts[i] > 0 ? [[res, amounts[i]]] : []))));
      if (units.length <= t.longest) return label(fitting(t, [w.pay(units)], [units]));
      // Three sorts and more: signs on the button, words below.
      return label([amountsText(amounts.flatMap((many, i) => (many > 0 ? [`${many}\u00a0${t.signs[i]}`] : [])))], [w.pay(units)]);
    }
    case 'unit':
      return label([t.unit(RESOURCES[n], 1)], stillPays(k, who, [...r.path, p]) ? null : [w.fallsThrough]);
    case 'moon':
      return named(c.moons[n].id);
    case 'abandon':
      return verb(w.abandon, c.moons[n].id);
    case 'slot':
      return verb(w.slot, c.moons[n].id);
    case 'gap':
      return gap(r, n, m);
    case 'drop':
      return verb(w.discard, c.moons[n].id);
    case 'tactic':
      return verb(w.discard, c.tactics[n].id);
    case 'track': {
      const at = k.pub.sides[who].tracks[n];
      const step = c.raw.tracks[n]?.steps[at];
      return label([w.step(TRACKS[n], at + 1)], [step === undefined ? t.scene.trackTop : stepText(t.effects, step)]);
    }
    case 'token':
      return named(c.discovery[n].id);
    case 'fix':
      return verb(w.fix, c.modules[n].id, [owned(r, n)]);
    case 'salvage':
      return label([w.salvage(SHIPS[n])], [w.toBay]);
    case 'shield':
      return label([w.recharge(SHIPS[n])]);
    case 'damage':
      return verb(w.damage, c.modules[n].id, [owned(r, n)]);
    case 'mech':
      return label([p === 'mech pay' ? w.mechPay : w.mechDamage]);
    case 'option':
      return option(r, n);
    case 'head':
      return verb(w.use, c.raw.rowHeads.find((h) => h.row === MODULE_TYPES[n])?.id ?? '');
    case 'activate':
      return verb(w.activate, c.modules[n].id, [owned(r, n)]);
    case 'energize':
      return label(fitting(t, w.energize(name(c.modules[n].id)), name(c.modules[n].id)), dotted([[w.oneEnergy], [owned(r, n)]]));
    case 'ability':
      return ability(t, c, n, false);
    case 'from':
      return label([t.label(sideName(k, n), seat)]);
    default:
      return null;
  }
}

/** What an upgrade does, and for which ship where the text does not say it. */
function upgradeHelp(t: Tongue, c: Compiled, n: number): Phrase {
  const ship = t.ship(c.upgrades[n].ship);
  const text = helpText(t.effects, c.raw, c.upgrades[n].id) ?? '';
  return [text.toLowerCase().includes(ship.toLowerCase()) ? text : `${ship} · ${text}`];
}

/** What a module in a station does. How it arrived no longer matters. */
function owned({ t, c }: Reading, n: number): string {
  const raw = n < c.firstArtifact ? c.raw.modules[n] : c.raw.artifactModules[n - c.firstArtifact];
  return [moduleText(t.effects, raw), ...moduleMarks(t.effects, raw, 'station')].join(' · ');
}

/** An ability by its name; below, when and what for. `free`: as a free action, which the heading says. */
function ability(t: Tongue, c: Compiled, n: number, free: boolean): PickText {
  const power = c.powers[n];
  const raw = abilityOf(c, n);
  const text = raw === undefined ? effectsText(t.effects, power.effects) : abilityText(t.effects, raw, 'player', free);
  return label([piece(t, power.id)], [text]);
}

/** The heading of a pick: free actions apart from the answers, regions by sort, modules by row. */
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

/** One of several: its effects where they are short, else what they are about. They speak to the reader: for the Collective they are quoted. */
function option({ t, k, c }: Reading, n: number): PickText {
  const f = topFrame(k);
  const e = f?.step === 'choose' ? c.lists.get(f.at)?.[f.e] : undefined;
  if (e?.k !== 'choose') return label([String(n + 1)]);
  const text = effectsText(t.effects, e.options[n]);
  const short = capital(text);
  if (k.flow.onBehalf !== null) return label([briefText(t.effects, e.options[n], t.longest)], [t.pick.quote(short)]);
  return short.length <= t.longest ? label([short]) : label([briefText(t.effects, e.options[n], t.longest)], [text]);
}
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** N57: said before, because what a moon gives may be taken otherwise (N307). */
const moonsNeeded = (t: Tongue, k: View, who: Who, price: Price): string => (payableNow(k.pub, who, price) ? '' : `, ${t.pick.withMoons}`);

function modulePriceText(t: Tongue, k: View, who: Who, module: number): string {
  const f = topFrame(k);
  if (f?.step !== 'module' || f.free) return '';
  const [type, position] = onOffer(k.pub, module);
  // A module of the station that is moved meanwhile is not for sale.
  if (position < 0) return '';
  const price = modulePrice(k.pub, who, type, position, f.off);
  const colour = contentIn(k).raw.constants.moduleColour[MODULE_TYPES[type]];
  const n = Math.max(0, price.slice(0, 7).reduce((sum, x) => sum + x, 0) - (price[11] ?? 0));
  if (n === 0) return t.pick.free;
  return `${priceText(t.effects, { [colour]: n })}${moonsNeeded(t, k, who, price)}`;
}

/** "After Dew Harvester", and the row below. A module on its way within the row counts as taken out. */
function place({ t, c, k, who, path }: Reading, row: number, at: number): PickText {
  const side: Readonly<Station> = k.pub.sides[who];
  const moving = path[0] === 'free arrange' ? Number(path[1]?.split(' ')[1]) : -1;
  const modules = side.rows[row].modules.filter((m) => m !== moving);
  const left = at === 0 ? undefined : modules[at - 1];
  const name = left === undefined || at >= modules.length ? null : [piece(t, c.modules[left].id)];
  const end = at === 0 ? t.pick.rowLeft : name === null ? t.pick.rowRight : null;
  if (end !== null) return label([`${t.row(MODULE_TYPES[row])}, ${end}`]);
  return label(fitting(t, t.pick.after(name ?? []), name ?? []), [t.pick.inRow(MODULE_TYPES[row])]);
}

/** N63: a gap by the module whose slot it is; between two slots it is both. */
function gap({ t, c, k, who }: Reading, r: number, at: number): PickText {
  const row: Readonly<Row> = k.pub.sides[who].rows[r];
  const w = t.pick;
  const left = row.modules[at - 1];
  const right = row.modules[at];
  const name = (m: number): Phrase => [piece(t, c.modules[m].id)];
  const output = left !== undefined && c.modules[left].output;
  const input = right !== undefined && c.modules[right].input;
  const slot = output ? w.output(name(left)) : input ? w.input(name(right)) : [w.besideHead];
  const old = row.gaps[at];
  return label(
    slot,
    dotted([[w.inRow(MODULE_TYPES[r])], output && input ? w.alsoInput(name(right)) : [], old >= 0 ? w.replaces([piece(t, c.moons[old].id)]) : []]),
  );
}

/** Free actions; the heading says that they are. */
function freePick(r: Reading, rest: string, what: string, n: number): PickText {
  const { t, k, c, seat } = r;
  const w = t.pick;
  const freely = (id: string, text: string | null): PickText => label([piece(t, id)], [text ?? w.freeAction]);
  switch (what) {
    case 'abandon':
      return label([w.freeAbandon]);
    case 'slot':
      return label([w.freeSlot]);
    case 'arrange':
      return label([w.freeArrange]);
    case 'ghost':
      return label([w.freeGhost], [w.ghostHelp]);
    case 'ability':
      return ability(t, c, n, true);
    case 'token':
      return freely(c.discovery[n].id, helpText(t.effects, c.raw, c.discovery[n].id));
    case 'card':
      return freely(c.raw.developmentCards[n].id, helpText(t.effects, c.raw, c.raw.developmentCards[n].id));
    case 'tactic':
      return freely(c.tactics[n].id, effectsText(t.effects, c.tactics[n].free));
    default:
      return pickText(t, rest, k, seat, []);
  }
}
