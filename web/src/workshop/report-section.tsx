/** A section of a report: its plot and the same as a table. */
import type { Language, ReportSection } from '@starboard/kernel';
import {
  dataTable,
  heatLegend,
  heatPlot,
  histogramLegend,
  histogramPlot,
  intervalsLegend,
  intervalsPlot,
  type Setting,
} from '@starboard/table-kit/plots';
import type { JSX } from 'preact';
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
      <div ref={ref}>{width > 0 && section.kind !== 'facts' && section.kind !== 'table' && plot(section, setting)}</div>
      {section.kind === 'table' ? (
        dataTable(section, setting)
      ) : section.kind === 'facts' ? null : (
        <>
          {legendOf(section, setting)}
          <details>
            <summary className="help">{w.asTable}</summary>
            <div className="report-scroll">{dataTable(section, setting)}</div>
          </details>
        </>
      )}
    </section>
  );
});

type Drawn = Exclude<ReportSection, { kind: 'facts' | 'table' }>;

function plot(section: Drawn, setting: Setting): JSX.Element {
  switch (section.kind) {
    case 'histogram':
      return histogramPlot(section, setting);
    case 'intervals':
      return intervalsPlot(section, setting);
    case 'heatmap':
      return heatPlot(section, setting);
  }
}

function legendOf(section: Drawn, setting: Setting): JSX.Element | null {
  switch (section.kind) {
    case 'histogram':
      return histogramLegend(section, setting);
    case 'intervals':
      return intervalsLegend(section, setting);
    case 'heatmap':
      return heatLegend(section, setting);
  }
}
