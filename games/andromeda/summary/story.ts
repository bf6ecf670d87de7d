/** What happened in a match, put together from its events: turns with what they scored, battles with their odds, modules at work. */
import type { Course, Seat } from '@starboard/kernel';
import type { Party } from '../rules/battle/events.ts';
import { odds } from '../rules/battle/odds.ts';
import type { Event } from '../rules/events.ts';
import type { Name } from '../rules/names.ts';
import type { Andromeda, Pub } from '../rules/types.ts';

export interface Turn {
  /** The position of the replay at which it ended. */
  readonly n: number;
  readonly number: number;
  readonly who: Name;
  readonly events: readonly Event[];
  /** After it. */
  readonly pub: Readonly<Pub>;
}

export interface Fought {
  /** The position of the replay at which the dice fell. */
  readonly n: number;
  readonly at: string;
  readonly sides: readonly { readonly who: Party; readonly chance: number; readonly faces: readonly number[]; readonly targeting: number }[];
  /** Null: everything tied. */
  readonly winner: Party | null;
}

export interface Worked {
  readonly module: string;
  readonly seat: Seat;
  readonly times: number;
  /** Units of resources, tactics and VP that its activations brought. */
  readonly earned: number;
}

export interface Story {
  readonly turns: readonly Turn[];
  readonly battles: readonly Fought[];
  readonly modules: readonly Worked[];
}

type Beat = { readonly n: number; readonly event: Event; readonly pub: Readonly<Pub> };
const beatsOf = (course: Course<Andromeda>): Beat[] => course.strides.flatMap(({ n, events, pub }) => events.map((event) => ({ n, event, pub })));

/** Turns end where the next one begins, or with the match. An answer may end several: those of the Collective need none. */
function turnsIn(beats: readonly Beat[]): Turn[] {
  const turns: Turn[] = [];
  let open: { number: number; who: Name; events: Event[] } | null = null;
  let last: Beat | null = null;
  for (const beat of beats) {
    if (beat.event.kind === 'turn') {
      if (open !== null) turns.push({ ...open, n: beat.n, pub: (last ?? beat).pub });
      open = { number: beat.event.n, who: beat.event.who, events: [] };
    } else open?.events.push(beat.event);
    last = beat;
  }
  if (open !== null && last !== null) turns.push({ ...open, n: last.n, pub: last.pub });
  return turns;
}

/** Dice and targeting are in the roll, so the odds are those of that moment; the side that wins ties had a little more. */
function battlesIn(beats: readonly Beat[]): Fought[] {
  const fought: Fought[] = [];
  let at: string | null = null;
  let n = 0;
  let rolls: { who: Party; faces: readonly number[]; targeting: number }[] = [];
  const close = (winner: Party | null): void => {
    if (at === null) return;
    if (rolls.length > 1) {
      const { win } = odds(rolls.map(({ faces, targeting }) => ({ dice: faces.length, targeting })));
      fought.push({ n, at, sides: rolls.map((roll, i) => ({ ...roll, chance: win[i] })), winner });
    }
    at = null;
  };
  for (const { n: position, event } of beats) {
    if (event.kind === 'battle') {
      at = event.at;
      rolls = [];
    } else if (event.kind === 'rolled' && at !== null) {
      rolls.push({ who: event.who, faces: event.faces, targeting: event.targeting });
      n = position;
    } else if (event.kind === 'won') close(event.who);
    else if (event.kind === 'all-lost') close(null);
    else if (event.kind === 'unopposed' || event.kind === 'truce-made') at = null;
  }
  return fought;
}

const isModule = (id: string): boolean => id.startsWith('mod_') || id.startsWith('art_');
const sum = (units: Readonly<Record<string, number>>): number => Object.values(units).reduce((a, b) => a + b, 0);

/** What came between an activation and the next one is what it brought. */
function modulesIn(beats: readonly Beat[]): Worked[] {
  const found = new Map<string, { module: string; seat: Seat; times: number; earned: number }>();
  let now: { module: string; seat: Seat; times: number; earned: number } | null = null;
  for (const { event: e } of beats) {
    if (e.kind === 'activated') {
      now = null;
      if (e.who === 'collective' || !isModule(e.piece)) continue;
      const key = `${e.who} ${e.piece}`;
      now = found.get(key) ?? { module: e.piece, seat: e.who, times: 0, earned: 0 };
      now.times++;
      found.set(key, now);
    } else if (e.kind === 'turn' || e.kind === 'home' || e.kind === 'battle') now = null;
    else if (now !== null && 'who' in e && e.who === now.seat) {
      if (e.kind === 'gained') now.earned += sum(e.units);
      else if (e.kind === 'scored') now.earned += Math.max(0, e.vp);
      else if (e.kind === 'drew') now.earned += e.n;
    }
  }
  return [...found.values()];
}

export function storyOf(course: Course<Andromeda>): Story {
  const beats = beatsOf(course);
  return { turns: turnsIn(beats), battles: battlesIn(beats), modules: modulesIn(beats) };
}
