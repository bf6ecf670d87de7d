/** "Words on cards": kept on this device, and on until somebody's first game is over. */
import { useCallback, useEffect, useState } from 'preact/hooks';

const KEY = 'starboard/andromeda-words';

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
function keep(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage it holds until the table is left.
  }
}

export function useWordy(over: boolean): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => stored() !== 'off');
  const change = useCallback((next: boolean): void => {
    setOn(next);
    keep(next);
  }, []);
  useEffect(() => {
    if (over && stored() === null) keep(false);
  }, [over]);
  return [on, change];
}
