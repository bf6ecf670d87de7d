/**
 * Where things travel: a pane over the table that nothing can touch. It draws what is on its way once, as the event begins,
 * and hands its way to the browser; on arrival the table draws the thing itself, and the pane is empty again.
 */
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Motion } from '../contract.ts';
import { perform } from './perform.ts';
import type { Stage } from './use-stage.ts';

export function StageLayer<M>({ stage }: { readonly stage: Stage<M> }) {
  const layer = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const { beat, volume } = stage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event is performed once, as loud as it began.
  useLayoutEffect(() => {
    if (beat === null) return;
    let stop = (): void => {};
    // With the frame that shows it first, and not in the task that has just drawn the table: that one has enough to do.
    const soon = requestAnimationFrame(() => {
      if (layer.current !== null && marks.current !== null) stop = perform(beat, layer.current, marks.current, volume);
    });
    return () => {
      cancelAnimationFrame(soon);
      stop();
    };
  }, [beat]);
  const ghosts = beat === null || beat.reduced ? [] : beat.motions;
  return (
    <div ref={layer} className="stage-layer" aria-hidden="true" style={LAYER}>
      <div ref={marks} style={FILL} />
      {ghosts.map(
        (m, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a motion is its place among the event's.
          m.what !== undefined && <Ghost key={`${beat?.key} ${i}`} motion={m} index={i} />,
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
