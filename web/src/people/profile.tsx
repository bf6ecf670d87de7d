/** Somebody's profile: one's own at /me, others at /people/ID, each as far as the server lets it be seen. */
import './people.css';
import { Suspense } from 'preact/compat';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import { NO_SERVER } from '../net/no-server.ts';
import type { Profile as ProfileInfo } from '../net/types.ts';
import { arrive, useHere } from '../state/here.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { ComingShapes } from '../ui/coming.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Page, Plain } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useWords } from '../words/index.ts';
import { History, PastGames } from './history.tsx';
import { keptGames, keptStatistics } from './kept-games.ts';
import { PersonActs } from './person-acts.tsx';
import { RatingPanel } from './rating.tsx';
import { ShownToOthers } from './shown.tsx';
import { ByGame, Roles } from './statistics.tsx';
import { usePeopleWords } from './words.ts';

export function OwnProfile() {
  const w = useWords();
  const p = usePeopleWords();
  const { me, server, accounts } = useHere();
  useEffect(() => void arrive(), []);
  if (me !== null) return accounts ? <Profile id={me.identity} /> : <DeviceProfile />;
  if (server === 'unknown')
    return (
      <Page title={p.title}>
        <ComingShapes shape="panels" again={() => void arrive()} />
      </Page>
    );
  return (
    <Plain title={NO_SERVER ? w.nav.you : p.guest} text={NO_SERVER ? p.stays : p.guestHelp} icon="people">
      <Link className="btn primary" href="/me/portrait">
        {p.portrait}
      </Link>
      {NO_SERVER && (
        <Link className="btn" href="/replay">
          {w.nav.replays}
        </Link>
      )}
      <Link className="btn" href="/settings">
        {p.settings}
      </Link>
    </Plain>
  );
}

export default function Profile({ id }: { readonly id: string }) {
  const w = useWords();
  const p = usePeopleWords();
  const [profile, setProfile] = useState<ProfileInfo | 'unknown' | 'offline' | null>(null);
  const [preview, setPreview] = useState(false);
  const read = useCallback(
    (): Promise<void> =>
      ask('GET /api/people/:person', { params: { person: id } }).then(setProfile, (e: unknown) =>
        setProfile(e instanceof RequestRefused && e.problem !== 'offline' ? 'unknown' : 'offline'),
      ),
    [id],
  );
  useEffect(() => void read(), [read]);
  if (profile === null)
    return (
      <Page title={p.title} wide>
        <ComingShapes shape="panels" again={() => void read()} />
      </Page>
    );
  if (profile === 'unknown') return <Plain title={p.unknown} text={p.unknownHelp} icon="people" />;
  if (profile === 'offline')
    return (
      <Plain title={w.lost.offline} text={w.lost.offlineText} icon="wifi">
        <button type="button" className="btn primary" onClick={() => void read()}>
          {w.common.retry}
        </button>
      </Plain>
    );
  return (
    <Page title={profile.name} wide>
      <Head profile={profile} preview={preview} onPreview={setPreview} onChange={read} />
      {preview && <p className="note">{p.preview}</p>}
      <div className="profile-page">{profile.you ? <Own profile={profile} preview={preview} /> : <Other profile={profile} />}</div>
    </Page>
  );
}

interface HeadProps {
  readonly profile: ProfileInfo;
  readonly preview: boolean;
  readonly onPreview: (on: boolean) => void;
  readonly onChange: () => Promise<void>;
}

const Fact = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <li>
    <Icon name={icon} />
    {text}
  </li>
);

function Head({ profile, preview, onPreview, onChange }: HeadProps) {
  const p = usePeopleWords();
  const { name, face, since, statistics, together, you, speaks } = profile;
  const pace = preview ? null : profile.pace;
  // Over days it matters most how long the others wait.
  const took = pace === null ? null : (pace.days ?? pace.live);
  const total = preview ? null : (statistics?.total ?? null);
  return (
    <section className="panel profile-head" aria-label={p.profileOf(name)}>
      <OwnBadge name={name} face={face} />
      <div>
        <h1>{name}</h1>
        <ul className="profile-facts">
          <Fact icon="flag" text={p.since(since)} />
          {total !== null && total.games > 0 && <Fact icon="play" text={`${p.games(total.games)}, ${p.people(total.people)}`} />}
          {total !== null && total.games > 0 && <Fact icon="check" text={p.finished(total.finished / total.games)} />}
          {took !== null && <Fact icon="clock" text={p.pace(took)} />}
          {!you && together > 0 && <Fact icon="people" text={p.withYou(together)} />}
          {speaks.length > 0 && <Fact icon="chat" text={speaks.map((l) => p.languages[l]).join(', ')} />}
        </ul>
      </div>
      <div className="acts">
        {you ? (
          <>
            <Link className="btn" href="/me/portrait">
              {p.portrait}
            </Link>
            <Link className="btn" href="/friends">
              {p.friendsPage}
            </Link>
            <button type="button" className="btn" aria-pressed={preview} onClick={() => onPreview(!preview)}>
              <Icon name="eye" />
              {preview ? p.asMyself : p.asOthers}
            </button>
            <Link className="btn quiet" href="/settings">
              {p.settings}
            </Link>
          </>
        ) : (
          <PersonActs profile={profile} onChange={onChange} />
        )}
      </div>
    </section>
  );
}

function Own({ profile, preview }: { readonly profile: ProfileInfo; readonly preview: boolean }) {
  const p = usePeopleWords();
  const shows = useHere((s) => s.me?.shows);
  const { statistics, people, identity } = profile;
  // Somebody who is not a friend.
  if (preview && shows !== 'all') return null;
  if (statistics === null || statistics.total.games === 0)
    return (
      <>
        <section className="panel block">
          <h2>{p.empty}</h2>
          <p className="help">{p.emptyHelp}</p>
        </section>
        <aside className="rows">{!preview && <ShownToOthers />}</aside>
      </>
    );
  return (
    <>
      <div className="rows">
        <RatingPanel ratings={profile.ratings} />
        <ByGame games={statistics.games} ratings={profile.ratings} />
        <History person={identity} title={p.history} />
      </div>
      <aside className="rows">
        <Suspense fallback={null}>
          <Roles games={statistics.games} title={p.roles} />
        </Suspense>
        {!preview && people.length > 0 && (
          <section className="panel block">
            <h2>{p.companions}</h2>
            <ul className="companions">
              {people.map((c) => (
                <li key={c.identity}>
                  <OwnBadge name={c.name} face={c.face} />
                  <Link href={`/people/${c.identity}`}>
                    <b>{c.name}</b>
                    <span className="help as-block">{p.ahead(c.games, c.ahead)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {!preview && <ShownToOthers />}
      </aside>
    </>
  );
}

/** On a server without accounts: what this device kept. */
function DeviceProfile() {
  const p = usePeopleWords();
  const me = useHere((s) => s.me);
  const [{ games, people, byGame }] = useState(() => keptStatistics(me?.name ?? ''));
  const [past] = useState(keptGames);
  if (me === null) return null;
  return (
    <Page title={me.name} wide>
      <section className="panel profile-head" aria-label={p.profileOf(me.name)}>
        <OwnBadge name={me.name} face={me.face} />
        <div>
          <h1>{me.name}</h1>
          <ul className="profile-facts">
            <Fact icon="device" text={p.deviceKeeps} />
            {games > 0 && <Fact icon="play" text={`${p.games(games)}, ${p.people(people)}`} />}
          </ul>
        </div>
        <div className="acts">
          <Link className="btn" href="/me/portrait">
            {p.portrait}
          </Link>
          <Link className="btn quiet" href="/settings">
            {p.settings}
          </Link>
        </div>
      </section>
      <div className="rows">
        {games === 0 ? (
          <section className="panel block">
            <h2>{p.empty}</h2>
            <p className="help">{p.deviceHelp}</p>
          </section>
        ) : (
          <>
            <ByGame games={byGame} />
            <PastGames games={past} title={p.history} />
          </>
        )}
      </div>
    </Page>
  );
}

function Other({ profile }: { readonly profile: ProfileInfo }) {
  const p = usePeopleWords();
  const { name, identity, together, statistics, open, blocked } = profile;
  const accounts = useHere((s) => s.accounts);
  if (!accounts) return <p className="help">{blocked ? p.blockedNote(name) : p.noProfiles}</p>;
  return (
    <>
      <div className="rows">
        <RatingPanel ratings={profile.ratings} />
        {statistics !== null && statistics.total.games > 0 && <ByGame games={statistics.games} ratings={profile.ratings} />}
        {together > 0 ? <History person={identity} title={p.youAnd(name)} together /> : <p className="help">{p.noneTogether}</p>}
        {statistics !== null && statistics.total.games > 0 && <History person={identity} title={p.history} />}
      </div>
      <aside className="rows">
        <section className="panel block">
          <h2>{p.seen}</h2>
          <p className="help">{blocked ? p.blockedNote(name) : open ? p.seenOpen(name) : p.seenClosed(name)}</p>
        </section>
        {statistics !== null && (
          <Suspense fallback={null}>
            <Roles games={statistics.games} title={p.theirRoles} />
          </Suspense>
        )}
      </aside>
    </>
  );
}
