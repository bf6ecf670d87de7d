/** "1 start", "2 starts". */
export const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Up to this distance a weekday says which day is meant. */
const WEEK_MS = 6 * 86_400_000;

/** When: today the time is enough, this week the day and the time. */
export const moment =
  (locale: string) =>
  (ms: number): string => {
    const at = new Date(ms);
    if (at.toDateString() === new Date().toDateString()) return at.toLocaleTimeString(locale, { timeStyle: 'short' });
    return Math.abs(ms - Date.now()) < WEEK_MS
      ? at.toLocaleString(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
      : at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  };
