/** N1 to N11: whether content has the number of pieces that the rules need. */
import type { Content } from '../types.ts';
import { DEVELOPMENTS, EVENT_SETS, MODULE_TYPES, RAIDER_CLASSES, RESOURCES, TRACKS } from '../vocabulary.ts';
import type { PackProblem } from './problem.ts';

export function counts(c: Content): PackProblem[] {
  const found: PackProblem[] = [];
  const want = (key: string, what: string, n: number, of: number): void => {
    if (n !== of) found.push({ problem: 'count', at: [key], what, n, of });
  };
  const by = <T>(list: readonly T[], test: (item: T) => boolean): number => list.filter(test).length;
  want(
    'spaces',
    'ordinary',
    by(c.spaces, (s) => s.kind === 'ordinary'),
    22,
  );
  for (let n = 1; n <= 6; n++)
    want(
      'spaces',
      `nebula ${n}`,
      by(c.spaces, (s) => s.kind === 'nebula' && s.nebula === n),
      1,
    );
  want(
    'spaces',
    'voidMark',
    by(c.spaces, (s) => s.voidMark === true && s.kind === 'ordinary'),
    1,
  );
  for (const kind of RESOURCES) {
    want(
      'planets',
      kind,
      by(c.planets, (p) => p.kind === kind),
      3,
    );
    want(
      'moons',
      kind,
      by(c.moons, (m) => m.group === 'planetary' && m.kind === kind),
      9,
    );
  }
  for (const group of ['nebula', 'ancient'] as const)
    want(
      'moons',
      group,
      by(c.moons, (m) => m.group === group),
      6,
    );
  want(
    'moons',
    'artifact',
    by(c.moons, (m) => m.artifact > 0 && m.group === 'ancient'),
    3,
  );
  for (const kind of ['vortex', 'quasar'] as const)
    want(
      'special',
      kind,
      by(c.special, (s) => s.kind === kind),
      2,
    );
  for (const type of MODULE_TYPES) {
    want(
      'modules',
      type,
      by(c.modules, (m) => m.type === type && m.artifact === 0),
      27,
    );
    want(
      'artifactModules',
      type,
      by(c.artifactModules, (m) => m.type === type && m.artifact === 1),
      2,
    );
    want(
      'rowHeads',
      type,
      by(c.rowHeads, (h) => h.row === type),
      1,
    );
  }
  want(
    'rowHeads',
    'reactor',
    by(c.rowHeads, (h) => h.reactor && h.row === 'science'),
    1,
  );
  want(
    'tactics',
    'copies',
    c.tactics.reduce((n, t) => n + t.copies, 0),
    80,
  );
  want(
    'discovery',
    'copies',
    c.discovery.reduce((n, t) => n + t.copies, 0),
    21,
  );
  for (const set of EVENT_SETS)
    want(
      'events',
      set,
      by(c.events, (e) => e.set === set),
      10,
    );
  want(
    'factions',
    'base',
    by(c.factions, (f) => f.set === 'base'),
    12,
  );
  want(
    'neutralUpgrades',
    'base',
    by(c.neutralUpgrades, (u) => u.set === 'base'),
    12,
  );
  for (const raider of RAIDER_CLASSES)
    want(
      'raiders',
      raider,
      by(c.raiders, (r) => r.class === raider && r.set === undefined),
      2,
    );
  want(
    'raiders',
    'escalation',
    by(c.raiders, (r) => r.class === 'C' && r.set === 'escalation'),
    1,
  );
  for (const type of DEVELOPMENTS)
    want(
      'developmentCards',
      type,
      by(c.developmentCards, (d) => d.type === type),
      3,
    );
  for (const track of TRACKS)
    want(
      'tracks',
      track,
      by(c.tracks, (t) => t.track === track),
      1,
    );
  for (const rank of [1, 2, 3])
    want(
      'commanders',
      `rank ${rank}`,
      by(c.commanders, (m) => m.rank === rank),
      3,
    );
  for (const deck of ['I', 'II', 'III'] as const)
    want(
      'actions',
      deck,
      by(c.actions, (a) => a.deck === deck),
      8,
    );
  for (const value of [1, 2, 3, 4, 5, 6]) {
    want(
      'void',
      `die ${value}`,
      by(c.void.die, (d) => d.value === value),
      1,
    );
    want(
      'fleet',
      `die ${value}`,
      by(c.fleet, (f) => f.die.includes(value)),
      1,
    );
  }
  for (const ship of c.ships)
    want(
      'fleet',
      ship.id,
      c.fleet.reduce((n, f) => n + by(f.spaces, (s) => s.ship === ship.id), 0),
      ship.perPlayer,
    );
  for (const t of c.tracks) for (const [i, s] of t.steps.entries()) want('tracks', `${t.track} ${i + 1}`, s.step, i + 1);
  for (const m of c.commanders) for (const [i, w] of m.wheel.entries()) want('commanders', `${m.id} ${i}`, w.index, i);
  return found;
}
