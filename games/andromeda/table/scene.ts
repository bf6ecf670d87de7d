/** What every part of the table needs. */
import { besideTable, type Phrase, plain } from '@starboard/kernel';
import type { BoardProps, Shape } from '@starboard/table-kit';
import { isCollective } from '../rules/asking.ts';
import type { Compiled } from '../rules/compiled.ts';
import { readSwap } from '../rules/effects/swap.ts';
import type { Andromeda, ChoiceKind, Pick, Station, Who } from '../rules/types.ts';
import { topFrame } from '../words/common.ts';
import type { MapAim } from './aim.ts';
import type { WishAim } from './battle/whatif.ts';
import type { Homes } from './homes.ts';
import { pieceSaid, type Said } from './names.ts';
import type { Picture } from './picture.ts';
import type { Planned } from './use-plan.ts';
import type { TableWords } from './words.ts';

/** What lies over the map or your own area; null: nothing does. */
export type Sheet = 'market' | 'tracks' | 'map' | { readonly rival: Who } | null;
/** Your own area of a phone shows one of these at a time. */
export type Tab = 'fleet' | 'station' | 'hand';

export interface Scene {
  readonly props: BoardProps<Andromeda>;
  readonly picture: Picture;
  /** The newest line whose event is on the table. */
  readonly told: number;
  readonly c: Compiled;
  readonly w: TableWords;
  readonly shape: Shape;
  /** Market and log stand beside the table. */
  readonly railed: boolean;
  /** The side whose station is docked below: the reader's, or of whoever is asked at a shared screen. -1: a spectator's. */
  readonly me: Who;
  readonly homes: Homes;
  readonly plan: Planned;
  readonly aim: MapAim;
  /** In a battle: what is pointed at, so that the odds move. */
  readonly wish: WishAim;
  readonly sheet: Sheet;
  setSheet(sheet: Sheet): void;
  /** A moon of the dock that was touched: its slots are lit. */
  readonly moon: number | null;
  setMoon(moon: number | null): void;
  /** A module of the market that is being dragged. */
  readonly lifted: number | null;
  /** Words stand on the tiles, not only on hover. */
  readonly wordy: boolean;
  setWordy(wordy: boolean): void;
  readonly tab: Tab;
  setTab(tab: Tab): void;
}

/** The colour and shape of a side; the last of them is the Collective's. */
export const playerOf = ({ props }: Scene, who: Who): number => (isCollective(props.known.pub, who) ? 5 : who);
export const sideAt = ({ props }: Scene, who: Who): Readonly<Station> => props.known.pub.sides[who];

export function nameOf({ props, w }: Scene, who: Who): string {
  if (who < 0) return w.raiders;
  if (isCollective(props.known.pub, who)) return w.collective;
  return who === props.you ? w.you : (props.names[who] ?? `#${who + 1}`);
}
/** The emblem on a badge. */
export function emblemOf(scene: Scene, who: Who): string {
  if (isCollective(scene.props.known.pub, who)) return 'collective';
  const { faction } = sideAt(scene, who);
  return faction < 0 ? '' : scene.c.raw.factions[faction].id;
}

/** A piece in the game's own words. */
export const said = ({ props }: Scene, id: string, ref: 'piece' | 'station' = 'piece'): Said => pieceSaid(props.words, props.known, id, ref);
export const about = (
  scene: Scene,
  id: string,
  ref: 'piece' | 'station' = 'piece',
): { readonly title: string; readonly text: string; readonly rule: null } => {
  const { name, lines } = said(scene, id, ref);
  return { title: name, text: lines.join(' '), rule: null };
};
/** What a thing stands for; null: for nothing. */
export const pickAt = ({ homes }: Scene, thing: string): Pick | null => homes.at.get(thing) ?? null;

export const askedKind = ({ props }: Scene): ChoiceKind | null => props.turn?.question.choice.kind ?? null;
export const isLegal = ({ props }: Scene, pick: Pick | null): boolean => pick !== null && props.turn?.question.choice.picks.includes(pick) === true;
/** Free actions are marked by a notch, so that the eye finds the question first. */
export const isFree = (pick: Pick | null): boolean => pick?.startsWith('free ') === true;
/** One press on the bar would activate it. */
export const proposed = ({ plan }: Scene, pick: Pick | null): string => (pick !== null && plan.usual.includes(pick) ? ' ae-proposed' : '');
export const notch = (pick: Pick | null): string => (isFree(pick) ? ' ae-notch' : '');

const text = ({ props }: Scene, phrase: Phrase | null | undefined): string =>
  phrase === null || phrase === undefined ? '' : plain(besideTable(phrase), props.names);
export const pickSaid = (scene: Scene, pick: Pick): string => {
  const { turn, words, known } = scene.props;
  return turn === null ? pick : text(scene, words.pick(pick, known, turn.seat, turn.question.path));
};
export const detailSaid = (scene: Scene, pick: Pick): string => {
  const { turn, words, known } = scene.props;
  return turn === null ? '' : text(scene, words.detail?.(pick, known, turn.seat, turn.question.path));
};

/** By how much a store would change by what has been named so far. */
export function namedUnits({ props }: Scene, resource: number): number {
  const { turn, known } = props;
  const f = topFrame(known);
  if (turn === null || f === null) return 0;
  const { path } = turn.question;
  const named = (list: readonly Pick[]): number => list.filter((p) => p === `unit ${resource}`).length;
  if (f.step === 'gain') return named(path);
  if (f.step === 'lose') return -named(path);
  if (f.step !== 'swap') return 0;
  const { gave, taken } = readSwap(known.pub, f.who, path, f.n);
  return named(taken) - gave[resource];
}

/** Of a choice of units: so many are still to be chosen. */
export const unitsLeft = ({ props }: Scene): number => {
  const f = topFrame(props.known);
  return f !== null && 'n' in f && typeof f.n === 'number' ? f.n - (props.turn?.question.path.length ?? 0) : 1;
};
