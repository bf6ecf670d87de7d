/** A section of a report: its plot and the same as a table. */
import type { Language, ReportSection } from '@starboard/kernel';
import { dataTable, type Setting, sectionLegend, sectionPlot } from '@starboard/table-kit/plots';
import { memo } from 'preact/compat';
import { useId } from 'preact/hooks';
import { useWidth } from '../summary/use-width.ts';
import { useBalanceWords } from './balance-words.ts';

export const ReportPanel = memo(({ section, language }: { readonly section: ReportSection; readonly language: Language }) => {
  const w = useBalanceWords();
  const id = useId();
  const [ref, width] = useWidth<HTMLDivElement>();
  const setting: Setting = { names: [], language, width, id };
  return (
    <section className="report-section" aria-labelledby={`${id}-t`}>
      <h3 id={`${id}-t`}>{section.title}</h3>
      {section.about !== '' && <p className="help">{section.about}</p>}
      <div ref={ref}>{width > 0 && section.kind !== 'facts' && section.kind !== 'table' && sectionPlot(section, setting)}</div>
      {section.kind === 'table' ? (
        dataTable(section, setting)
      ) : section.kind === 'facts' ? (
        <dl className="report-facts">
          {section.items.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          {sectionLegend(section, setting)}
          <details>
            <summary className="help">{w.asTable}</summary>
            <div className="report-scroll">{dataTable(section, setting)}</div>
          </details>
        </>
      )}
    </section>
  );
});
