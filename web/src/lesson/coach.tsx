/**
 * The coach: a bubble beside the thing it talks about, with a ring of brass around that. It never takes the focus: the table
 * is played as ever, and the way on is one tab stop. Where the table has no such place, it is a panel that says the same.
 */
import type { Lesson, Placed } from '@starboard/kernel';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/phrase.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { CoachFace } from './face.tsx';
import { place, type Rect, type Spot } from './place.ts';
import '../look/coach.css';

interface Props {
  readonly lesson: Lesson;
  readonly hints: readonly Placed[];
  /** Which of them is said; null: something happens, and nobody talks. */
  readonly n: number | null;
  readonly names: readonly string[];
  readonly onRead: () => void;
  readonly onSkip: () => void;
}

export default function Coach({ lesson, hints, n, names, onRead, onSkip }: Props) {
  return (
    <>
      {/* The table leaves room for the text as long as there is one: its parts must not jump. */}
      {lesson.clear !== undefined && <i className="coach-room" hidden />}
      {n === null ? (
        <Meanwhile onSkip={onSkip} />
      ) : (
        <Bubble lesson={lesson} placed={hints[n]} n={n} of={hints.length} names={names} onRead={onRead} onSkip={onSkip} />
      )}
    </>
  );
}

const LONG_MS = 4000;

/** Usually over in a moment; if not, there is still a way out. */
function Meanwhile({ onSkip }: { readonly onSkip: () => void }) {
  const w = useWords();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!long) return null;
  return (
    <div className="coach-layer">
      <button type="button" className="btn sm coach-out" onClick={onSkip}>
        {w.lesson.skip}
      </button>
    </div>
  );
}

function Bubble({
  lesson,
  placed,
  n,
  of,
  names,
  onRead,
  onSkip,
}: Omit<Props, 'hints' | 'n'> & { readonly placed: Placed; readonly n: number; readonly of: number }) {
  const w = useWords();
  const language = useLanguage();
  const { hint, pick } = placed;
  const { title, text } = lesson.words[language][hint.id];
  const layer = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLElement>(null);
  const { ring, spot } = useSpot(layer, bubble, hint.at, lesson.clear ?? NONE, `${n} ${language}`);
  useEnter(pick === null, onRead);
  const handOver = useHandOver(bubble, pick);
  const last = n === of - 1;
  return (
    <div className="coach-layer" ref={layer}>
      {ring !== null && <div className="coach-ring" style={{ left: ring.x, top: ring.y, width: ring.w, height: ring.h }} />}
      <section
        className={`coach${spot === null ? ' waiting' : ''}`}
        ref={bubble}
        style={spot === null ? undefined : { left: spot.x, top: spot.y }}
        aria-label={w.lesson.coach}
      >
        {spot?.tip != null && (
          <i
            className={`coach-tip on-${spot.tip.edge}`}
            style={spot.tip.edge === 'top' || spot.tip.edge === 'bottom' ? { left: spot.tip.at } : { top: spot.tip.at }}
          />
        )}
        <CoachFace />
        <div className="coach-say" aria-live="polite" aria-atomic="true">
          <h2>
            {title}{' '}
            <small>
              <span className="vh">{w.lesson.step(n + 1, of)}</span>
              <span aria-hidden="true" className="num">
                {n + 1}/{of}
              </span>
            </small>
          </h2>
          <p>
            <Say phrase={text} names={names} />
          </p>
        </div>
        <div className="coach-acts">
          {!last && (
            <button type="button" className="btn quiet sm coach-skip" title={w.lesson.skip} onClick={onSkip}>
              <Icon name="close" />
              <span>{w.lesson.skip}</span>
            </button>
          )}
          {pick === null && (
            <button
              type="button"
              className="btn primary sm coach-on"
              onClick={() => {
                handOver();
                onRead();
              }}
            >
              {last ? w.lesson.done : w.lesson.on}
              <Icon name="right" />
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

// ---- Finding places on the table --------------------------------------------------------------------------------------

const quoted = (name: string): string => `"${name.replaceAll('"', '\\"')}"`;

/** A place on the table by name: the first that can be seen. What was panned out of sight cannot be pointed at. */
function find(root: ParentNode, name: string): HTMLElement | null {
  const all = [
    ...root.querySelectorAll<HTMLElement>(`[data-anchor=${quoted(name)}]`),
    ...root.querySelectorAll<HTMLElement>(`[data-pick=${quoted(name)}]`),
  ];
  return all.find(inSight) ?? null;
}

/** Whether its middle is inside everything that clips it. */
function inSight(e: Element): boolean {
  const { left, top, width, height } = e.getBoundingClientRect();
  if (width === 0) return false;
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = e.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  }
  return true;
}

const RING = 5;
const LOOK_MS = 300;
/** The question is the one thing that has to stay readable; after it, what else the coach talks about. */
const QUESTION = 3;
const ALSO = 1;
const FRAME = 0.3;
const NEVER = 20;
const NONE: readonly string[] = [];

/** Keeps ring and bubble where the table is, whatever moves, opens or is turned around. */
function useSpot(
  layer: RefObject<HTMLDivElement | null>,
  bubble: RefObject<HTMLElement | null>,
  at: readonly string[],
  free: readonly string[],
  key: string,
): { readonly ring: Rect | null; readonly spot: Spot | null } {
  const [found, setFound] = useState<{ readonly ring: Rect | null; readonly spot: Spot | null; readonly key: string }>({
    ring: null,
    spot: null,
    key: '',
  });
  const look = useCallback(() => {
    const [over, box] = [layer.current, bubble.current];
    const root = over?.closest('.table') ?? document;
    if (over === null || box === null) return;
    // The layer may be drawn larger than it says (docs/look.md, "Layout"): boxes are measured in its own units.
    const whole = over.getBoundingClientRect();
    const scale = whole.width / over.offsetWidth || 1;
    const boxOf = (e: Element, more = 0): Rect => {
      const r = e.getBoundingClientRect();
      const [x, y] = [(r.left - whole.left) / scale, (r.top - whole.top) / scale];
      return { x: x - more, y: y - more, w: r.width / scale + 2 * more, h: r.height / scale + 2 * more };
    };
    const places = at.flatMap((name) => find(root, name) ?? []).map((e) => boxOf(e));
    const target = places[0] ?? null;
    const question = root.querySelector('.decision, [data-decision]');
    const clear = [
      ...places.slice(1).map((b) => ({ ...b, matters: ALSO })),
      ...free.flatMap((name) => find(root, name) ?? []).map((e) => ({ ...boxOf(e), matters: NEVER })),
      ...(question === null ? [] : [{ ...boxOf(question, 4), matters: QUESTION }]),
      ...[...root.querySelectorAll('header.top, .rail, .kit-others, .kit-mine')].map((e) => ({ ...boxOf(e), matters: FRAME })),
    ];
    const spot = place({ w: over.offsetWidth, h: over.offsetHeight }, { w: box.offsetWidth, h: box.offsetHeight }, target, clear);
    const ring = target === null ? null : { x: target.x - RING, y: target.y - RING, w: target.w + 2 * RING, h: target.h + 2 * RING };
    const next = { ring, spot, key };
    setFound((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
  }, [layer, bubble, at, free, key]);
  useLayoutEffect(look, [look]);
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [look]);
  return found.key === key ? found : NOWHERE;
}
const NOWHERE = { ring: null, spot: null };

// ---- Keyboard ---------------------------------------------------------------------------------------------------------

/** Enter goes on wherever it would do nothing else. */
function useEnter(on: boolean, then: () => void): void {
  useEffect(() => {
    if (!on) return;
    const press = (e: KeyboardEvent): void => {
      const idle = e.target === document.body || (e.target instanceof HTMLElement && e.target.id === 'content');
      if (e.key !== 'Enter' || e.repeat || e.defaultPrevented || !idle || document.querySelector('dialog[open]') !== null) return;
      e.preventDefault();
      then();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, then]);
}

/** If the button vanishes under a keyboard player, the focus moves to what has to be chosen. */
function useHandOver(bubble: RefObject<HTMLElement | null>, pick: string | null): () => void {
  const held = useRef(false);
  useEffect(() => {
    if (pick === null || !held.current) return;
    held.current = false;
    const root = bubble.current?.closest('.table') ?? document;
    if (document.activeElement === null || document.activeElement === document.body)
      root.querySelector<HTMLElement>(`[data-pick=${quoted(pick)}]`)?.focus();
  }, [bubble, pick]);
  return () => {
    held.current = bubble.current?.contains(document.activeElement) === true && bubble.current.matches(':has(:focus-visible)');
  };
}
