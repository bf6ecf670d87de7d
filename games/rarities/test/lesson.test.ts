/** The guided first game: it can be played as written, what the coach says is true, and then it is an ordinary game. */
import { choose, FastChance, follow, givenIn, hintsOf, know, Match, plain, randomAnswer, ScriptedChance, waitedFor } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CARDS, cardOf, EMPTY, RELICS, SABORTAL, type Tag, VALUES } from '../content/cards.ts';
import { rarities } from '../game.ts';
import type { HintId } from '../lesson/hints.ts';
import { lesson } from '../lesson/index.ts';
import { NOVA, YOU, ZORGO } from '../lesson/script.ts';
import { completeSets } from '../rules/planet.ts';
import type { Event, Rarities } from '../rules/types.ts';

const { script, chance, bots, options } = lesson;
const seed = seedOf('rarities: lesson');
const deal = (): Match<Rarities> => new Match(rarities, options, bots.length, new ScriptedChance(chance, new FastChance(seed)));

/** Plays the script as far as cue `until`; `before` sees the table before each cue. */
function play(until = script.length, before: (m: Match<Rarities>, at: number) => void = () => {}): Match<Rarities> {
  const match = deal();
  for (const [i, cue] of script.slice(0, until).entries()) {
    before(match, i);
    if (cue.kind === 'read') continue;
    const [seat, answer] = cue.kind === 'bot' ? [cue.seat, cue.answer] : [YOU, cue.picks.map((p) => p.pick)];
    expect(match.answer(seat, answer).refused, `cue ${i}: ${answer.join(', ')}`).toBeNull();
  }
  return match;
}
const events = (m: Match<Rarities>): Event[] => m.entries.flatMap((e) => e.told.map((t) => t.event));
const last = (m: Match<Rarities>, kind: Event['kind']): Event | undefined => events(m).findLast((e) => e.kind === kind);

describe('the script', () => {
  test('is played to its end, every answer legal, and uses up exactly the chance that is written down', () => {
    const match = play();
    expect(match.entries.flatMap((e) => e.chance)).toEqual(chance);
    expect(completeSets(match.state.pub.planets[YOU])).toBe(1);
    rarities.invariants(match.state);
  });

  test('asks the learner where the coach waits for a pick, and nobody else where a bot is to act', () => {
    play(undefined, (m, i) => {
      const cue = script[i];
      const asked = waitedFor(m.state);
      if (cue.kind === 'bot') expect(asked, `cue ${i}`).toContain(cue.seat);
      if (cue.kind !== 'answer') return;
      expect(asked, `cue ${i}`).toContain(YOU);
      for (const [j, { pick }] of cue.picks.entries()) {
        const path = cue.picks.slice(0, j).map((p) => p.pick);
        expect(choose(rarities, know(m.state, YOU), YOU, path)?.picks, `cue ${i}`).toContain(pick);
      }
    });
  });

  test('is found again at every cue, whatever was read', () => {
    let reads = 0;
    play(undefined, (m, i) => {
      expect(follow(lesson, givenIn(m.entries), reads)).toBe(i);
      if (script[i].kind === 'read') reads++;
    });
    const done = play();
    expect(follow(lesson, givenIn(done.entries), reads)).toBe(script.length);
    // The farewell alone can have been forgotten: it stands after the last answer.
    expect(follow(lesson, givenIn(done.entries), 0)).toBe(script.length - 1);
  });

  test('what may be undone on the way comes back to the same cue, and chance is not shifted', () => {
    const at = script.findIndex((cue) => cue.kind === 'answer' && cue.picks[0].id === 'take');
    const match = play(at + 1);
    expect(match.canUndo(YOU)).toBe(true);
    match.undo(YOU);
    expect(follow(lesson, givenIn(match.entries), 99)).toBe(at);
    for (const cue of script.slice(at)) {
      if (cue.kind === 'read') continue;
      match.answer(cue.kind === 'bot' ? cue.seat : YOU, cue.kind === 'bot' ? cue.answer : cue.picks.map((p) => p.pick));
    }
    expect(match.entries.flatMap((e) => e.chance)).toEqual(chance);
    expect(follow(lesson, givenIn(match.entries), 99)).toBe(script.length);
  });

  test.each([0, 1, 2, 3, 4])('then it is an ordinary game that comes to its end (%i)', (i) => {
    const match = play();
    const answers = new FastChance(`${seed} ${i}`);
    while (!match.over) {
      const [seat] = waitedFor(match.state);
      expect(match.answer(seat, randomAnswer(rarities, match.know(seat), seat, answers)).refused).toBeNull();
    }
    expect(match.outcome?.ranks).toContain(1);
  });

  test('can be left at any cue, and is an ordinary game from there', () => {
    for (let at = 0; at < script.length; at++) {
      const match = play(at);
      const answers = new FastChance(`${seed} leave ${at}`);
      while (!match.over) {
        const [seat] = waitedFor(match.state);
        expect(match.answer(seat, randomAnswer(rarities, match.know(seat), seat, answers)).refused).toBeNull();
      }
    }
  });
});

describe('what the coach says', () => {
  const hints = hintsOf(lesson.script as never);
  const named = { de: lesson.words.de, en: lesson.words.en };
  const names = ['Ada', 'Nova', 'Zorgo'];

  test('is there in both languages, short enough to be read, and the same in what it names', () => {
    expect(new Set(hints.map((h) => h.hint.id)).size).toBe(hints.length);
    expect(Object.keys(named.de)).toEqual(Object.keys(named.en));
    for (const { hint } of hints) {
      const [de, en] = [named.de[hint.id], named.en[hint.id]];
      for (const { title, text } of [de, en]) {
        expect(title.length, hint.id).toBeLessThanOrEqual(40);
        expect(plain(text, names).length, hint.id).toBeLessThanOrEqual(290);
      }
      const refs = (text: typeof de.text): string[] =>
        text.flatMap((p) => (typeof p === 'string' ? [] : 'seat' in p ? [`seat ${p.seat}`] : [`${p.ref} ${p.id}`])).sort();
      expect(refs(de.text), hint.id).toEqual(refs(en.text));
    }
    expect(Object.keys(named.de).sort()).toEqual(hints.map((h) => h.hint.id).sort());
  });

  test('points at places the table has', () => {
    const seats = '[0-2]';
    const relics = RELICS.join('|');
    const anchor = new RegExp(
      `^(hand ${seats}|card (${CARDS.join('|')})|portal ([1-9]|10)|ship ${seats}|berths ([1-9]|10)|sky|planet ${seats}|ring ${seats} (${relics})|pile|pass ${seats})$`,
    );
    const alphabet: readonly string[] = rarities.alphabet(options, bots.length);
    for (const { hint, pick } of hints) {
      expect(hint.at.length, hint.id).toBeGreaterThan(0);
      for (const at of hint.at) expect(anchor.test(at) || alphabet.includes(at), `${hint.id}: ${at}`).toBe(true);
      // Wherever else it may point, what has to be chosen can be pointed at.
      if (pick !== null) expect(hint.at).toContain(pick);
    }
  });

  /** What the words of a hint claim about the table; a hint that claims nothing has no line here. */
  const facts: { readonly [H in HintId]?: (m: Match<Rarities>) => void } = {
    hand: (m) => expect(m.state.mine[YOU].hand[SABORTAL]).toBe(1),
    found: (m) => expect(last(m, 'drawn')).toMatchObject({ by: ZORGO, from: YOU, card: 'plug', portal: 4 }),
    'land-or-fly': (m) => expect(VALUES[m.state.pub.portal]).toBe(2),
    draw: (m) => {
      expect([m.state.pub.portal, m.state.pub.explorer]).toEqual([5, YOU]);
      expect(m.state.pub.hands[NOVA]).toBe(7);
    },
    boots: (m) => {
      expect(last(m, 'drawn')).toMatchObject({ by: YOU, card: 'boots', portal: 5 });
      expect([m.state.mine[YOU].hand[cardOf('boots')], VALUES[5]]).toEqual([1, 2]);
    },
    nerve: (m) => {
      expect(last(m, 'drawn')).toMatchObject({ by: NOVA, card: 'time', portal: 6 });
      expect([VALUES[6], VALUES[7]]).toEqual([2, 3]);
    },
    'touch-down': (m) => expect([m.state.pub.portal, VALUES[7]]).toEqual([7, 3]),
    pile: (m) => {
      expect(m.state.pub.ships).toEqual([YOU, NOVA]);
      expect(m.state.pub.berths).toEqual([7, 7, 0]);
      expect([m.state.pub.portal, m.state.pub.explorer]).toEqual([8, ZORGO]);
    },
    bonus: (m) => {
      expect(last(m, 'sabortal')).toMatchObject({ by: ZORGO, from: YOU });
      expect(m.state.pub.portals[1]).toBe(cardOf('pilferer'));
    },
    take: (m) => {
      expect(last(m, 'collecting')).toMatchObject({ order: [{ seat: YOU, actions: 3 }, { seat: NOVA }] });
      expect(m.state.pub.portals[5]).toBe(cardOf('boots'));
    },
    'place-again': (m) => expect(m.state.pub.planets[YOU][cardOf('boots')]).toBe(1),
    pass: (m) => {
      expect(last(m, 'leftovers')).toMatchObject({ seat: ZORGO });
      expect([m.state.pub.pass, m.state.pub.explorer, m.state.pub.mission]).toEqual([YOU, YOU, 2]);
      expect(m.state.pub.hands.every((n) => n >= 7)).toBe(true);
      expect(m.state.pub.portals.every((c) => c === EMPTY)).toBe(true);
    },
    alien: (m) => expect(m.state.mine[YOU].hand[cardOf('pilferer')]).toBe(1),
    from: (m) => {
      expect(m.state.pub.planets[ZORGO].every((n) => n === 0)).toBe(true);
      expect(m.state.pub.hands[ZORGO]).toBeGreaterThan(7);
      expect(m.state.pub.planets[NOVA][cardOf('boots' satisfies Tag)]).toBe(1);
    },
    goodbye: (m) => {
      expect(m.state.pub.planets[YOU][cardOf('boots')]).toBe(3);
      expect([m.state.pub.portal, waitedFor(m.state).includes(YOU)]).toEqual([1, true]);
    },
  };
  test('is true when it is said', () => {
    let checked = 0;
    play(undefined, (m, i) => {
      for (const { hint } of hints.filter((h) => h.cue === i)) {
        facts[hint.id as HintId]?.(m);
        if (hint.id in facts) checked++;
      }
    });
    expect(checked).toBe(Object.keys(facts).length);
  });
});
