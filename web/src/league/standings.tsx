/** Who is ahead, and by what. */
import type { Tournament } from '../net/types.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { useLeagueWords } from './words.ts';

/** Whether the table of an entrant in this round is still to come to its end. */
const isOpen = ({ played }: Tournament, round: number, entrant: number): boolean =>
  played[round]?.tables.some((t) => t.result === null && t.seats.includes(entrant)) === true;

export function Standings({ league }: { readonly league: Tournament }) {
  const l = useLeagueWords();
  return (
    <section className="panel league-standings" aria-label={l.standings}>
      <table>
        <caption className="vh">{l.standings}</caption>
        <thead>
          <tr>
            <th scope="col" aria-label="#" />
            <th scope="col">{l.standing}</th>
            <th scope="col">{l.pointsShort}</th>
            <th scope="col">{l.places}</th>
            <th scope="col">{l.rivals}</th>
            <th scope="col">{l.wins}</th>
          </tr>
        </thead>
        <tbody>
          {league.standings.map((s, i) => (
            <tr key={s.entrant} className={s.you ? 'you' : undefined}>
              <td className="num">{i + 1}</td>
              <th scope="row">
                <span className="league-person">
                  <OwnBadge name={s.name} face={s.face} small />
                  <span>
                    {s.name || l.gone}
                    {s.out && <span className="help as-block">{l.out}</span>}
                  </span>
                </span>
              </th>
              <td className="num">
                <b>{l.number(s.points)}</b>
              </td>
              <td>
                <ol className="league-places">
                  {s.places.map((place, r) => {
                    const open = isOpen(league, r, s.entrant);
                    const said = open ? l.placeOf.open : typeof place === 'number' ? String(place) : l.placeOf[place];
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number.
                      <li key={r} className={place === 1 ? 'first' : undefined} title={l.placeIn(said, r + 1)}>
                        <span aria-hidden="true">{open ? '…' : typeof place === 'number' ? place : place === 'bye' ? '+' : '–'}</span>
                        <span className="vh">{l.placeIn(said, r + 1)}</span>
                      </li>
                    );
                  })}
                </ol>
              </td>
              <td className="num">{l.number(s.rivals)}</td>
              <td className="num">{s.wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
