/** A zone as a small drawing, for lists and for those who were sent one. */
import '../../table/colours.css';
import '../../table/plan/plan.css';
import '../workshop.css';
import type { PictureProps } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import type { Pub } from '../../rules/types.ts';
import { buildZone } from '../../rules/zone.ts';
import { sizeOf } from '../../table/geometry.ts';
import { Ground, Hatches } from '../../table/plan/ground.tsx';
import { readDraft } from '../draft.ts';

const NONE: Pub['hatches'] = [];

export default function ZonePicture({ text }: PictureProps) {
  const zone = useMemo(() => {
    const draft = readDraft(text);
    return draft === null ? null : buildZone(draft);
  }, [text]);
  if (zone === null || zone.names.length === 0) return null;
  const { width, height } = sizeOf(zone);
  return (
    <svg className="x-ship xw-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Ground zone={zone} />
      <Hatches zone={zone} hatches={NONE} />
    </svg>
  );
}
