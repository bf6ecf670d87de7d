/** Tables in a list. */
import { hasSummary } from '@starboard/registry/summaries';
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { TableSummary } from '../net/types.ts';
import { store } from '../offline/store.ts';
import type { LocalTable } from '../offline/tables.ts';
import { shownName } from '../play/names.ts';
import { pastPath } from '../summary/address.ts';
import { useWords } from '../words/index.ts';
import { Badge } from './badge.tsx';
import { useGameTitle } from './catalogue.ts';
import { Confirm } from './dialog.tsx';
import { Icon, IconButton } from './icon.tsx';
import { useLocalPortraits } from './own-face.ts';
import { type Pictured, Portraits, portraitsFor } from './portraits.ts';
import { Link } from './router.tsx';

/** Few tables are played with a work of somebody's. */
export const LazyWorks = lazy(async () => ({ default: (await import('../workshop/played.tsx')).WorksInRow }));

interface FacesProps {
  readonly chairs: readonly Pictured[];
  readonly portraits: readonly string[];
  /** With more seats than this, free ones are left out; their number stands beside it. */
  readonly most?: number;
}

export function Faces({ chairs, portraits, most = Number.POSITIVE_INFINITY }: FacesProps) {
  const seats = chairs.map((chair, seat) => ({ free: chair.kind === 'empty', seat }));
  const room = Math.max(0, most - seats.filter((s) => !s.free).length);
  const left = new Set(seats.length <= most ? [] : seats.filter((s) => s.free).slice(room));
  return (
    <Portraits.Provider value={portraits}>
      <span className="faces" aria-hidden="true">
        {seats
          .filter((s) => !left.has(s))
          .map(({ free, seat }) => (free ? <i key={seat} className="badge none" /> : <Badge key={seat} seat={seat} small />))}
      </span>
    </Portraits.Provider>
  );
}

/** How a finished match went, where its game can tell. */
function Went({ game, kind, id }: { readonly game: string; readonly kind: 'local' | 'table'; readonly id: string }) {
  const w = useWords();
  if (!hasSummary(game)) return null;
  return (
    <Link className="ico" href={pastPath('summary', { kind, id })!} aria-label={w.over.summary} title={w.over.summary}>
      <Icon name="chart" />
    </Link>
  );
}

/** A deadline of seconds is over before it is read here. */
const WORTH_SAYING_MS = 600_000;

export function SummaryRow({ table }: { readonly table: TableSummary }) {
  const w = useWords();
  const title = useGameTitle();
  const free = table.chairs.filter((c) => c.kind === 'empty').length;
  const joinable = table.state === 'waiting' && free > 0 && table.chair === null;
  return (
    <li className={`row${table.turn ? ' turn' : ''}`}>
      <Faces chairs={table.chairs} portraits={portraitsFor(table.chairs)} />
      <div className="row-text">
        <b>{table.name || title(table.game)}</b>
        <span className="help">
          {table.name !== '' && `${title(table.game)}, `}
          {joinable ? w.home.free(free) : w.tables.state[table.state]}
          {table.works.length > 0 && (
            <Suspense fallback={null}>
              <LazyWorks game={table.game} works={table.works} />
            </Suspense>
          )}
          {table.due !== null && table.due - Date.now() > WORTH_SAYING_MS && `, ${w.tables.due(w.common.when(table.due))}`}
        </span>
      </div>
      {table.turn && <span className="chip lamp">{w.home.yourTurn}</span>}
      {table.state === 'over' && <Went game={table.game} kind="table" id={table.id} />}
      <Link className="btn sm" href={`/table/${table.id}`}>
        {joinable ? w.home.sitDown : table.chair === null && table.state === 'running' ? w.home.watch : w.home.openIt}
      </Link>
    </li>
  );
}

export function LocalRow({ table, onGone }: { readonly table: LocalTable; readonly onGone: () => void }) {
  const w = useWords();
  const title = useGameTitle();
  const [sure, setSure] = useState(false);
  const people = table.sittings.filter((s) => s.kind === 'person').map((s) => shownName(s.name, w));
  const name = people.join(', ');
  return (
    <li className="row">
      <Faces chairs={table.sittings} portraits={useLocalPortraits(table.sittings)} />
      <div className="row-text">
        <b>{title(table.game)}</b>
        <span className="help">
          {name}, {w.home.local}, {w.common.when(table.changedAt)}
        </span>
      </div>
      <IconButton name="trash" label={w.tables.remove} onClick={() => setSure(true)} />
      {table.state === 'over' && table.outcome !== null && <Went game={table.game} kind="local" id={table.id} />}
      <Link className="btn sm" href={table.state === 'over' ? `/replay/local/${table.id}` : `/local/${table.id}`}>
        {table.state === 'over' ? w.over.replay : w.home.openIt}
      </Link>
      {sure && (
        <Confirm
          title={w.tables.remove}
          yes={w.tables.remove}
          danger
          onYes={() => void store().remove(table.id).then(onGone, onGone)}
          onClose={() => setSure(false)}
        >
          {w.tables.removeSure(title(table.game))}
        </Confirm>
      )}
    </li>
  );
}
