/** What a side gains and loses at once: resources (N53), VP (N58), tactics (N117, N230), moons (N60), leaders. */
import { drawFrom } from '@starboard/kernel';
import { RESOURCES } from '../content/vocabulary.ts';
import { isCollective, nameOf, type S, seatOf, type X } from './asking.ts';
import { contentOf } from './content.ts';
import { count, sourceOf } from './counts.ts';
import { ENERGY, type Who } from './ids.ts';
import { MOD, mod } from './modifiers.ts';
import type { Units } from './names.ts';
import type { Pub } from './types.ts';

/** N53. */
export function capacity(pub: Readonly<Pub>, who: Who, resource: number): number {
  const { storage } = contentOf(pub.options).raw.constants;
  const more = resource === ENERGY ? MOD.storageEnergy : MOD.storageMaterial;
  return storage[RESOURCES[resource]] + mod(pub.sides[who], more);
}
/** How much more fits. */
export const room = (pub: Readonly<Pub>, who: Who, resource: number): number =>
  Math.max(0, capacity(pub, who, resource) - pub.sides[who].resources[resource]);

export function unitsOf(amounts: readonly number[]): Units {
  const units: Record<string, number> = {};
  for (let r = 0; r < RESOURCES.length; r++) if (amounts[r] > 0) units[RESOURCES[r]] = amounts[r];
  return units;
}

/** N53, N230: units of one resource; the Collective draws tactics instead. */
export function gainUnits(s: S, x: X, who: Who, resource: number, n: number, from: string): void {
  if (n <= 0) return;
  if (isCollective(s.pub, who)) {
    drawTactics(s, x, who, n);
    return;
  }
  const fits = Math.min(n, room(s.pub, who, resource));
  s.pub.sides[who].resources[resource] += fits;
  if (!x.telling) return;
  const name = nameOf(s.pub, who);
  if (fits > 0) x.tell('all', { kind: 'gained', who: name, units: { [RESOURCES[resource]]: fits }, from });
  if (fits < n) x.tell('all', { kind: 'wasted', who: name, units: { [RESOURCES[resource]]: n - fits } });
}

/** Several at once, by number. */
export function gainAll(s: S, x: X, who: Who, amounts: readonly number[], from: string): void {
  for (let r = 0; r < RESOURCES.length; r++) gainUnits(s, x, who, r, amounts[r], from);
}

export const terminusOf = (pub: Readonly<Pub>): number =>
  contentOf(pub.options).raw.constants.terminus[pub.options.length === 'short' ? 0 : pub.options.length === 'medium' ? 1 : 2];

/** N58, N208. */
export function score(s: S, x: X, who: Who, n: number, from: string): void {
  const side = s.pub.sides[who];
  const before = side.vp;
  side.vp = Math.max(0, before + n);
  if (side.vp === before) return;
  count(side, sourceOf(from), side.vp - before);
  if (x.telling) x.tell('all', { kind: 'scored', who: nameOf(s.pub, who), vp: side.vp - before, from });
  if (!s.pub.turn.ending && side.vp >= terminusOf(s.pub)) {
    s.pub.turn.ending = true;
    if (x.telling) x.tell('all', { kind: 'terminus', who: nameOf(s.pub, who) });
  }
}

/** One tactic of the deck, by kind; -1: none is left. N117: the discards become a new deck. */
function drawOne(s: S, x: X): number {
  const { decks } = s.pub;
  const { dark } = s;
  if (decks.tactics === 0) {
    for (let kind = 0; kind < decks.discards.length; kind++) {
      dark.tactics[kind] += decks.discards[kind];
      decks.tactics += decks.discards[kind];
      decks.discards[kind] = 0;
    }
    if (decks.tactics === 0) return -1;
    if (x.telling) x.tell('all', { kind: 'reshuffled', what: 'tactics' });
  }
  const kind = drawFrom(dark.tactics, decks.tactics, x);
  dark.tactics[kind]--;
  decks.tactics--;
  return kind;
}

/** Into the hand; the kinds drawn, for those who must choose among them. N59: the owner alone sees which. */
export function drawTactics(s: S, x: X, who: Who, n: number): number[] {
  const collective = isCollective(s.pub, who);
  const kinds: number[] = [];
  for (let i = 0; i < n; i++) {
    const kind = drawOne(s, x);
    if (kind < 0) break;
    kinds.push(kind);
    (collective ? s.dark.collective : s.mine[who].hand)[kind]++;
    s.pub.sides[who].hand++;
  }
  if (kinds.length === 0) return kinds;
  if (x.telling) x.tell('all', { kind: 'drew', who: nameOf(s.pub, who), n: kinds.length });
  if (!collective) {
    const { tactics } = contentOf(s.pub.options);
    x.reveal([seatOf(who)], { kind: 'drawn', seat: seatOf(who), tactics: x.telling ? kinds.map((k) => tactics[k].id) : [] }, 'N59');
  }
  return kinds;
}

/** A player's tactic goes to the open discards. */
export function discardTactic(s: S, x: X, who: Who, kind: number): void {
  s.mine[who].hand[kind]--;
  s.pub.sides[who].hand--;
  s.pub.decks.discards[kind]++;
  x.reveal('all', { kind: 'discarded', who: seatOf(who), tactics: [contentOf(s.pub.options).tactics[kind].id] }, 'N118');
}

/** N230: random tactics of the Collective go. */
export function loseCollectiveTactics(s: S, x: X, who: Who, n: number): void {
  for (let i = 0; i < n && s.pub.sides[who].hand > 0; i++) {
    const kind = drawFrom(s.dark.collective, s.pub.sides[who].hand, x);
    s.dark.collective[kind]--;
    s.pub.sides[who].hand--;
    s.pub.decks.discards[kind]++;
    x.reveal('all', { kind: 'discarded', who: 'collective', tactics: [contentOf(s.pub.options).tactics[kind].id] }, 'N230');
  }
}

export const dockLimit = (pub: Readonly<Pub>, who: Who): number => contentOf(pub.options).raw.constants.moonDock + mod(pub.sides[who], MOD.moonDock);

/** N60, N232. A full dock is settled before anything else goes on (N267). */
export function gainMoon(s: S, x: X, who: Who, moon: number, from: string): void {
  if (x.telling) x.tell('all', { kind: 'moon', who: nameOf(s.pub, who), moon: contentOf(s.pub.options).moons[moon].id, from });
  if (s.pub.collective !== null && isCollective(s.pub, who)) {
    s.pub.collective.moons.push(moon);
    return;
  }
  const { dock } = s.pub.sides[who];
  dock.push(moon);
  if (dock.length > dockLimit(s.pub, who)) x.push({ step: 'dock', who });
}
