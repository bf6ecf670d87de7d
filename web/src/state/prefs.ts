/** What somebody likes on this device. Kept in the browser, never sent. */
import { isLanguage, type Language } from '@starboard/kernel';
import { useSyncExternalStore } from 'preact/compat';
import { speak } from '../words/index.ts';
import { watched } from './store.ts';

export interface Prefs {
  readonly language: Language;
  readonly theme: 'dark' | 'light' | 'system';
  readonly motion: 'system' | 'full' | 'reduced';
  /** Games that have an illustrated table are played there, or in words. */
  readonly board: 'drawn' | 'words';
  readonly sound: boolean;
  /** How loud, 0 to 1, where there is sound at all. */
  readonly volume: number;
  /** Single keys choose and step back; some assistive tools need them for themselves. */
  readonly keys: boolean;
  readonly speed: 'calm' | 'quick' | 'instant';
  readonly name: string;
  readonly notify: boolean;
}

const KEY = 'starboard/prefs';

const usual = (): Prefs => ({
  language:
    navigator.languages
      .find((l) => /^(de|en)\b/i.test(l))
      ?.toLowerCase()
      .startsWith('de') === true
      ? 'de'
      : 'en',
  theme: 'dark',
  motion: 'system',
  board: 'drawn',
  sound: true,
  volume: 0.7,
  keys: true,
  speed: 'calm',
  name: '',
  notify: false,
});

/** What is stored may be of an older version or of a stranger's hand: each value is taken only if it is one of ours. */
function read(): Prefs {
  const prefs: { -readonly [K in keyof Prefs]: Prefs[K] } = usual();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return prefs;
    const s = stored as Readonly<Record<string, unknown>>;
    if (typeof s.language === 'string' && isLanguage(s.language)) prefs.language = s.language;
    if (s.theme === 'dark' || s.theme === 'light' || s.theme === 'system') prefs.theme = s.theme;
    if (s.board === 'drawn' || s.board === 'words') prefs.board = s.board;
    if (s.motion === 'system' || s.motion === 'full' || s.motion === 'reduced') prefs.motion = s.motion;
    if (s.speed === 'calm' || s.speed === 'quick' || s.speed === 'instant') prefs.speed = s.speed;
    if (typeof s.sound === 'boolean') prefs.sound = s.sound;
    if (typeof s.volume === 'number' && s.volume >= 0 && s.volume <= 1) prefs.volume = s.volume;
    if (typeof s.keys === 'boolean') prefs.keys = s.keys;
    if (typeof s.notify === 'boolean') prefs.notify = s.notify;
    if (typeof s.name === 'string') prefs.name = s.name.slice(0, 30);
  } catch {
    // Storage may be forbidden; then the usual has to do.
  }
  return prefs;
}

export const usePrefs = watched<Prefs>(read);

const light = matchMedia('(prefers-color-scheme: light)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

function show(): void {
  const { theme, motion } = usePrefs.getState();
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'system' ? (light.matches ? 'light' : 'dark') : theme;
  dataset.motion = motion === 'reduced' || (motion === 'system' && calm.matches) ? 'reduced' : 'full';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dataset.theme === 'light' ? '#efe8da' : '#0b0a1a');
}
light.addEventListener('change', show);
calm.addEventListener('change', show);

/** Whether things should rather not move, by choice here or on the device. */
export const useReduced = (): boolean => {
  const motion = usePrefs((p) => p.motion);
  const device = useSyncExternalStore(
    (then) => {
      calm.addEventListener('change', then);
      return () => calm.removeEventListener('change', then);
    },
    () => calm.matches,
  );
  return motion === 'reduced' || (motion === 'system' && device);
};

/** Changes something, keeps it and shows it at once. */
export function prefer(change: Partial<Prefs>): void {
  usePrefs.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(usePrefs.getState()));
  } catch {
    // Then it lasts until the page is closed.
  }
  show();
  if (change.language !== undefined) void speak(change.language);
}

/** Before the first picture. */
export async function applyPrefs(): Promise<void> {
  show();
  await speak(usePrefs.getState().language);
}

export const isLight = (): boolean => document.documentElement.dataset.theme === 'light';
