/** How a game of Afternova went: who was going to win, where it turned, who traded what with whom, and what it was worth. */
import {
  type Bars,
  type Chances,
  type Chapter,
  type Course,
  chaptersAt,
  type Facts,
  type Language,
  type Lines,
  type Moments,
  marksIn,
  measured,
  type Seat,
  type Summarize,
  type SummaryReader,
  seatAt,
  seatsOf,
  swingsOf,
  type Tick,
  type Timeline,
} from '@starboard/kernel';
import { sum } from '../rules/gems.ts';
import type { Afternova } from '../rules/types.ts';
import { chancesOf } from './chances.ts';
import { lent, passed, type Side, type Story, storyOf } from './story.ts';
import { tell, tellings } from './telling.ts';
import { words } from './words.ts';

/** Most turning points, and how small one may be. */
const TURNS = 6;
const LEAST_TURN = 0.04;

export const summarize: Summarize<Afternova> = (course, language, you) => {
  const reader: SummaryReader = { language, you };
  const story = storyOf(course);
  const chances = chancesOf(course);
  const w = words[language];
  const { seats } = course;
  const winner = course.outcome?.ranks.indexOf(1) ?? -1;
  return {
    sections: [
      facts(story, language),
      chance(course, story, chances, reader),
      ...(winner < 0 ? [] : [moments(course, story, chances, seatAt(winner), reader)]),
      bars(course, story, language),
      { kind: 'matrix', ...w.passed, cells: passed(story.deals, seats) },
      { kind: 'matrix', ...w.lent, cells: lent(story.deals, seats) },
      stored(course, story, reader),
      timeline(course, story, reader),
    ],
  };
};

const roundOf = (turn: number, seats: number): number => Math.max(1, Math.ceil(turn / seats));

function facts({ beats, deals, alone, refused }: Story, language: Language): Facts {
  const w = words[language].facts;
  const items = [
    { value: beats.filter((b) => b.event.kind === 'turn').length, name: w.turns },
    { value: alone.reduce((a, b) => a + b, 0), name: w.alone },
    { value: deals.length, name: w.deals },
    { value: refused, name: w.refused },
    { value: Math.max(0, ...deals.map((deal) => deal.moved)), name: w.most },
  ];
  return { kind: 'facts', title: w.title, about: w.about, items: items.map(({ value, name }) => ({ value: String(value), name })) };
}

/** Where rounds begin, by index of the points. */
function rounds({ seats }: Course<Afternova>, { beats }: Story, at: readonly number[], language: Language): Lines['chapters'] {
  const starts = beats.flatMap(({ n, event }) => {
    if (event.kind !== 'turn' || (event.n - 1) % seats !== 0) return [];
    const round = roundOf(event.n, seats);
    return [{ n, name: words[language].round(round), short: String(round) }];
  });
  return chaptersAt(at, starts);
}

function chance(course: Course<Afternova>, story: Story, { at, series }: Chances, reader: SummaryReader): Lines {
  const told = tellings(story.beats, reader);
  const chapters = rounds(course, story, at, reader.language);
  return { kind: 'lines', ...words[reader.language].chance, unit: 'share', most: 1, at, chapters, series, text: at.map((n) => told.get(n) ?? []) };
}

function stored(course: Course<Afternova>, story: Story, reader: SummaryReader): Lines {
  const told = tellings(story.beats, reader);
  const at = story.stored.map(({ n }) => n);
  const series = seatsOf(course.seats).map((seat) => story.stored.map(({ counts }) => counts[seat]));
  return {
    kind: 'lines',
    ...words[reader.language].stored,
    unit: 'count',
    // A scale of whole fragments.
    most: 4 * Math.ceil(Math.max(1, ...series.flat()) / 4),
    at,
    chapters: rounds(course, story, at, reader.language),
    series,
    text: at.map((n) => told.get(n) ?? []),
  };
}

function moments({ seats }: Course<Afternova>, { beats }: Story, chances: Chances, winner: Seat, reader: SummaryReader): Moments {
  const w = words[reader.language];
  const told = tellings(beats, reader);
  return {
    kind: 'moments',
    ...w.turns,
    seat: winner,
    items: swingsOf(chances.series[winner], TURNS, LEAST_TURN).map(({ i, before, after }) => {
      const n = chances.at[i];
      // The answer that ends a turn also begins the next one.
      const turn = beats.find((b) => b.n === n)?.turn ?? 1;
      return { n, chapter: w.round(roundOf(turn, seats)), text: told.get(n) ?? [], before, after };
    }),
  };
}

function timeline({ seats }: Course<Afternova>, { beats }: Story, reader: SummaryReader): Timeline {
  const w = words[reader.language];
  const chapters: (Chapter & { ticks: Tick[] })[] = [];
  const put = (turn: number, tick: Tick): void => {
    const round = roundOf(turn, seats);
    while (chapters.length < round) chapters.push({ name: w.round(chapters.length + 1), short: String(chapters.length + 1), ticks: [] });
    chapters[round - 1].ticks.push(tick);
  };
  for (const { n, turn, event } of beats) {
    if (event.kind === 'extracted') {
      const height = event.rows.reduce((all, row) => all + sum(row.share), 0) + event.gifts.length;
      put(turn, { n, seat: event.seat, height, mark: event.rows.length > 1 ? 'special' : null, text: tell(event, reader) });
    } else if (event.kind === 'completed')
      put(turn, { n, seat: event.seat, height: sum(event.paid), mark: event.nth === 6 ? 'win' : 'good', text: tell(event, reader) });
  }
  const ticks = chapters.flatMap((c) => c.ticks);
  return {
    kind: 'timeline',
    title: w.timeline.title,
    about: w.timeline.about,
    chapters,
    height: { name: w.timeline.height, most: Math.max(1, ...ticks.map((t) => t.height)) },
    marks: marksIn(chapters, w.timeline.marks),
  };
}

function bars({ seats, strides }: Course<Afternova>, { deals, alone }: Story, language: Language): Bars {
  const w = words[language].worth;
  const each = (of: (side: Side) => number): number[] =>
    seatsOf(seats).map((seat) => deals.reduce((all, deal) => all + deal.sides.reduce((n, side) => n + (side.seat === seat ? of(side) : 0), 0), 0));
  const built = strides.at(-1)?.pub.built.map((list) => list.length) ?? [];
  return {
    kind: 'bars',
    title: w.title,
    about: w.about,
    mark: w.mark,
    measures: [
      measured(
        w.points,
        each((side) => side.worth).map((n) => Math.round(n * 10) / 10),
      ),
      measured(
        w.deals,
        each(() => 1),
      ),
      measured(
        w.got,
        each((side) => sum(side.more)),
      ),
      measured(
        w.paws,
        each((side) => side.paws),
      ),
      measured(w.alone, alone),
      measured(w.built, built),
    ],
  };
}
