/** Preferences, name, notifications and devices. */
import { LANGUAGES } from '@starboard/kernel';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { NO_SERVER } from '../net/no-server.ts';
import { arrive, useHere } from '../state/here.ts';
import { prefer, usePrefs } from '../state/prefs.ts';
import { PickOne, Switch } from '../ui/forms.tsx';
import { Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { Volume } from '../ui/volume.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import { KeepIt } from './settings-keep.tsx';
import { Account, LocalData, NameSettings, NoticesSection } from './settings-server.tsx';

const KeepPaper = lazy(() => import('../paper/keep-paper.tsx'));

export default function Settings() {
  const w = useWords();
  const far = useFarWords();
  const s = far.settings;
  const prefs = usePrefs();
  const { server, me } = useHere();
  useEffect(() => void arrive(), []);
  return (
    <Page title={s.title} wide>
      <h1>{s.title}</h1>
      <div className="settings-page">
        <div className="rows">
          <section className="panel block">
            <h2>{s.you}</h2>
            <NameSettings />
          </section>
          <section className="panel block">
            <h2>{s.look}</h2>
            <PickOne
              label={s.language}
              value={prefs.language}
              onPick={(language) => prefer({ language })}
              of={LANGUAGES.map((l) => [l, w.languages[l]])}
            />
            <PickOne
              label={s.theme}
              value={prefs.theme}
              onPick={(theme) => prefer({ theme })}
              of={(['dark', 'light', 'system'] as const).map((t) => [t, s.themes[t]])}
            />
            <PickOne
              label={s.board}
              help={s.boardHelp}
              value={prefs.board}
              onPick={(board) => prefer({ board })}
              of={(['drawn', 'words'] as const).map((b) => [b, w.table.boards[b]])}
            />
            <PickOne
              label={s.motion}
              value={prefs.motion}
              onPick={(motion) => prefer({ motion })}
              of={(['system', 'full', 'reduced'] as const).map((m) => [m, s.motions[m]])}
            />
            <PickOne
              label={s.speed}
              value={prefs.speed}
              onPick={(speed) => prefer({ speed })}
              of={(['calm', 'quick', 'instant'] as const).map((v) => [v, w.table.speeds[v]])}
            />
            <div className="cols">
              <Volume />
              <Switch label={s.keys} help={s.keysHelp} on={prefs.keys} onTurn={(keys) => prefer({ keys })} />
            </div>
          </section>
          <LocalData />
        </div>
        <div className="rows">
          {me !== null ? (
            <>
              <KeepIt />
              <Suspense fallback={null}>
                <KeepPaper />
              </Suspense>
              <NoticesSection />
              <Account />
            </>
          ) : (
            <>
              <p className="note">{NO_SERVER ? w.home.noServer : server === 'away' ? s.needsServer : s.noIdentity}</p>
              {server === 'there' && (
                <Link className="btn" href="/enter">
                  {far.keep.been}
                </Link>
              )}
            </>
          )}
          {me === null && <NoticesSection />}
        </div>
      </div>
    </Page>
  );
}
