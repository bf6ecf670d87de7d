/** Small changes of a zone that keep it sound and as symmetric as it was: what a search for a fairer zone tries. */
import type { FileChange, Language } from '@starboard/kernel';
import { sectorName } from '../rules/zone.ts';
import { isProblem, parseZone, zoneProblem } from '../rules/zone-check.ts';
import { type Cell, heightOf, isHatch, isInside, keyOf, markAt, widthOf, type ZoneDraft, zoneText } from './draft.ts';
import { around, block, paint } from './edit.ts';
import { canMirror, type Symmetry, twinOf } from './symmetry.ts';

/** Draws that find a change in any zone that has room for one. */
const TRIES = 60;
/** A hatch moves in one change of this many. */
const HATCHES = 3;

type How = 'hatch' | 'close' | 'open' | 'safe' | 'dangerous';
/** `twin`: where the same happens, to keep the symmetry; null: nowhere. */
const WORDS: Readonly<Record<Language, Readonly<Record<How, (at: string, twin: string | null) => string>>>> = {
  en: {
    hatch: (at, twin) => (twin === null ? `a hatch moves to ${at}` : `hatches move to ${at} and ${twin}`),
    close: (at, twin) => (twin === null ? `${at} is closed` : `${at} and ${twin} are closed`),
    open: (at, twin) => (twin === null ? `${at} is opened` : `${at} and ${twin} are opened`),
    safe: (at, twin) => (twin === null ? `${at} becomes safe` : `${at} and ${twin} become safe`),
    dangerous: (at, twin) => (twin === null ? `${at} becomes dangerous` : `${at} and ${twin} become dangerous`),
  },
  de: {
    hatch: (at, twin) => (twin === null ? `eine Kapsel rückt nach ${at}` : `Kapseln rücken nach ${at} und ${twin}`),
    close: (at, twin) => (twin === null ? `${at} wird geschlossen` : `${at} und ${twin} werden geschlossen`),
    open: (at, twin) => (twin === null ? `${at} wird geöffnet` : `${at} und ${twin} werden geöffnet`),
    safe: (at, twin) => (twin === null ? `${at} wird sicher` : `${at} und ${twin} werden sicher`),
    dangerous: (at, twin) => (twin === null ? `${at} wird gefährlich` : `${at} und ${twin} werden gefährlich`),
  },
};

const sameKind = (a: string, b: string): boolean => a === b || (isHatch(a) && isHatch(b)) || /^[HA]$/.test(a) || /^[HA]$/.test(b);

/** The symmetry that a zone has: starts are alone and do not count. */
export function symmetryOf(zone: ZoneDraft): Symmetry {
  const all = block(zone, { c: 0, r: 0 }, { c: widthOf(zone) - 1, r: heightOf(zone) - 1 });
  const has = (symmetry: Symmetry): boolean =>
    all.every((cell) => {
      const twin = twinOf(zone, symmetry, cell);
      return twin === null || sameKind(markAt(zone, cell), markAt(zone, twin));
    });
  if (canMirror(zone) && has('mirrored')) return 'mirrored';
  return has('turned') ? 'turned' : 'free';
}

export function varyZone(text: string, int: (n: number) => number, language: Language): FileChange | null {
  const zone = parseZone(text);
  if (isProblem(zone)) return null;
  const symmetry = symmetryOf(zone);
  const all = block(zone, { c: 0, r: 0 }, { c: widthOf(zone) - 1, r: heightOf(zone) - 1 });
  const hatches = all.filter((cell) => isHatch(markAt(zone, cell)));
  for (let i = 0; i < TRIES; i++) {
    // They are few among many sectors, and where they are matters most.
    const among = hatches.length > 0 && int(HATCHES) === 0 ? hatches : all;
    const cell = among[int(among.length)];
    const change = changed(zone, cell, symmetry, int);
    if (change === null || change.zone === zone) continue;
    const next = zoneText(change.zone);
    const read = parseZone(next);
    if (isProblem(read) || zoneProblem(read) !== null) continue;
    const twin = twinOf(zone, symmetry, change.at);
    const what = WORDS[language][change.how](sectorName(change.at.c, change.at.r), twin && sectorName(twin.c, twin.r));
    return { text: next, what };
  }
  return null;
}

interface Change {
  readonly zone: ZoneDraft;
  readonly how: How;
  readonly at: Cell;
}

function changed(zone: ZoneDraft, at: Cell, symmetry: Symmetry, int: (n: number) => number): Change | null {
  const mark = markAt(zone, at);
  if (isHatch(mark)) return hatchMoved(zone, at, symmetry, int);
  if (mark === 'o' || mark === '#') {
    const how = int(3) === 0 ? 'close' : mark === 'o' ? 'dangerous' : 'safe';
    return { zone: paint(zone, [at], how === 'close' ? 'nothing' : how, symmetry), how, at };
  }
  const touches = around(at).some((n) => isInside(zone, n) && markAt(zone, n) !== '.');
  return mark === '.' && touches ? { zone: paint(zone, [at], 'dangerous', symmetry), how: 'open', at } : null;
}

/** To a sector beside it, or one farther; its twin goes with it. Null: there is no room. */
function hatchMoved(zone: ZoneDraft, from: Cell, symmetry: Symmetry, int: (n: number) => number): Change | null {
  const near = new Map(
    around(from)
      .flatMap((a) => [a, ...around(a)])
      .map((cell) => [keyOf(cell), cell]),
  );
  const places = [...near.values()].filter((cell) => isInside(zone, cell) && /^[o#.]$/.test(markAt(zone, cell)));
  if (places.length === 0) return null;
  const to = places[int(places.length)];
  const twin = twinOf(zone, symmetry, to);
  // As many hatches as before: on the axis there is one, beside it there are two.
  if ((twin === null) !== (twinOf(zone, symmetry, from) === null)) return null;
  if (twin !== null && !/^[o#.]$/.test(markAt(zone, twin))) return null;
  return { zone: paint(paint(zone, [from], 'dangerous', symmetry), [to], 'hatch', symmetry), how: 'hatch', at: to };
}
