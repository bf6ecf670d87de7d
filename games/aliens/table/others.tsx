/** Everybody: as the trail sheet at a desk, as a strip on smaller screens, and as the whole sheet of 39 rounds. */
import './others.css';
import type { Seat } from '@starboard/kernel';
import { Pickable } from '@starboard/table-kit';
import type { RefObject } from 'preact';
import { memo } from 'preact/compat';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { CHARACTERS, ROUNDS } from '../content/cards.ts';
import { possible } from '../rules/possible.ts';
import * as trail from '../rules/trail.ts';
import type { Pub } from '../rules/types.ts';
import { sideOf } from '../words/common.ts';
import { Badge, type Face, GlyphArt } from './art/index.tsx';
import { Cell, moveAmongCells } from './cells.tsx';
import { endsOf, liesOf, outSince } from './model.ts';
import { OverPlan } from './over-plan.tsx';
import { inTurnOrder } from './picture.ts';
import type { Pings } from './pings.ts';
import { PingSwitch } from './rounds.tsx';
import { killsToWin, nameOf, type Scene } from './scene.ts';
import { parted } from './words.ts';

/** What somebody is heard to do where it may tell their side. */
const TELLING: readonly number[] = [
  ...[trail.ATTACK, trail.HATCH, trail.TELEPORT, trail.FED, trail.FAST],
  ...[trail.CALM, trail.HIDDEN, trail.TURNED, trail.BACK],
];

/** The side that is known, as soon as what tells it is shown: not while it is still on its way. */
function shownSide({ props, picture, sides }: Scene, seat: Seat): Pub['side'][number] {
  const told = sides[seat] !== 'unknown' || picture.shown[seat] >= 0 || picture.trail.some((e) => e.seat === seat && TELLING.includes(e.what));
  return told ? sideOf(props.known, seat, props.you) : 'unknown';
}

/** E26: as soon as it is shown. */
const isFed = ({ props, picture }: Scene, seat: Seat): boolean =>
  props.known.pub.fed[seat] && picture.status[seat] === 'aboard' && picture.trail.some((e) => e.seat === seat && e.what === trail.FED);

/** B.3: a human by the card, an alien by now. */
const isTurned = ({ picture }: Scene, seat: Seat): boolean => picture.trail.some((e) => e.seat === seat && e.what === trail.TURNED);

export function faceOf(scene: Scene, seat: Seat): Face {
  const { props, picture } = scene;
  const { pub, mine } = props.known;
  const told = picture.over ? pub.truth?.[seat].character : undefined;
  const character = told ?? (seat === props.you ? (mine?.character ?? -1) : picture.shown[seat]);
  const seen = mine?.watch?.character[seat];
  return { character: seen ?? character, side: shownSide(scene, seat) };
}

export function stateOf(scene: Scene, seat: Seat): string {
  const { picture, w } = scene;
  const { character, side } = faceOf(scene, seat);
  const who = character >= 0 ? w.names.characters[CHARACTERS[character]].bare : side === 'unknown' ? w.unknown : w[side];
  const turned = isTurned(scene, seat) ? `, ${w.heard.turned}` : '';
  const fed = isFed(scene, seat) ? ` · ${w.fed}` : '';
  return picture.status[seat] === 'aboard' ? `${who}${turned}${fed}` : `${who} · ${picture.status[seat] === 'escaped' ? w.escaped : w.out}`;
}

const STATUS_MARK = { aboard: null, escaped: 'escaped', eliminated: 'out' } as const;

/** The same in few words: a mark for what became of them, and who they are, where that is known. */
export function Brief({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, w } = scene;
  const { character, side } = faceOf(scene, seat);
  // The face with a question mark says that nobody knows.
  const who = character >= 0 ? [w.names.characters[CHARACTERS[character]].bare] : side === 'unknown' ? [] : [w[side]];
  if (isTurned(scene, seat)) who.push(w.alien);
  if (isFed(scene, seat)) who.push(w.heard.fed);
  const mark = STATUS_MARK[picture.status[seat]];
  if (mark === null && who.length === 0) return null;
  return (
    <span className="x-brief" title={stateOf(scene, seat)}>
      {mark !== null && <GlyphArt of={mark} />}
      <span>{who.map(parted).join(', ')}</span>
    </span>
  );
}

/** E.3: how many somebody has eliminated, where that decides. */
export function Kills({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, w } = scene;
  const wanted = killsToWin(scene);
  if (wanted === 0) return null;
  const label = w.kills(picture.kills[seat], wanted);
  return (
    <span className="x-kills" role="img" aria-label={label} title={label}>
      <GlyphArt of="attack" />
      {picture.kills[seat]}
    </span>
  );
}

/** Q32: who has agreed to end the game. */
function Agreed({ scene: { props, picture, w }, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { agreed } = props.known.pub;
  if (picture.over || picture.status[seat] !== 'aboard' || agreed[seat] !== true) return null;
  return (
    <span className="x-agreed" role="img" aria-label={w.agreed} title={w.agreed}>
      <GlyphArt of="agreed" />
    </span>
  );
}

/** The own row shows where you really were, and after the end every row does. */
export function realOf({ props, picture }: Scene, seat: Seat): ReadonlyMap<number, number> | null {
  const { pub, mine } = props.known;
  const path = (picture.over ? pub.truth?.[seat].path : undefined) ?? (seat === props.you ? mine?.path : undefined);
  return path === undefined ? null : endsOf(props.known, seat, path);
}

const ALL = Array.from({ length: ROUNDS }, (_, i) => i + 1);
/** More than can sit at a table. */
const SEATS = 32;
const SILENT: readonly trail.Entry[] = [];

export interface SheetProps {
  readonly scene: Scene;
  /** What each group of rows shows now, where they are drawn one after the other. */
  readonly groups?: readonly Scene[];
  /** The last so many up to the shown one; missing: all. */
  readonly columns?: number | undefined;
  /** The row heads stand for picks. */
  readonly picks: boolean;
}

/** A group of rows has the rounds of the moment that it shows itself. */
function roundsOf({ round, picture }: Scene, columns: number | undefined): readonly number[] {
  if (columns === undefined) return ALL.slice(0, Math.max(picture.round, 1));
  const last = Math.max(round ?? picture.round, columns);
  return Array.from({ length: columns }, (_, i) => last - columns + 1 + i);
}

/** Of all the rounds the shown one is in sight, with those before it. */
function useNowInSight(all: boolean, shown: number): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, another place.
  useLayoutEffect(() => {
    const now = table.current?.querySelector<HTMLElement>('thead .now') ?? null;
    const room = table.current?.parentElement ?? null;
    if (all && now !== null && room !== null) room.scrollLeft = now.offsetLeft + 2 * now.offsetWidth - room.clientWidth;
  }, [all, shown]);
  return table;
}

export function Sheet({ scene, groups = [scene], columns, picks }: SheetProps) {
  const { props, w } = scene;
  // The head goes with the last rows.
  const last = groups.at(-1) ?? scene;
  const { over, status } = last.picture;
  const order = inTurnOrder(props.known.pub.first, status.length);
  const shown = last.round ?? last.picture.round;
  const rounds = roundsOf(last, columns);
  const each = Math.ceil(order.length / groups.length);
  const table = useNowInSight(columns === undefined, shown);
  return (
    <table ref={table} className={`x-sheet${order.length > 8 ? ' many' : order.length > 6 ? ' dense' : ''}`} onKeyDown={moveAmongCells}>
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
        {groups.map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places.
          <Rows key={i} scene={group} seats={order.slice(i * each, (i + 1) * each)} columns={columns} picks={picks} />
        ))}
      </tbody>
    </table>
  );
}

/** Once the end has been told. */
const hasWon = ({ props, picture }: Scene, seat: Seat): boolean => picture.over && props.outcome?.ranks[seat] === 1;

/** After the end: at the shown round. The winners stay bright in the last one. */
function isGone(scene: Scene, seat: Seat): boolean {
  const { props, picture } = scene;
  const round = scene.round ?? picture.round;
  if (picture.status[seat] === 'aboard' || (hasWon(scene, seat) && round >= picture.round)) return false;
  return !picture.over || outSince(props.known, seat) <= round;
}

function rowClass(scene: Scene, seat: Seat): string {
  const { waited, you } = scene.props;
  const marks = [waited.includes(seat) && 'asked', seat === you && 'own', hasWon(scene, seat) && 'won', isGone(scene, seat) && 'gone'];
  return marks.filter((mark) => mark !== false).join(' ');
}

interface RowsProps extends Omit<SheetProps, 'groups'> {
  readonly seats: readonly Seat[];
}

const Rows = memo(
  ({ scene, seats, columns, picks }: RowsProps) => {
    const { props, picture } = scene;
    const rounds = roundsOf(scene, columns);
    const shown = scene.round ?? picture.round;
    // Lists that stay the same while nothing is heard: a cell is drawn again for another one.
    const heard = useMemo(() => Map.groupBy(picture.trail, (e) => e.round * SEATS + e.seat), [picture.trail]);
    return (
      <>
        {seats.map((seat) => {
          const real = realOf(scene, seat);
          const found = picture.over ? liesOf(props.known, seat) : null;
          return (
            <tr key={seat} className={rowClass(scene, seat)}>
              <th scope="row">
                <Head scene={scene} seat={seat} picks={picks} />
              </th>
              {rounds.map((r) => {
                const list = (r > shown ? undefined : heard.get(r * SEATS + seat)) ?? SILENT;
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
      </>
    );
  },
  (a, b) => a.scene === b.scene && a.picks === b.picks && a.columns === b.columns && a.seats.join() === b.seats.join(),
);

/** What is known of a seat, with its items while it is aboard. */
export function saidOf(scene: Scene, seat: Seat): string {
  const { props, picture, w } = scene;
  const items = picture.status[seat] === 'aboard' ? `, ${w.items(props.known.pub.items[seat])}` : '';
  const wanted = killsToWin(scene);
  return `${stateOf(scene, seat)}${items}${wanted === 0 ? '' : `, ${w.kills(picture.kills[seat], wanted)}`}`;
}

function Head({ scene, seat, picks }: { readonly scene: Scene; readonly seat: Seat; readonly picks: boolean }) {
  const { props } = scene;
  const name = nameOf(scene, seat);
  const said = saidOf(scene, seat);
  return (
    <span className="x-head">
      <Pickable
        props={props}
        pick={picks ? `examine ${seat}` : null}
        label={`${name}: ${said}`}
        about={{ title: name, text: said, rule: null }}
        anchor={picks ? `seat ${seat}` : undefined}
        className="x-who"
      >
        <Badge seat={seat} face={faceOf(scene, seat)} />
        <span className="x-name">
          <b>{name}</b>
          <Brief scene={scene} seat={seat} />
        </span>
        <Backs scene={scene} seat={seat} />
      </Pickable>
      <Kills scene={scene} seat={seat} />
      <Agreed scene={scene} seat={seat} />
      <Eye scene={scene} seat={seat} />
    </span>
  );
}

const BACKS = [0, 1, 2, 3, 4];

/** As many item backs as somebody holds, at the badge. */
export const Backs = ({ scene: { props, picture }, seat }: { readonly scene: Scene; readonly seat: Seat }) => (
  <span className="x-backs">
    {BACKS.slice(0, picture.status[seat] === 'aboard' ? props.known.pub.items[seat] : 0).map((i) => (
      <i key={i} />
    ))}
  </span>
);

/** X.2: the seat's possible places on or off, with their number. */
export function Eye({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w } = scene;
  const { known, you } = props;
  const offered = known.pub.options.overlay && !picture.over && picture.status[seat] === 'aboard';
  // Of oneself: what the others can know.
  const eyes = seat === you ? null : you;
  const n = useMemo(() => (offered ? possible(known, seat, eyes).now.length : 0), [offered, known, seat, eyes]);
  if (!offered) return null;
  const label = seat === you ? w.placesOfYou(n) : w.places(nameOf(scene, seat), n);
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

/** The whole sheet over the plan. */
interface WholeTrailProps {
  readonly scene: Scene;
  readonly pings: Pings;
  onClose(): void;
}
export const WholeTrail = memo(({ scene, pings, onClose }: WholeTrailProps) => (
  <OverPlan label={scene.w.wholeTrail} onClose={onClose}>
    <header>
      <h3>{scene.w.wholeTrail}</h3>
      <PingSwitch words={scene.w} pings={pings} />
      <button type="button" className="kit-btn" onClick={onClose}>
        {scene.w.close}
      </button>
    </header>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
    <section className="x-scroll" tabIndex={0} aria-label={scene.w.wholeTrail}>
      <Sheet scene={scene} picks={false} />
    </section>
  </OverPlan>
));
