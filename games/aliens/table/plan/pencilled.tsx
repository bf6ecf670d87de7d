/** Pencil marks on the plan, and the palette with which they are made. */
import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import type { Zone } from '../../rules/zone.ts';
import { Pip, Pips, pipMarkup } from '../art/index.tsx';
import { useFocusBack } from '../focus-back.ts';
import { pointOf, S, slot, xOf, yOf } from '../geometry.ts';
import { FADING, type Mark, marksIn, type Pencil } from '../pencil.ts';
import { nameOf, type Scene } from '../scene.ts';
import { shortName } from '../words.ts';
import { pencilled } from './keys.ts';
import { onScreen, useSeen, type ViewBox } from './view-box.ts';
import { planWords } from './words.ts';

export const Pencilled = memo(({ zone, marks, round }: { readonly zone: Zone; readonly marks: readonly Mark[]; readonly round: number }) => (
  <g className="x-pencil">
    {marksIn(marks, round).map((m) => {
      const at = zone.byName.get(m.at);
      if (at === undefined) return null;
      const [x, y, q] = [xOf(zone, at), yOf(zone, at), S * 0.74];
      const p = slot(zone, at, m.seat);
      const d =
        m.kind === 'maybe'
          ? `M${x + q} ${y - 3}C${x + q * 0.9} ${y + q * 1.05} ${x - q * 0.9} ${y + q * 1.1} ${x - q} ${y + 2}S${x + q * 0.5} ${y - q * 1.2} ${x + q * 1.08} ${y + 5}`
          : `M${x - q * 0.6} ${y - q * 0.62}l${q * 1.2} ${q * 1.25}M${x + q * 0.62} ${y - q * 0.58}l${-q * 1.22} ${q * 1.14}`;
      return (
        <g key={`${m.seat} ${m.at}`} opacity={m.kept ? 1 : 1 - (round - m.round) / (FADING + 1)}>
          <path d={d} />
          {m.kept && <circle className="pin" cx={x} cy={y - S * 0.62} r="5" />}
          <Pips of={pipMarkup(m.seat, p.x, p.y, 18)} />
        </g>
      );
    })}
  </g>
));

export interface PaletteProps {
  readonly scene: Scene;
  readonly box: ViewBox;
  readonly pencil: Pencil;
  /** The sector; null: none is chosen yet. */
  readonly at: string | null;
  onClose(): void;
}

/** Room for the palette beside its sector. */
const HEIGHT = 64;
const EACH = 48;
const WORDS = 236;

/** A row of the players' shapes at one sector. */
export function Palette({ scene, box, pencil, at, onClose }: PaletteProps) {
  const { w, picture, props } = scene;
  const words = planWords[props.language];
  const root = useRef<HTMLFieldSetElement>(null);
  const round = scene.round ?? picture.round;
  const marks = marksIn(pencil.marks, round).filter((m) => m.at === at);
  useFocusBack(root);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another sector the row is another one.
  useEffect(() => root.current?.querySelector('button')?.focus({ preventScroll: true }), [at]);
  const kept = marks.length > 0 && marks.every((m) => m.kept);
  return (
    <fieldset ref={root} className="x-palette" aria-label={w.pencil} style={usePlace(scene, box, at)}>
      {at === null ? (
        <p>{w.pencilHow}</p>
      ) : (
        <>
          <b>{shortName(w, at)}</b>
          {pencilled(scene).map((seat, i) => {
            const mark = marks.find((m) => m.seat === seat)?.kind ?? 'none';
            return (
              <button
                key={seat}
                type="button"
                className={mark}
                aria-label={`${w.pencilOf(nameOf(scene, seat), shortName(w, at))}: ${w.mark[mark]}`}
                title={nameOf(scene, seat)}
                onClick={() => pencil.turn(seat, at, picture.round)}
              >
                <Pip seat={seat} />
                {props.taste.keys && i < 9 && <kbd>{i + 1}</kbd>}
              </button>
            );
          })}
          {marks.length > 0 && (
            <button type="button" className="word" aria-pressed={kept} onClick={() => pencil.keep(at, !kept)}>
              {words.keep}
            </button>
          )}
        </>
      )}
      {pencil.marks.length > 0 && at === null && (
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

/** Below the sector, or above it where there is no room. */
function usePlace(scene: Scene, box: ViewBox, at: string | null): Record<string, number | string> | undefined {
  const { zone } = scene.picture;
  const seen = useSeen(box);
  const sector = at === null ? undefined : zone.byName.get(at);
  if (seen === null || sector === undefined) return undefined;
  const p = onScreen(seen, pointOf(zone, sector));
  const below = p.y + S * seen.view.scale + 6;
  const top = below + HEIGHT < seen.room.height ? below : p.y - S * seen.view.scale - HEIGHT - 6;
  const width = Math.min(seen.room.width - 12, WORDS + pencilled(scene).length * EACH);
  const left = Math.max(6, Math.min(p.x - width / 2, seen.room.width - width - 6));
  return { left, width, right: 'auto', top: Math.max(0, Math.min(top, seen.room.height - HEIGHT)), bottom: 'auto' };
}
