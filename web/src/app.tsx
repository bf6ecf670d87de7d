/** Routes. Pages are loaded on demand. */
import { Component, type ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { NO_SERVER } from './net/no-server.ts';
import { Pages, route, usePath } from './ui/router.tsx';
import { Toasts } from './ui/toast.tsx';
import { useWords } from './words/index.ts';

const Home = lazy(() => import('./pages/home/home.tsx'));
const ChooseGame = lazy(() => import('./pages/make/choose-game.tsx'));
const Make = lazy(() => import('./pages/make/make.tsx'));
const Local = lazy(() => import('./pages/play/local.tsx'));
const Online = lazy(() => import('./pages/play/online.tsx'));
const Learn = lazy(() => import('./pages/play/learn.tsx'));
const Replay = lazy(() => import('./pages/replay/replay.tsx'));
const Summary = lazy(() => import('./summary/page.tsx'));
const Rules = lazy(() => import('./pages/rules/rules.tsx'));
const Box = lazy(() => import('./pages/rules/box.tsx'));
const Tables = lazy(() => import('./pages/tables/tables.tsx'));
const Settings = lazy(() => import('./account/page.tsx'));
const LookSettings = lazy(() => import('./account/look.tsx'));
const Privacy = lazy(() => import('./account/privacy.tsx'));
const Device = lazy(() => import('./pages/enter/device.tsx'));
const Join = lazy(() => import('./pages/invite/join.tsx'));
const Notices = lazy(() => import('./pages/notices/notices.tsx'));
const Enter = lazy(() => import('./pages/enter/enter.tsx'));
const StopEmails = lazy(() => import('./pages/notices/quiet.tsx'));
const About = lazy(() => import('./pages/about.tsx'));
const Fairness = lazy(() => import('./pages/fairness.tsx'));
const Workshop = lazy(() => import('./workshop/page.tsx'));
const Studio = lazy(() => import('./workshop/studio.tsx'));
const SharedWork = lazy(() => import('./workshop/shared.tsx'));
const Me = lazy(async () => ({ default: (await import('./people/profile.tsx')).OwnProfile }));
const Profile = lazy(() => import('./people/profile.tsx'));
const PortraitEditor = lazy(() => import('./people/portrait.tsx'));
const Friends = lazy(() => import('./people/friends.tsx'));
const Challenge = lazy(() => import('./challenge/page.tsx'));
const FriendChallenge = lazy(() => import('./challenge/friend.tsx'));
const Leagues = lazy(() => import('./league/list.tsx'));
const MakeLeague = lazy(() => import('./league/make.tsx'));
const League = lazy(() => import('./league/page.tsx'));
const HostPage = lazy(() => import('./host/page.tsx'));
const Shelf = lazy(() => import('./workshop/shelf.tsx'));
const PublishedWork = lazy(() => import('./workshop/published.tsx'));
const Lost = lazy(() => import('./pages/lost.tsx'));

const ROUTES = [
  route('/', () => <Home />),
  route('/new', () => <ChooseGame />),
  route('/new/:game', ({ game }) => <Make key={game} game={game} />),
  route('/learn/:game', ({ game }) => <Learn key={game} game={game} />),
  route('/local/:id', ({ id }) => <Local key={id} id={id} />),
  route('/table/:id', ({ id }) => <Online key={id} id={id} />),
  route('/replay', () => <Replay from={null} />),
  route('/replay/:kind/:id', ({ kind, id }) => <Replay key={id} from={{ kind, id }} />),
  route('/summary', () => <Summary from={null} />),
  route('/summary/:kind/:id', ({ kind, id }) => <Summary key={id} from={{ kind, id }} />),
  route('/rules', () => <Rules game={null} rule={null} />),
  route('/rules/:game', ({ game }) => <Rules game={game} rule={null} />),
  route('/rules/:game/:rule', ({ game, rule }) => <Rules game={game} rule={rule} />),
  route('/box/:game', ({ game }) => <Box key={game} game={game} />),
  route('/tables', () => <Tables />),
  route('/workshop', () => <Workshop />),
  route('/workshop/shared', () => <SharedWork />),
  route('/workshop/:id', ({ id }) => <Studio key={id} id={id} />),
  route('/shelf', () => <Shelf />),
  route('/shelf/:id', ({ id }) => <PublishedWork key={id} id={id} />),
  route('/settings', () => <Settings />),
  route('/settings/look', () => <LookSettings />),
  route('/settings/privacy', () => <Privacy />),
  route('/me', () => <Me />),
  route('/me/portrait', () => <PortraitEditor />),
  route('/people/:id', ({ id }) => <Profile key={id} id={id} />),
  route('/challenge', () => <Challenge />),
  route('/challenge/friend', () => <FriendChallenge />),
  route('/leagues', () => <Leagues />),
  route('/leagues/new', () => <MakeLeague />),
  route('/league/:id', ({ id }) => <League key={id} id={id} />),
  route('/notices', () => <Notices />),
  route('/enter', () => <Enter />),
  route('/quiet', () => <StopEmails />),
  route('/join', () => <Join />),
  route('/link', () => <Device />),
  route('/about', () => <About />),
  route('/fairness', () => <Fairness />),
  // Without a server there is nothing that these could say.
  ...(NO_SERVER ? [] : [route('/friends', () => <Friends />), route('/host', () => <HostPage />)]),
];

export function App() {
  const w = useWords();
  return (
    <Trouble>
      <a className="btn primary skip" href="#content">
        {w.common.skip}
      </a>
      <Suspense fallback={<Loading />}>
        <Pages routes={ROUTES} lost={Lost} />
      </Suspense>
      <Arrival />
      <Toasts />
    </Trouble>
  );
}

const Loading = () => {
  const w = useWords();
  return (
    <main className="alone" id="content">
      <p className="loading" role="status">
        <span className="spin" />
        {w.common.loading}
      </p>
    </main>
  );
};

/** A new page starts at its top. */
function Arrival() {
  const path = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what moves us.
  useEffect(() => {
    scrollTo(0, 0);
  }, [path]);
  return null;
}

/** Error boundary: says what to do when a page breaks. */
class Trouble extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };
  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error(error);
  }
  override render(): ComponentChildren {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const w = useWords();
  return (
    <main className="alone" id="content">
      <div className="panel card">
        <h1>{w.common.broken}</h1>
        <p>{w.common.brokenMore}</p>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {w.common.refresh}
        </button>
      </div>
    </main>
  );
}
