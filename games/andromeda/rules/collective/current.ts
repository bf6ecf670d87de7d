/** The Collective at a table where it plays. */
import { sure } from '../sure.ts';
import type { Pub } from '../types.ts';
import type { CollectiveState } from './types.ts';

export const collectiveState = (pub: Readonly<Pub>): CollectiveState => sure(pub.collective);
