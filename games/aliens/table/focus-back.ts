/** Whoever opened something by keys is where they were when it closes. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Where the focus was comes back to it, unless it has gone elsewhere meanwhile. Before what moves the focus into `root`. */
export function useFocusBack(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const opened = root.current;
    return () => {
      const here = document.activeElement;
      const lost = here === null || here === document.body || (opened?.contains(here) ?? false);
      if (lost && (opener instanceof HTMLElement || opener instanceof SVGElement)) opener.focus({ preventScroll: true });
    };
  }, [root]);
}
