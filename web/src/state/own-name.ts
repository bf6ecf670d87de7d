/** What one is called: as this server knows it, or else as it was typed on this device. Empty: nobody has chosen a name yet. */
import { givenName } from '../play/names.ts';
import { useHere } from './here.ts';
import { usePrefs } from './prefs.ts';

export function useOwnName(): string {
  const typed = usePrefs((p) => p.name);
  const known = useHere((s) => s.me?.name ?? '');
  return givenName(known) || typed;
}
