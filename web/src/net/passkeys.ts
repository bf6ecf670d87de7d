/** Ways back in from the page: by a passkey, a link in an e-mail, words on paper. Loaded when somebody wants one. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { setMe } from '../state/here.ts';
import { ask } from './http.ts';
import { lobbySocket } from './lobby.ts';
import type { Api, Me } from './types.ts';

export async function makePasskey(): Promise<Api['POST /api/me/passkeys']['reply']> {
  const optionsJSON = await ask('POST /api/me/passkeys/options', { body: {} });
  const response = await startRegistration({ optionsJSON });
  return ask('POST /api/me/passkeys', { body: { response } });
}

export async function enterByPasskey(): Promise<void> {
  const optionsJSON = await ask('POST /api/enter/passkey/options', { body: {} });
  const response = await startAuthentication({ optionsJSON });
  arrived(await ask('POST /api/enter/passkey', { body: { response } }));
}

export const enterByLink = async (token: string): Promise<void> => arrived(await ask('POST /api/enter/link', { body: { token } }));

export const enterByPaper = async (secret: string): Promise<void> => arrived(await ask('POST /api/enter/paper', { body: { secret } }));

/** This device is somebody else now, and its socket has to know. */
function arrived(me: Me): void {
  setMe(me);
  lobbySocket.renew();
}
