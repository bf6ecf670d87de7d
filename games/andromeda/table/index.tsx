/**
 * The illustrated table of Andromeda's Edge: the admiral's star map. The map never leaves the screen, your own station is docked
 * below it, rivals are strips beside it (docs/look.md, "The four games").
 */
import '@starboard/table-kit/kit.css';
import './table.css';
import { type BoardProps, RailPlace, TableLayout, useRoom, useStage, useStaggered } from '@starboard/table-kit';
import { lazy, Suspense } from 'preact/compat';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SHIPS } from '../content/vocabulary.ts';
import { contentOf } from '../rules/content.ts';
import type { Andromeda } from '../rules/types.ts';
import { newAim } from './aim.ts';
import { BarPlace, LETTERS } from './bar.tsx';
import { useBattleLater } from './battle/late.ts';
import { newWishAim } from './battle/whatif.ts';
import { Board, overlayOf } from './board.tsx';
import { FreshSteps } from './collective.tsx';
import { Facts } from './facts.tsx';
import { homesOf } from './homes.ts';
import { Plate } from './map/plate.tsx';
import { CornerMarket } from './market.tsx';
import { Mine } from './mine.tsx';
import { pieceSaid } from './names.ts';
import { Others } from './others.tsx';
import { partsOf, shownIn } from './parts.tsx';
import { droppedPlan } from './plan.ts';
import type { Scene, Sheet, Tab } from './scene.ts';
import { stagingIn } from './staging.tsx';
import { useDrag } from './use-drag.ts';
import { type Planned, usePlan } from './use-plan.ts';
import { isGuided } from './use-ring.ts';
import { useWordy } from './use-wordy.ts';
import { tableWords } from './words.ts';

export const quotes = false;
export { loadBattle as loadAll } from './battle/late.ts';

/** Nobody needs it before the last turn. */
const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }));

/** As wide as the frame wants to be for a rail beside a table. */
const RAIL_FROM = 1180;

export default function AndromedaTable(given: BoardProps<Andromeda>) {
  const room = useRoom();
  // Names of pieces depend on the language and the pack, and on nothing else that is known.
  const latest = useRef(given);
  latest.current = given;
  const staging = useMemo(() => stagingIn((id) => pieceSaid(latest.current.words, latest.current.known, id).name), []);
  const stage = useStage(staging, given);
  const plan = usePlan(given);
  const { props } = plan;
  const { known, you, turn } = props;
  const question = turn?.question ?? null;
  const seat = turn?.seat ?? null;
  // At a shared screen the station of the player who is asked is docked.
  const me = seat ?? you ?? -1;
  const homes = useMemo(() => homesOf(known, seat, me, question), [known, seat, me, question]);
  const aim = useMemo(newAim, []);
  // What was aimed at in one question means nothing in the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question.
  useLayoutEffect(() => aim.set(null), [aim, question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const wish = useMemo(() => newWishAim(), [question]);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [tab, setTab] = useState<Tab>('fleet');
  const [moon, setMoon] = useState<number | null>(null);
  const [lifted, setLifted] = useState<number | null>(null);
  const [wordy, setWordy] = useWordy(props.outcome !== null);
  const scene: Scene = {
    ...{
      props,
      picture: stage.picture,
      told: stage.shown,
      c: contentOf(known.pub.options),
      w: tableWords[props.language],
      shape: room.shape,
      railed: room.shape === 'wide' && typeof innerWidth === 'number' && innerWidth >= RAIL_FROM,
      me,
      homes,
      plan,
      aim,
      wish,
    },
    ...{ sheet, setSheet, tab, setTab, moon, setMoon, lifted, wordy, setWordy },
  };
  // A question opens what it is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    if (question === null) return;
    setSheet(null);
    setMoon(null);
    setTab(tabFor(scene));
  }, [question]);
  const { start } = plan;
  useDrag(
    useCallback((of) => {
      const [what, n] = of?.split(' ') ?? [];
      setMoon(what === 'moon' ? Number(n) : null);
      setLifted(what === 'module' ? Number(n) : null);
    }, []),
    useCallback((of, on) => start(droppedPlan(of, on)), [start]),
  );
  useSheetKeys(props.taste.keys, setSheet);
  useShipKeys(plan);
  useBattleLater();
  const { length: sides } = known.pub.sides;
  const all = useMemo(() => partsOf(sides), [sides]);
  // Another question changes as much as an event does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object when one of them is another.
  const asked = useMemo(() => ({}), [known, turn]);
  const parts = useStaggered(scene, all, { eyes: `${you} ${me}`, picture: stage.picture, known: asked, beat: stage.beat });
  const shown = shownIn(parts.shown);
  const ended = props.slots.over !== null && !stage.playing && parts.done;
  // The market stands above the log where the frame has a rail anyway.
  const rail = scene.railed && !ended;
  return (
    <TableLayout
      props={props}
      room={room}
      stage={stage}
      parts={parts}
      letters={LETTERS}
      className={`andromeda${ended ? ' ended' : ''}${rail ? ' railed' : ''}${known.pub.collective !== null ? ' automa' : ''}${sheet !== null || overlayOf(scene) !== null ? ` has-sheet over-${overlayOf(scene) ?? 'map'}` : ''}`}
      facts={<Facts scene={scene} />}
      others={<Others scenes={shown.sides} />}
      board={
        ended ? (
          <Suspense fallback={null}>
            <Ending scene={scene} />
          </Suspense>
        ) : (
          <Board scene={scene} map={shown.map} />
        )
      }
      boardLabel={ended ? scene.w.scores : scene.w.map}
      bar={ended ? <section className="kit-bar ae-over">{props.slots.over}</section> : <BarPlace scene={scene} />}
      rail={
        rail ? (
          <div className="ae-rail">
            <CornerMarket scene={shown.market} />
            {sheet === null && overlayOf(scene) === null && <Plate scene={scene} rail />}
            <FreshSteps scene={scene} />
            <RailPlace />
          </div>
        ) : undefined
      }
      mine={me < 0 || ended ? null : <Mine fleet={shown.fleet} works={shown.works} held={shown.held} />}
    />
  );
}

/** Where the things of a question are on a phone; free actions open nothing, unless there is nothing else (in a guided game). */
function tabFor({ homes, props }: Scene): Tab {
  const picks = props.turn?.question.choice.picks ?? [];
  const free = picks.every((pick) => pick.startsWith('free '));
  const main = [...homes.at].filter(([, pick]) => (free || !pick.startsWith('free ')) && picks.includes(pick));
  const about = (words: readonly string[]): boolean => main.some(([thing]) => words.includes(thing.split(' ')[0] ?? ''));
  if (about(['module', 'head', 'reactor', 'gap', 'place', 'track'])) return 'station';
  if (about(['hand', 'token', 'card'])) return 'hand';
  return 'fleet';
}

/** 1 to 4 choose the ship that lies ready; elsewhere numbers answer as at any table. */
function useShipKeys(plan: Planned): void {
  const latest = useRef(plan);
  latest.current = plan;
  const on = plan.props.taste.keys;
  useEffect(() => {
    if (!on) return;
    const press = (e: KeyboardEvent): void => {
      const { props, launches, wish } = latest.current;
      const ship = SHIPS[Number(e.key) - 1];
      if (ship === undefined || props.turn === null || e.repeat || e.altKey || e.ctrlKey || e.metaKey || isBusy(e.target)) return;
      const { choice, path } = props.turn.question;
      if (launches !== null ? !choice.picks.includes(ship) : choice.kind !== 'where' || isGuided(props)) return;
      e.preventDefault();
      if (path.length > 0) props.turn.back();
      wish(ship);
    };
    // Before the numbers of the table.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [on]);
}

/** M opens the market, K the tracks; Escape closes; while Space is held the map lies open. */
function useSheetKeys(on: boolean, setSheet: (change: (was: Sheet) => Sheet) => void): void {
  useEffect(() => {
    if (!on) return;
    const press = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || isBusy(e.target)) return;
      if (e.key === 'm' || e.key === 'k') setSheet((was) => toggled(was, e.key === 'm' ? 'market' : 'tracks'));
      else if (e.key === 'Escape') setSheet(() => null);
      else if (e.key === ' ' && !e.repeat && !(e.target instanceof Element && e.target.closest('[data-thing], button') !== null)) {
        e.preventDefault();
        setSheet(() => 'map');
      }
    };
    const release = (e: KeyboardEvent): void => {
      if (e.key === ' ') setSheet((was) => (was === 'map' ? null : was));
    };
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
    };
  }, [on, setSheet]);
}
const toggled = (was: Sheet, sheet: 'market' | 'tracks'): Sheet => (was === sheet ? null : sheet);
/** Somebody writes, or a dialog is open. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  document.querySelector('dialog[open]') !== null;
