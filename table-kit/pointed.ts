/** What is pointed at in the log or in another text of the frame: a table may show where it is. */
import { useEffect, useState } from 'preact/hooks';

interface Pointed {
  readonly ref: string;
  readonly id: string;
}
const listeners = new Set<(at: Pointed | null) => void>();

/** For the frame. */
export function pointAt(at: Pointed | null): void {
  for (const tell of listeners) tell(at);
}

/** For a part of a table; null: nothing. */
export function usePointed(): Pointed | null {
  const [now, setNow] = useState<Pointed | null>(null);
  useEffect(() => {
    listeners.add(setNow);
    return () => void listeners.delete(setNow);
  }, []);
  return now;
}
