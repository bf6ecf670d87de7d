/** Preferences on this device. Kept in the browser, never sent. */
import { isLanguage, type Language, languageWanted } from '@starboard/kernel';
import { useSyncExternalStore } from 'preact/compat';
import { speakPseudo } from '../words/bend.ts';
import { speak } from '../words/index.ts';
import { watched } from './store.ts';

export interface Prefs {
  readonly language: Language;
  readonly theme: 'dark' | 'light' | 'system';
  readonly motion: 'system' | 'full' | 'reduced';
  /** Whether games with an illustrated table use it. */
  readonly board: 'drawn' | 'words';
  readonly sound: boolean;
  /** How loud, 0 to 1, where there is sound at all. */
  readonly volume: number;
  /** Single keys choose and step back; some assistive tools need them for themselves. */
  readonly keys: boolean;
  readonly speed: 'calm' | 'quick' | 'instant';
  readonly name: string;
  /** A portrait made on this device, where no server knows us (../face); null: none. */
  readonly face: string | null;
  readonly notify: boolean;
  /** The game that was chosen last for a new table. */
  readonly lastGame: string | null;
  /** The announcement of the server's host that was closed, by when it ends; null: none. */
  readonly heard: number | null;
  /** Everything in the made-up language (../words/bend.ts). No page offers it. */
  readonly pseudo: boolean;
}

const KEY = 'starboard/prefs';

const usual = (): Prefs => ({
  language: languageWanted(navigator.languages),
  theme: 'dark',
  motion: 'system',
  board: 'drawn',
  sound: true,
  volume: 0.7,
  keys: true,
  speed: 'calm',
  name: '',
  face: null,
  notify: false,
  lastGame: null,
  heard: null,
  pseudo: false,
});

/** Stored values may be outdated or tampered with: each one is checked. */
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
    if (typeof s.pseudo === 'boolean') prefs.pseudo = s.pseudo;
    if (typeof s.notify === 'boolean') prefs.notify = s.notify;
    if (typeof s.lastGame === 'string') prefs.lastGame = s.lastGame;
    if (typeof s.heard === 'number') prefs.heard = s.heard;
    if (typeof s.face === 'string' && /^[0-9a]{10}$/.test(s.face)) prefs.face = s.face;
    if (typeof s.name === 'string') prefs.name = s.name.slice(0, 24);
  } catch {
    // Without access to storage the defaults apply.
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

/** Whether motion should be reduced, by choice here or on the device. */
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

/** Changes preferences, stores them and applies them at once. */
export function prefer(change: Partial<Prefs>): void {
  const was = usePrefs.getState();
  usePrefs.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(usePrefs.getState()));
  } catch {
    // Then it lasts until the page is closed.
  }
  show();
  // Offline a language may be out of reach: the page keeps the one it speaks.
  if (change.language !== undefined && change.language !== was.language) speak(change.language).catch(() => prefer({ language: was.language }));
}

/** Before the first render. */
export async function applyPrefs(): Promise<void> {
  show();
  const hidden = new URLSearchParams(location.search).get('pseudo');
  if (hidden !== null) prefer({ pseudo: hidden !== 'off' });
  if (usePrefs.getState().pseudo) await speakPseudo();
  await speak(usePrefs.getState().language);
}

export const isLight = (): boolean => document.documentElement.dataset.theme === 'light';
