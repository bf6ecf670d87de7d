/** What a file is, and what is wrong with it: the first line names it. */
import type { FileReport } from '@starboard/kernel';
import { Icon } from './icon.tsx';

export function FileAbout({ report }: { readonly report: FileReport }) {
  const [name, ...more] = report.about;
  return (
    <div className="fileabout" role="status">
      {name !== undefined && <b>{name}</b>}
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {report.problems.map((problem) => (
        <p key={problem} className="note bad">
          <Icon name="no" />
          {problem}
        </p>
      ))}
    </div>
  );
}
