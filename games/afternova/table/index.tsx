/**
 * The illustrated table of Afternova: a warm yard after the bang. Everything that lies there is dark tin; the one thing made of
 * paper is what is being agreed (docs/look.md, "The four games").
 */
import '@starboard/table-kit/kit.css';
import './table.css';
import './motion.css';
import { seatAt } from '@starboard/kernel';
import { type BoardProps, isSmall, TableLayout, type Turn, useRoom, useStage, useStaggered, useSteps } from '@starboard/table-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Afternova } from '../rules/types.ts';
import { Bar } from './bar.tsx';
import { useDrag } from './drag.ts';
import { dropped } from './dropping.ts';
import { Facts } from './facts.tsx';
import { useFocusOnDraft, useLetters } from './keys.ts';
import { END_STEPS, endSteps, Over } from './over.tsx';
import { drawn, partsOf } from './parts.tsx';
import { type Bids, type Opened, rootOf, type Scene } from './scene.ts';
import { Sheet } from './sheets.tsx';
import { staging } from './staging.tsx';
import { useDrafts, useFresh, useSay } from './use-drafts.ts';
import { tableWords } from './words.ts';

/** Answers are put together on this table and given whole: half-made ones never come from it. */
export const composes = true;
export const quotes = false;

export default function AfternovaTable(given: BoardProps<Afternova>) {
  const room = useRoom();
  const stage = useStage(staging, given);
  const { drafts, isBehind, set, undo } = useDrafts(given);
  const say = useSay(given);
  const fresh = useFresh(given);
  const [open, setOpen] = useState<Opened>(null);
  const root = useMemo(() => rootOf(given), [given]);
  const props = useWhole(given, root, room.ref);
  const { picture } = stage;
  const small = isSmall(room.shape);
  const bids = useBids(given);
  const scene: Scene = {
    ...{ props, picture, root, drafts, isBehind, set, say, fresh, open, setOpen, small, bids },
    w: tableWords[props.language],
    shape: room.shape,
  };
  const kind = root?.choice.kind ?? null;
  // What was opened to look at something closes when the question changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question.
  useEffect(() => setOpen((was) => (was?.kind === 'orders' ? was : null)), [kind, picture.turn]);
  const back = useCallback((): boolean => {
    if (open !== null) {
      setOpen(null);
      return true;
    }
    return undo();
  }, [open, undo]);
  useLetters(room.ref, props.taste.keys, back);
  useFocusOnDraft(room.ref, drafts);
  useDrag(room.ref, (thing, place) => dropped(scene, thing, place));
  const you = props.you === null ? null : seatAt(props.you);
  const seats = picture.paws.length;
  const all = useMemo(() => partsOf(you, seats), [you, seats]);
  const parts = useStaggered(scene, all, { eyes: you, picture, known: props.known, beat: stage.beat });
  const ended = props.slots.over !== null && !stage.playing && parts.done;
  const steps = useSteps(ended, endSteps(seats));
  const gone = (step: keyof typeof END_STEPS): boolean => ended && steps >= END_STEPS[step];
  const { others, board, mine } = drawn(parts.shown, you);
  return (
    <TableLayout
      props={props}
      room={room}
      stage={stage}
      parts={parts}
      className={`afternova n${seats}${ended ? ' ended' : ''}${picture.last && !ended ? ' last' : ''}`}
      facts={<Facts scene={scene} />}
      others={gone('others') ? null : others}
      board={
        <>
          {gone('board') ? <Over scene={scene} drawn={steps} /> : board}
          {!ended && <Sheet scene={scene} />}
        </>
      }
      boardLabel={ended ? scene.w.over : scene.w.table}
      bar={ended ? null : <Bar scene={scene} />}
      mine={gone('mine') ? null : mine}
    />
  );
}

/** The known Paws of the talks; of the last ones while what became of them is still shown. */
function useBids({ known, you }: BoardProps<Afternova>): Bids | null {
  const last = useRef<{ readonly you: number | null; readonly bids: Bids } | null>(null);
  // At a shared screen nobody sees what the one before knew.
  if (known.mine === null || last.current?.you !== you) last.current = null;
  if (known.mine !== null && known.pub.talks !== null) last.current = { you, bids: { own: known.mine.bid, others: known.mine.bids } };
  return last.current?.bids ?? null;
}

/** The turn as the kit's keys see it: from the beginning of the question, and a key presses the thing that stands for a pick. */
function useWhole(given: BoardProps<Afternova>, root: Scene['root'], table: { readonly current: HTMLElement | null }): BoardProps<Afternova> {
  return useMemo(() => {
    const { turn } = given;
    if (turn === null || root === null) return given;
    const whole: Turn<Afternova> = {
      ...turn,
      question: root,
      choose: (pick) => table.current?.querySelector<HTMLElement>(`[data-state="legal"][data-pick="${pick}"]:not([data-second])`)?.click(),
      back() {},
    };
    return { ...given, turn: whole };
  }, [given, root, table]);
}
