/**
 * Keys of the plan, beside the arrows of every table: letters go from a focused sector to its neighbours, digits write with the
 * pencil, N opens it, T reads possible places, a full stop goes to you, zero shows everything, brackets go through the rounds,
 * Escape and Backspace take a first press back.
 */
import type { Seat } from '@starboard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Zone } from '../../rules/zone.ts';
import { neighbour } from '../geometry.ts';
import type { Pencil } from '../pencil.ts';
import { inTurnOrder } from '../picture.ts';
import type { Scene } from '../scene.ts';

/** From a sector to its neighbours. The key's place is the neighbour's. */
export const NEIGHBOUR_KEYS: Readonly<Record<string, number>> = { d: 0, s: 1, a: 2, q: 3, w: 4, e: 5 };
export const sectorNamed = (zone: Zone, el: Element | null): number | undefined =>
  zone.byName.get(el?.getAttribute('data-anchor')?.replace(/^sector /, '') ?? '');

/** Players by the digits of the pencil: everybody but you, in the order of the trail. */
export const pencilled = ({ picture, props }: Scene): readonly Seat[] =>
  inTurnOrder(props.known.pub.first, picture.status.length).filter((seat) => seat !== props.you);

export interface PlanKeys {
  readonly pencil: Pencil;
  /** The pencil is out, and its row of players is open at a sector; null: it is not. */
  readonly writing: { readonly at: string | null } | null;
  toYou(): void;
  toWhole(): void;
  /** The pencil at a sector. */
  write(at: string): void;
  readPlaces(): void;
  /** Closes what is open; false: nothing is. */
  shut(): boolean;
}

export function usePlanKeys(scene: Scene, acts: PlanKeys): void {
  const latest = useRef({ scene, acts });
  latest.current = { scene, acts };
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const { scene: now, acts: does } = latest.current;
      if (e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented || !now.props.taste.keys) return;
      if (e.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)) return;
      if (document.querySelector('dialog[open]') !== null || !pressed(now, does, e.key)) return;
      e.preventDefault();
    };
    // Before the table's own keys: a digit on a sector is the pencil's.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
}

/** True: the key was for the plan. */
function pressed(scene: Scene, acts: PlanKeys, key: string): boolean {
  const { picture, round, setRound, disarm } = scene;
  const at = sectorNamed(picture.zone, document.activeElement);
  if (/^[1-9]$/.test(key)) {
    const to = acts.writing?.at ?? (at === undefined ? null : picture.zone.names[at]);
    if (to !== null) mark(scene, acts.pencil, Number(key), to);
    // On a sector, and while the pencil is out, no digit is an answer.
    return to !== null || acts.writing !== null;
  }
  switch (key.toLowerCase()) {
    case 'escape':
      return acts.shut() || disarm();
    case 'backspace':
      return disarm();
    case '.':
      acts.toYou();
      return true;
    case '0':
      acts.toWhole();
      return true;
    case '[':
      setRound(Math.max(1, (round ?? picture.round) - 1));
      return true;
    case ']':
      setRound(round === null || round + 1 >= picture.round ? null : round + 1);
      return true;
    case 't':
      acts.readPlaces();
      return true;
    case 'n':
      if (at !== undefined) acts.write(picture.zone.names[at]);
      return at !== undefined;
    default:
      return step(picture.zone, at, key.toLowerCase());
  }
}

function mark(scene: Scene, pencil: Pencil, digit: number, at: string): void {
  const seat = pencilled(scene)[digit - 1];
  if (seat !== undefined) pencil.turn(seat, at, scene.picture.round);
}

function step(zone: Zone, at: number | undefined, key: string): boolean {
  const k = NEIGHBOUR_KEYS[key];
  if (k === undefined || at === undefined) return false;
  const to = neighbour(zone, at, k);
  if (to !== undefined) document.querySelector<SVGElement>(`[data-anchor="sector ${zone.names[to]}"]`)?.focus();
  return true;
}
