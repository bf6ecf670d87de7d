/** How long: under two days in hours, above in days and hours. */
const span =
  (d: string, h: string, min: string) =>
  (ms: number): string => {
    const minutes = Math.max(0, Math.floor(ms / 60_000));
    const hours = Math.floor(minutes / 60);
    if (hours >= 48) return `${Math.floor(hours / 24)} ${d} ${hours % 24} ${h}`;
    return hours > 0 ? `${hours} ${h} ${minutes % 60} ${min}` : `${minutes} ${min}`;
  };
export const spanEn = span('d', 'h', 'min');
export const spanDe = span('T.', 'Std.', 'Min.');
