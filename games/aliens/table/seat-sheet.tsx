/** On smaller screens: one player's whole trail in 39 boxes over the plan, with the eye and the pencil. */
import './seat-sheet.css';
import type { Seat } from '@starboard/kernel';
import { ROUNDS } from '../content/cards.ts';
import { Badge, GlyphArt } from './art/index.tsx';
import { Cell } from './cells.tsx';
import { Eye, faceOf, realOf, saidOf } from './others.tsx';
import { OverPlan } from './over-plan.tsx';
import { nameOf, type Scene } from './scene.ts';

const ALL = Array.from({ length: ROUNDS }, (_, i) => i + 1);

interface SeatSheetProps {
  readonly scene: Scene;
  readonly seat: Seat;
  onDraw(): void;
  onClose(): void;
}

export function SeatSheet({ scene, seat, onDraw, onClose }: SeatSheetProps) {
  const { picture, props, w } = scene;
  const shown = scene.round ?? picture.round;
  const told = Map.groupBy(
    picture.trail.filter((e) => e.seat === seat && e.round <= shown),
    (e) => e.round,
  );
  const real = realOf(scene, seat);
  const name = nameOf(scene, seat);
  return (
    <OverPlan label={name} className="x-seat-sheet" onClose={onClose}>
      <header>
        <Badge seat={seat} face={faceOf(scene, seat)} />
        <h3>
          {name}
          <small>{saidOf(scene, seat)}</small>
        </h3>
        <Eye scene={scene} seat={seat} />
        {seat !== props.you && props.you !== null && (
          <button type="button" className="x-tool" aria-label={w.pencil} title={w.pencil} onClick={onDraw}>
            <GlyphArt of="pencil" />
          </button>
        )}
        <button type="button" className="kit-btn" onClick={onClose}>
          {w.close}
        </button>
      </header>
      <ol>
        {ALL.map((r) => (
          <li key={r} className={r === shown ? 'now' : r > shown ? 'later' : undefined}>
            <i>{r}</i>
            <Cell scene={scene} list={told.get(r) ?? []} real={r > shown ? null : (real?.get(r) ?? null)} />
          </li>
        ))}
      </ol>
    </OverPlan>
  );
}
