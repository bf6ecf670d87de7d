/** A text of somebody's own: typed, pasted or taken from a file. */
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../words/index.ts';
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
  readonly help?: ReactNode;
  readonly most: number;
  /** Several lines, and a file may bring them. */
  readonly long: boolean;
  readonly value: string;
  readonly onText: (text: string) => void;
}) {
  const w = useWords();
  const file = useId();
  const [wrong, setWrong] = useState(false);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    // A character has at most four bytes; what is larger need not even be read.
    const text = chosen.size > most * 4 ? null : await chosen.text().catch(() => null);
    setWrong(text === null || text.length > most);
    if (text !== null && text.length <= most) onText(text);
  };
  return (
    <div className="textfield">
      <Labelled label={label} {...(help === undefined ? {} : { help })}>
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
              onChange={(e) => {
                setWrong(false);
                onText(e.target.value);
              }}
            />
          ) : (
            <input id={id} aria-describedby={by} className="field" maxLength={most} value={value} onChange={(e) => onText(e.target.value)} />
          )
        }
      </Labelled>
      {long && (
        <>
          <label className="btn" htmlFor={file}>
            {w.make.fromFile}
          </label>
          <input
            id={file}
            className="vh"
            type="file"
            accept=".json,application/json,text/plain"
            onChange={(e) => {
              void read(e.target.files?.[0]);
              // The same file may be chosen again after it was changed.
              e.target.value = '';
            }}
          />
        </>
      )}
      {wrong && (
        <p className="note bad" role="alert">
          {w.make.fileTooLong(most)}
        </p>
      )}
    </div>
  );
}
