/** What happened at a position of the replay, in a sentence; the game's own words for its events. */
import type { Language, Phrase, Seat } from '@starboard/kernel';
import type { Event } from '../rules/types.ts';
import { words as gameWords } from '../words/index.ts';
import type { Beat } from './story.ts';
import { words } from './words.ts';

/** Who is told, and in which language. */
export interface Reader {
  readonly language: Language;
  readonly you: Seat | null;
}

/** What an answer is remembered for, most important first. */
const MAIN: readonly Event['kind'][] = [
  'escaped',
  'eliminated',
  'defended',
  'hatch',
  'attack',
  'teleported',
  'spotlight',
  'examined',
  'used',
  'used-secretly',
  'noise',
  'silence',
  'stayed',
  'nothing',
  'hears',
  'discarded',
  'agrees',
  'declines',
];

export function tell(event: Event, { language, you }: Reader): Phrase {
  // Each kind has its own sentence; only the event knows which one.
  const sentence = gameWords[language].event[event.kind] as (e: Event, you: Seat | null) => Phrase;
  return sentence(event, you);
}

/** By position: the sentence about the answer. */
export function tellings(beats: readonly Beat[], reader: Reader): ReadonlyMap<number, Phrase> {
  return new Map([...Map.groupBy(beats, (b) => b.n)].map(([n, list]) => [n, sentence(list, reader)]));
}

function sentence(list: readonly Beat[], reader: Reader): Phrase {
  const w = words[reader.language];
  if (list[0].event.kind === 'start') return w.deal;
  for (const kind of MAIN) {
    const found = list.find((b) => b.event.kind === kind);
    if (found !== undefined) return tell(found.event, reader);
  }
  return w.unseen;
}
