/** What follows from something that changes with every stroke: at once the first time, later when the hand rests. */
import { useEffect, useRef, useState } from 'preact/hooks';

const RESTS_MS = 120;

/** `make` is another function whenever there is something else to make. */
export function useLater<V>(make: () => V): V {
  const [now, setNow] = useState(make);
  const made = useRef(make);
  useEffect(() => {
    if (made.current === make) return;
    const timer = setTimeout(() => {
      made.current = make;
      const value = make();
      setNow(() => value);
    }, RESTS_MS);
    return () => clearTimeout(timer);
  }, [make]);
  return now;
}
