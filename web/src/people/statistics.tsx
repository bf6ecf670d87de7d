/** What somebody's games come to: each game with wins against what luck alone gives, by number of players, and what was played. */
import { use } from 'preact/compat';
import type { GameStatistics, PersonRating } from '../net/types.ts';
import { spokenWords } from '../play/code.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { Emblem, GameName } from '../ui/emblem.tsx';
import { useLanguage } from '../words/index.ts';
import { usePeopleWords } from './words.ts';

interface Props {
  readonly games: readonly GameStatistics[];
}

export function ByGame({ games, ratings = [] }: Props & { readonly ratings?: readonly PersonRating[] }) {
  const p = usePeopleWords();
  const title = useGameTitle();
  const rated = ratings.some((r) => r.rating !== null);
  const ratingOf = (game: string): string => {
    const found = ratings.find((r) => r.game === game);
    return found?.rating == null || found.band === null ? '' : `${p.whole(found.rating)} ${p.band(p.whole(found.band))}`;
  };
  return (
    <section className="panel by-game">
      <table>
        <caption className="vh">{p.stats}</caption>
        <thead>
          <tr>
            <th scope="col">{p.game}</th>
            <th scope="col">{p.played}</th>
            <th scope="col">
              {p.won} <i className="luck-mark" aria-hidden="true" /> <span className="help">{p.luck}</span>
            </th>
            <th scope="col">{p.place}</th>
            {rated && <th scope="col">{p.rating}</th>}
          </tr>
        </thead>
        <tbody>
          {games.map((g) => (
            <tr key={g.game}>
              <th scope="row">
                <Emblem game={g.game} size={26} />
                <GameName game={g.game}>{title(g.game)}</GameName>
              </th>
              <td className="num">{g.games}</td>
              <td>
                <Won won={g.won} games={g.games} fair={g.fair} />
              </td>
              <td className="num">
                <ul className="places">
                  {g.sizes.map(({ seats, games: played, places }) => (
                    <li key={seats}>{p.placeOf(p.decimal(places / played), seats)}</li>
                  ))}
                </ul>
              </td>
              {rated && <td className="num">{ratingOf(g.game)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <details className="more">
        <summary>{p.bySize}</summary>
        <ul className="sizes">
          {games.flatMap((g) =>
            g.sizes.map((s) => (
              <li key={`${g.game} ${s.seats}`}>
                <b>{title(g.game)}</b> {p.seats(s.seats)}: {p.wonOf(s.won, s.games)}
              </li>
            )),
          )}
        </ul>
      </details>
    </section>
  );
}

/** A bar of what was won, with a mark where luck alone would be. */
function Won({ won, games, fair }: { readonly won: number; readonly games: number; readonly fair: number }) {
  const p = usePeopleWords();
  const share = won / games;
  const lucky = fair / games;
  return (
    <span className="won">
      <svg viewBox="0 0 84 16" width={84} height={16} role="img" aria-label={p.wonLong(won, games, p.decimal(fair))}>
        <rect className="all" x="0" y="3" width="84" height="10" rx="5" />
        <rect className="part" x="0" y="3" width={84 * share} height="10" rx="5" />
        <rect className="luck" x={Math.min(82, 84 * lucky)} y="0" width="2" height="16" />
      </svg>
      <b className="num">{p.percent(share)}</b>
    </span>
  );
}

const MOST = 6;

/** Suspends until the words of those games are there. */
export function Roles({ games, title }: Props & { readonly title: string }) {
  const p = usePeopleWords();
  const nameOf = useRoleNames(games.filter((g) => g.roles.length > 0).map((g) => g.game));
  const gameTitle = useGameTitle('short');
  const played = games
    .flatMap(({ game, roles }) => roles.map((r) => ({ ...r, game })))
    .sort((a, b) => b.games - a.games)
    .slice(0, MOST);
  if (played.length === 0) return null;
  return (
    <section className="panel block">
      <h2>{title}</h2>
      <ul className="roles">
        {played.map((r) => (
          <li key={`${r.game} ${r.role}`}>
            <b>{nameOf(r.game, r.role)}</b>
            <span className="help as-block">{[gameTitle(r.game), p.roleOf(r.games, r.won)].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRoleNames(games: readonly string[]): (game: string, role: string) => string {
  const language = useLanguage();
  const words = new Map(games.map((game) => [game, use(spokenWords(game, language))]));
  return (game, role) => words.get(game)?.role?.(role) ?? role;
}
