/** The way between a screen and the host of its match: a socket to a server, or a port to a worker. */
import type { ClientMessage, HostMessage } from '@starboard/host';

export interface MatchLink {
  /** Sends it if there is a way right now; nothing is kept here. */
  say(said: ClientMessage): void;
  close(): void;
  /** Try now, not when the next attempt is due. */
  hurry?(): void;
  /** Takes the match over from another tab. */
  claim?(): void;
}

export interface LinkListener {
  /** There is a way (again): open the stream and say again what was not acknowledged. */
  up(): void;
  down(): void;
  heard(message: HostMessage): void;
  /** Another tab plays this match. */
  elsewhere?(): void;
  /** These rules cannot go on with what is stored. */
  broken?(): void;
  /** The host could not be started; `hurry` tries again. */
  failed?(): void;
}

export type Connect = (ears: LinkListener) => MatchLink;
