/**
 * Presses on the plan beyond a plain click. A tap near a legal sector is meant for it; a finger that stays, and the right button,
 * open the pencil, or the loupe while the whole ship is seen; a double click in a move goes there quietly.
 */
import type { Turn } from '@starboard/table-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Aliens } from '../../rules/types.ts';
import type { Zone } from '../../rules/zone.ts';
import { type Point, sectorAt, xOf, yOf } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { sectorNamed } from './keys.ts';
import { tapSector } from './sectors.tsx';
import { onPlan, type Seen, type ViewBox } from './view-box.ts';

/** A finger that stays so long holds. */
const HOLD_MS = 420;
/** A finger that moved further does not hold. */
const SLACK = 8;
/** A tap this near to a legal sector's middle is meant for it, in pixels. */
const SNAP = 40;

export interface Presses {
  /** The finger on the loupe, in pixels of the plan's place; null: none. */
  readonly loupe: Point | null;
  readonly attributes: {
    onClickCapture(e: MouseEvent): void;
    onContextMenu(e: MouseEvent): void;
    onPointerDownCapture(e: PointerEvent): void;
    onPointerMoveCapture(e: PointerEvent): void;
    onPointerUpCapture(e: PointerEvent): void;
    onPointerCancelCapture(e: PointerEvent): void;
  };
}

interface PressesProps {
  readonly scene: Scene;
  readonly box: ViewBox;
  /** The pencil waits for a sector. */
  readonly drawing: boolean;
  /** While everything is seen, a finger needs a loupe. */
  readonly tiny: () => boolean;
  write(at: string): void;
}

/** The legal sector that is nearest to a point of the plan, within so many of its pixels. */
export function nearestLegal(zone: Zone, picks: Iterable<string>, p: Point, within: number): string | null {
  let best: string | null = null;
  let least = within;
  for (const name of picks) {
    const at = zone.byName.get(name);
    if (at === undefined) continue;
    const far = Math.hypot(xOf(zone, at) - p.x, yOf(zone, at) - p.y);
    if (far > least) continue;
    least = far;
    best = name;
  }
  return best;
}

/** What two clicks have in common. */
interface Clicks {
  /** The question of the first. */
  first: Turn<Aliens>['question'] | null;
  /** The sector that was clicked twice before its question came. */
  twice: string | null;
}

export function usePresses(given: PressesProps): Presses {
  const latest = useRef(given);
  latest.current = given;
  const [loupe, setLoupe] = useState<Point | null>(null);
  const hold = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly from: Point; held: boolean } | null>(null);
  /** The click that follows a hold means nothing. */
  const spent = useRef(false);
  const clicks = useRef<Clicks>({ first: null, twice: null });
  useEffect(() => () => clearTimeout(hold.current?.timer), []);
  const { turn } = given.scene.props;
  // A second click may come before the question of the first one. As soon as it is drawn: an effect that came later, for the turn
  // before, would take the click for its own and lose it.
  useLayoutEffect(() => {
    const { twice } = clicks.current;
    clicks.current.twice = null;
    if (twice !== null && turn !== null) quietly(turn, twice);
  }, [turn]);

  const release = (): void => {
    clearTimeout(hold.current?.timer);
    hold.current = null;
    setLoupe(null);
  };
  const begin = (e: PointerEvent, root: HTMLElement): void => {
    const from = pointIn(root, e);
    const { pointerId, target } = e;
    const timer = setTimeout(() => {
      const now = latest.current;
      if (hold.current === null || now.box.now === null) return;
      hold.current.held = true;
      spent.current = true;
      // The plan stays where it is while the finger looks for a sector.
      target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
      if (now.tiny()) setLoupe(from);
      else {
        const at = sectorUnder(now.scene, now.box.now, from);
        if (at !== null) now.write(at);
      }
    }, HOLD_MS);
    hold.current = { timer, from, held: false };
  };

  return {
    loupe,
    attributes: {
      onPointerDownCapture(e) {
        spent.current = false;
        if (e.pointerType !== 'touch' || !(e.currentTarget instanceof HTMLElement) || !onShip(e.target)) return;
        // A second finger pinches.
        if (hold.current !== null) release();
        else begin(e, e.currentTarget);
      },
      onPointerMoveCapture(e) {
        if (hold.current === null || !(e.currentTarget instanceof HTMLElement)) return;
        const now = pointIn(e.currentTarget, e);
        if (hold.current.held) setLoupe((was) => (was === null ? null : now));
        else if (Math.hypot(now.x - hold.current.from.x, now.y - hold.current.from.y) > SLACK) release();
      },
      onPointerUpCapture() {
        const { scene, box } = latest.current;
        if (loupe !== null && box.now !== null)
          choose(scene, nearestLegal(scene.picture.zone, picksOf(scene), onPlan(box.now, loupe), SNAP / box.now.view.scale));
        release();
      },
      onPointerCancelCapture(e) {
        // Our own one only tells the plan.
        if (e.isTrusted) release();
      },
      onContextMenu(e) {
        const { scene, write } = latest.current;
        const at = e.target instanceof Element ? sectorNamed(scene.picture.zone, e.target.closest('.x-sector')) : undefined;
        if (!onShip(e.target)) return;
        e.preventDefault();
        if (at !== undefined && !spent.current) write(scene.picture.zone.names[at]);
      },
      onClickCapture(e) {
        if (!(e.currentTarget instanceof HTMLElement) || !onShip(e.target)) return;
        if (spent.current || clicked(latest.current, e, e.currentTarget, clicks.current)) {
          spent.current = false;
          e.stopPropagation();
        }
      },
    },
  };
}

const onShip = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.kit-panzoom') !== null;

const pointIn = (root: HTMLElement, e: MouseEvent): Point => {
  const frame = root.getBoundingClientRect();
  return { x: e.clientX - frame.left, y: e.clientY - frame.top };
};

const picksOf = ({ props }: Scene): readonly string[] => props.turn?.question.choice.picks ?? [];
const sectorUnder = ({ picture: { zone } }: Scene, seen: Seen, p: Point): string | null => {
  const at = sectorAt(zone, onPlan(seen, p));
  return at === undefined ? null : zone.names[at];
};

/** As a first tap does. */
function choose({ aim }: Scene, pick: string | null): void {
  if (pick !== null) aim.set({ pick, held: true });
}

/** True: the click is done with. */
function clicked({ scene, box, drawing, write }: PressesProps, e: MouseEvent, root: HTMLElement, clicks: Clicks): boolean {
  const { props, picture, aim } = scene;
  const { zone } = picture;
  const { turn } = props;
  const on = e.target instanceof Element ? e.target.closest('.x-sector') : null;
  const at = sectorNamed(zone, on);
  if (drawing) {
    if (at !== undefined) write(zone.names[at]);
    return at !== undefined;
  }
  // A.2, H.13: who stays presses your own figure.
  const stays =
    at !== undefined && at === scene.model.you?.at ? (['stay', 'hold'] as const).find((pick) => picksOf(scene).includes(pick)) : undefined;
  const touch = 'pointerType' in e && e.pointerType === 'touch';
  if (stays !== undefined && turn !== null && e.detail < 2) {
    if (touch) tapSector(aim, stays, (pick) => turn.choose(pick));
    else turn.choose(stays);
    return true;
  }
  if (!touch) {
    if (e.detail < 2) clicks.first = turn?.question ?? null;
    else if (at !== undefined) return again(turn, zone.names[at], clicks);
    return false;
  }
  if (turn === null || box.now === null || on?.getAttribute('data-state') === 'legal') return false;
  const near = nearestLegal(zone, picksOf(scene), onPlan(box.now, pointIn(root, e)), SNAP / box.now.view.scale);
  if (near === null) return false;
  tapSector(aim, near, (pick) => turn.choose(pick));
  return true;
}

/** The second click of two: quietly, where the first one chose the sector; nothing, where it has brought another question. */
function again(turn: Turn<Aliens> | null, name: string, clicks: Clicks): boolean {
  if (turn === null || quietly(turn, name)) return turn !== null;
  const { question } = turn;
  if (question === clicks.first && question.choice.kind === 'move' && question.choice.picks.includes(name)) clicks.twice = name;
  return true;
}

/** True: the sector was chosen and is now entered quietly. */
function quietly(turn: Turn<Aliens>, name: string): boolean {
  const { choice, path } = turn.question;
  if (choice.kind !== 'act' || path.at(-1) !== name || !choice.picks.includes('quiet')) return false;
  turn.choose('quiet');
  return true;
}
