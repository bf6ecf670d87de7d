/** The few controls that forms are made of. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** Radio buttons. */
export function PickOne<V extends string>({
  label,
  of,
  value,
  onPick,
  help,
}: {
  readonly label: ComponentChildren;
  readonly of: readonly (readonly [value: V, label: ComponentChildren])[];
  readonly value: V;
  readonly onPick: (value: V) => void;
  readonly help?: ComponentChildren;
}) {
  const name = useId();
  return (
    <div>
      <fieldset className="pickone">
        <legend className="label">{label}</legend>
        {of.map(([v, text]) => (
          <label key={v}>
            <input type="radio" name={name} value={v} checked={v === value} onChange={() => onPick(v)} />
            {text}
          </label>
        ))}
      </fieldset>
      {help !== undefined && <p className="help">{help}</p>}
    </div>
  );
}

export function Switch({
  label,
  help,
  on,
  onTurn,
  disabled = false,
}: {
  readonly label: ComponentChildren;
  readonly help?: ComponentChildren;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly disabled?: boolean;
}) {
  return (
    <label className="switch">
      <input type="checkbox" role="switch" aria-checked={on} checked={on} disabled={disabled} onChange={(e) => onTurn(e.currentTarget.checked)} />
      <span>
        <b>{label}</b>
        {help !== undefined && <span className="help as-block">{help}</span>}
      </span>
    </label>
  );
}

/** A labelled line; `children` is the control, which gets the id. */
export function Labelled({
  label,
  help,
  children,
}: {
  readonly label: ComponentChildren;
  readonly help?: ComponentChildren;
  readonly children: (id: string, describedBy: string | undefined) => ComponentChildren;
}) {
  const id = useId();
  const describe = help === undefined ? undefined : `${id}-help`;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children(id, describe)}
      {help !== undefined && (
        <p className="help" id={describe}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A whole number within bounds. Typed text stays; only valid numbers are reported. */
export function NumberField({
  label,
  help,
  min,
  max,
  value,
  onNumber,
}: {
  readonly label: ComponentChildren;
  readonly help?: ComponentChildren;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onNumber: (n: number) => void;
}) {
  return (
    <Labelled label={label} {...(help === undefined ? {} : { help })}>
      {(id, by) => (
        <input
          id={id}
          aria-describedby={by}
          className="field num"
          type="number"
          inputMode="numeric"
          required
          min={min}
          max={max}
          step={1}
          value={Number.isNaN(value) ? '' : value}
          onInput={(e) => onNumber(e.currentTarget.valueAsNumber)}
        />
      )}
    </Labelled>
  );
}
