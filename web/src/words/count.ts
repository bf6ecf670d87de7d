/** "1 start", "2 starts". */
export const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
