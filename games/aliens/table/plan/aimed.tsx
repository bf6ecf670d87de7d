/** What is pointed at, or was chosen a question ago: the way there, a light's seven sectors, the ring that others will see. */

import { useAimed } from '@starboard/table-kit';
import { hex, hexes, type Point, pointOf, polyline, S, wayTo, xOf, yOf } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { passable } from './passable.ts';
import { NAMED } from './sectors.tsx';

export function Aimed({ scene }: { readonly scene: Scene }) {
  const aimed = useAimed(scene.aim);
  const { props, picture, model } = scene;
  const { zone } = picture;
  const { turn, known } = props;
  if (turn === null) return null;
  const { choice, path } = turn.question;
  const pointed = aimed !== null && zone.byName.has(aimed.pick) && choice.picks.includes(aimed.pick);
  // There is only one to be announced: how the others will see it.
  const own = choice.kind === 'announce-own' ? choice.picks[0] : undefined;
  // The first answer of a turn is where one goes.
  const kind = pointed || own !== undefined ? choice.kind : 'move';
  const at = zone.byName.get(pointed ? aimed.pick : (own ?? path[0] ?? ''));
  if (at === undefined) return null;
  const [x, y] = [xOf(zone, at), yOf(zone, at)];
  const way = kind === 'move' && known.mine !== null ? wayTo(zone, known.mine.sector, at, passable(zone, known)) : [];
  return (
    <g className={`x-aimed ${kind}`}>
      {kind === 'spotlight' && <path className="lit" d={hexes(zone, [at, ...zone.touching[at]], S * 0.97)} />}
      {way.length > 1 && <path className="way" d={polyline(fromEdge(way.map((p) => pointOf(zone, p))))} />}
      {kind.startsWith('announce') && [1.3, 2, 2.8].map((r) => <circle key={r} cx={x} cy={y} r={S * r} />)}
      <path className="chosen" d={hex(x, y, S * 0.97)} />
      {NAMED.has(zone.kinds[at]) && model.you?.at !== at && (
        <text x={x} y={y + 8}>
          {zone.names[at]}
        </text>
      )}
    </g>
  );
}

/** How much of the first step the figure hides: a dash across it would look like a part of its face. */
const FIGURE = 0.38;
function fromEdge([from, next, ...rest]: readonly Point[]): Point[] {
  return [{ x: from.x + (next.x - from.x) * FIGURE, y: from.y + (next.y - from.y) * FIGURE }, next, ...rest];
}
