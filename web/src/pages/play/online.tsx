/** A table of the server: an invitation to people who are not in yet, the waiting room before the start, the match after it. */
import { lazy } from 'preact/compat';
import { useState } from 'preact/hooks';
import { mayBeToken } from '../../net/link-token.ts';
import { useTable } from '../../net/table.ts';
import { ComingShapes } from '../../ui/coming.tsx';
import { Page } from '../../ui/page.tsx';
import { Portraits, portraitsFor } from '../../ui/portraits.ts';
import { useWords } from '../../words/index.ts';

const Lobby = lazy(() => import('../room/lobby.tsx'));
const Playing = lazy(() => import('./playing.tsx'));
const NotThere = lazy(() => import('../invite/not-there.tsx'));
const Invitation = lazy(() => import('../invite/invitation.tsx'));

export default function Online({ id }: { readonly id: string }) {
  const [token] = useState(() => location.hash.slice(1));
  const [inside, setInside] = useState(!mayBeToken(token));
  return inside ? <Visit id={id} /> : <Invitation token={token} onIn={() => setInside(true)} />;
}

function Visit({ id }: { readonly id: string }) {
  const w = useWords();
  const { table, status, set, again } = useTable(id);
  if (status === 'gone' || (table === null && status === 'offline')) return <NotThere id={id} offline={status === 'offline'} again={again} />;
  if (table === null)
    return (
      <Page title={w.tables.title}>
        <ComingShapes shape="panels" again={again} />
      </Page>
    );
  const played = table.state === 'running' || table.state === 'over' || (table.state === 'closed' && table.startedAt !== null);
  return (
    <Portraits.Provider value={portraitsFor(table.chairs)}>
      {played ? <Playing table={table} onTable={set} /> : <Lobby table={table} onTable={set} />}
    </Portraits.Provider>
  );
}
