/** Paths about who one is: passkeys, words on paper, and a link by e-mail. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { me, owner } from './identity-shapes.ts';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import { id, nothing, time, token } from './shapes.ts';

const passkeys = z.array(z.object({ id, label: z.string(), createdAt: time }));

/** Twelve bytes; pages show them as words. */
const paperSecret = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/));

export const accountRoutes = {
  'GET /api/me/passkeys': guest({
    about: 'Your passkeys; possible: whether they work at this address at all.',
    reply: z.object({ possible: z.boolean(), passkeys }),
  }),
  'POST /api/me/passkeys/options': guest({
    about: 'What your device needs to make a passkey.',
    body: nothing,
    reply: z.custom<PublicKeyCredentialCreationOptionsJSON>(),
  }),
  'POST /api/me/passkeys': guest({
    about: 'Keeps the passkey that your device made.',
    body: z.strictObject({ response: z.custom<RegistrationResponseJSON>() }),
    reply: passkeys,
  }),
  'DELETE /api/me/passkeys/:passkey': guest({ about: 'Forgets a passkey.', reply: passkeys }),
  'GET /api/me/paper': guest({
    about: 'Since when you have a way back in on paper; null: you have none.',
    reply: z.object({ since: z.nullable(time) }),
  }),
  'POST /api/me/paper': guest({
    about: 'Makes a way back in for a sheet of paper. It is shown once, works until it is replaced, and ends the previous one.',
    body: nothing,
    reply: z.object({ secret: paperSecret }),
  }),
  'DELETE /api/me/paper': guest({ about: 'Ends the way back in on paper.', reply: done }),
  'GET /api/enter': anybody({
    about: 'The ways in which somebody who has been here can come back.',
    reply: z.object({ passkey: z.boolean(), email: z.boolean() }),
  }),
  'POST /api/enter/passkey/options': anybody({
    about: 'What a device needs to sign in with a passkey.',
    body: nothing,
    reply: z.custom<PublicKeyCredentialRequestOptionsJSON>(),
  }),
  'POST /api/enter/passkey': anybody({
    about: 'Becomes the person of this passkey. A guest without tables is given up; a guest with tables is refused.',
    body: z.strictObject({ response: z.custom<AuthenticationResponseJSON>() }),
    reply: me,
  }),
  'POST /api/enter/email': anybody({
    about: 'Sends a link to this address, if it is somebody’s. The reply is the same either way.',
    body: z.strictObject({ address: z.string().check(z.maxLength(254)) }),
    reply: done,
  }),
  'POST /api/enter/paper/look': anybody({ about: 'Whose sheet of paper this is.', body: z.strictObject({ secret: paperSecret }), reply: owner }),
  'POST /api/enter/paper': anybody({
    about: 'Becomes the person of this sheet of paper. A guest without tables is given up; a guest with tables is refused.',
    body: z.strictObject({ secret: paperSecret }),
    reply: me,
  }),
  'POST /api/enter/link': anybody({ about: 'Becomes the person that e-mail was sent to, once.', body: z.strictObject({ token }), reply: me }),
} satisfies Readonly<Record<string, ApiRoute>>;
