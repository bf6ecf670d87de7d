/** From so far away that no name can be read: letters of the columns along the top, and the name of the one sector that is meant. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Zone } from '../../rules/zone.ts';
import { MARGIN, pointOf, S, xOf } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { shortName } from '../words.ts';
import { sectorNamed } from './keys.ts';
import { onScreen, useSeen, type ViewBox } from './view-box.ts';

/** Names have 11 pixels or more: below the first side of a sector larger letters are drawn in it, below the second there is no room. */
const ROOMY = 20;
const READABLE = 15.5;

export type Far = 'far' | 'dense' | null;
function howFar({ now }: ViewBox): Far {
  const side = now === null ? ROOMY : now.view.scale * S;
  return side < READABLE ? 'far' : side < ROOMY ? 'dense' : null;
}

/** Whether names are too small to read, or need larger letters; changes seldom. */
export function useFar(box: ViewBox): Far {
  const [far, setFar] = useState<Far>(null);
  useEffect(() => {
    const look = (): void => setFar(howFar(box));
    look();
    return box.listen(look);
  }, [box]);
  return far;
}

function columnsOf(zone: Zone): readonly { readonly letter: string; readonly at: number }[] {
  const first = new Map<string, number>();
  for (const at of zone.audible) {
    const letter = zone.names[at].replace(/\d+$/, '');
    if (!first.has(letter)) first.set(letter, at);
  }
  return [...first].map(([letter, at]) => ({ letter, at }));
}

/** Letters keep this distance. */
const APART = 11;
const HIGH = 14;

export function FarNames({ scene, box }: { readonly scene: Scene; readonly box: ViewBox }) {
  const { zone } = scene.picture;
  const columns = useMemo(() => columnsOf(zone), [zone]);
  const root = useRef<HTMLDivElement>(null);
  const [named, setNamed] = useState<number | null>(null);
  const seen = useSeen(box);
  useEffect(() => {
    const plan = root.current?.parentElement;
    if (plan == null) return;
    const mean = (e: Event): void => setNamed((e.target instanceof Element ? sectorNamed(zone, e.target.closest('.x-sector')) : undefined) ?? null);
    const leave = (): void => setNamed(null);
    plan.addEventListener('pointerover', mean);
    plan.addEventListener('focusin', mean);
    plan.addEventListener('pointerleave', leave);
    return () => {
      plan.removeEventListener('pointerover', mean);
      plan.removeEventListener('focusin', mean);
      plan.removeEventListener('pointerleave', leave);
    };
  }, [zone]);
  const { scale = 1 } = seen?.view ?? {};
  const every = Math.max(1, Math.ceil(APART / (1.5 * S * scale)));
  const top = seen === null ? 0 : Math.max(0, seen.view.y + MARGIN * scale - HIGH - 2);
  const point = seen === null || named === null ? null : onScreen(seen, pointOf(zone, named));
  return (
    <div ref={root} className="x-far" aria-hidden="true">
      {seen !== null &&
        columns
          .filter((_, i) => i % every === 0)
          .map(({ letter, at }) => (
            <span
              key={letter}
              style={{ transform: `translate(${Math.round(seen.view.x + xOf(zone, at) * scale - APART / 2)}px, ${Math.round(top)}px)` }}
            >
              {letter}
            </span>
          ))}
      {point !== null && named !== null && (
        <b style={{ transform: `translate(${Math.round(point.x)}px, ${Math.round(point.y - S * scale)}px) translate(-50%, -100%)` }}>
          {shortName(scene.w, zone.names[named])}
        </b>
      )}
    </div>
  );
}
