/** Asks again and again while a page is open. */
import { useEffect, useRef } from 'preact/hooks';

/** `ask` runs every `ms` while `on`, never twice at once. Its failures are its own. */
export function usePolling(on: boolean, ms: number, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!on) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const round = async (): Promise<void> => {
      await latest.current().catch(() => {});
      if (!over) timer = setTimeout(round, ms);
    };
    timer = setTimeout(round, ms);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [on, ms]);
}
