/** The guided first game: it can be played as written, what the coach says is true, and then it is an ordinary game. */
import { choose, FastChance, follow, givenIn, hintsOf, know, Match, plain, randomAnswer, ScriptedChance, waitedFor } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import type { HintId } from '../lesson/hints.ts';
import { lesson } from '../lesson/index.ts';
import { KIKI, MOMO, YOU } from '../lesson/script.ts';
import { packOf } from '../rules/pack.ts';
import { capacity } from '../rules/power.ts';
import { offerOf } from '../rules/present.ts';
import type { Afternova, Event } from '../rules/types.ts';
import { gemsText, planOf } from './table.ts';

const { script, chance, bots, options } = lesson;
const seed = seedOf('afternova: lesson');
const deal = (): Match<Afternova> => new Match(afternova, options, bots.length, new ScriptedChance(chance, new FastChance(seed)));

/** Plays the script as far as cue `until`; `before` sees the table before each cue. */
function play(until = script.length, before: (m: Match<Afternova>, at: number) => void = () => {}): Match<Afternova> {
  const match = deal();
  for (const [i, cue] of script.slice(0, until).entries()) {
    before(match, i);
    if (cue.kind === 'read') continue;
    const [seat, answer] = cue.kind === 'bot' ? [cue.seat, cue.answer] : [YOU, cue.picks.map((p) => p.pick)];
    expect(match.answer(seat, answer).refused, `cue ${i}: ${answer.join(', ')}`).toBeNull();
  }
  return match;
}

const finish = (match: Match<Afternova>, of: string): void => {
  const answers = new FastChance(of);
  while (!match.over) {
    const [seat] = waitedFor(match.state);
    expect(match.answer(seat, randomAnswer(afternova, match.know(seat), seat, answers)).refused).toBeNull();
  }
};

describe('the script', () => {
  test('is played to its end, every answer legal, and uses up exactly the chance that is written down', () => {
    const match = play();
    expect(match.entries.flatMap((e) => e.chance)).toEqual(chance);
    expect(match.state.pub.built[YOU]).toEqual([planOf('bp01'), planOf('bp06')]);
    expect([match.state.pub.partnered, match.state.pub.turn]).toEqual([2, 8]);
    afternova.invariants(match.state);
  });

  test('asks the learner where the coach waits for a pick, and a bot where it is to act', () => {
    play(undefined, (m, i) => {
      const cue = script[i];
      const asked = waitedFor(m.state);
      if (cue.kind === 'bot') expect(asked, `cue ${i}`).toContain(cue.seat);
      if (cue.kind !== 'answer') return;
      expect(asked, `cue ${i}`).toContain(YOU);
      for (const [j, { pick }] of cue.picks.entries()) {
        const path = cue.picks.slice(0, j).map((p) => p.pick);
        expect(choose(afternova, know(m.state, YOU), YOU, path)?.picks, `cue ${i}`).toContain(pick);
      }
    });
  });

  test('is found again at every cue, whatever was read', () => {
    let reads = 0;
    play(undefined, (m, i) => {
      expect(follow(lesson, givenIn(m.entries), reads)).toBe(i);
      if (script[i].kind === 'read') reads++;
    });
    expect(follow(lesson, givenIn(play().entries), reads)).toBe(script.length);
  });

  test('can be left at any cue, and is an ordinary game from there', () => {
    for (let at = 0; at <= script.length; at += 5) finish(play(at), `${seed} leave ${at}`);
    finish(play(), `${seed} end`);
  });
});

describe('what the coach says', () => {
  const hints = hintsOf(lesson.script as never);
  const names = ['Ada', 'Momo', 'Kiki'];

  test('is there in both languages, short enough to be read, and the same in what it names', () => {
    const { de, en } = lesson.words;
    expect(new Set(hints.map((h) => h.hint.id)).size).toBe(hints.length);
    expect(Object.keys(de).sort()).toEqual(hints.map((h) => h.hint.id).sort());
    for (const { hint } of hints) {
      const both = [de[hint.id], en[hint.id]];
      for (const { title, text } of both) {
        expect(title.length, hint.id).toBeLessThanOrEqual(40);
        expect(plain(text, names).length, hint.id).toBeLessThanOrEqual(290);
      }
      const refs = both.map(({ text }) =>
        text.flatMap((p) => (typeof p === 'string' ? [] : 'seat' in p ? [`seat ${p.seat}`] : [`${p.ref} ${p.id}`])),
      );
      expect(refs[0].sort(), hint.id).toEqual(refs[1].sort());
    }
  });

  test('points at what has to be chosen, by the name of a pick or of a place', () => {
    const place =
      /^(socket [0-2] [0-5]|seat [0-2]|hand [0-2]|hold [0-2]|card (paw|plan) \d+|planet \d+|(paws|plans) [0-3]|deck (paws|plans)|call|paper|slip [0-2])$/;
    const alphabet: readonly string[] = afternova.alphabet(options, bots.length);
    for (const { hint, pick } of hints) {
      for (const at of hint.at) expect(place.test(at) || alphabet.includes(at), `${hint.id}: ${at}`).toBe(true);
      if (pick !== null) expect(hint.at).toContain(pick);
    }
  });

  const pack = packOf(options);
  const planets = (m: Match<Afternova>): string[] => m.state.pub.planets.map((p) => `${pack.planets[p.card].card.id} ${gemsText(p.gems)}`);
  const hand = (m: Match<Afternova>): string[] => m.state.mine[YOU].paws.map((n) => pack.paws[n].card.id);
  const store = (m: Match<Afternova>, seat = YOU): string => gemsText(m.state.pub.store[seat]);
  const last = (m: Match<Afternova>): Event | undefined => m.entries.flatMap((e) => e.told.map((t) => t.event)).at(-1);

  /** What the words of a hint claim about the table; a hint that claims nothing has no line here. */
  const facts: { readonly [H in HintId]?: (m: Match<Afternova>) => void } = {
    paws: (m) => expect([hand(m), m.state.mine[YOU].plans]).toEqual([['paw05', 'paw06'], [planOf('bp01')]]),
    planet: (m) => expect(planets(m)[0]).toBe('pl01 YGP'),
    build: (m) => expect(store(m)).toBe('YGP'),
    upgrade: (m) => expect([m.state.pub.built[YOU].length, capacity(m.state.pub, YOU), store(m)]).toEqual([1, 5, 'P']),
    market: (m) => {
      expect([m.state.flow.label, hand(m)]).toEqual(['market', []]);
      expect(pack.paws[m.state.pub.pawRow[0]].card.id).toBe('paw01');
    },
    plan: (m) => expect([m.state.pub.planRow[1], hand(m)]).toEqual([planOf('bp06'), ['paw01', 'paw02']]),
    called: (m) => {
      expect([planets(m)[0], m.state.pub.talks?.lacks]).toEqual(['pl07 PWW', [2, 0]]);
      expect(waitedFor(m.state)).toContain(YOU);
    },
    agree: (m) =>
      expect(m.state.pub.talks?.contract?.rows.map((r) => [r.seat, gemsText(r.share)])).toEqual([
        [MOMO, 'WW'],
        [YOU, 'P'],
      ]),
    short: (m) => expect([planets(m)[0], store(m), hand(m), m.state.pub.active]).toEqual(['pl04 YGK', 'PP', ['paw02'], YOU]),
    'wants-yellow': (m) => {
      expect([gemsText(offerOf(m.state.pub, KIKI).take), store(m, KIKI)]).toEqual(['Y', 'KKK']);
      expect(waitedFor(m.state)).toEqual([YOU]);
    },
    'build-again': (m) => expect([store(m), store(m, KIKI), m.state.pub.partnered]).toEqual(['YGPP', 'KKKK', 2]),
    goodbye: (m) => {
      expect(m.state.pub.built[YOU]).toHaveLength(2);
      expect(last(m)).toMatchObject({ kind: 'turn', seat: MOMO });
    },
  };
  test('is true when it is said', () => {
    let checked = 0;
    play(undefined, (m, i) => {
      for (const { hint } of hints.filter((h) => h.cue === i)) {
        const claim = facts[hint.id as HintId];
        claim?.(m);
        if (claim !== undefined) checked++;
      }
    });
    expect(checked).toBe(Object.keys(facts).length);
  });
});
