/** The event track as a ruler beside the map: where the marker is, what it enters next. */
import { memo } from 'preact/compat';
import type { TrackEvent } from '../../content/vocabulary.ts';
import type { Compiled } from '../../rules/compiled.ts';
import type { GlyphId } from '../art/glyphs.ts';
import { GlyphArt, GlyphInset } from '../art/index.tsx';
import type { Scene } from '../scene.ts';
import type { TableWords } from '../words.ts';

const SIGN: Readonly<Record<TrackEvent, GlyphId>> = {
  newPlanet: 'newPlanet',
  spawnS: 'raider',
  drop: 'placeBonus',
  event: 'event',
  raiderA: 'raider',
  raiderB: 'raider',
  raiderC: 'raider',
  raiderD: 'raider',
};
const classOf = (e: TrackEvent): string | null => (e.startsWith('raider') ? e.slice(-1) : null);
const ROW = 23;

interface TrackProps {
  readonly c: Compiled;
  readonly w: TableWords;
  /** Where the marker is. */
  readonly at: number;
}

export const EventTrack = memo(({ c, w, at }: TrackProps) => {
  const { eventTrack } = c.raw;
  const next = (at % eventTrack.length) + 1;
  const height = eventTrack.length * ROW;
  return (
    <svg className="ae-track" viewBox={`0 0 74 ${height}`} data-anchor="events" role="img" aria-label={w.marker(at, next)}>
      <path className="rule" d={`M14 0V${height}M17 0V${height}`} />
      {eventTrack.map(({ space, do: list }) => {
        const y = (space - 0.5) * ROW;
        return (
          <g key={space}>
            <path className="rule" d={`M17 ${y}h${list.length > 0 ? 7 : 4}`} />
            {space === at && <path className="marker" d={`M1 ${y - 7}l11 7l-11 7z`} />}
            {space === next && <rect className="next" x="22" y={y - ROW / 2 + 1} width="50" height={ROW - 2} rx="5" />}
            <text className={space === at ? 'on' : ''} x="34" y={y + 4}>
              {space}
            </text>
            {list.map((e, i) => (
              <GlyphInset key={e} of={SIGN[e]} x={50 + i * 14} y={y} size={15} />
            ))}
            {list.map((e) => {
              const cls = classOf(e);
              return (
                cls !== null && (
                  <text key={e} className="class" x="66" y={y + 4}>
                    {cls}
                  </text>
                )
              );
            })}
          </g>
        );
      })}
    </svg>
  );
});

/** The same as a chip, where there is no room for a ruler. */
export function EventChip({ scene }: { readonly scene: Scene }) {
  const { eventTrack } = scene.c.raw;
  const at = scene.picture.marker;
  const next = (at % eventTrack.length) + 1;
  return (
    <span className="chip ae-events" role="img" aria-label={scene.w.marker(at, next)} title={scene.w.marker(at, next)}>
      {at} <i>▸</i>
      {eventTrack[next - 1].do.length === 0 ? next : eventTrack[next - 1].do.map((e) => <GlyphArt key={e} of={SIGN[e]} />)}
    </span>
  );
}
