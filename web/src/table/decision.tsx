/** What is asked, in one sentence; what may be chosen, and why the rest may not. */
import { type Phrase, type Refusal, type Types, waitedFor } from '@starboard/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Refused } from '../match/store.ts';
import type { Seen } from '../match/stream.ts';
import { bare, reason } from '../play/text.ts';
import { usePrefs } from '../state/prefs.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/phrase.tsx';
import { moveAmongStops } from '../ui/stops.ts';
import { useWords } from '../words/index.ts';
import { DueClock } from './clock.tsx';
import type { TableGame } from './game.ts';
import { lookUp } from './rules-panel.ts';
import type { Turn } from './turn.ts';

export function Decision({
  at,
  seen,
  turn,
  refused,
  lost,
}: {
  readonly at: TableGame;
  readonly seen: Seen;
  readonly turn: Turn | null;
  readonly refused: Refused | null;
  readonly lost: boolean;
}) {
  const w = useWords();
  const { names, words } = at;
  const q = turn?.question ?? null;
  const region = useRef<HTMLElement>(null);
  useKeys(turn);
  useFocus(region, turn);

  const sentence: Phrase = turn !== null && q !== null ? words.choice(q.choice, seen.known, turn.seat, q.path) : waitingFor(at, seen);
  const waited = waitedFor(seen.known);
  const about = turn?.seat ?? (waited.length === 1 ? waited[0] : null);
  const open = turn !== null && !turn.sent;
  const { flow } = seen.known;
  const small: string[] = [];
  if (turn?.sent === true) small.push(lost ? w.table.kept : w.table.sent);
  if (open && typeof flow.onBehalf === 'string') small.push(w.table.onBehalf(flow.onBehalf));
  if (open && flow.done.includes(turn.seat)) small.push(w.table.changeMind);
  return (
    <section className="decision" ref={region} aria-label={turn === null ? w.table.waitingTitle : w.table.decision}>
      <div className={`ask${open ? ' mine' : ''}`}>
        {about !== null && <Badge seat={about} />}
        <div className="say" aria-live="polite" aria-atomic="true">
          <h2 tabIndex={-1}>
            <Say phrase={sentence} names={names} still />
          </h2>
          {small.length > 0 && <p>{small.join(' ')}</p>}
          {refused !== null && (
            <p className="no">
              <Say phrase={reason(words, w, refused)} names={names} still /> {'rule' in refused && <RuleId id={refused.rule} />}
            </p>
          )}
        </div>
        {q !== null && <RuleId id={q.choice.rule} />}
        <DueClock seen={seen} />
      </div>
      {turn !== null && q !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the buttons inside.
        <div className="choices" onKeyDown={moveAmongStops}>
          {q.path.length > 0 && <SoFar at={at} seen={seen} turn={turn} />}
          <Options at={at} seen={seen} turn={turn} />
          <Greyed at={at} seen={seen} turn={turn} />
        </div>
      )}
    </section>
  );
}

/** What the table waits for; a table that is over waits for nothing. */
function waitingFor({ words }: TableGame, seen: Seen): Phrase {
  if (seen.known.stack.length === 0) return [];
  try {
    return words.waiting(seen.known, seen.seat);
  } catch {
    return ['…'];
  }
}

/** The picks made so far, and the way back. */
function SoFar({ at, seen, turn }: { readonly at: TableGame; readonly seen: Seen; readonly turn: Turn }) {
  const w = useWords();
  const { path } = turn.question;
  return (
    <div className="sofar">
      <ol aria-label={w.table.soFar}>
        {path.map((pick, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path is its order.
          <li key={i}>
            <Say phrase={at.words.pick(pick, seen.known, turn.seat, path.slice(0, i))} names={at.names} still />
          </li>
        ))}
      </ol>
      <button type="button" className="btn quiet sm" data-stop="" onClick={turn.back}>
        <Icon name="left" />
        {w.table.stepBack}
      </button>
    </div>
  );
}

function Options({ at, seen, turn }: { readonly at: TableGame; readonly seen: Seen; readonly turn: Turn }) {
  const w = useWords();
  const keys = usePrefs((p) => p.keys);
  const { choice, path } = turn.question;
  return (
    <ul className={`opts${choice.picks.length > 8 ? ' many' : ''}`} aria-label={w.table.options}>
      {choice.picks.map((pick, i) => (
        <li key={pick}>
          <button type="button" className="opt" data-stop="" data-option="" disabled={turn.sent} onClick={() => turn.choose(pick)}>
            {keys && i < 9 && <kbd>{i + 1}</kbd>}
            <span>
              <Say phrase={at.words.pick(pick, seen.known, turn.seat, path)} names={at.names} still />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Greyed({ at, seen, turn }: { readonly at: TableGame; readonly seen: Seen; readonly turn: Turn }) {
  const w = useWords();
  const { greyed, path } = turn.question;
  if (greyed.length === 0) return null;
  // What is possible comes first, and the table stays in sight: more than a few, or a small screen, and it is one tap away.
  const wide = matchMedia('(min-width: 900px)').matches && greyed.length <= 4;
  return (
    <details className="greyed" open={wide}>
      <summary>
        {w.table.greyed} <span className="num">({greyed.length})</span>
      </summary>
      <ul>
        {greyed.map((r) => (
          <li key={r.pick}>
            <Refusable refusal={r} at={at}>
              <Say phrase={at.words.pick(r.pick, seen.known, turn.seat, path)} names={at.names} still />
            </Refusable>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Something that cannot be chosen: it answers with the reason, and opens the rule. */
function Refusable({ refusal, at, children }: { readonly refusal: Refusal<Types>; readonly at: TableGame; readonly children: ReactNode }) {
  const w = useWords();
  const why = reason(at.words, w, refusal);
  return (
    <button
      type="button"
      className="opt off"
      data-stop=""
      aria-disabled="true"
      aria-description={`${bare(why, at.names)} ${w.common.rule(refusal.rule)}`}
      onClick={() => lookUp({ id: refusal.rule })}
    >
      <Icon name="no" />
      <span>
        {children}
        <small aria-hidden="true">
          <Say phrase={why} names={at.names} still /> <b className="rule-id">{refusal.rule}</b>
        </small>
      </span>
    </button>
  );
}

export const RuleId = ({ id }: { readonly id: string }) => (
  <button type="button" className="rule-id" onClick={() => lookUp({ id })}>
    {id}
  </button>
);

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Number keys choose, Backspace steps back. */
function useKeys(turn: Turn | null): void {
  const on = usePrefs((p) => p.keys);
  useEffect(() => {
    if (!on || turn === null) return;
    const press = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.repeat || e.altKey || e.ctrlKey || e.metaKey || typing(e.target) || document.querySelector('dialog[open]') !== null)
        return;
      if (e.key === 'Backspace' && turn.question.path.length > 0) turn.back();
      else if (/^[1-9]$/.test(e.key)) {
        const pick = turn.question.choice.picks[Number(e.key) - 1];
        if (pick === undefined) return;
        turn.choose(pick);
      } else return;
      e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, turn]);
}

/** Whoever plays by keyboard keeps playing: when the buttons change, the focus goes on to the new ones. */
function useFocus(region: React.RefObject<HTMLElement | null>, turn: Turn | null): void {
  const held = useRef(false);
  const key = turn === null ? null : `${turn.question.choice.kind} ${turn.question.path.join(' ')} ${turn.question.choice.picks.join(' ')}`;
  useEffect(() => {
    const note = (e: FocusEvent): void => {
      // Losing the focus to nothing is what happens when the focused button goes away.
      if (e.target instanceof Node) held.current = region.current?.contains(e.target) ?? false;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [region]);
  useEffect(() => {
    if (key === null || !held.current) return;
    if (document.activeElement === null || document.activeElement === document.body || region.current?.contains(document.activeElement))
      region.current?.querySelector<HTMLElement>('[data-option]')?.focus();
  }, [key, region]);
}
