/** The standing order that ends turns: it answers the last question of a turn, and no other. */
import { know, orderedAnswer } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { aliens } from '../game.ts';
import { END, orders } from '../rules/orders.ts';
import { alex, arrange, clara } from './table.ts';

const answer = (t: ReturnType<typeof arrange>, seat = alex) => orderedAnswer(aliens, know(t.state, seat), seat, [END]);

test('E18: it ends the turn of a player who holds items, and moves nobody', () => {
  const t = arrange({ at: ['D09'], items: ['teleport'] });
  expect(orders.offer(know(t.state, alex), alex)).toEqual([END]);
  expect(answer(t)).toBeNull();
  t.card('silence').goes(alex, 'D08');
  expect(answer(t)).toEqual(['done']);
  expect(answer(t, clara)).toBeNull();
});

test('E15: where nobody is asked, there is nothing to order', () => {
  const t = arrange({ options: { game: 'beginner' } });
  expect(orders.offer(know(t.state, alex), alex)).toEqual([]);
});

test('a player who is out orders nothing, and what was ordered is forgotten', () => {
  const t = arrange({ out: { 2: 'escaped' } });
  expect(orders.offer(know(t.state, clara), clara)).toEqual([]);
  expect(orders.stands(know(t.state, clara), clara, END)).toBe(false);
  expect(orders.stands(know(t.state, alex), alex, END)).toBe(true);
  expect(orders.stands(know(t.state, alex), alex, 'something else')).toBe(false);
});
