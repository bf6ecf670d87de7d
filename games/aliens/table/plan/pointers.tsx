/** On a small screen: what lies outside the view, at its edge, with its sector. A tap goes there; the one to you leads back. */
import { figureMarkup, Inset, Pip } from '../art/index.tsx';
import { type Point, pointOf, type Size, sizeOf } from '../geometry.ts';
import { nameOf, type Scene } from '../scene.ts';
import { shortName } from '../words.ts';
import { minimapHeight } from './minimap.tsx';
import { isSeen, onScreen, type Seen, useSeen, type ViewBox } from './view-box.ts';
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

/** Half the size of a pointer, and the width that minimap and tools need in the lower corners. */
const HALF = { x: 34, y: 17 };
const MAP_WIDTH = 116;
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
    .filter((at) => picture.hatches[zone.hatchAt[at]] === 'open')
    .map((at): Pointer => ({ key: `hatch ${at}`, at, kind: 'hatch', seat: -1, what: words.hatch(zone.hatchAt[at]) }));
  return [...you, ...hatches, ...players];
}

/** As far down as a pointer may be: the corners belong to the minimap and to the tools. */
function lowest({ room }: Seen, size: Size, x: number): number {
  if (x - HALF.x < MAP_WIDTH) return room.height - minimapHeight(size) - HALF.y - 8;
  return x + HALF.x > room.width - TOOLS ? room.height - 50 - HALF.y - 8 : room.height - HALF.y - 2;
}

/** Where a pointer may go, in its own widths and heights: along its edge first, then inwards. */
const AWAY: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  ...[1, -1, 2, -2, 3, -3].map((n) => [n, 0] as const),
  ...[1, -1, 2, -2, 3, -3, 4, -4].map((n) => [0, n] as const),
];

/** Moves pointers apart, so that none covers another. */
function apart(list: readonly Placed[], seen: Seen, size: Size): Placed[] {
  const put: Placed[] = [];
  for (const p of list) {
    // On the left and right edges there is no room beside a pointer.
    const across = p.y <= HALF.y + 3 || p.y >= seen.room.height - HALF.y - 3;
    const found = AWAY.filter(([dx]) => dx === 0 || across)
      .map(([dx, dy]) => {
        const x = p.x + dx * (2 * HALF.x + 4);
        return { x, y: Math.min(p.y, lowest(seen, size, x)) + dy * (2 * HALF.y + 4) };
      })
      .find(
        ({ x, y }) =>
          x >= HALF.x &&
          x <= seen.room.width - HALF.x &&
          y >= HALF.y &&
          y <= lowest(seen, size, x) &&
          !put.some((q) => Math.abs(q.x - x) < 2 * HALF.x + 2 && Math.abs(q.y - y) < 2 * HALF.y + 2),
      );
    // No room: the minimap still shows it.
    if (found !== undefined) put.push({ ...p, ...found });
  }
  return put;
}

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
  return (
    <div className="x-pointers">
      {apart(outside, seen, sizeOf(zone)).map((p) => {
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
