/** What travels at each event: between places the table has, in time, and nothing twice. */
import { FastChance, type Seat, seatsOf, viewOf } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { lengthOf, MOST_BEHIND_MS, type Motion } from '@starboard/table-kit';
import { KIT_SOUNDS } from '@starboard/table-kit/sound';
import { describe, expect, test } from 'vitest';
import { CARDS, RELICS } from '../../content/cards.ts';
import type { Event } from '../../rules/types.ts';
import { type Player, playOne, Table } from '../../test/table.ts';
import { land, rest } from '../picture.ts';
import { sounds } from '../sounds.ts';
import { stagingIn } from '../staging.tsx';

const seed = seedOf('rarities: the staging');
const GAMES = 6;

const seats = [0, 1, 2, 3, 4, 5];
const ANCHORS = new Set([
  'sky',
  'pile',
  ...seats.flatMap((s) => [`hand ${s}`, `ship ${s}`, `planet ${s}`, `pass ${s}`, ...RELICS.map((r) => `ring ${s} ${r}`)]),
  ...CARDS.map((tag) => `card ${tag}`),
  ...Array.from({ length: 10 }, (_, i) => [`portal ${i + 1}`, `berths ${i + 1}`]).flat(),
]);

/** Hardly ever lands, so that portal 10 is reached. */
const daring: Player = (t, seat, chance) => {
  const picks = t.offers(seat);
  if (picks.includes('stay') && chance.int(10) > 0) return ['stay'];
  if (picks.some((p) => p.startsWith('draw'))) return [picks[chance.int(t.seats - 1)]];
  return [picks[chance.int(picks.length)]];
};

interface Shown {
  readonly event: Event;
  readonly motions: readonly Motion[];
}

/** All that is shown at every chair, answer by answer. */
function watch(players: number, landing: 'race' | 'sealed' | 'open', see: (shown: readonly Shown[], you: Seat | null) => void): void {
  for (let game = 0; game < cases(GAMES); game++) {
    const name = `${seed} ${players} ${landing} ${game}`;
    const chance = new FastChance(name);
    const t = Table.deal(players, { landing }, name);
    while (!t.over) {
      const before = [...seatsOf(players), null].map((you) => structuredClone(rest(viewOf(t.state, you), you)));
      playOne(t, chance, ...(game % 2 === 0 ? [] : [daring]));
      for (const [i, you] of [...seatsOf(players), null].entries()) {
        let m = before[i];
        const shown = t.heard(you).map((event): Shown => {
          const was = m;
          m = land(m, event, you);
          return { event, motions: stagingIn('en').motions(was, event, you) };
        });
        see(shown, you);
      }
    }
  }
}
const anchors = (m: Motion): string[] => [m.from, m.to, m.via ?? []].flat();
const must = (holds: boolean, what: string): void => {
  if (!holds) expect.fail(what);
};

describe.each([3, 6])('%i players', (players) => {
  test.each(['race', 'sealed', 'open'] as const)('%s: between places of the table, short enough that nothing is skipped', (landing) => {
    watch(players, landing, (shown) => {
      for (const { event, motions } of shown) {
        for (const m of motions) for (const a of anchors(m)) must(ANCHORS.has(a), `${event.kind}: there is no place '${a}'`);
        must(motions.filter((m) => m.kind === 'drama').length <= 1, `${event.kind}: one drama at most`);
        must(
          motions.every((m) => ['pulse', 'drama'].includes(m.kind) || m.what !== undefined),
          `${event.kind}: what travels is drawn`,
        );
        must(
          motions.every((m) => m.what === undefined || m.size !== undefined),
          `${event.kind}: what is drawn has a size`,
        );
      }
      const whole = shown.reduce((ms, { motions }) => ms + lengthOf(motions), 0);
      // The stage jumps when it is further behind: one answer alone must never be skipped.
      must(whole < MOST_BEHIND_MS, `${shown.map((s) => s.event.kind).join(', ')} take ${whole} ms`);
    });
  });
});

test('R12, Q12: another hand’s card is seen from behind until it arrives, your own from the front', () => {
  watch(4, 'race', (shown, you) => {
    for (const { event, motions } of shown) {
      if (event.kind === 'drawn') must(motions[0].kind === (event.from === you ? 'fly' : 'flip'), 'a drawn card turns over');
      if (event.kind === 'took') must(motions[0].kind === (event.seat === you ? 'fly' : 'flip'), 'a card taken by another turns its back');
      if (event.kind === 'refills') must(motions.length > 0, 'backs fly from the pile');
    }
  });
});

test('R39: the Time Thief’s ships slide one portal in 120 ms, the nearest begin', () => {
  const m = rest(viewOf(Table.deal(5).state, null), null);
  const ships = [
    { seat: 2 as Seat, from: 2, to: 1 },
    { seat: 0 as Seat, from: 5, to: 2 },
    { seat: 1 as Seat, from: 5, to: 2 },
    { seat: 3 as Seat, from: 7, to: 4 },
  ];
  const slides = stagingIn('de')
    .motions(m, { kind: 'thieved', by: 4 as Seat, portal: 8, ships }, null)
    .filter((motion) => motion.kind === 'slide');
  expect(slides.map((s) => s.ms)).toEqual([120, 360, 360, 360]);
  const [first, second, same, last] = slides.map((s) => s.delay!);
  expect([second - first, same - second, last - same]).toEqual([120, 0, 120]);
  expect(slides[3].via).toEqual(['berths 6', 'berths 5']);
});

test('R24, R32: sounds follow what happens', () => {
  const cues = new Map<string, Set<string>>();
  watch(5, 'race', (shown) => {
    for (const { event, motions } of shown) {
      const heard = cues.get(event.kind) ?? new Set();
      for (const m of motions) if (m.cue !== undefined) heard.add(m.cue);
      cues.set(event.kind, heard);
    }
  });
  const of = (kind: Event['kind']): string[] => [...(cues.get(kind) ?? [])].toSorted();
  expect(of('drawn')).toEqual(['draw', 'place']);
  expect(of('sabortal')).toEqual(['draw', 'sabortal']);
  expect(of('landed')).toEqual(['land', 'land-own']);
  expect(of('placed')).toEqual(['draw', 'place', 'set']);
  expect(of('won')).toEqual(['win']);
  // A misspelt cue would be silent.
  for (const cue of new Set([...cues.values()].flatMap((heard) => [...heard]))) expect({ ...KIT_SOUNDS, ...sounds }).toHaveProperty(cue);
});
