/** A table before its match: chairs, invitations, bots, fairness, start. */

import { games } from 'virtual:catalogue';
import { OPPONENTS, type Opponent } from '@starboard/kernel';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { seal } from '../net/fairness.ts';
import { ask } from '../net/http.ts';
import { sitDown } from '../net/sitting.ts';
import type { TableInfo } from '../net/types.ts';
import { useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { Fairness } from './lobby-fair.tsx';
import { Invite } from './lobby-invite.tsx';
import { AtTheDoor } from './lobby-knocks.tsx';
import { MissingPeople } from './lobby-missing.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { SitDown } from './lobby-sit.tsx';
import { StartBar } from './lobby-start.tsx';
import { LobbyTalk } from './lobby-talk.tsx';
import { TermsPanel } from './lobby-terms.tsx';

const PlayedWorks = lazy(() => import('../workshop/played.tsx'));
/** Only hosts who are somebody here have friends to ask. */
const InviteFriends = lazy(() => import('../people/invite-friends.tsx'));

export default function Lobby({ table, onTable }: LobbyProps) {
  const w = useWords();
  const language = useLanguage();
  const secure = useHere((s) => s.secure);
  const title = games.find((g) => g.id === table.game)?.title[language] ?? table.game;
  const full = table.chairs.every((c) => c.kind !== 'empty');
  const ready = full && table.chairs.every((c) => c.committed);
  const waiting = table.state === 'waiting';
  useAttendance(table, onTable);
  return (
    <Page title={table.name || title}>
      <div className="page-head">
        {table.name !== '' && <p className="help">{title}</p>}
        <h1>{table.name || title}</h1>
        {table.works.length > 0 && (
          <Suspense fallback={null}>
            <PlayedWorks table={table} />
          </Suspense>
        )}
      </div>
      {!secure && (
        <p className="note">
          <Icon name="warn" />
          {w.lobby.secure}
        </p>
      )}
      {table.you?.owner === true && <AtTheDoor table={table} onTable={onTable} />}
      {waiting && table.you?.chair == null && table.tournament === null && <SitDown table={table} onTable={onTable} full={full} />}
      {waiting && table.invitations !== null && <Invite table={table} onTable={onTable} full={full} />}
      {waiting && table.you?.owner === true && !full && (
        <Suspense fallback={null}>
          <InviteFriends table={table} />
        </Suspense>
      )}
      <section className="panel block">
        <h2>{w.lobby.chairs}</h2>
        <Seating table={table} onTable={onTable} />
        {table.tournament !== null && (
          <p className="note">
            {w.lobby.ofLeague}{' '}
            <Link className="btn sm" href={`/league/${table.tournament}`}>
              {w.over.toLeague}
            </Link>
          </p>
        )}
        {waiting && table.tournament === null && <StartBar table={table} onTable={onTable} ready={ready} full={full} />}
      </section>
      {table.tournament === null && (table.state === 'starting' || (full && !ready)) && <MissingPeople table={table} onTable={onTable} />}
      <LobbyTalk table={table} />
      <TermsPanel table={table} />
      <Fairness table={table} onTable={onTable} />
      <Link className="btn quiet" href={`/rules/${table.game}`}>
        <Icon name="book" />
        {w.table.rulebook}
      </Link>
    </Page>
  );
}

/** After a cancelled start everybody seals anew; nobody should have to press a button for that. */
function useAttendance(table: TableInfo, onTable: (t: TableInfo) => void): void {
  const chair = table.you?.chair ?? null;
  const identity = table.you?.identity;
  const wanted = table.state === 'waiting' && chair !== null && !table.chairs[chair].committed;
  const { commitment } = table.fairness;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one seal per seal of the server.
  useEffect(() => {
    if (!wanted || identity === undefined) return;
    ask('POST /api/tables/:table/commit', { params: { table: table.id }, body: { commitment: seal(table, identity, '') } }).then(onTable, () => {});
  }, [wanted, commitment, identity]);
}

/** Leads to the profile of others, for people who are somebody here. */
function PersonName({ chair: { name, identity }, table }: { readonly chair: TableInfo['chairs'][number]; readonly table: string }) {
  const me = useHere((s) => s.me?.identity ?? null);
  if (identity === null || me === null) return <>{name}</>;
  return <Link href={identity === me ? '/me' : `/people/${identity}?table=${table}`}>{name}</Link>;
}

function Seating({ table, onTable }: LobbyProps) {
  const w = useWords();
  const me = useHere((s) => s.me);
  const name = usePrefs((p) => p.name);
  const [attempt, problem] = useTry();
  const { you, state } = table;
  const params = { table: table.id };
  const seated = you?.chair != null;
  const owner = you?.owner === true;
  const sit = async (chair: number): Promise<void> => onTable(await sitDown(table, me?.name ?? name, { chair }));
  const put = (chair: number, bot: Opponent | null): void =>
    attempt(ask('PUT /api/tables/:table/chairs/:chair', { params: { ...params, chair: String(chair) }, body: { bot } }).then(onTable));
  return (
    <>
      <ul className="chairs">
        {table.chairs.map((c, i) => {
          const mine = you?.chair === i;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
            <li key={i} className={`row${mine ? ' turn' : ''}`}>
              {c.kind === 'empty' ? <i className="badge none" /> : <Badge seat={i} away={c.kind === 'person' && !c.here && !mine} />}
              <div className="row-text">
                <b>{c.kind === 'empty' ? w.lobby.free : <PersonName chair={c} table={table.id} />}</b>
                <span className="help">
                  {c.kind === 'person' &&
                    [mine ? w.common.you : c.here ? w.lobby.here : w.lobby.away, c.committed ? w.lobby.committed : w.lobby.uncommitted].join(', ')}
                  {c.silent && `, ${w.lobby.silent}`}
                  {c.kind === 'person' && c.identity === table.owner.identity && `, ${w.lobby.owner}`}
                  {c.kind === 'bot' && c.level !== null && `${w.common.bot}, ${w.level[c.level]}`}
                </span>
              </div>
              {state === 'waiting' && (
                <div className="acts">
                  {c.kind === 'empty' && !seated && (me !== null || name !== '') && (
                    <button type="button" className="btn sm" onClick={() => attempt(sit(i))}>
                      {w.lobby.sit}
                    </button>
                  )}
                  {mine && (
                    <button
                      type="button"
                      className="btn sm"
                      onClick={() => attempt(ask('POST /api/tables/:table/leave', { params, body: {} }).then(onTable))}
                    >
                      {w.lobby.leave}
                    </button>
                  )}
                  {owner && !mine && (
                    <label>
                      <span className="vh">{`${w.lobby.seat(i + 1)}: ${w.lobby.bot}`}</span>
                      <select
                        className="field"
                        value={c.kind === 'bot' ? (c.level ?? 'normal') : c.kind}
                        onChange={(e) => put(i, e.currentTarget.value === 'empty' ? null : (e.currentTarget.value as Opponent))}
                      >
                        {c.kind === 'person' && <option value="person">{c.name}</option>}
                        <option value="empty">{c.kind === 'person' ? w.lobby.kick : w.make.kind.free}</option>
                        {OPPONENTS.map((level) => (
                          <option key={level} value={level}>
                            {w.make.kind[level]}
                          </option>
                        ))}
                      </select>
                    </label>
                  )}
                  {owner && !mine && c.kind === 'person' && c.identity !== null && (
                    <button
                      type="button"
                      className="btn sm quiet"
                      onClick={() => attempt(ask('PATCH /api/tables/:table', { params, body: { owner: c.identity as string } }).then(onTable))}
                    >
                      {w.lobby.give}
                    </button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {problem}
    </>
  );
}
