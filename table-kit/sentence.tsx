/** A phrase on an illustrated table: names and things stand out, nothing in it is pressed. */
import type { Phrase } from '@starboard/kernel';

export const Sentence = ({ phrase, names }: { readonly phrase: Phrase; readonly names: readonly string[] }) => (
  <>
    {phrase.map((part, i) =>
      typeof part === 'string' ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a phrase have no other name and never change places.
        <span key={i} className={'seat' in part ? 'kit-who' : 'kit-thing'}>
          {'seat' in part ? (names[part.seat] ?? `#${part.seat + 1}`) : part.text}
        </span>
      ),
    )}
  </>
);
