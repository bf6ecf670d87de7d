/** When a notice may go out: not in somebody's quiet hours, and for those who want it only once a day. */

/** Minutes of the day, by the person's own clock; `from` may be later than `to`: over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}
export interface Rhythm {
  /** The person's time zone, as browsers name it. */
  readonly zone: string;
  readonly quiet: QuietHours | null;
  /** The hour of the one message a day; null: each at once. */
  readonly daily: number | null;
}

const DAY = 24 * 60;
const MINUTE_MS = 60_000;

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The minute of the day there. */
function minuteAt(at: number, zone: string): number {
  const [hour, minute] = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .format(at)
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}

/** How many minutes later the clock shows `wanted`. */
const until = (now: number, wanted: number): number => (wanted - now + DAY) % DAY;

const isQuiet = (now: number, { from, to }: QuietHours): boolean => (from <= to ? now >= from && now < to : now >= from || now < to);

/** The earliest time. `urgent`: useless tomorrow, so it does not wait for the daily message. */
export function sendingTime(at: number, { zone, quiet, daily }: Rhythm, urgent: boolean): number {
  let minutes = 0;
  const now = minuteAt(at, zone);
  if (daily !== null && !urgent) minutes = until(now, daily * 60) || (now === daily * 60 ? 0 : DAY);
  const then = (now + minutes) % DAY;
  if (quiet !== null && isQuiet(then, quiet)) minutes += until(then, quiet.to);
  return minutes === 0 ? at : Math.floor(at / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS;
}
