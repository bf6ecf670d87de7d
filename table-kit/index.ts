/** The parts every illustrated table is built from. Styles are in kit.css; docs/draw-a-table.md shows how to use them. */
export { Aim, useAimed } from './aim.ts';
export { waysAmong } from './arrows.ts';
export type { BrowserModule, BrowserProps } from './browser.ts';
export { Card, type CardProps } from './card.tsx';
export type {
  Anchor,
  Asking,
  Board,
  BoardProps,
  Due,
  Motion,
  Ordering,
  Question,
  SoundName,
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
export { type Room, TableLayout, useRoom } from './layout.tsx';
export { type Look, PanZoom } from './panzoom.tsx';
export type { View as PlanView } from './panzoom-view.ts';
export { Pile } from './pile.tsx';
export { usePointed } from './pointed.ts';
export { useNotes } from './popover.tsx';
export { Portrait } from './portrait.tsx';
export { RailPlace } from './rail.tsx';
export { SetRing } from './ring.tsx';
export { Sentence } from './sentence.tsx';
export { isSmall, type Shape, shapeOf } from './shape.ts';
export { DRAMA_MS, FLIP_MS, FRAME_MS, lengthOf, MOST_BEHIND_MS, MOVE_MS, type Same, useStage, useStaggered, useSteps } from './stage/index.ts';
export { type Standing, standingOf } from './standing.ts';
export { Stars } from './stars.tsx';
export { Pickable, PickableShape } from './targets.tsx';
export { Token } from './token.tsx';
export { type About, usePick } from './use-pick.tsx';
export { px, vars } from './vars.ts';
export { type KitWords, kitWords } from './words/index.ts';
export type { EditorProps, KindEditor, Paper, PictureProps, SheetProps, WorkshopModule } from './workshop.ts';
