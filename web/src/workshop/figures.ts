/** What bots counted of a work, as it goes along when the work is published: of exactly this text, by the rules that are played here. */
import { type Collector, type Game, type Json, LANGUAGES, type Language, shareOf, type Types } from '@starboard/kernel';
import { loadReport } from '@starboard/registry/reports';
import type { WorkSummary } from '../net/types.ts';
import { BLOCK } from './measuring.ts';
import { type Work, workStore } from './store.ts';
import { balanceCounts, countedBy, isBalanceState } from './use-balance.ts';

type WorkFigures = NonNullable<WorkSummary['figures']>;

/** The server takes no more. */
const MOST_SAID = 300;

/** Null: nothing was counted of this text by these rules. */
export async function figuresOf(game: Game<Types>, work: Pick<Work, 'id' | 'text'>): Promise<WorkFigures | null> {
  const { version } = game.rules;
  const kept = await workStore().figures(work.id, countedBy(game));
  const collector = await loadReport(game.id);
  if (!isBalanceState(kept) || kept.text !== work.text || kept.failed || collector === null) return null;
  const counts = balanceCounts(collector, kept);
  if (counts === null) return null;
  const games = (kept.blocks.at(-1) ?? []).filter((block) => block !== undefined).length * BLOCK;
  const { players, level } = kept.asked;
  return {
    games,
    players,
    level,
    rules: version,
    said: Object.fromEntries(LANGUAGES.map((l) => [l, said(collector, counts, l)])) as WorkFigures['said'],
  };
}

/** The share that a search looks at, if there is one, and what stands out. */
function said(collector: Collector, counts: Json, language: Language): string {
  const ratio = collector.balance?.(structuredClone(counts));
  const share = ratio === undefined ? null : shareOf(ratio);
  const percent = (n: number): string => n.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  const first =
    share === null || !Number.isFinite(share.mean)
      ? ''
      : `${collector.balanceName?.(language) ?? ''}: ${percent(share.mean)} (${percent(share.low)} – ${percent(share.high)}).`;
  const whole = [first, collector.finding?.(structuredClone(counts), language) ?? ''].filter((s) => s !== '').join(' ');
  if (whole === '') return facts(collector, counts, language);
  return whole.length <= MOST_SAID ? whole : first;
}

const FACTS = 3;
/** The first figures of a report that finds nothing to say. */
function facts(collector: Collector, counts: Json, language: Language): string {
  for (const section of collector.sections(structuredClone(counts), language))
    if (section.kind === 'facts')
      return `${section.items
        .slice(0, FACTS)
        .map(({ name, value }) => `${name}: ${value}`)
        .join('; ')}.`.slice(0, MOST_SAID);
  return '';
}
