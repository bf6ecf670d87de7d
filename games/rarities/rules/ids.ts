/** The numbered rules of ../RULES.md: R rules, C consequences, Q settled questions. */
type Range<N extends number, L extends number[] = []> = L['length'] extends N ? L[number] : Range<N, [...L, L['length']]>;
type From1<N extends number> = Exclude<Range<N>, 0> | N;

export type Rule = `R${From1<41>}` | `C${From1<10>}` | `Q${From1<46>}` | 'Q2b';
