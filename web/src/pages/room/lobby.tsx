/** A table before its match: its link, who sits there, what the start waits for, its terms; talk beside it. */
import './tiles.css';
import './room.css';

import { games } from 'virtual:catalogue';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { seal } from '../../net/fairness.ts';
import { ask } from '../../net/http.ts';
import type { TableInfo } from '../../net/types.ts';
import { useHere } from '../../state/here.ts';
import { Emblem, GameName } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Link } from '../../ui/router.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { Fairness } from './lobby-fair.tsx';
import { Invite } from './lobby-invite.tsx';
import { AtTheDoor } from './lobby-knocks.tsx';
import { MissingPeople } from './lobby-missing.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { RoomSeats } from './lobby-seats.tsx';
import { SitDown } from './lobby-sit.tsx';
import { CloseTable, StartBar } from './lobby-start.tsx';
import { LobbyTalk } from './lobby-talk.tsx';
import { TermsPanel } from './lobby-terms.tsx';

const PlayedWorks = lazy(() => import('../../workshop/played.tsx'));
/** Only hosts who are somebody here have friends to ask. */
const InviteFriends = lazy(() => import('../../people/invite-friends.tsx'));

export default function Lobby({ table, onTable }: LobbyProps) {
  const w = useWords();
  const language = useLanguage();
  const secure = useHere((s) => s.secure);
  const title = games.find((g) => g.id === table.game)?.title[language] ?? table.game;
  const full = table.chairs.every((c) => c.kind !== 'empty');
  const ready = full && table.chairs.every((c) => c.committed);
  const waiting = table.state === 'waiting';
  const alone = table.chairs.filter((c) => c.kind === 'person').length < 2;
  const people = table.tournament === null;
  useAttendance(table, onTable);
  return (
    <Page title={table.name || title} wide>
      <div className="room">
        <div className="room-main">
          <div className="room-head">
            <Emblem game={table.game} size={34} />
            <h1>{table.name || title}</h1>
            {table.name !== '' && (
              <span className="help">
                <GameName game={table.game}>{title}</GameName>
              </span>
            )}
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
          {waiting && table.you?.chair == null && people && <SitDown table={table} onTable={onTable} full={full} />}
          {waiting && table.invitations !== null && (
            <Invite table={table} onTable={onTable} full={full} lit={alone && !full && table.knocks.length === 0} />
          )}
          <section className="room-seats" aria-label={w.lobby.chairs}>
            <RoomSeats table={table} onTable={onTable} />
            {waiting && table.you?.owner === true && !full && (
              <Suspense fallback={null}>
                <InviteFriends table={table} />
              </Suspense>
            )}
            {!people && (
              <p className="note">
                {w.lobby.ofLeague}{' '}
                <Link className="btn sm" href={`/league/${table.tournament}`}>
                  {w.over.toLeague}
                </Link>
              </p>
            )}
          </section>
          {waiting && people && (
            <StartBar table={table} onTable={onTable} ready={ready} full={full} lit={(full || !alone) && table.knocks.length === 0} />
          )}
          {people && (table.state === 'starting' || (full && !ready)) && <MissingPeople table={table} onTable={onTable} />}
          <div className="room-terms">
            <TermsPanel table={table} />
            <Fairness table={table} onTable={onTable} />
          </div>
          <div className="acts room-more">
            <Link className="btn quiet" href={`/rules/${table.game}`}>
              <Icon name="book" />
              {w.table.rulebook}
            </Link>
            {waiting && table.you?.owner === true && <CloseTable table={table} />}
          </div>
        </div>
        <LobbyTalk table={table} />
      </div>
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
