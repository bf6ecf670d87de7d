/**
 * The layer over the table on which things travel; it takes no input. It renders each thing once, over the place it starts from,
 * and starts the animation when the table has rendered without it. On arrival the table renders the thing and the layer is empty.
 */
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Motion } from '../contract.ts';
import { vars } from '../vars.ts';
import { A_FRAME } from './motion.ts';
import { type Box, poseIn, transformOf } from './paths.ts';
import { type Performance, perform } from './perform.ts';
import { LAYER_CLASS } from './places.ts';
import { soon } from './soon.ts';
import type { Stage } from './use-stage.ts';

export interface StageLayerProps<M> {
  readonly stage: Stage<M>;
  /** Whether the table has rendered all of the stage's picture. Until then things stay at their start, or at their end. */
  readonly drawn: boolean;
  /** Frames left to render all travelling things. */
  readonly waits: number;
}

export function StageLayer<M>({ stage, drawn, waits }: StageLayerProps<M>) {
  const layer = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const { beat, volume, sounds } = stage;
  // A re-render during an event must not restart it.
  const begun = useRef<typeof beat>(null);
  if (drawn) begun.current = beat;
  const ready = beat === null ? drawn : begun.current === beat;
  const running = useRef<Performance | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event is performed once, as loud as it began.
  useLayoutEffect(() => {
    if (!ready) return;
    // In a task of its own: the task that rendered the table is long enough.
    const forget = soon(() => {
      stage.drawn();
      if (beat !== null && layer.current !== null && marks.current !== null)
        running.current = perform(beat, layer.current, marks.current, volume, sounds);
    });
    return () => {
      forget();
      running.current?.stop();
    };
  }, [beat, ready]);
  const last = useRef(beat);
  if (beat !== null || drawn) last.current = beat;
  const there = last.current;
  // Cancel animations of removed things: the browser would go on counting their frames.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the event whose things it moved.
  useLayoutEffect(() => () => running.current?.end(), [there]);
  const ghosts = there === null || there.reduced ? [] : there.motions.flatMap((motion, i) => (motion.what === undefined ? [] : [{ motion, i }]));
  return (
    <div ref={layer} className={LAYER_CLASS} aria-hidden="true" style={LAYER}>
      <div ref={marks} style={FILL} />
      {ghosts.slice(0, waits === 0 ? undefined : -waits * A_FRAME).map(({ motion, i }) => (
        <Ghost key={`${there?.key} ${i}`} motion={motion} index={i} start={there?.starts[i] ?? null} rate={there?.rate ?? 1} />
      ))}
    </div>
  );
}

interface GhostProps {
  readonly motion: Motion;
  readonly index: number;
  readonly start: Box | null;
  /** How many times faster than designed, for what moves inside the drawing. */
  readonly rate: number;
}

const Ghost = memo(function Ghost({ motion, index, start, rate }: GhostProps) {
  const { size = NO_SIZE } = motion;
  const at = start === null || motion.kind === 'drama' ? UNSEEN : { transform: transformOf(poseIn(start, size), size) };
  return (
    <div data-ghost={index} style={{ ...GHOST, ...at, ...vars({ '--rate': String(rate) }), width: size.w, height: size.h }}>
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
});

const NO_SIZE = { w: 0, h: 0 };
const FILL: CSSProperties = { position: 'absolute', inset: 0, pointerEvents: 'none' };
const LAYER: CSSProperties = { ...FILL, position: 'fixed', overflow: 'clip', zIndex: 8 };
const GHOST: CSSProperties = { position: 'absolute', left: 0, top: 0, willChange: 'transform' };
const UNSEEN: CSSProperties = { opacity: 0 };
const LEAF: CSSProperties = { position: 'relative', transformStyle: 'preserve-3d' };
const FACE: CSSProperties = { backfaceVisibility: 'hidden' };
const REVERSE: CSSProperties = { ...FACE, position: 'absolute', inset: 0, transform: 'rotateY(180deg)' };
