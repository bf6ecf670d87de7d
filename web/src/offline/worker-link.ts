/** The way to a match of this device: a port to the worker that hosts it. */
import type { HintGround, HostMessage, Stream } from '@starboard/host';
import type { Seat } from '@starboard/kernel';
import type { Connect } from '../match/link.ts';
import url from '../worker/host.ts?shared-worker';
import type { Attach, AttachCoach, AttachHint, CoachHeard, CoachSaid, PortClientMessage, PortHostMessage } from '../worker/protocol.ts';

/** A stream of this tab, as the worker's life and death concern it. */
interface Way {
  attach(to: Worker): void;
  failed(): void;
}

let worker: Worker | null = null;
const ways = new Set<Way>();

/** A worker says that it is there. One that breaks before it did could not be loaded: nobody would ever answer. */
function start(): Worker {
  const started = new Worker(url, { type: 'module' });
  let ready = false;
  started.onmessage = () => {
    ready = true;
  };
  started.onerror = () => {
    if (ready || worker !== started) return;
    stop();
    for (const way of ways) way.failed();
  };
  return started;
}

function stop(): void {
  worker?.terminate();
  worker = null;
}

/** Everything anew: what a worker could not load once, it does not try again by itself. */
function restart(): void {
  stop();
  worker = start();
  for (const way of ways) way.attach(worker);
}

export const localLink =
  (match: string, stream: Stream): Connect =>
  (ears) => {
    let port: MessagePort | null = null;
    const leave = (): void => {
      if (port !== null) port.onmessage = null;
      port?.close();
    };
    const way: Way = {
      attach(to) {
        leave();
        const { port1, port2 } = new MessageChannel();
        port = port1;
        port1.onmessage = ({ data }: MessageEvent<PortHostMessage>) => {
          if (data.t === 'up') ears.up();
          else if (data.t === 'elsewhere') ears.elsewhere?.();
          else if (data.t === 'broken') ears.broken?.();
          else if (data.t === 'failed') ears.failed?.();
          else ears.heard(data satisfies HostMessage);
        };
        to.postMessage({ match, stream } satisfies Attach, [port2]);
      },
      failed: () => ears.failed?.(),
    };
    ways.add(way);
    worker ??= start();
    way.attach(worker);
    const post = (said: PortClientMessage): void => port?.postMessage(said);
    return {
      say: post,
      claim: () => post({ t: 'claim' }),
      hurry() {
        ears.down();
        restart();
      },
      close() {
        ways.delete(way);
        post({ t: 'bye' });
        if (port !== null) port.onmessage = null;
      },
    };
  };

/** The way to the coach of a match of this device. */
export function coachLink(match: string, heard: (heard: CoachHeard) => void): { say(said: CoachSaid): void; close(): void } {
  let port: MessagePort | null = null;
  const way: Way = {
    attach(to) {
      port?.close();
      const { port1, port2 } = new MessageChannel();
      port = port1;
      port1.onmessage = ({ data }: MessageEvent<CoachHeard>) => heard(data);
      to.postMessage({ match, coach: true } satisfies AttachCoach, [port2]);
    },
    failed: () => {},
  };
  ways.add(way);
  worker ??= start();
  way.attach(worker);
  const say = (said: CoachSaid): void => port?.postMessage(said);
  return {
    say,
    close() {
      ways.delete(way);
      say({ t: 'bye' });
      if (port !== null) port.onmessage = null;
    },
  };
}

/** What a hint for this seat is made from; null: nothing is to be decided, or somebody else sits there too. */
export const hintGround = (match: string, seat: Seat): Promise<HintGround | null> =>
  new Promise((resolve) => {
    if (worker === null) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<HintGround | null>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ match, hint: seat } satisfies AttachHint, [port2]);
  });
