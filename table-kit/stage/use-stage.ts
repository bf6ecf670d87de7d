/**
 * The picture a table shows now. A `Queue` plays new lines; this hook connects it with the clock, the tab and the person's
 * input. The table renders twice per event, when it lifts and when it lands; in between the browser animates (./layer.tsx).
 */
import type { Types } from '@starboard/kernel';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { BoardProps, Motion, Staging } from '../contract.ts';
import { playSound, type Sounds } from '../sound/index.ts';
import { useCues } from '../sound/use-cues.ts';
import { framesOf, isDrama } from './motion.ts';
import type { Box } from './paths.ts';
import { LAYER_CLASS, placesNow, rulerOf } from './places.ts';
import { type Beat, Queue } from './queue.ts';
import { drawSteadily, FRAME_MS } from './steady.ts';

/** An event that plays, with its start places, measured before the lift because they may be gone after it. */
export interface Playing extends Beat {
  readonly starts: readonly (Box | null)[];
  /** How many frames it takes to render its things. */
  readonly frames: number;
}

export interface Stage<M> {
  readonly picture: M;
  readonly playing: boolean;
  /** The newest line whose event is on the table: what is told in words keeps step with it. */
  readonly shown: number;
  /** To the present, at once. */
  skip(): void;
  /** For the layer, which says when all of the picture is drawn. */
  readonly beat: Playing | null;
  drawn(): void;
  readonly volume: number;
  readonly sounds: Sounds | undefined;
}

export function useStage<T extends Types, M>(staging: Staging<T, M>, props: BoardProps<T>): Stage<M> {
  const { known, you, lines, taste, turn, shown } = props;
  const rest = useMemo(() => staging.rest(known, you), [staging, known, you]);
  const { speed, reduced } = taste;
  const [, redraw] = useReducer((n: number, _: null) => n + 1, 0);

  // The language may change while an event plays; the seat may not.
  const acts = useRef(staging);
  acts.current = staging;
  const tastes = useRef(taste);
  tastes.current = taste;
  const held = useRef<{ readonly queue: Queue<M>; readonly you: BoardProps['you']; beat: Playing | null } | null>(null);
  if (held.current === null || held.current.you !== you) {
    const queue = new Queue<M>(
      {
        lift: (m, e) => acts.current.lift(m, e as T['event'], you),
        land: (m, e) => acts.current.land(m, e as T['event'], you),
        motions: (m, e) => acts.current.motions(m, e as T['event'], you),
        differs: report('the picture differs from what is known'),
        lost: report('an event could not be followed'),
        unseen: (motions) => sound(motions, tastes.current.volume, acts.current.sounds),
      },
      { speed, reduced },
      lines,
      rest,
    );
    held.current = { queue, you, beat: null };
  }
  const stage = held.current;
  const { queue } = stage;

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const log = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef((): void => {});
  tell.current = () => {
    clearTimeout(log.current);
    log.current = undefined;
    shown(queue.shown);
  };
  /** Changes the queue, re-renders if needed and sets the next timer. */
  const act = useRef((what: (queue: Queue<M>, now: number) => void): void => void what);
  act.current = (what) => {
    const was = { picture: queue.picture, shown: queue.shown, playing: queue.playing };
    what(queue, performance.now());
    const other = queue.beat?.key !== stage.beat?.key;
    if (other) stage.beat = queue.beat && { ...queue.beat, starts: startsOf(queue.beat), frames: framesOf(queue.beat) };
    clearTimeout(timer.current);
    const next = queue.next();
    if (next !== null) timer.current = setTimeout(() => act.current((q, now) => q.tick(now)), Math.max(0, next - performance.now()));
    // The log follows once the table is rendered.
    if (queue.shown !== was.shown) {
      clearTimeout(log.current);
      log.current = setTimeout(() => tell.current(), LOG_MS);
    }
    if (other || queue.picture !== was.picture || queue.playing !== was.playing) redraw(null);
  };

  useLayoutEffect(drawSteadily, []);
  // In its own task, after the page has rendered the log and the question.
  useEffect(() => {
    const later = setTimeout(() => act.current((q, now) => q.hear(lines, rest, now)));
    return () => clearTimeout(later);
  }, [lines, rest]);
  useEffect(() => act.current((q) => q.setPace({ speed, reduced })), [speed, reduced]);
  useEffect(() => {
    const look = (): void => act.current((q) => q.hide(document.hidden));
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer.current);
      clearTimeout(log.current);
    };
  }, []);

  // The log waits for the stage from the first moment on.
  useLayoutEffect(() => {
    shown(queue.shown);
  }, [shown, queue]);

  // Answering ends what still plays.
  const acting = turn !== null && (turn.sent || turn.question.path.length > 0);
  useEffect(() => {
    if (acting) act.current((q) => q.jump());
  }, [acting]);

  const drama = stage.beat !== null && isDrama(stage.beat.motions);
  useEffect(() => {
    if (!drama) return;
    const end = (): void => act.current((q, now) => q.skipDrama(now));
    for (const input of INPUTS) addEventListener(input, end, true);
    return () => {
      for (const input of INPUTS) removeEventListener(input, end, true);
    };
  }, [drama]);

  useCues(props);

  // Until the first event of a batch plays, the old picture stays; otherwise the result would flash up first.
  const untold = (lines.at(-1)?.key ?? -1) !== queue.heard;
  return useMemo(
    () => ({
      picture: queue.playing || untold ? queue.picture : rest,
      // Lines that were not taken in yet are about to play.
      playing: queue.playing || untold,
      shown: queue.shown,
      skip: () => act.current((q) => q.jump()),
      drawn() {
        act.current((q, now) => q.drawn(now));
        if (log.current === undefined) return;
        // In its own frame.
        clearTimeout(log.current);
        log.current = setTimeout(() => tell.current(), FRAME_MS);
      },
      beat: stage.beat,
      volume: taste.volume,
      sounds: staging.sounds,
    }),
    [queue.picture, queue.playing, queue.shown, untold, rest, stage.beat, taste.volume, staging.sounds],
  );
}

/** A table without anything to render never reports that it has. */
const LOG_MS = 250;

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

function startsOf(beat: Beat): (Box | null)[] {
  const layer = document.querySelector<HTMLElement>(`.${LAYER_CLASS}`);
  if (layer === null) return beat.motions.map(() => null);
  const ruler = rulerOf(layer);
  const placeOf = placesNow();
  return beat.motions.map((m) => {
    const place = placeOf(m.from);
    return place === null ? null : ruler(place.box);
  });
}

/** Sounds of motions that are not shown. */
const sound = (motions: readonly Motion[], volume: number, own: Sounds | undefined): void => {
  for (const m of motions) if (m.cue !== undefined) playSound(m.cue, volume, m.pitch, own);
};

/** In development only: players see the right table either way. */
const report =
  (what: string) =>
  (...details: readonly unknown[]): void => {
    if (import.meta.env.DEV) console.error(`stage: ${what}`, ...details);
  };
