/** The guided first game: it can be played as written, what the coach says is true, and then it is an ordinary game. */
import { type Match, waitedFor } from '@starboard/kernel';
import { lessonTests } from '@starboard/kernel/testing';
import { expect } from 'vitest';
import { afternova } from '../game.ts';
import type { HintId } from '../lesson/hints.ts';
import { lesson } from '../lesson/index.ts';
import { KIKI, MOMO, YOU } from '../lesson/script.ts';
import { packOf } from '../rules/pack.ts';
import { capacity } from '../rules/power.ts';
import { offerOf } from '../rules/present.ts';
import type { Afternova, Event } from '../rules/types.ts';
import { gemsText, planOf } from './table.ts';

const PLACE =
  /^(socket [0-2] [0-5]|seat [0-2]|hand [0-2]|hold [0-2]|card (paw|plan) \d+|planet \d+|(paws|plans) [0-3]|deck (paws|plans)|call|paper|objective|slip [0-2])$/;
const pack = packOf(lesson.options);
const planets = (m: Match<Afternova>): string[] => m.state.pub.planets.map((p) => `${pack.planets[p.card].card.id} ${gemsText(p.gems)}`);
const hand = (m: Match<Afternova>): string[] => m.state.mine[YOU].paws.map((n) => pack.paws[n].card.id);
const store = (m: Match<Afternova>, seat = YOU): string => gemsText(m.state.pub.store[seat]);
const last = (m: Match<Afternova>): Event | undefined => m.entries.flatMap((e) => e.told.map((t) => t.event)).at(-1);

lessonTests<Afternova, HintId>(afternova, lesson, {
  place: (at) => PLACE.test(at),
  leaveEvery: 5,
  end(m) {
    expect(m.state.pub.built[YOU]).toEqual([planOf('bp01'), planOf('bp06')]);
    expect([m.state.pub.partnered, m.state.pub.turn]).toEqual([2, 8]);
  },
  facts: {
    paws: (m) => expect([hand(m), m.state.mine[YOU].plans]).toEqual([['paw05', 'paw06'], [planOf('bp01')]]),
    planet: (m) => expect(planets(m)[0]).toBe('pl01 YGP'),
    build: (m) => expect(store(m)).toBe('YGP'),
    upgrade: (m) => expect([m.state.pub.built[YOU].length, capacity(m.state.pub, YOU), store(m)]).toEqual([1, 5, 'P']),
    market: (m) => {
      expect([m.state.flow.label, hand(m)]).toEqual(['market', []]);
      expect(pack.paws[m.state.pub.pawRow[0]].card.id).toBe('paw01');
    },
    plan: (m) => expect([m.state.pub.planRow[1], hand(m)]).toEqual([planOf('bp06'), ['paw01', 'paw02']]),
    called: (m) => {
      expect([planets(m)[0], m.state.pub.talks?.lacks]).toEqual(['pl07 PWW', [2, 0]]);
      expect(waitedFor(m.state)).toContain(YOU);
    },
    agree: (m) =>
      expect(m.state.pub.talks?.contract?.rows.map((r) => [r.seat, gemsText(r.share)])).toEqual([
        [MOMO, 'WW'],
        [YOU, 'P'],
      ]),
    short: (m) => expect([planets(m)[0], store(m), hand(m), m.state.pub.active]).toEqual(['pl04 YGK', 'PP', ['paw02'], YOU]),
    'wants-yellow': (m) => {
      expect([gemsText(offerOf(m.state.pub, KIKI).take), store(m, KIKI)]).toEqual(['Y', 'KKK']);
      expect(waitedFor(m.state)).toEqual([YOU]);
    },
    'build-again': (m) => expect([store(m), store(m, KIKI), m.state.pub.partnered]).toEqual(['YGPP', 'KKKK', 2]),
    six: (m) => expect(m.state.pub.built[YOU]).toHaveLength(2),
    goodbye: (m) => {
      expect(last(m)).toMatchObject({ kind: 'turn', seat: MOMO });
    },
  },
});
