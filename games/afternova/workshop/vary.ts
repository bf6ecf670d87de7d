/** Small changes of a pack that keep it playable: one number on a card, or one icon. What a search for a better balance tries. */
import type { FileChange, Language } from '@starboard/kernel';
import { isPackFault, type Kind, parsePack, RANGES } from '../content/pack.ts';
import { packProblems } from '../content/playable.ts';
import { COLOURS, type Pack, SKILLS } from '../content/types.ts';
import { told } from '../words/names.ts';
import { type AnyCard, packText, withCard } from './draft.ts';

/** Draws that find a change in any pack that has room for one. */
const TRIES = 60;
/** Cards that decide how much help is needed come more often. */
const DRAWN: readonly Kind[] = ['planets', 'planets', 'paws', 'blueprints', 'ships'];

type Int = (n: number) => number;

interface VaryWords {
  readonly needs: (card: string, n: number, skill: string) => string;
  readonly spaces: (card: string, n: number) => string;
  readonly more: (card: string, skill: string) => string;
  readonly less: (card: string, skill: string) => string;
  readonly points: (card: string, n: number) => string;
  readonly cost: (card: string, n: number, colour: string) => string;
  readonly storage: (card: string, n: number) => string;
}
/** Words of the game that a change is told in. */
export interface VaryNames {
  readonly skills: Readonly<Record<(typeof SKILLS)[number], { readonly noun: string }>>;
  readonly colours: Readonly<Record<(typeof COLOURS)[number], { readonly noun: string }>>;
}

const WORDS: Readonly<Record<Language, VaryWords>> = {
  en: {
    needs: (card, n, skill) => `${card} needs ${n} ${skill}`,
    spaces: (card, n) => `${card} has ${n} fragments`,
    more: (card, skill) => `${card} gains ${skill}`,
    less: (card, skill) => `${card} loses ${skill}`,
    points: (card, n) => `${card} is worth ${n}`,
    cost: (card, n, colour) => `${card} costs ${n} ${colour}`,
    storage: (card, n) => `${card} holds ${n}`,
  },
  de: {
    needs: (card, n, skill) => `${card} verlangt ${n} ${skill}`,
    spaces: (card, n) => `${card} hat ${n} Fragmente`,
    more: (card, skill) => `${card} bekommt ${skill}`,
    less: (card, skill) => `${card} verliert ${skill}`,
    points: (card, n) => `${card} zählt ${n}`,
    cost: (card, n, colour) => `${card} kostet ${n} ${colour}`,
    storage: (card, n) => `${card} fasst ${n}`,
  },
};

export function varyPack(text: string, int: Int, language: Language, names: VaryNames): FileChange | null {
  const pack = parsePack(text);
  if (isPackFault(pack)) return null;
  for (let i = 0; i < TRIES; i++) {
    const kind = DRAWN[int(DRAWN.length)];
    const at = int(pack[kind].length);
    const card = pack[kind][at];
    const change = changed(card, int, told(language, card.name), WORDS[language], names);
    if (change === null) continue;
    const next: Pack = withCard(pack, kind, at, change.card);
    const written = packText(next);
    const read = parsePack(written);
    if (!isPackFault(read) && packProblems(read).length === 0) return { text: written, what: change.what };
  }
  return null;
}

interface CardChange {
  readonly card: AnyCard;
  readonly what: string;
}

/** Null: the number is at its end. */
const stepped = (n: number, [least, most]: readonly [number, number], int: Int): number | null => {
  const to = n + (int(2) === 0 ? 1 : -1);
  return to < least || to > most ? null : to;
};

function changed(card: AnyCard, int: Int, name: string, w: VaryWords, names: VaryNames): CardChange | null {
  if ('needs' in card) {
    if (int(3) === 0) {
      const n = stepped(card.fragments, RANGES.spaces, int);
      return n === null ? null : { card: { ...card, fragments: n }, what: w.spaces(name, n) };
    }
    const asked = SKILLS.filter((skill) => card.needs[skill] !== undefined);
    const skill = asked[int(asked.length)];
    const n = stepped(card.needs[skill] ?? 0, RANGES.need, int);
    return n === null ? null : { card: { ...card, needs: { ...card.needs, [skill]: n } }, what: w.needs(name, n, names.skills[skill].noun) };
  }
  if ('skills' in card) {
    const skill = SKILLS[int(SKILLS.length)];
    const has = card.skills.indexOf(skill);
    if (has >= 0 && card.skills.length > RANGES.icons[0])
      return { card: { ...card, skills: card.skills.toSpliced(has, 1) }, what: w.less(name, names.skills[skill].noun) };
    return card.skills.length < RANGES.icons[1]
      ? { card: { ...card, skills: [...card.skills, skill] }, what: w.more(name, names.skills[skill].noun) }
      : null;
  }
  if ('cost' in card) {
    const colour = COLOURS[int(COLOURS.length + 1)];
    if (colour === undefined) {
      const n = stepped(card.points, RANGES.points, int);
      return n === null ? null : { card: { ...card, points: n }, what: w.points(name, n) };
    }
    const n = stepped(card.cost[colour] ?? 0, [0, RANGES.cost[1]], int);
    if (n === null) return null;
    const { [colour]: _, ...others } = card.cost;
    return { card: { ...card, cost: n === 0 ? others : { ...others, [colour]: n } }, what: w.cost(name, n, names.colours[colour].noun) };
  }
  const n = stepped(card.storage, RANGES.storage, int);
  return n === null ? null : { card: { ...card, storage: n }, what: w.storage(name, n) };
}
