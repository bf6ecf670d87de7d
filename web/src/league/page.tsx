/** One league: its rounds, the tables of a round, and the standings. */
import { NAME_LENGTH } from '../play/names.ts';
import './league.css';
import { lazy, Suspense } from 'preact/compat';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import { isToken } from '../net/link-token.ts';
import type { Tournament } from '../net/types.ts';
import { beGuest, useHere } from '../state/here.ts';
import { KEEP_OFFERED } from '../state/offers.ts';
import { usePrefs } from '../state/prefs.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { Confirm } from '../ui/dialog.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { copyText } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { Page, Plain } from '../ui/page.tsx';
import { usePolling } from '../ui/polling.ts';
import { addressOf } from '../ui/root.ts';
import { go, useFragment } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';
import { RoundView } from './round.tsx';
import { Standings } from './standings.tsx';
import { useLeagueWords } from './words.ts';

const KeepOffer = lazy(() => import('../pages/enter/keep-offer.tsx'));
const AGAIN_MS = 5000;

export default function League({ id }: { readonly id: string }) {
  const l = useLeagueWords();
  const token = useFragment().slice(1);
  const [league, setLeague] = useState<Tournament | 'unknown' | 'away' | null>(null);
  const read = useCallback(
    async () =>
      setLeague(
        await ask('GET /api/tournaments/:tournament', { params: { tournament: id } }).catch((error: unknown) => {
          if (!isToken(token)) throw error;
          return ask('POST /api/tournaments/look', { body: { token } });
        }),
      ),
    [id, token],
  );
  useEffect(
    () => void read().catch((error: unknown) => setLeague(error instanceof RequestRefused && error.problem === 'offline' ? 'away' : 'unknown')),
    [read],
  );
  usePolling(league === 'away' || (league !== null && league !== 'unknown' && league.state !== 'over'), AGAIN_MS, read);
  // The address is the link: who copies it from the browser hands on the same.
  const link = typeof league === 'object' ? (league?.token ?? null) : null;
  useEffect(() => {
    if (link !== null && link !== token) go(`/league/${id}#${link}`, { replace: true });
  }, [id, link, token]);
  if (league === null) return <Page title={l.title}>{null}</Page>;
  if (league === 'away') return <Plain title={l.title} text={l.away} icon="wifi" />;
  if (league === 'unknown') return <Plain title={l.unknown} text={l.unknownHelp} icon="people" />;
  return (
    <Page title={league.name} wide>
      <Head league={league} token={isToken(token) ? token : null} onLeague={setLeague} />
      <Course league={league} />
      {league.standings.some((s) => s.you && !s.out) && localStorage.getItem(KEEP_OFFERED) === null && (
        <Suspense fallback={null}>
          <KeepOffer />
        </Suspense>
      )}
    </Page>
  );
}

interface Props {
  readonly league: Tournament;
  readonly onLeague: (league: Tournament) => void;
}

function Head({ league, token, onLeague }: Props & { readonly token: string | null }) {
  const l = useLeagueWords();
  const title = useGameTitle();
  const facts = [
    title(league.game),
    l.about(league.kind, league.rounds, league.size),
    l.people(league.entrants),
    ...(league.rated ? [l.rated] : []),
    l.keptBy(league.owner),
    l.state[league.state],
  ].filter((f) => f !== '');
  return (
    <section className="league-head" aria-label={league.name}>
      <Emblem game={league.game} size={52} />
      <div>
        <h1>{league.name}</h1>
        <p className="help">{facts.join(', ')}</p>
      </div>
      <Acts league={league} token={token} onLeague={onLeague} />
    </section>
  );
}

/** Taking part, starting, the link: one of them is the next sensible step. */
function Acts({ league, token, onLeague }: Props & { readonly token: string | null }) {
  const l = useLeagueWords();
  const w = useWords();
  const [attempt, problem] = useTry();
  const [sure, setSure] = useState<'leave' | 'off' | null>(null);
  const { you, state, kind } = league;
  const params = { tournament: league.id };
  const mine = league.standings.find((s) => s.you);
  const isIn = mine !== undefined && !mine.out;
  const mayJoin = !isIn && (state === 'open' || (state === 'running' && (kind === 'swiss' || mine !== undefined)));
  const enough = league.entrants >= (kind === 'robin' ? league.size : 2);
  const share = league.token === null ? null : addressOf(`/league/${league.id}#${league.token}`);
  return (
    <div className="acts">
      {mayJoin && <JoinForm label={state === 'open' ? l.join : l.joinLate} join={(name) => attempt(joined(league.id, token, name).then(onLeague))} />}
      {you?.owner === true && state === 'open' && (
        <button
          type="button"
          className={`btn${enough ? ' primary' : ''}`}
          disabled={!enough}
          title={enough ? l.startHelp : l.tooFew}
          onClick={() => attempt(ask('POST /api/tournaments/:tournament/start', { params, body: {} }).then(onLeague))}
        >
          {l.start}
        </button>
      )}
      {share !== null && state !== 'over' && (
        <button
          type="button"
          className={`btn${state === 'open' && isIn && !enough ? ' primary' : ''}`}
          onClick={() => void copyText(share).then((ok) => ok && toast(w.common.copied))}
        >
          <Icon name="copy" />
          {l.share}
        </button>
      )}
      {isIn && state !== 'over' && (
        <button type="button" className="btn quiet" onClick={() => setSure('leave')}>
          {l.leave}
        </button>
      )}
      {you?.owner === true && state === 'open' && (
        <button type="button" className="btn quiet" onClick={() => setSure('off')}>
          {l.callOff}
        </button>
      )}
      {state === 'open' && isIn && (
        <p className="help">{you?.owner === true ? (enough ? l.startHelp : l.tooFew) : `${l.joined} ${l.waits(league.owner)}`}</p>
      )}
      {problem}
      {sure === 'leave' && (
        <Confirm
          title={l.leave}
          yes={l.leave}
          danger
          onYes={() => attempt(ask('POST /api/tournaments/:tournament/leave', { params, body: {} }).then(onLeague))}
          onClose={() => setSure(null)}
        >
          {l.leaveSure}
        </Confirm>
      )}
      {sure === 'off' && (
        <Confirm
          title={l.callOff}
          yes={l.callOff}
          danger
          onYes={() => attempt(ask('POST /api/tournaments/:tournament/close', { params, body: {} }).then(() => go('/leagues')))}
          onClose={() => setSure(null)}
        >
          {l.callOffSure}
        </Confirm>
      )}
    </div>
  );
}

async function joined(tournament: string, token: string | null, name: string): Promise<Tournament> {
  await beGuest(name);
  return ask('POST /api/tournaments/:tournament/join', { params: { tournament }, body: token === null ? {} : { token } });
}

/** Somebody who is known presses once; a name is enough for everybody else. */
function JoinForm({ label, join }: { readonly label: string; readonly join: (name: string) => void }) {
  const l = useLeagueWords();
  const known = useHere((s) => s.me?.name ?? null);
  const kept = usePrefs((p) => p.name);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? known ?? kept;
  return (
    <form
      className="acts"
      onSubmit={(e) => {
        e.preventDefault();
        join(name);
      }}
    >
      {known === null && (
        <input
          className="field"
          aria-label={l.askName}
          placeholder={l.askName}
          value={name}
          maxLength={NAME_LENGTH}
          required
          autoComplete="nickname"
          onInput={(e) => setTyped(e.currentTarget.value)}
        />
      )}
      <button type="submit" className="btn primary">
        {label}
      </button>
    </form>
  );
}

function Course({ league }: { readonly league: Tournament }) {
  const l = useLeagueWords();
  const now = league.played.length;
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = chosen ?? now;
  return (
    <>
      {now > 0 && (
        <ol className="league-rounds">
          {Array.from({ length: Math.max(now, league.rounds) }, (_, i) => i + 1).map((r) => {
            const round = league.played[r - 1];
            const running = r === now && league.state === 'running';
            return (
              <li key={r}>
                <button
                  type="button"
                  className={`league-round${running ? ' now' : ''}`}
                  aria-current={r === shown ? 'true' : undefined}
                  disabled={round === undefined}
                  onClick={() => setChosen(r)}
                >
                  <b>{l.round(r)}</b>
                  <span>{round === undefined ? l.later : running ? l.from(l.day(round.at)) : l.done}</span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <div className="league-page">
        <div className="rows">
          {shown > 0 && league.played[shown - 1] !== undefined && <RoundView league={league} round={shown} />}
          <How league={league} />
        </div>
        <Standings league={league} />
      </div>
    </>
  );
}

function How({ league }: { readonly league: Tournament }) {
  const l = useLeagueWords();
  return (
    <details className="panel block" open={league.state === 'open'}>
      <summary>
        <h2>{l.how}</h2>
      </summary>
      <p>{league.kind === 'swiss' ? l.howSwiss : l.howRobin}</p>
      <p>{l.howPoints(league.points.map(l.number).join(' · '))}</p>
      <p>
        {l.howTies} <code className="hash">{league.lots.commitment}</code>.
      </p>
      {league.lots.secret !== null && (
        <p>
          {l.lotsAre} <code className="hash">{league.lots.secret}</code>
        </p>
      )}
    </details>
  );
}
