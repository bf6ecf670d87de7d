/** How likely each player was to win after every answer, in the eyes of the bots. */
import { type Chances, type Course, chancesOver, type State } from '@starboard/kernel';
import { value } from '../bot/value.ts';
import type { Rarities } from '../rules/types.ts';

/** The judgement looks at the open table and the hands; the rest of a state is not in a record. */
export const chancesOf = (course: Course<Rarities>): Chances => chancesOver(course, ({ pub, mine }) => value({ pub, mine } as State<Rarities>));
