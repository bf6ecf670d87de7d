/** A thread that plays challenges again. */
import type { ChallengeAct } from '@starboard/host';
import type { Cartridge, Types } from '@starboard/kernel';
import { botsOwn, type Deal, type Replayed, replayed } from './replaying.ts';

export interface ReplayTask {
  /** A module with `loadGame(id)`. */
  readonly loader: string;
  readonly deal: Deal;
  /** Null: what a bot makes of it. */
  readonly acts: readonly ChallengeAct[] | null;
}

export async function replayInWorker({ loader, deal, acts }: ReplayTask): Promise<Replayed> {
  const module = (await import(loader)) as { loadGame(id: string): Promise<Cartridge<Types>> };
  const brain = await module.loadGame(deal.game);
  return acts === null ? botsOwn(brain, deal) : replayed(brain, deal, acts);
}
