/** What the paths about devices do (./device-routes.ts). */
import type { DeviceLinks } from '../identity/device-links.ts';
import { setToken } from '../network/cookie.ts';
import type { DeviceChange, DeviceServices } from './device-change.ts';
import type { deviceRoutes } from './device-routes.ts';
import type { Handlers } from './routing.ts';

interface LinkServices extends Pick<DeviceServices, 'tables' | 'notices' | 'dropDevice'> {
  readonly links: DeviceLinks;
}

const DONE = { ok: true } as const;

export function deviceHandlers(services: LinkServices, change: DeviceChange): Pick<Handlers, keyof typeof deviceRoutes> {
  const { tables, links, notices } = services;
  const { identities } = tables;
  const { config } = tables.context;
  return {
    'GET /api/me/devices': ({ caller }) => identities.devices(caller),
    'DELETE /api/me/devices/:device': async ({ caller, param }) => {
      await identities.revoke(caller.identity, param('device'));
      await links.forget(caller.identity, param('device'));
      await notices.settings.removePush(caller.identity, param('device'));
      services.dropDevice(param('device'));
      return DONE;
    },
    'POST /api/me/link': async ({ caller }) => {
      const { token, until } = await links.make(caller);
      return { token, until, url: `${config.publicUrl ?? ''}/link#${token}` };
    },
    'GET /api/me/link': ({ caller }) => links.waiting(caller),
    'POST /api/me/link/answer': async ({ caller, body }) => {
      await links.answer(caller, body.code, body.yes);
      return DONE;
    },
    'POST /api/link/look': async ({ caller, body }) => {
      const { identity, until } = await links.look(body.token);
      return { ...(await change.ownerOf(identity, caller)), until };
    },
    'POST /api/link/ask': async (call) => {
      await change.checkFree(call.caller, (await links.look(call.body.token)).identity);
      return links.ask(call.body.token, change.label(call));
    },
    'POST /api/link/redeem': async (call) => {
      const { caller, body } = call;
      await change.checkFree(caller, (await links.look(body.token)).identity);
      const redeemed = await links.redeem(body.token, body.claim, change.label(call));
      if (redeemed === null) return { me: null };
      if (caller !== null) await change.giveUp(caller);
      setToken(call.reply, config, redeemed.token);
      return { me: await change.meOf(redeemed.identity) };
    },
  };
}
