/** What every collector promises to the code that counts with it and draws its sections: in any portions the same, and complete. */
import {
  type Collector,
  FastChance,
  type Finished,
  type Json,
  know,
  type ReportSection,
  Runner,
  randomAnswer,
  readOptions,
  waitedFor,
} from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from '../index.ts';
import { loadReport } from '../reports.ts';

const seed = seedOf('registry: reports');
const GAMES = 4;

async function played(id: string, seats: number, key: string): Promise<Finished> {
  const { game } = await loadGame(id);
  const options = readOptions(game, {});
  const fate = new FastChance(key);
  const chance = new FastChance(`${key} answers`);
  const runner = Runner.start(game, options, seats, fate, true);
  const { state } = runner;
  for (let n = 1; state.stack.length > 0; n++) {
    const seat = waitedFor(state)[0];
    const answer = randomAnswer(game, know(state, seat), seat, chance);
    fate.at(n);
    runner.answer(seat, answer);
  }
  return { options, seats, events: runner.events.map((t) => t.event), state, outcome: game.outcome(state) };
}

function check(section: ReportSection): void {
  expect(section.title).not.toBe('');
  switch (section.kind) {
    case 'facts':
      for (const i of section.items) expect(i.value).not.toBe('');
      break;
    case 'histogram':
      expect(section.counts.map(([v]) => v)).toEqual([...new Set(section.counts.map(([v]) => v))].sort((a, b) => a - b));
      for (const [value, n] of section.counts) expect(Number.isInteger(value) && Number.isInteger(n) && n > 0).toBe(true);
      break;
    case 'intervals':
      expect(new Set(section.items.map((i) => i.name)).size).toBe(section.items.length);
      for (const i of section.items) {
        expect(i.low <= i.mean + 1e-9 && i.mean <= i.high + 1e-9 && i.low >= 0, JSON.stringify(i)).toBe(true);
        if (section.unit === 'share') expect(i.high).toBeLessThanOrEqual(1);
        if (section.mark === null) expect(i.mark).toBeNull();
      }
      break;
    case 'heatmap': {
      const places = section.cells.map((c) => `${c.x} ${c.y}`);
      expect(new Set(places).size).toBe(places.length);
      for (const c of section.cells) expect(c.label !== '' && (c.value === null || (c.value >= 0 && Number.isFinite(c.value)))).toBe(true);
      break;
    }
    case 'table':
      for (const row of section.rows) expect(row.length).toBe(section.head.length);
  }
}

const withReport = gameIds.filter((id) => loadReport(id) !== null);

describe.each(withReport)('%s', (id) => {
  test('counts the same in any portions, as JSON; every section has what its drawing needs', async () => {
    const { game } = await loadGame(id);
    const collector = (await loadReport(id)) as Collector;
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      if (game.fits?.(readOptions(game, {}), seats) != null) continue;
      const matches = await Promise.all(Array.from({ length: cases(GAMES) }, (_, i) => played(id, seats, `${seed} ${seats} ${i}`)));
      // Every step through JSON: that is how counts travel between threads.
      const sent = (counts: Json): Json => JSON.parse(JSON.stringify(counts)) as Json;
      const count = (list: readonly Finished[]): Json =>
        list.reduce<Json>((counts, m) => sent(collector.add(counts, m)), sent(collector.start(matches[0].options, seats)));
      const whole = JSON.stringify(count(matches));
      for (let cut = 0; cut <= matches.length; cut++) {
        const [a, b] = [matches.slice(0, cut), matches.slice(cut)];
        expect(JSON.stringify(collector.merge(count(a), count(b))), `seed ${seed}`).toBe(whole);
      }
      const parts = matches.map((m) => count([m]));
      const right = structuredClone(parts).reduceRight((sum, part) => collector.merge(part, sum));
      expect(JSON.stringify(structuredClone(parts).reduce((sum, part) => collector.merge(sum, part)))).toBe(whole);
      expect(JSON.stringify(right)).toBe(whole);
      const drawn = (['de', 'en'] as const).map((language) => collector.sections(JSON.parse(whole) as Json, language));
      for (const sections of drawn) {
        expect(sections.length).toBeGreaterThan(0);
        for (const section of sections) check(section);
      }
      expect(drawn[0].map((s) => s.kind)).toEqual(drawn[1].map((s) => s.kind));
      drawn[0].forEach((s, i) => {
        expect(s.title).not.toBe(drawn[1][i].title);
      });
    }
  });
});

test('a game that has a report has it; one that is none has none', () => {
  expect(withReport.length).toBeGreaterThan(0);
  for (const id of ['', 'chess', '__proto__']) expect(loadReport(id)).toBeNull();
});
