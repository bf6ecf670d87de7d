/** Somebody deleted their data on the server: what this device kept of that person goes too. Games and works of the device itself stay. */
import { forgetSent } from '../challenge/today.ts';
import { forgetLastSeen } from '../offline/last-seen.ts';
import { forgetKeptGames } from '../people/kept-games.ts';
import { forgetKeptTables } from '../replays/kept.ts';
import { HAD_GAMES } from '../state/mine.ts';
import { KEEP_OFFERED } from '../state/offers.ts';
import { prefer } from '../state/prefs.ts';

export async function forgetHere(): Promise<void> {
  forgetKeptGames();
  forgetKeptTables();
  forgetSent();
  // A new person is a new guest, who may be offered to keep it.
  for (const key of [HAD_GAMES, KEEP_OFFERED]) localStorage.removeItem(key);
  prefer({ name: '', face: null });
  await forgetLastSeen().catch(() => {});
}
