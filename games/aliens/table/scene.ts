/** What every part of the table needs. */
import { plain, type Seat } from '@starboard/kernel';
import type { BoardProps } from '@starboard/table-kit';
import { lawOf } from '../rules/law.ts';
import type { Entry } from '../rules/trail.ts';
import type { Aliens, Pick, Pub } from '../rules/types.ts';
import type { PlanAim } from './aim.ts';
import type { PlanModel } from './model.ts';
import type { Mark } from './pencil.ts';
import type { Picture } from './picture.ts';
import type { Region } from './plan/marks.tsx';
import type { TableWords } from './words.ts';

export interface Echoed {
  readonly at: number;
  readonly seat: Seat;
  readonly times: number;
}

export interface Scene {
  readonly props: BoardProps<Aliens>;
  readonly picture: Picture;
  readonly model: PlanModel;
  /** Whose side was known when nothing was on its way to be shown. */
  readonly sides: Pub['side'];
  readonly w: TableWords;
  readonly aim: PlanAim;
  readonly armed: Pick | null;
  disarm(): boolean;
  /** The round that is shown; null: now. */
  readonly round: number | null;
  setRound(round: number | null): void;
  /** Whose possible places are shown. */
  readonly eyes: readonly Seat[];
  toggleEye(seat: Seat): void;
  /** X.2: where those players can be at the shown moment. */
  readonly regions: readonly Region[];
  /** A cell of the trail that was pressed: it sounds again on the plan. */
  readonly echo: Echoed | null;
  hearAgain(e: Entry): void;
  /** Pencil marks that are seen in the shown round. */
  readonly marks: readonly Mark[];
}

export const nameOf = ({ props, w }: Named, seat: Seat): string => (seat === props.you ? w.you : (props.names[seat] ?? `#${seat + 1}`));
type Named = { readonly props: BoardProps<Aliens>; readonly w: TableWords };

/** A pick in the game's own words. */
export const said = ({ props }: Scene, pick: Pick): string =>
  props.turn === null ? pick : plain(props.words.pick(pick, props.known, props.turn.seat, props.turn.question.path), props.names);
export function detailOf({ props }: Scene, pick: Pick): string | null {
  if (props.turn === null) return null;
  const detail = props.words.detail?.(pick, props.known, props.turn.seat, props.turn.question.path) ?? null;
  return detail === null ? null : plain(detail, props.names);
}

/** E.3: so many eliminations win; 0: they don't. */
export const killsToWin = ({ props: { known } }: Scene): number => lawOf(known.pub.options, known.pub.status.length).killsToWin;

/** What the asked seat is asked; null: nothing. */
export const askedKind = ({ props }: Scene): string | null => props.turn?.question.choice.kind ?? null;
