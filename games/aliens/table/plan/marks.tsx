/** What is known, on the plan: possible places, light, ways, noises, attacks, places, you. Nothing here can be pressed. */
import type { Seat } from '@starboard/kernel';
import { memo } from 'preact/compat';
import type { Zone } from '../../rules/zone.ts';
import { attackMarkup, colourOf, figureMarkup, Inset, Pips, pipMarkup, pipsMarkup } from '../art/index.tsx';
import { contour, hex, hexes, neighbour, polyline, S, slot, xOf, yOf } from '../geometry.ts';
import type { Heard, PlanModel } from '../model.ts';

export interface Region {
  readonly seat: Seat;
  readonly set: readonly number[];
}
/** Up to four at once: told apart by dashes and by the corner of the pips. */
const DASHES = [undefined, '12 8', '3 7', '18 6 3 6'];

interface RegionsProps {
  readonly zone: Zone;
  readonly regions: readonly Region[];
  readonly you: Seat | null;
}
export const Regions = memo(({ zone, regions, you }: RegionsProps) => (
  <g className="x-regions">
    {regions.map(({ seat, set }, i) =>
      seat === you ? (
        // Where the others can place you: a line of dots and nothing else.
        <path key={seat} className="own" d={contour(zone, set, 6)} />
      ) : (
        <g key={seat} style={{ color: colourOf(seat) }}>
          {i === 0 && <path className="fill" d={hexes(zone, set, S * 0.98)} />}
          <path className="edge" d={contour(zone, set, 3 + i * 3)} strokeDasharray={DASHES[i]} />
          <Pips
            of={pipsMarkup(
              seat,
              set.map((at) => slot(zone, at, seat)),
              12,
            )}
          />
        </g>
      ),
    )}
  </g>
));

/** The lamp goes on when you are asked, lights the plan around you, and goes with you. */
export const Lamp = memo(({ zone, at }: { readonly zone: Zone; readonly at: number }) => (
  <g className="x-lamp" clipPath="url(#x-inside)">
    <defs>
      <radialGradient id="x-light">
        <stop offset="0" className="near" />
        <stop offset=".28" className="mid" />
        <stop offset=".65" className="far" />
        <stop offset="1" className="dark" />
      </radialGradient>
    </defs>
    <circle r={S * 7.2} fill="url(#x-light)" style={{ transform: `translate(${xOf(zone, at)}px, ${yOf(zone, at)}px)` }} />
  </g>
));

export const Ways = memo(({ model }: { readonly model: PlanModel }) => {
  const { zone, way, ways } = model;
  const line = (path: readonly number[], shift: number): string =>
    polyline(path.map((at) => ({ x: xOf(zone, at) + shift, y: yOf(zone, at) + shift })));
  return (
    <g className="x-ways">
      {way.length > 1 && <path className="own" d={line(way, 0)} />}
      {ways.map(({ seat, path, late }, i) => {
        const shift = (i - ways.length / 2) * 3;
        return (
          <g key={seat} style={{ color: colourOf(seat) }}>
            {path.length > 1 && <path className="old" d={line(path, shift)} />}
            {late.length > 1 && <path className="late" d={line(late, shift)} />}
          </g>
        );
      })}
    </g>
  );
});

const RINGS = [[0.92, 1.5, 2.2, 3], [0.92, 1.3], [0.92]];
const FADE = [1, 0.8, 0.55];

export const Sounds = memo(({ zone, heard }: { readonly zone: Zone; readonly heard: readonly Heard[] }) => (
  <g className="x-heard">
    {heard.map((e) => (
      <Sound key={`${e.round} ${e.seat} ${e.at} ${e.kind}`} zone={zone} e={e} />
    ))}
  </g>
));

function Sound({ zone, e }: { readonly zone: Zone; readonly e: Heard }) {
  const [x, y] = [xOf(zone, e.at), yOf(zone, e.at)];
  const age = Math.min(e.age, FADE.length - 1);
  if (e.kind === 'attack')
    return (
      <g className="attack" opacity={FADE[age]}>
        <path d={hex(x, y, S * 0.94)} />
        <g className="claws">
          <Inset of={attackMarkup} x={x} y={y} size={S * 1.6} box={24} />
        </g>
        <text x={x} y={y + 8}>
          {zone.names[e.at]}
        </text>
      </g>
    );
  return (
    <g className="noise" style={{ color: colourOf(e.seat) }} opacity={FADE[age]}>
      {RINGS[age].map((r, i) => (
        <circle key={r} cx={x} cy={y} r={S * r} opacity={[1, 0.6, 0.34, 0.18][i]} />
      ))}
    </g>
  );
}

export const Places = memo(({ model }: { readonly model: PlanModel }) => {
  const { zone, placed, heard, watching } = model;
  return (
    <g className={`x-placed${watching ? ' watched' : ''}`}>
      {placed.map(({ seat, at }) => {
        const beside = placed.filter((p) => p.at === at);
        const shift = (beside.findIndex((p) => p.seat === seat) - (beside.length - 1) / 2) * 22;
        const [x, y] = [xOf(zone, at), yOf(zone, at)];
        const struck = heard.some((e) => e.kind === 'attack' && e.at === at && e.age <= 1);
        return (
          <g key={seat} style={{ color: colourOf(seat) }} className={struck ? 'struck' : undefined}>
            <path d={hex(x, y, S * 0.9)} />
            {struck && (
              <g className="claws">
                <Inset of={attackMarkup} x={x} y={y} size={S * 1.5} box={24} />
              </g>
            )}
            <Pips of={pipMarkup(seat, x + shift, y - S * 0.3, 26)} />
            <text x={x} y={y + S * 0.38}>
              {zone.hatchAt[at] > 0 ? `[${zone.hatchAt[at]}]` : zone.names[at].length > 4 ? '' : zone.names[at]}
            </text>
          </g>
        );
      })}
    </g>
  );
});

export interface YouProps {
  readonly zone: Zone;
  readonly at: number;
  readonly alien: boolean;
  readonly asked: boolean;
  /** On the way there. */
  readonly gone: boolean;
}
export const You = memo(({ zone, at, alien, asked, gone }: YouProps) => {
  const [x, y] = [xOf(zone, at), yOf(zone, at)];
  return (
    <g className={`x-you${asked ? ' asked' : ''}${gone ? ' gone' : ''}`}>
      <path d={hex(x, y, S * 0.96)} />
      <Inset of={figureMarkup(alien)} x={x} y={y} size={S * 1.16} />
    </g>
  );
});

/** Two tags have room on the upper edge of a sector, two more on the lower one: beside each other they would lie over its neighbours. */
const ABREAST = 2;
const TAGS = 2 * ABREAST;
const UP = 4;
const TAG = { high: 28, gap: 1 };
const wide = (e: Heard): number => 30 + String(e.round).length * 12;

/** Shape and round at what was heard: of each player the newest, and no more than there is room for. */
export const Tags = memo(({ zone, heard }: { readonly zone: Zone; readonly heard: readonly Heard[] }) => (
  <g className="x-tags">
    {[...Map.groupBy(heard, (e) => e.at)].flatMap(([at, all]) => {
      const list = all.filter((e, i) => !all.some((later, j) => j > i && later.seat === e.seat && later.kind === e.kind)).slice(-TAGS);
      const rows = [list.slice(0, ABREAST), list.slice(ABREAST)];
      // A hatch above has to be seen, and hit.
      const above = neighbour(zone, at, UP);
      if (above !== undefined && zone.hatchAt[above] > 0) rows.reverse();
      return rows.flatMap((row, below) => {
        const y = yOf(zone, at) + (below ? 1 : -1) * S * 0.87 - (below ? TAG.high - 16 : 16);
        let x = xOf(zone, at) - row.reduce((sum, e) => sum + wide(e) + TAG.gap, -TAG.gap) / 2;
        return row.map((e) => {
          const left = x;
          x += wide(e) + TAG.gap;
          return (
            <g key={`${at} ${e.seat} ${e.round} ${e.kind}`} className={e.kind} style={{ color: colourOf(e.seat) }}>
              <rect x={left} y={y} width={wide(e)} height={TAG.high} rx={TAG.high / 2} />
              <Pips of={pipMarkup(e.seat, left + 15, y + TAG.high / 2, 17)} />
              <text x={left + 26} y={y + 21}>
                {e.round}
              </text>
            </g>
          );
        });
      });
    })}
  </g>
));
