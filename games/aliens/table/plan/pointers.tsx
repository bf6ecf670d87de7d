/** On a small screen: what lies outside the view, at its edge, with its sector. A tap goes there; the one to you leads back. */
import { figureMarkup, Inset, Pip } from '../art/index.tsx';
import { type Point, pointOf } from '../geometry.ts';
import { nameOf, type Scene } from '../scene.ts';
import { shortName } from '../words.ts';
import { isSeen, onScreen, useSeen, type ViewBox } from './view-box.ts';
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

/** Half the size of a pointer, and the space the tools in the lower corners need. */
const HALF = { x: 34, y: 17 };
const CORNERS = 98;
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

/** Moves pointers of one edge apart, so that none covers another. */
function apart(list: readonly Placed[]): Placed[] {
  const put: Placed[] = [];
  for (const p of list) {
    let { x, y } = p;
    const hits = (): Placed | undefined => put.find((q) => Math.abs(q.x - x) < 2 * HALF.x + 2 && Math.abs(q.y - y) < 2 * HALF.y + 2);
    for (let n = 0, hit = hits(); hit !== undefined && n < 12; n++, hit = hits())
      y = hit.y + (n % 2 === 0 ? 1 : -1) * (2 * HALF.y + 4) * (1 + Math.floor(n / 2));
    put.push({ ...p, x, y });
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
      const x = cx + (to.x - cx) * k;
      return { ...p, x, y: Math.min(cy + (to.y - cy) * k, room.height - CORNERS), turn: (Math.atan2(to.y - cy, to.x - cx) * 180) / Math.PI };
    });
  const words = planWords[scene.props.language];
  return (
    <div className="x-pointers">
      {apart(outside).map((p) => {
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
