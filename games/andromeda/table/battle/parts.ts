/** What is drawn in a battle alone: a chunk of its own (./late.ts). */
export { DiceRow, FightRows } from './fight.tsx';
export { BattleHand } from './hand.tsx';
export { BattleScene } from './scene.tsx';
