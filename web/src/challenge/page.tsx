/** The challenge of the day: one deal for each game, the same for everybody. */
import { NAME_LENGTH } from '../play/names.ts';
import './challenge.css';
import type { Settings } from '@starboard/host';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { ChallengeComparison, ChallengeDay } from '../net/types.ts';
import { store } from '../offline/store.ts';
import type { LocalTable } from '../offline/tables.ts';
import { beGuest, useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { GameCover } from '../ui/emblem.tsx';
import { PickOne, Switch } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { go, Link, useSearch } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { dealOfDay } from './deal-of-day.ts';
import { FriendButton } from './friend-button.tsx';
import { friendPath } from './friend-link.ts';
import { ChallengeOutcome } from './outcome.tsx';
import { LastDays, Seal, Week } from './side.tsx';
import { type DealtChallenge, isSent, playDeal, playedHere, readToday, sendEarlier, sendResult, type TodaysChallenges } from './today.ts';
import { useChallengeWords } from './words.ts';

export default function Challenge() {
  const c = useChallengeWords();
  const title = useGameTitle();
  const search = new URLSearchParams(useSearch());
  const [wanted, past] = [search.get('game'), search.get('day')];
  const [today, setToday] = useState<TodaysChallenges | null>(null);
  const [tables, setTables] = useState<readonly LocalTable[]>([]);
  const [chosen, setChosen] = useState<string | null>(wanted);
  const [attempt, problem] = useTry();
  const read = useCallback(async () => {
    const [now, here] = await Promise.all([readToday(), store().tables()]);
    setTables(here);
    setToday(now);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once.
  useEffect(() => attempt(read()), [read]);
  const known = useHere((s) => s.me !== null);
  const back = useHere((s) => s.server === 'there') && today?.away === true;
  // The server answers again, or the network is back: what waits is sent. Neither says so every time.
  useEffect(() => {
    if (back) attempt(read());
    const again = (): void => attempt(read());
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [back, attempt, read]);
  const day = today?.day ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day that is read, and when somebody has a name.
  useEffect(() => {
    if (known && today !== null && !today.away && day !== null) attempt(sendEarlier(tables, day.day).then((sent) => (sent > 0 ? read() : undefined)));
  }, [today, known]);
  if (today === null) return <Page title={c.title}>{problem}</Page>;
  if (day === null)
    return (
      <Page title={c.title}>
        <h1>{c.title}</h1>
        <p className="note">
          <Icon name="wifi" />
          {c.nothing}
        </p>
      </Page>
    );
  const pick = (game: string): void => {
    setChosen(game);
    scrollTo({ top: 0 });
  };
  // Games in turn; one may choose another.
  const deal = day.deals.find((d) => d.game === chosen) ?? dealOfDay(day);
  return (
    <Page title={c.title} wide>
      {today.away && (
        <p className="note">
          <Icon name="wifi" />
          {c.away}
        </p>
      )}
      <div className="challenge-page">
        <div className="rows">
          {past !== null && past < day.day ? (
            <PastDeal
              key={`${past} ${deal.game}`}
              day={past}
              deal={deal}
              table={playedHere(tables, past, deal.game).find((t) => t.state === 'over') ?? null}
            />
          ) : (
            <Today key={deal.game} day={day} deal={deal} tables={playedHere(tables, day.day, deal.game)} away={today.away} onChange={read} />
          )}
          <PickOne label={c.game} value={deal.game} onPick={pick} of={day.deals.map((d) => [d.game, title(d.game)])} />
          {problem}
        </div>
        <aside className="rows">
          <Week day={day} />
          <LastDays day={day} />
          <Seal day={day} />
        </aside>
      </div>
    </Page>
  );
}

/** How everybody did on an earlier day. */
function PastDeal({ day, deal, table }: { readonly day: string; readonly deal: DealtChallenge; readonly table: LocalTable | null }) {
  const c = useChallengeWords();
  const [comparison, setComparison] = useState<ChallengeComparison | null>(null);
  const [attempt, problem] = useTry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the key changes with the deal.
  useEffect(() => attempt(ask('GET /api/challenges/:day/:game', { params: { day, game: deal.game } }).then(setComparison)), []);
  return (
    <>
      {comparison !== null &&
        (comparison.mine === null ? (
          <p className="note">
            {c.day(day)}: {c.notPlayed}
          </p>
        ) : (
          <ChallengeOutcome seats={deal.seats} comparison={comparison} table={table} />
        ))}
      <p>
        <Link className="btn primary" href={`/challenge?game=${deal.game}`}>
          {c.toToday}
        </Link>
      </p>
      {problem}
    </>
  );
}

interface Props {
  readonly day: ChallengeDay;
  readonly deal: DealtChallenge;
  /** Of this deal on this device, oldest first. */
  readonly tables: readonly LocalTable[];
  readonly away: boolean;
  readonly onChange: () => Promise<void>;
}

function Today({ day, deal, tables, away, onChange }: Props) {
  const c = useChallengeWords();
  const title = useGameTitle();
  const me = useHere((s) => s.me);
  const [comparison, setComparison] = useState<ChallengeComparison | null>(null);
  const [sending, setSending] = useState(false);
  const [attempt, problem] = useTry();
  const unsent = tables.find((t) => t.state === 'over' && t.outcome !== null && !isSent(t)) ?? null;
  const params = { day: day.day, game: deal.game };
  const send = async (table: LocalTable): Promise<void> => {
    setSending(true);
    const found = await sendResult(table).finally(() => setSending(false));
    if (found === null) return;
    setComparison(found);
    await onChange();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result, and again when somebody has a name.
  useEffect(() => {
    if (away) return;
    if (unsent !== null && me !== null) attempt(send(unsent));
    else if (deal.mine !== null) attempt(ask('GET /api/challenges/:day/:game', { params }).then(setComparison));
  }, [unsent?.id, deal.game, me?.identity, away]);
  const running = tables.find((t) => t.state === 'running') ?? null;
  const done = comparison?.mine ?? deal.mine;
  const first = tables.find((t) => t.state === 'over');
  const path = first === undefined ? null : friendPath(first);
  if (done !== null && comparison !== null && comparison.mine !== null)
    return (
      <>
        <ChallengeOutcome seats={deal.seats} comparison={comparison} table={first ?? null} />
        {path !== null && (
          <section className="panel block challenge-friend" aria-label={c.friendMake}>
            <div>
              <h2>{c.friendMake}</h2>
              <p className="help">{c.friendHelp}</p>
            </div>
            <FriendButton path={path} primary />
          </section>
        )}
        <div className="acts">
          {first !== undefined && (
            <Link className="btn" href={`/replay/local/${first.id}`}>
              <Icon name="play" />
              {c.lookBack}
            </Link>
          )}
          <PlayButton day={day} deal={deal} running={running} label={c.again} quiet />
          <p className="help">{c.againHelp}</p>
        </div>
        {problem}
      </>
    );
  return (
    <section className="panel challenge-main">
      <GameCover game={deal.game} />
      <div className="challenge-text">
        <p className="label">{c.day(day.day)}</p>
        <h1>{title(deal.game)}</h1>
        {!(unsent !== null && away) && <p>{unsent === null || sending || me !== null ? c.lead(deal.seats - 1) : c.played}</p>}
        <ul className="challenge-facts">
          <li>
            <Icon name="check" />
            {c.oneTry}
          </li>
          <li>
            <Icon name="moon" />
            {c.until(c.left(day.until - Date.now()))}
          </li>
          <li>
            <Icon name="lock" />
            {deal.played === 0 ? c.nobody : c.closed(deal.played)}
          </li>
        </ul>
        {sending && (
          <p className="loading" role="status">
            <span className="spin" />
            {c.sending}
          </p>
        )}
        {unsent !== null && away && <p className="note">{c.waiting}</p>}
        {/* Whoever has a name then sends by themselves: see above. */}
        {unsent !== null && !away && me === null && <NameForm onName={(name) => attempt(beGuest(name))} />}
        {unsent === null && (
          <div className="acts">
            <PlayButton day={day} deal={deal} running={running} label={c.play} />
          </div>
        )}
        {problem}
      </div>
    </section>
  );
}

function PlayButton({
  day,
  deal,
  running,
  label,
  quiet = false,
}: Pick<Props, 'day' | 'deal'> & { readonly running: LocalTable | null; readonly label: string; readonly quiet?: boolean }) {
  const c = useChallengeWords();
  const name = usePrefs((p) => p.name);
  const [pace, setPace] = useState<Settings['pace']>('human');
  const look = `btn${quiet ? '' : ' primary big'}`;
  if (running !== null)
    return (
      <Link className={look} href={`/local/${running.id}`}>
        {c.goOn}
      </Link>
    );
  return (
    <>
      <button type="button" className={look} onClick={() => void playDeal(day.day, deal, name, pace).then((id) => go(`/local/${id}`))}>
        {label}
      </button>
      <Switch label={c.fast} on={pace === 'fast'} onTurn={(fast) => setPace(fast ? 'fast' : 'human')} />
    </>
  );
}

/** Somebody without a name played: the comparison needs one. */
function NameForm({ onName }: { readonly onName: (name: string) => void }) {
  const c = useChallengeWords();
  const kept = usePrefs((p) => p.name);
  const [name, setName] = useState(kept);
  return (
    <form
      className="acts"
      onSubmit={(e) => {
        e.preventDefault();
        onName(name);
      }}
    >
      <input
        className="field"
        aria-label={c.askName}
        placeholder={c.askName}
        value={name}
        maxLength={NAME_LENGTH}
        required
        autoComplete="nickname"
        onInput={(e) => setName(e.currentTarget.value)}
      />
      <button type="submit" className="btn primary">
        {c.send}
      </button>
    </form>
  );
}
