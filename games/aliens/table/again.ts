/** A cell of the trail that is pressed: it is heard and seen on the plan once more. */
import type { BoardProps } from '@starboard/table-kit';
import { playSound } from '@starboard/table-kit/sound';
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../rules/trail.ts';
import type { Aliens } from '../rules/types.ts';
import type { Picture } from './picture.ts';
import type { Pings } from './pings.ts';
import type { Echoed } from './scene.ts';

/** Where a noise of the trail was, with the sound it had. */
export function useEcho({ taste }: BoardProps<Aliens>, picture: Picture, { sounds, motions }: Pings['staging'], shown: () => void) {
  const [echo, setEcho] = useState<Echoed | null>(null);
  const hearAgain = (e: Entry): void => {
    setEcho((was) => ({ at: e.sector, seat: e.seat, times: (was?.times ?? 0) + 1 }));
    const [{ cue, pitch }] = motions(picture, { kind: 'noise', seat: e.seat, sector: picture.zone.names[e.sector] }, null);
    if (cue !== undefined) playSound(cue, taste.volume, pitch, sounds);
    shown();
  };
  useEffect(() => {
    if (echo === null) return;
    const timer = setTimeout(() => setEcho(null), ECHO_MS);
    return () => clearTimeout(timer);
  }, [echo]);
  return { echo, hearAgain };
}
const ECHO_MS = 2000;
