/**
 * Caches the belief of a moment (./belief.ts). A search asks for it in thousands of imagined futures with the same past, so
 * each part of the trail is read only once.
 */
import { Belief } from './belief.ts';
import { lawOf } from './law.ts';
import { Tracking } from './tracking.ts';
import type { Pub } from './types.ts';

type Table = Readonly<Pub>;

/** A belief as it was at the beginning of a round. */
interface Page {
  readonly past: readonly number[];
  readonly belief: Belief;
}
const PAGES = 8;
/** The latest used last. */
const pages: Page[] = [];

/** The belief that is extended, with the lists it has read. */
interface Moving {
  past: readonly number[];
  now: readonly number[];
  read: number;
  readonly belief: Belief;
}
let moving: Moving | null = null;

/** Where a search begins: its imagined worlds have the same past and this much of the present round. */
interface Anchor {
  readonly past: readonly number[];
  readonly now: readonly number[];
  readonly belief: Belief;
}
let anchor: Anchor | null = null;

/** Saves the belief of this moment for futures imagined from here. */
export function anchorBelief(pub: Table): void {
  const belief = new Belief(pub);
  belief.become(beliefOf(pub));
  anchor = { past: pub.past, now: pub.now.slice(), belief };
}

/** The public belief now. The object is shared and overwritten by the next call: read it at once. */
export function beliefOf(pub: Table): Belief {
  const m = moving !== null && sameTable(moving.belief, pub) ? moving : { past: [], now: [], read: -1, belief: new Belief(pub) };
  moving = m;
  const { belief } = m;
  if (m.past === pub.past && m.now === pub.now && m.read <= pub.now.length) belief.read(pub.now, m.read);
  else {
    let from = 0;
    if (m.read >= 0 && follows(pub.past, m)) belief.read(m.now, m.read);
    else if (anchor !== null && anchor.past === pub.past && sameTable(anchor.belief, pub) && begins(pub.now, anchor.now)) {
      belief.become(anchor.belief);
      from = anchor.now.length;
    } else belief.become(pageOf(pub).belief);
    m.past = pub.past;
    m.now = pub.now;
    belief.read(pub.now, from);
  }
  m.read = pub.now.length;
  return belief;
}

/** A caller has modified the shared object. */
export function forgetBelief(): void {
  moving = null;
}

/** The tracking that was asked for last, with what it has read. */
let tracked: { readonly tracking: Tracking; readonly read: readonly number[] } | null = null;

/** Where aliens are if they hunt as well as they can. The object is shared and overwritten by the next call: read it at once. */
export function trackingOf(pub: Table): Tracking {
  const trail = pub.past.concat(pub.now);
  const goesOn = tracked !== null && sameTable(tracked.tracking, pub) && begins(trail, tracked.read) && tracked.tracking.agrees(pub);
  const known = goesOn ? tracked : null;
  const tracking = known?.tracking ?? new Tracking(pub);
  tracking.carryOn(pub, trail, known?.read.length ?? 0);
  tracked = { tracking, read: trail };
  return tracking;
}

/** A caller has modified the shared object. */
export function forgetTracking(): void {
  tracked = null;
}

const sameTable = (b: Belief, pub: Table): boolean => b.n === pub.status.length && b.first === pub.first && b.law === lawOf(pub.options, b.n);

/** A round has just ended: the new past is the old past plus the old present. */
function follows(past: readonly number[], m: Moving): boolean {
  const had = m.past.length;
  if (had + m.now.length !== past.length) return false;
  for (let i = m.now.length - 1; i >= 0; i--) if (past[had + i] !== m.now[i]) return false;
  return begins(past, m.past);
}

function begins(list: readonly number[], head: readonly number[]): boolean {
  if (head.length > list.length) return false;
  for (let i = head.length - 1; i >= 0; i--) if (list[i] !== head[i]) return false;
  return true;
}

/** The belief at the start of this round, extended from the longest cached prefix. */
function pageOf(pub: Table): Page {
  const { past } = pub;
  let best: Page | null = null;
  for (let i = pages.length - 1; i >= 0; i--) {
    const page = pages[i];
    if (page.past.length > past.length || !sameTable(page.belief, pub)) continue;
    if (page.past === past || (page.past.length === past.length && begins(past, page.past))) {
      // Used last.
      for (let j = i + 1; j < pages.length; j++) pages[j - 1] = pages[j];
      pages[pages.length - 1] = page;
      return page;
    }
    if ((best === null || page.past.length > best.past.length) && begins(past, page.past)) best = page;
  }
  const belief = new Belief(pub);
  if (best !== null) belief.become(best.belief);
  belief.read(past, best?.past.length ?? 0);
  if (pages.length >= PAGES) pages.shift();
  const page = { past, belief };
  pages.push(page);
  return page;
}
