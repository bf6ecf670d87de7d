/** The table of Afternova: its picture follows the events, its motions have places and sounds, and it draws nothing it may not know. */
import { FastChance, heardBy, know, Match, randomAnswer, readOptions, type Seat, type State, seatsOf, viewOf, waitedFor } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { KIT_SOUNDS } from '@starboard/table-kit/sound';
import { expect, test } from 'vitest';
import { OURS } from '../../content/ours.ts';
import { afternova } from '../../game.ts';
import { facesOf } from '../../rules/pack.ts';
import type { Afternova } from '../../rules/types.ts';
import { planetMarkup } from '../art/planets.ts';
import { portraitMarkup } from '../art/portrait.ts';
import { hullOf, tugMarkup } from '../art/tugs.ts';
import { sounds } from '../sounds.ts';
import { staging } from '../staging.tsx';
import { draw } from './seat-at.ts';

const seed = seedOf('afternova: the table');
type ToldOf = Parameters<typeof heardBy<Afternova>>[0][number];

/** Plays at random; `told` sees what was before, what is now, and what was told. */
function play(
  name: string,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  most: number,
  told: (before: State<Afternova>, m: Match<Afternova>, events: readonly ToldOf[], n: number) => void,
): void {
  const chance = new FastChance(name);
  const match = new Match<Afternova>(afternova, readOptions(afternova, options), seats, new FastChance(`${name} deal`));
  for (let n = 0; !match.over && n < most; n++) {
    const waited = waitedFor(know(match.state, null));
    const seat = waited[chance.int(waited.length)];
    const known = know(match.state, seat);
    let answer = randomAnswer(afternova, known, seat, chance);
    for (let i = 0; i < 3 && ['show', 'abort', 'withdraw', 'nothing', 'rest'].includes(answer[0]); i++)
      answer = randomAnswer(afternova, known, seat, chance);
    const before = afternova.copy(match.state);
    const done = match.answer(seat, answer);
    expect(done.refused, answer.join()).toBeNull();
    if (done.refused === null) told(before, match, done.entry.told, n);
  }
}

test.each([{}, { marketWipe: true, giftsToOutsiders: true }, { ending: 'chance' }])(
  `what is heard moves the picture on to what is known, with %j (${seed})`,
  (options) => {
    const kinds = new Set<string>();
    for (let g = 0; g < cases(4); g++)
      play(`${seed} picture ${g}`, 3 + (g % 4), options, 900, (before, match, events) => {
        for (const you of [0 as Seat, null]) {
          let m = staging.rest(viewOf(before, you), you);
          for (const { event } of heardBy(events, you)) {
            kinds.add(event.kind);
            staging.lift(m, event, you);
            m = staging.land(m, event, you);
          }
          expect(m).toEqual(staging.rest(viewOf(match.state, you), you));
        }
      });
    for (const kind of ['called', 'offered', 'proposed', 'extracted', 'trimmed', 'took', 'drawn', 'completed', 'planet'])
      expect([...kinds]).toContain(kind);
  },
);

test(`every motion finds a place on the table, before or after, and every cue has a sound (${seed})`, () => {
  const cues = Object.keys({ ...KIT_SOUNDS, ...sounds });
  let looked = 0;
  play(`${seed} motions`, 4, {}, 700, (before, match, events, n) => {
    if (n % 9 !== 0) return;
    const you = 0 as Seat;
    let m = staging.rest(viewOf(before, you), you);
    const pages = [draw(know(before, you), you), draw(know(match.state, you), you)];
    const isThere = (at: string | readonly string[]): boolean =>
      [at].flat().some((name) => pages.some((html) => html.includes(`data-anchor="${name}"`)));
    for (const { event } of heardBy(events, you)) {
      for (const motion of staging.motions(m, event, you)) {
        // A planet that came and went between two pages has no place on either.
        expect(isThere(motion.from) && isThere(motion.to), `${event.kind}: ${motion.from} to ${motion.to}`).toBe(true);
        if (motion.cue !== undefined) expect(cues).toContain(motion.cue);
        looked++;
      }
      m = staging.land(m, event, you);
    }
  });
  expect(looked).toBeGreaterThan(40);
});

test(`nothing that happens covers a hand or a seat: only the stamp fills its place (${seed})`, () => {
  const kinds = new Set<string>();
  for (let g = 0; g < cases(2); g++)
    play(`${seed} dramas ${g}`, 4, {}, 900, (before, _, events) => {
      const you = 0 as Seat;
      let m = staging.rest(viewOf(before, you), you);
      // Games at random hardly ever come to a sixth Blueprint.
      for (const event of [...heardBy(events, you).map((told) => told.event), { kind: 'sixth', seat: you, ending: 'chance' } as const]) {
        for (const motion of staging.motions(m, event, you)) {
          if (motion.kind !== 'drama') continue;
          kinds.add(event.kind);
          if (motion.natural !== true) expect([motion.to].flat()[0], event.kind).toMatch(/^stamp /);
        }
        m = staging.land(m, event, you);
      }
    });
  for (const kind of ['agreed', 'shown', 'sixth']) expect([...kinds]).toContain(kind);
});

test(`two worlds that differ in what a seat may not know are drawn the same for it (${seed})`, () => {
  let compared = 0;
  play(`${seed} leak`, 4, {}, 500, (_, match, __, n) => {
    if (n % 41 !== 0 || match.over) return;
    const waited = waitedFor(know(match.state, null));
    for (const you of [...seatsOf(2), null]) {
      if (you !== null && waited.includes(you)) continue;
      const other = afternova.redeal(afternova.copy(match.state), you, new FastChance(`${seed} ${n}`));
      expect(draw(know(other, you), you)).toBe(draw(know(match.state, you), you));
      if (JSON.stringify(other.mine) !== JSON.stringify(match.state.mine)) compared++;
    }
  });
  expect(compared).toBeGreaterThan(5);
});

test('A21: neither another ship nor a hand is in the page before the end', () => {
  const faces = facesOf(OURS);
  play(`${seed} hidden`, 5, {}, 60, (_, match, __, n) => {
    if (n % 20 !== 0) return;
    const html = draw(know(match.state, null), null);
    for (const { ship } of match.state.mine) expect(html).not.toContain(faces.ships[ship].card.en);
    for (const other of seatsOf(5).slice(1))
      expect(draw(know(match.state, seatsOf(5)[0]), seatsOf(5)[0])).not.toContain(faces.ships[match.state.mine[other].ship].card.en);
  });
});

test('drawings are the same for the same card, also of a pack of one’s own, and all of ours differ', () => {
  const faces = facesOf(OURS);
  const skills = (icons: readonly number[]): number[] => icons.flatMap((n, s) => new Array<number>(n).fill(s));
  const portraits = faces.paws.map((p) => portraitMarkup(p.card.id, skills(p.icons)));
  expect(new Set(portraits).size).toBe(faces.paws.length);
  expect(portraitMarkup('my-own', [1, 2])).toBe(portraitMarkup('my-own', [1, 2]));
  const planets = faces.planets.map((p) => planetMarkup(p.card.id, p.a, p.b, p.spaces));
  expect(new Set(planets).size).toBe(faces.planets.length);
  for (const markup of [...portraits, ...planets, tugMarkup(hullOf('mine'), '#f47a5c')]) expect(markup).not.toMatch(/NaN|undefined/);
});
