/** The table that a form describes, in plain sentences. Each leads to where it can be changed. */

import { clockText } from '../../play/clock-text.ts';
import type { GameCode } from '../../play/code.ts';
import { counts, optionWords, specsOf, usualOptions } from '../../play/making.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type PageWords, useWords } from '../../words/index.ts';
import type { TablePlan } from './make-plan.ts';
import type { SettingPart } from './make-settings.tsx';

/** What a sentence can be changed by: the rules of the game, or one setting of the table. */
export type FormPart = 'options' | SettingPart;

interface Sentence {
  readonly icon: IconName;
  readonly text: string;
  readonly part: FormPart | null;
}

function sentences({ game, words }: GameCode, plan: TablePlan, w: PageWords): Sentence[] {
  const { mode, options, manners } = plan;
  const { clock, atZero, takeBacks } = manners.settings;
  const says = w.make.says;
  const online = mode === 'online';
  const usual = usualOptions(game, mode);
  const changed = Object.entries(specsOf(game))
    .filter(([key, spec]) => counts(spec, options) && options[key] !== usual[key])
    .map(([key]) => optionWords(words, key).name);
  const timed = words.timed?.(options) ?? [];
  const time = [clock.kind === 'none' ? w.make.clockHelp.none : `${clockText(w, clock)}.`, ...(timed.length > 0 ? [w.said.timed.note(timed)] : [])];
  return [
    online
      ? { icon: manners.open ? 'people' : 'lock', text: manners.open ? says.open : says.byLink, part: 'open' }
      : { icon: 'people', text: w.make.modeHelp[mode], part: null },
    { icon: 'clock', text: time.join(' '), part: 'clock' },
    ...(clock.kind === 'none' ? [] : [{ icon: 'clock', text: says.atZero[atZero], part: 'atZero' } as const]),
    { icon: 'book', text: changed.length === 0 ? says.usual : says.changed(changed.join(', ')), part: 'options' },
    ...(online && manners.rated ? [{ icon: 'chart', text: says.rated, part: 'rated' } as const] : []),
    ...(mode === 'solo' ? [] : [{ icon: 'back', text: takeBacks ? says.takeBacks : says.noTakeBacks, part: 'takeBacks' } as const]),
    ...(online ? [{ icon: 'eye', text: manners.watch ? says.watch : says.noWatch, part: 'watch' } as const] : []),
  ];
}

export function MakeSays({
  code,
  plan,
  onChange,
}: {
  readonly code: GameCode;
  readonly plan: TablePlan;
  readonly onChange: (part: FormPart) => void;
}) {
  const w = useWords();
  return (
    <section className="panel block make-says" aria-label={w.make.says.title}>
      <h2>{w.make.says.title}</h2>
      <ul>
        {sentences(code, plan, w).map(({ icon, text, part }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{text}</span>
            {part !== null && (
              <button type="button" className="linked" aria-label={`${w.make.says.change}: ${text}`} onClick={() => onChange(part)}>
                {w.make.says.change}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
