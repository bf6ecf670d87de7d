/** What an invitation link leads to: who invites to what, a name, and a seat. The link is looked at before a name is asked for. */
import './invitation.css';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../../net/http.ts';
import { isToken } from '../../net/link-token.ts';
import { openSameTable } from '../../net/same-table.ts';
import { comeIn, comeInAndSit } from '../../net/sitting.ts';
import type { Invited, TableInfo } from '../../net/types.ts';
import { clockText } from '../../play/clock-text.ts';
import { arrive, useHere } from '../../state/here.ts';
import { usePrefs } from '../../state/prefs.ts';
import { Badge } from '../../ui/badge.tsx';
import { useCatalogue } from '../../ui/catalogue.ts';
import { ComingShapes } from '../../ui/coming.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Page, Plain } from '../../ui/page.tsx';
import { Portraits, portraitsFor } from '../../ui/portraits.ts';
import { inRoot } from '../../ui/root.ts';
import { go, Link } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

const PlayedWorks = lazy(() => import('../../workshop/played.tsx'));

interface Props {
  /** What stands behind the # of the link. */
  readonly token: string;
  /** We are in, with or without a seat. */
  readonly onIn: (table: Pick<TableInfo, 'id'>) => void;
}
type Table = NonNullable<Invited['table']>;

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
      return <Nowhere title={v.damaged} text={v.damagedHelp} />;
    case 'unknown':
      return <Nowhere title={v.unknown} text={v.unknownHelp} />;
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

function Nowhere({ title, text, again }: { readonly title: string; readonly text: string; readonly again?: () => void }) {
  const w = useWords();
  return (
    <Plain title={title} text={text} icon={again === undefined ? 'link' : 'wifi'}>
      {again !== undefined && (
        <button type="button" className="btn primary" onClick={again}>
          {w.common.retry}
        </button>
      )}
      <Link className="btn" href="/">
        {w.lost.home}
      </Link>
    </Plain>
  );
}

interface WelcomeProps extends Props {
  readonly host: string;
  readonly state: 'open' | 'full' | 'running' | 'over';
  readonly table: Table;
}

function Welcome({ token, host, state, table, onIn }: WelcomeProps) {
  const w = useWords();
  const { invite: v, room: r } = useFarWords();
  const me = useHere((s) => s.me);
  const preferred = usePrefs((p) => p.name);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? me?.name ?? preferred;
  const [attempt, problem] = useTry();
  const [chair, setChair] = useState(() => table.chairs.findIndex((c) => c.kind === 'empty'));
  const free = state === 'open';
  const hostAt = table.chairs.findIndex((c) => c.kind === 'person' && c.name === host);
  const bots = table.chairs.some((c) => c.kind === 'bot');
  const lead = { open: '', full: v.fullHelp, running: v.runningHelp(table.watch, bots), over: v.overHelp }[state];
  const titles = { open: v.title(host), full: v.full, running: v.running, over: v.over };
  const enter = { open: v.sit, full: v.wait, running: v.toTable, over: v.toTable }[state];
  const pace = table.settings.clock.kind === 'days' ? 'days' : 'live';
  const lasts = useCatalogue().find((g) => g.id === table.game)?.lasts ?? '';
  // Who only looks needs no name.
  const looks = (): Promise<void> => comeIn(token, name.trim() === '' ? v.guest : name).then(onIn);
  // A seat can still come of it.
  const named = free || state === 'full';
  const tell = async (): Promise<void> => {
    const inside = await comeIn(token, name);
    // A seat may be free by now: then there is nothing to wait for.
    await ask('POST /api/tables/:table/wanting', { params: { table: inside.id }, body: { on: true } }).catch((error: unknown) => {
      if (!(error instanceof RequestRefused) || error.problem !== 'not-now') throw error;
    });
    onIn(inside);
  };
  return (
    <Page title={titles[state]} wide>
      <div className="invitation">
        <form
          className="panel card"
          onSubmit={(e) => {
            e.preventDefault();
            attempt(free ? comeInAndSit(token, name, chair).then(onIn) : looks());
          }}
        >
          <Portraits.Provider value={portraitsFor(table.chairs)}>
            <div className="invitation-head">
              {hostAt >= 0 && <Badge seat={hostAt} />}
              <div>
                <h1>{titles[state]}</h1>
                {table.name !== '' && <p className="help">{table.name}</p>}
              </div>
            </div>
            {lead !== '' && <p>{lead}</p>}
            <Seats table={table} host={hostAt} chair={free ? chair : null} onChair={setChair} />
          </Portraits.Provider>
          <NameField label={w.lobby.askName} help={`${v.nameEnough} ${v.nameSeen}`} name={name} onName={setTyped} required={named} big />
          <div className="acts">
            <button type="submit" className="btn primary big">
              {enter}
            </button>
            {free && table.watch && (
              <button type="button" className="btn" onClick={() => attempt(looks())}>
                {v.watch}
              </button>
            )}
            {state === 'full' && (
              <button type="button" className="btn" onClick={(e) => e.currentTarget.form?.reportValidity() && attempt(tell())}>
                <Icon name="bell" />
                {r.tell}
              </button>
            )}
            {!free && (
              <button
                type="button"
                className="btn"
                title={r.sameHelp}
                onClick={(e) =>
                  name.trim() === '' ? e.currentTarget.form?.querySelector('input')?.focus() : attempt(openSameTable(table, name).then(go))
                }
              >
                {r.same}
              </button>
            )}
          </div>
          {problem}
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
            {named && (
              <li>
                <Icon name="shield" />
                {v.sealed}
              </li>
            )}
          </ul>
        </form>
        <Game game={table.game} sits={named}>
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

/** What is played, for somebody who has never heard of it. */
function Game({ game: id, sits, children }: { readonly game: string; readonly sits: boolean; readonly children: ComponentChildren }) {
  const w = useWords();
  const { invite: v } = useFarWords();
  const game = useCatalogue().find((g) => g.id === id);
  return (
    <section className="invitation-game" aria-labelledby="game">
      <img className="game-art" src={inRoot(`/art/games/${id}.svg`)} alt="" width={604} height={344} />
      <h2 id="game">{game?.title ?? id}</h2>
      <p className="lead">{game?.about}</p>
      {sits && <p className="help">{v.explains}</p>}
      {children}
      <div className="acts">
        <Link className="btn quiet" href={`/rules/${id}`}>
          <Icon name="book" />
          {w.home.rules}
        </Link>
      </div>
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
