/** The words of the game in one language: what is the same in all of them, put together with what the language brings. */
import { type Outcome, type Seat, seatsOf, type Words } from '@starboard/kernel';
import type { Rarities } from '../rules/types.ts';
import { choicePhrase, waitingPhrase } from './choices.ts';
import { detailPhrase, orderPhrase, pickPhrase } from './picks.ts';
import { scene } from './scene.ts';
import type { Tongue } from './tongue.ts';

type Built = 'choice' | 'waiting' | 'pick' | 'detail' | 'order' | 'scene';

export const wordsIn = (t: Tongue, own: Omit<Words<Rarities>, Built>): Words<Rarities> => ({
  ...own,
  choice: (c, k, seat, path) => choicePhrase(t, c, k, seat, path),
  waiting: (k, you) => waitingPhrase(t, k, you),
  pick: (p, k, seat) => pickPhrase(t, p, k, seat),
  detail: (p, k, seat) => detailPhrase(t, p, k, seat),
  order: (text) => orderPhrase(t, text),
  scene: (k, you) => scene(t, k, you),
});

export const winnersOf = (o: Outcome<Rarities>): Seat[] => seatsOf(o.ranks.length).filter((s) => o.ranks[s] === 1);
