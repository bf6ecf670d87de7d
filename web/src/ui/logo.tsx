/** `leads`: where the link around it goes, for those who hear it. */
export const Logo = ({ leads }: { readonly leads?: string }) => (
  <>
    <img src="/art/logo.svg" alt="" width={28} height={28} />
    <span className="logo-text">Starboard</span>
    {leads !== undefined && <span className="vh">, {leads}</span>}
  </>
);
