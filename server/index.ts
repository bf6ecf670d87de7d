export type { Overrides } from './assemble.ts';
export { recomputeRatings, renewHostKey, type Server, startServer } from './main.ts';
export { BadConfig, readConfig, type ServerConfig, settingsTable } from './operations/config.ts';
export { OperatorError } from './operations/operator-error.ts';
export { backup, restore } from './storage/backup.ts';
export type { Installation } from './storage/installation.ts';
export type { GameSource } from './tables/games.ts';
