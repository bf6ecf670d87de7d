/** Beside the challenge: the last seven days, and how the deal was sealed. */
import type { ChallengeDay } from '../net/types.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/router.tsx';
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
        {day.week.map(({ day: of, better, games }) => (
          <li key={of} className={of === day.day ? 'now' : undefined}>
            <b aria-hidden="true">{better ?? (games.length > 0 ? <Icon name="check" /> : of === day.day ? '?' : '')}</b>
            <span aria-hidden="true">{c.short(of)}</span>
            <span className="vh">
              {c.day(of)}: {better ?? (games.length > 0 ? c.alone : c.notPlayed)}
            </span>
          </li>
        ))}
      </ol>
      <p className="help">{c.weekHelp}</p>
    </section>
  );
}

/** What one played before today, newest first. */
export function LastDays({ day }: { readonly day: ChallengeDay }) {
  const c = useChallengeWords();
  const title = useGameTitle();
  const past = day.week.filter((w) => w.day < day.day).flatMap((w) => w.games.map((g) => ({ ...g, day: w.day })));
  if (past.length === 0) return null;
  return (
    <section className="panel block">
      <h2>{c.lastDays}</h2>
      <ul className="rows">
        {past.toReversed().map((p) => (
          <li key={`${p.day} ${p.game}`}>
            <Link href={`/challenge?game=${p.game}&day=${p.day}`}>{title(p.game)}</Link>
            <span className="help as-block">{c.past(c.day(p.day), p.better)}</span>
          </li>
        ))}
      </ul>
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
