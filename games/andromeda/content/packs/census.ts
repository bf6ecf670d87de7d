/** N1 to N11: whether content has the number of pieces that the rules need. */
import type { Content } from '../types.ts';
import { DEVELOPMENTS, EVENT_SETS, MODULE_TYPES, RAIDER_CLASSES, RESOURCES, TRACKS } from '../vocabulary.ts';
import type { PackProblem } from './problem.ts';

/** There should be `of` of `what` in the list `key`, and there are `n`. */
type Count = readonly [key: string, what: string, of: number, n: number];

const by = <T>(list: readonly T[], test: (item: T) => boolean): number => list.filter(test).length;
const sum = <T>(list: readonly T[], size: (item: T) => number): number => list.reduce((n, item) => n + size(item), 0);

export function counts(c: Content): PackProblem[] {
  const all = [...onTheMap(c), ...modules(c), ...cards(c), ...sides(c), ...theVoid(c)];
  return all.flatMap(([key, what, of, n]) => (n === of ? [] : [{ problem: 'count', at: [key], what, n, of }]));
}

function* onTheMap(c: Content): Generator<Count> {
  const spaces = (test: (s: Content['spaces'][number]) => boolean): number => by(c.spaces, test);
  yield ['spaces', 'ordinary', 22, spaces((s) => s.kind === 'ordinary')];
  for (let i = 1; i <= 6; i++) yield ['spaces', `nebula ${i}`, 1, spaces((s) => s.kind === 'nebula' && s.nebula === i)];
  yield ['spaces', 'voidMark', 1, spaces((s) => s.voidMark === true && s.kind === 'ordinary')];
  for (const kind of RESOURCES) {
    yield ['planets', kind, 3, by(c.planets, (p) => p.kind === kind)];
    yield ['moons', kind, 9, by(c.moons, (m) => m.group === 'planetary' && m.kind === kind)];
  }
  for (const group of ['nebula', 'ancient']) yield ['moons', group, 6, by(c.moons, (m) => m.group === group)];
  yield ['moons', 'artifact', 3, by(c.moons, (m) => m.artifact > 0 && m.group === 'ancient')];
  for (const kind of ['vortex', 'quasar']) yield ['special', kind, 2, by(c.special, (s) => s.kind === kind)];
}

function* modules(c: Content): Generator<Count> {
  for (const type of MODULE_TYPES) {
    yield ['modules', type, 27, by(c.modules, (m) => m.type === type && m.artifact === 0)];
    yield ['artifactModules', type, 2, by(c.artifactModules, (m) => m.type === type && m.artifact === 1)];
    yield ['rowHeads', type, 1, by(c.rowHeads, (h) => h.row === type)];
  }
  yield ['rowHeads', 'reactor', 1, by(c.rowHeads, (h) => h.reactor && h.row === 'science')];
}

function* cards(c: Content): Generator<Count> {
  yield ['tactics', 'copies', 80, sum(c.tactics, (t) => t.copies)];
  yield ['discovery', 'copies', 21, sum(c.discovery, (t) => t.copies)];
  for (const set of EVENT_SETS) yield ['events', set, 10, by(c.events, (e) => e.set === set)];
  for (const raider of RAIDER_CLASSES) yield ['raiders', raider, 2, by(c.raiders, (r) => r.class === raider && r.set === undefined)];
  yield ['raiders', 'escalation', 1, by(c.raiders, (r) => r.class === 'C' && r.set === 'escalation')];
  for (const type of DEVELOPMENTS) yield ['developmentCards', type, 3, by(c.developmentCards, (d) => d.type === type)];
}

function* sides(c: Content): Generator<Count> {
  yield ['factions', 'base', 12, by(c.factions, (f) => f.set === 'base')];
  yield ['neutralUpgrades', 'base', 12, by(c.neutralUpgrades, (u) => u.set === 'base')];
  for (const track of TRACKS) yield ['tracks', track, 1, by(c.tracks, (t) => t.track === track)];
  for (const t of c.tracks) for (const [i, s] of t.steps.entries()) yield ['tracks', `${t.track} ${i + 1}`, i + 1, s.step];
  for (const ship of c.ships) yield ['fleet', ship.id, ship.perPlayer, sum(c.fleet, (f) => by(f.spaces, (s) => s.ship === ship.id))];
}

/** The Collective, and what comes out of the Void. */
function* theVoid(c: Content): Generator<Count> {
  for (const rank of [1, 2, 3]) yield ['commanders', `rank ${rank}`, 3, by(c.commanders, (m) => m.rank === rank)];
  for (const m of c.commanders) for (const [i, w] of m.wheel.entries()) yield ['commanders', `${m.id} ${i}`, i, w.index];
  for (const deck of ['I', 'II', 'III']) yield ['actions', deck, 8, by(c.actions, (a) => a.deck === deck)];
  for (const value of [1, 2, 3, 4, 5, 6]) {
    yield ['void', `die ${value}`, 1, by(c.void.die, (d) => d.value === value)];
    yield ['fleet', `die ${value}`, 1, by(c.fleet, (f) => f.die.includes(value))];
  }
}
