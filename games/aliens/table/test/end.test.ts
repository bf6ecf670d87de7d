/** After the end: what the table tells is what the match was. */
import { courseOf, FastChance, Match, makeRecord, plainTerms, randomAnswer, readOptions, seatAt, seatsOf, waitedFor } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { isHuman } from '../../content/cards.ts';
import { aliens } from '../../game.ts';
import * as trail from '../../rules/trail.ts';
import type { Aliens, Event } from '../../rules/types.ts';
import { storyOf } from '../../summary/story.ts';
import { deedsOf, nearness, numbersOf } from '../end-truth.ts';
import { endWords } from '../end-words.ts';
import AliensTable from '../index.tsx';
import { outSince, planOf } from '../model.ts';
import { land, rest } from '../picture.ts';
import { roundMarks } from '../round-marks.ts';
import { draw, propsAt } from './seat-at.ts';

const seed = seedOf('aliens: the end of the table');
const WAYS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { A2: true, zone: 'fermi' },
  { B3: true },
  { scenario: 'arena' },
  { game: 'beginner', zone: 'fermi' },
];

function played(options: Readonly<Record<string, unknown>>, i: number): Match<Aliens> {
  const match = new Match<Aliens>(aliens, readOptions(aliens, options), 4 + (i % 3), new FastChance(`${seed} ${i}`));
  const answers = new FastChance(`${seed} answers ${i}`);
  while (!match.over) {
    const [seat] = waitedFor(match.state);
    match.answer(seat, randomAnswer(aliens, match.know(seat), seat, answers));
  }
  return match;
}
const games = WAYS.flatMap((way, i) => Array.from({ length: cases(2) }, (_, k) => played(way, i + 5 * k)));
const events = (m: Match<Aliens>): Event[] => m.entries.flatMap((e) => e.told.map((t) => t.event));

test('every move is told with its true sector, in order', () => {
  for (const match of games) {
    const k = match.know(null);
    const all = [...deedsOf(k).values()].flat();
    for (const seat of seatsOf(k.pub.status.length)) {
      const path = k.pub.truth?.[seat].path.slice(1) ?? [];
      const own = all.filter((d) => d.seat === seat);
      const went = own.flatMap((d) => (d.kind === 'went' ? [d.at] : []));
      // A.5: being sent back is a step of the way too, and is told as what it is.
      if (own.some((d) => d.kind === 'back')) expect(went.length + own.filter((d) => d.kind === 'back').length).toBe(path.length);
      else expect(went).toEqual(path);
    }
  }
});

test('lies, attacks and victims are those of the log', () => {
  for (const match of games) {
    const terms = plainTerms(aliens, match.options, seatsOf(match.state.mine.length).map(String));
    const { noises } = storyOf(courseOf(makeRecord(match, terms, { kind: 'seed', seed: String(seed) }, [])));
    const n = numbersOf(match.know(null));
    const attacks = match.entries.filter((e) => e.told.some((t) => t.event.kind === 'attack'));
    expect([n.noises, n.lies]).toEqual([noises.length, noises.filter((x) => x.said !== x.real).length]);
    expect([n.attacks, n.hits]).toEqual([attacks.length, attacks.filter((e) => e.told.some((t) => t.event.kind === 'eliminated')).length]);
    expect(n.escaped).toBe(match.state.pub.status.filter((s) => s === 'escaped').length);
  }
});

test('how near the other side came: a number for every round aboard, and never less than the least', () => {
  for (const match of games) {
    for (const you of [null, ...seatsOf(match.state.mine.length)]) {
      const near = nearness(match.know(null), you);
      expect(near.steps).toHaveLength(match.state.pub.round);
      const known = near.steps.filter((s) => s !== null);
      expect(near.least?.steps).toBe(known.length === 0 ? undefined : Math.min(...known));
      if (near.least !== null) expect(near.steps[near.least.round - 1]).toBe(near.least.steps);
    }
  }
});

test('whoever an alien eliminated had it in the sector in that round', () => {
  let found = 0;
  for (const match of games) {
    const k = match.know(null);
    if (k.pub.options.B3 || k.pub.options.A5) continue;
    for (const [round, deeds] of deedsOf(k)) {
      for (const [i, deed] of deeds.entries()) {
        const by = deeds.slice(0, i).findLast((d) => d.kind === 'went');
        const [hit, alien] = [deed, by].map((d) => (d === undefined ? undefined : k.pub.truth?.[d.seat]));
        if (deed.kind !== 'out' || by?.what !== trail.ATTACK || !isHuman(hit?.character ?? -1) || isHuman(alien?.character ?? 0)) continue;
        // The others who are left behind at an end are not attacked.
        if (hit?.path.at(-1) !== by.at) continue;
        found++;
        expect(nearness(k, deed.seat).steps[round - 1]).toBe(0);
      }
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('boxes carry eliminations, escapes and broken hatches, and nothing that is still on its way', () => {
  for (const match of games) {
    const k = match.know(null);
    const marks = roundMarks(rest(k, null), k);
    let round = 0;
    const found = new Map<number, Set<string>>();
    for (const e of events(match)) {
      if (e.kind === 'round') round = e.n;
      const mark = e.kind === 'eliminated' ? 'out' : e.kind === 'escaped' ? 'escaped' : e.kind === 'hatch' && e.card === 'red' ? 'broken' : null;
      if (mark !== null) found.set(round, (found.get(round) ?? new Set()).add(mark));
    }
    expect(new Map([...marks].map(([r, m]) => [r, [...m].sort()]))).toEqual(new Map([...found].map(([r, m]) => [r, [...m].sort()])));
  }
  const [match] = games;
  const first = match.entries[0].told.map((t) => t.event).reduce(land, rest(match.know(null), null));
  expect(roundMarks({ ...first, round: 0 }, match.know(null)).size).toBe(0);
});

test('a way is strong over four rounds, and who has left by the shown round is pale from then on', () => {
  for (const match of games) {
    const k = match.know(null);
    const { round } = k.pub;
    for (const upTo of [1, Math.ceil(round / 2), round]) {
      const { ways } = planOf(rest(k, null), k, null, upTo);
      for (const { seat, path, late } of ways) {
        const before = planOf(rest(k, null), k, null, upTo - 4).ways[seat].path.length;
        expect(path.slice(-late.length)).toEqual(late);
        expect(late.length).toBe(path.length - Math.max(0, before - 1));
        if (outSince(k, seat) <= upTo - 4) expect(late).toHaveLength(1);
      }
    }
  }
});

test('a hatch that was reached later is open in the rounds before', () => {
  const k = games[0].know(null);
  const now = rest(k, null);
  const { zone } = now;
  const reached = { seat: seatAt(0), round: 3, sector: zone.hatches[2], what: trail.HATCH };
  const p = { ...now, round: 5, trail: [reached], hatches: now.hatches.with(2, 'broken') };
  expect([2, 3, 5].map((round) => planOf(p, k, null, round).hatches[2])).toEqual(['open', 'broken', 'broken']);
  expect(planOf(p, k, null, null).hatches).toBe(p.hatches);
});

test('both languages say everything', () => {
  const keys = (o: object): unknown => Object.entries(o).map(([k, v]) => [k, typeof v === 'object' ? keys(v as object) : typeof v]);
  expect(keys(endWords.de)).toEqual(keys(endWords.en));
});

describe('who sees what', () => {
  test('E4: nobody sees faces, threads or lies before the end; afterwards everybody does', () => {
    const match = new Match<Aliens>(aliens, readOptions(aliens, {}), 6, new FastChance(`${seed} seen`));
    for (const seat of [null, seatAt(0)]) expect(draw(match.know(seat), seat)).not.toMatch(/x-faces|x-lies|x-player/);
    const over = games[0];
    for (const seat of [null, seatAt(0)]) {
      const html = draw(over.know(seat), seat);
      for (const what of ['x-faces', 'x-lies', 'x-player']) expect(html).toContain(what);
    }
  });

  test('E30, Q33: the winners’ rows are marked and not pale, also if they have left', () => {
    for (const match of games) {
      const outcome = match.outcome!;
      const won = seatsOf(outcome.ranks.length).filter((seat) => outcome.ranks[seat] === 1);
      const props = { ...propsAt(match.know(null), null), outcome };
      const html = renderToString(createElement(AliensTable, props));
      const rows = [...html.matchAll(/<tr(?: class(?:="([^"]*)")?)?><th scope="row">.*?<b>([^<]*)<\/b>/g)].map(([, marks = '', name]) => ({
        marks,
        name,
      }));
      expect(rows).toHaveLength(outcome.ranks.length);
      const marked = rows.filter(({ marks }) => marks.includes('won')).map(({ name }) => name);
      expect(marked.sort()).toEqual(won.map((seat) => props.names[seat] ?? '').sort());
      for (const { marks } of rows) expect(marks.includes('won') && marks.includes('gone')).toBe(false);
    }
  });

  test('16 players fit on one-line rows, and seats 9 to 16 are drawn hollow', () => {
    const match = new Match<Aliens>(aliens, readOptions(aliens, { white: true }), 16, new FastChance(`${seed} many`));
    const html = draw(match.know(seatAt(0)), seatAt(0));
    expect(html).toContain('x-sheet many');
    expect(html.match(/stroke-dasharray="9 5"/g)?.length).toBeGreaterThanOrEqual(8);
  });
});
