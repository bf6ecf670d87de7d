/**
 * Where things travel: a pane over the table that nothing can touch. It draws what is on its way once, as the event begins,
 * and hands its way to the browser; on arrival the table draws the thing itself, and the pane is empty again.
 */
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Motion } from '../contract.ts';
import { perform } from './perform.ts';
import { soon } from './soon.ts';
import type { Stage } from './use-stage.ts';

export interface StageLayerProps<M> {
  readonly stage: Stage<M>;
  /**
   * Whether the table shows all of the stage's picture. Before it does, what is about to travel is made ready, unseen, and what has
   * arrived stays where it is.
   */
  readonly drawn: boolean;
}

export function StageLayer<M>({ stage, drawn }: StageLayerProps<M>) {
  const layer = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const { beat, volume } = stage;
  // Once it was all drawn for an event, it stays so: what is drawn anew meanwhile does not begin it again.
  const begun = useRef<typeof beat>(null);
  if (drawn) begun.current = beat;
  const ready = beat !== null && begun.current === beat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event is performed once, as loud as it began.
  useLayoutEffect(() => {
    if (!ready) return;
    let stop = (): void => {};
    // Before the frame that shows it first, but not in the task that has just drawn the table, nor in the frame's: both have enough to do.
    const forget = soon(() => {
      if (layer.current !== null && marks.current !== null) stop = perform(beat, layer.current, marks.current, volume);
    });
    return () => {
      forget();
      stop();
    };
  }, [beat, ready]);
  const last = useRef(beat);
  if (beat !== null || drawn) last.current = beat;
  const there = last.current;
  const ghosts = there === null || there.reduced ? [] : there.motions;
  return (
    <div ref={layer} className="stage-layer" aria-hidden="true" style={LAYER}>
      <div ref={marks} style={FILL} />
      {ghosts.map(
        (m, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a motion is its place among the event's.
          m.what !== undefined && <Ghost key={`${there?.key} ${i}`} motion={m} index={i} />,
      )}
    </div>
  );
}

function Ghost({ motion, index }: { readonly motion: Motion; readonly index: number }) {
  return (
    <div data-ghost={index} style={GHOST}>
      {motion.kind === 'flip' ? (
        <div style={LEAF}>
          <div style={FACE}>{motion.back}</div>
          <div style={REVERSE}>{motion.what}</div>
        </div>
      ) : (
        motion.what
      )}
    </div>
  );
}

const FILL: CSSProperties = { position: 'absolute', inset: 0, pointerEvents: 'none' };
const LAYER: CSSProperties = { ...FILL, position: 'fixed', overflow: 'clip', zIndex: 8 };
const GHOST: CSSProperties = { position: 'absolute', left: 0, top: 0, width: 'max-content', opacity: 0, willChange: 'transform' };
const LEAF: CSSProperties = { position: 'relative', transformStyle: 'preserve-3d' };
const FACE: CSSProperties = { backfaceVisibility: 'hidden' };
const REVERSE: CSSProperties = { ...FACE, position: 'absolute', inset: 0, transform: 'rotateY(180deg)' };
