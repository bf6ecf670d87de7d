/** Fields of editors: a text, a number with steps, one of several. */
import './editor.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  /** Several lines on the screen, one in the file. */
  readonly long?: boolean;
  readonly lang?: string;
  readonly wrong?: boolean;
  readonly onText: (text: string) => void;
}

export const TextFact = ({ label, value, most, long = false, lang, wrong = false, onText }: TextProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: one of the two is always inside.
  <label className={`kw-fact${long ? ' long' : ''}${wrong ? ' wrong' : ''}`}>
    <span>{label}</span>
    {long ? (
      <textarea
        rows={3}
        maxLength={most}
        lang={lang}
        aria-invalid={wrong}
        value={value}
        onInput={(e) => onText(e.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      />
    ) : (
      <input maxLength={most} lang={lang} aria-invalid={wrong} value={value} onInput={(e) => onText(e.currentTarget.value)} />
    )}
  </label>
);

interface StepperProps {
  readonly label: string;
  /** Above the number instead of the label, which is then only read out. */
  readonly sign?: ComponentChildren;
  readonly value: number;
  readonly range: readonly [least: number, most: number];
  readonly onValue: (n: number) => void;
}

/** A whole number. Keys change it in the field itself; the buttons are for pointers. */
export function Stepper({ label, sign, value, range: [least, most], onValue }: StepperProps) {
  const id = useId();
  const put = (n: number): void => {
    if (Number.isInteger(n)) onValue(Math.max(least, Math.min(most, n)));
  };
  const button = (by: 1 | -1) => (
    <button type="button" tabIndex={-1} aria-hidden="true" disabled={by < 0 ? value <= least : value >= most} onClick={() => put(value + by)}>
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <div className="kw-step">
      <label htmlFor={id}>
        {sign}
        <span className={sign === undefined ? '' : 'vh'}>{label}</span>
      </label>
      <div>
        {button(-1)}
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          onInput={(e) => e.currentTarget.value !== '' && put(e.currentTarget.valueAsNumber)}
        />
        {button(1)}
      </div>
    </div>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly of: readonly (readonly [value: V, said: string])[];
  readonly onPick: (value: V) => void;
}

export function ChoiceFact<V extends string>({ label, value, of, onPick }: ChoiceProps<V>) {
  return (
    <label className="kw-fact">
      <span>{label}</span>
      <select
        value={value}
        onChange={(e) => {
          const found = of.find(([v]) => v === e.currentTarget.value);
          if (found !== undefined) onPick(found[0]);
        }}
      >
        {of.map(([v, said]) => (
          <option key={v} value={v}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}
