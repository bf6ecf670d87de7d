/** On a small screen: what lies outside the view, at its edge, with its sector. A tap goes there; the one to you leads back. */
import { figureMarkup, Inset, Pip } from '../art/index.tsx';
import { type Point, pointOf, type Size, sizeOf } from '../geometry.ts';
import { nameOf, type Scene } from '../scene.ts';
import { shortName } from '../words.ts';
import { minimapHeight, minimapWidth } from './minimap.tsx';
import { halfSector, isSeen, legalOnScreen, onScreen, type Seen, useSeen, type ViewBox } from './view-box.ts';
import { planWords } from './words.ts';

interface Pointer {
  readonly key: string;
  readonly at: number;
  readonly kind: 'you' | 'hatch' | 'player';
  readonly seat: number;
  readonly what: string;
}
interface Placed extends Pointer {
  readonly x: number;
  readonly y: number;
  /** Where it leads, in degrees. */
  readonly turn: number;
}

/** Half the size of a pointer, and the width that the tools need in their corner. */
const HALF = { x: 34, y: 17 };
const TOOLS = 104;
const MOST = 7;

/** Open hatches, the last word of everybody aboard, and you. */
function pointersOf(scene: Scene): Pointer[] {
  const { model, picture, props, w } = scene;
  const { zone } = picture;
  const words = planWords[props.language];
  const last = new Map(model.heard.filter((e) => picture.status[e.seat] === 'aboard').map((e) => [e.seat, e.at]));
  for (const { seat, at } of model.placed) last.set(seat, at);
  const you: Pointer[] = model.you === null ? [] : [{ key: 'you', at: model.you.at, kind: 'you', seat: -1, what: w.you }];
  const players = [...last]
    .filter(([seat]) => seat !== props.you)
    .map(([seat, at]): Pointer => ({ key: `seat ${seat}`, at, kind: 'player', seat, what: nameOf(scene, seat) }));
  const hatches = zone.hatches
    .slice(1)
    .filter((at) => model.hatches[zone.hatchAt[at]] === 'open')
    .map((at): Pointer => ({ key: `hatch ${at}`, at, kind: 'hatch', seat: -1, what: words.hatch(zone.hatchAt[at]) }));
  return [...you, ...hatches, ...players];
}

/** As far down as a pointer may be: the corners belong to the minimap and to the tools. */
function lowest({ room }: Seen, size: Size, x: number): number {
  if (x - HALF.x < minimapWidth(size)) return room.height - minimapHeight(size) - HALF.y - 8;
  return x + HALF.x > room.width - TOOLS ? room.height - 50 - HALF.y - 8 : room.height - HALF.y - 2;
}

/** Steps along the edge in which a pointer looks for room. */
const STEP = 8;

/** Every place for a pointer along the edge, the nearest to a point first. */
function along(seen: Seen, size: Size, p: Point): Point[] {
  const { width, height } = seen.room;
  const places: Point[] = [];
  for (let x = HALF.x + 2; x <= width - HALF.x - 2; x += STEP) {
    places.push({ x, y: HALF.y + 2 });
    // Above minimap and tools it would be in the middle.
    if (lowest(seen, size, x) === height - HALF.y - 2) places.push({ x, y: height - HALF.y - 2 });
  }
  for (let y = HALF.y + 2; y <= height - HALF.y - 2; y += STEP)
    for (const x of [HALF.x + 2, width - HALF.x - 2]) if (y <= lowest(seen, size, x)) places.push({ x, y });
  const far = (q: Point): number => Math.hypot(q.x - p.x, q.y - p.y);
  return places.sort((a, b) => far(a) - far(b));
}

/** Gives each pointer a place at the edge where it covers neither another nor what can be pressed. */
function apart(list: readonly Placed[], seen: Seen, size: Size, kept: readonly Point[]): Placed[] {
  const put: Placed[] = [];
  const sector = halfSector(seen);
  const covers = (a: Point, b: Point, more: Point): boolean => Math.abs(a.x - b.x) < HALF.x + more.x && Math.abs(a.y - b.y) < HALF.y + more.y;
  const free = (at: Point): boolean => !put.some((q) => covers(at, q, APART)) && !kept.some((q) => covers(at, q, sector));
  for (const p of list) {
    const found = (p.y <= lowest(seen, size, p.x) && free(p) ? p : undefined) ?? along(seen, size, p).find(free);
    // No room: the minimap still shows it.
    if (found !== undefined) put.push({ ...p, x: found.x, y: found.y });
  }
  return put;
}
const APART = { x: HALF.x + 2, y: HALF.y + 2 };

export function Pointers({ scene, box, onGo }: { readonly scene: Scene; readonly box: ViewBox; onGo(to: Point): void }) {
  const seen = useSeen(box);
  if (seen === null) return null;
  const { zone } = scene.picture;
  const { room } = seen;
  const outside = pointersOf(scene)
    .filter((p) => !isSeen(seen, pointOf(zone, p.at)))
    .slice(0, MOST)
    .map((p): Placed => {
      const to = onScreen(seen, pointOf(zone, p.at));
      const [cx, cy] = [room.width / 2, room.height / 2];
      const k = Math.min((cx - HALF.x - 2) / Math.max(1, Math.abs(to.x - cx)), (cy - HALF.y - 2) / Math.max(1, Math.abs(to.y - cy)));
      return { ...p, x: cx + (to.x - cx) * k, y: cy + (to.y - cy) * k, turn: (Math.atan2(to.y - cy, to.x - cx) * 180) / Math.PI };
    });
  const words = planWords[scene.props.language];
  // Neither what can be pressed nor you are covered.
  const you = scene.model.you === null ? [] : [onScreen(seen, pointOf(zone, scene.model.you.at))];
  return (
    <div className="x-pointers">
      {apart(outside, seen, sizeOf(zone), [...legalOnScreen(scene, seen), ...you]).map((p) => {
        const name = shortName(scene.w, zone.names[p.at]);
        return (
          <button
            key={p.key}
            type="button"
            tabIndex={-1}
            className={p.kind}
            style={{ transform: `translate(${Math.round(p.x - HALF.x)}px, ${Math.round(p.y - HALF.y)}px)` }}
            aria-label={words.goTo(p.what, name)}
            onClick={() => onGo(pointOf(zone, p.at))}
          >
            {p.kind === 'player' && <Pip seat={p.seat} />}
            {p.kind === 'you' && (
              <svg viewBox="0 0 64 64" aria-hidden="true">
                <Inset of={figureMarkup(scene.model.you?.alien ?? false)} x={32} y={32} size={64} />
              </svg>
            )}
            {p.kind === 'you' ? null : name}
            <i style={{ transform: `rotate(${Math.round(p.turn)}deg)` }} />
          </button>
        );
      })}
    </div>
  );
}
