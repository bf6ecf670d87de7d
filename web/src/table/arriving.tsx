/** Before there is a table to show, and where there will be none: why, and what to do. */
import type { ComponentChildren } from 'preact';
import type { MatchClient } from '../match/store.ts';
import { Link } from '../ui/router.tsx';
import { useWords } from '../words/index.ts';

export function Coming() {
  const w = useWords();
  return (
    <p className="loading" role="status">
      <span className="spin" />
      {w.table.connecting}
    </p>
  );
}

export function Arriving({ link, replay, store }: { readonly link: string; readonly replay: string; readonly store: MatchClient }) {
  return (
    <main className="alone" id="content">
      <Reason link={link} replay={replay} store={store} />
    </main>
  );
}

function Reason({ link, replay, store }: { readonly link: string; readonly replay: string; readonly store: MatchClient }) {
  const w = useWords();
  const { claim, hurry } = store.getState();
  switch (link) {
    case 'elsewhere':
      return (
        <Card title={w.table.elsewhere} more={w.table.elsewhereMore}>
          <button type="button" className="btn primary" onClick={claim}>
            {w.table.playHere}
          </button>
        </Card>
      );
    case 'failed':
      return (
        <Card title={w.table.failed} more={w.table.failedMore} alert>
          <button type="button" className="btn primary" onClick={hurry}>
            {w.common.retry}
          </button>
        </Card>
      );
    case 'broken':
      return (
        <Card title={w.table.broken} more={w.table.brokenMore}>
          <Link className="btn primary" href={replay}>
            {w.over.replay}
          </Link>
        </Card>
      );
    case 'gone':
      return (
        <Card title={w.table.gone}>
          <Link className="btn" href="/">
            {w.lost.home}
          </Link>
        </Card>
      );
    default:
      return <Coming />;
  }
}

const Card = ({
  title,
  more,
  alert = false,
  children,
}: {
  readonly title: string;
  readonly more?: string;
  readonly alert?: boolean;
  readonly children: ComponentChildren;
}) => (
  <div className="panel card" role={alert ? 'alert' : undefined}>
    <h1>{title}</h1>
    {more !== undefined && <p>{more}</p>}
    {children}
  </div>
);
