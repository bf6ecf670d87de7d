/** Somebody asks the table for something: a take-back, or the end. */

import type { MatchSeen } from '@starboard/host/match-view';
import type { Seat } from '@starboard/kernel';
import type { MatchStore } from '../match/store.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';

export function Requests({ hand, seen }: { readonly eyes: MatchStore; readonly hand: MatchStore; readonly seen: MatchSeen }) {
  const w = useWords();
  const { takeBack, ending, chairs } = seen.table;
  const name = (seat: Seat): string => chairs[seat]?.name ?? w.common.somebody;
  return (
    <>
      {takeBack !== null && <Request kind="takeback" text={w.table.takeBackAsked(name(takeBack.by))} vote={takeBack} hand={hand} seen={seen} />}
      {ending !== null && <Request kind="end" text={w.table.endAsked(name(ending.by))} vote={ending} hand={hand} seen={seen} />}
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
  readonly text: string;
  readonly vote: { readonly by: Seat; readonly yes: readonly Seat[] };
  readonly hand: MatchStore;
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
