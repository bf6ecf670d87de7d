/**
 * The illustrated table of Escape from the Aliens: the ship is a hairline plan in the dark, and the lamp goes on when you are
 * asked (docs/look.md, "The four games").
 */
import '@starboard/table-kit/kit.css';
import './table.css';
import type { Seat } from '@starboard/kernel';
import { type BoardProps, isSmall, px, RailPlace, type Room, TableLayout, useRoom, useStage, vars } from '@starboard/table-kit';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Aliens } from '../rules/types.ts';
import { Aim } from './aim.ts';
import { Bar } from './bar.tsx';
import { Chips } from './chips.tsx';
import { Facts } from './facts.tsx';
import { useGuarded } from './guard.ts';
import { Mine } from './mine.tsx';
import { planOf } from './model.ts';
import { Sheet, Strip, WholeTrail } from './others.tsx';
import { usePencil } from './pencil.ts';
import { Plan } from './plan/index.tsx';
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
  const scene: Scene = {
    ...{ props, picture, model, w, aim, armed, disarm, round, setRound, eyes },
    toggleEye: (seat) => setEyes((was) => (was.includes(seat) ? was.filter((s) => s !== seat) : [...was, seat].slice(-MOST_EYES))),
  };
  const wide = room.shape === 'wide';
  const small = isSmall(room.shape);
  const ended = props.slots.over !== null && !stage.playing;
  const columns = room.width >= ROOMY ? 6 : 4;
  return (
    <TableLayout
      props={props}
      room={room}
      stage={stage}
      className={`aliens${ended ? ' ended' : ''}`}
      style={vars({ '--beside': px(besideOf(room)) })}
      beside
      facts={<Facts scene={scene} />}
      others={
        wide ? (
          <Sheet scene={scene} rounds={lately(round ?? picture.round, columns)} picks />
        ) : ended && small ? null : (
          <Strip scene={scene} onOpen={() => setWhole(true)} />
        )
      }
      board={
        <>
          <Rounds scene={scene} small={small} drawing={drawing} onDraw={() => setDrawing(!drawing)} onTrail={() => setWhole(!whole)} />
          <Plan scene={scene} small={small && !ended} pencil={pencil} drawing={drawing} onDrawn={() => setDrawing(false)} />
          {ended && !wide && (
            <Suspense fallback={null}>
              <EndTabs scene={scene} sheet={<Sheet scene={scene} rounds={lately(picture.round, picture.round)} picks={false} />} />
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
            <EndBeside scene={scene} log={<RailPlace />} />
          </Suspense>
        ) : you === null || ended ? null : (
          <Mine scene={scene} />
        )
      }
    />
  );
}

/** What was aimed at in one question means nothing in the next. */
function useAimFor({ turn }: BoardProps<Aliens>): Aim {
  const question = turn?.question ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another aim.
  return useMemo(() => new Aim(), [question]);
}

const lately = (round: number, columns: number): readonly number[] => {
  const last = Math.max(round, columns);
  return Array.from({ length: columns }, (_, i) => last - columns + 1 + i);
};
