/** Pings can be silenced alone: a choice of this device, for every table of this game. The rings are seen as before. */
import { useState } from 'preact/hooks';
import { sounds } from './sounds.ts';
import { staging } from './staging.tsx';

const KEY = 'starboard/aliens/pings';
const quietStaging = { ...staging, sounds: { ...sounds, ping: [] } };

export interface Pings {
  readonly on: boolean;
  set(on: boolean): void;
  readonly staging: typeof staging;
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function usePings(): Pings {
  const [on, setOn] = useState(read);
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
    staging: on ? staging : quietStaging,
  };
}
