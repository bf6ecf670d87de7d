/** The chapters of the rulebook: every rule once, settled questions beside the rules they are about. A language names them. */
import type { RuleChapter } from '@starboard/kernel';
import type { Rule } from '../rules/ids.ts';

const CHAPTERS = {
  setup: ['A1', 'A2', 'A3', 'A4', 'Q34', 'A5', 'A6'],
  open: ['Q31'],
  turn: ['A7', 'Q22'],
  extract: ['A8', 'A9', 'Q1', 'Q2', 'Q3', 'Q12', 'Q5', 'A10', 'Q4', 'Q39', 'A11', 'Q10', 'Q42', 'A12', 'Q20', 'Q19', 'Q21', 'A13'],
  deal: ['Q36', 'Q37', 'Q38', 'Q11', 'Q9', 'Q44', 'Q32', 'Q8', 'Q6', 'Q7', 'Q35'],
  market: ['A14', 'Q13', 'Q43', 'A15', 'Q16', 'Q17', 'Q18', 'A16', 'Q14', 'Q15'],
  complete: ['A17', 'Q23', 'Q24', 'Q25', 'A18', 'A19', 'Q26'],
  end: ['A20', 'Q27', 'Q28', 'A21', 'Q29', 'Q30', 'A22', 'Q33'],
  away: ['Q40', 'Q41'],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;

type Chapter = keyof typeof CHAPTERS;
const ORDER: readonly Chapter[] = ['setup', 'open', 'turn', 'extract', 'deal', 'market', 'complete', 'end', 'away'];

/** Pieces that a chapter shows. */
const PICTURES = {
  setup: ['deck-paws', 'deck-plans', 'planet', 'ship'],
  open: ['gem-yellow', 'gem-green', 'gem-purple', 'gem-white', 'gem-black'],
  extract: ['planet', 'paw', 'skill-pilot', 'skill-engineer', 'skill-security', 'skill-mining'],
  deal: ['stamp'],
  market: ['deck-paws', 'deck-plans'],
  complete: ['plan', 'built'],
} as const satisfies { readonly [C in Chapter]?: readonly string[] };
type Pictured = (typeof PICTURES)[keyof typeof PICTURES][number];
const picturesOf = (chapter: Chapter): readonly Pictured[] => (Object.hasOwn(PICTURES, chapter) ? PICTURES[chapter as keyof typeof PICTURES] : []);

export const chaptersOf = (
  titles: { readonly [C in Chapter]: string },
  captions: { readonly [P in Pictured]: string },
): readonly RuleChapter<Rule>[] =>
  ORDER.map((chapter) => ({ title: titles[chapter], rules: CHAPTERS[chapter], pictures: picturesOf(chapter), captions }));
