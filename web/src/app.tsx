/** Which page belongs to which address. Pages are loaded when somebody goes there. */
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Toasts } from './ui/toast.tsx';
import { useWords } from './words/index.ts';

const Home = lazy(() => import('./pages/home.tsx'));
const Make = lazy(() => import('./pages/make.tsx'));
const Local = lazy(() => import('./pages/local.tsx'));
const Online = lazy(() => import('./pages/online.tsx'));
const Learn = lazy(() => import('./pages/learn.tsx'));
const Replay = lazy(() => import('./pages/replay.tsx'));
const Summary = lazy(() => import('./summary/page.tsx'));
const Rules = lazy(() => import('./pages/rules.tsx'));
const Tables = lazy(() => import('./pages/tables.tsx'));
const Settings = lazy(() => import('./pages/settings.tsx'));
const Device = lazy(() => import('./pages/device.tsx'));
const Join = lazy(() => import('./pages/join.tsx'));
const About = lazy(() => import('./pages/about.tsx'));
const Fairness = lazy(() => import('./pages/fairness.tsx'));
const Lost = lazy(() => import('./pages/lost.tsx'));

export function App() {
  const w = useWords();
  return (
    <Trouble>
      <a className="btn primary skip" href="#content">
        {w.common.skip}
      </a>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/new/:game">{({ game }) => <Make key={game} game={game} />}</Route>
          <Route path="/learn/:game">{({ game }) => <Learn key={game} game={game} />}</Route>
          <Route path="/local/:id">{({ id }) => <Local key={id} id={id} />}</Route>
          <Route path="/table/:id">{({ id }) => <Online key={id} id={id} />}</Route>
          <Route path="/replay">{() => <Replay from={null} />}</Route>
          <Route path="/replay/:kind/:id">{({ kind, id }) => <Replay key={id} from={{ kind, id }} />}</Route>
          <Route path="/summary">{() => <Summary from={null} />}</Route>
          <Route path="/summary/:kind/:id">{({ kind, id }) => <Summary key={id} from={{ kind, id }} />}</Route>
          <Route path="/rules">{() => <Rules game={null} rule={null} />}</Route>
          <Route path="/rules/:game">{({ game }) => <Rules game={game} rule={null} />}</Route>
          <Route path="/rules/:game/:rule">{({ game, rule }) => <Rules game={game} rule={rule} />}</Route>
          <Route path="/tables" component={Tables} />
          <Route path="/settings" component={Settings} />
          <Route path="/join" component={Join} />
          <Route path="/link" component={Device} />
          <Route path="/about" component={About} />
          <Route path="/fairness" component={Fairness} />
          <Route component={Lost} />
        </Switch>
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

/** A new page begins at its top, and a screen reader hears its heading. */
function Arrival() {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what moves us.
  useEffect(() => {
    scrollTo(0, 0);
  }, [path]);
  return null;
}

/** Whatever breaks on a page, somebody is told what to do. */
class Trouble extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error(error);
  }
  override render(): ReactNode {
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
