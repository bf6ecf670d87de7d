/** Deutsch: die kleinen Stücke, aus denen Sätze werden. */
import { list, type Part, type Phrase, type Seat, say, who } from '@starboard/kernel';
import type { PlanFace } from '../rules/pack.ts';
import type { Card, Contract, Gems, Gift, Reason, Row, Said } from '../rules/types.ts';
import type { You } from './common.ts';
import * as common from './common.ts';
import { names } from './names.ts';

/** Jemand mitten im Satz: im Nominativ, im Dativ. */
export const them = (seat: Seat, you: You): Part => (seat === you ? 'du' : who(seat));
export const dative = (seat: Seat, you: You): Part => (seat === you ? 'dir' : who(seat));
/** Jemand als Überschrift einer Zeile: „Du“ und „Mirela“. */
export const label = (seat: Seat, you: You): Part => (seat === you ? 'Du' : who(seat));
/** Jemand am Satzanfang mit dem Verb: „Du nimmst“, „Mirela nimmt“. */
export const does = (seat: Seat, you: You, mine: string, theirs: string): Phrase => (seat === you ? [`Du ${mine}`] : [who(seat), ` ${theirs}`]);
export const all = (seats: readonly Seat[], you: You, form: (seat: Seat, you: You) => Part = them): Phrase =>
  list(
    seats.map((s) => [form(s, you)]),
    'und',
  );

export const gems = (counts: readonly number[]): Phrase => common.gems('de', counts) ?? ['nichts'];
export const has = (counts: readonly number[]): boolean => counts.some((n) => n > 0);
export const colour = (c: number): string => common.colour('de', c);

export const paws = (cards: readonly Card[]): Phrase => list(common.cardRefs('de', 'paw', cards), 'und');
export const cards = (some: readonly Card[], plans: readonly Card[]): Phrase =>
  list([...common.cardRefs('de', 'paw', some), ...common.cardRefs('de', 'blueprint', plans)], 'und');
export const planet = (card: Card): Part => common.cardRef('de', 'planet', card);
export const blueprint = (card: Card): Part => common.quotedRef('de', 'blueprint', card);
export const pawCount = (n: number): string => (n === 1 ? '1 Mietpfote' : `${n} Mietpfoten`);
export const planCount = (n: number): string => (n === 1 ? '1 Blaupause' : `${n} Blaupausen`);
export const fragments = (n: number): string => (n === 1 ? '1 Fragment' : `${n} Fragmente`);
export const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);
export const times = (n: number): string => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : n === 3 ? 'dreimal' : `${n}-mal`);

/** Was ein Angebot verlangt und drauflegt, in den Worten dessen, der es macht. */
export function wish(take: Gems, want: Gems, give: Gems): Phrase {
  const asked = [...(has(take) ? [say`${gems(take)} vom Planeten`] : []), ...(has(want) ? [say`${gems(want)} aus deinem Lager`] : [])];
  const need: Phrase = asked.length === 0 ? ['Ich will nichts dafür'] : say`Ich brauche ${list(asked, 'und')}`;
  return has(give) ? say`${need}; du bekommst ${gems(give)} obendrauf` : need;
}

/** Warum jemand Nein sagt, in eigenen Worten (Q44). */
export function because(reason: Reason): string {
  const [, verb, letter] = /^(rather|keep) ([YGPWK])$/.exec(reason) ?? [];
  if (letter !== undefined) {
    const name = colour(common.letterIndex(letter));
    return verb === 'rather' ? `Lieber hätte ich ${name}.` : `${name} brauche ich selbst.`;
  }
  return BECAUSE[reason as keyof typeof BECAUSE];
}
const BECAUSE = {
  'too little': 'Das ist mir zu wenig.',
  'one more': 'Ein Fragment mehr, und ich bin dabei.',
  'too much': 'Das ist mir zu viel.',
  'other paws': 'Ich brauche andere Fähigkeiten.',
  'need paws': 'Meine Mietpfoten brauche ich selbst.',
  'you lead': 'Du liegst schon vorn.',
};
/** Ein Nein, mit Begründung, wo es eine gibt. */
export function no({ seat, to, version, reason }: Said, you: You): Phrase {
  const what = version > 0 ? [`Vertrag ${version}`] : to === you ? ['dein Angebot'] : say`das Angebot von ${dative(to, you)}`;
  return say`${does(seat, you, 'lehnst', 'lehnt')} ${what} ab${reason == null ? '.' : `: „${because(reason)}“`}`;
}

/** „2 Pilot + 1 Ingenieur“ von den beiden Fähigkeiten eines Planeten; leer: nichts. */
export const lacking = ([a, b]: readonly [number, number], skills: readonly [number, number]): string =>
  common.icons('de', common.pairOf(skills[0], skills[1], [a, b]));

/** Wer in einem Vertrag was bekommt, Zeile für Zeile. */
export function rows(list: readonly Row[], you: You): Phrase {
  return list.flatMap((r, i) => [
    ...(i === 0 ? [] : ['; ']),
    i === 0 ? label(r.seat, you) : them(r.seat, you),
    ...say` ${r.seat === you ? 'spielst' : 'spielt'} ${pawCount(r.n)} und ${r.seat === you ? 'bekommst' : 'bekommt'} ${gems(r.share)}`,
  ]);
}
/** Gelagerte Fragmente, die den Besitzer wechseln, zusammengezählt nach Geber und Empfänger. */
export function gifts(some: readonly Gift[], you: You): Phrase[] {
  const pairs = [...new Set(some.map((g) => `${g.from} ${g.to}`))];
  return pairs.map((pair) => {
    const [from, to] = pair.split(' ').map(Number) as Seat[];
    const these = { gifts: some.filter((g) => g.from === from && g.to === to) };
    return say`${label(from, you)} ${from === you ? 'gibst' : 'gibt'} ${dative(to, you)} ${gems(common.gifts(these, from).gives)} aus dem Lager`;
  });
}

/** Was ein Vertrag mit dem Lager macht; leer: Alles passt. */
export function tooMuch(k: common.View, contract: Contract, you: Seat): Phrase {
  const n = common.overflow(k, contract, you);
  return n === 0
    ? []
    : say`Du hättest ${fragments(common.loadThen(k, contract, you))} und Platz für ${common.room(k, you)}: ${n === 1 ? 'Eines davon müsste' : `${n} davon müssten`} weg.`;
}

/** „Chortriebwerk“ (2 Gelb und 2 Weiß; 7 Punkte). */
export function planWithCost(face: PlanFace): Phrase {
  const upgrade = face.upgrade === null ? '' : `; ${names.de.upgrade(face.upgrade)}`;
  return say`${blueprint(face.card)} (${gems(face.cost)}; ${points(face.points)}${upgrade})`;
}
