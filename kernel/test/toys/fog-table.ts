/** The table of Fog: what it is made of, and what each seat may choose. */
import type { Choice, Seat, State } from '../../contract.ts';
import { seatsOf } from '../../seats.ts';

export const PLACES = [0, 1, 2, 3, 4] as const;
export type Role = 'hunter' | 'runner';
export type Card = 'here' | 'any';
export type Pile = [here: number, any: number];
export type Frame =
  | { step: 'night' }
  // Moves of one night have no order, so all are noted before any is made.
  | { step: 'moves'; _noted: (string | null)[] }
  // Whether the fog will lift after the noises is drawn before them, and known to nobody.
  | { step: 'noises'; left: Seat[]; _lifts: boolean };
export interface Fog {
  options: { nights: number };
  pub: { night: number; nights: number; noise: (number | null)[]; caught: boolean[]; seen: Seat | null };
  mine: { role: Role; at: number; card: Card | null };
  dark: { pile: Pile; used: Pile };
  frame: Frame;
  ret: null;
  event:
    | { kind: 'dealt'; role: Role; at: number }
    | { kind: 'night'; night: number }
    | { kind: 'strike'; seat: Seat; at: number; caught: Seat[] }
    | { kind: 'card'; card: Card }
    | { kind: 'noise'; seat: Seat; at: number }
    | { kind: 'lift'; places: number[] | null };
  pick: string;
  memory: { noises: (number | null)[] };
  choice: 'move' | 'noise';
  why: 'edge' | 'no-hunter' | 'card-says-here';
  rule: 'F1' | 'F2' | 'F3' | 'F4';
}

export const DECK: Pile = [5, 5];
export const CARDS: readonly Card[] = ['here', 'any'];
export const living = (pub: Readonly<Fog['pub']>): Seat[] => seatsOf(pub.caught.length).filter((s) => !pub.caught[s]);
export const target = (at: number, move: string): number => at + (move === 'left' ? -1 : move === 'right' ? 1 : 0);

export function moveChoice(mine: Readonly<Fog['mine']>): Choice<Fog> {
  const { at, role } = mine;
  const all = ['stay', 'left', 'right', 'strike'];
  const why = (p: string): Fog['why'] | null =>
    p === 'strike' ? (role === 'hunter' ? null : 'no-hunter') : PLACES.includes(target(at, p) as 0) ? null : 'edge';
  const greyed = () => all.flatMap((pick) => (why(pick) === null ? [] : [{ pick, rule: 'F1' as const, why: why(pick)! }]));
  return { kind: 'move', picks: all.filter((p) => why(p) === null), ends: true, rule: 'F1', greyed };
}

export function noiseChoice(mine: Readonly<Fog['mine']>): Choice<Fog> {
  const quiet = PLACES.filter((p) => mine.card === 'here' && p !== mine.at);
  const greyed = () => quiet.map((p) => ({ pick: `noise ${p}`, rule: 'F3' as const, why: 'card-says-here' as const }));
  return { kind: 'noise', picks: PLACES.filter((p) => !quiet.includes(p)).map((p) => `noise ${p}`), ends: true, rule: 'F3', greyed };
}

export const copyFrame = (f: Frame): Frame =>
  f.step === 'moves' ? { ...f, _noted: [...f._noted] } : f.step === 'noises' ? { ...f, left: [...f.left] } : { ...f };
export const copyPub = (p: Readonly<Fog['pub']>): Fog['pub'] => ({ ...p, noise: [...p.noise], caught: [...p.caught] });
export const copyFog = (s: State<Fog>): State<Fog> => ({
  pub: copyPub(s.pub),
  mine: s.mine.map((m) => ({ ...m })),
  dark: { pile: [...s.dark.pile], used: [...s.dark.used] },
  stack: s.stack.map(copyFrame),
  flow: s.flow,
  sealed: [...s.sealed],
});
