export { BadConfig, type Config, readConfig, settingsTable } from './config.ts';
export type { GameSource } from './games.ts';
export { type Instead, type Server, startServer } from './main.ts';
export { Told } from './sentences.ts';
export { backup, restore } from './storage/backup.ts';
export type { Installation } from './storage/installation.ts';
