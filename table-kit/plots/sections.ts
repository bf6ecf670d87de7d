/** The plot and the legend of any section of a report that has one. */
import type { ReportSection } from '@starboard/kernel';
import type { JSX } from 'preact';
import { heatLegend, heatPlot } from './heatmap.ts';
import { histogramLegend, histogramPlot } from './histogram.ts';
import { intervalsLegend, intervalsPlot } from './intervals.ts';
import type { Setting } from './look.ts';

export type PlottedSection = Exclude<ReportSection, { kind: 'facts' | 'table' }>;

export function sectionPlot(section: PlottedSection, setting: Setting): JSX.Element {
  switch (section.kind) {
    case 'histogram':
      return histogramPlot(section, setting);
    case 'intervals':
      return intervalsPlot(section, setting);
    case 'heatmap':
      return heatPlot(section, setting);
  }
}

export function sectionLegend(section: PlottedSection, setting: Pick<Setting, 'language'>): JSX.Element {
  switch (section.kind) {
    case 'histogram':
      return histogramLegend(section, setting);
    case 'intervals':
      return intervalsLegend(section, setting);
    case 'heatmap':
      return heatLegend(section, setting);
  }
}
