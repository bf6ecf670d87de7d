/** What the rules know to be there. Where they are wrong it is an error here and not an undefined value somewhere later. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something that has to be there is missing.');
  return value;
}

/** The first of a list that is not empty; it leaves the list. */
export const shifted = <T>(list: T[]): T => sure(list.shift());
