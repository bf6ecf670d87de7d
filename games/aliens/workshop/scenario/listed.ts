/** A scenario for a terminal: its texts, its options with what they mean, what a turn becomes, where it is played. */
import { type Drawing, type Language, ranges, type Span } from '@starboard/kernel';
import type { ScenarioFile } from '../../content/scenarios.ts';
import { PRINTED } from '../../content/zones.ts';
import { inLanguage } from '../../words/common.ts';
import { tongues } from '../../words/index.ts';
import { bestZone } from '../examples.ts';
import { fittingsOf } from '../fitting.ts';
import type { OptionDraft } from './draft.ts';
import { turnUnder } from './turn.ts';
import { scenarioWords } from './words.ts';

const BRASS = '#f2c66d';

export function listedScenario(file: ScenarioFile, language: Language, width: number, optionText: (id: string, value: unknown) => string): Drawing {
  const { option, faults } = tongues[language];
  const w = scenarioWords[language];
  const said: Readonly<Record<string, { readonly help?: string } | undefined>> = option;
  const options = Object.entries(file.options);
  const title = (text: string): Span[][] => [[], [{ text, color: BRASS, bold: true }]];
  const dim = (text: string, first = '  '): Span[][] => folded(text, width, first).map((line) => [{ text: line, dim: true }]);
  const plain = (text: string, first = '  '): Span[][] => folded(text, width, first).map((line) => [{ text: line }]);
  return [
    [{ text: inLanguage(file.name, language).slice(0, width), bold: true }],
    ...dim(`${file.author === undefined ? '' : `${faults.file.by(file.author).trim()}, `}${faults.file.players(...file.players)}`, ''),
    [],
    ...plain(inLanguage(file.description, language), ''),
    ...title(w.optionsTitle),
    ...(options.length === 0 ? plain(faults.file.noOptions) : []),
    ...options.flatMap(([id, value]) => [...plain(optionText(id, value)), ...dim(said[id.replace('.', '')]?.help ?? '', '    ')]),
    ...title(w.turn),
    ...turnUnder(file.options as OptionDraft, language).flatMap(({ text, by }) =>
      by === null ? dim(text) : plain(by.includes('.') ? `${text} (${by})` : text),
    ),
    ...title(w.fits),
    ...fittingsOf(file).flatMap(({ zone, players }) => (players.length === 0 ? [] : plain(faults.file.fits(PRINTED[zone].name, ranges(players))))),
    ...plain(w.suggested(PRINTED[bestZone(file)].name)),
  ];
}

/** Lines of at most so many columns, each behind `indent`. */
function folded(text: string, width: number, indent: string): string[] {
  const most = Math.max(8, width - indent.length);
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else for (let i = 0; i < word.length; i += most) lines.push(word.slice(i, i + most));
  }
  return lines.map((line) => indent + line);
}
