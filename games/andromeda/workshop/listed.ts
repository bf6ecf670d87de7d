/** A pack for a terminal: the pieces that it changes, with what each is called and does now. */
import type { Drawing, Language, Span } from '@starboard/kernel';
import { tongues } from '../browse/tongues.ts';
import type { Content, Piece } from '../content/types.ts';
import { helpText } from '../words/effects.ts';
import { nameIn } from '../words/names.ts';
import { SORTS } from '../words/sorts.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { changesOf } from './draft.ts';
import { contentWords } from './words.ts';

const GOLD = '#f2c66d';

export function listedPack(content: Content, author: string, language: Language, width: number): Drawing {
  const t = tongues[language];
  const w = contentWords[language];
  const line = (text: string, style: Omit<Span, 'text'> = {}): Span[] => [{ text: text.slice(0, width), ...style }];
  const sorts = SORTS.flatMap((sort): Span[][] => {
    const before = new Map(NAMED_STANDARD[sort].map((p: Piece) => [p.id, JSON.stringify(p)]));
    const changed = content[sort].filter((p: Piece) => before.get(p.id) !== JSON.stringify(p));
    if (changed.length === 0) return [];
    const pieces = changed.flatMap((p: Piece): Span[][] => {
      const does = helpText(t.effects, content, p.id);
      return [
        line(nameIn(t, content, p.id) ?? p.id, { bold: true }),
        ...folded(does ?? '', width - 2).map((text) => line(`  ${text}`, { dim: true })),
      ];
    });
    return [[], line(capital(t.explain.sorts[sort]), { color: GOLD, bold: true }), ...pieces];
  });
  const name = content.pack ?? '';
  return [
    [
      { text: name.slice(0, width), bold: true },
      ...(author === '' ? [] : [{ text: `  ${w.by(author)}`.slice(0, Math.max(0, width - name.length)), dim: true }]),
    ],
    line(w.checks.changes(changesOf({ content, name, author }))),
    ...sorts,
  ];
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Lines of at most so many columns. */
function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
