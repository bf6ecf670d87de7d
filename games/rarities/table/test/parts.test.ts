/**
 * A part of the table that says it looks the same is not drawn. So whatever happens, a table whose parts kept what they had must look
 * like one that is drawn from scratch.
 */
import { type Chance, choose, FastChance, type Known, mayAnswer, type Seat, seatsOf, viewOf, waitedFor } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import type { BoardProps, TableChair, Turn } from '@starboard/table-kit';
import { createElement, Fragment } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { rarities } from '../../game.ts';
import type { Pick, Rarities } from '../../rules/types.ts';
import { playOne, Table } from '../../test/table.ts';
import { words } from '../../words/index.ts';
import { type Layout, layoutOf } from '../layout.ts';
import { drawn, partsOf } from '../parts.tsx';
import { land, lift, type Picture, rest } from '../picture.ts';
import { picksAt } from '../places.ts';
import type { Scene } from '../scene.ts';
import { tableWords } from '../words.ts';

const seed = seedOf('rarities: the parts of the table');
const ANSWERS = 40;
const NAMES = ['alex', 'ben', 'clara', 'dani', 'eli', 'finn'];

/** The question of a seat after `path`; null: it is not asked. */
function turnOf(known: Known<Rarities>, seat: Seat | null, path: readonly Pick[]): Turn<Rarities> | null {
  if (seat === null || known.stack.length === 0 || !mayAnswer(known, seat)) return null;
  const choice = choose(rarities, known, seat, path);
  if (choice === null || choice.picks.length === 0) return null;
  const greyed = (choice.greyed?.() ?? []).filter((r) => !choice.picks.includes(r.pick));
  return { seat, question: { choice, path, greyed }, sent: false, choose() {}, answer() {}, back() {} };
}

/** What does not change at this table. */
interface Around {
  readonly you: Seat | null;
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly chairs: readonly TableChair[];
}

function sceneOf(
  { you, names, layout, chairs }: Around,
  known: Known<Rarities>,
  picture: Picture,
  turn: Turn<Rarities> | null,
  aim: Pick | null,
): Scene {
  const props: BoardProps<Rarities> = {
    game: rarities,
    words: words.en,
    language: 'en',
    known,
    you,
    names,
    chairs,
    waited: waitedFor(known),
    turn,
    asking: { sentence: ['?'], about: null, small: [], rule: null, refused: null },
    due: null,
    lines: [],
    shown() {},
    outcome: null,
    taste: { speed: 1, reduced: false, volume: 0, keys: true },
    why: () => ['no'],
    lookUp() {},
    slots: { notes: null, clock: null, over: null },
  };
  const { at } = picksAt(turn?.question ?? null);
  return { props, picture, w: tableWords.en, layout, at, aim, setAim() {}, fanned: null, setFanned() {} };
}

const markup = (shown: readonly Scene[], you: Seat | null): string => {
  const { others, board, mine } = drawn(shown, you);
  return renderToString(createElement(Fragment, null, others, board, mine));
};

/** Everything one seat sees around one answer: the questions, somebody pointing at things, each event lifted and landed. */
function* seen(around: Around, t: Table, chance: Chance): Generator<Scene> {
  const { you } = around;
  const known = (): Known<Rarities> => structuredClone(viewOf(t.state, you));
  const before = known();
  const picture = rest(before, you);
  const turn = turnOf(before, you, []);
  yield sceneOf(around, before, picture, turn, null);
  const picks = turn?.question.choice.picks ?? [];
  if (picks.length > 0) {
    const pick = picks[chance.int(picks.length)];
    yield sceneOf(around, before, picture, turn, pick);
    const half = turnOf(before, you, [pick]);
    if (half !== null) yield sceneOf(around, before, picture, half, null);
  }
  playOne(t, chance);
  const after = known();
  const next = turnOf(after, you, []);
  yield sceneOf(around, after, picture, next, null);
  let m = picture;
  for (const event of t.heard(you)) {
    yield sceneOf(around, after, lift(m, event, you), next, null);
    m = land(m, event, you);
    yield sceneOf(around, after, m, next, null);
  }
}

const ROOMS = { wide: [980, 740], phone: [390, 800] } as const;

describe.each(['race', 'sealed', 'open'] as const)('%s', (landing) => {
  test.each(['wide', 'phone'] as const)('%s: parts that were passed over look like newly drawn ones', (room) => {
    for (let game = 0; game < cases(1); game++) {
      const name = `${seed} ${landing} ${room} ${game}`;
      const chance = new FastChance(name);
      const players = 3 + chance.int(4);
      const you = chance.int(5) === 0 ? null : ([...seatsOf(players)][chance.int(players)] as Seat);
      const t = Table.deal(players, { landing }, name);
      const chair = (n: string): TableChair => ({ kind: 'bot', name: n, away: false, portrait: `${n}.svg`, state: 'Bot', clock: null });
      const names = NAMES.slice(0, players);
      const [width, height] = ROOMS[room];
      const layout = layoutOf(width, height, you === null ? players : players - 1, you !== null, 6);
      const around: Around = { you, names, layout, chairs: names.map(chair) };
      const parts = partsOf(you, players);
      let shown: readonly Scene[] | null = null;
      // Somewhere in the middle of a game there are ships and full planets.
      for (let n = chance.int(ANSWERS); n > 0 && !t.over; n--) playOne(t, chance);
      for (let n = 0; n < ANSWERS && !t.over; n++)
        for (const scene of seen(around, t, chance)) {
          const now: readonly Scene[] = parts.map((same, i): Scene => (shown !== null && same(shown[i], scene) ? shown[i] : scene));
          const fresh = parts.map(() => scene);
          if (markup(now, you) !== markup(fresh, you)) {
            const kept = parts.flatMap((same, i) => (same === undefined || now[i] === scene ? [] : [i]));
            expect(markup(now, you), `${name}, after ${t.match.entries.length} entries, parts ${kept.join()} were kept`).toBe(markup(fresh, you));
          }
          shown = now;
        }
    }
  });
});
