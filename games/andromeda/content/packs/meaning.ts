/**
 * Whether content is playable: the right number of pieces (N1–N11), valid references, effects only where they mean something,
 * and a map that is connected for every order of tiles.
 */
import { all, type Effect, type Effects } from '../effect.ts';
import type { Ability, Content, Module, Moon } from '../types.ts';
import { COLLECTIVE_MODIFIERS, type Modifier, type RaiderOperation, RESOURCES, SHIP_MODIFIERS, TRACKS } from '../vocabulary.ts';
import { counts } from './census.ts';
import { type Where, whereOf } from './effect-shapes.ts';
import { board, layouts } from './layout.ts';
import type { MeaningFault, PackProblem } from './problem.ts';

const wrong = (problem: MeaningFault, at: readonly string[], more: Partial<PackProblem> = {}): PackProblem => ({ problem, at, ...more });

export function contentProblems(c: Content): PackProblem[] {
  return [...counts(c), ...ids(c), ...references(c), ...matches(c), ...places(c), ...c.moons.flatMap(moon), ...layouts(c), ...board(c)];
}

// ---- Ids ------------------------------------------------------------------------------------------------------------------

/** Every id of content, pieces and what belongs to them. */
export function idsOf(c: Content): string[] {
  const abilities = (list: readonly { readonly ability?: { readonly id: string } }[]): string[] =>
    list.flatMap((p) => (p.ability === undefined ? [] : [p.ability.id]));
  const lists = [
    c.spaces,
    c.ships,
    c.planets,
    c.bases,
    c.special,
    [c.void],
    c.void.die,
    c.moons,
    c.rowHeads,
    c.modules,
    c.artifactModules,
    c.factions,
    c.factions.flatMap((f) => f.abilities),
    c.factionUpgrades,
    c.neutralUpgrades,
    c.tactics,
    c.destiny,
    c.events,
    c.soloEvents,
    c.raiders,
    c.discovery,
    c.supremacy,
    c.developments,
    c.developmentCards,
    c.tracks,
    c.tracks.flatMap((t) => t.steps),
    c.commanders,
    c.commanders.flatMap((m) => m.wheel),
    c.actions,
    c.strategies,
    c.collectiveUpgrades,
  ];
  return [
    ...lists.flatMap((list: readonly { readonly id: string }[]) => list.map((p) => p.id)),
    ...[c.factionUpgrades, c.neutralUpgrades, c.raiders, c.commanders].flatMap(abilities),
  ];
}

function ids(c: Content): PackProblem[] {
  const list = idsOf(c);
  return [...new Set(list.filter((id, i) => list.indexOf(id) !== i))].map((what) => wrong('same-id', [], { what }));
}

function references(c: Content): PackProblem[] {
  const found: PackProblem[] = [];
  const lead = (at: string[], what: string, to: readonly { readonly id: string }[]): void => {
    if (!to.some((p) => p.id === what)) found.push(wrong('no-reference', at, { what }));
  };
  for (const f of c.factions)
    lead(
      ['factions', f.id, 'upgrade'],
      f.upgrade,
      c.factionUpgrades.filter((u) => u.faction === f.id),
    );
  for (const e of c.soloEvents) lead(['soloEvents', e.id, 'replaces'], e.replaces, c.events);
  for (const a of c.actions)
    for (const target of a.targets) if (target.startsWith('base:')) lead(['actions', a.id, 'targets'], target.replace('base:', 'base_'), c.bases);
  return found;
}

/** N31: a planet's kind, what is built there and the track it belongs to go together. */
function matches(c: Content): PackProblem[] {
  const found: PackProblem[] = [];
  for (const p of c.planets)
    if (c.developments.find((d) => d.id === p.development)?.planetKind !== p.kind) found.push(wrong('matching', ['planets', p.id, 'development']));
  for (const kind of RESOURCES)
    if (c.developments.filter((d) => d.planetKind === kind).length !== 1) found.push(wrong('matching', ['developments', kind]));
  for (const track of TRACKS)
    if (c.developments.filter((d) => d.track === track).length !== 1) found.push(wrong('matching', ['developments', track]));
  for (const list of [c.factions, c.commanders])
    for (const p of list)
      if (p.tracks[0] === p.tracks[1]) found.push(wrong('matching', [list === c.factions ? 'factions' : 'commanders', p.id, 'tracks']));
  return found;
}

// ---- Effects only where they mean something -------------------------------------------------------------------------------

/** Where a list of effects stands. */
export type Place = 'plain' | 'battle' | 'event' | 'destiny' | 'raider' | 'collective' | 'lasting';

/** What each list takes; the raiders' operations and `when` are looked at one by one. */
const TAKES: { readonly [P in Exclude<Place, 'destiny' | 'lasting'>]: readonly Where[] } = {
  plain: ['anywhere', 'station', 'raider'],
  battle: ['anywhere', 'station', 'battle'],
  raider: ['anywhere', 'station', 'battle', 'raider'],
  event: ['anywhere', 'event', 'raider'],
  collective: ['anywhere', 'battle', 'collective'],
};
const RAIDER_ONLY: readonly RaiderOperation[] = ['pull', 'mech', 'chase'];
const EVENT_ONLY: readonly RaiderOperation[] = ['spawnS', 'spawnNext', 'advance', 'pullAll'];

export function fits(e: Effect, place: Place): boolean {
  if (place === 'destiny') return e.k === 'perCount' || e.k === 'vp';
  if (place === 'lasting') return e.k === 'modify';
  if (e.k === 'raider' && place === 'raider' && EVENT_ONLY.includes(e.op)) return false;
  if (e.k === 'raider' && place === 'event' && RAIDER_ONLY.includes(e.op)) return false;
  if (e.k === 'raider' && place === 'plain' && e.op !== 'removeS') return false;
  if (e.k === 'when' && place === 'plain' && e.cond !== 'hasTransportOnPlanet') return false;
  return TAKES[place].includes(whereOf(e.k));
}

const OF_SHIPS: ReadonlySet<Modifier> = new Set(SHIP_MODIFIERS);
const OF_COLLECTIVE: ReadonlySet<Modifier> = new Set(COLLECTIVE_MODIFIERS);

function judged(list: Effects, place: Place, at: readonly string[]): PackProblem[] {
  return all(list).flatMap((e): PackProblem[] => {
    if (!fits(e, place)) return [wrong('place', at, { what: e.k })];
    if (
      (e.k === 'draw' && (e.keep ?? 0) > e.n) ||
      (e.k === 'discovery' && e.look > 0 && e.take > e.look) ||
      (e.k === 'choose' && e.n > e.options.length)
    )
      return [wrong('keep', at, { what: e.k })];
    if (e.k === 'modify') {
      if (OF_SHIPS.has(e.key) !== (e.ship !== undefined)) return [wrong('ship-missing', at, { what: e.key })];
      if (OF_COLLECTIVE.has(e.key) && at[0] !== 'commanders' && at[0] !== 'collectiveUpgrades') return [wrong('place', at, { what: e.key })];
    }
    return [];
  });
}

function ofAbility(a: Ability, at: readonly string[]): PackProblem[] {
  const place = a.when === 'prepare' ? 'battle' : a.when === 'passive' || a.when === 'setup' ? 'lasting' : 'plain';
  return judged(a.do, place, [...at, a.id]);
}

function places(c: Content): PackProblem[] {
  const plain = (key: string, list: readonly { readonly id: string; readonly do: Effects }[], place: Place = 'plain'): PackProblem[] =>
    list.flatMap((p) => judged(p.do, place, [key, p.id]));
  return [
    ...plain('bases', c.bases),
    ...plain('special', c.special),
    ...plain('void', c.void.die),
    ...plain('rowHeads', c.rowHeads),
    ...[...c.modules, ...c.artifactModules].flatMap(slots),
    ...c.factions.flatMap((f) => f.abilities.flatMap((a) => ofAbility(a, ['factions', f.id]))),
    ...c.factionUpgrades.flatMap((u) => ofAbility(u.ability, ['factionUpgrades', u.id])),
    ...c.neutralUpgrades.flatMap((u) => ofAbility(u.ability, ['neutralUpgrades', u.id])),
    ...c.tactics.flatMap((t) => [...judged(t.battle, 'battle', ['tactics', t.id, 'battle']), ...judged(t.free, 'plain', ['tactics', t.id, 'free'])]),
    ...plain('destiny', c.destiny, 'destiny'),
    ...plain('events', c.events, 'event'),
    ...c.soloEvents.flatMap((e) => judged(e.collectiveDo, 'collective', ['soloEvents', e.id])),
    ...c.raiders.flatMap((r) => [
      ...judged(r.ability.do, 'raider', ['raiders', r.id, 'ability']),
      ...judged(r.reward, 'plain', ['raiders', r.id, 'reward']),
    ]),
    ...c.discovery.flatMap((d) => judged(d.do, d.when === 'battle' ? 'battle' : 'plain', ['discovery', d.id])),
    ...c.supremacy.flatMap((d) => judged(d.do, d.when === 'prepare' ? 'battle' : d.when === 'passive' ? 'lasting' : 'plain', ['supremacy', d.id])),
    ...c.developmentCards.flatMap((d) => [
      ...judged(d.do, d.when === 'battle' ? 'battle' : 'plain', ['developmentCards', d.id]),
      ...judged(d.solo.do, 'collective', ['developmentCards', d.id, 'solo']),
    ]),
    ...c.tracks.flatMap((t) => t.steps.flatMap((s) => judged([...s.do, ...(s.elseDo ?? [])], 'plain', ['tracks', s.id]))),
    ...c.commanders.flatMap((m) => [
      ...m.wheel.flatMap((w) => judged(w.do, 'collective', ['commanders', w.id])),
      ...(m.ability === undefined ? [] : judged(m.ability.do, m.ability.when === 'passive' ? 'lasting' : 'collective', ['commanders', m.id])),
    ]),
    ...plain('strategies', c.strategies, 'battle'),
    ...c.collectiveUpgrades.flatMap((u) => judged(u.do, u.when === 'passive' ? 'lasting' : 'collective', ['collectiveUpgrades', u.id])),
  ];
}

/** N65, N67: an input slot is a price, an output slot a gain, and each needs the other half. */
function slots(m: Module): PackProblem[] {
  const at = ['modules', m.id];
  const output = all(m.do).some((e) => e.k === 'moonContent');
  const odd = m.inputSlot !== (m.input.moonSlot !== undefined) || m.outputSlot !== output;
  return [...(odd ? [wrong('slot', at)] : []), ...judged(m.do, 'plain', at)];
}

/** N61, N65, N66: what a moon can show; repairs cannot be a price. */
function moon(m: Moon): PackProblem[] {
  const shows = m.content.every((e) => ['gain', 'draw', 'vp', 'repair'].includes(e.k));
  const repairs = m.content.some((e) => e.k === 'repair');
  const ok = shows && m.inputAllowed === !repairs && m.null === (m.content.length === 0) && (m.group === 'planetary') === (m.kind !== undefined);
  return ok ? [] : [wrong('moon', ['moons', m.id])];
}
