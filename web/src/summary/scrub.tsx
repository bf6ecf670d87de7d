/** A plot one can move along: by pointer on the plot, by keyboard or thumb on the slider under it. What is there is said below. */
import type { ComponentChildren, JSX, TargetedPointerEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/router.tsx';
import { lookAt, useIndexIn } from './moment.ts';
import { placeIn, useWidth } from './use-width.ts';
import { usePastWords } from './words.ts';

/** All of it stays the same as long as the match does. */
export interface Track {
  /** The positions of the replay, ascending. */
  readonly at: readonly number[];
  readonly label: string;
  draw(width: number): JSX.Element;
  /** What lies over the plot at a point. */
  cursor(width: number, i: number): JSX.Element;
  /** The point nearest to a place of the plot. */
  near(x: number, y: number, width: number): number;
  /** What is at a point, for those who hear it. */
  told(i: number): string;
  /** And for those who see it. */
  shown(i: number): ComponentChildren;
  href(n: number): string | null;
}

export function Scrub({ track }: { readonly track: Track }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const plot = useMemo(() => (width > 0 ? track.draw(width) : null), [track, width]);
  const point = (event: TargetedPointerEvent<HTMLDivElement>): void => {
    const { x, y } = placeIn(event.currentTarget, event);
    const to = track.near(x, y, width);
    if (to >= 0) lookAt(track.at[to]);
  };
  return (
    <>
      <div className="plot moving" ref={ref} onPointerMove={point} onPointerDown={point}>
        {plot}
        {width > 0 && <Cursor track={track} width={width} />}
      </div>
      <Reader track={track} />
    </>
  );
}

function Cursor({ track, width }: { readonly track: Track; readonly width: number }) {
  const i = useIndexIn(track.at);
  return i === null ? null : track.cursor(width, i);
}

/** The slider, and what is at its place; before anybody has looked anywhere, the end. */
function Reader({ track }: { readonly track: Track }) {
  const w = usePastWords();
  const last = track.at.length - 1;
  const i = useIndexIn(track.at) ?? last;
  const href = track.href(track.at[i]);
  return (
    <>
      <input
        className="scrub"
        type="range"
        min={0}
        max={last}
        value={i}
        aria-label={track.label}
        aria-valuetext={track.told(i)}
        onInput={(e) => lookAt(track.at[Number(e.currentTarget.value)])}
      />
      <div className="readout">
        {track.shown(i)}
        {href !== null && (
          <Link className="btn sm" href={href}>
            <Icon name="play" />
            {w.watch}
          </Link>
        )}
      </div>
    </>
  );
}
