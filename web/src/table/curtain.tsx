/**
 * Hides one hand from the next player at a shared screen. It appears only when a question shows hidden things, and is lifted
 * by a button with the player's name. Behind it is the public table: nothing hidden is in the page.
 */
import './curtain.css';
import type { Seat } from '@starboard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { Badge } from '../ui/badge.tsx';
import { useWords } from '../words/index.ts';

export function Curtain({ seat, name, onLift }: { readonly seat: Seat; readonly name: string; readonly onLift: () => void }) {
  const w = useWords();
  const head = useRef<HTMLHeadingElement>(null);
  // The focus is on the text, not on the button, so that one key press too many lifts nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next person is what moves the focus.
  useEffect(() => head.current?.focus(), [seat]);
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-head">
      <div className="curtain-card">
        <Badge seat={seat} />
        <h2 id="curtain-head" ref={head} tabIndex={-1}>
          {w.curtain.pass(name)}
        </h2>
        <p>{w.curtain.more}</p>
        <button type="button" className="btn primary big" onClick={onLift}>
          {w.curtain.lift(name)}
        </button>
      </div>
    </div>
  );
}
