/** A cell of the trail that is pressed: it is heard and seen on the plan once more. */
import type { BoardProps } from '@starboard/table-kit';
import { playSound } from '@starboard/table-kit/sound';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../rules/trail.ts';
import type { Aliens } from '../rules/types.ts';
import type { Picture } from './picture.ts';
import type { Pings } from './pings.ts';
import type { Echoed } from './scene.ts';
import { pitchOf } from './staging.tsx';

/** Where a noise of the trail was, with the sound it had. */
export function useEcho({ taste }: BoardProps<Aliens>, { zone }: Picture, staging: Pings['staging'], shown: () => void) {
  const [echo, setEcho] = useState<Echoed | null>(null);
  const latest = useRef({ taste, zone, staging, shown });
  latest.current = { taste, zone, staging, shown };
  const hearAgain = useCallback((e: Entry): void => {
    const now = latest.current;
    setEcho((was) => ({ at: e.sector, seat: e.seat, times: (was?.times ?? 0) + 1 }));
    playSound('ping', now.taste.volume, pitchOf(now.zone, e.sector), now.staging.sounds);
    now.shown();
  }, []);
  useEffect(() => {
    if (echo === null) return;
    const timer = setTimeout(() => setEcho(null), ECHO_MS);
    return () => clearTimeout(timer);
  }, [echo]);
  return { echo, hearAgain };
}
const ECHO_MS = 2000;
