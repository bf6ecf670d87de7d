/** Random values, and how tokens are kept: only their hashes, so that a stolen database opens nothing. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** 128 bits: names a thing for ever; unguessable, though nothing depends on that alone but tables by link. */
export const newId = (): string => randomBytes(16).toString('base64url');
/** 32 bytes as hexadecimal digits, as the fairness protocol wants them. */
export const newSecret = (): string => randomBytes(32).toString('hex');
/** A token has 256 bits of its own: a slow hash would add nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(`starboard/token ${token}`).digest('hex');
