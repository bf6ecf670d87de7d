/** The challenge of the day on the home page: one game of today, the same deal for everybody. Its words are few, and its own. */
import './home-daily.css';
import type { Language } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import { dealOfDay } from '../../challenge/deal-of-day.ts';
import { ask } from '../../net/http.ts';
import type { ChallengeDay } from '../../net/types.ts';
import { useGameTitle } from '../../ui/catalogue.ts';
import { GameCover } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.tsx';
import { bent } from '../../words/bend.ts';
import { useLanguage } from '../../words/index.ts';

const weekday = (locale: string) => (day: string) => new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });

const en = {
  title: 'Challenge of the day',
  weekday: weekday('en-GB'),
  same: 'The same deal for everybody.',
  played: (people: number): string => (people === 0 ? 'Nobody has played it yet.' : `${people} ${people === 1 ? 'has' : 'have'} played.`),
  done: (better: number | null): string => (better === null ? 'You have played it.' : `You have played it: better than ${better}% of the others.`),
  play: 'Play it',
  look: 'Compare',
};
const de: typeof en = {
  title: 'Aufgabe des Tages',
  weekday: weekday('de-DE'),
  same: 'Dieselbe Verteilung für alle.',
  played: (people) => (people === 0 ? 'Das hat noch niemand gespielt.' : `${people} ${people === 1 ? 'hat' : 'haben'} gespielt.`),
  done: (better) => (better === null ? 'Du hast sie gespielt.' : `Du hast sie gespielt: besser als ${better}\u00a0% der anderen.`),
  play: 'Spielen',
  look: 'Vergleichen',
};
const words: { readonly [L in Language]: typeof en } = { de: bent(de), en: bent(en) };

export default function Daily() {
  const d = words[useLanguage()];
  const title = useGameTitle();
  const [day, setDay] = useState<ChallengeDay | null>(null);
  useEffect(() => void ask('GET /api/challenges', {}).then(setDay, () => {}), []);
  if (day === null || day.deals.length === 0) return null;
  const { game, mine, played } = dealOfDay(day);
  const better = day.week.find((w) => w.day === day.day)?.games.find((g) => g.game === game)?.better ?? null;
  return (
    <section className="panel daily" aria-labelledby="daily">
      <GameCover game={game} />
      <div>
        <p className="help with-icon">
          <Icon name="flag" />
          {`${d.title} · ${d.weekday(day.day)}`}
        </p>
        <h2 id="daily">{title(game)}</h2>
        <p className="help">{mine !== null ? d.done(better) : `${d.same} ${d.played(played)}`}</p>
      </div>
      <Link className="btn" href={`/challenge?game=${game}`}>
        {mine !== null ? d.look : d.play}
      </Link>
    </section>
  );
}
