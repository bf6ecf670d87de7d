/** The page rests under a table: nothing scrolls but what is inside. An illustrated table brings a sky of its own. */
import { useEffect } from 'preact/hooks';

export function useRest(drawn: boolean): void {
  useEffect(() => {
    document.body.classList.add('at-table');
    document.body.classList.toggle('at-drawn', drawn);
    return () => document.body.classList.remove('at-table', 'at-drawn');
  }, [drawn]);
}
