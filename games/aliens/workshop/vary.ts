/** Small changes of a zone that keep it sound and as symmetric as it was: what a search for a fairer zone tries. */
import type { FileChange, Language } from '@starboard/kernel';
import { sectorName } from '../rules/zone.ts';
import { isProblem, parseZone, zoneProblem } from '../rules/zone-check.ts';
import { type Cell, heightOf, isHatch, isInside, keyOf, markAt, widthOf, type ZoneDraft, zoneText } from './draft.ts';
import { around, block, paint } from './edit.ts';
import { canMirror, type Symmetry, twinOf } from './symmetry.ts';

/** Draws that find a change in any zone that has room for one. */
const TRIES = 60;

const WORDS: Readonly<Record<Language, Readonly<Record<'hatch' | 'close' | 'open' | 'safe' | 'dangerous', (at: string) => string>>>> = {
  en: {
    hatch: (at) => `a hatch moves to ${at}`,
    close: (at) => `${at} is closed`,
    open: (at) => `${at} is opened`,
    safe: (at) => `${at} becomes safe`,
    dangerous: (at) => `${at} becomes dangerous`,
  },
  de: {
    hatch: (at) => `eine Kapsel rückt nach ${at}`,
    close: (at) => `${at} wird geschlossen`,
    open: (at) => `${at} wird geöffnet`,
    safe: (at) => `${at} wird sicher`,
    dangerous: (at) => `${at} wird gefährlich`,
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
  for (let i = 0; i < TRIES; i++) {
    const cell = all[int(all.length)];
    const change = changed(zone, cell, symmetry, int);
    if (change === null || change.zone === zone) continue;
    const next = zoneText(change.zone);
    const read = parseZone(next);
    if (!isProblem(read) && zoneProblem(read) === null)
      return { text: next, what: WORDS[language][change.how](sectorName(change.at.c, change.at.r)) };
  }
  return null;
}

interface Change {
  readonly zone: ZoneDraft;
  readonly how: 'hatch' | 'close' | 'open' | 'safe' | 'dangerous';
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

/** To a sector beside it, or one farther; its twin goes with it. */
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
  if (twin !== null && !/^[o#.]$/.test(markAt(zone, twin))) return null;
  return { zone: paint(paint(zone, [from], 'dangerous', symmetry), [to], 'hatch', symmetry), how: 'hatch', at: to };
}
