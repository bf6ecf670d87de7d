/**
 * The illustrated table of Escape from the Aliens: the ship is a hairline plan in the dark, and the lamp goes on when you are
 * asked (docs/look.md, "The four games").
 */
import '@starboard/table-kit/kit.css';
import './colours.css';
import './table.css';
import type { Known, Seat } from '@starboard/kernel';
import { type BoardProps, isSmall, px, RailPlace, type Room, TableLayout, useRoom, useStage, useStaggered, vars } from '@starboard/table-kit';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { possible } from '../rules/possible.ts';
import type { Aliens } from '../rules/types.ts';
import { newAim, type PlanAim } from './aim.ts';
import { Bar } from './bar.tsx';
import { Chips } from './chips.tsx';
import { Facts } from './facts.tsx';
import { useGuarded } from './guard.ts';
import { Mine } from './mine.tsx';
import { planOf } from './model.ts';
import { Sheet, Strip, WholeTrail } from './others.tsx';
import { PARTS } from './parts.ts';
import { marksIn, type Pencil, usePencil } from './pencil.ts';
import { Plan } from './plan/index.tsx';
import type { Region } from './plan/marks.tsx';
import { Rounds } from './rounds.tsx';
import type { Scene } from './scene.ts';
import { staging } from './staging.tsx';
import { tableWords } from './words.ts';

/** Looked at after the end only. */
const EndBeside = lazy(async () => ({ default: (await import('./end.tsx')).EndBeside }));
const EndTabs = lazy(async () => ({ default: (await import('./end.tsx')).EndTabs }));

/** Possible places of so many players at once can be told apart. */
const MOST_EYES = 4;
/** From this width on the column beside the plan has room for six rounds. */
const ROOMY = 1080;
/** The column beside the plan, by the room there is. */
const besideOf = (room: Room): number => (room.shape === 'side' ? 250 : room.width >= 1240 ? 388 : room.width >= ROOMY ? 340 : 270);

export default function AliensTable(given: BoardProps<Aliens>) {
  const room = useRoom();
  const stage = useStage(staging, given);
  const { props, armed, disarm } = useGuarded(given);
  const aim = useAimFor(given);
  const pencil = usePencil(props.you);
  const [round, setRound] = useState<number | null>(null);
  const question = props.turn?.question ?? null;
  // A question is answered in the present.
  useEffect(() => {
    if (question !== null) setRound(null);
  }, [question]);
  const [eyes, setEyes] = useState<readonly Seat[]>([]);
  const [drawing, setDrawing] = useState(false);
  const [whole, setWhole] = useState(false);
  const { picture } = stage;
  const w = tableWords[props.language];
  const { known, you } = props;
  const model = useMemo(() => planOf(picture, known, you, round), [picture, known, you, round]);
  const regions = useRegions(known, you, eyes, round);
  const marks = useMemo(() => marksIn(pencil.marks, round ?? picture.round), [pencil.marks, round, picture.round]);
  const scene: Scene = {
    ...{ props, picture, model, w, aim, armed, disarm, round, setRound, eyes, regions, marks },
    toggleEye: (seat) => setEyes((was) => (was.includes(seat) ? was.filter((s) => s !== seat) : [...was, seat].slice(-MOST_EYES))),
  };
  const wide = room.shape === 'wide';
  const small = isSmall(room.shape);
  const ended = props.slots.over !== null && !stage.playing;
  const columns = room.width >= ROOMY ? 6 : 4;
  // The time slider and the eyes change as much as an event does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object when one of them is another.
  const shownNow = useMemo(() => ({}), [picture, round, eyes]);
  const parts = useStaggered(scene, PARTS, { eyes: you, picture: shownNow, known, beat: stage.beat });
  const [atPlan, atSheet, atMine, ...atSectors] = parts.shown;
  const places = usePlaces(
    { atPlan, atSheet, atMine, atSectors },
    { wide, small: small && !ended, slider: small, columns, drawing, pencil },
    { setDrawing, setWhole, whole },
  );
  return (
    <TableLayout
      props={props}
      room={room}
      stage={stage}
      parts={parts}
      className={`aliens${ended ? ' ended' : ''}`}
      style={vars({ '--beside': px(besideOf(room)) })}
      beside
      facts={places.facts}
      others={ended && small ? null : places.others}
      board={
        <>
          {places.rounds}
          {places.plan}
          {ended && !wide && (
            <Suspense fallback={null}>
              <EndTabs scene={atSheet} sheet={<Sheet scene={atSheet} rounds={lately(picture.round, picture.round)} picks={false} />} />
            </Suspense>
          )}
          {small && !ended && <Chips scene={scene} />}
          {whole && <WholeTrail scene={scene} onClose={() => setWhole(false)} />}
        </>
      }
      boardLabel={w.plan}
      bar={ended ? <section className="kit-bar x-end">{props.slots.over}</section> : <Bar scene={scene} />}
      rail={wide && !ended ? <RailPlace /> : undefined}
      mine={
        ended && wide ? (
          <Suspense fallback={<RailPlace />}>
            <EndBeside scene={atSheet} log={<RailPlace />} />
          </Suspense>
        ) : you === null || ended ? null : (
          places.mine
        )
      }
    />
  );
}

interface Shown {
  readonly atPlan: Scene;
  readonly atSheet: Scene;
  readonly atMine: Scene;
  readonly atSectors: readonly Scene[];
}
interface Around {
  readonly wide: boolean;
  readonly small: boolean;
  /** Rounds as a slider instead of boxes. */
  readonly slider: boolean;
  readonly columns: number;
  readonly drawing: boolean;
  readonly pencil: Pencil;
}
interface Sets {
  setDrawing(on: boolean): void;
  setWhole(on: boolean): void;
  readonly whole: boolean;
}

/** The large places, each made anew only when its part of the table changes. */
function usePlaces(
  { atPlan, atSheet, atMine, atSectors }: Shown,
  { wide, small, slider, columns, drawing, pencil }: Around,
  { setDrawing, setWhole, whole }: Sets,
) {
  const others = useMemo(
    () =>
      wide ? (
        <Sheet scene={atSheet} rounds={lately(atSheet.round ?? atSheet.picture.round, columns)} picks />
      ) : (
        <Strip scene={atSheet} onOpen={() => setWhole(true)} />
      ),
    [atSheet, wide, columns, setWhole],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same scenes is the same.
  const plan = useMemo(
    () => <Plan scene={atPlan} sectors={atSectors} small={small} pencil={pencil} drawing={drawing} onDrawn={() => setDrawing(false)} />,
    [atPlan, ...atSectors, small, pencil, drawing, setDrawing],
  );
  const mine = useMemo(() => <Mine scene={atMine} />, [atMine]);
  const rounds = useMemo(
    () => <Rounds scene={atSheet} small={slider} drawing={drawing} onDraw={() => setDrawing(!drawing)} onTrail={() => setWhole(!whole)} />,
    [atSheet, slider, drawing, whole, setDrawing, setWhole],
  );
  const facts = useMemo(() => <Facts scene={atSheet} />, [atSheet]);
  return { others, plan, mine, rounds, facts };
}

/** X.2: where the chosen players can be at the shown moment. */
function useRegions(known: Known<Aliens>, you: Seat | null, eyes: readonly Seat[], round: number | null): readonly Region[] {
  return useMemo(
    () =>
      eyes.map((seat) => {
        const found = possible(known, seat, you);
        return { seat, set: round === null ? found.now : (found.rounds[round] ?? []) };
      }),
    [known, you, eyes, round],
  );
}

/** What was aimed at in one question means nothing in the next. */
function useAimFor({ turn }: BoardProps<Aliens>): PlanAim {
  const question = turn?.question ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another aim.
  return useMemo(() => newAim(), [question]);
}

const lately = (round: number, columns: number): readonly number[] => {
  const last = Math.max(round, columns);
  return Array.from({ length: columns }, (_, i) => last - columns + 1 + i);
};
