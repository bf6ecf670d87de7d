/** The guided first game: it can be played as written, what the coach says is true, and then it is an ordinary game. */
import type { Match } from '@starboard/kernel';
import { lastTold, lessonTests } from '@starboard/kernel/testing';
import { expect } from 'vitest';
import { andromeda } from '../game.ts';
import type { HintId } from '../lesson/hints.ts';
import { lesson } from '../lesson/index.ts';
import { YOU } from '../lesson/script.ts';
import { oddsNow } from '../rules/battle/marks.ts';
import { contentOf } from '../rules/content.ts';
import { HANGAR } from '../rules/ids.ts';
import { countAt, onMap } from '../rules/ships.ts';
import type { Andromeda, Station } from '../rules/types.ts';

const PLACE = /^(space \d+|hangar [0-3]|store [0-4]|vp 0|dock|hand|events|wheel)$/;
const c = contentOf(lesson.options);
const mine = (m: Match<Andromeda>): Station => m.state.pub.sides[YOU];
const percent = (m: Match<Andromeda>): number => Math.round(100 * oddsNow(m.state.pub).win[0]);

lessonTests<Andromeda, HintId>(andromeda, lesson, {
  place: (at) => PLACE.test(at),
  undone: 'activate',
  leaveEvery: 6,
  facts: {
    faction: () => expect(c.raw.factions[8].id).toBe('fac_ember'),
    ship: (m) => expect([countAt(m.state.pub, YOU, HANGAR), onMap(m.state.pub, YOU)]).toEqual([3, 0]),
    tactic: (m) => {
      expect(lastTold(m, 'moon')).toMatchObject({ who: YOU, moon: c.moons[11].id });
      expect(c.tactics[9].id).toBe('tac_10');
    },
    collective: (m) => expect(lastTold(m, 'c-card')).toMatchObject({ to: expect.stringContaining('base_exchange') }),
    module: (m) => {
      expect([mine(m).resources[2], mine(m).dock.length]).toEqual([2, 1]);
      expect(c.slotPrice[1][0]).toBe(3);
      expect(m.state.pub.market.columns[1][0]).toBe(27);
    },
    discard: (m) => {
      expect(lastTold(m, 'stepped')).toMatchObject({ who: YOU, track: 'industry' });
      expect(lastTold(m, 'gained')).toMatchObject({ units: { energy: 1 } });
    },
    track: (m) => expect(lastTold(m, 'raider')).toMatchObject({ raider: 'raid_vorticon' }),
    fighter: (m) => expect(lastTold(m, 'beaten')).toMatchObject({ by: 'collective' }),
    event: (m) => {
      expect(lastTold(m, 'event')).toMatchObject({ card: 'ev_comet_shower' });
      expect(lastTold(m, 'raided')).toMatchObject({ who: YOU, raider: 'raid_vorticon' });
    },
    bring: (m) => expect(percent(m)).toBe(47),
    play: (m) => expect([percent(m), c.tactics[3].id]).toEqual([47, 'tac_04']),
    dice: (m) => expect(percent(m)).toBe(66),
    reward: (m) => expect(lastTold(m, 'won')).toMatchObject({ who: YOU }),
    lens: (m) => expect([m.state.flow.onBehalf, c.raw.moons[50].null]).toEqual(['collective', true]),
    return: (m) => expect(mine(m).resources[2]).toBe(2),
    develop: (m) => expect(mine(m).leaders).toBeGreaterThan(0),
    activate: (m) => {
      expect(m.state.pub.turn.activators).toBe(3);
      expect(lastTold(m, 'developed')).toMatchObject({ who: YOU, development: 'factory' });
    },
    goodbye: (m) => {
      expect(m.state.flow.label).toBe('closing');
      expect(mine(m).cards).toEqual([3]);
    },
  },
});
