export * from './api.ts';
export { rotated } from './chairs.ts';
export * from './drive.ts';
export { Host } from './host.ts';
export { type Deed, Diverged, deedOf, openRecordOf, recordOf } from './log.ts';
export { type Delay, drawnDelay } from './pacing.ts';
export { undoneLines } from './undone.ts';
export * from './wire.ts';
