/** What is told of the Collective's turn, so that a person could follow it with the box on the table. */

export type CollectiveEvent =
  /** N93: a launch of a player draws the probe along. */
  | { kind: 'probe'; to: string }
  | { kind: 'c-rolled'; die: number; section: string }
  /** N243, N261: why it returns instead of launching. */
  | { kind: 'c-returns'; why: 'empty-section' | 'last-turn'; ships: number }
  /** N244: the card that says where; `fallback`: none of its regions would do (N246). */
  | { kind: 'c-card'; card: string; to: string; fallback: boolean }
  | { kind: 'c-bonus'; bonus: 'develop' | 'event' | 'repair' }
  | { kind: 'c-next'; deck: string; card: string; reshuffled: boolean }
  /** The space of the wheel that the marker enters. */
  | { kind: 'c-command'; index: number; space: string }
  | { kind: 'c-upgrade'; upgrade: string }
  | { kind: 'c-scrap'; ships: number; vp: number }
  | { kind: 'c-home' }
  | { kind: 'c-setup'; commander: string; probe: string; cards: string[] };
