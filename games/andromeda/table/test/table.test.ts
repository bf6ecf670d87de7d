/** The table of Andromeda's Edge: its picture follows the events, it draws nothing it may not know, and motions have places and sounds. */
import { FastChance, heardBy, know, Match, question, readOptions, type Seat, type State, viewOf, waitedFor } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { KIT_SOUNDS } from '@starboard/table-kit/sound';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../../game.ts';
import type { Andromeda, Pick } from '../../rules/types.ts';
import { land, rest } from '../picture.ts';
import { isShip } from '../plan.ts';
import { sounds } from '../sounds.ts';
import { stagingIn } from '../staging.tsx';
import { tableWords } from '../words.ts';
import { draw } from './seat-at.ts';

const seed = seedOf('andromeda: the table');
const staging = stagingIn((id) => id);
const WAYS: readonly (readonly [seats: number, options: Readonly<Record<string, unknown>>])[] = [
  [2, { length: 'short' }],
  [4, { events: 'void', special: true, length: 'short' }],
  [1, { collective: 'rank2', length: 'short' }],
  [5, { moons: 'all', length: 'medium' }],
];
type Told = Parameters<typeof heardBy<Andromeda>>[0][number];

/** Plays at random; `look` sees the match before each answer, `told` what was told by it. */
function play(
  name: string,
  [seats, options]: (typeof WAYS)[number],
  look: (m: Match<Andromeda>, asked: Seat, n: number) => void,
  told: (before: State<Andromeda>, m: Match<Andromeda>, events: readonly Told[]) => void = () => {},
  most = 250,
): void {
  const chance = new FastChance(name);
  const match = new Match<Andromeda>(andromeda, readOptions(andromeda, options), seats, new FastChance(`${name} deal`));
  for (let n = 0; !match.over && n < most; n++) {
    const waited = waitedFor(know(match.state, null));
    const asked = waited[chance.int(waited.length)];
    look(match, asked, n);
    const known = know(match.state, asked);
    const path: Pick[] = [];
    for (;;) {
      const q = question(andromeda, known, asked, path);
      if (q === null || q.path.length < path.length) break;
      const { picks, ends } = q.choice;
      path.push(picks[chance.int(picks.length)]);
      if (ends) break;
    }
    const before = andromeda.copy(match.state);
    const done = match.answer(asked, path);
    expect(done.refused, path.join()).toBeNull();
    if (done.refused === null) told(before, match, done.entry.told);
  }
}

describe('the picture', () => {
  test.each(WAYS)(`at %i with %o, what is heard moves it on to what is known (${seed})`, (seats, options) => {
    for (let g = 0; g < cases(1); g++)
      play(
        `${seed} picture ${g}`,
        [seats, options],
        () => {},
        (before, match, events) => {
          for (const you of [0 as Seat, null]) {
            let m = rest(viewOf(before, you), you);
            for (const { event } of heardBy(events, you)) m = land(m, event);
            expect(m).toEqual(rest(viewOf(match.state, you), you));
          }
        },
        1500,
      );
  });
});

describe('motions', () => {
  test(`every place is on the table or its motion has another, and every cue has a sound (${seed})`, () => {
    const known = new Set(Object.keys({ ...KIT_SOUNDS, ...sounds }));
    const kinds = new Set<string>();
    for (const way of WAYS)
      play(
        `${seed} motions`,
        way,
        () => {},
        (before, match, events) => {
          const fresh = heardBy(events, 0 as Seat).filter(({ event }) => !kinds.has(event.kind));
          if (fresh.length === 0) return;
          const html = draw(know(match.state, 0 as Seat), 0 as Seat) + draw(know(before, 0 as Seat), 0 as Seat);
          const m = rest(viewOf(before, 0 as Seat), 0 as Seat);
          for (const { event } of fresh) {
            kinds.add(event.kind);
            for (const motion of staging.motions(m, event, 0 as Seat)) {
              for (const place of [motion.from, motion.to])
                expect(
                  [place].flat().some((at) => html.includes(`data-anchor="${at}"`)),
                  `${event.kind}: ${String(place)}`,
                ).toBe(true);
              if (motion.cue !== undefined) expect(known).toContain(motion.cue);
            }
          }
        },
      );
    for (const kind of ['launched', 'gained', 'stepped', 'moon', 'marker']) expect([...kinds]).toContain(kind);
  });
});

test(`a turn's question names what there is to do: a region, that or the return, the return alone (${seed})`, () => {
  const heard = new Set<string>();
  for (let g = 0; g < 4; g++)
    play(`${seed} turn ${g}`, [2, {}], (match, asked) => {
      const known = know(match.state, asked);
      const q = question(andromeda, known, asked, []);
      if (q?.choice.kind !== 'turn' || q.path.length > 0) return;
      const { picks } = q.choice;
      const said = tableWords.en.yourTurn[!picks.some(isShip) ? 'return' : picks.includes('return') ? 'either' : 'region'];
      if (heard.has(said)) return;
      heard.add(said);
      expect(draw(known, asked)).toContain(said);
    });
  expect(heard.size).toBe(3);
});

describe('leaks', () => {
  test(`two worlds that differ in what a seat may not know are drawn the same for it (${seed})`, () => {
    let compared = 0;
    for (const [g, way] of WAYS.entries()) {
      if (way[0] === 1) continue;
      play(
        `${seed} leak ${g}`,
        way,
        (match, asked, n) => {
          if (n % 29 !== 7) return;
          for (const you of [0 as Seat, 1 as Seat, null]) {
            if (you === asked) continue;
            const other = andromeda.redeal(andromeda.copy(match.state), you, new FastChance(`${seed} ${g} ${n}`));
            expect(draw(know(other, you), you)).toBe(draw(know(match.state, you), you));
            if (JSON.stringify(other.mine) !== JSON.stringify(match.state.mine)) compared++;
          }
        },
        undefined,
        120,
      );
    }
    // The worlds did differ.
    expect(compared).toBeGreaterThan(5);
  });
});
