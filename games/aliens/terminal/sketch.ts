/** The ship on a terminal: the map with everything the reader may know, and the players beside or below it. */
import type { Drawing, Known, Language, Seat, Sketcher, Span } from '@starboard/kernel';
import { CHARACTERS, ROUNDS } from '../content/cards.ts';
import { lawOf } from '../rules/law.ts';
import type { Aliens } from '../rules/types.ts';
import { coordinates, type Zone } from '../rules/zone.ts';
import { hatchWays } from '../words/common.ts';
import { tongues } from '../words/index.ts';
import { sketchWords } from './labels.ts';
import { box, drawMap, heightOf, type Plan, plainMark, planFor, widthOf } from './map.ts';
import { marksFor } from './marks.ts';
import { BRASS, dim, field, gap, span } from './paint.ts';
import { playerRows, short } from './players.ts';

/** Minimum width of the player rows. */
const PANEL = 27;
/** Maximum width beside a map. */
const WIDEST_PANEL = 48;

export const sketch: Sketcher<Aliens> = {
  draw(k, you, language, names, width, height) {
    const { zone } = lawOf(k.pub.options, k.pub.status.length);
    const focus = k.mine?.sector ?? zone.human;
    const title = field(headline(k, you, language), width);
    const room = height - 1;
    const beside = sideBySide(zone, width, room, focus);
    if (beside !== null) {
      const panel = Math.min(WIDEST_PANEL, width - widthOf(beside) - 2);
      const map = drawMap(zone, marksFor(k, you), beside);
      const rows = [
        ...playerRows(k, you, language, names, panel, heightOf(beside)),
        [],
        ...table(k, language, panel),
        [],
        ...legend(language, panel),
      ];
      const lines = Array.from({ length: Math.max(map.length, Math.min(rows.length, room)) }, (_, i) => [
        ...field(map[i] ?? [], widthOf(beside) + 2),
        ...(rows[i] ?? []),
      ]);
      return [title, ...lines].map((line) => field(line, width));
    }
    const rows = playerRows(k, you, language, names, width, 0);
    const plan = below(zone, width, Math.max(SMALLEST, room - rows.length), focus);
    const map = drawMap(zone, marksFor(k, you), plan);
    const rest = room - map.length - rows.length;
    const notes = [...table(k, language, width), ...legend(language, width)];
    return [title, ...map, ...rows, ...notes.slice(0, Math.max(0, rest))].map((line) => field(line, width));
  },
};

/** A map may exceed the room by this many lines before it is cut: its edges matter more than a long list of choices. */
const OVER = 3;
/** Minimum height of a useful map. */
const SMALLEST = 7;

/** A whole map with the players to its right, hexagons if they fit; null: no room. */
function sideBySide(zone: Zone, width: number, height: number, focus: number): Plan | null {
  const whole = box(zone);
  for (const [form, pitch] of [
    ['hex', 4],
    ['hex', 3],
    ['rows', 3],
    ['rows', 2],
  ] as const) {
    const plan: Plan = { form, pitch, ...whole };
    if (heightOf(plan) <= height + (form === 'rows' ? OVER : 0) && widthOf(plan) + 2 + PANEL <= width) return plan;
  }
  // Too high but narrow enough: show as many rows as fit.
  const plan = planFor(zone, 'rows', 2, width, height, focus);
  return height >= SMALLEST && widthOf({ ...plan, columns: whole.columns }) + 2 + PANEL <= width ? plan : null;
}

function below(zone: Zone, width: number, height: number, focus: number): Plan {
  const whole = box(zone);
  for (const [form, pitch] of [
    ['hex', 3],
    ['rows', 3],
  ] as const) {
    const plan: Plan = { form, pitch, ...whole };
    if (heightOf(plan) <= height && widthOf(plan) <= width) return plan;
  }
  return planFor(zone, 'rows', 2, width, height, focus);
}

function headline(k: Known<Aliens>, you: Seat | null, language: Language): Span[] {
  const { pub, mine } = k;
  const words = sketchWords[language];
  const { zone } = lawOf(pub.options, pub.status.length);
  const hatches = pub.hatches.slice(1).map((state, i) => (state === 'open' ? String(i + 1) : '×'));
  const own: Span[] =
    mine === null || you === null
      ? []
      : [
          dim('   '),
          dim(`${words.here} `),
          span(tongues[language].names.characters[CHARACTERS[mine.character]].bare, { bold: true }),
          ...(pub.status[you] === 'aboard' ? [gap(1), span(short(zone.names[mine.sector]), { color: BRASS, bold: true })] : []),
        ];
  return [
    span(` ${pub.ending === null ? words.round(Math.max(1, pub.round), ROUNDS) : words.over}`, { color: BRASS, bold: true }),
    ...own,
    dim(`   ${words.open} `),
    span(hatches.join(' '), { bold: true }),
    dim(`   ${zone.file.name}`),
  ];
}

type Entries = readonly (readonly [shape: string, meaning: string])[];

/** Where the hatches are with the reader's steps to the open ones, and what is left in the piles. */
function table(k: Known<Aliens>, language: Language, width: number): Span[][] {
  const { pub } = k;
  if (pub.ending !== null) return [];
  const { way, piles } = sketchWords[language];
  const law = lawOf(pub.options, pub.status.length);
  const ways = hatchWays(k);
  const hatches = law.zone.hatches.slice(1).map((at, i): readonly [string, string] => {
    const steps = ways.find(({ hatch }) => hatch === i + 1)?.steps ?? null;
    return [pub.hatches[i + 1] === 'open' ? String(i + 1) : '×', way(coordinates(law.zone, at), steps)];
  });
  const left: Entries = [
    [String(pub.dangerCards), piles.danger],
    ...(law.full ? [[String(pub.itemCards), piles.items] as const] : []),
    ...(law.hatchCards ? [[String(pub.hatchCards), piles.hatch] as const] : []),
  ];
  return wrapped([hatches, left], width);
}

function legend(language: Language, width: number): Span[][] {
  const { legend, trail } = sketchWords[language];
  return wrapped([legend, trail], width);
}

/** Lists of shapes and meanings, each on lines of its own. */
function wrapped(lists: readonly Entries[], width: number): Span[][] {
  const lines: Span[][] = [];
  for (const entries of lists) {
    let line: Span[] = [];
    let used = 0;
    for (const [shape, meaning] of entries) {
      const wide = shape.length + meaning.length + 3;
      if (used + wide > width && used > 0) {
        lines.push(line);
        line = [];
        used = 0;
      }
      line.push(gap(1), span(shape), dim(` ${meaning} `));
      used += wide;
    }
    if (used > 0) lines.push(line);
  }
  return lines;
}

/** A map that is too wide is drawn in strips, one below the other. */
function strips(zone: Zone, width: number): Plan[] {
  const { columns, rows } = box(zone);
  const [left, right] = planFor(zone, 'rows', 2, width, 1000, zone.human).columns;
  const list: Plan[] = [];
  for (let from = columns[0]; from < columns[1]; from += right - left)
    list.push({ form: 'rows', pitch: 2, rows, columns: [from, Math.min(columns[1], from + right - left)] });
  return list;
}

/** A zone by itself, as its file describes it. */
export function drawZone(zone: Zone, language: Language, width: number): Drawing {
  const whole = box(zone);
  const plan = (
    [
      ['hex', 4],
      ['hex', 3],
      ['rows', 3],
      ['rows', 2],
    ] as const
  )
    .map(([form, pitch]): Plan => ({ form, pitch, ...whole }))
    .find((p) => widthOf(p) <= width);
  const map = (plan === undefined ? strips(zone, width) : [plan]).flatMap((p, i) => [
    ...(i === 0 ? [] : [[]]),
    ...drawMap(zone, (sector) => plainMark(zone, sector), p),
  ]);
  const { file } = zone;
  const title = [
    span(file.name, { color: BRASS, bold: true }),
    dim(`${file.author === undefined ? '' : `, ${file.author}`}  ${file.players.join('–')}`),
  ];
  const wanted = ['○', '▪', 'H A', '1'];
  const shapes = sketchWords[language].legend
    .filter(([shape]) => wanted.includes(shape))
    .flatMap(([shape, meaning]) => [span(shape), dim(` ${meaning}  `)]);
  return [field(title, width), [], ...map, [], field(shapes, width)];
}
