/** A device that becomes somebody else's: what a device link, a passkey, words on paper and a link by e-mail have in common. */
import { type Caller, labelOf } from '../identity/identities.ts';
import { hasTables } from '../identity/personal-data.ts';
import type { Notices } from '../notices/notices.ts';
import type { Tables } from '../tables/tables.ts';
import type { Me, Owner } from './identity-shapes.ts';
import { ApiError, notFound, refused } from './problem.ts';
import type { Call } from './routing.ts';

export interface DeviceServices {
  readonly tables: Tables;
  readonly notices: Notices;
  readonly forget: (identity: string) => Promise<void>;
  /** Ends the open sockets of a device. */
  dropDevice(device: string): void;
}

export interface DeviceChange {
  /** What the list of devices calls the device of a request. */
  label(call: Pick<Call<'POST /api/guest'>, 'request'>): string;
  meOf(identity: string): Promise<Me>;
  /** Whom a device would become, for it to look at first. */
  ownerOf(identity: string, caller: Caller | null): Promise<Owner>;
  /** A change of person never takes anybody's tables along. */
  checkFree(caller: Caller | null, becomes: string): Promise<void>;
  /** A device leaves the guest that it was; without devices and tables nothing is left to keep. */
  giveUp(caller: Caller): Promise<void>;
}

export function deviceChange({ tables, notices, forget, dropDevice }: DeviceServices): DeviceChange {
  const { identities } = tables;
  return {
    label: (call) => labelOf(call.request.headers['user-agent']),
    meOf: async (identity) => {
      const me = await identities.me(identity);
      if (me === null) throw notFound();
      return me;
    },
    ownerOf: async (identity, caller) => {
      const doc = await identities.docs.get(identity);
      if (doc === null) throw notFound();
      const count = async (which: 'active' | 'past') => (await tables.mine(identity, which, 100)).length;
      return {
        identity,
        name: doc.name,
        createdAt: doc.createdAt,
        active: await count('active'),
        past: await count('past'),
        yours: caller?.identity === identity,
        hasTables: caller !== null && (await hasTables(tables, caller.identity)),
      };
    },
    checkFree: async (caller, becomes) => {
      if (caller?.identity === becomes) throw refused('yours-already');
      if (caller !== null && (await hasTables(tables, caller.identity)))
        throw new ApiError('has-tables', 'This device has tables of its own. Make the link here, and open it on the other device.');
    },
    giveUp: async (caller) => {
      if (await hasTables(tables, caller.identity)) return;
      await identities.revoke(caller.identity, caller.device);
      dropDevice(caller.device);
      await notices.settings.removePush(caller.identity, caller.device);
      if ((await identities.devices(caller)).length === 0) await forget(caller.identity);
    },
  };
}
