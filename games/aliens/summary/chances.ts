/** How likely each player was to win after every answer, in the eyes of the bots. */
import { type Chances, type Course, chancesOver, type State } from '@starboard/kernel';
import { value } from '../bot/value.ts';
import { DANGER_COUNTS, ITEM_COUNTS } from '../content/cards.ts';
import type { Aliens } from '../rules/types.ts';
import type { Story } from './story.ts';

export const chancesOf = (course: Course<Aliens>, { decks }: Story): Chances =>
  chancesOver(course, ({ n, pub, mine }) => {
    const dark = { ...EMPTY, hatch: [...(decks.get(n) ?? [])] };
    // The judgement looks at the open table, the places and the hatch cards; the rest of a state is not in a record.
    return value({ pub, mine, dark } as unknown as State<Aliens>);
  });
const EMPTY = {
  danger: [...DANGER_COUNTS],
  dangerOut: DANGER_COUNTS.map(() => 0),
  items: [...ITEM_COUNTS],
  itemsOut: ITEM_COUNTS.map(() => 0),
  itemsDown: ITEM_COUNTS.map(() => 0),
};
