/** What a table agrees on beside the game: time, manners, who may come. */
import type { ClockSetting, Settings } from '@starboard/host';
import { lazy, Suspense } from 'preact/compat';
import type { TableLevel } from '../../net/types.ts';
import { useHere } from '../../state/here.ts';
import { Labelled, NumberField, PickOne, Switch } from '../../ui/forms.tsx';
import { useWords } from '../../words/index.ts';

import type { Mode } from './chair-plan.ts';

/** Only tables that others find have one. */
const LevelChoice = lazy(() => import('./make-level.tsx'));

export interface Manners {
  readonly settings: Settings;
  readonly name: string;
  readonly open: boolean;
  readonly watch: boolean;
  readonly gallery: boolean;
  readonly rated: boolean;
  /** Null: no matter. */
  readonly level: TableLevel | null;
}
export const usualManners: Manners = {
  settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: true, pace: 'human' },
  name: '',
  open: false,
  watch: true,
  gallery: true,
  rated: false,
  level: null,
};

/** What a rated table agrees on; the clock somebody chose stays. */
const ratedSettings = (settings: Settings): Settings => ({
  ...settings,
  takeBacks: false,
  ...(settings.clock.kind === 'none' ? { clock: { kind: 'move', seconds: 120 }, atZero: 'bot' } : {}),
});

export const CLOCKS: { readonly [K in ClockSetting['kind']]: Extract<ClockSetting, { kind: K }> } = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  bank: { kind: 'bank', seconds: 900, increment: 10 },
  days: { kind: 'days', days: 2 },
};

/** Settings that a sentence about the table names, each alone. */
export type SettingPart = 'open' | 'rated' | 'watch' | 'clock' | 'atZero' | 'takeBacks';

interface SettingsProps {
  readonly mode: Mode;
  readonly manners: Manners;
  readonly onManners: (m: Manners) => void;
  /** What the game itself puts a time on. */
  readonly timed: readonly string[];
  /** Only this one. */
  readonly only?: SettingPart;
}

export function TableSettings({ mode, manners, onManners, timed, only }: SettingsProps) {
  const w = useWords();
  const { settings } = manners;
  const { clock } = settings;
  const shows = (part: SettingPart): boolean => only === undefined || only === part;
  const set = (change: Partial<Settings>): void => onManners({ ...manners, settings: { ...settings, ...change } });
  const online = mode === 'online';
  // Days and chairs taken over by bots make sense among people who are apart.
  const accounts = useHere((s) => s.accounts);
  const rated = online && manners.rated;
  const kinds = (['none', 'move', 'bank', 'days'] as const).filter((k) => (online || k !== 'days') && !(rated && k === 'none'));
  return (
    <>
      {online && (
        <>
          {only === undefined && (
            <Labelled label={w.make.name}>
              {(id) => (
                <input
                  id={id}
                  className="field"
                  value={manners.name}
                  maxLength={60}
                  onInput={(e) => onManners({ ...manners, name: e.currentTarget.value })}
                />
              )}
            </Labelled>
          )}
          {manners.open && shows('open') && (
            <Suspense fallback={null}>
              <LevelChoice level={manners.level} onLevel={(level) => onManners({ ...manners, level })} />
            </Suspense>
          )}
          <div className="cols">
            {shows('open') && (
              <Switch label={w.make.open} help={w.make.openHelp} on={manners.open} onTurn={(open) => onManners({ ...manners, open })} />
            )}
            {accounts && shows('rated') && (
              <Switch
                label={w.make.rated}
                help={w.make.ratedHelp}
                on={manners.rated}
                onTurn={(rated) => onManners({ ...manners, rated, settings: rated ? ratedSettings(settings) : settings })}
              />
            )}
            {shows('watch') && (
              <Switch label={w.make.watch} help={w.make.watchHelp} on={manners.watch} onTurn={(watch) => onManners({ ...manners, watch })} />
            )}
            {manners.watch && shows('watch') && (
              <Switch
                label={w.make.gallery}
                help={w.make.galleryHelp}
                on={manners.gallery}
                onTurn={(gallery) => onManners({ ...manners, gallery })}
              />
            )}
          </div>
        </>
      )}
      {shows('clock') && (
        <PickOne
          label={w.make.clock}
          help={[w.make.clockHelp[clock.kind], ...(timed.length > 0 ? [w.said.timed.note(timed)] : [])].join(' ')}
          value={clock.kind}
          onPick={(kind) => set({ clock: CLOCKS[kind] })}
          of={kinds.map((k) => [k, w.make.clocks[k]])}
        />
      )}
      {shows('clock') && <ClockFields clock={clock} onClock={(clock) => set({ clock })} />}
      {clock.kind !== 'none' && shows('atZero') && (
        <PickOne
          label={w.make.atZero}
          value={settings.atZero}
          onPick={(atZero) => set({ atZero })}
          of={(['idle', 'bot'] as const).map((z) => [z, w.make.atZeros[z]])}
        />
      )}
      {only === undefined && (
        <PickOne
          label={w.make.pace}
          value={settings.pace}
          onPick={(pace) => set({ pace })}
          of={(['human', 'fast'] as const).map((p) => [p, w.make.paces[p]])}
        />
      )}
      {mode !== 'solo' && !rated && shows('takeBacks') && (
        <Switch label={w.make.takeBacks} help={w.make.takeBacksHelp} on={settings.takeBacks} onTurn={(takeBacks) => set({ takeBacks })} />
      )}
    </>
  );
}

/** What the kind of clock leaves open: seconds, minutes or days. */
function ClockFields({ clock, onClock }: { readonly clock: ClockSetting; readonly onClock: (clock: ClockSetting) => void }) {
  const { make } = useWords();
  switch (clock.kind) {
    case 'none':
      return null;
    case 'move':
      return (
        <NumberField label={make.secondsPerMove} min={5} max={3600} value={clock.seconds} onNumber={(seconds) => onClock({ ...clock, seconds })} />
      );
    case 'bank':
      return (
        <div className="cols">
          <NumberField
            label={make.minutes}
            min={1}
            max={360}
            value={clock.seconds / 60}
            onNumber={(minutes) => onClock({ ...clock, seconds: minutes * 60 })}
          />
          <NumberField label={make.increment} min={0} max={600} value={clock.increment} onNumber={(increment) => onClock({ ...clock, increment })} />
        </div>
      );
    case 'days':
      return <NumberField label={make.days} min={1} max={30} value={clock.days} onNumber={(days) => onClock({ ...clock, days })} />;
  }
}
