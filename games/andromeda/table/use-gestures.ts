/**
 * One press may give several answers. Undo takes back one answer; here it goes on until the press itself is taken back, so that
 * what took one press is undone in one.
 */
import type { BoardProps } from '@starboard/table-kit';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Andromeda } from '../rules/types.ts';

export interface Gestures {
  /** A pick was given: the first of an answer or not, by a press or by the table. */
  note(first: boolean, own: boolean): void;
  /** The answer that was begun is not given after all. */
  forget(): void;
  /** The last thing heard is that something of ours was taken back. */
  undone(): boolean;
}

/** Something of the person at this screen was taken back. */
const isOurs = (event: { readonly kind: string }, { turn, you }: BoardProps<Andromeda>): boolean =>
  event.kind === '$undone' && 'seat' in event && event.seat === (turn?.seat ?? you);

/** More answers than one press gives. */
const MOST = 40;

export function useGestures(props: BoardProps<Andromeda>): Gestures {
  const latest = useRef(props);
  latest.current = props;
  /** For each answer given here, oldest first, whether a press gave it. */
  const trail = useRef<boolean[]>([]);
  const seen = useRef(props.lines.at(-1)?.key ?? -1);
  const { lines } = props;
  useEffect(() => {
    const fresh = lines.filter((l) => l.key > seen.current);
    seen.current = lines.at(-1)?.key ?? seen.current;
    if (!fresh.some((l) => isOurs(l.event, latest.current))) return;
    const pressed = trail.current.pop();
    if (pressed === false) latest.current.undo?.();
  }, [lines]);
  return useMemo(
    () => ({
      note(first, own) {
        if (first) trail.current = [...trail.current.slice(-MOST), own];
        else if (own && trail.current.length > 0) trail.current[trail.current.length - 1] = true;
      },
      forget() {
        trail.current.pop();
      },
      undone: () => {
        const last = latest.current.lines.at(-1);
        return last !== undefined && isOurs(last.event, latest.current);
      },
    }),
    [],
  );
}
