/** A file for a table option: chosen, dropped or pasted, and checked at once. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import { Icon } from './icon.tsx';

/** The text of a file; null: it is too long, or cannot be read. */
async function readText(file: File, most: number): Promise<string | null> {
  // A character has at most four bytes, so a larger file need not be read.
  const text = file.size > most * 4 ? null : await file.text().catch(() => null);
  return text === null || text.length > most ? null : text;
}

export function FileField({
  label,
  help,
  most,
  value,
  onText,
  about,
}: {
  readonly label: ComponentChildren;
  readonly help: ComponentChildren;
  readonly most: number;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** What it is, and what is wrong with it. */
  readonly about: (text: string) => ComponentChildren;
}) {
  const w = useWords();
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const [over, setOver] = useState(false);
  const give = (text: string | null): void => {
    setWrong(text === null);
    if (text !== null) onText(text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would lay itself out differently from the other fields.
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <p className="label" id={`${id}-label`}>
        {label}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are further ways; the field inside is the first. */}
      <div
        className={`filefield${over ? ' over' : ''}`}
        onDragOver={(e) => {
          e.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(e) => {
          e.preventDefault();
          setOver(false);
          const file = e.dataTransfer?.files[0];
          if (file !== undefined) void readText(file, most).then(give);
        }}
      >
        {value !== '' && about(value)}
        <div className="acts">
          <label className="btn" htmlFor={`${id}-file`}>
            <Icon name="note" />
            {value === '' ? w.make.file.choose : w.make.file.other}
          </label>
          <input
            id={`${id}-file`}
            className="vh"
            type="file"
            accept=".json,application/json,text/plain"
            onChange={(e) => {
              const [file] = e.currentTarget.files ?? [];
              if (file !== undefined) void readText(file, most).then(give);
              // The same file may be chosen again after it was changed.
              e.currentTarget.value = '';
            }}
          />
          {value === '' ? (
            <span className="help">{w.make.file.drop}</span>
          ) : (
            <button type="button" className="btn quiet" onClick={() => give('')}>
              <Icon name="trash" />
              {w.make.file.remove}
            </button>
          )}
        </div>
        {wrong && (
          <p className="note bad" role="alert">
            <Icon name="no" />
            {w.make.fileTooLong(most)}
          </p>
        )}
        <details>
          <summary className="help">{value === '' ? w.make.file.paste : w.make.file.text}</summary>
          <textarea
            className="field tall"
            rows={8}
            maxLength={most}
            spellcheck={false}
            aria-label={w.make.file.text}
            value={value}
            onInput={(e) => give(e.currentTarget.value)}
          />
        </details>
      </div>
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}
