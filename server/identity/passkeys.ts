/**
 * Passkeys: a device holds a key and signs; the server keeps the public half. They make a guest permanent and open the same person
 * on other devices. They need a page that came by https (or from this machine) under a name, not a bare address.
 */
import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { DocStore } from '@starboard/host/storage';
import { notFound, refused } from '../api/problem.ts';
import { Docs } from '../storage/docs.ts';
import type { Identities } from './identities.ts';
import { hashOf, newToken } from './tokens.ts';

interface PasskeyDoc {
  identity: string;
  /** As the device names it. */
  credential: string;
  publicKey: string;
  counter: number;
  label: string;
  createdAt: number;
}
/** Where the page is, as the browser says it. */
export interface PasskeyPlace {
  readonly origin: string;
  readonly host: string;
}

const MOST = 10;
const CHALLENGE_MS = 5 * 60_000;
/** Challenges that wait for an answer. */
const MOST_CHALLENGES = 10_000;
const NAME = 'Starboard';

/** Null: passkeys cannot work at this address. */
export function passkeyPlace(publicUrl: string | null, host: string | undefined): PasskeyPlace | null {
  const url = URL.parse(publicUrl ?? `http://${host ?? ''}`);
  if (url === null || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const local = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || local ? { origin: url.origin, host: url.hostname } : null;
}

export class Passkeys {
  readonly #docs: Docs<PasskeyDoc>;
  readonly #identities: Identities;
  readonly #now: () => number;
  /** Until when; the value says whom it is for. */
  readonly #challenges = new Map<string, { readonly until: number; readonly identity: string | null }>();

  /** A challenge was made, or taken (0). */
  onChallenge: (challenge: string, until: number, identity: string | null) => void = () => {};

  constructor(store: DocStore, identities: Identities, now: () => number) {
    this.#docs = new Docs(store, 'passkey', (d) => ({ identity: d.identity }));
    this.#identities = identities;
    this.#now = now;
  }

  async of(identity: string): Promise<{ id: string; label: string; createdAt: number }[]> {
    return (await this.#docs.find('identity', identity, 100)).map(({ id, doc }) => ({ id, label: doc.label, createdAt: doc.createdAt }));
  }

  async optionsToMake(identity: string, place: PasskeyPlace) {
    const me = await this.#identities.docs.get(identity);
    if (me === null) throw notFound();
    const had = await this.#docs.find('identity', identity, 100);
    if (had.length >= MOST) throw refused('passkeys-full');
    return generateRegistrationOptions({
      rpName: NAME,
      rpID: place.host,
      userName: me.name,
      userDisplayName: me.name,
      userID: Uint8Array.from(Buffer.from(identity)),
      challenge: bytesOf(this.#challenge(identity)),
      attestationType: 'none',
      excludeCredentials: had.map(({ doc }) => ({ id: doc.credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async make(identity: string, place: PasskeyPlace, response: RegistrationResponseJSON, label: string): Promise<void> {
    const { registrationInfo } = await orRefuse(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#take(challenge, identity),
        expectedOrigin: place.origin,
        expectedRPID: place.host,
        requireUserVerification: false,
      }),
    );
    if (registrationInfo === undefined) throw notAccepted();
    const { credential } = registrationInfo;
    await this.#docs.create(hashOf(credential.id).slice(0, 40), {
      identity,
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      label,
      createdAt: this.#now(),
    });
  }

  optionsToEnter(place: PasskeyPlace) {
    return generateAuthenticationOptions({ rpID: place.host, challenge: bytesOf(this.#challenge(null)), userVerification: 'preferred' });
  }

  /** Whose key it is. */
  async enter(place: PasskeyPlace, response: AuthenticationResponseJSON): Promise<string> {
    const id = hashOf(response.id).slice(0, 40);
    const found = await this.#docs.get(id);
    if (found === null || found.credential !== response.id) throw notFound();
    const { verified, authenticationInfo } = await orRefuse(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#take(challenge, null),
        expectedOrigin: place.origin,
        expectedRPID: place.host,
        credential: { id: found.credential, publicKey: Uint8Array.from(Buffer.from(found.publicKey, 'base64url')), counter: found.counter },
        requireUserVerification: false,
      }),
    );
    if (!verified) throw notAccepted();
    await this.#docs.change(id, (d) => ({ doc: { ...d, counter: authenticationInfo.newCounter }, result: null }));
    return found.identity;
  }

  async remove(identity: string, id: string): Promise<void> {
    if ((await this.#docs.get(id))?.identity !== identity) throw notFound();
    await this.#docs.delete(id);
  }

  async forget(identity: string): Promise<void> {
    for (const { id } of await this.#docs.find('identity', identity, 100)) await this.#docs.delete(id);
  }

  #challenge(identity: string | null): string {
    const now = this.#now();
    for (const [challenge, { until }] of this.#challenges)
      if (until < now || this.#challenges.size >= MOST_CHALLENGES) this.#challenges.delete(challenge);
      else break;
    const made = newToken();
    this.learn(made, now + CHALLENGE_MS, identity);
    this.onChallenge(made, now + CHALLENGE_MS, identity);
    return made;
  }

  /** A challenge of this server or of another one. */
  learn(challenge: string, until: number, identity: string | null): void {
    if (until === 0) this.#challenges.delete(challenge);
    else this.#challenges.set(challenge, { until, identity });
  }

  /** Each can be answered once, by whom it was made for. */
  #take(challenge: string, identity: string | null): boolean {
    const found = this.#challenges.get(challenge);
    this.#challenges.delete(challenge);
    this.onChallenge(challenge, 0, null);
    return found !== undefined && found.until >= this.#now() && found.identity === identity;
  }
}

/** The challenge as the device signs it: its text is what we remember. */
const bytesOf = (challenge: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(challenge, 'base64url'));

const notAccepted = () => refused('passkey-refused');

/** The library throws where an answer does not fit. */
async function orRefuse<R>(verify: () => Promise<R>): Promise<R> {
  try {
    return await verify();
  } catch {
    throw notAccepted();
  }
}
