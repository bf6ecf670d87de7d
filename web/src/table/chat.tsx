/** Talk at the table: free text, and phrases that everybody reads in their own language. */
import type { Seat } from '@starboard/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ChatLine, MatchStore } from '../match/store.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon, IconButton } from '../ui/icon.tsx';
import { useWords, type Words } from '../words/index.ts';
import type { TableGame } from './game.ts';

type Phrase = keyof Words['chat']['phrase'];

export function Chat({ at, store }: { readonly at: TableGame; readonly store: MatchStore }) {
  const w = useWords();
  const chat = useStore(store, (s) => s.chat);
  const muted = useStore(store, (s) => s.muted);
  const seat = useStore(store, (s) => s.seen?.seat ?? null);
  const [text, setText] = useState('');
  const [phrases, setPhrases] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const heard = chat.filter((c) => c.seat === null || !muted.includes(c.seat));
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
              <b>{c.name}</b> {saidIn(w, c)}
            </span>
            {c.seat !== null && c.seat !== seat && (
              <IconButton name="no" label={w.chat.mute(c.name)} onClick={() => store.getState().mute(c.seat as Seat, true)} />
            )}
          </li>
        ))}
      </ul>
      {muted.length > 0 && (
        <p className="acts">
          {muted.map((m) => (
            <button key={m} type="button" className="chip" onClick={() => store.getState().mute(m, false)}>
              {w.chat.unmute(at.names[m] ?? w.common.somebody)}
            </button>
          ))}
        </p>
      )}
      {phrases && <Phrases store={store} onSaid={() => setPhrases(false)} />}
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (text.trim() === '') return;
          store.getState().wish({ t: 'chat', text: text.trim() });
          setText('');
        }}
      >
        <IconButton name="hand" label={w.chat.phrases} aria-expanded={phrases} onClick={() => setPhrases(!phrases)} />
        <input
          className="field"
          value={text}
          maxLength={500}
          aria-label={w.chat.say}
          placeholder={w.chat.say}
          onChange={(e) => setText(e.target.value)}
        />
        <button type="submit" className="ico" aria-label={w.chat.send} title={w.chat.send}>
          <Icon name="send" />
        </button>
      </form>
    </section>
  );
}

const saidIn = (w: Words, c: ChatLine): string =>
  c.phrase === undefined ? (c.text ?? '') : Object.hasOwn(w.chat.phrase, c.phrase) ? w.chat.phrase[c.phrase as Phrase] : w.chat.unknown;

export function Phrases({ store, onSaid }: { readonly store: MatchStore; readonly onSaid?: () => void }) {
  const w = useWords();
  return (
    <ul className="phrases" aria-label={w.chat.phrases}>
      {Object.entries(w.chat.phrase).map(([phrase, text]) => (
        <li key={phrase}>
          <button
            type="button"
            className="chip"
            onClick={() => {
              store.getState().wish({ t: 'phrase', phrase });
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
