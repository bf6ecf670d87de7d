/** Random values. Only hashes of tokens are stored, so that a stolen database gives no access. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** 128 bits, unique for ever. Not a secret by itself. */
export const newId = (): string => randomBytes(16).toString('base64url');
/** 32 bytes as hexadecimal digits, as the fairness protocol wants them. */
export const newSecret = (): string => randomBytes(32).toString('hex');
/** A fast hash is enough: tokens have 256 random bits. */
export const hashOf = (token: string): string => createHash('sha256').update(`starboard/token ${token}`).digest('hex');
