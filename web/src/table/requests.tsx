/** Somebody asks the table for something: a take-back, or the end. */

import type { MatchSeen } from '@starboard/host/match-view';
import type { Seat } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import type { MatchClient } from '../match/store.ts';
import { bare, linePhrase } from '../play/text.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';

export function Requests({ at, hand, seen }: { readonly at: TableGame; readonly hand: MatchClient; readonly seen: MatchSeen }) {
  const w = useWords();
  const { takeBack, ending } = seen.table;
  const name = (seat: Seat): string => at.names[seat] ?? w.common.somebody;
  return (
    <>
      {takeBack !== null && (
        <Request kind="takeback" text={<TakeBack at={at} seen={seen} asked={takeBack} />} vote={takeBack} hand={hand} seen={seen} />
      )}
      {ending !== null && <Request kind="end" text={w.table.endAsked(name(ending.by))} vote={ending} hand={hand} seen={seen} />}
    </>
  );
}

/** What a take-back would undo: back to which line of the log, and whose turns are lost with it. */
function TakeBack({
  at,
  seen,
  asked,
}: {
  readonly at: TableGame;
  readonly seen: MatchSeen;
  readonly asked: NonNullable<MatchSeen['table']['takeBack']>;
}) {
  const w = useWords();
  const { undo } = w.said;
  const first = asked.since === null ? undefined : seen.lines.find((l) => l.at !== null && l.at >= asked.since! && !l.event.kind.startsWith('$'));
  const what = first === undefined ? null : bare(linePhrase(at.words, w, first.event, seen.seat, at.names), at.names);
  const lost = asked.undone.filter((s) => s !== asked.by).map((s) => (s === seen.seat ? undo.you : (at.names[s] ?? w.common.somebody)));
  return (
    <>
      {asked.by === seen.seat ? undo.mine(what) : undo.asked(at.names[asked.by] ?? w.common.somebody, what)} {undo.lost(lost)} {undo.fresh}
    </>
  );
}

function Request({
  kind,
  text,
  vote,
  hand,
  seen,
}: {
  readonly kind: 'takeback' | 'end';
  readonly text: ComponentChildren;
  readonly vote: { readonly by: Seat; readonly yes: readonly Seat[] };
  readonly hand: MatchClient;
  readonly seen: MatchSeen;
}) {
  const w = useWords();
  const me = useStore(hand, (s) => s.seen?.seat ?? null);
  const say = (what: 'yes' | 'no'): void => hand.getState().wish({ t: kind, say: what });
  const people = seen.table.chairs.filter((c) => c.kind === 'person').length;
  const said = me !== null && (vote.by === me || vote.yes.includes(me));
  return (
    <div className="note request" role="status">
      <p>
        {text} <span className="help">{w.table.agreed(new Set([...vote.yes, vote.by]).size, people)}</span>
      </p>
      {me !== null && (
        <div className="acts">
          {!said && (
            <button type="button" className="btn sm primary" onClick={() => say('yes')}>
              {w.table.agree}
            </button>
          )}
          <button type="button" className="btn sm" onClick={() => say('no')}>
            {said ? w.table.withdraw : w.table.refuse}
          </button>
        </div>
      )}
    </div>
  );
}
