/** Where each rule comes from, as ../RULES.md says it behind the rule; everything that is not named here is ours. */
const PRINTED =
  '3-4, 7, 10, 12-15, 17-18, 22, 27, 35, 37-38, 46, 57, 61, 66, 69, 81-84, 86-89, 91, 93-95, 98, 130, 145, 150-151, 164-165, 170-171, 173, 176, 180, 183-184, 190, 202, 208, 212-213, 216, 218-219, 221-228, 230-231, 234, 236-237, 239, 243, 246-247, 250-257, 261-262';
/** Partly printed, partly ours. */
const BOTH =
  '1-2, 5, 8-9, 11, 19, 21, 26, 34, 36, 39-43, 45, 48, 50-52, 62-63, 65, 67-68, 73, 75, 77, 79-80, 90, 92, 97, 100, 102, 107, 111-113, 118, 120, 128, 131, 135-136, 143, 146, 149, 153-155, 157-158, 163, 166-168, 172, 174, 177, 179, 181-182, 186-188, 191, 193-199, 201, 206, 209-211, 215, 217, 220, 229, 232-233, 235, 240-242, 244, 248-249, 258-260, 285, 292-293';

function numbers(ranges: string): ReadonlySet<number> {
  return new Set(
    ranges.split(', ').flatMap((range) => {
      const [from, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    }),
  );
}
const printed = numbers(PRINTED);
const both = numbers(BOTH);

export type Origin = 'printed' | 'both' | 'ours';
export const originOf = (rule: string): Origin => {
  const n = Number(rule.slice(1));
  return printed.has(n) ? 'printed' : both.has(n) ? 'both' : 'ours';
};

/** Every page of a rulebook with its mark. */
export const marked = <R extends string>(
  pages: Readonly<Record<R, string>>,
  marks: { readonly [O in Origin]: string },
): Readonly<Record<R, string>> =>
  Object.fromEntries(Object.entries<string>(pages).map(([rule, text]) => [rule, `${text} ${marks[originOf(rule)]}`])) as Record<R, string>;
