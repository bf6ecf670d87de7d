/** A work in the fragment of a link: game, kind and the whole text. No server stores or sees it. The content is untrusted. */
import { BadLink, fromText, joined, LONGEST_LINK, packed, SUM, sumOf, toText, unpacked } from '../worker/packed.ts';

const MARK = '1.';
const LONGEST_READ = 64_000;
/** No kind of file is longer. */
export const MOST_TEXT = 600_000;

export interface Shared {
  readonly game: string;
  readonly kind: string;
  readonly text: string;
}

/** Null: it is too long for a link. */
export async function packWork({ game, kind, text }: Shared): Promise<string | null> {
  const small = await packed(JSON.stringify([game, kind, compact(text)]));
  const link = MARK + toText(joined([sumOf(small), small]));
  return link.length > LONGEST_LINK ? null : link;
}

/** Throws `BadLink`. */
export async function unpackWork(link: string): Promise<Shared> {
  if (link.length > LONGEST_READ) throw new BadLink('large');
  if (!link.startsWith(MARK)) throw new BadLink('broken');
  const bytes = fromText(link.slice(MARK.length));
  const content = bytes.slice(SUM);
  if (content.length === 0 || sumOf(content).some((byte, i) => byte !== bytes[i])) throw new BadLink('broken');
  const value = await unpacked(content);
  if (!Array.isArray(value) || value.length !== 3) throw new BadLink('broken');
  const [game, kind, text] = value as unknown[];
  if (typeof game !== 'string' || typeof kind !== 'string' || typeof text !== 'string') throw new BadLink('broken');
  if (text.length > MOST_TEXT) throw new BadLink('large');
  return { game, kind, text };
}

/** Spaces of a JSON text need not travel. */
function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
