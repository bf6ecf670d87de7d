/** Whether there is little room, on a phone or with a large zoom: the same query as in the style sheets of the table. */
import { useSyncExternalStore } from 'preact/compat';

const narrow = matchMedia('(max-width: 600px), (max-height: 520px)');
/** The same as in lookback.css. */
const desk = matchMedia('(min-width: 1024px) and (min-height: 600px)');

/** A usual laptop: a board and a curve share its height. */
const low = matchMedia('(max-height: 899px)');

export const useLow = (): boolean => useQuery(low);
export const useNarrow = (): boolean => useQuery(narrow);
/** Room for panels around a board. */
export const useDesk = (): boolean => useQuery(desk);

const useQuery = (query: MediaQueryList): boolean =>
  useSyncExternalStore(
    (then) => {
      query.addEventListener('change', then);
      return () => query.removeEventListener('change', then);
    },
    () => query.matches,
  );
