/** Sound on or off, and its volume; releasing the slider plays a sample. */
import { prefer, usePrefs } from '../state/prefs.ts';
import { sound } from '../state/sound.ts';
import { useFarWords } from '../words/index.ts';
import { Labelled, Switch } from './forms.tsx';

const STEPS = 20;

export function Volume() {
  const { settings: s } = useFarWords();
  const { sound: on, volume } = usePrefs();
  const hear = (): void => sound('place');
  return (
    <div className="rows">
      <Switch label={s.sound} help={s.soundHelp} on={on} onTurn={(turned) => prefer({ sound: turned })} />
      {on && (
        <Labelled label={s.volume}>
          {(id) => (
            <input
              id={id}
              className="volume"
              type="range"
              min={1}
              max={STEPS}
              step={1}
              value={Math.round(volume * STEPS)}
              aria-valuetext={`${Math.round(volume * 100)}%`}
              onInput={(e) => prefer({ volume: e.currentTarget.valueAsNumber / STEPS })}
              onPointerUp={hear}
              onKeyUp={(e) => e.key.startsWith('Arrow') && hear()}
            />
          )}
        </Labelled>
      )}
    </div>
  );
}
