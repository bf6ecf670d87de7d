/** A work as text, with what its tool finds: for kinds without an editor, and for those who like it. */
import type { FileReport } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { FileAbout } from '../ui/file-about.tsx';
import { Icon } from '../ui/icon.tsx';
import { MOST_TEXT } from './link.ts';
import { useWorkshopWords } from './words.ts';

export function TextEditor({
  text,
  report,
  onText,
  children,
}: {
  readonly text: string;
  readonly report: FileReport;
  readonly onText: (text: string) => void;
  /** Below what was found. */
  readonly children: ComponentChildren;
}) {
  const w = useWorkshopWords();
  return (
    <div className="text-editor">
      <label>
        <span className="label">{w.text}</span>
        <textarea className="field tall" spellcheck={false} maxLength={MOST_TEXT} value={text} onInput={(e) => onText(e.currentTarget.value)} />
        <span className="help">{w.textHelp}</span>
      </label>
      <aside className="rows">
        <div className="panel block">
          <FileAbout report={report} />
          {report.problems.length === 0 && (
            <p className="note good">
              <Icon name="check" />
              {w.fine}
            </p>
          )}
        </div>
        {children}
      </aside>
    </div>
  );
}
