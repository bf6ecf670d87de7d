/** Beside the challenge: the last seven days, and how the deal was sealed. */
import type { ChallengeDay } from '../net/types.ts';
import { sealOf } from './today.ts';
import { useChallengeWords } from './words.ts';

export function Week({ day }: { readonly day: ChallengeDay }) {
  const c = useChallengeWords();
  return (
    <section className="panel block">
      <h2 className="challenge-week-head">
        {c.week}
        {day.streak > 1 && <span className="help">{c.streak(day.streak)}</span>}
      </h2>
      <ol className="challenge-week">
        {day.week.map(({ day: of, better }) => (
          <li key={of} className={of === day.day ? 'now' : undefined}>
            <b aria-hidden="true">{better ?? (of === day.day ? '?' : '')}</b>
            <span aria-hidden="true">{c.short(of)}</span>
            <span className="vh">
              {c.day(of)}: {better ?? c.notPlayed}
            </span>
          </li>
        ))}
      </ol>
      <p className="help">{c.weekHelp}</p>
    </section>
  );
}

export function Seal({ day }: { readonly day: ChallengeDay }) {
  const c = useChallengeWords();
  const { seal, ahead } = day;
  const kept = sealOf(day);
  return (
    <details className="panel block challenge-seal" open={kept === 'broken' || kept === 'wrong' || kept === 'lost'}>
      <summary>
        <h2>{c.seal}</h2>
      </summary>
      {kept === 'broken' && <p className="note bad">{c.sealBroken}</p>}
      {kept === 'wrong' && <p className="note bad">{c.sealWrong}</p>}
      {kept === 'lost' && <p className="note bad">{c.sealLost}</p>}
      <p>{c.sealText}</p>
      <p>
        {c.sealWords(seal.words.length)} {kept === 'own' && c.sealOwn}
      </p>
      <dl>
        <dt>{c.hash}</dt>
        <dd className="hash">{seal.commitment}</dd>
        <dt>{c.secret}</dt>
        <dd className="hash">{seal.secret}</dd>
      </dl>
      <h3>{c.ahead}</h3>
      <dl>
        {ahead.map((a) => (
          <div key={a.day}>
            <dt>{c.day(a.day)}</dt>
            <dd className="hash">{a.commitment}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
