/** Everything that can be put together on this screen before it is said. */
import type { Seat } from '@starboard/kernel';
import { noGems } from '../rules/gems.ts';
import type { Gems, Pick } from '../rules/types.ts';
import type { ContractDraft } from './draft/contract.ts';
import type { OfferDraft } from './draft/offer.ts';

export interface Drafts {
  /** The planet that was touched. */
  readonly planet: number | null;
  /** What the call says is missing; null: the truth. */
  readonly lacks: readonly [number, number] | null;
  readonly price: Gems;
  /** Own Paws put in or taken out for an extraction alone. */
  readonly paws: Readonly<Record<number, boolean>>;
  readonly contract: ContractDraft | null;
  readonly offer: OfferDraft | null;
  /** Whether the offer lies on the table instead of the contract. */
  readonly offering: boolean;
  /** Fragments or cards to be discarded, by their places. */
  readonly picked: readonly string[];
  /** The Blueprint to be completed, and colours that are to be paid. */
  readonly plan: number | null;
  readonly pay: Gems;
  readonly show: { readonly to: readonly Seat[]; readonly cards: readonly Pick[] } | null;
  /** Whose offer is being turned down; your own seat: the contract. */
  readonly declining: Seat | null;
}
export const NO_DRAFTS: Drafts = {
  planet: null,
  lacks: null,
  price: noGems(),
  paws: {},
  contract: null,
  offer: null,
  offering: false,
  picked: [],
  plan: null,
  pay: noGems(),
  show: null,
  declining: null,
};
