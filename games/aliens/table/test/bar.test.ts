/** The small print of the question, the tags of noises, and when a side is told. */
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { alex, arrange, ben, clara, dani } from '../../test/table.ts';
import { yOf } from '../geometry.ts';
import type { Heard } from '../model.ts';
import { Tags } from '../plan/marks.tsx';
import { isSame } from '../question.ts';
import { tableWords } from '../words.ts';
import { draw, turnAt } from './seat-at.ts';

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');

describe('below the question', () => {
  test('a move: how far the open hatches are, the nearest first', () => {
    const t = arrange({ at: ['U12'], hatches: { 4: 'broken' } });
    expect(textOf(draw(t.view(alex), alex))).toContain('Open hatches: [3] in 2 steps, [2] in 10, [1] in 21.');
  });

  test('E11: of a noise, that nobody sees the card', () => {
    expect(
      textOf(
        draw(
          arrange({ at: ['D09'] })
            .card('any')
            .goes(alex, 'D08')
            .view(alex),
          alex,
        ),
      ),
    ).toContain('Inside the mint line you are believed.');
    expect(
      textOf(
        draw(
          arrange({ at: ['D09'] })
            .card('own')
            .goes(alex, 'D08')
            .view(alex),
          alex,
        ),
      ),
    ).toContain('to the others it may be a bluff');
  });

  test('B.6, E.3: the eliminations that are wanted, and not hatches that nobody needs', () => {
    const t = arrange({ options: { scenario: 'arena' }, roles: ['first', 'second', 'third', 'fourth'], at: ['D09', 'D08'], kills: [2, 1] });
    const text = textOf(draw(t.view(alex), alex));
    expect(text).toContain('4 eliminations win, you have 2.');
    expect(text).not.toContain('Open hatches');
    // One of its own counts as soon as it is seen.
    const html = draw(t.attacks(alex, 'D08').view(alex), alex);
    expect(html).toContain(tableWords.en.kills(3, 4));
    expect(draw(arrange().view(alex), alex)).not.toContain('x-kills');
  });

  test('H.16: that a player can be pressed', () => {
    const medic = arrange({ roles: ['medic', 'first'], at: ['D09'], options: { white: true, H16: true } });
    expect(textOf(draw(medic.view(alex), alex))).toContain('you may examine somebody: press a player');
    expect(textOf(draw(arrange({ at: ['D09'] }).view(alex), alex))).not.toContain('examine');
  });

  test('Q32, Q51: what agreeing means, once', () => {
    const t = arrange({ at: ['D09', 'D08', 'P05', 'D08'], items: ['attack'] }).attacks(alex, 'D08');
    expect(textOf(draw(t.view(clara), clara)).match(/the nearest human first/g)).toHaveLength(1);
    expect(draw(t.view(clara), clara)).not.toContain('x-agreed');
    t.says(alex, 'agree');
    expect(draw(t.view(clara), clara).match(/class="x-agreed"/g)).toHaveLength(1);
  });

  test('E17, H.4: all four can be kept only where a Soldier could', () => {
    const offers = (H4: boolean, pick: string): boolean => {
      const t = arrange({ at: ['D09'], options: { H4 }, items: ['adrenaline, 2 sedatives'] })
        .card('own-item')
        .item('teleport');
      return draw(t.goes(alex, 'D08').says(alex, 'D08').view(alex), alex).includes(`data-pick="${pick}"`);
    };
    expect([offers(false, 'drop sedatives'), offers(false, 'keep'), offers(true, 'keep')]).toEqual([true, false, true]);
  });
});

describe('tags', () => {
  const { zone } = arrange();
  const at = zone.byName.get('D09') ?? 0;
  const heard = (...list: [seat: typeof alex, round: number][]): string => {
    const all = list.map(([seat, round]): Heard => ({ at, seat, round, kind: 'noise', age: 1 }));
    return renderToString(createElement(Tags, { zone, heard: all }));
  };
  const rounds = (html: string): string[] => [...html.matchAll(/<text[^>]*>(\d+)</g)].map(([, n]) => n);
  const rows = (html: string): number => new Set([...html.matchAll(/<rect[^>]* y="([^"]*)"/g)].map(([, y]) => y)).size;

  test('of each player the newest, two beside each other, no more than four', () => {
    expect(rounds(heard([alex, 1], [ben, 2], [alex, 3]))).toEqual(['2', '3']);
    expect(rows(heard([alex, 1], [ben, 2]))).toBe(1);
    expect(rows(heard([alex, 1], [ben, 2], [clara, 2]))).toBe(2);
    const many = heard([alex, 1], [ben, 2], [clara, 2], [dani, 2], [4 as typeof alex, 3]);
    expect(rounds(many)).toEqual(['2', '2', '2', '3']);
  });

  test('below a sector where a hatch is above it: that has to be seen', () => {
    const under = zone.byName.get('V03') ?? 0;
    const html = renderToString(createElement(Tags, { zone, heard: [{ at: under, seat: alex, round: 2, kind: 'noise', age: 1 }] }));
    expect(Number(/<rect[^>]* y="([^"]*)"/.exec(html)?.[1])).toBeGreaterThan(yOf(zone, under));
  });
});

describe('sides', () => {
  test('E5: who is an alien follows by counting, also from the own role', () => {
    const t = arrange({ at: ['D09', 'D08', 'K04', 'M08'], turn: ben }).attacks(ben, 'D09');
    // Alex is shown as a human and Ben is an alien: Clara knows the last one, because she is a human herself.
    expect(textOf(draw(t.view(clara), clara))).toContain('Theo: alien');
    expect(textOf(draw(t.view(dani), dani))).toContain('Mirela: human');
    expect(textOf(draw(t.view(null), null))).toContain('Theo: human or alien');
  });
});

describe('on the plan', () => {
  test('E11: your own sector has the rings that the others will see', () => {
    const t = arrange({ at: ['D09'] })
      .card('own')
      .goes(alex, 'D08');
    const rings = (html: string): number => /<g class="x-aimed announce-own">.*?<\/g>/.exec(html)?.[0].match(/<circle/g)?.length ?? 0;
    expect(rings(draw(t.view(alex), alex))).toBe(3);
    expect(rings(draw(t.view(ben), ben))).toBe(0);
  });

  test('E13: an attack is seen below the one who is still there', () => {
    const t = arrange({ at: ['D09', 'D08', 'K04', 'M08'], turn: ben }).attacks(ben, 'D09');
    const struck = (): boolean => /x-placed.*?class="struck"/.test(draw(t.view(clara), clara));
    expect(struck()).toBe(true);
    // X.1: what only those see who are out is drawn in another way.
    expect(draw(t.view(alex), alex)).not.toContain('x-placed watched');
    const watched = arrange({ at: ['D09', 'D08', 'K04', 'M08'], turn: ben, options: { watchAll: true } }).attacks(ben, 'D09');
    expect(draw(watched.view(alex), alex)).toContain('x-placed watched');
    expect(draw(watched.view(clara), clara)).not.toContain('x-placed watched');
  });

  test('B.3: who was turned is said to be an alien beside the card', () => {
    const t = arrange({ at: ['D09', 'D08', 'K04', 'M08'], turn: ben, options: { B3: true } }).attacks(ben, 'D09');
    expect(textOf(draw(t.view(clara), clara))).toContain('Psychologist, alien');
  });
});

describe('the question', () => {
  const asked = (t: ReturnType<typeof arrange>, seat = alex) => turnAt(t.view(seat), seat) ?? expect.fail('nobody is asked');

  test('is the same while nothing about it has changed, and another one for another place or seat', () => {
    const t = arrange({ at: ['D09', 'D09'] });
    expect(isSame(asked(t), asked(t))).toBe(true);
    expect(isSame(asked(t), asked(arrange({ at: ['D08', 'D09'] })))).toBe(false);
    expect(isSame(asked(t), { ...asked(t), seat: clara })).toBe(false);
    expect(isSame(asked(t), asked(t.card('any').goes(alex, 'D08')))).toBe(false);
  });
});
