/** Effects of the sectors; a lie sounds like the truth. */

import { describe, expect, test } from 'vitest';
import { DANGER, DANGER_COUNTS, type Danger } from '../content/cards.ts';
import { mineOf } from '../rules/types.ts';
import { alex, arrange, ben, clara, dani, everybody, spectator, sum } from './table.ts';

describe('dangerous sectors', () => {
  test('E10: a card in a dangerous sector, none in a safe one, none for who attacks', () => {
    const t = arrange({ at: ['D09', 'F09', 'D09', 'F09'] });
    t.card('silence').goes(alex, 'C09');
    expect(t.kinds(spectator)).toEqual(['silence']);
    t.attacks(ben, 'E08');
    expect(t.kinds(spectator)).toEqual(['attack']);
    t.goes(clara, 'D10');
    expect(t.kinds(spectator)).toEqual(['nothing']);
  });

  test('E11: noise in your sector can only be announced truly', () => {
    const t = arrange({ at: ['D09'] })
      .card('own')
      .goes(alex, 'D08');
    expect(t.offers(alex)).toEqual(['D08']);
    expect(t.refuses(alex, 'D09')).toBe('E11 must-tell-own');
    t.says(alex, 'D08');
    expect(t.told('noise')).toEqual([{ kind: 'noise', seat: alex, sector: 'D08' }]);
  });

  test('E11, Q19: a free noise names any safe or dangerous sector, one’s own included, but no start and no hatch', () => {
    const t = arrange({ at: ['D09'] })
      .card('any')
      .goes(alex, 'D08');
    const offered = t.offers(alex);
    expect(offered).toEqual(expect.arrayContaining(['D08', 'D10', 'W14', 'N10']));
    expect(offered).toHaveLength(t.zone.audible.length);
    for (const no of ['human start', 'alien start', 'hatch 1', 'Z99']) expect(t.refuses(alex, no)).not.toBeNull();
  });

  test('E11: silence is said aloud and asks nothing', () => {
    const t = arrange({ at: ['D09'] })
      .card('silence')
      .goes(alex, 'D08');
    expect(t.heard(ben)).toEqual([{ kind: 'silence', seat: alex }]);
    expect(t.waits).toBe('move: ben');
  });

  test('E11: an empty deck is made of the discards', () => {
    const t = arrange({ at: ['D09', 'F09', 'D09'], danger: { silence: 1 } });
    t.goes(alex, 'C09');
    expect(t.kinds(spectator)).toEqual(['silence']);
    expect(sum(t.state.dark.danger)).toBe(0);
    t.goes(ben, 'E08');
    expect(sum(t.state.dark.danger)).toBe(24);
    expect(sum(t.state.dark.dangerOut)).toBeLessThanOrEqual(1);
  });

  test('E12: 25 cards: 10 own with 4 icons, 10 any with 4 icons, 5 silences', () => {
    expect(Object.fromEntries(DANGER.map((kind, i) => [kind, DANGER_COUNTS[i]]))).toEqual({
      own: 6,
      'own-item': 4,
      any: 6,
      'any-item': 4,
      silence: 5,
    });
    expect(arrange().state.dark.danger).toEqual([6, 4, 6, 4, 5]);
  });

  test('Q35: that no card was drawn is public; why is not: a safe sector and Sedatives shown before look the same', () => {
    const quiet = arrange({ at: ['D09'], items: ['sedatives'] }).goes(alex, 'D10');
    expect(quiet.heard(ben)).toEqual([{ kind: 'nothing', seat: alex }]);
    const calm = arrange({ at: ['D09'], items: ['sedatives'] })
      .says(alex, 'use sedatives')
      .goes(alex, 'D08');
    expect(calm.heard(ben)).toEqual([{ kind: 'nothing', seat: alex }]);
  });
});

describe('secrecy', () => {
  /** The same announcement after each kind of noise card. */
  const heardAfter = (card: Danger) => {
    const t = arrange({ at: ['D09'] })
      .card(card)
      .goes(alex, 'D08');
    const moments = [ben, clara, dani, spectator].map((seat) => [t.heard(seat), t.view(seat)]);
    const cover = JSON.stringify(t.state.flow);
    t.says(alex, 'D08');
    const after = [ben, clara, dani, spectator].map((seat) => [t.heard(seat), t.view(seat)]);
    return JSON.stringify([moments, cover, after]);
  };

  test('E11, Q36: both noises look the same in views, covers, events and log, before and after the announcement', () => {
    expect(heardAfter('own')).toBe(heardAfter('any'));
    // With an icon everybody sees that an item is taken, after either card.
    const withoutChance = (card: Danger) => {
      const t = arrange({ at: ['D09'] })
        .card(card)
        .goes(alex, 'D08')
        .item('teleport')
        .says(alex, 'D08');
      return JSON.stringify([ben, clara, dani, spectator].map((seat) => [t.history(seat), t.view(seat)]));
    };
    expect(withoutChance('own-item')).toBe(withoutChance('any-item'));
  });

  test('E11: discarded dangerous-sector cards are in no view', () => {
    const t = arrange({ at: ['D09'] })
      .card('any')
      .goes(alex, 'D08')
      .says(alex, 'N10');
    for (const seat of everybody(t)) expect(JSON.stringify(t.view(seat))).not.toMatch(/dangerOut|"danger"/);
  });

  test('Q36: a human and an alien are asked alike: same question, same cover', () => {
    const covers = (role: 'psychologist' | 'first') => {
      const t = arrange({ roles: [role, role === 'first' ? 'psychologist' : 'first'], at: ['D09', 'P05'] });
      const seen = [JSON.stringify([t.state.flow, t.view(spectator)])];
      t.card('any-item').goes(alex, 'D08');
      seen.push(JSON.stringify([t.state.flow, t.view(spectator)]));
      t.item('attack').says(alex, 'A09');
      seen.push(JSON.stringify([t.state.flow, t.view(spectator)]));
      expect(t.waits).toBe('after: alex');
      t.says(alex, 'done');
      return seen;
    };
    expect(covers('psychologist')).toEqual(covers('first'));
  });

  test('Q36: what a role cannot do is greyed for its owner alone', () => {
    const t = arrange({ at: ['D09', 'F09'], items: ['sedatives', 'sedatives'] });
    expect(t.offers(alex, 'D08')).toEqual(['quiet', 'use sedatives']);
    expect(t.refuses(alex, 'D08', 'attack')).toBe('E21 humans-need-a-card');
    t.goes(alex, 'D10').done(alex);
    expect(t.offers(ben, 'D08')).toEqual(['quiet', 'attack']);
    expect(t.refuses(ben, 'use sedatives')).toBe('E18 not-aliens');
  });

  test('E6: roles are in nobody else’s view until a rule shows them', () => {
    const t = arrange();
    for (const seat of everybody(t)) {
      const { mine, ...rest } = t.view(seat);
      expect(rest.pub.shown).toEqual([-1, -1, -1, -1]);
      expect(rest.pub.side).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
      expect(mine?.character).toBe(seat === null ? undefined : t.state.mine[seat].character);
    }
  });

  test('E6: the eliminated and spectators see what is public until the end', () => {
    const t = arrange({ at: ['D08', 'F09', 'P05', 'P05'], turn: ben }).attacks(ben, 'D08');
    t.listen().goes(clara, 'P04');
    expect(t.history(alex)).toEqual(t.history(spectator));
    const [out, bench] = [t.view(alex), t.view(spectator)];
    expect({ ...out, mine: null }).toEqual({ ...bench, mine: null });
    expect(out.mine!.watch).toBeNull();
  });

  test('X.1: with the option the eliminated watch everything, and nobody else does', () => {
    const t = arrange({ at: ['D08', 'F09', 'P05', 'P05'], turn: ben, options: { watchAll: true } }).attacks(ben, 'D08');
    // First what happened, then what they see of those who are still aboard.
    const told = t.heard(alex).map((e) => e.kind);
    expect(told.slice(told.indexOf('eliminated'))).toEqual(['eliminated', 'watched', 'watched', 'watched', 'fed']);
    expect(mineOf(t.view(alex)).watch!.sector[clara]).toBe(t.zone.byName.get('P05'));
    t.goes(clara, 'P04');
    expect(t.heard(alex)).toContainEqual({ kind: 'watched', seat: clara, sector: 'P04', character: 'captain' });
    for (const seat of [ben, dani, spectator]) expect(t.kinds(seat)).not.toContain('watched');
    // Of those who are out themselves there is nothing to be seen.
    t.attacks(dani, 'P04');
    expect(t.heard(clara).flatMap((e) => (e.kind === 'watched' ? [e.seat] : []))).toEqual([ben, dani]);
  });
});
