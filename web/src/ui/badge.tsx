/** A player's portrait: colour, shape and collector, so it is told apart without colour. */
import { portraitFor, portraitUrl, usePortrait } from './portraits.ts';

interface Look {
  readonly small?: boolean;
  readonly away?: boolean;
}

/** Of whoever sits there, at the table around (./portraits.ts). */
export const Badge = ({ seat, ...look }: Look & { readonly seat: number }) => <Portrait of={usePortrait(seat)} {...look} />;

/** Of somebody who sits nowhere right now. */
export const OwnBadge = ({ name, ...look }: Look & { readonly name: string }) => <Portrait of={portraitFor(name)} {...look} />;

function Portrait({ of, small = false, away = false }: Look & { readonly of: number }) {
  const size = small ? 26 : 40;
  return <img className={`badge${small ? ' sm' : ''}${away ? ' away' : ''}`} src={portraitUrl(of)} alt="" width={size} height={size} />;
}
