/** What is said about reporting, to people who report and on the host's page. */
import type { Language } from '@starboard/kernel';
import type { ReportReason, WorkReason } from '../net/types.ts';
import { bent } from '../words/bend.ts';
import { n } from '../words/count.ts';
import { useLanguage } from '../words/index.ts';

export const PERSON_REASONS: readonly ReportReason[] = ['words', 'name', 'play', 'other'];
export const WORK_REASONS: readonly WorkReason[] = ['words', 'copied', 'broken', 'other'];

const en = {
  report: 'Report to the host',
  name: 'Your name',
  reason: 'What is it about?',
  more: 'In your words (optional)',
  send: 'Send',
  reported: (lines: number) => (lines === 0 ? 'Reported.' : `Reported, with ${n(lines, 'line', 'lines')} of chat.`),
  person: { words: 'Words in the chat', name: 'The name', play: 'Spoils the game', other: 'Something else' } as {
    readonly [R in ReportReason]: string;
  },
  work: { words: 'Words or drawing', copied: 'Taken from somebody', broken: 'It does not work', other: 'Something else' } as {
    readonly [R in WorkReason]: string;
  },
};
type ReportWords = typeof en;

const de: ReportWords = {
  report: 'Der Leitung melden',
  name: 'Dein Name',
  reason: 'Worum geht es?',
  more: 'In deinen Worten (freiwillig)',
  send: 'Abschicken',
  reported: (lines) => (lines === 0 ? 'Gemeldet.' : `Gemeldet, mit ${n(lines, 'Zeile', 'Zeilen')} aus dem Gespräch.`),
  person: { words: 'Worte im Gespräch', name: 'Der Name', play: 'Verdirbt das Spiel', other: 'Etwas anderes' },
  work: { words: 'Worte oder Zeichnung', copied: 'Von jemandem übernommen', broken: 'Es funktioniert nicht', other: 'Etwas anderes' },
};

export const reportingWords: { readonly [L in Language]: ReportWords } = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, ReportWords>();
export function useReportWords(): ReportWords {
  const language = useLanguage();
  const words = shown.get(language) ?? bent(reportingWords[language]);
  shown.set(language, words);
  return words;
}
