/** The way to a match of this device: a port to the worker that hosts it. */
import type { Heard, Stream } from '@starboard/host';
import type { Connect } from '../match/link.ts';
import url from '../worker/host.ts?shared-worker';
import type { Attach, PortHeard, PortSaid } from '../worker/protocol.ts';

let worker: Worker | null = null;

export const localLink =
  (match: string, stream: Stream): Connect =>
  (ears) => {
    worker ??= new Worker(url, { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<PortHeard>) => {
      if (data.t === 'up') ears.up();
      else if (data.t === 'elsewhere') ears.elsewhere?.();
      else if (data.t === 'broken') ears.broken?.();
      else ears.heard(data satisfies Heard);
    };
    worker.postMessage({ match, stream } satisfies Attach, [port2]);
    const post = (said: PortSaid): void => port1.postMessage(said);
    return {
      say: post,
      claim: () => post({ t: 'claim' }),
      close() {
        post({ t: 'bye' });
        port1.onmessage = null;
      },
    };
  };
