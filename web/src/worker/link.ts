/**
 * A match in the fragment of a link: no server keeps it, and none is asked for it. What is in the link may be anything: it is
 * measured before it is unpacked and while it is, and then read like any record of a stranger.
 */
import { BadRecord, gameOfThin, type MatchRecord, thicken, thin } from '@starboard/kernel';
import { hasGame, loadGame } from '@starboard/registry';

/** Longer links are cut off by some of the programs that people send them with. */
export const LONGEST_LINK = 8000;
/** What is opened may come from a later version that packs more. */
const LONGEST_READ = 64_000;
const LARGEST = 2_000_000;

/** `rules`: other rules than ours made it. */
export class BadLink extends Error {
  readonly why: 'broken' | 'large' | 'game' | 'rules';
  constructor(why: BadLink['why']) {
    super(why);
    this.why = why;
  }
}

/** The record as text for a link; null: it does not fit, or these rules cannot say the rest of it again. */
export async function packRecord(record: MatchRecord): Promise<string | null> {
  const { game } = await loadGame(record.terms.game);
  const small = thin(game, record);
  if (small === null) return null;
  const bytes = await through(new TextEncoder().encode(JSON.stringify(small)), new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const text = btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return text.length > LONGEST_LINK ? null : text;
}

/** Throws `BadLink`. */
export async function unpackRecord(text: string): Promise<MatchRecord> {
  if (text.length > LONGEST_READ) throw new BadLink('large');
  if (!/^[\w-]+$/.test(text)) throw new BadLink('broken');
  let value: unknown;
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await through(packed, new DecompressionStream('deflate-raw'), LARGEST)));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('broken');
  }
  const id = gameOfThin(value);
  if (id === null) throw new BadLink('broken');
  if (!hasGame(id)) throw new BadLink('game');
  const { game } = await loadGame(id);
  if ((value as MatchRecord).terms.rules !== game.rules.version) throw new BadLink('rules');
  try {
    return thicken(game, value);
  } catch (error) {
    if (error instanceof BadRecord) throw new BadLink('broken');
    throw error;
  }
}

/** A few bytes can unfold into gigabytes: it stops where no match of ours could be. */
async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new BadLink('large');
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
