/** What happened at a position of the replay, in a sentence; the game's own words for its events. */
import type { Language, Phrase, Seat } from '@starboard/kernel';
import type { Event } from '../rules/types.ts';
import { words as gameWords } from '../words/index.ts';
import type { Beat } from './story.ts';

/** Who is told, and in which language. */
export interface Reader {
  readonly language: Language;
  readonly you: Seat | null;
}

export function tell(event: Event, { language, you }: Reader): Phrase {
  // Each kind has its own sentence; only the event knows which one.
  const sentence = gameWords[language].event[event.kind] as (e: Event, you: Seat | null) => Phrase;
  return sentence(event, you);
}

/** What counts most of several things that one answer brought about. */
const FIRST: readonly Event['kind'][] = ['sixth', 'completed', 'extracted', 'proposed', 'called', 'took', 'drew', 'start'];

/** By position: the sentence about the answer. */
export function tellings(beats: readonly Beat[], reader: Reader): ReadonlyMap<number, Phrase> {
  const byPosition = new Map<number, Event[]>();
  for (const { n, event } of beats) {
    const events = byPosition.get(n);
    if (events === undefined) byPosition.set(n, [event]);
    else events.push(event);
  }
  return new Map([...byPosition].map(([n, events]) => [n, tell(main(events), reader)]));
}

function main(events: readonly Event[]): Event {
  for (const kind of FIRST) {
    const found = events.find((e) => e.kind === kind);
    if (found !== undefined) return found;
  }
  return events[0];
}
