/**
 * Completes L3: `secrets` and `redeal` must not leave anything out. Everything in `mine`, `dark`, sealed answers and dark
 * locals of frames is hidden from somebody, so some redeal must change it, and then some secret must change too.
 */
import type { State, Types } from '../../contract.ts';
import { seatsOf } from '../../seats.ts';
import { type Check, dealOf, strideOf, watch } from '../check.ts';
import { bytes, ContractBroken, sameBytes } from '../json.ts';
import { atRandom, type Play } from '../play.ts';
import type { TestTable } from '../table.ts';
import { otherWorld, type Viewer, viewersOf } from './worlds.ts';

/** Games tried before something counts as never moved. */
const MOST_GAMES = 20;

interface Section {
  /** Some of the values it had; one alone tells nothing. */
  readonly values: Set<string>;
  moved: boolean;
  listed: boolean;
}

/** One section that is hidden from a viewer, in any state of the same shape. */
interface Place<T extends Types> {
  readonly name: string;
  get(s: State<T>): unknown;
}

type Fields = Record<string, unknown>;

/** Everything the viewer may not see. */
function hiddenFrom<T extends Types>(s: State<T>, viewer: Viewer): Place<T>[] {
  const places: Place<T>[] = [];
  const add = (name: string, holder: (s: State<T>) => object, key: string): void => {
    places.push({ name, get: (s) => (holder(s) as Fields)[key] });
  };
  for (const seat of seatsOf(s.mine.length)) {
    if (seat === viewer) continue;
    for (const key of Object.keys(s.mine[seat])) add(`mine.${key}`, (x) => x.mine[seat], key);
    add('sealed', (x) => x.sealed, String(seat));
  }
  for (const key of Object.keys(s.dark)) add(`dark.${key}`, (x) => x.dark, key);
  s.stack.forEach((frame, i) => {
    for (const key of Object.keys(frame)) if (key.startsWith('_')) add(`${frame.step}.${key}`, (x) => x.stack[i], key);
  });
  return places;
}

function look<T extends Types>(p: Play<T>, viewer: Viewer, other: State<T>, found: Map<string, Section>): void {
  // A pile may follow from hands that are listed: it is enough that some secret moves when it does.
  const listed = !sameBytes(p.game.secrets(p.state, viewer), p.game.secrets(other, viewer));
  for (const place of hiddenFrom(p.state, viewer)) {
    const section = found.get(place.name) ?? { values: new Set(), moved: false, listed: false };
    found.set(place.name, section);
    const value = bytes(place.get(p.state));
    if (section.values.size < 2) section.values.add(value);
    if (section.listed || bytes(place.get(other)) === value) continue;
    section.moved = true;
    section.listed = listed;
  }
}

/** What is wrong with one section; null: nothing, or it never held anything. */
function problemOf(name: string, s: Section, derivable: Readonly<Record<string, string>>): string | null {
  if (name in derivable) return s.moved ? `'${name}' is said to follow from ${derivable[name]}, and yet it is redealt` : null;
  if (s.listed || s.values.size < 2) return null;
  return s.moved ? `'${name}' is hidden and redealt, but no secret ever moves with it` : `'${name}' is hidden from somebody and never redealt`;
}

/** What is hidden, and yet never redealt or never among the secrets. */
export function forgottenSecrets<T extends Types>(table: TestTable<T>, seed: number): string[] {
  const found = new Map<string, Section>();
  const problems = (): string[] => [...found].map(([name, section]) => problemOf(name, section, table.derivable)).filter((p) => p !== null);
  const survey: Check = {
    name: 'L3',
    at(p) {
      const dice = p.dice('hidden');
      for (const viewer of viewersOf(p)) look(p, viewer, otherWorld(p, viewer, dice), found);
    },
  };
  for (let g = 0; g < Math.max(MOST_GAMES, table.limits.games); g++) {
    if (g >= table.limits.games && problems().length === 0) break;
    const deal = dealOf(seed, table, g);
    const failure = watch(survey, table, deal, atRandom(`${deal} decisions`).decide, strideOf(table));
    if (failure !== null) throw new ContractBroken(failure.problem);
  }
  return problems();
}
