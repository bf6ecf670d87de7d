/** One option of a scenario: a switch, and its value where it has one. */
import type { Language } from '@starboard/kernel';
import { tongues } from '../../words/index.ts';
import { MOST_HATCHES } from '../draft.ts';
import { firstValue, type OptionId } from './draft.ts';
import { scenarioWords } from './words.ts';

interface Props {
  readonly id: OptionId;
  readonly rowId: string;
  /** Undefined: off. */
  readonly value: unknown;
  readonly wrong: boolean;
  readonly language: Language;
  onValue(value: unknown): void;
}

interface Said {
  readonly name: string;
  readonly help: string;
  readonly of: Readonly<Record<string, string>> | null;
}

export function OptionRow({ id, rowId, value, wrong, language, onValue }: Props) {
  const all: Readonly<Record<string, unknown>> = tongues[language].option;
  const said = all[id.replace('.', '')] as Said;
  const on = value !== undefined;
  const [code, name] = id.includes('.') ? [id, said.name.replace(/^\S+\s/, '')] : ['', said.name];
  return (
    <div id={rowId} className={`xw-option${on ? ' on' : ''}${wrong ? ' wrong' : ''}`}>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          onChange={(e) => onValue(e.currentTarget.checked ? firstValue(id) : undefined)}
        />
        <span>
          <b>
            {code !== '' && <i>{code}</i>} {name}
          </b>
          <span className="help as-block">{helpOf(id, said.help)}</span>
        </span>
      </label>
      {on && <Value id={id} value={value} of={said.of} name={name} language={language} onValue={onValue} />}
    </div>
  );
}

/** The form of a table says what 0 and an empty field mean there; here the switch says it. */
const helpOf = (id: OptionId, help: string): string => (/^(B\.4|C\.6|E\.3)$/.test(id) ? help.replace(/;[^;.]*\.$/, '.') : help);

const HATCHES = Array.from({ length: MOST_HATCHES }, (_, i) => i + 1);
const KILLS = Array.from({ length: 16 }, (_, i) => i + 1);

interface ValueProps extends Pick<Props, 'id' | 'value' | 'language' | 'onValue'> {
  readonly of: Said['of'];
  readonly name: string;
}

function Value({ id, value, of, name, language, onValue }: ValueProps) {
  const w = scenarioWords[language];
  const choose = (list: readonly (readonly [string, string])[], toValue: (v: string) => unknown) => (
    <select aria-label={name} value={String(value)} onChange={(e) => onValue(toValue(e.currentTarget.value))}>
      {list.map(([v, text]) => (
        <option key={v} value={v}>
          {text}
        </option>
      ))}
    </select>
  );
  switch (id) {
    case 'A.4':
      return choose(
        ['everybody', 'aliens', 'humans'].map((v) => [v, of?.[v] ?? v]),
        (v) => v,
      );
    case 'hatches':
      return choose(
        ['one-red', 'none'].map((v) => [v, of?.[v] ?? v]),
        (v) => v,
      );
    case 'B.4':
      return choose(
        HATCHES.map((n) => [String(n), `${w.hatch} ${n}`]),
        Number,
      );
    case 'E.3':
      return choose([['players', w.asPlayers], ...KILLS.map((n) => [String(n), String(n)] as const)], (v) => (v === 'players' ? v : Number(v)));
    case 'C.6': {
      const list = Array.isArray(value) ? value.filter((n): n is number => typeof n === 'number') : [];
      return (
        <fieldset className="xw-digits">
          <legend className="vh">{w.hatches}</legend>
          {HATCHES.map((n) => (
            <label key={n}>
              <input
                type="checkbox"
                checked={list.includes(n)}
                onChange={(e) => onValue(e.currentTarget.checked ? [...list, n] : list.length > 1 ? list.filter((x) => x !== n) : list)}
              />
              {n}
            </label>
          ))}
        </fieldset>
      );
    }
    default:
      return null;
  }
}
