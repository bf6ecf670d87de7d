/**
 * What all plots share. They are functions of data and a width in pixels, made of plain elements without JSX: so the
 * pages draw them, and so does the command line, which runs TypeScript as it is. All colours come from plots.css.
 */
import { figureText, type Language, type Phrase, percentText, plain } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { words } from './words.ts';

export interface Setting {
  readonly names: readonly string[];
  readonly language: Language;
  /** Of the whole plot, in pixels. */
  readonly width: number;
  /** Makes the ids of titles unique on their page. */
  readonly id: string;
}

/** The shapes of the players' badges on a grid of 64: who is who without colour. */
const SHAPES = [
  'M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58z',
  'M32 2L58 17V47L32 62L6 47V17z',
  'M5 5H59V59H5z',
  'M32 0L64 32L32 64L0 32z',
  'M22.1 8A10.8 10.8 0 0 1 41.9 8A10.8 10.8 0 0 1 56 22.1A10.8 10.8 0 0 1 56 41.9A10.8 10.8 0 0 1 41.9 56A10.8 10.8 0 0 1 22.1 56A10.8 10.8 0 0 1 8 41.9A10.8 10.8 0 0 1 8 22.1A10.8 10.8 0 0 1 22.1 8z',
  'M5 5H59V30C59 45 49 55 32 61C15 55 5 45 5 30z',
  'M32 2L63 58H1z',
  'M20 3H44V20H61V44H44V61H20V44H3V20H20z',
] as const;

/** Lines differ by their dashes, too. */
const DASHES = ['', '9 4', '2 3.5', '12 3 2 3', '5 3', '1.5 3 7 3', '14 5', '4 2 1 2'] as const;

const lookOf = (seat: number): number => seat % SHAPES.length;
export const seatClass = (seat: number): string => `pl-s${lookOf(seat)}`;
export const dashOf = (seat: number): string | undefined => DASHES[lookOf(seat)] || undefined;

/** A player's shape, centred at a point. */
export const seatShape = (seat: number, x: number, y: number, size: number, key?: string | number): JSX.Element =>
  h('path', {
    key: key ?? `s${seat}`,
    className: `pl-shape ${seatClass(seat)}`,
    d: SHAPES[lookOf(seat)],
    transform: `translate(${rounded(x - size / 2)} ${rounded(y - size / 2)}) scale(${rounded(size / 64)})`,
  });

/** Short numbers make short markup. */
export const rounded = (v: number): number => Math.round(v * 100) / 100;

export const plainText = (phrase: Phrase, { names }: Pick<Setting, 'names'>): string => plain(phrase, names);

export const nameOf = ({ names }: Pick<Setting, 'names'>, seat: number): string => names[seat] || `#${seat + 1}`;

/** A text that fits beside a bar: SVG cannot cut it off by itself. */
export function cut(long: string, letters: number): string {
  const all = [...long];
  return all.length <= letters
    ? long
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`;
}
export const shortName = (setting: Pick<Setting, 'names'>, seat: number, letters: number): string => cut(nameOf(setting, seat), letters);

/** 0.4 as "40%" or "40 %". */
export const share = (v: number, language: Language): string => percentText(String(Math.round(v * 100)), language);

/** At most one digit behind the point. */
export const number = (v: number, language: Language): string => figureText(String(Math.round(v * 10) / 10), language);

/** 0.4012 as "40.1%" or "40,1 %": for figures that are measured. */
export const percent = (v: number, language: Language): string => percentText((Math.round(v * 1000) / 10).toFixed(1), language);

/** A mean: two digits behind the point where it is small. */
export const figure = (v: number, language: Language): string =>
  figureText(v === 0 ? '0' : v < 10 ? v.toFixed(2) : v < 1000 ? v.toFixed(1) : String(Math.round(v)), language);

/** Steps of 1, 2 or 5, about so many up to `most`. */
export function niceStep(most: number, about: number): number {
  const rough = Math.max(most, Number.MIN_VALUE) / about;
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  return power * ([1, 2, 5, 10].find((s) => s * power >= rough * 0.999) ?? 10);
}

/** The frame of every drawing: a picture with a name and a description. */
export function picture(setting: Setting, height: number, title: string, about: string, children: readonly unknown[]): JSX.Element {
  const { id, width } = setting;
  return h(
    'svg',
    {
      className: 'pl',
      viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
      width: rounded(width),
      height: rounded(height),
      role: 'img',
      'aria-labelledby': `${id}-t ${id}-d`,
    },
    h('title', { key: 't', id: `${id}-t` }, title),
    h('desc', { key: 'd', id: `${id}-d` }, about),
    ...(children as JSX.Element[]),
  );
}

/** A drawing over a drawing, which says nothing that is not said elsewhere. */
export const overlay = (width: number, height: number, children: readonly JSX.Element[]): JSX.Element =>
  h(
    'svg',
    {
      className: 'pl pl-over',
      viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
      width: rounded(width),
      height: rounded(height),
      'aria-hidden': true,
    },
    ...children,
  );

/** Who is who in the drawing above; `dashes`: with a piece of the line. */
export function legend(setting: Pick<Setting, 'names' | 'language'>, seats: number, dashes: boolean): JSX.Element {
  return h(
    'ul',
    { className: 'pl-legend', 'aria-label': words[setting.language].players },
    Array.from({ length: seats }, (_, seat) =>
      h(
        'li',
        { key: seat },
        h(
          'svg',
          { viewBox: dashes ? '0 0 44 16' : '0 0 16 16', width: dashes ? 44 : 16, height: 16, 'aria-hidden': true },
          dashes && h('path', { key: 'l', className: `pl-line ${seatClass(seat)}`, d: 'M0 8H44', strokeDasharray: dashOf(seat) }),
          seatShape(seat, dashes ? 22 : 8, 8, 13),
        ),
        nameOf(setting, seat),
      ),
    ),
  );
}
