/** Taking back within one’s own turn, up to the last thing revealed; and why something is refused. */

import { FastChance, Match } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { READING } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import type { Andromeda, Pick } from '../rules/types.ts';
import { Table } from './table.ts';

const me = seatOf(0);
const matchOf = (t: Table): Match<Andromeda> =>
  new Match(andromeda, t.pub.options, t.s.mine.length, new FastChance(1), null, { n: 1, state: t.s, memories: t.s.mine.map(() => ({})) });

/** A return turn with three ships, some modules and a little of everything. */
function returning(): Table {
  const t = new Table({}, 2, ['fac_accord', 'fac_ember']).noRaiders().stock({ energy: 3, ice: 2, titanium: 1 }).hand([]);
  t.modules(1, ['mod_ind_01', 'mod_ind_09']).modules(0, ['mod_sci_01']).dock(['moon_ice_5']);
  const bases = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'base');
  for (let i = 0; i < 3; i++) t.ship('transport', PLACES[bases[i]]);
  t.push({ step: 'track', who: 0, tracks: [0], n: 0 });
  return t;
}

describe('undo', () => {
  test('N298: in the middle of a return turn everything is taken back step by step, to the same bytes', () => {
    const t = returning();
    const m = matchOf(t);
    const steps: Pick[][] = [
      ['return'],
      ['head 1'],
      ['unit 2'],
      ['free abandon', `abandon ${t.moon('moon_ice_5')}`],
      [`activate ${t.module('mod_ind_09')}`],
      [`energize ${t.module('mod_ind_01')}`],
      ['reactor'],
      [`activate ${t.module('mod_sci_01')}`],
    ];
    const before: string[] = [];
    for (const answer of steps) {
      before.push(JSON.stringify(m.state));
      expect(m.answer(me, answer).refused, answer.join(' ')).toBeNull();
    }
    for (const bytes of before.reverse()) {
      expect(m.undo(me).refused).toBeNull();
      expect(JSON.stringify(m.state)).toBe(bytes);
    }
  });

  test('N298: what drew a card is final, what came after it is not', () => {
    const m = matchOf(returning());
    m.answer(me, ['return']);
    m.answer(me, ['head 3']);
    expect(m.canUndo(me)).toBe(false);
    m.answer(me, ['head 2']);
    expect(m.canUndo(me)).toBe(true);
    m.undo(me);
    expect(m.canUndo(me)).toBe(false);
  });
});

describe('refusals', () => {
  test('N74, N119: why a tactic cannot be played', () => {
    const t = new Table().stock({ energy: 8 }).hand(['tac_01', 'tac_08']);
    expect(t.refused(`free tactic ${t.tactic('tac_01')}`)).toBe('N119 no-effect');
    t.dock(['moon_ice_1'])
      .play(`free tactic ${t.tactic('tac_08')}`)
      .until('turn');
    expect([t.asked, t.pub.turn.n]).toEqual([0, 1]);
    expect(t.refused(`free tactic ${t.tactic('tac_01')}`)).toBe('N74 once-a-turn');
  });
  test('N181: why a module is not for sale', () => {
    const t = new Table({}, 2, ['fac_accord']).stock({ ice: 3 });
    t.push({ step: 'region', who: 0, at: t.pub.map.tile.indexOf(t.c.bases[0]), stage: 'start' });
    expect(t.refused(`module ${t.pub.market.columns[0][2]}`)).toBe('N181 not-affordable');
  });
  test('N66: why a repair moon does not lie before an input', () => {
    const t = new Table().modules(0, ['mod_sci_06', 'mod_sci_01', 'mod_sci_22']).dock(['moon_ice_9']);
    expect(t.refused('free slot', `slot ${t.moon('moon_ice_9')}`, 'gap 0 2')).toBe('N66 repair-moon');
  });
  test('N53: why a resource cannot be chosen', () => {
    const t = new Table().stock({ ice: 6 });
    t.push({ step: 'gain', who: 0, set: 31, n: 1, from: 'test' });
    expect(t.refused('unit 1')).toBe('N53 no-room');
  });
  test('N85, N86: why a turn choice is closed', () => {
    const t = new Table({}, 2, ['fac_accord']).noRaiders();
    expect(t.refused('return')).toBe('N85 nothing-returns');
    expect(t.refused('fighter')).toBe('N86 no-ship-left');
  });
});
