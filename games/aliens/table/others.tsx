/** Everybody: as the trail sheet at a desk, as a strip on smaller screens, and as the whole sheet of 39 rounds. */
import './others.css';
import type { Seat } from '@starboard/kernel';
import { Pickable } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { CHARACTERS, ROUNDS } from '../content/cards.ts';
import { possible } from '../rules/possible.ts';
import * as trail from '../rules/trail.ts';
import { Badge, type Face, GlyphArt } from './art/index.tsx';
import { Cell, heardText } from './cells.tsx';
import { endsOf, liesOf } from './model.ts';
import { inTurnOrder } from './picture.ts';
import { nameOf, type Scene } from './scene.ts';
import { shortName } from './words.ts';

export function faceOf({ props, picture }: Scene, seat: Seat): Face {
  const { pub, mine } = props.known;
  const character = pub.truth?.[seat].character ?? (seat === props.you ? (mine?.character ?? -1) : picture.shown[seat]);
  const seen = mine?.watch?.character[seat];
  return { character: seen ?? character, side: pub.side[seat] };
}

function stateOf(scene: Scene, seat: Seat): string {
  const { props, picture, w } = scene;
  const { character, side } = faceOf(scene, seat);
  const who = character >= 0 ? w.names.characters[CHARACTERS[character]].bare : side === 'unknown' ? w.unknown : w[side];
  const fed = props.known.pub.fed[seat] && picture.status[seat] === 'aboard' ? ` · ${w.fed}` : '';
  return picture.status[seat] === 'aboard' ? `${who}${fed}` : `${who} · ${picture.status[seat] === 'escaped' ? w.escaped : w.out}`;
}

/** The own row shows where you really were, and after the end every row does. */
function realOf({ props }: Scene, seat: Seat): ReadonlyMap<number, number> | null {
  const { pub, mine } = props.known;
  const path = pub.truth?.[seat].path ?? (seat === props.you ? mine?.path : undefined);
  return path === undefined ? null : endsOf(props.known, seat, path);
}

export interface SheetProps {
  readonly scene: Scene;
  readonly rounds: readonly number[];
  /** The row heads stand for picks. */
  readonly picks: boolean;
}

export function Sheet({ scene, rounds, picks }: SheetProps) {
  const { props, picture, w } = scene;
  const { pub } = props.known;
  const order = inTurnOrder(pub.first, picture.status.length);
  const shown = scene.round ?? picture.round;
  const over = pub.truth !== null;
  return (
    <table className={`x-sheet${order.length > 8 ? ' many' : order.length > 6 ? ' dense' : ''}`}>
      <thead>
        <tr>
          <th scope="col">{over ? w.truth : w.trail}</th>
          {rounds.map((r) => (
            <th key={r} scope="col" className={r === shown ? 'now' : undefined}>
              {r}
            </th>
          ))}
          {over && <th scope="col">{w.lies}</th>}
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => {
          const real = realOf(scene, seat);
          const told = Map.groupBy(
            picture.trail.filter((e) => e.seat === seat),
            (e) => e.round,
          );
          const found = over ? liesOf(props.known, seat) : null;
          return (
            <tr key={seat} className={`${props.waited.includes(seat) ? 'asked ' : ''}${picture.status[seat] === 'aboard' ? '' : 'gone'}`}>
              <th scope="row">
                <Head scene={scene} seat={seat} picks={picks} />
              </th>
              {rounds.map((r) => {
                const list = r > shown ? [] : (told.get(r) ?? []);
                return (
                  <td key={r} className={`${list.some((e) => e.what === trail.ATTACK) ? 'struck ' : ''}${r === shown ? 'now' : ''}`}>
                    <Cell scene={scene} list={list} real={r > shown ? null : (real?.get(r) ?? null)} />
                  </td>
                );
              })}
              {found !== null && (
                <td className="x-lies">
                  <b>{found.lies}</b>/{found.noises}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Head({ scene, seat, picks }: { readonly scene: Scene; readonly seat: Seat; readonly picks: boolean }) {
  const { props, w, picture } = scene;
  const items = props.known.pub.items[seat];
  const name = nameOf(scene, seat);
  const state = stateOf(scene, seat);
  return (
    <span className="x-head">
      <Pickable
        props={props}
        pick={picks ? `examine ${seat}` : null}
        label={`${name}: ${state}, ${w.items(items)}`}
        about={{ title: name, text: `${state}, ${w.items(items)}`, rule: null }}
        anchor={picks ? `seat ${seat}` : undefined}
        className="x-who"
      >
        <Badge seat={seat} face={faceOf(scene, seat)} />
        <span className="x-name">
          <b>{name}</b>
          {/* The face with a question mark says it already. */}
          {state !== w.unknown && <small>{state}</small>}
        </span>
        <span className="x-backs">
          {BACKS.slice(0, picture.status[seat] === 'aboard' ? items : 0).map((i) => (
            <i key={i} />
          ))}
        </span>
      </Pickable>
      <Eye scene={scene} seat={seat} />
    </span>
  );
}

const BACKS = [0, 1, 2, 3, 4];

/** X.2: the seat's possible places on or off, with their number. */
function Eye({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w } = scene;
  const { known, you } = props;
  const offered = known.pub.options.overlay && known.pub.truth === null && seat !== you && picture.status[seat] === 'aboard';
  const n = useMemo(() => (offered ? possible(known, seat, you).now.length : 0), [offered, known, seat, you]);
  if (!offered) return null;
  const label = w.places(nameOf(scene, seat), n);
  return (
    <button
      type="button"
      className="x-eye"
      data-anchor={`eye ${seat}`}
      aria-pressed={scene.eyes.includes(seat)}
      aria-label={label}
      title={label}
      onClick={() => scene.toggleEye(seat)}
    >
      <GlyphArt of="eye" />
      {n}
    </button>
  );
}

/** On smaller screens: everybody with the last thing that was heard. */
export function Strip({ scene, onOpen }: { readonly scene: Scene; onOpen(): void }) {
  const { props, picture, w } = scene;
  const order = inTurnOrder(props.known.pub.first, picture.status.length);
  const asks = props.turn?.question.choice.picks.some((pick) => pick.startsWith('examine ')) ?? false;
  return (
    <ul className={`x-strip${order.length > 8 ? ' many' : ''}`}>
      {order.map((seat) => {
        const last = picture.trail.findLast((e) => e.seat === seat && e.what !== trail.FED);
        const text =
          last === undefined ? '' : last.sector < 0 ? (last.what === trail.SILENCE ? '—' : '·') : shortName(w, picture.zone.names[last.sector]);
        const gone = picture.status[seat] !== 'aboard';
        const face = (
          <>
            <Badge seat={seat} face={faceOf(scene, seat)} />
            <b>{nameOf(scene, seat)}</b>
            <small className={last?.what === trail.ATTACK ? 'hit' : undefined}>
              {gone ? (picture.status[seat] === 'escaped' ? '↗' : '✕') : text}
            </small>
          </>
        );
        const label = `${nameOf(scene, seat)}: ${stateOf(scene, seat)}${last === undefined ? '' : `, ${heardText(scene, [last])}`}`;
        return (
          <li key={seat} className={`${props.waited.includes(seat) ? 'asked ' : ''}${gone ? 'gone' : ''}`}>
            {asks ? (
              <Pickable props={props} pick={`examine ${seat}`} label={label} anchor={`seat ${seat}`} className="x-chip">
                {face}
              </Pickable>
            ) : (
              <button type="button" className="x-chip" data-anchor={`seat ${seat}`} aria-label={label} onClick={onOpen}>
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const ALL = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** The whole sheet over the plan. */
export const WholeTrail = memo(({ scene, onClose }: { readonly scene: Scene; onClose(): void }) => (
  <div className="x-whole" role="dialog" aria-label={scene.w.wholeTrail}>
    <header>
      <h3>{scene.w.wholeTrail}</h3>
      <button type="button" className="kit-btn" onClick={onClose}>
        {scene.w.close}
      </button>
    </header>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
    <section className="x-scroll" tabIndex={0} aria-label={scene.w.wholeTrail}>
      <Sheet scene={scene} rounds={ALL.slice(0, Math.max(scene.picture.round, 1))} picks={false} />
    </section>
  </div>
));
