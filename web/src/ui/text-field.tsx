/** A text of somebody's own, typed or pasted. */
import type { ReactNode } from 'react';
import { Labelled } from './forms.tsx';

export function TextField({
  label,
  help,
  most,
  long,
  value,
  onText,
}: {
  readonly label: ReactNode;
  readonly help: ReactNode;
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
            spellCheck={false}
            value={value}
            onChange={(e) => onText(e.target.value)}
          />
        ) : (
          <input id={id} aria-describedby={by} className="field" maxLength={most} value={value} onChange={(e) => onText(e.target.value)} />
        )
      }
    </Labelled>
  );
}
