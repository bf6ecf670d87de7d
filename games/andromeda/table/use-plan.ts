/** Connects ./plan.ts and ./habits.ts with the questions as they come. All presses of the table go through here, by whatever means. */
import type { Seat } from '@starboard/kernel';
import type { BoardProps, Turn } from '@starboard/table-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { placeOf } from '../rules/picks.ts';
import type { Andromeda, Pick } from '../rules/types.ts';
import { type Habits, habitual, isAmong, isWish, onlyAnswer, remember, type Said } from './habits.ts';
import { follow, type Launches, launchesOf, launchPlan, launchQuestion, type Plan, surprises, usualActivations } from './plan.ts';
import { useGestures } from './use-gestures.ts';
import { useHabits } from './use-habits.ts';
import { isGuided, useRing } from './use-ring.ts';

/** The frame takes no answer to a question that has only just appeared; and what goes by itself should be seen. */
const SEEN_MS = 280;

export interface Planned {
  readonly props: BoardProps<Andromeda>;
  readonly launches: Launches | null;
  /** The question that follows a launch, as if its ship had been chosen; null: no launch is asked for. */
  readonly launchTurn: Turn<Andromeda> | null;
  /** The class that lies ready from now on. */
  wish(ship: Pick): void;
  start(plan: Plan): void;
  /** What the ships that are left would activate; one press does it. */
  readonly usual: readonly Pick[];
  readonly habits: Habits;
  setHabits(habits: Habits): void;
  /** What is about to be answered by itself; null: nothing. */
  readonly ringing: Pick | null;
}

/** The rest of a plan, whose it is, and the last line heard when it was made. */
interface Kept {
  readonly seat: Seat;
  readonly rest: Plan;
  readonly since: number;
}
const patient = ({ rest }: Kept): boolean => rest.some((step) => step.patient === true);

export function usePlan(props: BoardProps<Andromeda>): Planned {
  const { game, known } = props;
  const latest = useRef(props);
  latest.current = props;
  const plan = useRef<Kept | null>(null);
  /** Whose next question follows from an answer given here: after an undo nothing goes by itself. Several may share a screen. */
  const onward = useRef<Seat | null>(null);
  /** The last answer said what is wanted next. */
  const wish = useRef(false);
  const said = useRef<Said | null>(null);
  /** The table gave the last pick. */
  const auto = useRef(false);
  const gestures = useGestures(props);
  const lasts = useRef(new Map<Seat, Memory>());
  const [wished, setWished] = useState<Pick | null>(null);
  const [habits, setHabits] = useHabits();
  const { seat, question, sent, refuses } = props.turn ?? NOBODY;
  const guided = isGuided(props);

  const answer = useCallback(
    (pick: Pick, own: boolean): void => {
      const { turn } = latest.current;
      if (turn === null) return;
      onward.current = turn.seat;
      auto.current = !own;
      if (turn.question.path.length === 0) {
        wish.current = isWish(turn.question, pick, wish.current);
        said.current = { kind: turn.question.choice.kind, pick };
      }
      gestures.note(turn.question.path.length === 0, own);
      remember(memoryIn(lasts.current, turn.seat), turn.question, pick);
      turn.choose(pick);
    },
    [gestures],
  );
  const start = useCallback(
    (next: Plan): void => {
      const { turn, lines } = latest.current;
      if (turn === null) return;
      const first = follow(next, turn.question);
      if (first === null || first === 'wait') return;
      plan.current = { seat: turn.seat, rest: first.rest, since: lines.at(-1)?.key ?? -1 };
      answer(first.pick, true);
    },
    [answer],
  );

  // The same question may be given anew when something else at the table changes.
  const key = question === null ? '' : [question.choice.kind, question.path.join(), question.choice.picks.join()].join('|');
  const ring = useRing(props, `${seat} ${key}`, answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is looked at once, when it comes.
  useEffect(() => {
    ring.stop();
    if (question === null || seat === null || sent) return undefined;
    const give = (pick: Pick): (() => void) | undefined => {
      // The rest of an answer is given at once.
      if (question.path.length > 0) {
        answer(pick, false);
        return undefined;
      }
      const timer = setTimeout(() => answer(pick, false), SEEN_MS);
      return () => clearTimeout(timer);
    };
    const followed = onward.current === seat;
    onward.current = null;
    const had = plan.current?.seat === seat ? plan.current : null;
    plan.current = null;
    if ((!followed && !onlyAnswer(question)) || gestures.undone()) return undefined;
    const heard = latest.current.lines.filter((l) => had !== null && l.key > had.since);
    const broken = had === null || (!patient(had) && heard.some((l) => surprises(l.event, seat)));
    const next = broken ? null : follow(had.rest, question);
    if (next === 'wait') plan.current = had;
    else if (next !== null && had !== null) {
      plan.current = { ...had, rest: next.rest };
      return give(next.pick);
    }
    // In a guided game the learner gives every answer: each has a text to read.
    if (guided) return undefined;
    const before = {
      last: memoryIn(lasts.current, seat),
      said: said.current,
      auto: auto.current && question.path.length > 0,
      among: isAmong(latest.current.chairs, seat),
      wished: wish.current,
    };
    const usual = habitual(latest.current.known, seat, question, habits, before);
    if (usual === null) return undefined;
    if (!usual.wait) return give(usual.pick);
    ring.begin(usual.pick);
    return undefined;
  }, [key, seat, sent]);

  const turn = useMemo(
    (): Turn<Andromeda> | null =>
      question === null || seat === null
        ? null
        : {
            seat,
            question,
            sent,
            ...(refuses === undefined ? {} : { refuses }),
            choose(pick) {
              // A patient plan waits for what the person answers meanwhile.
              if (plan.current !== null && !patient(plan.current)) plan.current = null;
              answer(pick, true);
            },
            answer(path) {
              plan.current = null;
              gestures.note(true, true);
              latest.current.turn?.answer(path);
            },
            back() {
              plan.current = null;
              if (question.path.length === 1) gestures.forget();
              latest.current.turn?.back();
            },
          },
    [question, seat, sent, refuses, answer, gestures],
  );
  const launches = useMemo(
    () => (question === null || seat === null || guided ? null : launchesOf(game, known, seat, question, wished)),
    [game, known, seat, question, guided, wished],
  );
  const launchTurn = useMemo((): Turn<Andromeda> | null => {
    if (launches === null || seat === null || question === null) return null;
    return {
      seat,
      sent,
      question: launchQuestion(launches, question),
      choose: (to) => start(launchPlan(launches.by.get(placeOf(to)) ?? launches.ready, to)),
      answer() {},
      back() {},
    };
  }, [launches, seat, question, sent, start]);
  const usual = useMemo(
    () => (question === null || seat === null || guided ? [] : usualActivations(known, seat, question)),
    [known, seat, question, guided],
  );
  return { props: { ...props, turn }, launches, launchTurn, wish: setWished, start, usual, habits, setHabits, ringing: ring.pick };
}

type Memory = Map<string, readonly Pick[]>;
function memoryIn(lasts: Map<Seat, Memory>, seat: Seat): Memory {
  const had = lasts.get(seat) ?? new Map<string, readonly Pick[]>();
  lasts.set(seat, had);
  return had;
}
const NOBODY = { seat: null, question: null, sent: false, refuses: undefined } as const;
