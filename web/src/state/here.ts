/** Who we are to the server, and whether it can be reached. */
import { ask, RequestRefused } from '../net/http.ts';
import { lobbySocket } from '../net/lobby.ts';
import { NO_SERVER } from '../net/no-server.ts';
import type { Api, Me } from '../net/types.ts';
import { givenName, unnamedGuest } from '../play/names.ts';
import { prefer, usePrefs } from './prefs.ts';
import { watched } from './store.ts';

type Here = Api['GET /api/here']['reply'];

interface HereState {
  /** unknown: not asked yet. */
  readonly server: 'unknown' | 'there' | 'away';
  readonly me: Me | null;
  readonly secure: boolean;
  readonly version: string;
  /** What the host of the server says to everybody. */
  readonly announcement: Here['announcement'];
  /** False: this server keeps nobody beyond a device. */
  readonly accounts: boolean;
  /** Requests for our friendship. */
  readonly asks: number;
}
export const useHere = watched<HereState>(() => ({
  server: 'unknown',
  me: null,
  secure: true,
  version: '',
  announcement: null,
  accounts: true,
  asks: 0,
}));

let asking: Promise<void> | null = null;

/** A network may be back without saying so, and the socket may have had a way all the time. */
const FIRST_MS = 3000;
const MOST_MS = 60_000;
let wait = FIRST_MS;
let next: ReturnType<typeof setTimeout> | undefined;

/** Asks once, and again after a failure: at once when somebody wants it, else by itself, ever more rarely. */
export function arrive(): Promise<void> {
  clearTimeout(next);
  asking ??= ask('GET /api/here', {}).then(
    (here: Here) => {
      const { me, secure, version, announcement, accounts, asks } = here;
      wait = FIRST_MS;
      useHere.setState({ server: 'there', me, secure, version, announcement, accounts, asks });
      if (here.me !== null && usePrefs.getState().name === '') prefer({ name: givenName(here.me.name) });
    },
    () => {
      asking = null;
      useHere.setState({ server: 'away' });
      if (NO_SERVER) return;
      next = setTimeout(() => void arrive(), wait);
      wait = Math.min(MOST_MS, 2 * wait);
    },
  );
  return asking;
}
lobbySocket.announced = (announcement) => useHere.setState({ announcement });
addEventListener('online', () => void arrive());

/** A reload of the server is over before anybody reads that it was away. */
const LOST_MS = 3000;
let lost: ReturnType<typeof setTimeout> | undefined;
lobbySocket.way = (up) => {
  clearTimeout(lost);
  if (!up) lost = setTimeout(() => useHere.setState({ server: 'away' }), LOST_MS);
  else if (useHere.getState().server === 'away') {
    asking = null;
    void arrive();
  }
};

/** Makes sure that the server knows us, without asking for a name. */
export const beAnybody = (): Promise<Me> => beGuest(useHere.getState().me?.name ?? (usePrefs.getState().name || unnamedGuest()));

/** Makes sure that the server knows us by this name; throws `RequestRefused`. */
export async function beGuest(name: string): Promise<Me> {
  const { me } = useHere.getState();
  const wanted = name.trim();
  if (wanted === '') throw new RequestRefused('no-identity', null);
  if (givenName(wanted) !== '') prefer({ name: wanted });
  if (me !== null && me.name === wanted) return me;
  // A face that was made on this device comes along.
  const { face } = usePrefs.getState();
  const now = await ask('POST /api/guest', { body: { name: wanted, ...(me === null && face !== null ? { face } : {}) } });
  useHere.setState({ server: 'there', me: now });
  // The socket was opened by a stranger.
  if (me === null) lobbySocket.renew();
  return now;
}
export const setMe = (me: Me | null): void => useHere.setState({ me });
