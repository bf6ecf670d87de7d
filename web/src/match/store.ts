/**
 * A match as a screen sees it, one store per stream. It looks the same whether a server or a worker hosts it.
 * What was said is kept and said again until it is acknowledged or refused: an answer is never lost and never done twice.
 */
import type { ClientMessage, HostMessage } from '@starboard/host';
import { fromWhole, type MatchSeen, withFrame } from '@starboard/host/match-view';
import type { Seat } from '@starboard/kernel';
import { createStore, type Store } from '../state/store.ts';
import { freshId } from './ids.ts';
import type { Connect } from './link.ts';

/** What carries an id, without it. */
type WithId = Extract<ClientMessage, { id: string }>;
export type Wish = WithId extends infer W ? (W extends WithId ? Omit<W, 'id'> : never) : never;

export type ChatLine = Extract<HostMessage, { t: 'chat' }>;
export type AnswerRefused = Extract<HostMessage, { t: 'refused' }>['refusal'];

export interface MatchState {
  readonly link: 'connecting' | 'live' | 'lost' | 'gone' | 'elsewhere' | 'broken' | 'failed';
  readonly seen: MatchSeen | null;
  /** Not yet acknowledged, oldest first. */
  readonly pending: readonly WithId[];
  readonly refused: AnswerRefused | null;
  /** The host does not go on with this match for now: its host has no room, or people cannot be heard. */
  readonly paused: 'room' | 'cut' | null;
  readonly chat: readonly ChatLine[];
  readonly muted: readonly Seat[];
  /** Says something until it is done. */
  wish(wish: Wish): void;
  mute(seat: Seat, on: boolean): void;
  hurry(): void;
  claim(): void;
  close(): void;
}
export type MatchClient = Store<MatchState>;

const MOST_CHAT = 200;
/** A host that lost its match is asked for it again after this time. */
const AGAIN_MS = 500;

export function openMatch(match: string, connect: Connect, now: () => number = Date.now): MatchClient {
  return createStore<MatchState>((set, get) => {
    const link = connect({
      up() {
        // A gap may have opened while nobody listened: the host goes on from `have`, or sends the whole.
        open(get().seen);
        for (const said of get().pending) link.say(said);
        for (const seat of get().muted) link.say({ t: 'mute', seat, on: true });
        // A host in this browser that has nothing new to say says nothing: with a way and a picture we are there.
        if (get().seen !== null) set({ link: 'live' });
      },
      down: () => set({ link: get().seen === null ? 'connecting' : 'lost' }),
      elsewhere: () => set({ link: 'elsewhere' }),
      broken: () => set({ link: 'broken' }),
      failed: () => set({ link: 'failed' }),
      heard,
    });

    function again(): void {
      set({ link: get().seen === null ? 'connecting' : 'lost' });
      setTimeout(() => open(null), AGAIN_MS);
    }

    /** A match that is paused says so after every opening. */
    function open(seen: MatchSeen | null): void {
      set({ paused: null });
      link.say({ t: 'open', match, ...(seen === null ? { have: null } : { have: seen.n, seat: seen.seat }) });
    }

    function heard(m: HostMessage): void {
      const { seen, pending } = get();
      switch (m.t) {
        case 'whole':
          // In another seat, answers of the old one must not be sent again.
          if (seen !== null && seen.seat !== m.seat) set({ pending: pending.filter((p) => p.t === 'chat' || p.t === 'phrase'), refused: null });
          set({ seen: fromWhole(m, seen, now()), link: 'live' });
          return;
        case 'frame': {
          // Frames before the first whole belong to a stream that is being opened anew.
          if (seen === null) return;
          const next = withFrame(seen, m, now());
          if (next === null) open(null);
          else set({ seen: next, link: 'live' });
          return;
        }
        case 'ack':
          set({ pending: pending.filter((p) => p.id !== m.id) });
          return;
        case 'refused':
          // A wish that is no longer ours is another tab's affair.
          if (pending.some((p) => p.id === m.id)) set({ pending: pending.filter((p) => p.id !== m.id), refused: m.refusal });
          return;
        case 'chat':
          if (get().chat.some((c) => c.id === m.id)) return;
          set({ chat: [...get().chat, m].slice(-MOST_CHAT), pending: pending.filter((p) => p.id !== m.id) });
          return;
        case 'paused':
          set({ paused: m.why === 'over' ? null : (m.why ?? 'room') });
          return;
        case 'error':
          // The host put the match aside, or lost it: it is loaded again when somebody asks.
          if (m.why === 'gone') again();
          if (m.why === 'unknown') set({ link: 'gone' });
          if (m.why === 'broken') set({ link: 'broken' });
      }
    }

    return {
      link: 'connecting',
      seen: null,
      pending: [],
      refused: null,
      paused: null,
      chat: [],
      muted: [],
      wish(wish) {
        const said = { ...wish, id: freshId() } as WithId;
        set({ pending: [...get().pending, said], refused: null });
        link.say(said);
      },
      mute(seat, on) {
        set({ muted: on ? [...get().muted.filter((s) => s !== seat), seat] : get().muted.filter((s) => s !== seat) });
        link.say({ t: 'mute', seat, on });
      },
      hurry: () => link.hurry?.(),
      claim: () => link.claim?.(),
      close: () => link.close(),
    };
  });
}

/** The answer on its way to the present question, if there is one. */
export const sentAnswer = (s: MatchState): Extract<ClientMessage, { t: 'answer' }> | null =>
  s.pending.find((p): p is Extract<WithId, { t: 'answer' }> => p.t === 'answer' && p.question === s.seen?.own?.question) ?? null;
