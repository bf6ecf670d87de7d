import { inRoot } from './root.ts';

/** `leads`: the target of the surrounding link, for screen readers. */
export const Logo = ({ leads }: { readonly leads?: string }) => (
  <>
    <img src={inRoot('/art/logo.svg')} alt="" width={28} height={28} />
    <span className="logo-text">Starboard</span>
    {leads !== undefined && <span className="vh">, {leads}</span>}
  </>
);
