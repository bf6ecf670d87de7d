/** The numbered rules of ../RULES.md. */
export type Rule = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'Q1';
