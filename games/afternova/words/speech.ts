/** The small pieces that sentences are made of. A language brings its words (`Basics`); how they are put together is written here. */
import { type Language, list, type Part, type Phrase, type Seat, say, who } from '@starboard/kernel';
import { COLOURS, SKILLS } from '../content/types.ts';
import type { PawFace, PlanetFace, PlanFace } from '../rules/pack.ts';
import type { Card, Contract, Gems, Gift, Letter, Reason, Row, Said } from '../rules/types.ts';
import type { View, You } from './common.ts';
import * as common from './common.ts';
import type { Names } from './names.ts';

type Thing = 'paw' | 'blueprint' | 'fragment' | 'point';
type PlainReason = Exclude<Reason, `${string} ${Letter}`>;

export interface Basics {
  readonly language: Language;
  readonly names: Names;
  readonly and: string;
  readonly or: string;
  readonly nothing: string;
  /** The reader: at the head of a line, as the subject, after "to", as the object. */
  readonly you: { readonly label: string; readonly subject: string; readonly to: string; readonly object: string };
  readonly counted: { readonly [T in Thing]: readonly [one: string, many: string] };
  /** "2 piloting". */
  icon(n: number, skill: string): string;
  iconList(icons: readonly string[]): string;
  /** What an offer wants from the planet and from storage, and what it adds, as its maker says it. */
  wish(take: Phrase | null, want: Phrase | null, give: Phrase | null): Phrase;
  readonly reasons: { readonly [R in PlainReason]: string };
  rather(colour: string): string;
  keep(colour: string): string;
  /** `why`: the quoted reason after a colon, or a full stop. */
  refuses(who: Subject, version: number, why: string): Phrase;
  declines(who: Subject, to: Seat, you: You, why: string): Phrase;
  playsAndGets(who: Subject, paws: string, share: Phrase): Phrase;
  gives(who: Subject, to: Part, what: Phrase): Phrase;
  tooMuch(have: string, room: number, over: number): Phrase;
}

/** Somebody as the subject of a sentence, and the form of the verb that follows. */
export interface Subject {
  readonly name: Phrase;
  verb(mine: string, one: string, many?: string): string;
}

const NO_BREAK = '\u00a0';
export const has = (counts: readonly number[]): boolean => counts.some((n) => n > 0);

export type Speech = ReturnType<typeof speechOf>;

export function speechOf(b: Basics) {
  const { language, names } = b;

  // ---- Players
  const form =
    (pronoun: string) =>
    (seat: Seat, you: You): Part =>
      seat === you ? pronoun : who(seat);
  const label = form(b.you.label);
  const subject = form(b.you.subject);
  const all = (seats: readonly Seat[], you: You, of: (seat: Seat, you: You) => Part = subject): Phrase =>
    list(
      seats.map((s) => [of(s, you)]),
      b.and,
    );
  /** At the beginning of a sentence, or with `form` in the middle of it. */
  const subjectOf = (seats: readonly Seat[], you: You, one: (seat: Seat, you: You) => Part = label): Subject => ({
    name: seats.length === 1 ? [one(seats[0], you)] : all(seats, you),
    verb: (mine, theirs, many = theirs) => (seats.length > 1 ? many : seats[0] === you ? mine : theirs),
  });
  /** "You take", "Mirela takes". */
  const does = (seat: Seat, you: You, mine: string, theirs: string): Phrase => [label(seat, you), ` ${seat === you ? mine : theirs}`];

  // ---- Counted things
  const count =
    (thing: Thing) =>
    (n: number): string =>
      `${n} ${b.counted[thing][n === 1 ? 0 : 1]}`;
  const pawCount = count('paw');
  const fragments = count('fragment');
  const points = count('point');
  const colour = (c: number): string => names.colours[COLOURS[c]].noun;
  const skill = (s: number): string => names.skills[SKILLS[s]].noun;
  const each = (counts: readonly number[]): Phrase[] => counts.flatMap((n, c) => (n > 0 ? [[`${n}${NO_BREAK}${colour(c)}`]] : []));
  /** "2 green and 1 purple", or "nothing". */
  const gems = (counts: readonly number[]): Phrase => (has(counts) ? list(each(counts), b.and) : [b.nothing]);
  const some = (counts: readonly number[]): Phrase | null => (has(counts) ? gems(counts) : null);
  /** In a cell of a table. */
  const gemsOrDash = (counts: readonly number[]): Phrase => (has(counts) ? common.commas(each(counts)) : [common.NONE]);
  const icons = (counts: readonly number[]): string => b.iconList(counts.flatMap((n, s) => (n > 0 ? [b.icon(n, skill(s))] : [])));
  /** Of the two skills of a planet; empty: nothing. */
  const lacking = (pair: readonly [number, number], face: Pick<PlanetFace, 'a' | 'b'>): string => icons(common.pairOf(face.a, face.b, pair));

  // ---- Cards
  const paw = (card: Card): Part => common.cardRef(language, 'paw', card);
  const quoted = (kind: 'blueprint' | 'ship', card: Card): Part => ({ ref: kind, id: card.id, text: names.quoted(card[language]) });
  const blueprint = (card: Card): Part => quoted('blueprint', card);
  const pawSkills = (face: PawFace): string => face.icons.flatMap((n, s) => new Array<string>(n).fill(skill(s))).join(' + ');
  /** "2 yellow and 2 white; 7 points; room for one more fragment". */
  const planFacts = (face: PlanFace): Phrase =>
    say`${gems(face.cost)}; ${points(face.points)}${face.upgrade === null ? '' : `; ${names.upgrade(face.upgrade)}`}`;
  const cards = (paws: readonly Card[], plans: readonly Card[]): Phrase =>
    list(
      [...paws.map(paw), ...plans.map(blueprint)].map((part) => [part]),
      b.and,
    );

  /** Puts quotation marks around a phrase. */
  const quote = (phrase: Phrase): Phrase => {
    const [open, close] = names.quoted('\n').split('\n');
    return [open, ...phrase, close];
  };

  // ---- Deals
  const because = (reason: Reason): string => {
    const [, verb, letter] = /^(rather|keep) ([YGPWK])$/.exec(reason) ?? [];
    if (letter !== undefined) return b[verb === 'rather' ? 'rather' : 'keep'](colour(common.letterIndex(letter)));
    return b.reasons[reason as PlainReason];
  };

  return {
    ...b,
    label,
    subject,
    to: form(b.you.to),
    object: form(b.you.object),
    all,
    subjectOf,
    does,
    pawCount,
    planCount: count('blueprint'),
    fragments,
    points,
    colour,
    skill,
    gems,
    gemsOrDash,
    lacking,
    paw,
    planet: (card: Card): Part => common.cardRef(language, 'planet', card),
    blueprint,
    ship: (card: Card): Part => quoted('ship', card),
    cards,
    paws: (some: readonly Card[]): Phrase => cards(some, []),
    pawSkills,
    /** "Axle Otter (piloting + engineering)". */
    pawWithSkills: (face: PawFace): Phrase => [paw(face.card), ` (${pawSkills(face)})`],
    /** What some Paws have together. */
    iconsOf: (k: View, held: readonly number[]): string => icons(common.iconsIn(k, held)),
    needs: (face: PlanetFace): string => lacking([face.needA, face.needB], face),
    planFacts,
    planWithFacts: (face: PlanFace): Phrase => say`${blueprint(face.card)} (${planFacts(face)})`,
    quote,
    because,
    offerWish: (o: { readonly take: Gems; readonly want: Gems; readonly give: Gems }): Phrase => b.wish(some(o.take), some(o.want), some(o.give)),
    /** Q44: a refusal, with its reason where one was given. */
    no: ({ seat, to, version, reason }: Said, you: You): Phrase => {
      const why = reason === null ? '.' : `: ${names.quoted(because(reason))}`;
      return version > 0 ? b.refuses(subjectOf([seat], you), version, why) : b.declines(subjectOf([seat], you), to, you, why);
    },
    /** What each participant of a contract plays and gets. */
    rows: (rows: readonly Row[], you: You): Phrase =>
      rows.flatMap((r, i) => [
        ...(i === 0 ? [] : ['; ']),
        ...b.playsAndGets(subjectOf([r.seat], you, i === 0 ? label : subject), pawCount(r.n), gems(r.share)),
      ]),
    /** Stored fragments that change hands, summed up by giver and taker. */
    gifts: (given: readonly Gift[], you: You): Phrase[] =>
      common.giftPairs(given).map(({ from, to, counts }) => b.gives(subjectOf([from], you), form(b.you.to)(to, you), gems(counts))),
    /** Q10: what a contract does to the reader's storage; empty: everything fits. */
    overflow: (k: View, contract: Contract, you: Seat): Phrase => {
      const over = common.overflow(k, contract, you);
      return over === 0 ? [] : b.tooMuch(fragments(common.loadThen(k, contract, you)), common.room(k, you), over);
    },
  };
}
