/** The tables of one round: who sits there, how it stands, and the way to it. */
import type { Tournament } from '../net/types.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { Link } from '../ui/router.tsx';
import { useWords } from '../words/index.ts';
import { type LeagueWords, useLeagueWords } from './words.ts';

type Round = Tournament['played'][number];
type RoundTable = Round['tables'][number];
type Person = Tournament['standings'][number];
/** `you`: what oneself is called; missing: by one's name. */
type NamesOf = (entrants: readonly number[], you?: string) => string;

export function RoundView({ league, round }: { readonly league: Tournament; readonly round: number }) {
  const l = useLeagueWords();
  const { tables, byes, quality, beginBy } = league.played[round - 1];
  const people = new Map(league.standings.map((s) => [s.entrant, s]));
  const namesOf: NamesOf = (entrants, you) =>
    entrants.map((e) => (you !== undefined && people.get(e)?.you === true ? you : people.get(e)?.name || l.gone)).join(', ');
  // One's own table first.
  const sorted = tables.map((table, i) => ({ table, i })).sort((a, b) => Number(b.table.yours) - Number(a.table.yours) || a.i - b.i);
  return (
    <section className="rows" aria-labelledby="round">
      <h2 id="round">{l.roundOf(round, tables.length)}</h2>
      <ul className="rows" aria-live="polite">
        {sorted.map(({ table, i }) => (
          <TableRow key={table.table} table={table} number={i + 1} beginBy={beginBy} people={people} namesOf={namesOf} />
        ))}
      </ul>
      {byes.length > 0 && <p className="help">{l.byes(namesOf(byes), l.number(league.bye))}</p>}
      {quality !== null && round > 1 && (
        <p className="help">
          {l.quality(quality.repeats, quality.bound)} {l.spread(l.number(quality.spread))}
        </p>
      )}
    </section>
  );
}

interface RowProps {
  readonly table: RoundTable;
  readonly number: number;
  readonly beginBy: number;
  readonly people: ReadonlyMap<number, Person>;
  readonly namesOf: NamesOf;
}

function TableRow({ table, number, beginBy, people, namesOf }: RowProps) {
  const l = useLeagueWords();
  const w = useWords();
  const { seats, yours, state, result } = table;
  const asked = yours && result === null && (state === 'waiting' || state === 'starting');
  const act = actOf(table, l);
  return (
    <li className={`row league-table${asked ? ' turn' : ''}`}>
      <b className="league-number">{l.table(number)}</b>
      <ul className="faces">
        {seats.map((entrant, seat) => {
          const person = entrant === null ? undefined : people.get(entrant);
          const name = entrant === null ? w.common.bot : person?.name || l.gone;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <li key={seat} title={name}>
              <OwnBadge name={person?.name ?? ''} kind={entrant === null ? 'bot' : 'person'} face={person?.face ?? null} small />
              <span className="vh">{name}</span>
            </li>
          );
        })}
      </ul>
      <div className="row-text">
        <b>{headOf(table, l, namesOf)}</b>
        <span className="help">{noteOf(table, l, namesOf, beginBy, w.common.bot)}</span>
      </div>
      {act !== null && (
        <Link className={`btn sm${asked ? ' primary' : ''}`} href={act.href} aria-label={`${act.label}, ${l.table(number)}`}>
          {act.label}
        </Link>
      )}
    </li>
  );
}

function headOf({ result, seats, state, yours }: RoundTable, l: LeagueWords, namesOf: NamesOf): string {
  if (result !== null) {
    const order = seats
      .flatMap((entrant, i) => (entrant !== null && typeof result[i] === 'number' ? [{ entrant, place: result[i] }] : []))
      .sort((a, b) => a.place - b.place);
    return order.length === 0 ? l.nobody : l.finished(namesOf(order.map((o) => o.entrant)));
  }
  if (state === 'running' || state === 'over') return yours ? l.yoursRuns : l.running;
  return yours ? l.yours : l.notBegun;
}

function noteOf({ result, state, missing, seats, asked, due }: RoundTable, l: LeagueWords, namesOf: NamesOf, beginBy: number, bot: string): string {
  if (result === null && (state === 'waiting' || state === 'starting'))
    return missing.length === 0 ? l.wordsMissing : l.missing(namesOf(missing, l.you), l.day(beginBy));
  if (result === null && asked.length > 0) {
    const names = asked.map((seat) => {
      const entrant = seats[seat] ?? null;
      return entrant === null ? bot : namesOf([entrant]);
    });
    return l.choosing(names.join(', '), names.length, due === null ? null : due - Date.now());
  }
  return seats.includes(null) ? l.botScores : '';
}

function actOf({ table, result, state, yours, watch }: RoundTable, l: LeagueWords): { href: string; label: string } | null {
  const href = `/table/${table}`;
  if (result !== null || state === 'over') return watch ? { href: `/replay/table/${table}`, label: l.lookBack } : null;
  if (yours) return { href, label: state === 'running' ? l.play : l.sitDown };
  return state === 'running' && watch ? { href, label: l.watch } : null;
}
