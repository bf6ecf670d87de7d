/** The plan of the ship in its pan and zoom, with its layers from below (docs/look.md, "The four games"). */
import './plan.css';
import './tools.css';
import { type Look, PanZoom, useSteps, vars } from '@starboard/table-kit';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Zone } from '../../rules/zone.ts';
import { GlyphArt } from '../art/index.tsx';
import { EndPlan } from '../end-plan.tsx';
import { type Point, pointOf, S, type Size, sizeOf } from '../geometry.ts';
import type { Pencil } from '../pencil.ts';
import { askedKind, nameOf, type Scene } from '../scene.ts';
import { shortName } from '../words.ts';
import { Aimed } from './aimed.tsx';
import { Believable } from './believable.tsx';
import { Echo } from './echo.tsx';
import { FarNames, useFar } from './far.tsx';
import { Closed, Ground, Hatches, Names } from './ground.tsx';
import { sectorNamed, usePlanKeys } from './keys.ts';
import { Loupe, MARKS_ID, SHIP_ID } from './loupe.tsx';
import { Lamp, Places, type Region, Regions, Sounds, Tags, Ways, You } from './marks.tsx';
import { Minimap } from './minimap.tsx';
import { isFresh, Opening } from './opening.tsx';
import { closedOn } from './passable.ts';
import { Palette, Pencilled } from './pencilled.tsx';
import { Pointers } from './pointers.tsx';
import { usePresses } from './press.ts';
import { inTheMiddle, Reticle, snapOf } from './reticle.tsx';
import { Sectors } from './sectors.tsx';
import { isSeen, legalOnPlan, middleFor, useSeen, ViewBox } from './view-box.ts';
import { planWords } from './words.ts';

/** On a phone a sector is 62 × 54, at most 120 wide. */
const CLOSE = 31 / S;
const MOST = 60 / S;
/** Below this a finger cannot hit a sector. */
const TINY = CLOSE * 0.7;

/** From here on a finger hits every sector: a ship that can be seen whole at this scale is. */
const HITTABLE = 26 / S;

/** Faces drawn per frame. */
const FACES = 2;

export interface PlanProps {
  readonly scene: Scene;
  /** What each group of sectors shows now. */
  readonly sectors: readonly Scene[];
  /** Too little room for the whole ship with its names: the view goes to you when you are asked. */
  readonly small: boolean;
  readonly pencil: Pencil;
  readonly drawing: boolean;
  onDrawn(): void;
}

export function Plan({ scene, sectors, small, pencil, drawing, onDrawn }: PlanProps) {
  const { props, picture, model, w, round } = scene;
  const { zone } = picture;
  const size = useMemo(() => sizeOf(zone), [zone]);
  const box = useMemo(() => new ViewBox(), []);
  const asked = props.turn !== null && round === null;
  const closed = closedOn(zone, props.known);
  const { regions, marks, echo } = scene;
  const shownRound = round ?? picture.round;
  const [noted, setNoted] = useState<string | null>(null);
  const { look, setLook, toYou, toWhole, toPoint } = useLook(scene, box, small);
  const { said, readPlaces } = useSaid(scene, regions);
  const shut = (): boolean => {
    if (noted === null && !drawing) return false;
    setNoted(null);
    onDrawn();
    return true;
  };
  const tiny = (): boolean => small && (box.now?.view.scale ?? 1) < TINY;
  const far = useFar(box);
  useEffect(() => {
    if (small && echo !== null) setLook({ ...pointOf(zone, echo.at), scale: CLOSE });
  }, [small, echo, zone, setLook]);
  const presses = usePresses({ scene, box, drawing, tiny, write: setNoted });
  usePlanKeys(scene, { pencil, writing: noted === null && !drawing ? null : { at: noted }, toYou, toWhole, write: setNoted, readPlaces, shut });
  // Once, when the table opens on a game that has not begun.
  const [fresh] = useState(() => isFresh(scene) && props.taste.speed > 0 && !props.taste.reduced);
  // At the end everybody's face comes at once: a few a frame.
  const faces = FACES * useSteps(picture.over, Math.ceil(picture.status.length / FACES));
  const aims = small && asked && askedKind(scene) === 'announce-any';
  return (
    <div
      className={`x-plan${drawing ? ' drawing' : ''}${far === null ? '' : ` ${far}`}`}
      data-anchor="plan"
      {...presses.attributes}
      onFocusCapture={(e) => {
        // A sector that gets the focus comes into view.
        const at = e.target instanceof Element ? sectorNamed(zone, e.target) : undefined;
        if (at !== undefined && box.now !== null && !isSeen(box.now, pointOf(zone, at), S / 2)) toPoint(pointOf(zone, at), box.now.view.scale);
      }}
    >
      <PanZoom
        width={size.width}
        height={size.height}
        most={MOST}
        label={w.plan}
        look={look}
        loose={small}
        {...(small ? { close: CLOSE } : {})}
        onView={(view, room) => box.set({ view, room })}
        onMoved={() => {
          const to = aims && !tiny() ? snapOf(scene, box) : null;
          if (to !== null) toPoint(to, box.now?.view.scale ?? CLOSE);
        }}
      >
        {/* A drawing each for what seldom changes, what is known, what can be pressed and what lies over it: the browser paints
            only the one that has changed. */}
        <Layer
          size={size}
          className={`x-hull${fresh ? ' fresh' : ''}${picture.over ? ' lit' : ''}`}
          style={fresh ? fromStarts(zone, size) : undefined}
        >
          <g id={SHIP_ID}>
            <Ground zone={zone} />
            <Closed zone={zone} closed={closed} />
            {asked && model.you !== null && <Lamp zone={zone} at={model.you.at} />}
            <Hatches zone={zone} hatches={model.hatches} />
            <Names zone={zone} closed={closed} />
          </g>
        </Layer>
        <Layer size={size}>
          <g id={MARKS_ID}>
            <Regions zone={zone} regions={regions} you={props.you} />
            {round === null && <Believable scene={scene} />}
            <Ways model={model} />
            <Sounds zone={zone} heard={model.heard} />
            {picture.over ? <EndPlan scene={scene} faces={faces} /> : <Places model={model} />}
            {model.you !== null && <You zone={zone} at={model.you.at} alien={model.you.alien} asked={asked} gone={picture.moving} />}
            <Pencilled zone={zone} marks={marks} round={shownRound} />
          </g>
        </Layer>
        <Layer size={size} label={w.plan}>
          <Sectors scenes={sectors} />
        </Layer>
        <Layer size={size} className="x-over">
          <Aimed scene={scene} />
          <Echo scene={scene} />
          <Tags zone={zone} heard={model.heard} />
        </Layer>
      </PanZoom>
      <p className="kit-name" aria-live="polite">
        {said}
      </p>
      {far === 'far' && <FarNames scene={scene} box={box} />}
      {aims && <Reticle scene={scene} box={box} tiny={TINY} />}
      {small && <Pointers scene={scene} box={box} onGo={(to) => toPoint(to, CLOSE)} />}
      {small && (
        <Minimap
          scene={scene}
          size={size}
          box={box}
          onGo={(to, still) => toPoint(to, Math.max(CLOSE, tiny() ? 0 : (box.now?.view.scale ?? CLOSE)), still)}
        />
      )}
      {presses.loupe !== null && <Loupe scene={scene} box={box} at={presses.loupe} />}
      <Views scene={scene} box={box} always={small || far === 'far'} onYou={toYou} onWhole={toWhole} />
      <Opening key={props.you} scene={scene} />
      <i className="x-fallen" data-anchor="fallen" />
      {(drawing || noted !== null) && <Palette scene={scene} box={box} pencil={pencil} at={noted} onClose={shut} />}
    </div>
  );
}

interface LayerProps {
  readonly size: Size;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
  /** What it is, where things in it can be pressed. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** One of several drawings that lie over each other. Its sectors have names; the rest says nothing that they don't. */
const Layer = ({ size: { width, height }, className = '', style, label, children }: LayerProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden.
  <svg
    className={`x-ship ${className}`}
    style={style}
    {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'group', 'aria-label': label })}
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
  >
    {children}
  </svg>
);

/** Halfway between the starts. */
function fromStarts(zone: Zone, { width, height }: Size) {
  const starts = [zone.human, zone.alien].filter((at) => at >= 0).map((at) => pointOf(zone, at));
  const middle = (of: (p: Point) => number, size: number): string =>
    `${Math.round((100 * starts.reduce((sum, p) => sum + of(p), 0)) / Math.max(1, starts.length) / size)}%`;
  return vars({ '--from': `${middle((p) => p.x, width)} ${middle((p) => p.y, height)}` });
}

interface ViewsProps {
  readonly scene: Scene;
  readonly box: ViewBox;
  /** Too much of the ship, or too little, is seen to play by. */
  readonly always: boolean;
  onYou(): void;
  onWhole(): void;
}

/** At a desk the whole ship is seen until somebody goes closer; of a very large one no name can be read. */
function Views({ scene: { w, model, picture }, box, always, onYou, onWhole }: ViewsProps) {
  const seen = useSeen(box);
  const { height } = sizeOf(picture.zone);
  if (!always && (seen === null || seen.view.scale * height <= seen.room.height + 1)) return null;
  return (
    <div className="x-views">
      {model.you !== null && (
        <button type="button" onClick={onYou} aria-label={w.toYou} title={`${w.toYou} (.)`}>
          <GlyphArt of="aim" />
        </button>
      )}
      <button type="button" onClick={onWhole} aria-label={w.whole} title={`${w.whole} (0)`}>
        <GlyphArt of="whole" />
      </button>
    </div>
  );
}

interface Looking {
  readonly look: Look | null;
  setLook(look: Look): void;
  toYou(): void;
  toWhole(): void;
  toPoint(to: Point, scale: number, still?: boolean): void;
}

/** Where the view goes: on a phone to you, once for every question; afterwards the view is the player's. */
function useLook(scene: Scene, box: ViewBox, small: boolean): Looking {
  const { model, picture, props, aim } = scene;
  const [look, setLook] = useState<Look | null>(null);
  const here = model.you?.at ?? null;
  // As soon as it is shown: what is known runs ahead.
  const out = props.you !== null && picture.status[props.you] !== 'aboard';
  const toPoint = (to: Point, scale: number, still = false): void => setLook({ ...to, scale, still });
  const toYou = (): void => {
    if (here !== null) toPoint(pointOf(model.zone, here), CLOSE);
  };
  const toQuestion = (): void => {
    if (here === null) {
      // Whoever is out follows the whole ship, and not the place where they left.
      if (out) toPoint({ x: 0, y: 0 }, 0);
      return;
    }
    const you = pointOf(model.zone, here);
    if (box.now !== null && fitsIn(sizeOf(model.zone), box.now.room)) toPoint({ x: 0, y: 0 }, 0);
    else toPoint(box.now === null ? you : middleFor(you, legalOnPlan(scene), box.now.room, CLOSE), CLOSE);
  };
  const latest = useRef({ scene, toQuestion });
  latest.current = { scene, toQuestion };
  const kind = props.turn?.question.choice.kind ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason.
  useEffect(() => {
    if (small) latest.current.toQuestion();
  }, [small, here, kind, out]);
  // What is chosen for a noise, by a tap or a chip, comes under the reticle.
  useEffect(() => {
    if (!small || kind !== 'announce-any') return;
    return aim.listen(() => {
      const { now } = aim;
      const at = now?.held ? model.zone.byName.get(now.pick) : undefined;
      if (at === undefined || inTheMiddle(latest.current.scene, box) === now?.pick) return;
      setLook({ ...pointOf(model.zone, at), scale: CLOSE });
    });
  }, [small, kind, aim, box, model.zone]);
  return { look, setLook, toYou, toWhole: () => toPoint({ x: 0, y: 0 }, 0), toPoint };
}

const fitsIn = ({ width, height }: Size, room: Size): boolean => Math.min(room.width / width, room.height / height) >= HITTABLE;

/** What is said aloud: a noise or an attack as soon as it is heard, and possible places when asked for. */
function useSaid(scene: Scene, regions: readonly Region[]): { readonly said: string; readPlaces(): void } {
  const { model, props, w, picture } = scene;
  const words = planWords[props.language];
  const [read, setRead] = useState<string | null>(null);
  const newest = model.heard.find((e) => e.age === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard comes before what was read.
  useEffect(() => setRead(null), [newest?.at, newest?.seat, newest?.round]);
  const heard = newest === undefined ? '' : words.justHeard[newest.kind](nameOf(scene, newest.seat), shortName(w, picture.zone.names[newest.at]));
  return {
    said: read ?? heard,
    readPlaces() {
      const last = regions.at(-1);
      const sectors = last?.set.map((at) => shortName(w, picture.zone.names[at])).join(', ') ?? '';
      setRead(last === undefined ? words.noEye : words.readPlaces(props.names[last.seat] ?? '', sectors));
    },
  };
}
