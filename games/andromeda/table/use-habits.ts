/** What goes by itself, as this person wants it: kept on this device. */
import { useCallback, useState } from 'preact/hooks';
import { HABITS, type Habits } from './habits.ts';

const KEY = 'starboard/andromeda-habits';

/** The names of those that are off. */
function stored(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
function keep(habits: Habits): void {
  const off = Object.entries(habits).flatMap(([name, on]) => (on ? [] : [name]));
  try {
    localStorage.setItem(KEY, off.join(' '));
  } catch {
    // Without storage it holds until the table is left.
  }
}
function read(): Habits {
  const off = stored();
  const on = (name: keyof Habits): boolean => HABITS[name] && !off.includes(name);
  return { end: on('end'), pay: on('pay'), place: on('place'), only: on('only'), same: on('same'), leader: on('leader'), sole: on('sole') };
}

export function useHabits(): readonly [Habits, (habits: Habits) => void] {
  const [habits, setHabits] = useState(read);
  const change = useCallback((next: Habits): void => {
    setHabits(next);
    keep(next);
  }, []);
  return [habits, change];
}
