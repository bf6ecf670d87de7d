/** English: the small pieces sentences are made of. */
import { list, type Part, type Phrase, type Seat, say, who } from '@starboard/kernel';
import type { PlanFace } from '../rules/pack.ts';
import type { Card, Contract, Gems, Gift, Reason, Row, Said } from '../rules/types.ts';
import type { You } from './common.ts';
import * as common from './common.ts';
import { names } from './names.ts';

/** Somebody in the middle of a sentence. */
export const them = (seat: Seat, you: You): Part => (seat === you ? 'you' : who(seat));
/** Somebody as the heading of a line: "You" and "Mirela". */
export const label = (seat: Seat, you: You): Part => (seat === you ? 'You' : who(seat));
/** Somebody with the verb, at the beginning: "You take", "Mirela takes". */
export const does = (seat: Seat, you: You, mine: string, theirs: string): Phrase => (seat === you ? [`You ${mine}`] : [who(seat), ` ${theirs}`]);
export const all = (seats: readonly Seat[], you: You): Phrase =>
  list(
    seats.map((s) => [them(s, you)]),
    'and',
  );

export const gems = (counts: readonly number[]): Phrase => common.gems('en', counts) ?? ['nothing'];
export const has = (counts: readonly number[]): boolean => counts.some((n) => n > 0);
export const colour = (c: number): string => common.colour('en', c);

export const paws = (cards: readonly Card[]): Phrase => list(common.cardRefs('en', 'paw', cards), 'and');
export const cards = (some: readonly Card[], plans: readonly Card[]): Phrase =>
  list([...common.cardRefs('en', 'paw', some), ...common.cardRefs('en', 'blueprint', plans)], 'and');
export const planet = (card: Card): Part => common.cardRef('en', 'planet', card);
export const blueprint = (card: Card): Part => common.quotedRef('en', 'blueprint', card);
export const pawCount = (n: number): string => (n === 1 ? '1 Paw' : `${n} Paws`);
export const planCount = (n: number): string => (n === 1 ? '1 Blueprint' : `${n} Blueprints`);
export const fragments = (n: number): string => (n === 1 ? '1 fragment' : `${n} fragments`);
export const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** What an offer asks for and adds, as the one who offers would say it. */
export function wish(take: Gems, want: Gems, give: Gems): Phrase {
  const asked = [...(has(take) ? [say`${gems(take)} of the planet`] : []), ...(has(want) ? [say`${gems(want)} out of your storage`] : [])];
  const need: Phrase = asked.length === 0 ? ['I want nothing for it'] : say`I need ${list(asked, 'and')}`;
  return has(give) ? say`${need}; you get ${gems(give)} on top` : need;
}

/** Why somebody says no, in the own words (Q44). */
export function because(reason: Reason): string {
  const [, verb, letter] = /^(rather|keep) ([YGPWK])$/.exec(reason) ?? [];
  if (letter !== undefined) {
    const name = colour(common.letterIndex(letter));
    return verb === 'rather' ? `I would rather have ${name}.` : `I need the ${name} myself.`;
  }
  return BECAUSE[reason as keyof typeof BECAUSE];
}
const BECAUSE = {
  'too little': 'That is too little for me.',
  'one more': 'One fragment more, and I am in.',
  'too much': 'That is too much for me.',
  'other paws': 'I need other skills.',
  'need paws': 'I need my Paws myself.',
  'you lead': 'You are ahead already.',
};
/** A no, with its reason where one was given. */
export function no({ seat, to, version, reason }: Said, you: You): Phrase {
  const what = version > 0 ? [`contract ${version}`] : to === you ? ['your offer'] : say`the offer of ${them(to, you)}`;
  const verb = version > 0 ? does(seat, you, 'refuse', 'refuses') : does(seat, you, 'turn down', 'turns down');
  return say`${verb} ${what}${reason == null ? '.' : `: “${because(reason)}”`}`;
}

/** "2 pilot and 1 engineer" of a planet's two skills; empty: nothing. */
export const lacking = ([a, b]: readonly [number, number], skills: readonly [number, number]): string =>
  common.icons('en', common.pairOf(skills[0], skills[1], [a, b]));

/** Who gets what in a contract, row by row. */
export function rows(list: readonly Row[], you: You): Phrase {
  return list.flatMap((r, i) => [
    ...(i === 0 ? [] : ['; ']),
    i === 0 ? label(r.seat, you) : them(r.seat, you),
    ...say` ${r.seat === you ? 'play' : 'plays'} ${pawCount(r.n)} and ${r.seat === you ? 'get' : 'gets'} ${gems(r.share)}`,
  ]);
}
/** Stored fragments that change hands, summed up by giver and taker. */
export function gifts(some: readonly Gift[], you: You): Phrase[] {
  const pairs = [...new Set(some.map((g) => `${g.from} ${g.to}`))];
  return pairs.map((pair) => {
    const [from, to] = pair.split(' ').map(Number) as Seat[];
    const these = { gifts: some.filter((g) => g.from === from && g.to === to) };
    return say`${label(from, you)} ${from === you ? 'give' : 'gives'} ${them(to, you)} ${gems(common.gifts(these, from).gives)} out of storage`;
  });
}

/** What a contract does to the reader's storage; empty: everything fits. */
export function tooMuch(k: common.View, contract: Contract, you: Seat): Phrase {
  const n = common.overflow(k, contract, you);
  return n === 0
    ? []
    : say`You would have ${fragments(common.loadThen(k, contract, you))} and room for ${common.room(k, you)}: ${n} of them would have to go.`;
}

/** "“Choir Engine” (2 yellow and 2 white; 7 points)". */
export function planWithCost(face: PlanFace): Phrase {
  const upgrade = face.upgrade === null ? '' : `; ${names.en.upgrade(face.upgrade)}`;
  return say`${blueprint(face.card)} (${gems(face.cost)}; ${points(face.points)}${upgrade})`;
}
