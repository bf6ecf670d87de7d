/** Schemas of people: who one is, one's devices, one's portrait. */
import { LANGUAGES } from '@starboard/kernel';
import * as z from 'zod/mini';
import { id, time } from './shapes.ts';

/** Letters of a person's name. */
export const NAME_MOST = 24;

export const webhook = z.strictObject({ url: z.string().check(z.maxLength(500)), kind: z.enum(['discord', 'json']) });

/**
 * A portrait that a person makes from our own parts, as ten small numbers in one word: head, skin, eyes, mouth, hair or hat, its
 * colour, extra, suit, its colour, ground. How many there are of each; what they look like only a page knows (web/src/face).
 */
export const FACE_PARTS = [5, 10, 7, 8, 11, 8, 7, 4, 8, 8] as const;

export const FACE_DIGITS = 36;
export const FACE = new RegExp(`^${FACE_PARTS.map((n) => `[${Array.from({ length: n }, (_, i) => i.toString(FACE_DIGITS)).join('')}]`).join('')}$`);
export const face = z.string().check(z.regex(FACE));

/** Who sees somebody's results. */
export const shows = z.enum(['all', 'friends', 'nobody']);

export const me = z.object({
  /** Public: it is part of the terms of every match of this person. */
  identity: id,
  name: z.string(),
  language: z.nullable(z.enum(LANGUAGES)),
  webhook: z.nullable(webhook),
  face,
  /** The languages this person speaks, for others to see. */
  speaks: z.array(z.enum(LANGUAGES)),
  shows,
  /** Whether friends see that this person is here. */
  present: z.boolean(),
});

export const device = z.object({ id, label: z.string(), createdAt: time, seenAt: time, current: z.boolean() });

/** Six digits, shown on two devices. */
export const deviceCode = z.string().check(z.regex(/^\d{6}$/));

/** Somebody whom a device can become: enough for its owner to recognise it. */
export const owner = z.object({
  identity: id,
  name: z.string(),
  createdAt: time,
  /** Tables, at most 100 of each. */
  active: z.int(),
  past: z.int(),
  /** You are that person already. */
  yours: z.boolean(),
  /** You have tables of your own: it will be refused. */
  hasTables: z.boolean(),
});

export const linkOwner = z.extend(owner, { until: time });

/** What the host of the server says on every page, until then. */
export const announcement = z.object({ en: z.string(), de: z.string(), until: time });

export const here = z.object({
  me: z.nullable(me),
  /** False over plain http to another machine: the page says what is off (notifications, installing, a safe cookie). */
  secure: z.boolean(),
  publicUrl: z.string(),
  announcement: z.nullable(announcement),
  /** False: who somebody is stays on one device; no profiles, friends, ratings or leagues. */
  accounts: z.boolean(),
  /** Requests for your friendship that wait. */
  asks: z.int(),
  version: z.string(),
});

export type Announcement = z.infer<typeof announcement>;
export type Me = z.infer<typeof me>;
export type Shows = z.infer<typeof shows>;
export type Device = z.infer<typeof device>;
export type Owner = z.infer<typeof owner>;
export type Webhook = z.infer<typeof webhook>;
