/** What happened at a position of the replay, in a sentence; the game's own words for its events. */
import { mainEvent, type Phrase, type SummaryReader, tellEvent, tellingsOf } from '@starboard/kernel';
import type { Event } from '../rules/types.ts';
import { words as gameWords } from '../words/index.ts';
import type { Beat } from './story.ts';

/** What counts most of several things that one answer brought about. */
const FIRST: readonly Event['kind'][] = ['sixth', 'completed', 'extracted', 'proposed', 'called', 'took', 'drew', 'start'];

export const tell = (event: Event, reader: SummaryReader): Phrase => tellEvent(gameWords, event, reader);

/** Of an answer that only ends the game: the best result. */
function bestResult(events: readonly Event[]): Event | undefined {
  const scored = events.filter((e) => e.kind === 'scored');
  return scored.toSorted((a, b) => b.total - a.total)[0];
}

/** By position: the sentence about the answer. */
export const tellings = (beats: readonly Beat[], reader: SummaryReader): ReadonlyMap<number, Phrase> =>
  tellingsOf(beats, (events) => tell(mainEvent(events, FIRST) ?? bestResult(events) ?? events[0], reader));
