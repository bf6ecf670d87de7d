/** What travels between a page and the workers that host and think for it. */
import type { Heard, Said, Stream, ThinkOrder } from '@starboard/host';

/** A page wants one stream of a match; everything else goes through the port that comes along. */
export interface Attach {
  readonly match: string;
  readonly stream: Stream;
}

/** What a page says through a port. `claim`: this tab wants to play what another tab holds. */
export type PortSaid = Said | { readonly t: 'claim' } | { readonly t: 'bye' };
/** `elsewhere`: another tab plays it. `broken`: these rules cannot go on with what is stored. */
export type PortHeard = Heard | { readonly t: 'up' } | { readonly t: 'elsewhere' } | { readonly t: 'broken' };

export interface ThinkTask {
  readonly n: number;
  readonly game: string;
  readonly order: ThinkOrder;
}
export interface ThinkReply {
  readonly n: number;
  readonly thought: { readonly answer: string[]; readonly iterations: number } | null;
}
