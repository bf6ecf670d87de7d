/** Whether a new table plays at once or over days: the one setting that most people want to choose. */
import { clockText } from '../../play/clock-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import { CLOCKS, type Manners } from './make-settings.tsx';

interface Props {
  readonly manners: Manners;
  readonly onManners: (manners: Manners) => void;
}

export default function When({ manners, onManners }: Props) {
  const w = useWords();
  const { when } = useFarWords();
  const { clock } = manners.settings;
  const days = clock.kind === 'days';
  // A rated table always has a clock.
  const live = !days ? clock : manners.rated ? CLOCKS.move : CLOCKS.none;
  const late = days ? clock : CLOCKS.days;
  const choices = [
    { on: !days, icon: 'play', clock: live, title: when.live, help: when.liveHelp },
    { on: days, icon: 'moon', clock: late, title: when.days, help: when.daysHelp },
  ] as const;
  return (
    <fieldset className="panel block make-when">
      <legend>{when.title}</legend>
      <div>
        {choices.map(({ on, icon, clock: to, title, help }) => (
          <label key={icon}>
            <input
              type="radio"
              name="when"
              className="vh"
              checked={on}
              onChange={() => onManners({ ...manners, settings: { ...manners.settings, clock: to } })}
            />
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              <span className="help as-block">{`${clockText(w, to)}. ${help}`}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
