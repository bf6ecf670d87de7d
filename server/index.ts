export { BadConfig, type Config, readConfig, settingsTable } from './config.ts';
export type { GameSource } from './games.ts';
export { type Instead, type Server, startServer } from './main.ts';
export { backup, type Installation, restore } from './storage/backup.ts';
