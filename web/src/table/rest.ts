/** Under a table the page itself does not scroll. An illustrated table brings its own background. */
import { useEffect } from 'preact/hooks';

export function useRest(drawn: boolean): void {
  useEffect(() => {
    document.body.classList.add('at-table');
    document.body.classList.toggle('at-drawn', drawn);
    return () => document.body.classList.remove('at-table', 'at-drawn');
  }, [drawn]);
}
