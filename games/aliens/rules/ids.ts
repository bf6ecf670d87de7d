/** The numbered rules of ../RULES.md: E rules, Q settled questions, and the scenario options by their printed ids. */
type Range<N extends number, L extends number[] = []> = L['length'] extends N ? L[number] : Range<N, [...L, L['length']]>;
type From1<N extends number> = Exclude<Range<N>, 0> | N;

export const SCENARIO_RULES = [
  'A.1',
  'A.2',
  'A.4',
  'A.5',
  'B.3',
  'B.4',
  'B.6',
  'C.3',
  'C.6',
  'D.2',
  'E.3',
  'G.4',
  'H.1',
  'H.2',
  'H.3',
  'H.4',
  'H.13',
  'H.14',
  'H.15',
  'H.16',
  'J.4',
] as const;
/** Options of our own. No scenario sets them. */
type Own = 'X.1' | 'X.2' | 'X.3';
export type Rule = `E${From1<31>}` | `Q${From1<52>}` | (typeof SCENARIO_RULES)[number] | Own;
