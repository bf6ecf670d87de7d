/** A free text, typed or pasted. */
import type { ComponentChildren } from 'preact';
import { Labelled } from './forms.tsx';

export function TextField({
  label,
  help,
  most,
  long,
  value,
  onText,
}: {
  readonly label: ComponentChildren;
  readonly help: ComponentChildren;
  readonly most: number;
  /** Several lines. */
  readonly long: boolean;
  readonly value: string;
  readonly onText: (text: string) => void;
}) {
  return (
    <Labelled label={label} help={help}>
      {(id, by) =>
        long ? (
          <textarea
            id={id}
            aria-describedby={by}
            className="field tall"
            rows={8}
            maxLength={most}
            spellcheck={false}
            value={value}
            onInput={(e) => onText(e.currentTarget.value)}
          />
        ) : (
          <input id={id} aria-describedby={by} className="field" maxLength={most} value={value} onInput={(e) => onText(e.currentTarget.value)} />
        )
      }
    </Labelled>
  );
}
