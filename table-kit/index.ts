/** What every illustrated table is made of. Styles are in kit.css. */
export { Card, type CardProps } from './card.tsx';
export type {
  Anchor,
  Asking,
  Board,
  BoardProps,
  Cue,
  Due,
  Motion,
  Question,
  Staging,
  TableChair,
  TableModule,
  Taste,
  Told,
  Turn,
} from './contract.ts';
export { Countdown } from './countdown.tsx';
export { type BarButton, DecisionBar } from './decision-bar.tsx';
export { Fan } from './fan.tsx';
export { moveAmongTargets, useFocusKept, useTableKeys } from './keys.ts';
export { PanZoom } from './panzoom.tsx';
export { Pile } from './pile.tsx';
export { Popovers, RulePopover } from './popover.tsx';
export { SetRing } from './ring.tsx';
export { Sentence } from './sentence.tsx';
export { useSize } from './size.ts';
export { DRAMA_MS, FLIP_MS, FRAME_MS, lengthOf, MOST_BEHIND_MS, MOVE_MS, type Same, StageLayer, useStage, useStaggered } from './stage/index.ts';
export { Stars } from './stars.tsx';
export { type About, Pickable, type Standing, standingOf } from './targets.tsx';
export { Token } from './token.tsx';
export { TopChips } from './top.tsx';
