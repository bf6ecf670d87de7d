/** Where somebody went another way in the same deal: what they chose there, and what you did. The way back to that moment. */
import { type MatchRecord, playback } from '@starboard/kernel';
import { useMemo } from 'preact/hooks';
import { answerPhrase } from '../lookback/advice-list.tsx';
import type { ChallengeComparison } from '../net/types.ts';
import { pastRecord } from '../offline/past.ts';
import type { LocalTable } from '../offline/tables.ts';
import { useGame } from '../state/game.ts';
import { pastPath } from '../summary/address.ts';
import { usePast } from '../summary/use-past.ts';
import { Say } from '../ui/phrase.tsx';
import { Link } from '../ui/router.tsx';
import type { PastFrom } from '../worker/protocol.ts';
import { useChallengeWords } from './words.ts';

interface Props {
  readonly table: LocalTable;
  readonly fork: NonNullable<NonNullable<ChallengeComparison['others']>[number]['fork']>;
}

/** One's own game is read once for everybody. */
let read: { readonly id: string; readonly record: Promise<MatchRecord> } | null = null;
const recordOf = (from: PastFrom): Promise<MatchRecord> => {
  const id = 'id' in from ? from.id : '';
  if (read?.id !== id) read = { id, record: pastRecord(from) };
  return read.record;
};

export default function Fork({ table, fork }: Props) {
  const c = useChallengeWords();
  const from = useMemo((): PastFrom => ({ kind: 'local', id: table.id }), [table.id]);
  const { value: record } = usePast(from, recordOf);
  const { words } = useGame(table.game, table.options);
  const found = useMemo(() => (record === null ? null : entryAfter(record, fork.after)), [record, fork.after]);
  if (record === null || found === null) return null;
  const { n, seat, answer, known } = found;
  const names = record.names;
  return (
    <span className="help as-block">
      {c.forkTheirs} <Say phrase={answerPhrase(words, fork.answer, known, seat)} names={names} still />. {c.forkYours}{' '}
      <Say phrase={answerPhrase(words, answer, known, seat)} names={names} still />.{' '}
      <Link href={pastPath('replay', from, n - 1) ?? ''}>{c.forkMoment(n)}</Link>
    </span>
  );
}

/** One's own answer after so many acts, and what one knew then. Entries that are no acts are not counted. */
function entryAfter(record: MatchRecord, after: number) {
  let acts = 0;
  for (const [n, { act }] of record.entries.entries()) {
    if (act.kind === 'start' || acts++ < after) continue;
    if (act.kind !== 'answer') return null;
    const before = [...playback(record, act.seat)][n - 1];
    return before === undefined ? null : { n, seat: act.seat, answer: act.answer, known: before.known };
  }
  return null;
}
