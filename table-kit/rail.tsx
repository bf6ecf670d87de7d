/** A table with a better place for log and chat than the column of the frame says where; the frame shows them there. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function put(next: HTMLElement | null): void {
  place = next;
  for (const tell of listeners) tell();
}

/** In the table. */
export function RailPlace() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    put(ref.current);
    return () => put(null);
  }, []);
  return <div className="kit-rail" ref={ref} />;
}

/** For the frame; null: the table leaves it to the frame. */
export function useRailPlace(): HTMLElement | null {
  const [now, setNow] = useState(place);
  useEffect(() => {
    const look = (): void => setNow(place);
    look();
    listeners.add(look);
    return () => void listeners.delete(look);
  }, []);
  return now;
}
