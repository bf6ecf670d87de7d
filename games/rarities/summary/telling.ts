/** What happened at a position of the replay, in a sentence; the game's own words for its events. */
import { type Language, type Phrase, type Seat, say } from '@starboard/kernel';
import type { Event } from '../rules/types.ts';
import { words as gameWords } from '../words/index.ts';
import type { Beat } from './story.ts';
import { words } from './words.ts';

/** Said by other events already, or only the frame of what happens. */
const FRAME: ReadonlySet<Event['kind']> = new Set([
  'dealt',
  'mission',
  'ended',
  'collecting',
  'pass',
  'refills',
  'refilled',
  'leftovers',
  'landed',
  'stayed',
]);

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

/** By position: the sentence about the answer. A win comes first, else the first thing that happened. */
export function tellings(beats: readonly Beat[], reader: Reader): ReadonlyMap<number, Phrase> {
  const byPosition = new Map<number, Event[]>();
  for (const { n, event } of beats) {
    const events = byPosition.get(n);
    if (events === undefined) byPosition.set(n, [event]);
    else events.push(event);
  }
  return new Map([...byPosition].map(([n, events]) => [n, sentence(events, reader)]));
}

function sentence(events: readonly Event[], reader: Reader): Phrase {
  const w = words[reader.language];
  if (events[0].kind === 'start') return w.deal;
  const main = events.find((e) => e.kind === 'won' || e.kind === 'limit') ?? events.find((e) => !FRAME.has(e.kind)) ?? events[0];
  const said = tell(main, reader);
  return events.some((e) => e.kind === 'refills') && main.kind !== 'refills' ? say`${said} ${w.refilled}` : said;
}
