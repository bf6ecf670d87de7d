/** Facts of the game that stand in the frame's top bar, where there is room for them whatever the table looks like. */
import { type ComponentChildren, createPortal } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The frame leaves a place with this id. */
const PLACE = 'table-facts';

export function TopChips({ children }: { readonly children: ComponentChildren }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PLACE)), []);
  return place === null ? null : createPortal(children, place);
}
