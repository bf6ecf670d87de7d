/** What an invitation link leads to: who invites to what, and a seat. The link is looked at before a name is asked for. */
import './invitation.css';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../../net/http.ts';
import { isToken } from '../../net/link-token.ts';
import type { Invited, TableInfo } from '../../net/types.ts';
import { clockText } from '../../play/clock-text.ts';
import { arrive } from '../../state/here.ts';
import { Badge, OwnBadge } from '../../ui/badge.tsx';
import { useCatalogue } from '../../ui/catalogue.ts';
import { ComingShapes } from '../../ui/coming.tsx';
import { GameCover, GameName } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page, Plain } from '../../ui/page.tsx';
import { Portraits, portraitsFor } from '../../ui/portraits.ts';
import { Link } from '../../ui/router.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import { type AskProps, AskToCome } from './ask.tsx';
import { PasteInvitation } from './paste.tsx';

const PlayedWorks = lazy(() => import('../../workshop/played.tsx'));

interface Props {
  /** What stands behind the # of the link. */
  readonly token: string;
  /** We are in, with or without a seat. */
  readonly onIn: (table: Pick<TableInfo, 'id'>) => void;
}
type Table = AskProps['table'];

export default function Invitation({ token, onIn }: Props) {
  const w = useWords();
  const { invite: v } = useFarWords();
  const { looked, again } = useLook(token);
  const inside = typeof looked === 'object' && looked?.state === 'yours' ? looked.table : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once.
  useEffect(() => {
    if (inside !== null) onIn(inside);
  }, [inside]);
  if (looked === null || inside !== null)
    return (
      <Page title={w.home.invitedLabel}>
        <ComingShapes shape="panels" again={again} />
      </Page>
    );
  switch (looked) {
    case 'damaged':
      return <Nowhere title={v.damaged} text={v.damagedHelp} paste />;
    case 'unknown':
      return <Nowhere title={v.unknown} text={v.unknownHelp} paste />;
    case 'offline':
      return <Nowhere title={v.offline} text="" again={again} />;
  }
  const { state, host, table } = looked;
  if (state === 'closed') return <Nowhere title={v.closed} text={v.closedHelp(host)} />;
  if (state === 'revoked' || state === 'yours' || table === null) return <Nowhere title={v.revoked} text={v.revokedHelp(host)} />;
  return <Welcome token={token} host={host} state={state} table={table} onIn={onIn} />;
}

type Looked = Invited | 'damaged' | 'unknown' | 'offline';

function useLook(token: string): { readonly looked: Looked | null; readonly again: () => void } {
  const [looked, setLooked] = useState<Looked | null>(isToken(token) ? null : 'damaged');
  const again = (): void => {
    if (!isToken(token)) return;
    void arrive();
    ask('POST /api/invitations/look', { body: { token } }).then(setLooked, (error: unknown) =>
      setLooked(error instanceof RequestRefused && error.problem === 'unknown' ? 'unknown' : 'offline'),
    );
  };
  useEffect(again, [token]);
  return { looked, again };
}

interface NowhereProps {
  readonly title: string;
  readonly text: string;
  /** The network was not there: the same again. */
  readonly again?: () => void;
  /** Another link or a code may help. */
  readonly paste?: boolean;
}

/** A link that leads to no table: what to do with it, and what to do instead. */
function Nowhere({ title, text, again, paste = false }: NowhereProps) {
  const w = useWords();
  const { invite: v, find: f } = useFarWords();
  return (
    <Plain title={title} text={text} icon={again === undefined ? 'link' : 'wifi'}>
      {paste && <PasteInvitation main />}
      {again !== undefined && (
        <button type="button" className="btn primary" onClick={again}>
          {w.common.retry}
        </button>
      )}
      {again === undefined && (
        <>
          <Link className="btn" href="/tables">
            <Icon name="people" />
            {f.look}
          </Link>
          <Link className="btn" href="/new?with=solo">
            <Icon name="bot" />
            {v.meanwhile}
          </Link>
        </>
      )}
      <Link className="btn quiet" href="/">
        {w.lost.home}
      </Link>
    </Plain>
  );
}

interface WelcomeProps extends Props {
  readonly host: string;
  readonly state: AskProps['state'];
  readonly table: Table;
}

function Welcome({ token, host, state, table, onIn }: WelcomeProps) {
  const { invite: v } = useFarWords();
  const [chair, setChair] = useState(() => table.chairs.findIndex((c) => c.kind === 'empty'));
  const hostAt = table.chairs.findIndex((c) => c.kind === 'person' && c.name === host);
  const bots = table.chairs.some((c) => c.kind === 'bot');
  const lead = { open: '', full: v.fullHelp, running: v.runningHelp(table.watch, bots), over: v.overHelp }[state];
  const title = { open: v.title(host), full: v.full, running: v.running, over: v.over }[state];
  return (
    <Page title={title} wide>
      <div className="invitation">
        <div className="panel invitation-card">
          <Portraits.Provider value={portraitsFor(table.chairs)}>
            <div className="invitation-head">
              {hostAt >= 0 && <OwnBadge name={host} face={table.chairs[hostAt].face} />}
              <div>
                <h1>{title}</h1>
                <p className="help">
                  {[...(table.name === '' ? [] : [table.name]), ...(state === 'open' ? [v.missing(freeIn(table))] : [])].join(' · ')}
                </p>
                {lead !== '' && <p>{lead}</p>}
              </div>
            </div>
            <Seats table={table} host={hostAt} chair={state === 'open' ? chair : null} onChair={setChair} />
          </Portraits.Provider>
          <Facts table={table} state={state} />
          <AskToCome token={token} state={state} table={table} chair={chair} onIn={onIn} />
        </div>
        <Game game={table.game} sits={state === 'open' || state === 'full'}>
          {table.works.length > 0 && (
            <Suspense fallback={null}>
              <PlayedWorks table={table} />
            </Suspense>
          )}
        </Game>
      </div>
    </Page>
  );
}

const freeIn = (table: Table): number => table.chairs.filter((c) => c.kind === 'empty').length;

function Facts({ table, state }: Pick<AskProps, 'table' | 'state'>) {
  const w = useWords();
  const { invite: v } = useFarWords();
  const pace = table.settings.clock.kind === 'days' ? 'days' : 'live';
  const lasts = useCatalogue().find((g) => g.id === table.game)?.lasts ?? '';
  const seatable = state === 'open' || state === 'full';
  return (
    <ul className="invitation-facts">
      {state !== 'over' && (
        <li>
          <Icon name="clock" />
          <span>
            <b>{v.paces[pace]}</b> {clockText(w, table.settings.clock)}.{pace === 'live' && lasts !== '' && ` ${v.lasts(lasts)}`}
          </span>
        </li>
      )}
      {table.language !== null && (
        <li>
          <Icon name="chat" />
          <span>
            <b>{v.spoken[table.language]}</b> {v.ownLanguage}
          </span>
        </li>
      )}
      {table.rated && (
        <li>
          <Icon name="chart" />
          <span>
            <b>{w.make.rated}.</b> {w.make.ratedHelp}
          </span>
        </li>
      )}
      {seatable && (
        <li>
          <Icon name="shield" />
          <span>
            <b>{v.noPeeking}</b> {v.sealed}
          </span>
        </li>
      )}
    </ul>
  );
}

/** What is played, for somebody who has never heard of it. */
function Game({ game: id, sits, children }: { readonly game: string; readonly sits: boolean; readonly children: ComponentChildren }) {
  const { invite: v } = useFarWords();
  const game = useCatalogue().find((g) => g.id === id);
  return (
    <section className="invitation-game" aria-labelledby="game">
      <GameCover game={id} />
      <h2 id="game">
        <GameName game={id}>{game?.title ?? id}</GameName>
      </h2>
      <p className="lead">{game?.about}</p>
      {sits && (
        <p className="help">
          <Icon name="bulb" />
          {v.explains}
        </p>
      )}
      {children}
    </section>
  );
}

interface SeatsProps {
  readonly table: Table;
  readonly host: number;
  /** The seat that one takes; null: none can be taken. */
  readonly chair: number | null;
  readonly onChair: (chair: number) => void;
}

/** Seats are taken in order; a tap on another free one changes that. */
function Seats({ table, host, chair, onChair }: SeatsProps) {
  const w = useWords();
  const { invite: v } = useFarWords();
  return (
    <ul className="invitation-seats" aria-label={v.seats}>
      {table.chairs.map((c, i) => {
        const free = c.kind === 'empty';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={i}>
            {free && chair !== null ? (
              <label className={i === chair ? 'on' : ''}>
                <input
                  type="radio"
                  name="seat"
                  className="vh"
                  checked={i === chair}
                  aria-label={`${w.lobby.seat(i + 1)}, ${i === chair ? v.yours : v.free}`}
                  onChange={() => onChair(i)}
                />
                <i className="badge none" />
                <span>{i === chair ? v.yours : v.free}</span>
              </label>
            ) : (
              <>
                {free ? <i className="badge none" /> : <Badge seat={i} />}
                <span>{free ? v.free : c.name}</span>
                {c.kind === 'bot' && <span className="help">{w.common.bot}</span>}
                {i === host && <span className="help">{w.lobby.owner}</span>}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
