/**
 * Playing by keyboard: arrows lead from one thing that can be chosen to the next in that direction, Enter takes it; numbers
 * choose as at the table in words, letters press the buttons that show them, Escape and Backspace step back.
 */
import type { Types } from '@starboard/kernel';
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Arrow, nearestFrom, waysAmong } from './arrows.ts';
import type { BoardProps, Turn } from './contract.ts';

/** Everything that answers to a key; what is part of the question goes before what can merely be asked about. */
const TARGET = '[data-state]:not([data-second]):not([data-state="refused"][data-own-keys])';
const THING = '[data-thing]:not([data-second])';
const LEGAL = '[data-state="legal"]:not([data-second])';

/** A thing on the table, or a shape in an SVG. */
type Focusable = HTMLElement | SVGElement;

/** The first thing that can be chosen; in a plan with keys of its own the one where Tab stops, if that can be chosen. */
function firstIn(root: HTMLElement): Focusable | null {
  const first = root.querySelector<Focusable>(LEGAL);
  return (first?.matches('[data-own-keys]') ? root.querySelector<Focusable>(`${LEGAL}[data-own-keys][tabindex="0"]`) : null) ?? first;
}

const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** For the root of the table. */
export function moveAmongTargets(e: TargetedKeyboardEvent<HTMLElement>): void {
  const { key } = e;
  if (!isArrow(key) || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || typing(e.target)) return;
  const root = e.currentTarget;
  const targets = [...root.querySelectorAll<Focusable>(TARGET)];
  const among = targets.length > 0 ? targets : [...root.querySelectorAll<Focusable>(THING)];
  if (among.length === 0) return;
  const here = document.activeElement;
  const at = among.findIndex((el) => el.matches(':focus'));
  const boxes = among.map((el) => el.getBoundingClientRect());
  const to = at >= 0 ? waysAmong(boxes)[at][key] : here?.matches(THING) ? nearestFrom(here.getBoundingClientRect(), boxes, key) : 0;
  among[to]?.focus();
  e.preventDefault();
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `letters`: the keys that buttons show, and what they choose. */
export function useTableKeys<T extends Types>({ turn, taste }: BoardProps<T>, letters: Readonly<Record<string, T['pick']>>): void {
  const latest = useRef({ turn, letters });
  latest.current = { turn, letters };
  useEffect(() => {
    if (!taste.keys) return;
    const press = (e: KeyboardEvent): void => {
      const asked = latest.current.turn;
      if (asked === null || e.defaultPrevented || e.repeat || e.altKey || e.ctrlKey || e.metaKey) return;
      if (typing(e.target) || document.querySelector('dialog[open]') !== null) return;
      if (!pressed(asked, latest.current.letters, e.key)) return;
      e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [taste.keys]);
}

/** Where nothing has the focus, an arrow leads to the first thing that can be chosen: nobody need find the table by Tab. */
export function useArrowsFromNowhere<T extends Types>(root: RefObject<HTMLElement | null>, turn: Turn<T> | null): void {
  const asked = turn !== null;
  useEffect(() => {
    if (!asked) return;
    const press = (e: KeyboardEvent): void => {
      if (!isArrow(e.key) || e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
      if (e.target !== document.body || document.querySelector('dialog[open]') !== null) return;
      const first = root.current === null ? null : firstIn(root.current);
      if (first === null) return;
      first.focus();
      e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [asked, root]);
}

/** True: the key was for the question. */
function pressed<T extends Types>(turn: Turn<T>, letters: Readonly<Record<string, T['pick']>>, key: string): boolean {
  const { choice, path } = turn.question;
  if (key === 'Backspace' || key === 'Escape') {
    if (path.length === 0) return false;
    turn.back();
    return true;
  }
  const pick = /^[1-9]$/.test(key) ? choice.picks[Number(key) - 1] : letters[key.toLowerCase()];
  if (pick === undefined || !choice.picks.includes(pick)) return false;
  turn.choose(pick);
  return true;
}

/**
 * Keeps keyboard players in the game: when the focused thing stops being part of the question, the focus goes to the first
 * that is, as soon as all of the question is `drawn`.
 */
export function useFocusKept<T extends Types>(root: RefObject<HTMLElement | null>, turn: Turn<T> | null, drawn: boolean): void {
  const held = useRef(false);
  const key = turn === null ? null : `${turn.question.choice.kind} ${turn.question.path.join(' ')} ${turn.question.choice.picks.join(' ')}`;
  useEffect(() => {
    const note = (e: FocusEvent): void => {
      const el = e.target;
      // When the focused thing goes away, nothing else gets the focus. Clicks are ignored.
      if (el instanceof Element) held.current = (root.current?.contains(el) ?? false) && el.matches(':focus-visible');
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [root]);
  useEffect(() => {
    if (key === null || !drawn || !held.current || root.current === null) return;
    const here = document.activeElement;
    if (here !== null && here !== document.body && (!root.current.contains(here) || here.matches(LEGAL))) return;
    firstIn(root.current)?.focus();
  }, [key, drawn, root]);
}
