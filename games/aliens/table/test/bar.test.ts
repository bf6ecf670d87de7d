/** The small print of the question, the tags of noises, and when a side is told. */
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { alex, arrange, ben, clara, dani } from '../../test/table.ts';
import type { Heard } from '../model.ts';
import { Tags } from '../plan/marks.tsx';
import { isSame } from '../question.ts';
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
