/** Talk at the table, before its match and in it: free text, and phrases that everybody reads in their own language. */
import './chat.css';
import type { Seat } from '@starboard/kernel';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine, MatchClient, Wish } from '../match/store.ts';
import { useStore } from '../state/store.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon, IconButton } from '../ui/icon.tsx';
import { type PageWords, useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';

type Phrase = keyof PageWords['chat']['phrase'];
export type Speech = Extract<Wish, { t: 'chat' | 'phrase' }>;

/** Where people talk. */
export interface ChatRoom {
  readonly lines: readonly ChatLine[];
  /** One's own chair. */
  readonly seat: Seat | null;
  say(speech: Speech): void;
  /** Chairs that one does not want to hear; missing: nobody can be muted here. */
  readonly mutes?: { readonly of: readonly Seat[]; name(seat: Seat): string; mute(seat: Seat, on: boolean): void };
  /** What to know before one speaks. */
  readonly hint?: string | undefined;
}

export function ChatPanel({ at, store }: { readonly at: TableGame; readonly store: MatchClient }) {
  const w = useWords();
  const lines = useStore(store, (s) => s.chat);
  const muted = useStore(store, (s) => s.muted);
  const seat = useStore(store, (s) => s.seen?.seat ?? null);
  const watching = useStore(store, (s) => s.seen !== null && s.seen.seat === null && s.seen.table.closed === null);
  const { wish, mute } = store.getState();
  return (
    <Talk
      room={{
        lines,
        seat,
        say: wish,
        mutes: { of: muted, name: (m) => at.names[m] ?? w.common.somebody, mute },
        hint: watching ? w.chat.gallery : undefined,
      }}
    />
  );
}

/** As the server has it (host/wire.ts). */
const MOST_CHARACTERS = 500;
/** How many are left is said when it matters. */
const WARN_FROM = 60;

export function Talk({ room }: { readonly room: ChatRoom }) {
  const w = useWords();
  const { seat, mutes } = room;
  const [text, setText] = useState('');
  const left = MOST_CHARACTERS - text.length;
  const leftId = useId();
  const [phrases, setPhrases] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const heard = room.lines.filter((c) => c.seat === null || !mutes?.of.includes(c.seat));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [heard.length]);
  return (
    <section className="chat" aria-label={w.chat.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ul ref={list} aria-live="polite" tabIndex={0}>
        {heard.length === 0 && <li className="help">{w.chat.none}</li>}
        {heard.map((c) => (
          <li key={c.id}>
            {c.seat !== null && <Badge seat={c.seat} small />}
            <span>
              <b>{c.name}</b>
              {c.gallery && <small className="help"> {w.chat.watching}</small>} {saidIn(w, c)}
            </span>
            {mutes !== undefined && c.seat !== null && c.seat !== seat && (
              <IconButton name="no" label={w.chat.mute(c.name)} onClick={() => mutes.mute(c.seat as Seat, true)} />
            )}
          </li>
        ))}
      </ul>
      {mutes !== undefined && mutes.of.length > 0 && (
        <p className="acts">
          {mutes.of.map((m) => (
            <button key={m} type="button" className="chip" onClick={() => mutes.mute(m, false)}>
              {w.chat.unmute(mutes.name(m))}
            </button>
          ))}
        </p>
      )}
      {room.hint !== undefined && <p className="help">{room.hint}</p>}
      {phrases && <PhraseList say={room.say} onSaid={() => setPhrases(false)} />}
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (text.trim() === '') return;
          room.say({ t: 'chat', text: text.trim() });
          setText('');
        }}
      >
        <IconButton name="hand" label={w.chat.phrases} aria-expanded={phrases} onClick={() => setPhrases(!phrases)} />
        <input
          className="field"
          value={text}
          maxLength={MOST_CHARACTERS}
          aria-describedby={left <= WARN_FROM ? leftId : undefined}
          aria-label={w.chat.say}
          placeholder={w.chat.say}
          onInput={(e) => setText(e.currentTarget.value)}
        />
        <button type="submit" className="ico" aria-label={w.chat.send} title={w.chat.send}>
          <Icon name="send" />
        </button>
      </form>
      {left <= WARN_FROM && (
        <p className="help" id={leftId} role="status">
          {w.said.chatLeft(left)}
        </p>
      )}
    </section>
  );
}

const saidIn = (w: PageWords, c: ChatLine): string =>
  c.phrase === undefined ? (c.text ?? '') : Object.hasOwn(w.chat.phrase, c.phrase) ? w.chat.phrase[c.phrase as Phrase] : w.chat.unknown;

export const Phrases = ({ store }: { readonly store: MatchClient }) => <PhraseList say={store.getState().wish} />;

function PhraseList({ say, onSaid }: { readonly say: (speech: Speech) => void; readonly onSaid?: () => void }) {
  const w = useWords();
  return (
    <ul className="phrases" aria-label={w.chat.phrases}>
      {Object.entries(w.chat.phrase).map(([phrase, text]) => (
        <li key={phrase}>
          <button
            type="button"
            className="chip"
            onClick={() => {
              say({ t: 'phrase', phrase });
              onSaid?.();
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
