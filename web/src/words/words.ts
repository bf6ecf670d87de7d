/** English has the shape; a language that lacks a key of it does not compile. */
import type { en } from './en.ts';
import type { farEn } from './far.en.ts';

export type PageWords = typeof en;
export type FarWords = typeof farEn;
