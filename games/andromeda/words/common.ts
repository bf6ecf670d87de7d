/** What both languages need: the facts of a view that sentences are made of. */
import type { Known, Seat } from '@starboard/kernel';
import type { Cost } from '../content/vocabulary.ts';
import { seatCount, seatOf } from '../rules/asking.ts';
import { type Compiled, contentOf, OFF, tileAt } from '../rules/content.ts';
import type { Name } from '../rules/events.ts';
import { NEBULA, NO_TILE } from '../rules/ids.ts';
import { costOf } from '../rules/pay.ts';
import { PLACES } from '../rules/picks.ts';
import type { Andromeda, Who } from '../rules/types.ts';
import { speakOf } from './names.ts';

export type View = Known<Andromeda>;
export type You = Seat | null;
/** A side by its name: a player, the Collective, raiders in a battle. */
export type Party = Name | 'raiders';

export function contentIn(k: View): Compiled {
  speakOf(k.pub.options);
  return contentOf(k.pub.options);
}

export const sideName = (k: View, who: Who): Party => (who < 0 ? 'raiders' : who >= seatCount(k.pub) ? 'collective' : seatOf(who));
export const players = (k: View): readonly Seat[] => k.pub.sides.slice(0, seatCount(k.pub)).map((_, i) => seatOf(i));

/** As events name regions: the place, and what lies there. */
export function regionId(k: View, space: number): string {
  const t = k.pub.map.tile[space];
  if (t === NO_TILE || t === NEBULA) return PLACES[space];
  return `${PLACES[space]}/${tileAt(contentOf(k.pub.options), k.pub.map.tile, space)?.id ?? ''}`;
}

export const topFrame = (k: View): View['stack'][number] | null => k.stack.at(-1) ?? null;
/** Whom the table waits for. */
export const awaited = (k: View): Seat | null => k.flow.asked.find((seat) => !k.flow.done.includes(seat)) ?? null;

/** By kind and number, the empty ones left out. */
export const counted = (counts: readonly number[]): { readonly kind: number; readonly n: number }[] =>
  counts.flatMap((n, kind) => (n > 0 ? [{ kind, n }] : []));

/** What the question on top wants to be paid, as far as it is left. */
export function owed(k: View): Cost {
  const f = topFrame(k);
  return f?.step !== 'pay' ? {} : costOf(f.price);
}
/** The units of it that need not be paid. */
export function spared(k: View): number {
  const f = topFrame(k);
  return f?.step === 'pay' ? f.price[OFF] : 0;
}

/** The word for an id that comes from outside; undefined where there is none. */
export const lookup = <V>(table: Readonly<Record<string, V>>, id: string): V | undefined => (Object.hasOwn(table, id) ? table[id] : undefined);

/** Ids with how often each occurs, in the order of their first. */
export const alike = (ids: readonly string[]): { readonly id: string; readonly n: number }[] =>
  [...new Set(ids)].map((id) => ({ id, n: ids.filter((other) => other === id).length }));

/** With a minus sign, not a hyphen. */
export const withSign = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
