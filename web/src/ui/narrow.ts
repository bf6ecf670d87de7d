/** Whether there is little room, on a phone or with a large zoom: the same query as in the style sheets of the table. */
import { useSyncExternalStore } from 'preact/compat';

const narrow = matchMedia('(max-width: 600px), (max-height: 520px)');

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (then) => {
      narrow.addEventListener('change', then);
      return () => narrow.removeEventListener('change', then);
    },
    () => narrow.matches,
  );
