/** The marks in the sectors for one reader: their place, possible moves, and where others were heard. */
import { type Known, type Seat, type Span, seatsOf } from '@starboard/kernel';
import { lawOf } from '../rules/law.ts';
import { movesOf } from '../rules/moves.ts';
import { ATTACK, BACK, entries, HATCH, NOISE, SAFE, SEEN, TELEPORT, TURNED } from '../rules/trail.ts';
import type { Aliens } from '../rules/types.ts';
import { type Mark, type Marks, plainMark } from './map.ts';
import { badge, DANGER, letter, MINT, span, YOU } from './paint.ts';

type View = Known<Aliens>;

/** Places shown per player. */
const TRAIL = 3;

/** Entries that reveal a real place. */
const EXACT: readonly number[] = [ATTACK, BACK, HATCH, SAFE, SEEN, TELEPORT, TURNED];
export const isExact = (what: number): boolean => EXACT.includes(what);

interface Spot {
  readonly seat: Seat;
  readonly fresh: boolean;
  readonly exact: boolean;
}

export function marksFor(k: View, you: Seat | null): Marks {
  const { pub, mine } = k;
  const law = lawOf(pub.options, pub.status.length);
  const spots = spotsOf(k, you);
  const reach = new Set(reachNow(k, you));
  const own = mine !== null && you !== null && pub.status[you] === 'aboard' ? mine.sector : -1;
  return (sector): Mark => {
    const plain = plainMark(law.zone, sector);
    const there = spots.get(sector) ?? [];
    const more = there.map(spotSpan);
    if (sector === own) return { glyph: '@', style: YOU, more };
    const hatch = law.zone.hatchAt[sector];
    if (hatch > 0 && pub.hatches[hatch] !== 'open') return { glyph: '×', style: { color: DANGER }, more };
    // A real place matters more than the kind of sector.
    if (there.some((s) => s.exact)) return { glyph: '!', style: { color: reach.has(sector) ? MINT : DANGER, bold: true }, more };
    if (reach.has(sector)) return { glyph: FILLED[plain.glyph] ?? plain.glyph, style: { color: MINT, bold: true }, more };
    return { ...plain, more };
  };
}

/** In reach: the same shapes, filled, so that colour is not needed. */
const FILLED: Readonly<Record<string, string>> = { '○': '●', '▪': '■' };

const spotSpan = (s: Spot): Span => span(letter(s.seat), badge(s.seat, s.fresh));

/** Where the reader can move, while they are asked for a move. */
function reachNow(k: View, you: Seat | null): readonly number[] {
  const top = k.stack.at(-1);
  if (you === null || k.mine === null || top?.step !== 'turn' || top.stage !== 'move' || top.seat !== you) return [];
  return movesOf(lawOf(k.pub.options, k.pub.status.length), k.pub, k.mine, you);
}

/** The last places of the others, newest first; after the end, where they really were. */
function spotsOf(k: View, you: Seat | null): ReadonlyMap<number, Spot[]> {
  const { pub } = k;
  const spots = new Map<number, Spot[]>();
  const add = (sector: number, spot: Spot): void => {
    const there = spots.get(sector) ?? [];
    if (there.some((s) => s.seat === spot.seat)) return;
    spots.set(sector, [...there, spot]);
  };
  const watch = k.mine?.watch ?? null;
  const left = pub.status.map(() => TRAIL);
  for (const seat of seatsOf(pub.status.length)) {
    const at = pub.truth?.[seat].path.at(-1) ?? (pub.status[seat] === 'aboard' ? watch?.sector[seat] : undefined);
    if (at === undefined || (seat === you && pub.truth === null)) continue;
    add(at, { seat, fresh: true, exact: true });
    left[seat] = 0;
  }
  for (const e of [...entries(pub)].reverse()) {
    if (e.seat === you || e.sector < 0 || !(e.what === NOISE || isExact(e.what)) || left[e.seat] === 0) continue;
    if (pub.status[e.seat] !== 'aboard') continue;
    add(e.sector, { seat: e.seat, fresh: left[e.seat] === TRAIL, exact: isExact(e.what) });
    left[e.seat]--;
  }
  return spots;
}
