/**
 * Which thing on the table stands for which pick of a question. What may be picked is none of this file's business: a thing
 * asks for the pick of its place and lights up if the question lists it.
 */
import { type Seat, seatAt } from '@starboard/kernel';
import type { Question, Turn } from '@starboard/table-kit';
import type { Relic, Tag } from '../content/cards.ts';
import type { ChoiceKind, Pick, Rarities } from '../rules/types.ts';

export type Place =
  | `fan ${number}`
  | `planet ${number}`
  | `ring ${number} ${Relic}`
  | `portal ${number}`
  | `card ${Tag}`
  /** Your own planet and your own hand as places to put something. */
  | 'home'
  | 'hand'
  /** No thing at all: a button. */
  | 'bar';

export function placeOf(kind: ChoiceKind, pick: Pick, path: readonly Pick[]): Place {
  const [verb, what] = pick.split(' ');
  switch (kind) {
    case 'explore':
      return verb === 'draw' ? `fan ${Number(what)}` : `card ${pick as Tag}`;
    case 'steal-from':
      return `planet ${Number(what)}`;
    case 'steal-what':
      return `ring ${Number(path.at(-1)?.split(' ')[1])} ${pick as Relic}`;
    case 'scheme-from':
      return `portal ${Number(what)}`;
    case 'scheme-to':
      return pick === 'home' ? 'home' : 'hand';
    case 'land':
    case 'land-now':
      return 'bar';
    case 'bonus':
    case 'collect':
      return verb === 'take' ? `portal ${Number(what)}` : verb === 'place' ? `card ${what as Tag}` : 'bar';
  }
}

/** The pick that a place stands for now, chosen before or to be chosen; undefined: none. */
export type PickAt = (place: Place) => Pick | null;

export function picksAt(question: Question<Rarities> | null): { readonly at: PickAt; readonly bar: readonly Pick[] } {
  if (question === null) return NOTHING;
  const { choice, path, greyed } = question;
  const places = new Map<Place, Pick>();
  const bar: Pick[] = [];
  // What was chosen on the way stays lit at its place, unless the place has got another meaning since.
  path.forEach((pick, i) => {
    const kind = KIND_BEFORE[i];
    const place = kind === undefined ? 'bar' : placeOf(kind(path), pick, path.slice(0, i));
    if (place !== 'bar') places.set(place, pick);
  });
  for (const pick of [...choice.picks, ...greyed.map((r) => r.pick)]) {
    const place = placeOf(choice.kind, pick, path);
    if (place === 'bar') bar.push(pick);
    else places.set(place, pick);
  }
  return { at: (place) => places.get(place) ?? null, bar };
}

/** The questions that led here: only an alien's answer has several picks. */
const KIND_BEFORE: readonly ((path: readonly Pick[]) => ChoiceKind)[] = [
  () => 'explore',
  (path) => (path[0] === 'pilferer' ? 'steal-from' : 'scheme-from'),
];
const NOTHING = { at: () => null, bar: [] } as const;

/** The seat whose planet a half-made answer is about. */
export const victimOf = (turn: Turn<Rarities> | null): Seat | null => {
  const from = turn?.question.path.find((p) => p.startsWith('from '));
  return from === undefined ? null : seatAt(Number(from.split(' ')[1]));
};
