/** A turn in a sentence: what it scored most by, else what it was. The game's own words for its events. */
import { type Language, type Phrase, type Seat, say } from '@starboard/kernel';
import type { Event } from '../rules/events.ts';
import { words as gameWords } from '../words/index.ts';
import type { Turn } from './story.ts';
import { words } from './words.ts';

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

export function turnText(turn: Turn, reader: Reader): Phrase {
  const w = words[reader.language];
  const found = MEMORABLE.flatMap((kind) => turn.events.filter((e) => e.kind === kind).slice(0, 1));
  const said = found[0] === undefined ? [w.turn(turn.number)] : tell(found[0], reader);
  const points = scored(turn);
  return points === 0 ? said : say`${said} ${w.gain(points)}`;
}

/** VP that the turn brought to whoever took it. */
export const scored = (turn: Turn): number => turn.events.reduce((n, e) => n + (e.kind === 'scored' && e.who === turn.who ? e.vp : 0), 0);
