/** The way to a match of the server. */
import type { HostMessage } from '@starboard/host';
import type { Connect } from '../match/link.ts';
import { type OpenSocket, Socket, socketUrl } from './socket.ts';

const KINDS: ReadonlySet<unknown> = new Set<HostMessage['t']>(['whole', 'frame', 'ack', 'refused', 'chat', 'paused', 'error']);
/** A message of a newer server may be of a kind we do not know; it is not for us. */
const isHeard = (v: unknown): v is HostMessage => typeof v === 'object' && v !== null && 't' in v && KINDS.has(v.t);

export const onlineLink =
  (open?: OpenSocket, url: string = socketUrl('/ws')): Connect =>
  (ears) => {
    const socket = new Socket(url, { up: ears.up, down: ears.down, message: (v) => isHeard(v) && ears.heard(v) }, open);
    // What carries an id is acknowledged or refused, and an opening is answered by the match.
    return { say: (said) => socket.say(said, 'id' in said || said.t === 'open'), close: () => socket.close(), hurry: socket.hurry };
  };
