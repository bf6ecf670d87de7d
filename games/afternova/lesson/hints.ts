/** What the coach says, by name; every language says all of it. */
import type { HintWords } from '@starboard/kernel';
import { packOf } from '../rules/pack.ts';
import type { Card, Options } from '../rules/types.ts';

const IDS = [
  ...(['goal', 'paws', 'planet', 'alone', 'first-paw', 'second-paw', 'extract', 'build', 'upgrade'] as const),
  ...(['market', 'blind', 'plan'] as const),
  ...(['called', 'offer', 'audience', 'lend', 'in-return', 'take', 'send', 'agree'] as const),
  ...(['short', 'call', 'wants-yellow', 'counter', 'with', 'with-her', 'own-paw', 'own-paws', 'divide', 'yellow', 'green', 'black'] as const),
  ...(['sign', 'build-again', 'six', 'objective', 'goodbye'] as const),
];
export type HintId = (typeof IDS)[number];
export type Hints = { readonly [H in HintId]: HintWords };

/** The usual ones; you begin. */
export const options: Options = {
  startPaws: 'few',
  marketWipe: false,
  ending: 'chance',
  giftsToOutsiders: false,
  activeMustPlayPaw: true,
  clock: 0,
  begins: '1',
  pack: '',
};

/** Our usual cards, by their numbers. */
const pack = packOf(options);
export const planetCard = (id: string): Card => found(pack.planets, id);
export const pawCard = (n: number): Card => pack.paws[n].card;
export const planCard = (n: number): Card => pack.plans[n].card;

function found(list: readonly { readonly card: Card }[], id: string): Card {
  const face = list.find(({ card }) => card.id === id);
  if (face === undefined) throw new RangeError(`There is no card '${id}'.`);
  return face.card;
}
