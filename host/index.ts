export * from './api.ts';
export { rotated } from './chairs.ts';
export * from './drive.ts';
export { Host } from './host.ts';
export { type Deed, Diverged, deedOf, openRecordFromLog, recordFromLog } from './log.ts';
export { type BotPace, type Delay, drawnDelay } from './pacing.ts';
export type { LogLine, Snapshot } from './storage.ts';
export type { RequestRefusal } from './table-controller.ts';
export * from './wire.ts';
