/** `command`: the Collective's command marker advances (N255); no player ever does this. */
import type { Kind } from './kind.ts';

export const command: Kind<'command'> = {
  kind: 'command',
  collective: 'own',
  possible: () => false,
  resolve() {},
};
