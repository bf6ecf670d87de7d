/** A table of the server: the lobby before the start, the match after it. */
import { lazy } from 'preact/compat';
import { useTable } from '../net/table.ts';
import { Portraits, portraitsFor } from '../ui/portraits.ts';

const Lobby = lazy(() => import('./lobby.tsx'));
const Playing = lazy(() => import('./playing.tsx'));
const NotThere = lazy(() => import('./not-there.tsx'));

export default function Online({ id }: { readonly id: string }) {
  const { table, status, set, again } = useTable(id);
  if (status === 'gone' || (table === null && status === 'offline')) return <NotThere offline={status === 'offline'} again={again} />;
  if (table === null) return null;
  const played = table.state === 'running' || table.state === 'over' || (table.state === 'closed' && table.startedAt !== null);
  return (
    <Portraits.Provider value={portraitsFor(table.chairs.map((c) => c.name))}>
      {played ? <Playing table={table} onTable={set} /> : <Lobby table={table} onTable={set} />}
    </Portraits.Provider>
  );
}
