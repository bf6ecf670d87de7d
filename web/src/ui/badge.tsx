/** Players' portraits. They differ in shape and face too, so that nobody depends on colour. */
import { portraitFor, portraitUrl, usePortrait } from './portraits.ts';

interface Look {
  readonly small?: boolean;
  readonly away?: boolean;
}

/** The portrait of the player in that seat, from the surrounding `Portraits`. */
export const Badge = ({ seat, ...look }: Look & { readonly seat: number }) => <Portrait of={usePortrait(seat)} {...look} />;

/** The portrait of a person who has no seat. */
export const OwnBadge = ({ name, ...look }: Look & { readonly name: string }) => <Portrait of={portraitFor(name)} {...look} />;

function Portrait({ of, small = false, away = false }: Look & { readonly of: number }) {
  const size = small ? 26 : 40;
  return <img className={`badge${small ? ' sm' : ''}${away ? ' away' : ''}`} src={portraitUrl(of)} alt="" width={size} height={size} />;
}
