/** The guided first game: it can be played as written, what the coach says is true, and then it is an ordinary game. */
import { choose, type Match } from '@starboard/kernel';
import { lastTold, lessonTests } from '@starboard/kernel/testing';
import { expect } from 'vitest';
import { CHARACTERS, isHuman } from '../content/cards.ts';
import { aliens } from '../game.ts';
import type { HintId } from '../lesson/hints.ts';
import { lesson } from '../lesson/index.ts';
import { KUNO, MIRA, ORIN, TOVE, VELA, YOU } from '../lesson/script.ts';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { lawOf } from '../rules/law.ts';
import { possible } from '../rules/possible.ts';
import * as trail from '../rules/trail.ts';
import type { Aliens } from '../rules/types.ts';
import { exposed } from '../words/common.ts';
import { flaws } from './reading.ts';

const law = lawOf(lesson.options, lesson.bots.length);
const { zone } = law;
/** Steps of a human. */
const steps = (from: string, to: string): number => stepsFrom(distancesOf(law, false), zone.byName.get(from) ?? -1)[zone.byName.get(to) ?? -1];
const at = (m: Match<Aliens>): string => zone.names[m.state.mine[YOU].sector];
const kindOf = (sector: string): string => zone.kinds[zone.byName.get(sector) ?? -1];

const SECTOR = 'sector ';
lessonTests<Aliens, HintId>(aliens, lesson, {
  place: (name) => (name.startsWith(SECTOR) ? zone.byName.has(name.slice(SECTOR.length)) : /^(seat [0-5]|eye [1-5]|plan)$/.test(name)),
  leaveEvery: 2,
  reads: (language, text) => expect(flaws(language, text, 200)).toEqual([]),
  facts: {
    goal: (m) => {
      expect(m.state.mine.filter((s) => isHuman(s.character))).toHaveLength(3);
      expect(CHARACTERS[m.state.mine[YOU].character]).toBe('captain');
      expect(zone.hatches.slice(1)).toHaveLength(4);
    },
    safe: (m) => {
      expect([kindOf('M11'), kindOf('N10'), at(m)]).toEqual(['safe', 'safe', 'M11']);
      expect(lastTold(m, 'nothing')).toMatchObject({ kind: 'nothing' });
    },
    dangerous: () => expect(kindOf('O10')).toBe('dangerous'),
    'own-noise': (m) => expect(choose(aliens, m.know(YOU), YOU, [])?.kind).toBe('announce-own'),
    silence: (m) => expect(lastTold(m, 'silence')).toMatchObject({ seat: TOVE }),
    places: (m) => {
      expect(lastTold(m, 'noise')).toMatchObject({ seat: ORIN, sector: 'L04' });
      expect(possible(m.know(YOU), ORIN, YOU).now.length).toBeGreaterThan(0);
    },
    'walk-on': () => expect(kindOf('O09')).toBe('safe'),
    'one-more': (m) => expect(lastTold(m, 'noise')).toMatchObject({ seat: KUNO }),
    'into-danger': (m) => {
      expect(kindOf('N07')).toBe('dangerous');
      expect([at(m), steps('N08', 'N07'), steps('N08', 'hatch 2')]).toEqual(['N08', 1, 4]);
    },
    lie: (m) => {
      const k = m.know(YOU);
      expect(choose(aliens, k, YOU, [])?.kind).toBe('announce-any');
      expect(exposed(k, YOU, 'N12')).toBeNull();
      expect(at(m)).toBe('N07');
    },
    item: (m) => expect(lastTold(m, 'found')).toMatchObject({ seat: YOU, item: 'adrenaline' }),
    believed: (m) => {
      expect(lastTold(m, 'attack')).toMatchObject({ seat: MIRA, sector: 'N12', hit: [] });
      expect(m.state.pub.side[MIRA]).toBe('alien');
    },
    adrenaline: (m) => expect(steps(at(m), 'hatch 2')).toBe(2),
    hatch: (m) => expect([m.state.pub.hatchCards, m.state.dark.hatch[1]]).toEqual([6, 3]),
    red: (m) => {
      expect(lastTold(m, 'hatch')).toMatchObject({ seat: YOU, hatch: 2, card: 'red' });
      expect(m.state.pub.side[YOU]).toBe('human');
    },
    leave: (m) => expect(choose(aliens, m.know(YOU), YOU, [])?.picks).toContain('O06'),
    green: (m) => expect(lastTold(m, 'hatch')).toMatchObject({ seat: KUNO, hatch: 1, card: 'green' }),
    eliminated: (m) => expect(lastTold(m, 'eliminated')).toMatchObject({ seat: YOU, by: ORIN, how: 'turned', character: 'captain' }),
    turned: (m) => expect([m.state.mine[YOU].alien, m.state.pub.options.B3]).toEqual([true, true]),
    'two-steps': (m) => {
      expect(lastTold(m, 'noise')).toMatchObject({ seat: VELA, sector: 'N07' });
      expect(steps('O06', 'N07')).toBe(2);
    },
    goodbye: (m) => {
      expect(lastTold(m, 'attack')).toMatchObject({ seat: YOU, sector: 'N07', hit: [VELA] });
      expect(lastTold(m, 'defended')).toMatchObject({ seat: VELA });
      expect([...trail.entries(m.state.pub)].filter((e) => e.what === trail.SAFE)).toHaveLength(1);
    },
  },
});
