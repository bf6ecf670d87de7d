/** What a drag means: the same gestures as touching, with the row or seat one means. */
import { seatAt } from '@starboard/kernel';
import type { Pick } from '../rules/types.ts';
import { showPath } from './draft/offer.ts';
import { changeOffer } from './offer-paper.tsx';
import { gesture, isAsked, offerDraft, offers, type Scene } from './scene.ts';

export function dropped(scene: Scene, thing: string, place: string): void {
  const [what, ...rest] = thing.split(' ');
  const [where, n] = place.split(' ');
  const numbers = rest.map(Number);
  const to = seatAt(Number(n));
  if (where === 'seat' && (what === 'paw' || what === 'plan')) {
    // A card onto a seat shows it.
    if (offers(scene, 'show')) scene.say(showPath([to], [`${what} ${numbers[0]}` as Pick]));
    return;
  }
  if (where !== 'row') return;
  const [colour, from] = numbers;
  if (what === 'share' && from !== to) gesture(scene, { do: 'pass', colour, from: seatAt(from), to });
  else if (what === 'store' && from !== to) gesture(scene, { do: 'gift', colour, from: seatAt(from), to, more: 1 });
  else if (what === 'gift' && numbers[0] === to)
    gesture(scene, { do: 'gift', from: seatAt(numbers[0]), colour: numbers[1], to: seatAt(numbers[2]), more: -1 });
  else if (what === 'slip') gesture(scene, { do: 'helper', seat: seatAt(numbers[0]), on: true });
  else if (what === 'paw' && isAsked(scene, 'talks')) gesture(scene, { do: 'paw', paw: numbers[0], on: true });
  else if (what === 'paw' && isAsked(scene, 'help')) changeOffer(scene, { paws: [...new Set([...offerDraft(scene).paws, numbers[0]])] });
}
