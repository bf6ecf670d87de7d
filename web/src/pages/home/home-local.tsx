/** Games of this device on the home page: against bots, or several people at this screen. */
import { useLocalPosition } from '../../glimpse/position.ts';
import type { LocalTable } from '../../offline/tables.ts';
import { useStanding } from '../../state/standings.ts';
import { useGameTitle } from '../../ui/catalogue.ts';
import { GameName } from '../../ui/emblem.tsx';
import { useLocalPortraits } from '../../ui/own-face.ts';
import { Link } from '../../ui/router.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import { People, Picture, Stands } from './home-table.tsx';

export function LocalCard({ table }: { readonly table: LocalTable }) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const title = useGameTitle();
  const seen = useLocalPosition(table);
  const standing = useStanding(table.game);
  const people = table.sittings.filter((s) => s.kind === 'person').length;
  const own = people === 1 ? table.sittings.findIndex((s) => s.kind === 'person') : null;
  return (
    <li className="panel my-table">
      <Picture game={table.game} running seen={seen} />
      <span className="chip">{w.home.local}</span>
      <h2>
        <GameName game={table.game}>{title(table.game)}</GameName>
      </h2>
      <People chairs={table.sittings} portraits={useLocalPortraits(table.sittings)} own={own} asked={[]} />
      {standing !== null && seen !== null && <Stands standing={standing} seen={seen} />}
      <div className="my-table-foot">
        <span className="help">{w.common.moment(table.changedAt)}</span>
        <Link className="btn sm" href={`/local/${table.id}`} aria-label={`${m.play}: ${title(table.game)}, ${w.home.local}`}>
          {m.play}
        </Link>
      </div>
    </li>
  );
}

/** For somebody who has no other games: they take the place of a list. */
export default function LocalCards({ tables }: { readonly tables: readonly LocalTable[] }) {
  return (
    <ul className="my-tables">
      {tables.map((t) => (
        <LocalCard key={t.id} table={t} />
      ))}
    </ul>
  );
}
