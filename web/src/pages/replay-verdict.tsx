/** The check of a record: every seal, and the whole match played again. */
import { type Verdict as Found, type Game, type MatchRecord, type Types, verify } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import { fitsKept } from '../net/fairness.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/index.ts';

export function Verdict({ game, record }: { readonly game: Game<Types>; readonly record: MatchRecord }) {
  const w = useWords();
  const v = w.replay.verdict;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    // After the sentence is on the screen: a long match takes a moment.
    const timer = setTimeout(() => setFound(verify(game, record)), 50);
    return () => clearTimeout(timer);
  }, [game, record]);
  if (found === null)
    return (
      <p className="loading" role="status">
        <span className="spin" />
        {w.replay.verifying}
      </p>
    );
  const own = record.source.kind === 'committed' ? fitsKept(record.terms, record.source.words) : null;
  const clean = found.findings.length === 0 && own !== false;
  const proved =
    found.findings.length > 0 ? [] : [v.replayed, ...(record.outcome === null ? [] : [v.outcome]), ...(found.committed ? [v.commitments] : [])];
  if (own === true) proved.push(v.own);
  const open = [...(found.committed ? [] : [v.seedOnly]), v.host, v.names, ...(record.outcome === null ? [w.replay.unfinished] : [])];
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
