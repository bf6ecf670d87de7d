/** What several parts of the deal need to know. */
import type { Seat } from '@starboard/kernel';
import { NO_OFFER } from './draft/offer.ts';
import { askedSeat, isAsked, offerDraft, type Scene } from './scene.ts';

/** The Paws of a seat in its offer or contract, as far as they are known here; null: unknown. */
export function pawsOf({ props, picture, bids }: Scene, seat: Seat): readonly number[] | null {
  if (bids !== null && seat === props.you) return bids.own;
  if (bids !== null && (bids.others[seat] ?? []).length > 0) return bids.others[seat];
  return picture.talks?.offers[seat]?.paws ?? null;
}

/** Whether the helper's offer lies on the table instead of the contract. */
export function isOffering(scene: Scene): boolean {
  if (!isAsked(scene, 'help') || scene.props.known.pub.talks === null) return false;
  const seat = askedSeat(scene);
  const { talks } = scene.props.known.pub;
  if (scene.drafts.offering) return true;
  return talks.contract === null && seat !== null && talks.offers[seat] === null && offerDraft(scene) !== NO_OFFER;
}
