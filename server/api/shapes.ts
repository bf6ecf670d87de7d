/** Schemas that every part of the interface shares: ids, texts, times. ./routes.ts says which route uses what. */
import { type Json, LEVELS } from '@starboard/kernel';
import * as z from 'zod/mini';

export const boundedText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
export const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Of a socket message, made by the sender. Duplicates are ignored. */
export const messageId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));

export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
export const chairNumber = z.int().check(z.minimum(0), z.maximum(63));
export const time = z.int();
export const nothing = z.strictObject({});
export const level = z.enum(LEVELS);

export const game = z.object({
  id: z.string(),
  seats: z.tuple([z.int(), z.int()]),
  rules: z.string(),
  options: z.record(z.string(), z.custom<Json>()),
  usual: z.record(z.string(), z.custom<Json>()),
});

export type GameInfo = z.infer<typeof game>;
