/** A push service as makers of browsers run one, and a browser that subscribed there: it checks signatures and decrypts (RFC 8291, 8292). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { Post } from '../notices/webhook.ts';

const b64 = (text: string): Buffer => Buffer.from(text, 'base64url');

/** One browser with its keys. */
export class Subscriber {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;
  readonly heard: { readonly title: string; readonly body: string; readonly path: string; readonly tag: string }[] = [];
  /** What the service answers for it. */
  status = 201;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  get subscription() {
    return { endpoint: this.endpoint, keys: { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') } };
  }

  /** RFC 8188 with the keys of RFC 8291: one record. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const sender = body.subarray(21, 21 + length);
    const own = this.#ecdh.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const ikm = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(sender), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

export class PushService {
  readonly subscribers = new Map<string, Subscriber>();
  /** Everything that went over the wire, as a stranger sees it. */
  readonly wire: string[] = [];

  subscribe(path: string): Subscriber {
    const made = new Subscriber(`https://push.example.org/${path}`);
    this.subscribers.set(made.endpoint, made);
    return made;
  }

  readonly post: Post = async (url, _address, body, headers = {}) => {
    const subscriber = this.subscribers.get(url.href);
    if (subscriber === undefined) return 404;
    const data = Buffer.from(body);
    this.wire.push(data.toString('latin1'));
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    if (lower['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(lower.ttl ?? '')) return 400;
    if (!isSigned(lower.authorization ?? '', url.origin)) return 403;
    if (subscriber.status < 300) subscriber.heard.push(JSON.parse(subscriber.decrypt(data)));
    return subscriber.status;
  };
}

/** RFC 8292: `vapid t=JWT, k=KEY`, for this service and not for ever. */
function isSigned(authorization: string, audience: string): boolean {
  const [, jwt = '', k = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = jwt.split('.');
  if (signature === undefined) return false;
  const point = b64(k);
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    format: 'jwk',
  });
  const said = JSON.parse(b64(claims).toString('utf8')) as { aud: string; exp: number; sub: string };
  const now = Date.now() / 1000;
  return (
    verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, b64(signature)) &&
    said.aud === audience &&
    said.exp > now &&
    said.exp <= now + 24 * 3600 &&
    /^(mailto|https):/.test(said.sub)
  );
}
