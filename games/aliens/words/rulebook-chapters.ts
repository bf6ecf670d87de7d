/** The chapters of the rulebook in reading order: each settled question follows the rules it is about. */
import type { RuleChapter } from '@starboard/kernel';
import type { Rule } from '../rules/ids.ts';

const CHAPTERS = [
  ['ship', ['E1', 'E2', 'E3', 'E4', 'Q18']],
  ['roles', ['E5', 'E6', 'Q34']],
  ['turn', ['E7', 'E8', 'E9', 'Q15', 'Q16', 'Q17', 'Q31', 'Q36', 'Q39']],
  ['noises', ['E10', 'E11', 'E12', 'Q19', 'Q35']],
  ['attack', ['E13', 'E14', 'Q1', 'Q10', 'E26', 'Q6', 'Q7']],
  ['beginner', ['E15']],
  ['items', ['E16', 'E17', 'E18', 'E19', 'Q20', 'Q21', 'Q22', 'Q23']],
  ['eachItem', ['E20', 'E21', 'Q8', 'Q9', 'E22', 'Q27', 'E23', 'Q25', 'Q26', 'E24', 'Q24', 'E25', 'Q2', 'Q3', 'Q4', 'Q5']],
  ['hatches', ['E27', 'E28', 'E29', 'Q11', 'Q12', 'Q13', 'Q14', 'Q40']],
  ['end', ['E30', 'E31', 'Q28', 'Q29', 'Q30', 'Q33', 'Q32', 'Q51']],
  [
    'scenarios',
    ['X.3', 'A.1', 'A.2', 'A.4', 'Q50', 'A.5', 'Q42', 'B.3', 'Q37', 'B.4', 'B.6', 'C.3', 'C.6', 'Q43', 'D.2', 'E.3', 'Q45', 'G.4', 'J.4'],
  ],
  ['crew', ['H.1', 'Q46', 'H.2', 'H.3', 'H.4', 'Q41', 'H.13', 'H.14', 'Q47', 'H.15', 'Q38', 'H.16', 'Q44']],
  ['table', ['X.1', 'X.2', 'Q48', 'Q49', 'Q52']],
] as const satisfies readonly (readonly [name: string, rules: readonly Rule[]])[];

type Name = (typeof CHAPTERS)[number][0];

/** The pieces that a chapter speaks of (../table/art/pictures.ts). */
const PICTURES: { readonly [N in Name]?: readonly string[] } = {
  ship: ['sector-safe', 'sector-dangerous', 'sector-human', 'sector-alien', 'hatch-open'],
  roles: ['captain', 'pilot', 'psychologist', 'soldier', 'first', 'second', 'third', 'fourth'],
  turn: ['human', 'alien'],
  noises: ['danger-own', 'danger-any', 'danger-silence', 'mark-noise', 'mark-silence', 'mark-nothing'],
  attack: ['mark-attack', 'sector-alien'],
  beginner: ['hatch-open'],
  items: ['item-adrenaline', 'item-attack', 'item-sedatives', 'item-teleport', 'item-spotlight', 'item-defense'],
  eachItem: ['item-adrenaline', 'item-attack', 'item-sedatives', 'item-teleport', 'item-spotlight', 'item-defense'],
  hatches: ['hatch-open', 'card-green', 'hatch-used', 'card-red', 'hatch-broken'],
  crew: ['captain', 'psychologist', 'pilot', 'soldier', 'officer', 'copilot', 'engineer', 'medic'],
  table: ['unknown', 'mark-eye', 'mark-pencil'],
};

export const chaptersOf = (titles: Readonly<Record<Name, string>>): readonly RuleChapter<Rule>[] =>
  CHAPTERS.map(([name, rules]) => ({ title: titles[name], rules, ...(PICTURES[name] === undefined ? {} : { pictures: PICTURES[name] }) }));
