/** The stage: plays events on the table, one after another, without ever blocking the player. */
export { StageLayer } from './layer.tsx';
export { DRAMA_MS, FLIP_MS, lengthOf, MOVE_MS } from './motion.ts';
export { MOST_BEHIND_MS } from './queue.ts';
export { FRAME_MS } from './steady.ts';
export { type Stage, useStage } from './use-stage.ts';
export { type Same, useStaggered } from './use-staggered.ts';
export { useSteps } from './use-steps.ts';
