export * from './levels.ts';
export * from './play.ts';
export type { Brain } from './policy.ts';
export { BotPool, type PoolOptions, Runaway } from './pool.ts';
export { type Hooks, type Measured, measure, type Plan, type Simulated, simulate, type WinShare } from './simulation.ts';
export type { Spread } from './statistics.ts';
export { type SuggestStep, suggest } from './suggest.ts';
export { think } from './think.ts';
