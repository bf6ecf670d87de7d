/**
 * Where things travel: a pane over the table that nothing can touch. It draws what is on its way once, as the event begins, over
 * the place it starts from, and hands its way to the browser when the table is drawn without it; on arrival the table draws the thing
 * itself, and the pane is empty again.
 */
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Motion } from '../contract.ts';
import { A_FRAME } from './motion.ts';
import { type Box, poseIn, transformOf } from './paths.ts';
import { type Performance, perform } from './perform.ts';
import { LAYER_CLASS } from './places.ts';
import { soon } from './soon.ts';
import type { Stage } from './use-stage.ts';

export interface StageLayerProps<M> {
  readonly stage: Stage<M>;
  /** Whether the table shows all of the stage's picture. Before it does, what is about to travel lies where it was, and what has arrived where it is. */
  readonly drawn: boolean;
  /** In so many frames everything that travels has to be there. */
  readonly waits: number;
}

export function StageLayer<M>({ stage, drawn, waits }: StageLayerProps<M>) {
  const layer = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const { beat, volume, sounds } = stage;
  // Once it was all drawn for an event, it stays so: what is drawn anew meanwhile does not begin it again.
  const begun = useRef<typeof beat>(null);
  if (drawn) begun.current = beat;
  const ready = beat === null ? drawn : begun.current === beat;
  const running = useRef<Performance | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event is performed once, as loud as it began.
  useLayoutEffect(() => {
    if (!ready) return;
    // Before the frame that shows it first, but not in the task that has just drawn the table, nor in the frame's: both have enough to do.
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
  // What is taken away leaves no animation behind: the browser would go on counting frames that nobody draws.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the event whose things it moved.
  useLayoutEffect(() => () => running.current?.end(), [there]);
  const ghosts = there === null || there.reduced ? [] : there.motions.flatMap((motion, i) => (motion.what === undefined ? [] : [{ motion, i }]));
  return (
    <div ref={layer} className={LAYER_CLASS} aria-hidden="true" style={LAYER}>
      <div ref={marks} style={FILL} />
      {ghosts.slice(0, waits === 0 ? undefined : -waits * A_FRAME).map(({ motion, i }) => (
        <Ghost key={`${there?.key} ${i}`} motion={motion} index={i} start={there?.starts[i] ?? null} />
      ))}
    </div>
  );
}

interface GhostProps {
  readonly motion: Motion;
  readonly index: number;
  readonly start: Box | null;
}

const Ghost = memo(function Ghost({ motion, index, start }: GhostProps) {
  const { size = NO_SIZE } = motion;
  const at = start === null || motion.kind === 'drama' ? UNSEEN : { transform: transformOf(poseIn(start, size), size) };
  return (
    <div data-ghost={index} style={{ ...GHOST, ...at, width: size.w, height: size.h }}>
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
