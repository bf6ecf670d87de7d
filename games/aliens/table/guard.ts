/**
 * Whatever gives a player away is said before it is done: an attack, an item and an examination take a second press. All
 * presses of the table go through here, by whatever means.
 */
import type { BoardProps, Turn } from '@starboard/table-kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Aliens, Pick } from '../rules/types.ts';
import type { Question } from './question.ts';

/** A light asks for its sector next, and says there what it tells. */
const isRisky = (pick: Pick): boolean => pick === 'attack' || pick.startsWith('examine ') || (pick.startsWith('use ') && pick !== 'use spotlight');

export interface Guarded {
  readonly props: BoardProps<Aliens>;
  /** Pressed once. */
  readonly armed: Pick | null;
  /** Takes the first press back; false: there was none. */
  disarm(): boolean;
}

export function useGuarded(props: BoardProps<Aliens>, asked: Question | null): Guarded {
  const [armed, arm] = useState<Pick | null>(null);
  const latest = useRef({ turn: props.turn, armed });
  latest.current = { turn: props.turn, armed };
  const { seat, question, sent } = props.turn ?? { seat: null, question: null, sent: false };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question takes the first press back.
  useEffect(() => arm(null), [asked]);
  const turn = useMemo(
    (): Turn<Aliens> | null =>
      question === null || seat === null
        ? null
        : {
            seat,
            question,
            sent,
            choose(pick) {
              if (isRisky(pick) && latest.current.armed !== pick) arm(pick);
              else latest.current.turn?.choose(pick);
            },
            answer(path) {
              latest.current.turn?.answer(path);
            },
            back() {
              latest.current.turn?.back();
            },
          },
    // Not `armed`: a first press must not draw every sector again.
    [question, seat, sent],
  );
  // The same object while nothing has changed: parts of the table compare it.
  const guarded = useMemo(() => ({ ...props, turn }), [props, turn]);
  // Of this moment: parts of the table that do not show the first press are not drawn again for it.
  const disarm = useMemo(
    () => () => {
      const pressed = latest.current.armed !== null;
      arm(null);
      return pressed;
    },
    [],
  );
  return { props: guarded, armed, disarm };
}
