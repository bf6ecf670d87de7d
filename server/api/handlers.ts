/** What each path does: a file for each table of paths, put together here. */
import type { DeviceLinks } from '../identity/device-links.ts';
import { type AccountServices, accountHandlers } from './account-handlers.ts';
import { challengeHandlers } from './challenge-handlers.ts';
import { type DeviceServices, deviceChange } from './device-change.ts';
import { deviceHandlers } from './device-handlers.ts';
import { type GuestServices, guestHandlers } from './guest-handlers.ts';
import { type HostServices, hostHandlers } from './host-handlers.ts';
import { type LoungeServices, loungeHandlers } from './lounge-handlers.ts';
import { noticeHandlers } from './notice-handlers.ts';
import { type PeopleServices, peopleHandlers } from './people-handlers.ts';
import { type RecordServices, recordHandlers } from './record-handlers.ts';
import type { Handlers } from './routing.ts';
import { type SeatServices, seatHandlers } from './seat-handlers.ts';
import { type TableServices, tableHandlers } from './table-handlers.ts';
import { tournamentHandlers } from './tournament-handlers.ts';
import { type WorkServices, workHandlers } from './work-handlers.ts';

export interface Services
  extends DeviceServices,
    GuestServices,
    TableServices,
    SeatServices,
    RecordServices,
    AccountServices,
    LoungeServices,
    PeopleServices,
    HostServices,
    WorkServices {
  readonly links: DeviceLinks;
}

export function makeHandlers(services: Services): Handlers {
  const { notices, resolve } = services;
  const { identities } = services.tables;
  const change = deviceChange(services);
  return {
    ...guestHandlers(services, change),
    ...deviceHandlers(services, change),
    ...tableHandlers(services),
    ...seatHandlers(services),
    ...recordHandlers(services),
    ...accountHandlers(services, change),
    ...loungeHandlers(services),
    ...noticeHandlers(notices, identities, resolve),
    ...peopleHandlers(services),
    ...hostHandlers(services),
    ...workHandlers(services),
    ...tournamentHandlers(services.tournaments),
    ...challengeHandlers(services.challenges),
  };
}
