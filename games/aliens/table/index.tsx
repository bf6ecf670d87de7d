/**
 * The illustrated table of Escape from the Aliens: the ship is a hairline plan in the dark, and the lamp goes on when you are
 * asked (docs/look.md, "The four games").
 */
import '@starboard/table-kit/kit.css';
import './colours.css';
import './table.css';
import { type Known, type Seat, seatsOf } from '@starboard/kernel';
import {
  type BoardProps,
  isSmall,
  px,
  RailPlace,
  type Room,
  type Shape,
  TableLayout,
  useRoom,
  useStage,
  useStaggered,
  useSteps,
  vars,
} from '@starboard/table-kit';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { possible } from '../rules/possible.ts';
import type { Aliens } from '../rules/types.ts';
import { sideOf } from '../words/common.ts';
import { useEcho } from './again.ts';
import { newAim } from './aim.ts';
import { Bar } from './bar.tsx';
import { Caption } from './caption.tsx';
import { Chips } from './chips.tsx';
import { Facts } from './facts.tsx';
import { useGuarded } from './guard.ts';
import { Mine } from './mine.tsx';
import { planOf } from './model.ts';
import { Sheet, WholeTrail } from './others.tsx';
import { PARTS, ROWS } from './parts.ts';
import { marksIn, type Pencil, usePencil } from './pencil.ts';
import { type Pings, usePings } from './pings.ts';
import { Plan } from './plan/index.tsx';
import type { Region } from './plan/marks.tsx';
import { useQuestion } from './question.ts';
import { Rounds } from './rounds.tsx';
import type { Scene } from './scene.ts';
import { SeatSheet } from './seat-sheet.tsx';
import { Strip } from './strip.tsx';
import { tableWords } from './words.ts';
// What only the end has, after the rest: a stylesheet that came with it would lay out everything anew.
import './end.css';

/** Looked at after the end only. */
const EndBeside = lazy(async () => ({ default: (await import('./end.tsx')).EndBeside }));
const EndTabs = lazy(async () => ({ default: (await import('./end.tsx')).EndTabs }));

/** Possible places of so many players at once can be told apart. */
const MOST_EYES = 4;
/** The bar, the room, then what is beside the plan in three. */
const END_STEPS = 5;
/** From this width on the column beside the plan has room for six rounds. */
const ROOMY = 1080;
/** And from this one for nine. */
const SPACIOUS = 1380;
/** The column beside the plan, by the room there is. */
const besideOf = (room: Room): number =>
  room.shape === 'side' ? 250 : room.width >= SPACIOUS ? 520 : room.width >= 1240 ? 388 : room.width >= ROOMY ? 340 : 270;

export default function AliensTable(given: BoardProps<Aliens>) {
  const room = useRoom();
  const pings = usePings(given.language);
  const stage = useStage(pings.staging, given);
  const question = useQuestion(given.turn);
  const { props, armed, disarm } = useGuarded(given, question);
  // What was aimed at in one question means nothing in the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another aim.
  const aim = useMemo(() => newAim(), [question]);
  const pencil = usePencil(props.you);
  const [round, setRound] = useState<number | null>(null);
  // A question is answered in the present.
  useEffect(() => {
    if (question !== null) setRound(null);
  }, [question]);
  const [eyes, setEyes] = useState<readonly Seat[]>([]);
  const [drawing, setDrawing] = useState(false);
  const [whole, setWhole] = useState(false);
  const [whose, setWhose] = useState<Seat | null>(null);
  const { picture } = stage;
  const w = tableWords[props.language];
  const { known, you } = props;
  const model = useMemo(() => planOf(picture, known, you, round), [picture, known, you, round]);
  const regions = useRegions(known, you, eyes, round);
  const marks = useMemo(() => marksIn(pencil.marks, round ?? picture.round), [pencil.marks, round, picture.round]);
  const { echo, hearAgain } = useEcho(props, picture, pings.staging, () => {
    setWhole(false);
    setWhose(null);
  });
  const told = useMemo(() => seatsOf(known.pub.status.length).map((seat) => sideOf(known, seat, you)), [known, you]);
  const sides = useRef(told);
  if (!stage.playing) sides.current = told;
  const scene: Scene = {
    sides: sides.current,
    ...{ props, picture, model, w, aim, armed, disarm, round, setRound, eyes, regions, marks, echo, hearAgain },
    toggleEye: (seat) => setEyes((was) => (was.includes(seat) ? was.filter((s) => s !== seat) : [...was, seat].slice(-MOST_EYES))),
  };
  const wide = room.shape === 'wide';
  const small = isSmall(room.shape);
  // The end changes nearly everything: one thing after another.
  const steps = useSteps(props.slots.over !== null && !stage.playing, END_STEPS);
  const ended = steps >= 2;
  const [reading, setReading] = useState(false);
  const columns = room.width >= SPACIOUS ? 9 : room.width >= ROOMY ? 6 : 4;
  // The time slider, the eyes and another question change as much as an event does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object when one of them is another.
  const shownNow = useMemo(() => ({}), [picture, round, eyes, props.turn]);
  const parts = useStaggered(scene, PARTS, { eyes: you, picture: shownNow, known, beat: stage.beat });
  const [atPlan, atSheet, atRounds, atMine, ...rest] = parts.shown;
  const [atRows, atSectors] = [rest.slice(0, ROWS), rest.slice(ROWS)];
  const places = usePlaces(
    { atPlan, atSheet, atRounds, atMine, atRows, atSectors },
    { shape: room.shape, small: small && !ended, columns, drawing, pencil, pings },
    { setDrawing, setWhole, setWhose, whole },
  );
  // Where height is dear they stand under what is said about the end.
  const beside = room.shape === 'side';
  const tabs = ended && !wide && (
    <Suspense fallback={null}>
      <EndTabs scene={atSheet} sheet={<Sheet scene={atSheet} picks={false} />} />
    </Suspense>
  );
  return (
    <TableLayout
      props={props}
      room={room}
      stage={stage}
      parts={parts}
      className={`aliens${ended ? ' ended' : ''}${ended && reading ? ' reading' : ''}`}
      style={vars({ '--beside': px(besideOf(room)) })}
      beside
      facts={places.facts}
      others={ended && small ? null : places.others}
      board={
        <>
          {places.rounds}
          {places.plan}
          {!beside && tabs}
          {small && !ended && <Chips scene={scene} />}
          <Caption scene={scene} />
          {whose !== null && !wide && (
            <SeatSheet
              scene={scene}
              seat={whose}
              onDraw={() => {
                setWhose(null);
                setDrawing(true);
              }}
              onClose={() => setWhose(null)}
            />
          )}
          {whole && <WholeTrail scene={scene} pings={pings} onClose={() => setWhole(false)} />}
        </>
      }
      boardLabel={w.plan}
      bar={steps > 0 ? <section className="kit-bar x-end">{props.slots.over}</section> : <Bar scene={scene} />}
      rail={wide || (room.shape === 'tall' && !ended) ? <RailPlace /> : undefined}
      mine={
        ended && steps > 2 && wide ? (
          <Suspense fallback={null}>
            <EndBeside scene={atSheet} steps={steps - 2} reading={reading} onRead={setReading} />
          </Suspense>
        ) : ended && beside ? (
          tabs
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
  readonly atRounds: Scene;
  readonly atMine: Scene;
  readonly atRows: readonly Scene[];
  readonly atSectors: readonly Scene[];
}
interface Around {
  readonly shape: Shape;
  /** The plan is too large for its place. */
  readonly small: boolean;
  readonly columns: number;
  readonly drawing: boolean;
  readonly pencil: Pencil;
  readonly pings: Pings;
}
interface Sets {
  setDrawing(on: boolean): void;
  setWhole(on: boolean): void;
  setWhose(seat: Seat): void;
  readonly whole: boolean;
}

/** The large places, each made anew only when its part of the table changes. */
function usePlaces(
  { atPlan, atSheet, atRounds, atMine, atRows, atSectors }: Shown,
  { shape, small, columns, drawing, pencil, pings }: Around,
  { setDrawing, setWhole, setWhose, whole }: Sets,
) {
  const wide = shape === 'wide';
  const slider = isSmall(shape);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same scenes is the same.
  const others = useMemo(
    () =>
      wide ? <Sheet scene={atSheet} groups={atRows} columns={columns} picks /> : <Strip scene={atSheet} roomy={shape === 'tall'} onOpen={setWhose} />,
    [atSheet, ...atRows, wide, shape, columns, setWhose],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same scenes is the same.
  const plan = useMemo(
    () => <Plan scene={atPlan} sectors={atSectors} small={small} pencil={pencil} drawing={drawing} onDrawn={() => setDrawing(false)} />,
    [atPlan, ...atSectors, small, pencil, drawing, setDrawing],
  );
  const mine = useMemo(() => <Mine scene={atMine} />, [atMine]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the pings only whether they are heard.
  const rounds = useMemo(
    () => (
      <Rounds scene={atRounds} small={slider} drawing={drawing} pings={pings} onDraw={() => setDrawing(!drawing)} onTrail={() => setWhole(!whole)} />
    ),
    [atRounds, slider, drawing, pings.on, whole, setDrawing, setWhole],
  );
  const facts = useMemo(() => <Facts scene={atRounds} />, [atRounds]);
  return { others, plan, mine, rounds, facts };
}

/** X.2: where the chosen players can be at the shown moment; of oneself, as the others see it. */
function useRegions(known: Known<Aliens>, you: Seat | null, eyes: readonly Seat[], round: number | null): readonly Region[] {
  return useMemo(
    () =>
      eyes.map((seat) => {
        const found = possible(known, seat, seat === you ? null : you);
        return { seat, set: round === null ? found.now : (found.rounds[round] ?? []) };
      }),
    [known, you, eyes, round],
  );
}
