/** Whether this is a phone's screen, held upright: the widths of the look's own rules (600px). */
import { useSyncExternalStore } from 'preact/compat';

const narrow = matchMedia('(max-width: 600px)');

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (then) => {
      narrow.addEventListener('change', then);
      return () => narrow.removeEventListener('change', then);
    },
    () => narrow.matches,
  );
