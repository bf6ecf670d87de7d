/** Why an address for notices was refused: everything that is asked of it, right or wrong, so that nobody mends one thing after the other. */
export const CHECKS = ['no-address', 'https', 'password', 'port', 'private'] as const;
export type AddressCheck = (typeof CHECKS)[number];

/** Names and addresses that are private at first sight. Others only the server can look up. */
const PRIVATE =
  /^(localhost|.*\.(local|localhost|internal|lan|home\.arpa)|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|169\.254\..*|\[.*\])$/i;

/** `why`: what the server found first. */
export function addressChecks(text: string, why: string): { readonly check: AddressCheck; readonly ok: boolean }[] {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return [{ check: 'no-address', ok: false }];
  const wrong: Readonly<Record<AddressCheck, boolean>> = {
    'no-address': false,
    https: url.protocol !== 'https:',
    password: url.username !== '' || url.password !== '',
    port: url.port !== '' && url.port !== '443' && Number(url.port) < 1024,
    private: PRIVATE.test(url.hostname),
  };
  // A name that the server did not come to look up is neither right nor wrong.
  const lookedUp = why === 'private' || wrong.private;
  return CHECKS.filter((check) => check !== 'private' || lookedUp).map((check) => ({ check, ok: !wrong[check] && why !== check }));
}
