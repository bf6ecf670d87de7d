/** A small field of the balance panel. */
import { useId } from 'preact/hooks';

export function AskField({
  label,
  value,
  of,
  onPick,
}: {
  readonly label: string;
  readonly value: string | number;
  readonly of: readonly (readonly [value: string | number, label: string])[];
  readonly onPick: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label className="help" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field" value={value} onChange={(e) => onPick(e.currentTarget.value)}>
        {of.map(([v, text]) => (
          <option key={v} value={v}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
