/** An open table in the lobby: all one wants to know before sitting down, and one press for somebody who has a name. */
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { ask, RequestRefused } from '../../net/http.ts';
import { sitDown } from '../../net/sitting.ts';
import type { TableSummary } from '../../net/types.ts';
import { clockText } from '../../play/clock-text.ts';
import { useHere } from '../../state/here.ts';
import { OwnBadge } from '../../ui/badge.tsx';
import { useGameTitle } from '../../ui/catalogue.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LevelMark } from '../../ui/level-mark.tsx';
import { portraitsFor } from '../../ui/portraits.ts';
import { go, Link } from '../../ui/router.tsx';
import { Faces, LazyWorks } from '../../ui/rows.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

/** Most tables have the usual rules. */
const ChangedTerms = lazy(() => import('./changed-terms.tsx'));

/** Seats that fit into a row. */
const SEATS = 6;

export function OpenRow({ table }: { readonly table: TableSummary }) {
  const w = useWords();
  const { find: f } = useFarWords();
  const title = useGameTitle();
  const short = useGameTitle('short');
  const name = table.name || title(table.game);
  const free = table.chairs.filter((c) => c.kind === 'empty').length;
  const host = table.chairs.find((c) => c.kind === 'person' && c.name === table.owner);
  const changed = Object.keys(table.changedOptions).length;
  return (
    <li className={`row open-row${table.friend ? ' friend' : ''}`}>
      <Emblem game={table.game} size={42} />
      <div className="row-text">
        <b>{name}</b>
        <span className="help open-host">
          {table.name !== '' && <span className="open-of">{short(table.game)}</span>}
          <span className="one-line">
            <OwnBadge name={table.owner} face={host?.face ?? null} small />
            <span className="vh">{f.host('')}</span>
            {table.owner}
          </span>
          <span className="one-line">{f.age(Date.now() - table.createdAt)}</span>
          {table.friend && (
            <span className="open-friend">
              <Icon name="heart" />
              {f.friend}
            </span>
          )}
        </span>
        {table.works.length > 0 && (
          <span className="help">
            <Suspense fallback={null}>
              <LazyWorks game={table.game} works={table.works} />
            </Suspense>
          </span>
        )}
      </div>
      <div className="open-seats">
        <Faces chairs={table.chairs} portraits={portraitsFor(table.chairs)} most={SEATS} />
        <span className="help">{w.home.free(free)}</span>
      </div>
      <div className="open-terms">
        <b>{`${f.paces[table.clock.kind === 'days' ? 'days' : 'live']} · ${clockText(w, table.clock)}`}</b>
        <span className="help">
          {table.rated && <span>{w.make.rated}</span>}
          {changed > 0 && (
            <Suspense fallback={<span>{f.changed(changed)}</span>}>
              <ChangedTerms game={table.game} options={table.changedOptions} />
            </Suspense>
          )}
          {table.language !== null && <span>{f.languages[table.language]}</span>}
          {table.level !== null && <LevelMark level={table.level} />}
        </span>
      </div>
      <Sit table={table} name={name} />
    </li>
  );
}

function Sit({ table, name }: { readonly table: TableSummary; readonly name: string }) {
  const w = useWords();
  const me = useHere((s) => s.me);
  const [busy, setBusy] = useState(false);
  const [attempt, problem] = useTry();
  const to = `/table/${table.id}`;
  if (me === null || table.chair !== null)
    return (
      <Link className="btn sm" href={to} aria-label={`${table.chair === null ? w.home.sitDown : w.home.openIt}: ${name}`}>
        {table.chair === null ? w.home.sitDown : w.home.openIt}
      </Link>
    );
  const sit = async (): Promise<void> => {
    setBusy(true);
    try {
      const now = await ask('GET /api/tables/:table', { params: { table: table.id } });
      await sitDown(now, me.name);
    } catch (error) {
      // Somebody was faster: the table says so, and lets one wait.
      if (!(error instanceof RequestRefused) || error.problem !== 'taken') throw error;
    } finally {
      setBusy(false);
    }
    go(to);
  };
  return (
    <>
      <button type="button" className="btn sm" disabled={busy} aria-label={`${w.home.sitDown}: ${name}`} onClick={() => attempt(sit())}>
        {w.home.sitDown}
      </button>
      {problem}
    </>
  );
}
