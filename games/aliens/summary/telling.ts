/** What happened at a position of the replay, in a sentence; the game's own words for its events. */
import { mainEvent, type Phrase, type SummaryReader, tellEvent, tellingsOf } from '@starboard/kernel';
import type { Event } from '../rules/types.ts';
import { words as gameWords } from '../words/index.ts';
import type { Beat } from './story.ts';
import { words } from './words.ts';

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

export const tell = (event: Event, reader: SummaryReader): Phrase => tellEvent(gameWords, event, reader);

/** By position: the sentence about the answer. */
export const tellings = (beats: readonly Beat[], reader: SummaryReader): ReadonlyMap<number, Phrase> =>
  tellingsOf(beats, (events) => sentence(events, reader));

function sentence(events: readonly Event[], reader: SummaryReader): Phrase {
  const w = words[reader.language];
  if (events[0].kind === 'start') return w.deal;
  const main = mainEvent(events, MAIN);
  return main === undefined ? w.unseen : tell(main, reader);
}
