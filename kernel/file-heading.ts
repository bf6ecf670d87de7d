/** What a document says about itself, as far as every kind of file does: a name, an author, players. The text may be anything. */
import { LANGUAGES, type Language } from './languages.ts';

export interface FileHeading {
  /** Empty: it has none. */
  readonly name: string;
  readonly author: string;
  readonly players: readonly [least: number, most: number] | null;
}

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
const MOST = 80;
/** One line, without marks that change how a line is read. */
const line = (v: unknown): string =>
  typeof v === 'string'
    ? v
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim()
        .slice(0, MOST)
    : '';
const isCount = (v: unknown): v is number => typeof v === 'number' && Number.isInteger(v) && v > 0 && v < 100;

export function headingOf(text: string, language: Language = LANGUAGES[0]): FileHeading {
  const none: FileHeading = { name: '', author: '', players: null };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return none;
  }
  if (!isRecord(raw)) return none;
  const told = isRecord(raw.name)
    ? ([language, ...LANGUAGES].map((l) => (isRecord(raw.name) ? line(raw.name[l]) : '')).find((t) => t !== '') ?? '')
    : line(raw.name);
  const [least, most] = Array.isArray(raw.players) ? raw.players : [];
  return { name: told, author: line(raw.author), players: isCount(least) && isCount(most) && least <= most ? [least, most] : null };
}
