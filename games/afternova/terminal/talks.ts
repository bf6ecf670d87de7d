/** The negotiation: the call, the offers, and the contract row by row. */
import { type Known, type Language, plain, type Seat, type Span } from '@starboard/kernel';
import { contractOf, talksOf } from '../rules/present.ts';
import type { Afternova } from '../rules/types.ts';
import * as common from '../words/common.ts';
import { speech as de } from '../words/de/speech.ts';
import { speech as en } from '../words/en/speech.ts';
import type { Speech } from '../words/speech.ts';
import { sketchWords } from './labels.ts';
import { BRASS, DANGER, dim, field, gap, gems, icons, letters, MINT, seatColor, span } from './paint.ts';

type K = Known<Afternova>;

const speech: { readonly [L in Language]: Speech } = { de, en };

export function negotiation(k: K, you: Seat | null, language: Language, names: readonly string[], width: number): Span[][] {
  const { talks } = k.pub;
  if (talks === null) return [];
  const lines = [call(k, language)];
  // Q44: the last refusal, until something new is proposed.
  if (talks.said !== null) lines.push([gap(3), dim(plain(speech[language].no(talks.said, you), names))]);
  if (talks.contract !== null) return [...lines, ...contract(k, you, language, names, width)];
  for (const seat of common.everybody(k)) {
    const offer = talks.offers[seat];
    if (offer === null) continue;
    const words = sketchWords[language];
    lines.push([
      gap(3),
      ...name(names, seat, width),
      ...paws(k, seat, offer.n, you, language),
      dim(` ${words.promised} `),
      ...gems(language, offer.take),
      ...(offer.want.some((n) => n > 0) ? [dim(' + '), ...gems(language, offer.want), dim(` ${words.from} ${names[k.pub.active] ?? ''}`)] : []),
      ...(offer.give.some((n) => n > 0) ? [dim(`, ${words.gives} `), ...gems(language, offer.give)] : []),
    ]);
  }
  return lines;
}

function call(k: K, language: Language): Span[] {
  const talks = talksOf(k.pub);
  const words = sketchWords[language];
  const face = common.planetAt(k, talks.slot);
  const title = talks.contract === null ? words.offers : words.contract(talks.contract.n);
  const lacks = face === null ? [] : icons(language, common.pairOf(face.a, face.b, talks.lacks));
  return [
    span(` ${title}`, { color: BRASS, bold: true }),
    ...(lacks.length === 0 ? [] : [dim(`  ${words.called} `), ...lacks]),
    ...(talks.price.some((n) => n > 0) ? [dim(` ${words.promised} `), ...gems(language, talks.price)] : []),
  ];
}

function contract(k: K, you: Seat | null, language: Language, names: readonly string[], width: number): Span[][] {
  const words = sketchWords[language];
  const c = contractOf(k.pub);
  const cell = words.wide.part;
  const head = ['', words.paws, words.planet, words.gives, words.gets, words.after];
  const widths = [nameWidth(width), 14, cell, cell, cell, 8];
  const row = (cells: readonly (readonly Span[])[]): Span[] => [
    gap(3),
    ...cells.flatMap((spans, i) => field([...field(spans, widths[i] - 1), gap(1)], widths[i])),
  ];
  return [
    row(head.map((text) => [dim(text)])),
    ...common.parties(c).map((seat) => {
      const own = c.rows.find((r) => r.seat === seat);
      const { gives, gets } = common.gifts(c, seat);
      const over = common.overflow(k, c, seat) > 0;
      return [
        ...row([
          [span(names[seat] ?? '', { color: seatColor(seat), bold: seat === you })],
          own === undefined ? [] : paws(k, seat, own.n, you, language),
          own === undefined ? [] : gems(language, own.share),
          gems(language, gives),
          gems(language, gets),
          [span(`${common.loadThen(k, c, seat)}/${common.room(k, seat)}`, over ? { color: DANGER, bold: true } : {})],
        ]),
        ...(c.agreed.includes(seat) ? [span('✓', { color: MINT })] : own === undefined ? [] : [dim('?')]),
      ];
    }),
  ];
}

const nameWidth = (width: number): number => (width >= 96 ? 14 : 9);
const name = (names: readonly string[], seat: Seat, width: number): Span[] =>
  field([span(names[seat] ?? '', { color: seatColor(seat) })], nameWidth(width));

function paws(k: K, seat: Seat, n: number, you: Seat | null, language: Language): Span[] {
  const known = common.cardsOf(k, seat, you);
  if (known === null || known.length !== n) return [span(sketchWords[language].hidden(n))];
  return known.flatMap((card, i) => [...(i > 0 ? [gap(1)] : []), ...letters(language, common.paw(k, card).icons)]);
}
