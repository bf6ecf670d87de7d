/** Why a call cannot promise this; null: it can. */
import { type Game, type Known, type Refusal, refuse, type Seat } from '@starboard/kernel';
import type { Afternova } from '../../rules/types.ts';
import { type CallDraft, callPath } from './offer.ts';

export const callRefusal = (game: Game<Afternova>, k: Known<Afternova>, seat: Seat, d: CallDraft): Refusal<Afternova> | null =>
  refuse(game, k, seat, callPath(game, k, seat, d));
