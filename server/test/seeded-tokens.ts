/** What is drawn at random elsewhere comes from the seed here: the same match is dealt in every run. */
import { createHash } from 'node:crypto';

type Tokens = typeof import('../identity/tokens.ts');

/** The place of server/identity/tokens.ts in a test: `vi.mock(path, async (original) => seededTokens(await original()))`. */
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
