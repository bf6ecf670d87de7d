/** The rulebook in chapters, as one reads it: every rule once, with the settled questions beside the rules they are about. */
import type { RuleChapter } from '@starboard/kernel';
import type { Rule } from '../rules/ids.ts';

const IDS = ['box', 'setup', 'exploring', 'landing', 'ending', 'collecting', 'between', 'winning', 'pilferer', 'schemer', 'thief', 'table'] as const;
type Chapter = (typeof IDS)[number];
export type ChapterTitles = { readonly [C in Chapter]: string };

const CHAPTERS: { readonly [C in Chapter]: Omit<RuleChapter<Rule>, 'title'> } = {
  box: { rules: ['R1', 'R2', 'R3', 'C3'], pictures: ['boots', 'roll', 'driver', 'cloak', 'vacuum', 'time', 'plug', 'eye'] },
  setup: { rules: ['R4', 'R5', 'R6', 'R7', 'R8', 'Q41'], pictures: ['ship-0', 'planet-0', 'back', 'pass'] },
  exploring: {
    rules: ['R9', 'R10', 'R11', 'R12', 'R13', 'R14', 'R15', 'C1', 'C2', 'C7', 'Q10', 'Q11', 'Q12', 'Q13', 'Q44', 'Q45', 'Q29'],
    pictures: ['vortex', 'back', 'sabortal'],
  },
  landing: {
    rules: ['R16', 'R17', 'R18', 'R19', 'Q1', 'Q2', 'Q2b', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9'],
    pictures: ['ship-0', 'ship-1', 'ship-2'],
  },
  ending: { rules: ['R20', 'R21', 'R22', 'R23', 'Q26', 'Q27', 'Q28', 'Q30'], pictures: ['sabortal'] },
  collecting: { rules: ['R24', 'R25', 'R26', 'R27', 'R28', 'C10', 'Q33', 'Q34'], pictures: ['planet-0', 'disc-eye'] },
  between: { rules: ['R29', 'R30', 'R31', 'Q35', 'Q36', 'Q37', 'Q38'], pictures: ['pass', 'back'] },
  winning: { rules: ['R32', 'C8', 'C9', 'Q31', 'Q32', 'Q39'], pictures: ['disc-boots', 'disc-time', 'disc-eye'] },
  pilferer: { rules: ['R33', 'R34', 'R41', 'Q14', 'Q15', 'Q16', 'Q17', 'Q46'], pictures: ['pilferer'] },
  schemer: { rules: ['R35', 'R36', 'R37', 'C4', 'Q18', 'Q19', 'Q20', 'Q21', 'Q22'], pictures: ['schemer'] },
  thief: { rules: ['R38', 'R39', 'R40', 'C5', 'C6', 'Q23', 'Q24', 'Q25'], pictures: ['thief'] },
  table: { rules: ['Q40', 'Q42', 'Q43'] },
};

export const chaptersIn = (titles: ChapterTitles): readonly RuleChapter<Rule>[] => IDS.map((id) => ({ title: titles[id], ...CHAPTERS[id] }));
