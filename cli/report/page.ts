/** The report of a simulation as one HTML file without scripts. Every plot is also there as a table. */
import { basename } from 'node:path';
import type { Measured, Plan } from '@starboard/bots';
import type { ReportSection } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import { dataTable, isWide, type Setting, sectionLegend, sectionPlot } from '@starboard/table-kit/plots';
import { createElement as h, type JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { CliContext } from '../command.ts';
import { wordsOf } from '../text.ts';
import { commandOf } from './repeat.ts';
import { about, facts, settingsListing, standard } from './standard.ts';
import { style } from './style.ts';
import { reportWords } from './words.ts';

/** Each plot is drawn for half a page, a whole page and a phone. CSS shows the one that fits. */
const HALF = 540;
const WHOLE = 1120;
const PHONE = 326;

/** The whole file. It has no date or duration, so the same simulation gives the same bytes. */
export function reportPage(measured: Measured, plan: Plan, cartridge: AnyCartridge, file: string, context: CliContext): string {
  const { language } = context;
  const { figures, own } = measured;
  const w = reportWords[language];
  const game = wordsOf(cartridge, language);
  const sections = standard(measured, cartridge, context);
  const more = own === null ? [] : own.collector.sections(own.counts, language);
  const command = commandOf(plan, cartridge, basename(file), language).flatMap((piece, i) => [i === 0 ? '' : ' ', h('span', { key: piece }, piece)]);
  const body = h(
    'main',
    null,
    h(
      'header',
      { key: 'head' },
      h('p', { key: 'e', className: 'eyebrow' }, w.eyebrow),
      h('h1', { key: 't' }, game.title),
      h('p', { key: 'a', className: 'about' }, about(cartridge, language)),
      figures.games < figures.planned && h('p', { key: 's', className: 'note' }, w.stopped(figures.games, figures.planned)),
      factList(facts(measured, language)),
    ),
    h('h2', { key: 'all' }, w.all),
    grid(sections, 's', context),
    more.length > 0 && h('h2', { key: 'own' }, w.own(game.title)),
    more.length > 0 && grid(more, 'o', context),
    h('h2', { key: 'how' }, w.settings),
    h(
      'div',
      { key: 'settings', className: 'pair' },
      h(
        'section',
        { key: 's', className: 'panel settings' },
        h('div', { className: 'scroll' }, dataTable(settingsListing(measured, plan, cartridge, context), { names: [], language })),
      ),
      h(
        'section',
        { key: 'r', className: 'panel' },
        h('div', { key: 'h' }, h('h3', { key: 't' }, w.repeat), h('p', { key: 'a', className: 'about' }, w.repeatAbout)),
        h('pre', { key: 'c' }, h('code', null, ...command)),
      ),
    ),
    h('footer', { key: 'foot' }, w.foot),
  );
  const page = h(
    'html',
    { lang: language },
    h(
      'head',
      { key: 'head' },
      h('meta', { key: 'c', charSet: 'utf-8' }),
      h('meta', { key: 'v', name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { key: 's', name: 'color-scheme', content: 'dark light' }),
      h('title', { key: 't' }, w.title(game.title)),
      h('style', { key: 'l' }, style()),
    ),
    h('body', { key: 'body' }, body),
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}

const factList = (section: Extract<ReportSection, { kind: 'facts' }>): JSX.Element =>
  h(
    'dl',
    { key: 'facts', className: 'facts' },
    section.items.map((i) => h('div', { key: i.name }, h('dt', { key: 'n' }, i.name), h('dd', { key: 'v' }, i.value))),
  );

const grid = (sections: readonly ReportSection[], prefix: string, context: CliContext): JSX.Element =>
  h(
    'div',
    { key: `grid ${prefix}`, className: 'grid' },
    sections.map((section, i) => panel(section, `${prefix}${i}`, context)),
  );

function panel(section: ReportSection, id: string, { language }: CliContext): JSX.Element {
  const setting = { names: [], language };
  const wide = section.kind === 'heatmap' && isWide(section);
  return h(
    'section',
    { key: id, className: wide ? 'panel wide' : 'panel', 'aria-labelledby': id },
    h('div', { key: 'h' }, h('h3', { key: 't', id }, section.title), section.about !== '' && h('p', { key: 'a', className: 'about' }, section.about)),
    ...content(section, id, wide ? WHOLE : HALF, setting),
  );
}

function content(section: ReportSection, id: string, width: number, setting: Omit<Setting, 'id' | 'width'>): JSX.Element[] {
  if (section.kind === 'facts') return [factList(section)];
  const table = h('div', { key: 'table', className: 'scroll' }, dataTable(section, setting));
  if (section.kind === 'table') return [table];
  // The size of a plan follows from its cells. Everything else fills its panel.
  const fit = section.kind === 'heatmap' ? ' exact' : '';
  return [
    h('div', { key: 'wide', className: `plot wide-only${fit}` }, sectionPlot(section, { ...setting, id: `${id}w`, width })),
    h('div', { key: 'narrow', className: `plot narrow${fit}` }, sectionPlot(section, { ...setting, id: `${id}n`, width: PHONE })),
    h('div', { key: 'legend' }, sectionLegend(section, setting)),
    h('details', { key: 'data' }, h('summary', { key: 's' }, reportWords[setting.language].asTable), table),
  ];
}
