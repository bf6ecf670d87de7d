/** Players' portraits. They differ in shape and face too, so that nobody depends on colour. */
import { type Pictured, portraitFor, usePortrait, usePortraitUrls } from './portraits.ts';

interface Look {
  readonly small?: boolean;
  readonly away?: boolean;
}

/** The portrait of the player in that seat, from the surrounding `Portraits`. */
export const Badge = ({ seat, ...look }: Look & { readonly seat: number }) => <Portrait of={usePortrait(seat)} {...look} />;

/** The portrait of a person who has no seat. */
export const OwnBadge = ({ name, kind, face = null, ...look }: Look & Pictured) => (
  <Portrait of={portraitFor({ name, face, ...(kind === undefined ? {} : { kind }) })} {...look} />
);

function Portrait({ of, small = false, away = false }: Look & { readonly of: string }) {
  const [url] = usePortraitUrls([of]);
  const size = small ? 26 : 40;
  return <img className={`badge${small ? ' sm' : ''}${away ? ' away' : ''}`} src={url} alt="" width={size} height={size} />;
}
