/** The home page: continue, start or join a game, and how it works. */
import { games } from 'virtual:catalogue';
import { hasLesson } from '@starboard/registry/lessons';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { NO_SERVER } from '../../net/no-server.ts';
import type { Lobby } from '../../net/types.ts';
import { type LocalTable, tourIn } from '../../offline/tables.ts';
import { useHere } from '../../state/here.ts';
import { useLobby, useLocalTables } from '../../state/lists.ts';
import { HAD_GAMES, useMine } from '../../state/mine.ts';
import { KEEP_OFFERED } from '../../state/offers.ts';
import { useCatalogue } from '../../ui/catalogue.ts';
import { GameCover, GameName } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { inRoot } from '../../ui/root.ts';
import { Link } from '../../ui/router.tsx';
import { SummaryRow } from '../../ui/rows.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { PasteInvitation } from '../invite/paste.tsx';
import { HERE, type HereWords } from './home-here.ts';

const AskedByFriends = lazy(() => import('../../people/invited.tsx'));
const HomeGames = lazy(() => import('./home-games.tsx'));
const ComingShapes = lazy(async () => ({ default: (await import('../../ui/coming.tsx')).ComingShapes }));
const SameAgain = lazy(() => import('./home-again.tsx'));
const Daily = lazy(() => import('./home-daily.tsx'));
const KeepOffer = lazy(() => import('../enter/keep-offer.tsx'));
const LocalCards = lazy(() => import('./home-local.tsx'));

const CONTINUED = 3;
const OPEN = 2;

/** How long a game that ended is offered once more. */
const AGAIN_MS = 12 * 3_600_000;
/** From this many games on they would be missed. */
const WORTH_KEEPING = 3;

export default function Home() {
  const [local] = useLocalTables();
  const lobby = useLobby();
  const { server, me } = useHere();
  const running = (local ?? []).filter((t) => t.state === 'running').slice(0, CONTINUED);
  const { mine, asOf } = useMine(lobby);
  const [had] = useState(() => localStorage.getItem(HAD_GAMES) === 'yes');
  const unsure = local === null || (server !== 'away' && (server === 'unknown' || (me !== null && lobby === null)));
  const has = mine.length > 0 || (running.length > 0 && me !== null);
  const finished = (lobby?.mine ?? []).filter((t) => t.state === 'over').length;
  useEffect(() => {
    if (!unsure) localStorage.setItem(HAD_GAMES, has ? 'yes' : '');
  }, [unsure, has]);
  const asked = <Suspense fallback={null}>{lobby !== null && lobby.invited.length > 0 && <AskedByFriends tables={lobby.invited} />}</Suspense>;
  const ended = lobby?.mine.find((t) => t.state === 'over' && t.chair !== null && Date.now() - t.changedAt < AGAIN_MS);
  const again = <Suspense fallback={null}>{ended !== undefined && <SameAgain table={ended} />}</Suspense>;
  const keep = <Suspense fallback={null}>{finished >= WORTH_KEEPING && localStorage.getItem(KEEP_OFFERED) === null && <KeepOffer />}</Suspense>;
  const offer = (
    <>
      {again}
      {keep}
    </>
  );
  if (has)
    return (
      <Page title="Starboard" wide>
        <Suspense fallback={null}>
          <HomeGames asked={asked} offer={offer} lobby={lobby} mine={mine} local={running} asOf={asOf} />
        </Suspense>
      </Page>
    );
  // Nothing for a moment, rather than a page that goes away again.
  if (unsure && had)
    return (
      <Page title="Starboard" wide>
        <Suspense fallback={null}>
          <ComingShapes shape="cards" again={() => location.reload()} />
        </Suspense>
      </Page>
    );
  return <NewHome asked={asked} offer={offer} local={local} running={running} lobby={lobby} />;
}

interface NewProps {
  readonly asked: ComponentChildren;
  readonly offer: ComponentChildren;
  readonly local: readonly LocalTable[] | null;
  readonly running: readonly LocalTable[];
  readonly lobby: Lobby | null;
}

/** For somebody who has no game with others yet. */
function NewHome({ asked, offer, local, running, lobby }: NewProps) {
  const w = useWords();
  const here = useHomeHere();
  const server = useHere((s) => s.server);
  return (
    <Page title="Starboard" wide>
      <Hero local={local} />
      {asked}
      {offer}
      {running.length > 0 && (
        <section className="rows" aria-labelledby="continue">
          <h2 id="continue">{w.home.continue}</h2>
          <Suspense fallback={null}>
            <LocalCards tables={running} />
          </Suspense>
        </section>
      )}
      <section aria-labelledby="games">
        <h2 id="games" className="vh">
          {w.home.games}
        </h2>
        <Games />
      </section>
      <div className="home-now">
        {!NO_SERVER && server === 'there' && (
          <Suspense fallback={null}>
            <Daily />
          </Suspense>
        )}
        <section className="rows" aria-labelledby="open">
          <h2 id="open">{here?.friends ?? w.home.openNow}</h2>
          {lobby === null || lobby.open.length + lobby.running.length === 0 ? (
            <p className="row help">{NO_SERVER ? w.home.noServer : server === 'away' ? w.home.offline : w.home.noneOpen}</p>
          ) : (
            <>
              <ul className="rows">
                {[...lobby.open, ...lobby.running].slice(0, OPEN).map((t) => (
                  <SummaryRow key={t.id} table={t} />
                ))}
              </ul>
              {lobby.matching > OPEN && (
                <div className="acts">
                  <Link className="btn quiet" href="/tables">
                    {w.home.moreOpen(lobby.matching - OPEN)}
                  </Link>
                </div>
              )}
            </>
          )}
        </section>
      </div>
      <section className="rows" aria-labelledby="how">
        <h2 id="how">{w.home.how}</h2>
        <ol className="steps">
          {(here?.steps ?? w.home.steps).map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </Page>
  );
}

/** What these pages say of themselves without a server; null: there is one. */
function useHomeHere(): HereWords | null {
  const language = useLanguage();
  return HERE === null ? null : HERE[language];
}

function Hero({ local }: { readonly local: readonly LocalTable[] | null }) {
  const w = useWords();
  const first = games[0].id;
  // The first visit leads to the tour; later it is beside the rules.
  const learns = hasLesson(first) && local !== null && (local.length === 0 || tourIn(local, first) !== null);
  return (
    <section className="hero">
      <div>
        <h1>{w.home.headline}</h1>
        <p className="lead">{useHomeHere()?.lead ?? w.home.lead}</p>
        <div className="cta">
          {learns && (
            <Link className="btn primary big" href={`/learn/${first}`}>
              <Icon name="play" />
              {tourIn(local, first) === null ? w.home.playNow : w.lesson.resume}
            </Link>
          )}
          <Link className={`btn big${learns ? '' : ' primary'}`} href={NO_SERVER ? '/new?with=hotseat' : '/new?with=online'}>
            <Icon name={NO_SERVER ? 'people' : 'link'} />
            {NO_SERVER ? w.home.oneScreen : w.home.openTable}
          </Link>
          <Link className="btn big" href="/new?with=solo">
            <Icon name="bot" />
            {w.home.playBots}
          </Link>
          {learns && <p>{w.home.playNowHelp}</p>}
        </div>
        {!NO_SERVER && <PasteInvitation />}
      </div>
      <img src={inRoot('/art/porthole.svg')} alt="" width={520} height={350} />
    </section>
  );
}

function Games() {
  const w = useWords();
  return (
    <ul className="games">
      {useCatalogue().map((g) => (
        <li key={g.id} className="game">
          <GameCover game={g.id} />
          <div className="game-body">
            <h3>
              <GameName game={g.id}>{g.title}</GameName>
            </h3>
            <p>{g.about}</p>
            <div className="game-foot">
              <span className="chip">
                <Icon name="people" />
                {g.seats.join('–')}
              </span>
              {g.lasts !== '' && (
                <span className="chip">
                  <Icon name="clock" />
                  {g.lasts}
                </span>
              )}
              <Link className="btn sm" href={`/new/${g.id}`} aria-label={`${w.home.play}: ${g.title}`}>
                <Icon name="play" />
                {w.home.play}
              </Link>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
