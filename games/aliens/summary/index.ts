/** How a game of Aliens went: who was going to escape, where it turned, who lied and was believed, who was near whom, and the cards. */
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
  type Mark,
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
import { isHuman } from '../content/cards.ts';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import type { Aliens, Event } from '../rules/types.ts';
import { chancesOf } from './chances.ts';
import { nearOf } from './near.ts';
import { type Noise, type Story, storyOf } from './story.ts';
import { tell, tellings } from './telling.ts';
import { words } from './words.ts';

/** Most turning points, and how small one may be. */
const TURNS = 5;
const LEAST_TURN = 0.05;
/** The ways out of at most this many humans are told. */
const ESCAPES = 3;

export const summarize: Summarize<Aliens> = (course, language, you) => {
  const reader: SummaryReader = { language, you };
  const story = storyOf(course);
  const chances = chancesOf(course, story);
  return {
    sections: [
      facts(course, story, language),
      lines(story, chances, reader),
      ...turningPoints(course, story, chances, reader),
      timeline(course, story, reader),
      bars(course, story, language),
      { kind: 'matrix', ...words[language].near, cells: nearOf(course) } satisfies Matrix,
      luck(story, language),
    ],
  };
};

const isLie = (noise: Noise): boolean => noise.said !== noise.real;
const hits = ({ beats }: Story): Beat<'attack'>[] => of(beats, 'attack').filter((b) => victims(beats, b.n).length > 0);
type Beat<K extends Event['kind']> = { readonly n: number; readonly round: number; readonly event: Extract<Event, { kind: K }> };
const of = <K extends Event['kind']>(beats: Story['beats'], kind: K): Beat<K>[] => beats.filter((b): b is Beat<K> => b.event.kind === kind);
/** Who was eliminated by an answer, whatever became of them. */
const victims = (beats: Story['beats'], n: number): Seat[] =>
  of(beats, 'eliminated').flatMap((b) => (b.n === n && b.event.by !== null ? [b.event.seat] : []));

function facts(course: Course<Aliens>, story: Story, language: Language): Facts {
  const w = words[language].facts;
  const last = course.strides[course.strides.length - 1];
  const humans = seatsOf(course.seats).filter((seat) => isHuman(last.mine[seat].character));
  const items = [
    { value: String(last.pub.round), name: w.rounds },
    { value: String(story.noises.filter(isLie).length), name: w.lies(story.noises.length) },
    { value: String(of(story.beats, 'attack').length), name: w.attacks(hits(story).length) },
  ];
  if (humans.length > 0)
    items.push({ value: String(humans.filter((seat) => last.pub.status[seat] === 'escaped').length), name: w.escaped(humans.length) });
  return { kind: 'facts', title: w.title, about: '', items };
}

function lines({ beats }: Story, { at, series }: Chances, reader: SummaryReader): Lines {
  const w = words[reader.language];
  const told = tellings(beats, reader);
  return {
    kind: 'lines',
    ...w.chance,
    unit: 'share',
    most: 1,
    at,
    chapters: chaptersAt(
      at,
      of(beats, 'round').map(({ n, event }) => ({ n, name: w.round(event.n), short: String(event.n) })),
    ),
    series,
    text: at.map((n) => told.get(n) ?? w.unseen),
  };
}

/** Of everybody who escaped; where nobody did, of the aliens that won. */
function turningPoints(course: Course<Aliens>, story: Story, chances: Chances, reader: SummaryReader): Moments[] {
  if (course.outcome === null) return [];
  const w = words[reader.language];
  const out = of(story.beats, 'escaped').map((b) => b.event.seat);
  const winner = course.outcome.ranks.indexOf(1);
  const told = tellings(story.beats, reader);
  const about = out.length > 0 ? out.slice(0, ESCAPES) : winner < 0 ? [] : [seatAt(winner)];
  return about.map((seat) => ({
    kind: 'moments',
    ...(out.length > 0 ? w.escape : w.hunt),
    seat,
    items: swingsOf(chances.series[seat], TURNS, LEAST_TURN).map(({ i, before, after }) => {
      const n = chances.at[i];
      const round = story.beats.find((b) => b.n === n)?.round ?? 0;
      return { n, chapter: w.round(Math.max(1, round)), text: told.get(n) ?? w.unseen, before, after };
    }),
  }));
}

function timeline({ outcome }: Course<Aliens>, { law, beats, noises }: Story, reader: SummaryReader): Timeline {
  const w = words[reader.language];
  const chapters: (Chapter & { ticks: Tick[] })[] = [];
  const distances = distancesOf(law, true);
  const last = outcome === null ? -1 : (of(beats, 'over')[0]?.n ?? -1);
  let most = 1;
  for (const { n, event } of beats) {
    if (event.kind === 'round') chapters.push({ name: w.round(event.n), short: String(event.n), ticks: [] });
    const push = (seat: Seat, height: number, mark: Mark | null): void => {
      most = Math.max(most, height);
      chapters.at(-1)?.ticks.push({ n, seat, height, mark, text: tell(event, reader) });
    };
    if (event.kind === 'noise') {
      const noise = noises.find((x) => x.n === n);
      const off = noise === undefined ? 0 : stepsFrom(distances, noise.real)[noise.said];
      push(event.seat, off >= FAR - 1 ? 0 : off, noise !== undefined && isLie(noise) ? 'special' : null);
    } else if (event.kind === 'attack') push(event.seat, 0, victims(beats, n).length > 0 ? 'danger' : null);
    else if (event.kind === 'hatch' && event.card === 'red') push(event.seat, 0, null);
    else if (event.kind === 'escaped') push(event.seat, 0, n === last ? 'win' : 'good');
  }
  return {
    kind: 'timeline',
    title: w.timeline.title,
    about: w.timeline.about,
    chapters,
    height: { name: w.timeline.height, most },
    marks: marksIn(chapters, w.timeline.marks),
  };
}

function bars(course: Course<Aliens>, { beats, noises }: Story, language: Language): Bars {
  const w = words[language].counted;
  const { seats, strides } = course;
  const { mine } = strides[strides.length - 1];
  const measure = (name: string, value: (seat: Seat) => number) => measured(name, seatsOf(seats).map(value));
  const count = (kind: 'attack' | 'item') => (seat: Seat) => of(beats, kind).filter((b) => b.event.seat === seat).length;
  const told = (which: (n: Noise) => boolean) => (seat: Seat) => noises.filter((n) => n.seat === seat && which(n)).length;
  return {
    kind: 'bars',
    title: w.title,
    about: w.about,
    mark: w.mark,
    measures: [
      measure(w.moves, (seat) => mine[seat].path.length - 1),
      measure(
        w.noises,
        told(() => true),
      ),
      measure(w.lies, told(isLie)),
      measure(
        w.believed,
        told((n) => n.believed),
      ),
      measure(w.attacks, count('attack')),
      measure(w.victims, (seat) => of(beats, 'eliminated').filter((b) => b.event.by === seat).length),
      measure(w.items, count('item')),
    ],
  };
}

function luck({ hatches, hides, finds }: Story, language: Language): Luck {
  const w = words[language].luck;
  const all = [
    { said: w.hatches, draws: hatches },
    { said: w.hides, draws: hides },
    { said: w.finds, draws: finds },
  ];
  return {
    kind: 'luck',
    title: w.title,
    about: w.about,
    measures: all.filter(({ draws }) => draws.some((own) => own.length > 0)).map(({ said, draws }) => luckMeasure(said, draws, 'more')),
  };
}
