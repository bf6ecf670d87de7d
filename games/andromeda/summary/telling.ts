/** A turn in a sentence: what it scored most by, else what it was. The game's own words for its events. */
import { mainEvent, type Phrase, type SummaryReader, say, tellEvent } from '@starboard/kernel';
import type { Event } from '../rules/events.ts';
import { words as gameWords } from '../words/index.ts';
import type { Turn } from './story.ts';
import { words } from './words.ts';

export const tell = (event: Event, reader: SummaryReader): Phrase => tellEvent(gameWords, event, reader);

/** What a turn is remembered by, the most telling first. */
const MEMORABLE: readonly Event['kind'][] = [
  'over',
  'terminus',
  'won',
  'developed',
  'all-lost',
  'event',
  'module',
  'returning',
  'c-returns',
  'launched',
  'passed',
];

export function turnText(turn: Turn, reader: SummaryReader): Phrase {
  const w = words[reader.language];
  const main = mainEvent(turn.events, MEMORABLE);
  const said = main === undefined ? [w.turn(turn.number)] : tell(main, reader);
  const points = scored(turn);
  return points === 0 ? said : say`${said} ${w.gain(points)}`;
}

/** VP that the turn brought to the side that took it. */
export const scored = (turn: Turn): number => turn.events.reduce((n, e) => n + (e.kind === 'scored' && e.who === turn.who ? e.vp : 0), 0);
