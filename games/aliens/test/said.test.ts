/** Sentences word for word: noises, warnings, the scene, the end. */
import { FastChance, know, LANGUAGES, type Language, Match, readOptions, type Seat, seatAt, seatsOf, walk } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { aliens } from '../game.ts';
import type { Aliens, Event, Options } from '../rules/types.ts';
import { button, flat, text } from './reading.ts';
import { alex, arrange, ben, clara, dani, question } from './table.ts';

describe('noises', () => {
  test('E11: a true noise and a free one read the same to everybody, in both languages', () => {
    const lines = (['own', 'any'] as const).map((card) => {
      const t = arrange({ at: ['D09', 'A01', 'M08', 'K05'].map((s) => (s === 'A01' ? undefined : s)) })
        .card(card)
        .goes(alex, 'D08')
        .says(alex, 'D08');
      return LANGUAGES.flatMap((language) =>
        [null, ben, clara, dani].flatMap((you) => [
          ...t.history(you).map((e) => text(aliens.words[language].event[e.kind](e as never, you))),
          ...aliens.words[language].scene(t.view(you), you).flatMap((p) => p.lines.map(text)),
          text(aliens.words[language].waiting(t.view(you), you)),
        ]),
      );
    });
    expect(lines[0]).toEqual(lines[1]);
    expect(lines[0].join('\n')).toContain('Mirela announces a noise in D08.');
    expect(lines[0].join('\n')).toContain('Mirela sagt an: Geräusch in D08.');
  });

  test('Q19: the words warn of a lie that everybody sees through, and only of such', () => {
    const t = arrange({ at: ['D09'] })
      .card('any')
      .goes(alex, 'D08');
    const k = t.match.know(alex);
    const pick = (language: Language, sector: string): string => button(language, sector, k, alex, []);
    expect(pick('en', 'D10')).toBe('Noise in D10 / a safe sector, so an obvious lie');
    expect(pick('de', 'D10')).toBe('Geräusch in D10 / ein Sicherheitssektor, also unglaubwürdig');
    // The table knows that a human or an alien left its start a turn ago.
    expect(pick('en', 'W13')).toBe('Noise in W13 / too far away, so an obvious lie');
    expect(pick('en', 'K08')).toBe('Noise in K08');
    expect(pick('en', 'D08')).toBe('Noise in D08 / where you are');
  });

  test('A.1, Q19: where cards are drawn in safe sectors too, naming one is not an obvious lie', () => {
    const t = arrange({ options: { A1: true }, at: ['M08'] })
      .card('any')
      .goes(alex, 'M09');
    expect(button('en', 'L09', t.match.know(alex), alex, [])).toBe('Noise in L09');
  });
});

describe('before it is done', () => {
  test('E27, Q52: a hatch says how many of the cards that are left are green', () => {
    const at = { at: ['U13'] } as const;
    const say = (language: Language, t: ReturnType<typeof arrange>): string =>
      button(language, 'hatch 3', t.match.know(alex), alex, []).replaceAll('\u00a0', ' ');
    expect(say('en', arrange(at))).toBe('Hatch 3 / you draw a hatch card, 3 of 6 are green');
    expect(say('de', arrange({ ...at, hatches: { 1: 'used', 2: 'used' } }))).toBe(
      'Rettungskapsel 3 / du ziehst eine Rettungskapselkarte, 1 von 4 ist grün',
    );
    const broken = { ...at, options: { hatches: 'one-red' }, hatches: { 1: 'used', 2: 'broken', 4: 'used' } } as const;
    expect(say('en', arrange(broken))).toBe('Hatch 3 / you draw the last hatch card, which is green');
    expect(say('en', arrange({ ...at, options: { D2: true } }))).toBe('Hatch 3 / you escape');
    // A light falls on the hatch and opens nothing.
    const lit = arrange({ ...at, items: ['spotlight'] });
    expect(button('en', 'hatch 3', lit.match.know(alex), alex, ['use spotlight'])).not.toContain('card');
  });

  test('E13: an attack says what it does and what it tells', () => {
    const t = arrange({ turn: ben, at: [undefined, 'E10'], items: ['attack'] });
    const say = (seat: Seat, to: string): string => button('en', 'attack', t.match.know(seat), seat, [to]);
    expect(say(ben, 'D09')).toBe('Attack / hits everyone else there, human or alien; reveals you as an alien');
    expect(say(alex, 'M08')).toBe('Attack / hits everyone else there, human or alien; reveals you as a human');
    const c = question(t.match.know(ben), ben, ['D09']);
    expect(text(aliens.words.en.choice(c, t.match.know(ben), ben, ['D09']))).toBe('You move to D09 (dangerous). Draw a card or attack?');
    t.attacks(ben, 'D09');
    expect(say(ben, 'D08')).toBe('Attack / hits everyone else there, human or alien');
    // E5: with both humans shown, the others are aliens, and that is no news.
    const counted = arrange({ turn: ben, at: [undefined, 'E10'], out: { 0: 'eliminated', 2: 'eliminated' } });
    expect(button('en', 'attack', counted.match.know(ben), ben, ['D09'])).toBe('Attack / hits everyone else there, human or alien');
  });

  test('E18: an item says that it shows a human, as long as that is news; G.4: also where it is used face down', () => {
    const use = (options: Partial<Options>, item: string): string => {
      const t = arrange({ options, items: ['adrenaline, teleport'], at: ['D09'] });
      return button('en', `use ${item}`, t.match.know(alex), alex, []);
    };
    expect(use({}, 'adrenaline')).toBe('Use Adrenaline / move one or two sectors this turn; reveals you as a human');
    expect(use({ G4: true }, 'adrenaline')).toContain('reveals you as a human');
    // An alien cannot use it, so it says nothing of humans.
    const alien = arrange({ items: [undefined, 'adrenaline'], turn: ben });
    expect(button('de', 'use adrenaline', alien.match.know(ben), ben, [])).not.toContain('Mensch');
    expect(use({ G4: true }, 'teleport')).toContain('reveals you as a human');
    // E5: with both aliens shown, everybody knows what the others are.
    const counted = arrange({ items: ['adrenaline'], out: { 1: 'eliminated', 3: 'eliminated' } });
    expect(button('en', 'use adrenaline', counted.match.know(alex), alex, [])).toBe('Use Adrenaline / move one or two sectors this turn');
  });

  test('E22: Sedatives say where they save no card', () => {
    const use = (to: string, options: Partial<Options> = {}): string => {
      const t = arrange({ options, items: ['sedatives'], at: ['D09'] });
      return button('en', 'use sedatives', t.match.know(alex), alex, [to]);
    };
    expect(use('D08')).toBe('Use Sedatives / no card; reveals you as a human');
    expect(use('D10')).toBe('Use Sedatives / you draw no card here anyway; reveals you as a human');
    expect(use('D10', { A1: true })).toBe('Use Sedatives / no card; reveals you as a human');
  });
});

describe('the scene', () => {
  const scene = (t: ReturnType<typeof arrange>, you: Seat | null, language: Language = 'en'): string =>
    aliens.words[language]
      .scene(t.view(you), you)
      .flatMap((p) => [p.title, ...p.lines.map(flat)])
      .join('\n');

  test('says where you are, where you can go, what you hold and what was heard', () => {
    const t = arrange({ round: 1, at: ['D09', 'E12'], items: ['2 sedatives'], hatches: { 2: 'broken' } });
    const mine = scene(t, alex);
    expect(mine).toContain('Round 1 of 39');
    expect(mine).toContain('You are in D09, a dangerous sector.');
    expect(mine).toContain('You can move exactly one sector.\nSafe: D10.\nDangerous: D08, C09, E09, C10 and E10.');
    expect(mine).toContain('Your items: 2× Sedatives.');
    expect(mine).toContain('hatch 2 (V02) broken');
    expect(mine).toContain('Your way to the open hatches: hatch 1 in 8 steps, hatch 3 in 18 steps, hatch 4 in 5 steps.');
    expect(mine).toContain('Cards left: 25 for dangerous sectors, 10 items, 6 for hatches.');
    expect(scene(t, null)).not.toContain('Your way');
    // B.6: without humans there are no hatch cards to count.
    expect(scene(arrange({ options: { scenario: 'arena' }, roles: ['first', 'second'] }), null)).not.toContain('for hatches');
    t.card('own').goes(alex, 'D08').says(alex, 'D08');
    expect(scene(t, ben)).toContain('Mirela: role unknown, 2 items. Round 1: noise in D08.');
    expect(scene(t, ben, 'de')).toContain('Mirela: Charakter unbekannt, 2 Gegenstände. Runde 1: Geräusch in D08.');
  });

  test('E4: after the end everybody’s real route stands beside what was announced', () => {
    const t = arrange({ players: 2, roles: ['captain', 'first'], at: ['D09', 'E12'], round: 1 });
    t.card('any').goes(alex, 'D08').says(alex, 'N10').goes(ben, 'D10');
    t.card('own').goes(alex, 'D09').says(alex, 'D09').attacks(ben, 'D09');
    expect(t.over).toBe(true);
    const all = scene(t, null);
    expect(all).toContain('Mirela was the Captain and began in D09.');
    expect(all).toContain('What really happened in round 1\nMirela: D08, but announced N10.\nJonas: D10, without a card.');
    expect(all).toContain('What really happened in round 2\nMirela: D09, as announced.\nJonas: D09, attacking.');
    expect(scene(t, null, 'de')).toContain('Mirela: D08, angesagt war N10.');
  });

  test('X.2: the table lists where somebody can be, if it plays with that', () => {
    const first = (overlay: boolean): string => {
      const t = arrange({ options: { overlay, zone: 'fermi' } });
      t.goes(alex, 'K11');
      return scene(t, ben);
    };
    expect(first(true)).toMatch(/Where they can be\nMirela: .*K11/);
    expect(first(false)).not.toContain('Where they can be');
  });

  test('E6: no scene says more than its reader may know: worlds that look the same read the same', () => {
    for (let seed = 0; seed < 12; seed++) {
      const chance = new FastChance(`scenes ${seed}`);
      const options = readOptions(aliens, { zone: 'fermi', overlay: seed % 2 === 0, G4: seed % 3 === 0 });
      const match = new Match<Aliens>(aliens, options, 4, new FastChance(`deal ${seed}`));
      for (let i = 0; i < 30 && !match.over; i++) {
        const [seat] = match.state.flow.asked;
        match.answer(
          seat,
          walk(aliens, match.know(seat), seat, (c) => c.picks[chance.int(c.picks.length)]),
        );
      }
      for (const you of [null, ...seatsOf(4)]) {
        const other = aliens.redeal(match.state, you, chance);
        for (const language of LANGUAGES) {
          const read = (s: typeof other): string =>
            JSON.stringify([aliens.words[language].scene(know(s, you), you), aliens.words[language].waiting(know(s, you), you)]);
          expect(read(other), `seed ${seed}, reader ${you}`).toBe(read(match.state));
        }
      }
    }
  });
});

test('a log line speaks to the one who reads it', () => {
  const attack: Event = { kind: 'attack', seat: seatAt(0), sector: 'D08', hit: [seatAt(1)] };
  const line = (language: Language, you: number | null): string =>
    flat(aliens.words[language].event.attack(attack, you === null ? null : seatAt(you)));
  expect(line('en', null)).toBe('Mirela attacks in D08! There: Jonas.');
  expect(line('en', 0)).toBe('You attack in D08! There: Jonas.');
  expect(line('en', 1)).toBe('Mirela attacks in D08! There: you.');
  expect(line('de', 0)).toBe('Du greifst in D08 an! Dort: Jonas.');
  const hatch: Event = { kind: 'hatch', seat: seatAt(1), hatch: 3, card: 'red' };
  expect(flat(aliens.words.de.event.hatch(hatch, null))).toBe('Jonas erreicht Rettungskapsel 3. Die Karte ist rot: Sie ist beschädigt.');
});

describe('the end', () => {
  const [mirela, jonas, theo] = seatsOf(3);
  const end = (language: Language, ranks: readonly number[], you: Seat | null): string =>
    flat(aliens.words[language].ending({ ranks, scores: ranks, ending: 'escaped', parts: [] }, you));

  test('E30: it speaks to the reader, who comes first among several winners', () => {
    expect(end('en', [1, 1, 3], jonas)).toBe('The last human has left the ship. You and Mirela win.');
    expect(end('de', [1, 1, 3], jonas)).toBe('Der letzte Mensch ist von Bord. Du und Mirela gewinnt.');
    expect(end('en', [1, 1, 3], theo)).toBe('The last human has left the ship. Mirela and Jonas win.');
    expect(end('de', [1, 1, 3], null)).toBe('Der letzte Mensch ist von Bord. Mirela und Jonas gewinnen.');
    expect([end('en', [1, 2, 2], mirela), end('en', [1, 2, 2], jonas)].map((s) => s.split('. ')[1])).toEqual(['You win.', 'Mirela wins.']);
    expect([end('de', [1, 2, 2], mirela), end('de', [1, 2, 2], jonas)].map((s) => s.split('. ')[1])).toEqual(['Du gewinnst.', 'Mirela gewinnt.']);
    expect(end('de', [2, 2, 2], null)).toContain('Niemand gewinnt.');
  });

  test('E30, Q33, E.3: a part of the score says what it counts', () => {
    const parts = (language: Language, n: number): (string | undefined)[] =>
      (['E30', 'Q33', 'E.3'] as const).map((rule) => aliens.words[language].part?.({ seat: mirela, rule, n }));
    expect(parts('en', 1)).toEqual(['escaped', 'win for the aliens', 'elimination']);
    expect(parts('en', 0)).toEqual(['escaped', 'wins for the aliens', 'eliminations']);
    expect(parts('de', 1)).toEqual(['entkommen', 'Sieg der Aliens', 'erwischt']);
    expect(parts('de', 0)).toEqual(['entkommen', 'Siege der Aliens', 'erwischt']);
    const t = arrange({ players: 2, roles: ['captain', 'first'], at: ['D09', 'E10'], turn: ben }).attacks(ben, 'D09');
    expect(t.match.outcome?.parts).toEqual([
      { seat: alex, rule: 'E30', n: 0 },
      { seat: ben, rule: 'Q33', n: 1 },
    ]);
  });
});
