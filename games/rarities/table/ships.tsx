/** Ships: landed ones above their portal, in the order in which they act (R17, R24); the others in the sky. */
import './ships.css';
import { type Seat, seatAt } from '@starboard/kernel';
import { isSmall, Pickable, Token } from '@starboard/table-kit';
import { VALUES } from '../content/cards.ts';
import { ShipArt } from './art/index.ts';
import { about, nameOf, type Scene } from './scene.ts';

export function Berths({ scene, position }: { readonly scene: Scene; readonly position: number }) {
  const { props, picture, w, layout } = scene;
  const ships = picture.ships.filter((s) => picture.berths[s] === position);
  const lander = props.turn?.seat ?? null;
  const ghost = lander !== null && scene.aim === 'land' && picture.portal === position && picture.berths[lander] === 0 ? lander : null;
  const n = ships.length + (ghost === null ? 0 : 1);
  return (
    <div className={`t-berths${n > 2 || layout.kind !== 'wide' ? ' many' : ''}`} data-anchor={`berths ${position}`}>
      {ships.map((seat, i) => {
        const label = w.ship(ownerOf(scene, seat), position, i + 1);
        return (
          <Pickable
            key={seat}
            props={props}
            pick={null}
            label={label}
            about={about(scene, label, 'R24')}
            className={`t-ship${picture.away.ships.includes(seat) ? ' gone' : ''}`}
            anchor={`ship ${seat}`}
          >
            <Token width={shipSize(layout.ship, n)} mark={i + 1}>
              <ShipArt seat={seat} />
            </Token>
          </Pickable>
        );
      })}
      {ghost !== null && (
        <Token width={shipSize(layout.ship, n)} mark={n} ghost>
          <ShipArt seat={ghost} />
        </Token>
      )}
    </div>
  );
}

/** Whose ship it is; null: one's own. */
const ownerOf = (scene: Scene, seat: Seat): string | null => (seat === scene.props.you ? null : nameOf(scene, seat));

/** Many at one portal have to be smaller. */
const shipSize = (size: number, n: number): number => (n <= 2 ? size : n <= 4 ? size * 0.82 : size * 0.72);

/** Above everything, near the portal that is explored. On a phone they are with their players instead. */
export function Flying({ scene }: { readonly scene: Scene }) {
  const { props, picture, w, layout } = scene;
  const flying = picture.berths.flatMap((berth, s) => (berth === 0 ? [seatAt(s)] : []));
  const small = isSmall(layout.kind);
  if (small) return <div className="t-sky" data-anchor="sky" />;
  const column = layout.rows === 1 ? picture.portal - 0.5 : ((picture.portal - 1) % 5) + 0.5;
  const columns = 10 / layout.rows;
  // Half of what they and the chip beside them take.
  const half = flying.length * (layout.ship / 2 + 3) + 58;
  const left = `${(100 * clearOf(scene, column, columns, half)) / columns}%`;
  const late = picture.phase === 'bonus' || picture.phase === 'over';
  return (
    <div className="t-sky">
      <div
        className="t-flyers"
        data-anchor="sky"
        // In another place it is another one: see counted.css.
        key={left}
        style={{ top: layout.rows === 1 ? 2 : layout.board - layout.arches[4] - 70, left: `clamp(${half}px, ${left}, calc(100% - ${half}px))` }}
      >
        {flying.map((seat) => (
          <Pickable
            key={seat}
            props={props}
            pick={null}
            label={w.shipFlying(ownerOf(scene, seat))}
            about={about(scene, w.shipFlying(ownerOf(scene, seat)), 'R19')}
            className={`t-ship${picture.away.ships.includes(seat) ? ' gone' : ''}`}
            anchor={`ship ${seat}`}
          >
            <Token width={layout.ship}>
              <ShipArt seat={seat} />
            </Token>
          </Pickable>
        ))}
        {flying.length > 0 && !late && <span className="chip">{w.stillFlying(flying.length)}</span>}
      </div>
    </div>
  );
}

/** The place nearest to `column` where no landed ships rise into those that fly; in columns, as `half` is not. */
function clearOf({ picture, layout }: Scene, column: number, columns: number, half: number): number {
  if (layout.rows === 2) {
    const crowded = picture.ships.some((s) => picture.berths[s] === picture.portal);
    return crowded ? column + (column > columns / 2 ? -2.1 : 2.1) : column;
  }
  // A niche takes most of its column; a ship half of one.
  const reach = (half * 0.95) / layout.niche + 0.3;
  const taken = picture.ships.map((s) => picture.berths[s] - 0.5);
  const within = (at: number): number => taken.filter((t) => Math.abs(t - at) < reach).length;
  const places = Array.from({ length: 2 * columns + 1 }, (_, i) => i / 2).filter((at) => at >= reach - 0.3 && at <= columns - reach + 0.3);
  return places.reduce((best, at) => {
    const [a, b] = [within(at), within(best)];
    return a < b || (a === b && Math.abs(at - column) < Math.abs(best - column)) ? at : best;
  }, column);
}

/** What landing now would give: the place in the pile and the actions. */
export const landingNow = ({ picture }: Scene): { readonly place: number; readonly actions: number } => ({
  place: picture.ships.filter((s) => picture.berths[s] === picture.portal).length + 1,
  actions: VALUES[picture.portal] ?? 0,
});
