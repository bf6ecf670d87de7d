/**
 * A part of the table that says it looks the same is not drawn, nor is a region. So whatever happens, a table whose parts kept what
 * they had must look like one that is drawn from scratch.
 */
import { FastChance, heardBy, type Known, Match, randomAnswer, readOptions, type Seat, seatsOf, viewOf, waitedFor } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import type { BoardProps, Shape, Turn } from '@starboard/table-kit';
import { createElement, Fragment } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { andromeda } from '../../game.ts';
import { contentOf } from '../../rules/content.ts';
import { SPACES } from '../../rules/ids.ts';
import type { Andromeda } from '../../rules/types.ts';
import { newAim } from '../aim.ts';
import { newWishAim } from '../battle/whatif.ts';
import { HABITS } from '../habits.ts';
import { homesOf } from '../homes.ts';
import { Hex, type HexProps, hexAt, sameHex } from '../map/hex.tsx';
import { GalaxyMap, geometryOf } from '../map/index.tsx';
import { CornerMarket } from '../market.tsx';
import { Mine } from '../mine.tsx';
import { Others } from '../others.tsx';
import { partsOf, shownIn } from '../parts.tsx';
import { land, type Picture, rest } from '../picture.ts';
import { launchesOf, launchQuestion } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { tableWords } from '../words.ts';
import { propsAt, turnAt } from './seat-at.ts';

const seed = seedOf('andromeda: the parts of the table');
const ANSWERS = 12;
const aim = newAim();
const wish = newWishAim();

/** The table of somebody who has touched nothing. `turn`: null while an answer is on its way. */
function sceneOf(base: BoardProps<Andromeda>, shape: Shape, known: Known<Andromeda>, picture: Picture, turn: Turn<Andromeda> | null): Scene {
  const { you } = base;
  const question = turn?.question ?? null;
  const me = you ?? -1;
  const launches = question === null || turn === null ? null : launchesOf(andromeda, known, turn.seat, question, null);
  const launchTurn = turn === null || question === null || launches === null ? null : { ...turn, question: launchQuestion(launches, question) };
  const props: BoardProps<Andromeda> = { ...base, known, turn, waited: waitedFor(known) };
  return {
    ...{
      props,
      picture,
      told: props.lines.at(-1)?.key ?? -1,
      shape,
      railed: false,
      me,
      aim,
      wish,
      c: contentOf(known.pub.options),
      w: tableWords.en,
    },
    homes: homesOf(known, turn?.seat ?? null, me, question),
    plan: { props, launches, launchTurn, wish() {}, start() {}, habits: HABITS, setHabits() {}, usual: [], ringing: null },
    ...{ sheet: null, setSheet() {}, moon: null, setMoon() {}, lifted: null, wordy: false, setWordy() {}, tab: 'fleet', setTab() {} },
  };
}

const markup = (scenes: readonly Scene[]): string => {
  const { fleet, works, held, map, market, sides } = shownIn(scenes);
  return renderToString(
    createElement(
      Fragment,
      null,
      createElement(Others, { scenes: sides }),
      createElement(GalaxyMap, { scenes: map }),
      createElement(CornerMarket, { scene: market }),
      fleet.me < 0 ? null : createElement(Mine, { fleet, works, held }),
    ),
  );
};

/** A region that says it looks the same does. */
function lookAt(was: Scene, is: Scene, space: number): boolean {
  const hex = (scene: Scene): HexProps => ({ ...hexAt(scene, space), scene, g: geometryOf(scene) });
  const [before, after] = [hex(was), hex(is)];
  if (!sameHex(before, after)) return false;
  expect(renderToString(createElement(Hex, before)), `space ${space}`).toBe(renderToString(createElement(Hex, after)));
  return true;
}

const WAYS: readonly (readonly [shape: Shape, seats: number, options: Readonly<Record<string, unknown>>])[] = [
  ['wide', 4, { events: 'void', special: true }],
  ['phone', 2, { collective: 'rank2' }],
];

test.each(WAYS)(`%s, %i with %o: parts that were passed over look like newly drawn ones (${seed})`, (shape, players, options) => {
  let kept = 0;
  let regions = 0;
  for (let game = 0; game < cases(1); game++) {
    const name = `${seed} ${shape} ${game}`;
    const chance = new FastChance(name);
    const you: Seat | null = game % 4 === 3 ? null : seatsOf(players)[chance.int(players)];
    const match = new Match<Andromeda>(andromeda, readOptions(andromeda, options), players, new FastChance(`${name} deal`));
    const play = () => {
      const waited = waitedFor(match.know(null));
      const seat = waited[chance.int(waited.length)];
      const done = match.answer(seat, randomAnswer(andromeda, match.know(seat), seat, chance));
      if (done.refused !== null) throw new Error('refused');
      return done.entry.told;
    };
    for (let n = 60 + chance.int(200); n > 0 && !match.over; n--) play();
    if (match.over) continue;
    const base = propsAt(match.know(you), you);
    const parts = partsOf(match.state.pub.sides.length);
    let shown: readonly Scene[] | null = null;
    let last: Scene | null = null;
    const look = (known: Known<Andromeda>, picture: Picture, turn: Turn<Andromeda> | null): void => {
      const scene = sceneOf(base, shape, known, picture, turn);
      const now: readonly Scene[] = parts.map((same, i): Scene => (shown !== null && same(shown[i], scene) ? shown[i] : scene));
      kept += now.filter((s) => s !== scene).length;
      const fresh = markup(parts.map(() => scene));
      const at = now.flatMap((s, i) => (s === scene ? [] : [i]));
      expect(markup(now), `${name}, after ${match.entries.length} entries, parts ${at.join()} were kept`).toBe(fresh);
      if (last !== null) for (let space = match.entries.length % 3; space < SPACES; space += 3) if (lookAt(last, scene, space)) regions++;
      shown = now;
      last = scene;
    };
    for (let n = 0; n < ANSWERS && !match.over; n++) {
      const before = structuredClone(viewOf(match.state, you));
      let m = rest(before, you);
      look(before, m, turnAt(before, you));
      const told = play();
      const after = structuredClone(viewOf(match.state, you));
      look(after, m, null);
      for (const { event } of heardBy(told, you)) {
        const next = land(m, event);
        if (next !== m) look(after, next, null);
        m = next;
      }
    }
  }
  expect(kept).toBeGreaterThan(20);
  expect(regions).toBeGreaterThan(50);
});
