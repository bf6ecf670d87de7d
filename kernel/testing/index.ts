/** Tools for the rule tests of a game. Only tests import them. */
export { countsOf, textOfCounts } from './counts.ts';
export { fitsSchema } from './fits-schema.ts';
export { type LessonFacts, lastTold, lessonTests } from './lesson.ts';
export { alex, ben, clara, dani, eli, finn, personAt, spectator } from './people.ts';
export { RuleTable } from './rule-table.ts';
export { WantedChance } from './wanted-chance.ts';
