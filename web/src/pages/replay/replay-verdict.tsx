/** The check of a record: every seal, and the whole match played again. */
import type { Verdict as Found, MatchRecord } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import { fitsKept } from '../../net/fairness.ts';
import { checkRecord } from '../../offline/verify.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

export function VerdictPanel({ record }: { readonly record: MatchRecord }) {
  const w = useWords();
  const far = useFarWords();
  const v = far.replay.verdict;
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  const [done, setDone] = useState(0);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what begins it again.
  useEffect(() => {
    setFound(null);
    setDone(0);
    return checkRecord(record, setDone, (verdict) => setFound(verdict ?? 'failed'));
  }, [record, tries]);
  if (found === null)
    return (
      <label className="verifying">
        <span role="status">{far.replay.verifying}</span>
        <progress value={done} max={1} />
      </label>
    );
  if (found === 'failed')
    return (
      <div className="note bad request" role="alert">
        <p>{v.failed}</p>
        <button type="button" className="btn sm" onClick={() => setTries(tries + 1)}>
          {w.common.retry}
        </button>
      </div>
    );
  const own = record.source.kind === 'committed' ? fitsKept(record.terms, record.source.words) : null;
  const clean = found.findings.length === 0 && own !== false;
  const proved =
    found.findings.length > 0 ? [] : [v.replayed, ...(record.outcome === null ? [] : [v.outcome]), ...(found.committed ? [v.commitments] : [])];
  if (own === true) proved.push(v.own);
  const open = [
    ...(found.committed ? [] : [record.source.kind === 'lesson' ? v.lesson : v.seedOnly]),
    v.host,
    v.names,
    ...(record.outcome === null ? [far.replay.unfinished] : []),
  ];
  return (
    <>
      <p className={`note ${clean ? 'good' : 'bad'}`} role="status">
        <Icon name={clean ? 'shield' : 'warn'} />
        <b>{clean ? v.clean : v.broken}</b>
      </p>
      {(found.findings.length > 0 || own === false) && (
        <Part title={v.findings} lines={[...found.findings, ...(own === false ? [v.ownWrong] : [])]} icon="warn" look="nope" />
      )}
      {proved.length > 0 && <Part title={v.proved} lines={proved} icon="check" look="yes" />}
      <Part title={v.notProved} lines={open} icon="close" look="" />
    </>
  );
}

const Part = ({
  title,
  lines,
  icon,
  look,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly icon: 'check' | 'close' | 'warn';
  readonly look: string;
}) => (
  <div className="prose small">
    <h3>{title}</h3>
    <ul className={look}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name={icon} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  </div>
);
