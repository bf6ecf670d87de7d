export { type Instead, type Server, startServer } from './main.ts';
export { BadConfig, type Config, readConfig, settingsTable } from './operations/config.ts';
export { Told } from './operations/operator-error.ts';
export { backup, restore } from './storage/backup.ts';
export type { Installation } from './storage/installation.ts';
export type { GameSource } from './tables/games.ts';
