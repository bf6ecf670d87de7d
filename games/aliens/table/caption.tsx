/**
 * A sentence over the plan while something large happens, and a moment longer: the same as in the log, which is where it is read
 * aloud. What follows from it stands below.
 */
import './caption.css';
import type { Phrase, Seat, Words } from '@starboard/kernel';
import { Sentence, vars } from '@starboard/table-kit';
import { useEffect, useState } from 'preact/hooks';
import type { Aliens, Event } from '../rules/types.ts';
import { pointOf, sizeOf } from './geometry.ts';
import type { Picture } from './picture.ts';
import type { Scene } from './scene.ts';

const LINGERS_MS = 1600;
const MOST = 3;
const NOTHING: readonly Event[] = [];

export function Caption({ scene: { props, picture } }: { readonly scene: Scene }) {
  const { telling } = picture;
  const [told, setTold] = useState(NOTHING);
  useEffect(() => {
    if (telling !== null) return setTold((was) => [...was, telling].slice(-MOST));
    const timer = setTimeout(() => setTold(NOTHING), LINGERS_MS);
    return () => clearTimeout(timer);
  }, [telling]);
  if (told.length === 0) return null;
  return (
    <div
      className={`x-caption${isLow(picture, told[0]) ? ' above' : ''}${told.length === 1 && isLate(told[0]) ? ' late' : ''}`}
      style={vars({ '--rate': String(Math.max(1, props.taste.speed)) })}
      aria-hidden="true"
    >
      {told.map((e, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they only come one after the other.
        <p key={i} className={isLate(e) ? 'late' : undefined}>
          <Sentence phrase={sentence(props.words, e.kind, e, props.you)} names={props.names} />
        </p>
      ))}
    </div>
  );
}

/** A hatch card is turned over first. */
const isLate = (e: Event): boolean => e.kind === 'hatch' && e.card !== 'none';

/** Whether it happens in the lower half of the plan, which must not be covered. */
function isLow({ zone }: Picture, e: Event): boolean {
  const at = 'hatch' in e ? zone.hatches[e.hatch] : 'sector' in e ? zone.byName.get(e.sector) : undefined;
  return at !== undefined && pointOf(zone, at).y > sizeOf(zone).height / 2;
}

const sentence = <K extends Event['kind']>(words: Words<Aliens>, kind: K, e: Extract<Event, { kind: K }>, you: Seat | null): Phrase =>
  words.event[kind](e, you);
