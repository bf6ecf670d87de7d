/** What happened at a position of the replay, in a sentence; the game's own words for its events. */
import { type Language, type Phrase, say } from '@starboard/kernel';
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

export function tell(event: Event, language: Language): Phrase {
  // Each kind has its own sentence; which one it is, only the event knows.
  const sentence = gameWords[language].event[event.kind] as (e: Event, you: null) => Phrase;
  return sentence(event, null);
}

/** By position: the sentence about the answer. A win is what one wants to hear of it, else what came first. */
export function tellings(beats: readonly Beat[], language: Language): ReadonlyMap<number, Phrase> {
  const byPosition = new Map<number, Event[]>();
  for (const { n, event } of beats) {
    const events = byPosition.get(n);
    if (events === undefined) byPosition.set(n, [event]);
    else events.push(event);
  }
  return new Map([...byPosition].map(([n, events]) => [n, sentence(events, language)]));
}

function sentence(events: readonly Event[], language: Language): Phrase {
  if (events[0].kind === 'start') return words[language].deal;
  const main = events.find((e) => e.kind === 'won' || e.kind === 'limit') ?? events.find((e) => !FRAME.has(e.kind)) ?? events[0];
  const said = tell(main, language);
  return events.some((e) => e.kind === 'refills') && main.kind !== 'refills' ? say`${said} ${words[language].refilled}` : said;
}
