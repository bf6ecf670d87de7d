/** Pings can be silenced alone: a choice of this device, for every table of this game. The rings are seen as before. */
import type { Language } from '@starboard/kernel';
import { useMemo, useState } from 'preact/hooks';
import { sounds } from './sounds.ts';
import { stagings } from './staging.tsx';

const KEY = 'starboard/aliens/pings';
const quiet = { ...sounds, ping: [] };

export interface Pings {
  readonly on: boolean;
  set(on: boolean): void;
  readonly staging: (typeof stagings)[Language];
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function usePings(language: Language): Pings {
  const [on, setOn] = useState(read);
  const staging = stagings[language];
  const silent = useMemo(() => ({ ...staging, sounds: quiet }), [staging]);
  return {
    on,
    set(next) {
      setOn(next);
      try {
        localStorage.setItem(KEY, next ? 'on' : 'off');
      } catch {
        // Without a storage it holds until the page is left.
      }
    },
    staging: on ? staging : silent,
  };
}
