/**
 * A part of the table that says it looks the same is not drawn. So whatever happens, a table whose parts kept what they had must
 * look like one that is drawn from scratch.
 */
import {
  type Chance,
  FastChance,
  heardBy,
  type Known,
  Match,
  plain,
  randomAnswer,
  readOptions,
  type Seat,
  seatsOf,
  viewOf,
  waitedFor,
} from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import type { BoardProps, Shape } from '@starboard/table-kit';
import { propsAt, turnAt } from '@starboard/table-kit/testing';
import { createElement, Fragment } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { afternova } from '../../game.ts';
import { MOST_VERSIONS, PLAN } from '../../rules/picks.ts';
import type { Afternova } from '../../rules/types.ts';
import { andrew, arrange, jeff, mina, planOf, type Table } from '../../test/table.ts';
import { askOf } from '../ask.ts';
import { NO_CONTRACT } from '../draft/contract.ts';
import { NO_OFFER } from '../draft/offer.ts';
import { type Drafts, NO_DRAFTS } from '../drafts.ts';
import { drawn, partsOf } from '../parts.tsx';
import { paying } from '../paying.ts';
import { land, lift, type Picture, rest } from '../picture.ts';
import { rootOf, type Scene } from '../scene.ts';
import { tableWords } from '../words.ts';
import { stallOf } from '../yard.tsx';

const seed = seedOf('afternova: the parts of the table');
const ANSWERS = 40;

/** What a person may have touched. */
function touched(known: Known<Afternova>, seat: Seat, chance: Chance): Partial<Drafts> {
  const { talks, active } = known.pub;
  const paw = known.mine?.paws[0];
  if (talks === null) return { planet: chance.int(known.pub.planets.length), plan: known.mine?.plans[0] ?? null, show: null };
  if (chance.int(4) === 0) return { show: { to: [], cards: [] } };
  if (seat !== active) return { offering: chance.int(2) === 0, offer: { ...NO_OFFER, paws: paw === undefined ? [] : [paw] } };
  const helpers = seatsOf(talks.offers.length).filter((s) => talks.offers[s] !== null && chance.int(2) === 0);
  return { contract: { ...NO_CONTRACT, helpers }, declining: helpers[0] ?? null };
}

function sceneOf(base: BoardProps<Afternova>, shape: Shape, known: Known<Afternova>, picture: Picture, drafts: Partial<Drafts>): Scene {
  const turn = known.stack.length > 0 ? turnAt(afternova, known, base.you) : null;
  const props: BoardProps<Afternova> = { ...base, known, turn, waited: waitedFor(known) };
  return {
    ...{
      props,
      picture,
      shape,
      small: shape === 'phone',
      w: tableWords.en,
      root: rootOf(props),
      bids: known.mine === null ? null : { own: known.mine.bid, others: known.mine.bids },
      drafts: { ...NO_DRAFTS, ...drafts },
    },
    ...{ isBehind: () => false, set() {}, say() {}, fresh: false, open: null, setOpen() {} },
  };
}
const markup = (shown: readonly Scene[], you: Seat | null): string => {
  const { others, board, mine } = drawn(shown, you);
  return renderToString(createElement(Fragment, null, others, board, mine));
};

test.each(['wide', 'phone'] as const)(`%s: parts that were passed over look like newly drawn ones (${seed})`, (shape) => {
  let kept = 0;
  for (let game = 0; game < cases(2); game++) {
    const name = `${seed} ${shape} ${game}`;
    const chance = new FastChance(name);
    const players = 3 + chance.int(4);
    const you = game % 4 === 3 ? null : seatsOf(players)[chance.int(players)];
    const match = new Match<Afternova>(afternova, readOptions(afternova, {}), players, new FastChance(`${name} deal`));
    const play = () => {
      const waited = waitedFor(match.know(null));
      const seat = waited[chance.int(waited.length)];
      let answer = randomAnswer(afternova, match.know(seat), seat, chance);
      for (let i = 0; i < 3 && ['show', 'abort', 'withdraw', 'nothing', 'market'].includes(answer[0]); i++)
        answer = randomAnswer(afternova, match.know(seat), seat, chance);
      const done = match.answer(seat, answer);
      if (done.refused !== null) throw new Error(answer.join());
      return done.entry.told;
    };
    for (let n = 40 + chance.int(100); n > 0 && !match.over; n--) play();
    const base = propsAt(afternova, players, match.know(you), you);
    const parts = partsOf(you, players);
    let shown: readonly Scene[] | null = null;
    const look = (scene: Scene): void => {
      const now: readonly Scene[] = parts.map((same, i): Scene => (shown !== null && same(shown[i], scene) ? shown[i] : scene));
      const fresh = parts.map(() => scene);
      kept += now.filter((s) => s !== scene).length;
      if (markup(now, you) !== markup(fresh, you)) {
        const at = now.flatMap((s, i) => (s === scene ? [] : [i]));
        expect(markup(now, you), `${name}, after ${match.entries.length} entries, parts ${at.join()} were kept`).toBe(markup(fresh, you));
      }
      shown = now;
    };
    for (let n = 0; n < ANSWERS && !match.over; n++) {
      const before = structuredClone(viewOf(match.state, you));
      let m = rest(before);
      const at = (picture: Picture, known: Known<Afternova>, drafts: Partial<Drafts> = {}): void =>
        look(sceneOf(base, shape, known, picture, drafts));
      at(m, before);
      if (you !== null && before.flow.asked.includes(you)) at(m, before, touched(before, you, chance));
      const told = play();
      const after = structuredClone(viewOf(match.state, you));
      at(m, after);
      for (const { event } of heardBy(told, you)) {
        at(lift(m, event, you), after);
        m = land(m, event, you);
        at(m, after);
      }
      at(rest(after), after);
    }
  }
  expect(kept).toBeGreaterThan(500);
});

test(`Q35: the bar of a caller never says wait where that would end the talks (${seed})`, () => {
  const seen = { last: 0, others: 0 };
  for (let game = 0; game < cases(4); game++) {
    const chance = new FastChance(`${seed} last word ${game}`);
    const match = new Match<Afternova>(afternova, readOptions(afternova, {}), 4, new FastChance(`${seed} last word ${game} deal`));
    for (let n = 0; n < 300 && !match.over; n++) {
      const { active, talks } = match.know(null).pub;
      const known = match.know(active);
      const waited = waitedFor(known);
      if (talks !== null && waited.includes(active)) {
        const base = propsAt(afternova, 4, known, active);
        const { acts } = askOf(sceneOf(base, 'wide', known, rest(known), {}));
        const last = waited.length === 1;
        expect(
          acts.some((a) => a.text === tableWords.en.wait),
          `game ${game}, answer ${n}`,
        ).toBe(!last);
        expect(
          acts.some((a) => a.path?.join() === 'abort'),
          `game ${game}, answer ${n}`,
        ).toBe(true);
        seen[last ? 'last' : 'others']++;
      }
      const seat = waited[chance.int(waited.length)];
      let answer = randomAnswer(afternova, match.know(seat), seat, chance);
      for (let i = 0; i < 3 && ['abort', 'market'].includes(answer[0]); i++) answer = randomAnswer(afternova, match.know(seat), seat, chance);
      if (match.answer(seat, answer).refused !== null) throw new Error(answer.join());
    }
  }
  expect(seen.last).toBeGreaterThan(5);
  expect(seen.others).toBeGreaterThan(5);
});

test('A11: who has marked enough for the heap reads which Blueprints the rest pays', () => {
  const t = arrange({ paws: ['PE PE', 'SS'], plans: ['bp01'], store: ['GKK'], planets: [['pl01', 'YGP']] });
  t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
  const known = t.match.know(jeff);
  const says = (...picked: readonly string[]): string | null =>
    askOf(sceneOf(propsAt(afternova, 3, known, jeff), 'wide', known, rest(known), { picked })).small ?? null;
  // Of a yellow, two green, a purple and two black.
  expect(says('4')).toBeNull();
  expect(says('4', '5')).toBe('What is left pays “Bolt-on Pannier”.');
  expect(says('0', '5')).toBe('What is left pays none of your Blueprints.');
});

/** The question, and why its only button does nothing yet; null: it does. */
function asks(t: Table, drafts: Partial<Drafts>): readonly [string, string | null] {
  const known = t.match.know(jeff);
  const { sentence, acts } = askOf(sceneOf(propsAt(afternova, 3, known, jeff), 'wide', known, rest(known), drafts));
  return [plain(sentence, []).replaceAll('\u00a0', ' '), acts[0].refusal?.why ?? null];
}

test('A11, A16: the question counts what is still to be marked, then says what goes; before that the answer is unfinished', () => {
  const t = arrange({ paws: ['PE PE', 'SS'], plans: ['bp01'], store: ['GKK'], planets: [['pl01', 'YGP']] });
  t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
  expect(asks(t, {})).toEqual(['You have 6 fragments and room for 4. Discard which fragment? 2 to go.', 'unfinished']);
  expect(asks(t, { picked: ['4'] })).toEqual(['You have 6 fragments and room for 4. Discard which fragment? 1 to go.', 'unfinished']);
  expect(asks(t, { picked: ['4', '0'] })).toEqual(['Discard 1 yellow and 1 black?', null]);

  const full = arrange({ paws: ['PE PE SS MM SM ES'], plans: ['bp01 bp02'], pawRow: 'PP EE PM EM' });
  full.say(jeff, 'market').say(jeff, 'paw row 0').say(jeff, 'paw row 1').say(jeff, 'paw row 2');
  const paws = full.paw(jeff, 0, 1);
  expect(asks(full, { picked: paws })).toEqual(['Your hand limit is 8 cards. Discard which card? 1 to go.', 'unfinished']);
  const [question, why] = asks(full, { picked: [...paws, PLAN[planOf('bp02')]] });
  expect(question).toMatch(/^Discard .+, .+ and Side Hopper\?$/);
  expect(why).toBeNull();
});

test('Q27: where the round is finished first, a turn after the sixth Blueprint is not called the last chance', () => {
  const six = 'bp16 bp17 bp18 bp19 bp20 bp21';
  const says = (turn: Seat): string => {
    const t = arrange({ options: { ending: 'round' }, turn, first: jeff, built: [undefined, six], plans: ['bp01'], store: ['YG'], ends: true });
    t.state.pub.last = true;
    return asks(t, {})[0];
  };
  expect(says(andrew)).toBe('Do you complete a Blueprint?');
  expect(says(mina)).toBe(tableWords.en.lastChance);
});

test('Q36: a caller whose contracts are used up reads that, and is not told to touch an offer', () => {
  const t = arrange({ paws: ['PP', 'EE PE'], planets: [['pl02', 'YPGG']] }).say(jeff, 'planet 0', 'call', 'lack 1', 'lack 2', 'done');
  const paper = (): string => {
    const known = t.match.know(jeff);
    const scene = sceneOf(propsAt(afternova, 3, known, jeff), 'wide', known, rest(known), {});
    const parts = partsOf(jeff, 3).map(() => scene);
    return markup(parts, jeff);
  };
  t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take Y', 'send');
  expect(paper()).toContain(tableWords.en.notEnough);
  t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0, 1), 'for', 'take Y', 'send');
  expect(paper()).toContain(tableWords.en.touchSlip);
  t.state.pub.acts.versions = MOST_VERSIONS;
  expect(asks(t, {})[0]).toContain('You have proposed all 6 contracts of this turn.');
  expect(paper()).toContain(tableWords.en.noneLeft);
  expect(paper()).not.toContain(tableWords.en.draftOf(7, MOST_VERSIONS));
});

test('Q25: where a refinery leaves a choice, a finger chooses on a paper and a mouse in the hold', () => {
  const t = arrange({ ends: true, built: ['bp25 bp01'], plans: ['bp21'], store: ['YYGGK'] });
  const known = t.match.know(jeff);
  const chosen: Partial<Drafts>[] = [];
  const at = (shape: Shape, drafts: Partial<Drafts>): Scene => ({
    ...sceneOf(propsAt(afternova, 3, known, jeff), shape, known, rest(known), { plan: planOf('bp21'), ...drafts }),
    set: (draft) => chosen.push(draft),
  });
  // Two yellow and two green are printed; the black may stand in for one of them.
  expect(paying(at('phone', {}), jeff)?.map((f) => [f.pays, f.choose !== null])).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [true, false],
    [false, true],
  ]);
  paying(at('phone', {}), jeff)?.[4].choose?.();
  expect(paying(at('phone', chosen[0]), jeff)?.[4].pays).toBe(true);
  expect(stallOf(at('phone', {}))).not.toBeNull();
  expect(stallOf(at('wide', {}))).toBeNull();
  expect(stallOf(at('phone', { plan: null }))).toBeNull();
});
