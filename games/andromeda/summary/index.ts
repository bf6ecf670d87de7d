/** How a game of Andromeda's Edge went: points by source, who was going to win, battles with their odds, what the modules earned. */
import {
  type Bars,
  type Chapter,
  type Course,
  type Facts,
  type Language,
  type Lines,
  type Moments,
  marksIn,
  measured,
  type Phrase,
  type Seat,
  type Summarize,
  type SummaryReader,
  say,
  seatAt,
  seatsOf,
  swingsOf,
  type Tick,
  type Timeline,
} from '@starboard/kernel';
import { COUNT, type Counted } from '../rules/counts.ts';
import { CATEGORIES } from '../rules/scoring.ts';
import type { Andromeda, Pub } from '../rules/types.ts';
import { tongue as de } from '../words/de/tongue.ts';
import { tongue as en } from '../words/en/tongue.ts';
import { words as gameWords } from '../words/index.ts';
import { nameText, speakOf } from '../words/names.ts';
import { fought, luck } from './battles.ts';
import { chancesOf } from './chances.ts';
import { type Story, storyOf, type Turn } from './story.ts';
import { scored, turnText } from './telling.ts';
import { type Source, words } from './words.ts';

const tongues = { de, en };

/** Most turning points, and how small one may be. */
const SWINGS = 6;
const LEAST_SWING = 0.04;
/** Modules that are named at most. */
const MODULES = 8;
const SOURCES: readonly Source[] = ['vpTracks', 'vpDevelopments', 'vpBattles', 'vpModules'];

export const summarize: Summarize<Andromeda> = (course, language, you) => {
  const reader: SummaryReader = { language, you };
  const pub = course.strides.at(-1)?.pub;
  if (pub === undefined) return { sections: [] };
  speakOf(pub.options);
  const story = storyOf(course);
  const turns = pointsOf(story.turns, course.strides.at(-1)?.n ?? 0);
  if (turns.length === 0) return { sections: [facts(story, pub, language)] };
  const chances = chancesOf(course, turns);
  const winner = course.outcome?.ranks.indexOf(1) ?? -1;
  const over = (of: (pub: Readonly<Pub>, seat: Seat) => number): number[][] =>
    seatsOf(course.seats).map((seat) => turns.map((turn, i) => of(i === turns.length - 1 ? pub : turn.pub, seat)));
  const counted = (what: Counted) => over((p, seat) => p.sides[seat].counts[COUNT[what]]);
  const w = words[language];
  return {
    sections: [
      facts(story, pub, language),
      lines(
        w.points,
        over((p, seat) => p.sides[seat].vp),
        turns,
        reader,
      ),
      ...(winner < 0 ? [] : [moments(chances, seatAt(winner), turns, reader)]),
      { ...lines(w.chance, chances, turns, reader), unit: 'share', most: 1 },
      ...fought(story, you ?? seatAt(Math.max(0, winner)), reader),
      ...SOURCES.flatMap((source) => {
        const series = counted(source);
        return series.some((own) => (own.at(-1) ?? 0) > 0) ? [lines(w.sources[source], series, turns, reader)] : [];
      }),
      timeline(story.turns, course, reader),
      final(course, pub, language),
      ...modules(story, course, language),
      luck(story, course, language),
    ],
  };
};

/** Turns of players, one for each position: those of the Collective end with the answer before them. The last one is the end. */
function pointsOf(all: readonly Turn[], end: number): Turn[] {
  const own = all.filter((turn) => turn.who !== 'collective');
  return own.flatMap((turn, i) => (i === own.length - 1 ? [{ ...turn, n: end }] : turn.n === own[i + 1].n || turn.n >= end ? [] : [turn]));
}

function facts({ turns, battles }: Story, pub: Readonly<Pub>, language: Language): Facts {
  const w = words[language].facts;
  const developments = pub.map.owner.filter((who) => who >= 0).length;
  return {
    kind: 'facts',
    title: w.title,
    about: '',
    items: [
      { value: String(turns.length), name: w.turns },
      { value: String(battles.length), name: w.battles },
      { value: String(developments), name: w.developments },
      { value: String(pub.decks.eventsDrawn), name: w.events },
    ],
  };
}

/** A round is as many turns as there are sides. */
const roundOf = (turn: Turn): number => Math.ceil(turn.number / turn.pub.sides.length);

/** The turn, and what the Collective has by then: it is not a seat and has no line. */
function caption(turn: Turn, reader: SummaryReader): Phrase {
  const said = turnText(turn, reader);
  if (turn.pub.collective === null) return said;
  return say`${said} ${words[reader.language].collective(turn.pub.sides[turn.pub.sides.length - 1].vp)}`;
}

function lines(said: { title: string; about: string }, series: readonly (readonly number[])[], turns: readonly Turn[], reader: SummaryReader): Lines {
  const w = words[reader.language];
  const starts = turns.flatMap((turn, i) => (i === 0 || roundOf(turn) !== roundOf(turns[i - 1]) ? [{ i, round: roundOf(turn) }] : []));
  return {
    kind: 'lines',
    title: said.title,
    about: said.about,
    unit: 'count',
    most: Math.max(1, ...series.flat()),
    at: turns.map((turn) => turn.n),
    chapters: starts.map(({ i, round }) => ({ i, name: w.round(round), short: String(round) })),
    series,
    text: turns.map((turn) => caption(turn, reader)),
  };
}

function moments(chances: readonly (readonly number[])[], winner: Seat, turns: readonly Turn[], reader: SummaryReader): Moments {
  const w = words[reader.language];
  return {
    kind: 'moments',
    ...w.turns,
    seat: winner,
    items: swingsOf(chances[winner], SWINGS, LEAST_SWING).map(({ i, before, after }) => ({
      n: turns[i].n,
      chapter: w.round(roundOf(turns[i])),
      text: turnText(turns[i], reader),
      before,
      after,
    })),
  };
}

/** What a turn stands out by. */
function markOf(turn: Turn, last: boolean): Tick['mark'] {
  if (last) return 'win';
  const has = (test: (e: Turn['events'][number]) => boolean): boolean => turn.events.some(test);
  if (has((e) => e.kind === 'developed' && e.who === turn.who)) return 'good';
  if (has((e) => e.kind === 'maneuver' && e.who === turn.who)) return 'danger';
  return has((e) => e.kind === 'event') ? 'special' : null;
}

function timeline(turns: readonly Turn[], course: Course<Andromeda>, reader: SummaryReader): Timeline {
  const w = words[reader.language];
  const chapters: (Chapter & { ticks: Tick[] })[] = [];
  const mine = turns.filter((turn) => turn.who !== 'collective');
  for (const turn of mine) {
    const round = roundOf(turn);
    if (chapters.at(-1)?.short !== String(round)) chapters.push({ name: w.round(round), short: String(round), ticks: [] });
    const last = course.outcome !== null && turn === mine.at(-1);
    const seat = turn.who === 'collective' ? null : turn.who;
    chapters.at(-1)?.ticks.push({ n: turn.n, seat, height: Math.max(0, scored(turn)), mark: markOf(turn, last), text: turnText(turn, reader) });
  }
  return {
    kind: 'timeline',
    title: w.timeline.title,
    about: w.timeline.about,
    chapters,
    height: { name: w.timeline.height, most: Math.max(1, ...mine.map(scored)) },
    marks: marksIn(chapters, w.timeline.marks),
  };
}

const VP_COUNTS: readonly Counted[] = ['vpTracks', 'vpDevelopments', 'vpBattles', 'vpModules', 'vpEvents', 'vpTokens', 'vpOther'];

/** During the game by what gave them, then the categories of the final scoring. */
function final({ seats }: Course<Andromeda>, pub: Readonly<Pub>, language: Language): Bars {
  const w = words[language].final;
  const { tally } = gameWords[language];
  const played = VP_COUNTS.map((what) =>
    measured(
      tally[what],
      seatsOf(seats).map((seat) => pub.sides[seat].counts[COUNT[what]]),
    ),
  );
  const scores = CATEGORIES.map((category, i) =>
    measured(
      tongues[language].scene.category(category),
      seatsOf(seats).map((seat) => pub.scores?.[seat][i] ?? 0),
    ),
  );
  return { kind: 'bars', ...w, measures: [...played, ...scores].filter(({ values }) => values.some((n) => n !== 0)) };
}

function modules({ modules: all }: Story, { seats }: Course<Andromeda>, language: Language): Bars[] {
  const w = words[language];
  const best = all
    .filter((m) => m.earned > 0)
    .sort((a, b) => b.earned - a.earned || (a.module < b.module ? -1 : 1))
    .slice(0, MODULES);
  if (best.length === 0) return [];
  const measures = best.map((m) => ({
    name: w.times(nameText(tongues[language], m.module) ?? m.module, m.times),
    values: seatsOf(seats).map((seat) => (seat === m.seat ? m.earned : 0)),
    mark: null,
  }));
  return [{ kind: 'bars', ...w.modules, mark: '', measures }];
}
