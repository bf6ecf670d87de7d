/** Over a finger that stays on the whole ship: the sectors under it, large. Lifting the finger chooses what is outlined. */
import { hex, type Point, S, xOf, yOf } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { shortName } from '../words.ts';
import { nearestLegal } from './press.ts';
import { onPlan, type ViewBox } from './view-box.ts';

const ACROSS = 120;
/** Distance above the finger. */
const ABOVE = 84;
/** Sectors in it are as large as in a near view. */
const SCALE = 31 / S;
/** As far as a lifted finger snaps, in pixels. */
const SNAP = 40;

/** What it enlarges: the ship, and what is known on it. */
export const SHIP_ID = 'x-ship-drawn';
export const MARKS_ID = 'x-marks-drawn';

export function Loupe({ scene, box, at }: { readonly scene: Scene; readonly box: ViewBox; readonly at: Point }) {
  const { now } = box;
  if (now === null) return null;
  const { zone } = scene.picture;
  const p = onPlan(now, at);
  const found = nearestLegal(zone, scene.props.turn?.question.choice.picks ?? [], p, SNAP / now.view.scale);
  const sector = found === null ? undefined : zone.byName.get(found);
  const half = ACROSS / SCALE / 2;
  const left = Math.min(Math.max(0, at.x - ACROSS / 2), now.room.width - ACROSS);
  // No room above the finger: beside it.
  const top = at.y - ABOVE - ACROSS / 2 < 0 ? at.y + ABOVE / 2 : at.y - ABOVE - ACROSS / 2;
  return (
    <div className="x-loupe" style={{ left, top, width: ACROSS, height: ACROSS }} aria-hidden="true">
      <svg aria-hidden="true" viewBox={`${p.x - half} ${p.y - half} ${half * 2} ${half * 2}`}>
        <use href={`#${SHIP_ID}`} />
        <use href={`#${MARKS_ID}`} />
        {sector !== undefined && <path className="chosen" d={hex(xOf(zone, sector), yOf(zone, sector), S * 0.97)} />}
        <circle cx={p.x} cy={p.y} r="4" />
      </svg>
      {found !== null && <b>{shortName(scene.w, found)}</b>}
    </div>
  );
}
