/** The numbered rules of ../RULES.md: A rules, Q settled questions. */
type Range<N extends number, L extends number[] = []> = L['length'] extends N ? L[number] : Range<N, [...L, L['length']]>;
type From1<N extends number> = Exclude<Range<N>, 0> | N;

export type Rule = `A${From1<22>}` | `Q${From1<44>}`;
