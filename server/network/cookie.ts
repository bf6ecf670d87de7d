/** The cookie that makes a browser somebody's. */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../operations/config.ts';

/** Browsers keep no cookie longer. */
const DAYS = 400;

export const isSafe = (config: Config): boolean => config.publicUrl?.startsWith('https:') ?? false;

/** With the prefix a browser takes it only over https, for this host alone. */
const nameOf = (config: Config): string => (isSafe(config) ? '__Host-starboard' : 'starboard');

const optionsOf = (config: Config): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSafe(config),
  maxAge: DAYS * 86_400,
});

export const tokenOf = (request: FastifyRequest, config: Config): string | undefined => request.cookies[nameOf(config)];

export const setToken = (reply: FastifyReply, config: Config, token: string): void => void reply.setCookie(nameOf(config), token, optionsOf(config));

export const clearToken = (reply: FastifyReply, config: Config): void => void reply.clearCookie(nameOf(config), { ...optionsOf(config), maxAge: 0 });
