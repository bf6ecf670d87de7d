/** The reader's hand and the market: each card in a few columns, with its icons or its cost. */
import type { Known, Language, Seat, Span } from '@starboard/kernel';
import type { PawFace, PlanFace } from '../rules/pack.ts';
import type { Afternova } from '../rules/types.ts';
import * as common from '../words/common.ts';
import { sketchWords } from './labels.ts';
import { names } from './names.ts';
import { BRASS, dim, gap, gems, inColumns, letters, MINT, span } from './paint.ts';

type K = Known<Afternova>;

/** Column widths: a Paw, a Blueprint, and a Blueprint in hand with what is missing. */
const PAW = 24;
const PLAN = 48;
const OWN_PLAN = { en: 60, de: 74 } as const;

export function hand(k: K, you: Seat | null, language: Language, width: number): Span[][] {
  if (you === null || k.mine === null) return [];
  const words = sketchWords[language];
  const { paws, plans, ship } = k.mine;
  const [x, y] = common.facesIn(k).ships[ship].colours;
  const goal = [0, 0, 0, 0, 0];
  goal[x]++;
  goal[y]++;
  return [
    [span(` ${words.hand}`, { color: BRASS, bold: true }), dim(`  ${words.goal} `), ...gems(language, goal)],
    ...indented(
      paws.map((n) => paw(common.paw(k, n), language)),
      PAW,
      width,
    ),
    ...indented(
      plans.map((n) => {
        const lacks = common.unpaid(k, you, n);
        const state = lacks.every((c) => c === 0) ? [span(` ${words.ready}`, { color: MINT })] : [dim(` ${words.lack} `), ...gems(language, lacks)];
        return [...plan(common.plan(k, n), language), ...state];
      }),
      OWN_PLAN[language],
      width,
    ),
  ];
}

export function market(k: K, language: Language, width: number): Span[][] {
  const { pub } = k;
  const words = sketchWords[language];
  const cards = <C>(row: readonly number[], show: (n: number) => C): C[] => row.filter((n) => n >= 0).map(show);
  return [
    [
      span(` ${words.market}`, { color: BRASS, bold: true }),
      dim(`  ${words.bag} `),
      ...gems(language, pub.bag.map(few)),
      dim(`  ${words.heap} `),
      ...gems(language, pub.heap.map(few)),
    ],
    ...indented(
      cards(pub.pawRow, (n) => paw(common.paw(k, n), language)),
      PAW,
      width,
    ),
    ...indented(
      cards(pub.planRow, (n) => plan(common.plan(k, n), language)),
      PLAN,
      width,
    ),
  ];
}
/** Only which colours there are: counts would fill the line. */
const few = (n: number): number => Math.min(1, n);

const indented = (cells: readonly (readonly Span[])[], least: number, width: number): Span[][] =>
  inColumns(cells, least, width - 3).map((line) => [gap(3), ...line]);

const paw = (face: PawFace, language: Language): Span[] => [...letters(language, face.icons), gap(1), span(face.card[language])];

const plan = (face: PlanFace, language: Language): Span[] => [
  span(face.card[language]),
  gap(1),
  ...gems(language, face.cost),
  span(` ${face.points}`, { bold: true }),
  dim(` ${sketchWords[language].points}`),
  ...(face.upgrade === null ? [] : [span(` ${names[language].brief(face.upgrade)}`, { color: MINT })]),
];
