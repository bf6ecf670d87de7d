/** The question in one sentence, the legal picks, and the reasons against the others. */
import './decision.css';
import type { MatchSeen } from '@starboard/host/match-view';
import type { Refusal, Types } from '@starboard/kernel';
import type { Asking, Turn } from '@starboard/table-kit';
import type { ComponentChildren, RefObject } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { alike } from '../play/greyed.ts';
import { MANY, pickOfKey } from '../play/keys.ts';
import { bare, reason } from '../play/text.ts';
import { usePrefs } from '../state/prefs.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/phrase.tsx';
import { moveAmongStops } from '../ui/stops.ts';
import { useWords } from '../words/index.ts';
import { DueClock } from './clock.tsx';
import type { TableGame } from './game.ts';
import { TableOptions } from './options.tsx';
import { RuleId } from './rule-id.tsx';
import { lookUp } from './rules-panel.ts';
import { busyTyping } from './typing.ts';

/** Few games ever ask for so much at once. */
const ManyPicks = lazy(async () => ({ default: (await import('./many-picks.tsx')).ManyPicks }));

export function Decision({
  at,
  seen,
  turn,
  asking,
}: {
  readonly at: TableGame;
  readonly seen: MatchSeen;
  readonly turn: Turn | null;
  readonly asking: Asking;
}) {
  const w = useWords();
  const { names } = at;
  const region = useRef<HTMLElement>(null);
  useKeys(turn);
  const refocus = useFocus(region, turn);
  const { about, small, refused, rule } = asking;
  return (
    <section className="decision" ref={region} aria-label={turn === null ? w.table.waitingTitle : w.table.decision}>
      <div className={`ask${turn !== null && !turn.sent ? ' mine' : ''}`}>
        {about !== null && <Badge seat={about} />}
        <div className="say" aria-live="polite" aria-atomic="true">
          <h2 tabIndex={-1}>
            <Say phrase={asking.sentence} names={names} still />
          </h2>
          {small.length > 0 && <p>{small.join(' ')}</p>}
          {refused !== null && (
            <p className="no">
              <Say phrase={refused.why} names={names} still /> {refused.rule !== null && <RuleId id={refused.rule} />}
            </p>
          )}
        </div>
        {rule !== null && <RuleId id={rule} />}
        <DueClock seen={seen} />
      </div>
      {turn !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the buttons inside.
        <div className="choices" onKeyDown={moveAmongStops}>
          {turn.question.path.length > 0 && <SoFar at={at} seen={seen} turn={turn} />}
          {turn.question.choice.picks.length > MANY ? (
            <Suspense fallback={null}>
              <ManyPicks key={`${turn.question.choice.kind} ${turn.question.path.join(' ')}`} at={at} seen={seen} turn={turn} onShown={refocus} />
            </Suspense>
          ) : (
            <TableOptions key={`${turn.question.choice.kind} ${turn.question.path.join(' ')}`} at={at} seen={seen} turn={turn} />
          )}
          <Greyed at={at} seen={seen} turn={turn} />
        </div>
      )}
    </section>
  );
}

/** The picks made so far, and the way back. */
function SoFar({ at, seen, turn }: { readonly at: TableGame; readonly seen: MatchSeen; readonly turn: Turn }) {
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

function Greyed({ at, seen, turn }: { readonly at: TableGame; readonly seen: MatchSeen; readonly turn: Turn }) {
  const w = useWords();
  const { greyed, path } = turn.question;
  if (greyed.length === 0) return null;
  // Legal picks come first and the table stays visible, so a long list, or any on a small screen, is folded.
  const wide = matchMedia('(min-width: 900px)').matches && greyed.length <= 4;
  const item = (r: Refusal<Types>): ComponentChildren => (
    <li key={r.pick}>
      <Refusable refusal={r} at={at}>
        <Say phrase={at.words.pick(r.pick, seen.known, turn.seat, path)} names={at.names} still />
      </Refusable>
    </li>
  );
  return (
    <details className="greyed" open={wide}>
      <summary>
        {w.table.greyed} <span className="num">({greyed.length})</span>
      </summary>
      <ul>
        {alike(greyed).flatMap(({ shown, more }) => [
          ...shown.map(item),
          ...(more.length === 0
            ? []
            : [
                <li key={`more ${more[0].pick}`} className="alike">
                  <details>
                    <summary>{w.table.alike(more.length)}</summary>
                    <ul>{more.map(item)}</ul>
                  </details>
                </li>,
              ]),
        ])}
      </ul>
    </details>
  );
}

/** A pick that is not legal now: it shows the reason, and opens the rule when pressed. */
function Refusable({ refusal, at, children }: { readonly refusal: Refusal<Types>; readonly at: TableGame; readonly children: ComponentChildren }) {
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

/** Digits and letters choose, Backspace steps back. */
function useKeys(turn: Turn | null): void {
  const on = usePrefs((p) => p.keys);
  useEffect(() => {
    if (!on || turn === null) return;
    const press = (e: KeyboardEvent): void => {
      if (busyTyping(e)) return;
      const { picks } = turn.question.choice;
      if (e.key === 'Backspace' && turn.question.path.length > 0) turn.back();
      else {
        const pick = picks.length <= MANY ? picks[pickOfKey(e.key)] : undefined;
        if (pick === undefined) return;
        turn.choose(pick);
      }
      e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, turn]);
}

/** Keyboard players keep playing: when the buttons change, the focus moves to the new ones. Returns the same for buttons that load later. */
function useFocus(region: RefObject<HTMLElement | null>, turn: Turn | null): () => void {
  const held = useRef(false);
  const key = turn === null ? null : `${turn.question.choice.kind} ${turn.question.path.join(' ')} ${turn.question.choice.picks.join(' ')}`;
  useEffect(() => {
    const note = (e: FocusEvent): void => {
      // When the focused button is removed, the focus is lost without an event that names a target.
      if (e.target instanceof Node) held.current = region.current?.contains(e.target) ?? false;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [region]);
  const refocus = useCallback((): void => {
    if (!held.current) return;
    if (document.activeElement === null || document.activeElement === document.body || region.current?.contains(document.activeElement))
      region.current?.querySelector<HTMLElement>('[data-option]')?.focus();
  }, [region]);
  useEffect(() => {
    if (key !== null) refocus();
  }, [key, refocus]);
  return refocus;
}
