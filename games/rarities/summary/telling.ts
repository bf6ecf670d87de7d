/** What happened at a position of the replay, in a sentence; the game's own words for its events. */
import { mainEvent, type Phrase, type SummaryReader, say, tellEvent, tellingsOf } from '@starboard/kernel';
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

export const tell = (event: Event, reader: SummaryReader): Phrase => tellEvent(gameWords, event, reader);

/** By position: the sentence about the answer. A win comes first, else the first thing that happened. */
export const tellings = (beats: readonly Beat[], reader: SummaryReader): ReadonlyMap<number, Phrase> =>
  tellingsOf(beats, (events) => sentence(events, reader));

function sentence(events: readonly Event[], reader: SummaryReader): Phrase {
  const w = words[reader.language];
  if (events[0].kind === 'start') return w.deal;
  const main = mainEvent(events, ['won', 'limit']) ?? events.find((e) => !FRAME.has(e.kind)) ?? events[0];
  const said = tell(main, reader);
  return events.some((e) => e.kind === 'refills') && main.kind !== 'refills' ? say`${said} ${w.refilled}` : said;
}
