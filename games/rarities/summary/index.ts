/** How a game of Rarities went: who was going to win, where it turned, who took what, and how kind chance was. */
import {
  type Bars,
  type Chances,
  type Chapter,
  type Course,
  chaptersAt,
  type Facts,
  type Language,
  type Lines,
  type Luck,
  luckMeasure,
  type Matrix,
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
import { LAST_PORTAL, SET } from '../content/cards.ts';
import type { Event, Rarities } from '../rules/types.ts';
import { chancesOf } from './chances.ts';
import { type Story, storyOf } from './story.ts';
import { tell, tellings } from './telling.ts';
import { words } from './words.ts';

/** Most turning points, and how small one may be. */
const TURNS = 6;
const LEAST_TURN = 0.04;

export const summarize: Summarize<Rarities> = (course, language, you) => {
  const reader: SummaryReader = { language, you };
  const story = storyOf(course);
  const chances = chancesOf(course);
  const winner = course.outcome?.ranks.indexOf(1) ?? -1;
  return {
    sections: [
      facts(story, language),
      lines(story, chances, reader),
      ...(winner < 0 ? [] : [moments(story, chances, seatAt(winner), reader)]),
      timeline(story, reader),
      bars(course, story, language),
      matrix(course, story, language),
      luck(story, language),
    ],
  };
};

type Exploration = Extract<Event, { kind: 'drawn' | 'sabortal' | 'pilfered' | 'schemed' | 'thieved' }>;
const EXPLORATIONS: ReadonlySet<Event['kind']> = new Set(['drawn', 'sabortal', 'pilfered', 'schemed', 'thieved'] satisfies Exploration['kind'][]);
const isExploration = (e: Event): e is Exploration => EXPLORATIONS.has(e.kind);

function facts({ beats }: Story, language: Language): Facts {
  const w = words[language].facts;
  const count = (...kinds: Event['kind'][]): string => String(beats.filter((b) => kinds.includes(b.event.kind)).length);
  return {
    kind: 'facts',
    title: w.title,
    about: '',
    items: [
      { value: count('mission'), name: w.missions },
      { value: String(beats.filter((b) => isExploration(b.event)).length), name: w.portals },
      { value: count('sabortal'), name: w.sabortals },
      { value: count('pilfered', 'schemed', 'thieved'), name: w.aliens },
    ],
  };
}

function lines({ beats }: Story, { at, series }: Chances, reader: SummaryReader): Lines {
  const w = words[reader.language];
  const told = tellings(beats, reader);
  const starts = beats.flatMap(({ n, event }) => (event.kind === 'mission' ? [{ n, name: w.mission(event.n), short: String(event.n) }] : []));
  return {
    kind: 'lines',
    ...w.chance,
    unit: 'share',
    most: 1,
    at,
    chapters: chaptersAt(at, starts),
    series,
    text: at.map((n) => told.get(n) ?? []),
  };
}

function moments({ beats }: Story, chances: Chances, winner: Seat, reader: SummaryReader): Moments {
  const w = words[reader.language];
  const told = tellings(beats, reader);
  return {
    kind: 'moments',
    ...w.turns,
    seat: winner,
    items: swingsOf(chances.series[winner], TURNS, LEAST_TURN).map(({ i, before, after }) => {
      const n = chances.at[i];
      return { n, chapter: w.mission(missionAt(beats, n)), text: told.get(n) ?? [], before, after };
    }),
  };
}

/** The mission an answer was given in; the last of one also begins the next. */
const missionAt = (beats: Story['beats'], n: number): number => beats.find((b) => b.n === n)?.mission || 1;

function timeline({ beats }: Story, reader: SummaryReader): Timeline {
  const w = words[reader.language];
  const chapters: (Chapter & { ticks: Tick[] })[] = [];
  const wins = new Set(beats.flatMap(({ n, event }) => (event.kind === 'won' ? [n] : [])));
  for (const { n, event } of beats) {
    if (event.kind === 'mission') chapters.push({ name: w.mission(event.n), short: String(event.n), ticks: [] });
    const ticks = chapters.at(-1)?.ticks;
    const text = tell(event, reader);
    if (isExploration(event)) {
      const mark = wins.has(n) ? 'win' : event.kind === 'sabortal' ? 'danger' : event.kind === 'drawn' ? null : 'special';
      ticks?.push({ n, seat: event.by, height: event.portal, mark, text });
    } else if (event.kind === 'placed' && event.copies === SET) {
      ticks?.push({ n, seat: event.seat, height: 0, mark: wins.has(n) ? 'win' : 'good', text });
    } else if (event.kind === 'limit') ticks?.push({ n, seat: event.seats[0], height: 0, mark: 'win', text });
  }
  return {
    kind: 'timeline',
    title: w.timeline.title,
    about: w.timeline.about,
    chapters,
    height: { name: w.timeline.height, most: LAST_PORTAL },
    marks: marksIn(chapters, w.timeline.marks),
  };
}

function bars({ seats }: Course<Rarities>, { transfers, placed, drawnFrom }: Story, language: Language): Bars {
  const w = words[language].took;
  const count = (of: (t: Story['transfers'][number], seat: Seat) => boolean): number[] =>
    seatsOf(seats).map((seat) => transfers.filter((t) => of(t, seat)).length);
  return {
    kind: 'bars',
    title: w.title,
    about: w.about,
    mark: w.mark,
    measures: [
      measured(w.placed, placed),
      measured(
        w.portals,
        count((t, seat) => t.event !== 'pilfered' && t.by === seat),
      ),
      measured(
        w.stolen,
        count((t, seat) => t.event === 'pilfered' && t.by === seat),
      ),
      measured(
        w.lost,
        count((t, seat) => t.event === 'pilfered' && t.from === seat),
      ),
      measured(w.drawn, drawnFrom),
    ],
  };
}

function matrix({ seats }: Course<Rarities>, { transfers }: Story, language: Language): Matrix {
  const cells = seatsOf(seats).map((by) => seatsOf(seats).map((from) => transfers.filter((t) => t.by === by && t.from === from).length));
  return { kind: 'matrix', ...words[language].whom, cells };
}

function luck({ sabortals, finds, refills }: Story, language: Language): Luck {
  const w = words[language].luck;
  return {
    kind: 'luck',
    title: w.title,
    about: w.about,
    measures: [luckMeasure(w.sabortals, sabortals, 'less'), luckMeasure(w.finds, finds, 'more'), luckMeasure(w.refills, refills, 'more')],
  };
}
