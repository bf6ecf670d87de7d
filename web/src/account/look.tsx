/** How pages and tables look, sound and are steered, on this device. */
import { LANGUAGES } from '@starboard/kernel';
import { prefer, usePrefs } from '../state/prefs.ts';
import { PickOne, Switch } from '../ui/forms.tsx';
import { Volume } from '../ui/volume.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import { AccountFrame } from './frame.tsx';
import { useAccountWords } from './words.ts';

export default function LookSettings() {
  const w = useWords();
  const a = useAccountWords();
  const { settings: s } = useFarWords();
  const prefs = usePrefs();
  return (
    <AccountFrame tab="look" title={a.tabs.look}>
      <div className="settings-page">
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
            label={s.motion}
            value={prefs.motion}
            onPick={(motion) => prefer({ motion })}
            of={(['system', 'full', 'reduced'] as const).map((m) => [m, s.motions[m]])}
          />
        </section>
        <section className="panel block">
          <h2>{s.board}</h2>
          <PickOne
            label={s.boardKind}
            help={s.boardHelp}
            value={prefs.board}
            onPick={(board) => prefer({ board })}
            of={(['drawn', 'words'] as const).map((b) => [b, w.table.boards[b]])}
          />
          <PickOne
            label={s.speed}
            value={prefs.speed}
            onPick={(speed) => prefer({ speed })}
            of={(['calm', 'quick', 'instant'] as const).map((v) => [v, w.table.speeds[v]])}
          />
          <Volume />
          <Switch label={s.keys} help={s.keysHelp} on={prefs.keys} onTurn={(keys) => prefer({ keys })} />
        </section>
      </div>
    </AccountFrame>
  );
}
