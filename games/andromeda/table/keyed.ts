/** Things that differ only by their place in a list, such as dice: the place is their key. */
export const keyed = <T>(list: readonly T[]): readonly { readonly key: string; readonly value: T }[] =>
  list.map((value, i) => ({ key: `${i}`, value }));
/** Keys for `n` equal things. */
export const times = (n: number): readonly string[] => Array.from({ length: Math.max(0, n) }, (_, i) => `${i}`);
