/** Tokens from a seed instead of chance, so that every run deals the same match. */
import { createHash } from 'node:crypto';

type Tokens = typeof import('../identity/tokens.ts');

/** Replaces server/identity/tokens.ts: `vi.mock(path, async (original) => seededTokens(await original()))`. */
export function seededTokens(original: Tokens): Tokens {
  const drawer = (kind: string): (() => Buffer) => {
    let n = 0;
    return () => createHash('sha256').update(`${process.env.STARBOARD_SEED} ${kind} ${n++}`).digest();
  };
  const [token, id, secret] = ['token', 'id', 'secret'].map(drawer);
  return {
    ...original,
    newToken: () => token().toString('base64url'),
    newId: () => id().subarray(0, 16).toString('base64url'),
    newSecret: () => secret().toString('hex'),
  };
}
