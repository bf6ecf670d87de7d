/** Builds that lose, leak or hang. The drill shows that it notices each of them. */
import type { HostMessage, Stream } from '@starboard/host';
import type { LogLine, Snapshot } from '@starboard/host/storage';

/** The fault that shows each of them, and what is found then. */
export const BROKEN = {
  'acknowledges first': { fault: 'kill', finds: / is lost| has no beginning/ },
  'frames to all': { fault: 'kill', finds: / another hand than its log| is not what its log gives/ },
  'no ticks': { fault: 'nats cut for all', finds: / stands still / },
  'waits for ever': { fault: 'primary vanishes', finds: / stands still / },
  'keeps its people': { fault: 'postgres away for one', finds: / ran out, / },
  'clocks run on': { fault: 'nats away', finds: / ran out, / },
} as const;
export type Broken = keyof typeof BROKEN;

/**
 * The statement of an append, slowed down so that takeovers fall into it. `beside`: the epoch is read in a row beside the one that it
 * changes, as somebody else could have written it.
 */
export function slowedAppend(text: string, beside: boolean): string {
  const slow = text.replace('select * from unnest(', 'select w.* from (select pg_sleep(0.004)) as slow, unnest(');
  return beside ? slow.replace('m.epoch = w.epoch', '(select e.epoch from match e where e.id = w.id) = w.epoch') : slow;
}

export async function breakIt(how: string | undefined): Promise<void> {
  if (how === ('acknowledges first' satisfies Broken)) {
    const { PostgresStorage } = await import('../../storage/postgres.ts');
    const { append } = PostgresStorage.prototype;
    PostgresStorage.prototype.append = function (match: string, lines: readonly LogLine[], snapshot?: Snapshot, epoch?: number) {
      setTimeout(() => void append.call(this, match, lines, snapshot, epoch).catch(() => undefined), 2000);
      return Promise.resolve();
    };
  }
  if (how === ('no ticks' satisfies Broken)) {
    const { Bus } = await import('../../cluster/bus.ts');
    const { tell } = Bus.prototype;
    Bus.prototype.tell = function (node: number, message: object, texts?: string) {
      const { k } = message as { k: string };
      if (k !== 'tick' && k !== 'beat' && k !== 'lost') tell.call(this, node, message, texts);
    };
    Bus.prototype.watch = async () => {};
    const { Edge } = await import('../../cluster/edge.ts');
    Edge.prototype.nobody = () => {};
    Edge.prototype.isSilent = () => false;
  }
  if (how === ('waits for ever' satisfies Broken)) {
    const { Connections } = await import('../../storage/postgres-connections.ts');
    Connections.prototype.renew = () => {};
  }
  if (how === ('keeps its people' satisfies Broken)) {
    const { Edge } = await import('../../cluster/edge.ts');
    Edge.prototype.dismiss = async () => {};
  }
  if (how === ('clocks run on' satisfies Broken)) {
    const { Standstill } = await import('../../cluster/standstill.ts');
    Standstill.prototype.lost = () => {};
    const { Links } = await import('../../cluster/links.ts');
    Links.prototype.sureUntil = () => Number.POSITIVE_INFINITY;
  }
  if (how === ('frames to all' satisfies Broken)) {
    const { LiveMatch } = await import('../../matches/live-match.ts');
    const { send } = LiveMatch.prototype;
    LiveMatch.prototype.send = function (stream: Stream, message: HostMessage, only?: string, text?: string) {
      const streams: Stream[] = message.t === 'frame' ? [...this.doc.chairs.keys()].map((seat) => seat as Stream) : [stream];
      for (const to of streams) send.call(this, to, message, only, text);
    };
  }
}
