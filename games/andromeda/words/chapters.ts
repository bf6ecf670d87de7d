/** The chapters of the rulebook: which rules each one has, in reading order. The languages give the titles. */
import type { RuleChapter } from '@starboard/kernel';
import type { Rule } from '../rules/ids.ts';

/** First and last rule of each chapter. Later decisions stand with what they are about. */
const RANGES = {
  box: ['1-11'],
  options: ['12-22', '310-310'],
  map: ['23-33'],
  setup: ['34-51'],
  resources: ['52-59', '307-307'],
  moons: ['60-71', '306-306'],
  free: ['72-76', '311-312'],
  ships: ['77-83'],
  turn: ['84-85'],
  launch: ['86-99'],
  regions: ['100-112'],
  leaders: ['113-115'],
  tactics: ['116-119', '308-308'],
  destiny: ['120-120'],
  events: ['121-130', '314-314'],
  raids: ['131-142', '304-304'],
  battle: ['143-162', '302-303', '313-313'],
  damage: ['163-165'],
  return: ['166-180'],
  station: ['181-191', '309-309'],
  tracks: ['192-200'],
  upgrades: ['201-207'],
  end: ['208-215'],
  collectiveSetup: ['216-225'],
  collectiveOrder: ['226-242'],
  collectiveLaunch: ['243-253', '305-305'],
  collectiveReturn: ['254-262'],
  questions: ['263-301'],
} as const;
export type Chapter = keyof typeof RANGES;

/** Pieces that a chapter shows. */
const PICTURES = {
  map: ['planet', 'base', 'nebula', 'vortex', 'quasar', 'void'],
  resources: ['energy', 'ice', 'titanium', 'nanocarbon', 'credits'],
  moons: ['moon', 'slotin', 'slotout'],
  ships: ['transport', 'fighter', 'science_vessel', 'heavy_cruiser'],
  leaders: ['leader'],
  tactics: ['tactic'],
  destiny: ['destiny'],
  events: ['event'],
  raids: ['raider', 'mech'],
  battle: ['die-1', 'die-6', 'targeting'],
  damage: ['damage', 'repair'],
  station: ['module', 'observatory', 'factory', 'spaceport', 'metropolis', 'obelisk'],
  tracks: ['track-science', 'track-industry', 'track-commerce', 'track-civilization', 'track-supremacy'],
  upgrades: ['upgrade', 'discovery', 'supremacy'],
  end: ['vp'],
  collectiveSetup: ['collective'],
  collectiveOrder: ['lens'],
  collectiveLaunch: ['probe'],
} as const satisfies { readonly [C in Chapter]?: readonly string[] };
type Pictured = (typeof PICTURES)[keyof typeof PICTURES][number];
export type Captions = { readonly [P in Pictured]: string };
const pictures: Readonly<Record<string, readonly string[]>> = PICTURES;

const isRule = (pages: Readonly<Record<Rule, string>>, id: string): id is Rule => Object.hasOwn(pages, id);

/** The chapters of a language, from its pages, its titles and what it calls the pieces. */
export const chaptersOf = (
  pages: Readonly<Record<Rule, string>>,
  titles: { readonly [C in Chapter]: string },
  captions: Captions,
): readonly RuleChapter<Rule>[] =>
  Object.entries<readonly string[]>(RANGES).map(([chapter, ranges]) => ({
    title: Object.entries(titles).find(([name]) => name === chapter)?.[1] ?? chapter,
    rules: ranges.flatMap((range) => {
      const [from, to] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => `N${from + i}`).filter((id) => isRule(pages, id));
    }),
    pictures: pictures[chapter] ?? [],
    captions,
  }));
