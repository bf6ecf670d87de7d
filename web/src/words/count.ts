/** "1 start", "2 starts". */
export const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** When: today the time is enough. */
export const moment =
  (locale: string) =>
  (ms: number): string => {
    const at = new Date(ms);
    return at.toDateString() === new Date().toDateString()
      ? at.toLocaleTimeString(locale, { timeStyle: 'short' })
      : at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  };
