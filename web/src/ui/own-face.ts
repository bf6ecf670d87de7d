/** One's own portrait, here and at tables of this device. */
import { useMemo } from 'preact/hooks';
import { useHere } from '../state/here.ts';
import { useOwnName } from '../state/own-name.ts';
import { usePrefs } from '../state/prefs.ts';
import { type Pictured, portraitsFor } from './portraits.ts';

/** One's own, if there is one: on this server, or made on this device. */
export function useOwnFace(): string | null {
  const kept = usePrefs((p) => p.face);
  return useHere((s) => s.me?.face) ?? kept;
}

/** People at a table of this device: who has our name has our face. */
export function useLocalPortraits(people: readonly Pictured[]): readonly string[] {
  const face = useOwnFace();
  const name = useOwnName();
  const key = JSON.stringify(people.map((p) => [p.name, p.kind, p.face]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same people are the same list.
  return useMemo(
    () => portraitsFor(people.map((p) => (p.kind === 'person' && p.name === name && name !== '' ? { ...p, face: p.face ?? face } : p))),
    [key, face, name],
  );
}
