/** What is told of raids, battles and the Void. Regions by their names on the map, pieces by their ids. */
import type { Name } from '../names.ts';

/** Raiders are a side of battles alone. */
export type Party = Name | 'raiders';

export type BattleEvent =
  /** A raider arrives. */
  | { kind: 'raider'; raider: string; at: string }
  /** N131: a raider moves in. */
  | { kind: 'raided'; who: Name; raider: string; from: string; to: string }
  /** N136, N138: a ship is moved onto the Void. */
  | { kind: 'pulled'; who: Name; ship: string; from: string; to: string }
  /** N139. */
  | { kind: 'raider-moved'; raider: string; from: string; to: string }
  /** N140: taken off the map. */
  | { kind: 'raider-gone'; raider: string; at: string }
  | { kind: 'mech-placed'; at: string }
  | { kind: 'battle'; at: string; sides: Party[] }
  /** N145. */
  | { kind: 'joined'; who: Name; ship: string; from: string; to: string }
  | { kind: 'battle-tactic'; who: Name; tactic: string; foe: Party | null }
  | { kind: 'no-tactic'; who: Name }
  | { kind: 'cancelled'; who: Name; tactic: string; of: Party }
  | { kind: 'strategy'; card: string; foe: Party | null }
  | { kind: 'withdrew'; who: Name; ships: number }
  | { kind: 'truce'; who: Name; vp: number }
  | { kind: 'truce-answer'; who: Name; yes: boolean }
  | { kind: 'truce-made'; vp: number }
  | { kind: 'dice-bought'; who: Name; n: number }
  | { kind: 'battle-use'; who: Name; piece: string; foe: Party | null }
  | { kind: 'rolled'; who: Party; faces: number[]; targeting: number }
  | { kind: 'rerolled'; who: Name; of: Party; from: number[]; to: number[] }
  | { kind: 'die-set'; who: Party; from: number; to: number }
  | { kind: 'won'; who: Party }
  /** N148. */
  | { kind: 'unopposed'; who: Party }
  /** N154. */
  | { kind: 'all-lost' }
  | { kind: 'maneuver'; who: Name; how: 'draw' | 'energy' | 'save'; ship: string | null }
  | { kind: 'spared'; who: Name; ship: string }
  | { kind: 'beaten'; raider: string; at: string; by: Party | null }
  | { kind: 'void-die'; who: Name; face: number; effect: string };
