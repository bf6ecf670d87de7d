/** On a phone a noise is announced by moving the ship under a mark in the middle; it snaps to sectors. */
import { useEffect, useRef } from 'preact/hooks';
import { type Point, pointOf, sectorAt } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { middleOf, useSeen, type ViewBox } from './view-box.ts';

/** The sector in the middle, if it can be announced. */
export function inTheMiddle({ picture: { zone }, props }: Scene, box: ViewBox): string | null {
  if (box.now === null) return null;
  const at = sectorAt(zone, middleOf(box.now));
  return at !== undefined && props.turn?.question.choice.picks.includes(zone.names[at]) ? zone.names[at] : null;
}

/** Where the ship comes to rest; null: between sectors, or where nothing can be announced. */
export function snapOf(scene: Scene, box: ViewBox): Point | null {
  const name = inTheMiddle(scene, box);
  const { zone } = scene.picture;
  return name === null ? null : pointOf(zone, zone.byName.get(name) ?? 0);
}

export interface ReticleProps {
  readonly scene: Scene;
  readonly box: ViewBox;
  /** At a smaller scale a finger needs the loupe instead. */
  readonly tiny: number;
}

export function Reticle({ scene, box, tiny }: ReticleProps) {
  const seen = useSeen(box);
  const latest = useRef(scene);
  latest.current = scene;
  useEffect(
    () =>
      box.listen(() => {
        const { aim } = latest.current;
        if ((box.now?.view.scale ?? 0) < tiny) return;
        const pick = inTheMiddle(latest.current, box);
        aim.set(pick === null ? null : { pick, held: true });
      }),
    [box, tiny],
  );
  if ((seen?.view.scale ?? 0) < tiny) return null;
  return (
    <svg className="x-reticle" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="42" />
      <path d="M0 -49V-33M0 49V33M-49 0H-33M49 0H33" />
    </svg>
  );
}
