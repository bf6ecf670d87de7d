/** Pencil marks on the plan, and the palette with which they are made. */
import { seatsOf } from '@starboard/kernel';
import { memo } from 'preact/compat';
import type { Zone } from '../../rules/zone.ts';
import { Pip, Pips, pipMarkup } from '../art/index.tsx';
import { S, slot, xOf, yOf } from '../geometry.ts';
import { FADING, type Mark, type Pencil } from '../pencil.ts';
import { nameOf, type Scene } from '../scene.ts';
import { shortName } from '../words.ts';

export const Pencilled = memo(({ zone, marks, round }: { readonly zone: Zone; readonly marks: readonly Mark[]; readonly round: number }) => (
  <g className="x-pencil">
    {marks.map((m) => {
      const at = zone.byName.get(m.at);
      if (at === undefined || m.round > round) return null;
      const [x, y, q] = [xOf(zone, at), yOf(zone, at), S * 0.74];
      const p = slot(zone, at, m.seat);
      const d =
        m.kind === 'maybe'
          ? `M${x + q} ${y - 3}C${x + q * 0.9} ${y + q * 1.05} ${x - q * 0.9} ${y + q * 1.1} ${x - q} ${y + 2}S${x + q * 0.5} ${y - q * 1.2} ${x + q * 1.08} ${y + 5}`
          : `M${x - q * 0.6} ${y - q * 0.62}l${q * 1.2} ${q * 1.25}M${x + q * 0.62} ${y - q * 0.58}l${-q * 1.22} ${q * 1.14}`;
      return (
        <g key={`${m.seat} ${m.at}`} opacity={Math.max(0.3, 1 - (round - m.round) / (FADING + 1))}>
          <path d={d} />
          <Pips of={pipMarkup(m.seat, p.x, p.y, 18)} />
        </g>
      );
    })}
  </g>
));

/** A row of the players' shapes for one sector. */
export function Palette({
  scene,
  pencil,
  at,
  onClose,
}: {
  readonly scene: Scene;
  readonly pencil: Pencil;
  readonly at: string | null;
  onClose(): void;
}) {
  const { w, picture, props } = scene;
  return (
    <fieldset className="x-palette" aria-label={w.pencil}>
      {at === null ? (
        <p>{w.pencilHow}</p>
      ) : (
        <>
          <b>{shortName(w, at)}</b>
          {seatsOf(picture.status.length)
            .filter((seat) => seat !== props.you)
            .map((seat) => {
              const mark = pencil.marks.find((m) => m.seat === seat && m.at === at)?.kind ?? 'none';
              return (
                <button
                  key={seat}
                  type="button"
                  className={mark}
                  aria-label={`${w.pencilOf(nameOf(scene, seat), shortName(w, at))}: ${w.mark[mark]}`}
                  onClick={() => pencil.turn(seat, at, picture.round)}
                >
                  <Pip seat={seat} />
                </button>
              );
            })}
        </>
      )}
      {pencil.marks.length > 0 && (
        <button type="button" className="word" onClick={pencil.clear}>
          {w.rub}
        </button>
      )}
      <button type="button" className="word" onClick={onClose}>
        {w.close}
      </button>
    </fieldset>
  );
}
