/** The cookie that identifies a browser. */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../operations/config.ts';

/** The longest that browsers keep a cookie. */
const DAYS = 400;

export const isSafe = (config: ServerConfig): boolean => config.publicUrl?.startsWith('https:') ?? false;

/** With this prefix, browsers accept it only over https and for this host only. */
const nameOf = (config: ServerConfig): string => (isSafe(config) ? '__Host-starboard' : 'starboard');

const optionsOf = (config: ServerConfig): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSafe(config),
  maxAge: DAYS * 86_400,
});

export const tokenOf = (request: FastifyRequest, config: ServerConfig): string | undefined => request.cookies[nameOf(config)];

export const setToken = (reply: FastifyReply, config: ServerConfig, token: string): void =>
  void reply.setCookie(nameOf(config), token, optionsOf(config));

/** The session of the host of the server: apart from who somebody is, and gone with the browser's day. */
const hostNameOf = (config: ServerConfig): string => (isSafe(config) ? '__Host-starboard-host' : 'starboard-host');
const hostOptionsOf = (config: ServerConfig): CookieSerializeOptions => ({ ...optionsOf(config), sameSite: 'strict', maxAge: 12 * 3600 });

export const hostTokenOf = (request: FastifyRequest, config: ServerConfig): string | undefined => request.cookies[hostNameOf(config)];
export const setHostToken = (reply: FastifyReply, config: ServerConfig, token: string): void =>
  void reply.setCookie(hostNameOf(config), token, hostOptionsOf(config));
export const clearHostToken = (reply: FastifyReply, config: ServerConfig): void =>
  void reply.clearCookie(hostNameOf(config), { ...hostOptionsOf(config), maxAge: 0 });

export const clearToken = (reply: FastifyReply, config: ServerConfig): void =>
  void reply.clearCookie(nameOf(config), { ...optionsOf(config), maxAge: 0 });
