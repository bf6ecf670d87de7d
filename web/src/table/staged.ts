/** The lines of the log keep step with the stage of an illustrated table. */

import type { ShownLine } from '@starboard/host/match-view';
import { useCallback, useMemo, useState } from 'preact/hooks';

/** The lines up to what the stage has shown (all of them until it first reports), and the function it reports with. */
export function useStaged(lines: readonly ShownLine[], stream: object): readonly [readonly ShownLine[], (key: number) => void] {
  const [told, setTold] = useState<{ readonly stream: object; readonly key: number } | null>(null);
  const shown = useCallback((key: number): void => setTold({ stream, key }), [stream]);
  const last = told !== null && told.stream === stream ? told.key : Number.POSITIVE_INFINITY;
  return [useMemo(() => ((lines.at(-1)?.key ?? -1) <= last ? lines : lines.filter((l) => l.key <= last)), [lines, last]), shown];
}
