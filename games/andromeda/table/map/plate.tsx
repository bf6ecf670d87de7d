/** The plate: what will happen in the region that is pointed at, before it counts. Docked in the corner where it hides least. */
import './plate.css';
import { besideTable, plain } from '@starboard/kernel';
import { useAimed } from '@starboard/table-kit';
import { numberIn, SHIPS } from '../../content/vocabulary.ts';
import { SPACES } from '../../rules/ids.ts';
import { ROW_OF, X_OF } from '../../rules/map.ts';
import { PLACES } from '../../rules/picks.ts';
import type { Pick, Who } from '../../rules/types.ts';
import { sideOf } from '../../words/sides.ts';
import { Art, art, GlyphArt } from '../art/index.tsx';
import { PLAYERS } from '../art/players.ts';
import { bareName, regionSaid } from '../names.ts';
import { type Fight, launchFight } from '../odds.ts';
import { nameOf, playerOf, type Scene } from '../scene.ts';

export interface Outlook {
  readonly name: string;
  readonly lines: readonly string[];
  readonly fight: Fight | null;
  /** Why it cannot be. */
  readonly no: string | null;
  /** The pick that a press would give; null: none. */
  readonly pick: Pick | null;
  readonly ship: Pick | null;
}

/** What is known about acting in a region now. */
export function outlookOf(scene: Scene, space: number): Outlook {
  const { props, plan, homes } = scene;
  const { words, known, names, you, turn } = props;
  const place = PLACES[space];
  const here = regionSaid(words, known, place, you, names);
  const ship = plan.launches?.by.get(space) ?? (turn?.question.choice.kind === 'where' ? (turn.question.path[0] ?? null) : null);
  const planned = plan.launchTurn !== null;
  const to: Pick = `to ${place}`;
  const pick = planned
    ? plan.launches?.by.has(space)
      ? to
      : null
    : (homes.spaces.get(space)?.find((p) => turn?.question.choice.picks.includes(p)) ?? null);
  const refusal = planned ? plan.launches?.refused.get(space) : turn?.question.greyed.find((r) => homes.spaces.get(space)?.includes(r.pick));
  const type = ship === null ? -1 : numberIn(SHIPS, ship);
  const launching = pick === to && turn !== null;
  const who: Who = turn === null ? -1 : sideOf(known, turn.seat);
  const path = planned && ship !== null ? [ship] : (turn?.question.path ?? []);
  const detail = pick !== null && turn !== null ? words.detail?.(pick, known, turn.seat, path) : null;
  const fight = launching && who >= 0 && known.flow.onBehalf === null && type >= 0 ? launchFight(known.pub, who, type, space) : null;
  const lines = detail === null || detail === undefined ? here.lines : plain(besideTable(detail), names).split(' · ');
  return {
    name: bareName(here.name),
    // The bar says the chances of all sides.
    lines: fight === null ? lines : lines.filter((line) => !line.endsWith('%')),
    fight,
    no: pick === null && refusal !== undefined ? `${plain(besideTable(props.why(refusal)), names)} ${refusal.rule}` : null,
    pick,
    ship,
  };
}

/** `rail`: where every corner of the map would hide a region that may be chosen, the plate has the market's place. */
export function Plate({ scene, rail = false }: { readonly scene: Scene; readonly rail?: boolean }) {
  const aimed = useAimed(scene.aim);
  if (aimed?.what !== 'region') return null;
  const space = Number(aimed.id);
  const { name, hides } = cornerFor(scene, space);
  if (scene.railed && rail !== hides >= 1) return null;
  const look = outlookOf(scene, space);
  const type = SHIPS.find((s) => s === look.ship);
  return (
    <aside className={`ae-plate ${rail ? 'in-rail' : name}`} aria-hidden="true">
      <h3>{look.name}</h3>
      {type !== undefined && look.pick !== null && (
        <p className="ship">
          <Art of={art.token(type, playerOf(scene, Math.max(0, scene.me)))} />
          {scene.w.ship[type]}
        </p>
      )}
      {look.no !== null && <p className="no">{look.no}</p>}
      <ul>
        {look.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {look.fight !== null && <OddsBar scene={scene} fight={look.fight} />}
    </aside>
  );
}

/** The middle row is covered by half, by a plate that tells of a battle. */
const within = (row: number, middle: number): number => (row < middle ? 1 : row === middle ? 0.5 : 0);
/** About as much of the map as a plate covers in each corner. */
const CORNERS = [
  { name: 'at-right at-top', covers: (x: number, row: number): number => (x > 5 ? within(row, 2) : 0) },
  { name: 'at-left at-top', covers: (x: number, row: number): number => (x < 5 ? within(row, 2) : 0) },
  { name: 'at-right at-bottom', covers: (x: number, row: number): number => (x > 5 ? within(4 - row, 2) : 0) },
  { name: 'at-left at-bottom', covers: (x: number, row: number): number => (x < 5 ? within(4 - row, 2) : 0) },
] as const;

/** Never over the region itself, and over as few others as may be chosen as there can be; and how many those are. */
function cornerFor({ plan, homes }: Scene, space: number): { readonly name: string; readonly hides: number } {
  const asked = plan.launches === null ? [...homes.spaces.keys()] : [...plan.launches.by.keys()];
  const all = CORNERS.map(({ name, covers }) => ({
    name,
    hides: asked.reduce((n, s) => n + covers(X_OF[s], ROW_OF[s]), 0) + (covers(X_OF[space], ROW_OF[space]) > 0 ? SPACES : 0),
  }));
  return all.reduce((best, corner) => (corner.hides < best.hides ? corner : best));
}

/** The chances of all sides as one bar; raiders are hatched, and what is left over is a tie that all of them lose. */
export function OddsBar({ scene, fight }: { readonly scene: Scene; readonly fight: Pick_<Fight, 'sides' | 'tie'> }) {
  const { sides, tie } = fight;
  const said = [...sides.map((s) => `${nameOf(scene, s.who)} ${s.chance} %`), ...(tie > 0 ? [scene.w.tie(tie)] : [])].join(', ');
  return (
    <div className="ae-odds" role="img" aria-label={said} title={said}>
      {sides.map((s) => (
        <span
          key={s.who}
          className={s.who < 0 ? 'raiders' : ''}
          style={{ flexGrow: Math.max(4, s.chance), background: s.who < 0 ? undefined : PLAYERS[playerOf(scene, s.who)].c }}
        >
          {s.who < 0 && <GlyphArt of="raider" />}
          {s.chance} %
        </span>
      ))}
      {tie > 0 && (
        <span className="tie" style={{ flexGrow: Math.max(4, tie) }}>
          {tie} %
        </span>
      )}
    </div>
  );
}
type Pick_<T, K extends keyof T> = { readonly [P in K]: T[P] };
