/** The table of Aliens: its picture follows the events, every question can be answered, and it draws nothing it may not know. */
import { FastChance, heardBy, know, Match, readOptions, type Seat, type State, seatsOf, viewOf } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { lengthOf, MOST_BEHIND_MS, type Motion } from '@starboard/table-kit';
import { KIT_SOUNDS } from '@starboard/table-kit/sound';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { aliens } from '../../game.ts';
import type { Aliens, Event, Pick } from '../../rules/types.ts';
import { printedZone } from '../../rules/zone.ts';
import { alex, arrange, ben, clara, dani } from '../../test/table.ts';
import { land, rest } from '../picture.ts';
import { sounds } from '../sounds.ts';
import { stagings } from '../staging.tsx';
import { draw, turnAt } from './seat-at.ts';

const seed = seedOf('aliens: the table');
const staging = stagings.en;
const GAMES = 3;
const WAYS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { A2: true, H15: true, white: true },
  { B3: true },
  { A5: true, G4: true },
  { game: 'beginner' },
];

/** Plays at random; `look` sees the match before each answer, and what was told by it. */
function play(
  name: string,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  look: (m: Match<Aliens>, asked: Seat, n: number) => void,
  told?: (before: State<Aliens>, m: Match<Aliens>, events: readonly ToldOf[]) => void,
): void {
  const chance = new FastChance(name);
  const match = new Match<Aliens>(aliens, readOptions(aliens, options), seats, new FastChance(`${name} deal`));
  for (let n = 0; !match.over && n < 400; n++) {
    const asked = seatsOf(seats).find((s) => turnAt(know(match.state, s), s) !== null);
    if (asked === undefined) throw new Error('nobody is asked');
    look(match, asked, n);
    const picks = turnAt(know(match.state, asked), asked)?.question.choice.picks ?? [];
    const path: readonly Pick[] = [picks[chance.int(picks.length)]];
    const before = aliens.copy(match.state);
    let done = match.answer(asked, path);
    // A move may need a second part, a spotlight its sector.
    if (done.refused !== null) done = match.answer(asked, [...path, path[0] === 'use spotlight' ? 'human start' : 'quiet']);
    expect(done.refused, path.join()).toBeNull();
    if (done.refused === null) told?.(before, match, done.entry.told);
  }
}
type ToldOf = Parameters<typeof heardBy<Aliens>>[0][number];

describe('the picture', () => {
  test.each(WAYS.map((w) => [JSON.stringify(w), w] as const))(`what is heard moves it on to what is known, with %s (${seed})`, (_, options) => {
    for (let g = 0; g < cases(GAMES); g++)
      play(
        `${seed} picture ${g}`,
        4 + (g % 3),
        options,
        () => {},
        (before, match, events) => {
          for (const you of [0 as Seat, null]) {
            let m = rest(viewOf(before, you), you);
            for (const { event } of heardBy(events, you)) m = land(m, event);
            const { zone: _zone, ...now } = m;
            const { zone: _same, ...known } = rest(viewOf(match.state, you), you);
            expect(now).toEqual(known);
          }
        },
      );
  });
});

describe('motions', () => {
  const picture = rest(viewOf(arrange().state, null), null);
  const zone = printedZone('galilei');

  test('E11: a noise looks, lasts and sounds the same whether it is true or not', () => {
    const of = (e: Event) => staging.motions(picture, e, null);
    const t = arrange({ at: ['D09'] });
    const m = rest(viewOf(t.state, alex), alex);
    // Of the one who made it, of somebody else and of a spectator.
    for (const you of [alex, clara, null]) {
      const [heard] = staging.motions(m, { kind: 'noise', seat: alex, sector: 'D09' }, you);
      const [lie] = staging.motions(m, { kind: 'noise', seat: alex, sector: 'D08' }, you);
      expect({ ...lie, from: '', to: '', what: '' }).toEqual({ ...heard, from: '', to: '', what: '' });
    }
    expect(lengthOf(of({ kind: 'noise', seat: alex, sector: 'D09' }))).toBe(lengthOf(of({ kind: 'noise', seat: clara, sector: 'U03' })));
  });

  test('H.15, Q38: both cards of the Engineer are seen as they are', () => {
    const drawn = (...cards: ('green' | 'red')[]): string =>
      renderToString(createElement('i', null, staging.motions(picture, { kind: 'two-cards', seat: alex, hatch: 2, cards }, clara)[0].what));
    expect(new Set([drawn('red', 'red'), drawn('green', 'green'), drawn('green', 'red')]).size).toBe(3);
  });

  test('E14, E18: a card that everybody sees has its name on it, in the language of the screen', () => {
    for (const [language, role, item] of [
      ['en', 'Soldier', 'Spotlight'],
      ['de', 'Soldat', 'Schein\u00ADwerfer'],
    ] as const) {
      const shown = (e: Event): string => renderToString(createElement('i', null, stagings[language].motions(picture, e, null)[0].what));
      expect(shown({ kind: 'eliminated', seat: alex, character: 'soldier', by: clara, how: 'out' })).toContain(role);
      expect(shown({ kind: 'used', seat: alex, item: 'spotlight' })).toContain(item);
    }
  });

  test('every place is on the table and every cue has a sound', () => {
    const html = draw(know(arrange().state, alex), alex);
    const events: Event[] = [
      { kind: 'noise', seat: alex, sector: zone.names[zone.audible[0]] },
      { kind: 'attack', seat: alex, sector: 'D09', hit: [] },
      { kind: 'silence', seat: alex },
      { kind: 'hatch', seat: alex, hatch: 3, card: 'red' },
      { kind: 'spotlight', seat: alex, at: 'D09', seen: [{ seat: clara, sector: 'D08' }] },
      { kind: 'teleported', seat: alex },
      { kind: 'defended', seat: alex },
      { kind: 'used', seat: alex, item: 'spotlight' },
      { kind: 'card', seat: alex, free: true, icon: false },
      { kind: 'examined', by: ben, seat: alex, character: 'captain' },
      { kind: 'two-cards', seat: alex, hatch: 2, cards: ['red', 'red'] },
      { kind: 'item', seat: alex, gone: false },
      { kind: 'discarded', seat: alex },
      { kind: 'eliminated', seat: alex, character: 'captain', by: clara, how: 'turned' },
      { kind: 'escaped', seat: alex, character: 'captain', hatch: 2 },
      { kind: 'walks', seat: alex, hatch: 2, steps: 3 },
      { kind: 'no-alien' },
      { kind: 'sealed-in' },
      { kind: 'time-up' },
      { kind: 'over', ending: 'hunted', winners: [] },
    ];
    for (const e of events)
      for (const m of staging.motions(picture, e, alex)) {
        for (const places of [m.from, m.to].map((p) => [p].flat()))
          expect(
            places.find((at) => html.includes(`data-anchor="${at}"`)),
            `${e.kind}: one of ${places}`,
          ).toBeDefined();
        if (m.cue !== undefined) expect(Object.keys({ ...KIT_SOUNDS, ...sounds })).toContain(m.cue);
      }
  });
});

/** The picks that can be pressed, by keyboard exactly once. */
const pressed = (html: string): string[] =>
  [...html.matchAll(/<(?:button|g)\b[^>]*>/g)].flatMap(([tag]) =>
    /data-state="legal"/.test(tag) && !/data-second/.test(tag) ? [/data-pick="([^"]*)"/.exec(tag)?.[1] ?? ''] : [],
  );

describe('rare questions', () => {
  test('H.15: the Engineer chooses between two cards', () => {
    const t = arrange({ roles: ['engineer', 'first'], at: ['U13', 'P05'], options: { H15: true }, hatchCards: [1, 1] });
    t.goes(alex, 'hatch 3');
    expect(turnAt(know(t.state, alex), alex)?.question.choice.kind).toBe('engineer');
    expect(pressed(draw(know(t.state, alex), alex))).toEqual(['green', 'red']);
  });

  test('Q32: ending the game is two buttons', () => {
    const t = arrange({ at: ['D09', 'D08', 'P05', 'D08'], items: ['attack'] }).attacks(alex, 'D08');
    expect(turnAt(know(t.state, clara), clara)?.question.choice.kind).toBe('agree');
    expect(pressed(draw(know(t.state, clara), clara))).toEqual(['agree', 'go-on']);
  });

  test('E18, H.16: items and players are pressed where they are', () => {
    const t = arrange({ roles: ['medic', 'first'], at: ['D09'], items: ['teleport, 2 adrenaline'], options: { white: true, H16: true } });
    const picks = pressed(draw(know(t.state, alex), alex));
    expect(picks.toSorted()).toEqual(turnAt(know(t.state, alex), alex)?.question.choice.picks.toSorted());
    expect(picks).toEqual(expect.arrayContaining(['use teleport', 'use adrenaline', 'examine 1', 'D08']));
  });
});

/** What the stage is told to do, as it is drawn, and how long that takes. */
const drawnMotions = (motions: readonly Motion[]) => ({
  ms: lengthOf(motions),
  motions: motions.map((m) => ({ ...m, what: renderToString(createElement('i', null, m.what)) })),
});

describe('time', () => {
  test(`what one answer tells is played before the table would jump to the present (${seed})`, () => {
    let longest = 0;
    for (let g = 0; g < cases(4); g++)
      play(
        `${seed} time ${g}`,
        5 + (g % 3),
        WAYS[g % WAYS.length],
        () => {},
        (before, match, events) => {
          // The end tells all ways at once and may be skipped.
          if (match.over) return;
          for (const you of [...seatsOf(2), null]) {
            let m = rest(viewOf(before, you), you);
            let ms = 0;
            for (const { event } of heardBy(events, you)) {
              ms += lengthOf(staging.motions(m, event, you)) + 50;
              m = land(m, event);
            }
            longest = Math.max(longest, ms);
          }
        },
      );
    expect(longest).toBeGreaterThan(1200);
    expect(longest).toBeLessThan(MOST_BEHIND_MS);
  });

  test('E31: the end of time is seen, though eight humans are left behind', () => {
    const picture = rest(viewOf(arrange().state, null), null);
    const left = seatsOf(8).map((seat): Event => ({ kind: 'eliminated', seat, character: 'captain', by: null, how: 'out' }));
    const events: Event[] = [{ kind: 'time-up' }, ...left, { kind: 'over', ending: 'rounds', winners: [] }];
    const ms = events.reduce((sum, e) => sum + lengthOf(staging.motions(picture, e, null)) + 50, 0);
    expect(ms).toBeLessThan(MOST_BEHIND_MS);
  });
});

describe('leaks', () => {
  test(`what a screen plays depends on nothing that its seat may not know (${seed})`, () => {
    let compared = 0;
    for (let g = 0; g < cases(3); g++)
      play(
        `${seed} played ${g}`,
        4 + g,
        WAYS[g % WAYS.length],
        () => {},
        (before, match, events) => {
          for (const you of [...seatsOf(match.state.mine.length), null]) {
            // The world as it was, and another in which all that this seat does not know is different.
            const other = aliens.redeal(aliens.copy(before), you, new FastChance(`${seed} ${g} ${compared}`));
            const heard = heardBy(events, you);
            let [m, n] = [rest(viewOf(before, you), you), rest(viewOf(other, you), you)];
            for (const { event } of heard) {
              expect(drawnMotions(staging.motions(n, event, you))).toEqual(drawnMotions(staging.motions(m, event, you)));
              [m, n] = [land(m, event), land(n, event)];
            }
            if (heard.length > 0 && JSON.stringify(other.mine) !== JSON.stringify(before.mine)) compared++;
          }
        },
      );
    expect(compared).toBeGreaterThan(100);
  });

  test('E11: of one who moves, draws and announces, the others see the same in the same time, whatever is true', () => {
    // Two ways to say D09: from there, and from elsewhere with the other card. Safe and dangerous, near and far.
    const worlds = [
      arrange({ at: ['D08', 'U03', 'P05', 'U04'] })
        .card('own')
        .goes(alex, 'D09')
        .says(alex, 'D09'),
      arrange({ at: ['C08', 'U03', 'P05', 'U04'] })
        .card('any')
        .goes(alex, 'C09')
        .says(alex, 'D09'),
      arrange({ at: ['U08', 'U03', 'P05', 'U04'] })
        .card('any')
        .goes(alex, 'U07')
        .says(alex, 'D09'),
    ];
    for (const you of [ben, clara, dani, null]) {
      const played = worlds.map((t) => {
        let m = rest(viewOf(t.state, you), you);
        return t.heard(you).map((e) => {
          const motions = drawnMotions(staging.motions(m, e, you));
          m = land(m, e);
          return motions;
        });
      });
      expect(played[1]).toEqual(played[0]);
      expect(played[2]).toEqual(played[0]);
      const pages = worlds.map((t) => draw(know(t.state, you), you));
      expect(pages[1]).toBe(pages[0]);
      expect(pages[2]).toBe(pages[0]);
    }
  });

  test(`two worlds that differ in what a seat may not know are drawn the same for it (${seed})`, () => {
    let compared = 0;
    for (let g = 0; g < cases(3); g++)
      play(`${seed} leak ${g}`, 4 + g, g === 1 ? { overlay: true } : {}, (match, asked, n) => {
        if (n % 150 !== 7) return;
        for (const you of [...seatsOf(match.state.mine.length), null]) {
          if (you === asked) continue;
          const other = aliens.redeal(aliens.copy(match.state), you, new FastChance(`${seed} ${g} ${n}`));
          expect(draw(know(other, you), you)).toBe(draw(know(match.state, you), you));
          if (JSON.stringify(other.mine) !== JSON.stringify(match.state.mine)) compared++;
        }
      });
    // The worlds did differ.
    expect(compared).toBeGreaterThan(5);
  });

  test('E11, Q36: after a noise, a true one and a lie are drawn the same for everybody else', () => {
    // In both worlds alex says D09: once from there, once from C09 with a card that leaves the choice.
    const here = arrange({ at: ['D08', 'U03', 'P05', 'U04'] })
      .card('own')
      .goes(alex, 'D09')
      .says(alex, 'D09');
    const away = arrange({ at: ['C08', 'U03', 'P05', 'U04'] })
      .card('any')
      .goes(alex, 'C09')
      .says(alex, 'D09');
    for (const you of [ben, clara, dani, null]) {
      expect(draw(know(away.state, you), you)).toBe(draw(know(here.state, you), you));
      const motions = [here, away].map((t) =>
        t
          .heard(you)
          .flatMap((e) => staging.motions(rest(viewOf(t.state, you), you), e, you))
          .map((m) => ({ ...m, what: renderToString(createElement('i', null, m.what)) })),
      );
      expect(motions[1]).toEqual(motions[0]);
    }
    expect(draw(know(away.state, alex), alex)).not.toBe(draw(know(here.state, alex), alex));
  });

  test('E6: neither place nor role of another is in the page', () => {
    const t = arrange({ roles: ['captain', 'first'], at: ['D09', 'U03'] });
    const html = draw(know(t.state, alex), alex);
    expect(html.match(/class="x-you/g)).toHaveLength(1);
    expect(draw(know(t.state, null), null)).not.toContain('class="x-you');
  });
});
