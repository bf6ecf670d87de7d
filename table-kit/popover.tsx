/**
 * A small note beside a thing: why it cannot be chosen, with the rule; or what it is. One at a time. Hovering, focusing or
 * tapping the thing opens it; the next one, Escape or a tap elsewhere closes it.
 */
import type { Language } from '@starboard/kernel';
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { kitWords } from './words/index.ts';

interface Note {
  readonly title?: ComponentChildren;
  readonly text: ComponentChildren;
  readonly rule: string | null;
  readonly tone: 'no' | 'about';
}
interface Shown extends Note {
  readonly at: Element;
  /** Stays until something else is touched. */
  readonly pinned: boolean;
}
interface Notes {
  show(at: Element, note: Note, pinned: boolean): void;
  /** Takes away what `at` shows, unless it is pinned. */
  leave(at: Element): void;
}

const Context = createContext<Notes>({ show() {}, leave() {} });
export const useNotes = (): Notes => useContext(Context);

/** Around a table: its things may show notes. */
export function Popovers({
  lookUp,
  language,
  children,
}: {
  lookUp(rule: string): void;
  readonly language: Language;
  readonly children: ComponentChildren;
}) {
  const [shown, setShown] = useState<Shown | null>(null);
  const notes = useMemo<Notes>(
    () => ({
      show: (at, note, pinned) => setShown((was) => (was !== null && was.at === at && was.pinned && !pinned ? was : { ...note, at, pinned })),
      leave: (at) => setShown((was) => (was !== null && was.at === at && !was.pinned ? null : was)),
    }),
    [],
  );
  const close = useCallback(() => setShown(null), []);
  return (
    <Context value={notes}>
      {children}
      {shown !== null && <RulePopover shown={shown} lookUp={lookUp} read={kitWords[language].read} onClose={close} />}
    </Context>
  );
}

const MARGIN = 8;

function RulePopover({
  shown,
  lookUp,
  read,
  onClose,
}: {
  readonly shown: Shown;
  lookUp(rule: string): void;
  readonly read: (rule: string) => string;
  onClose(): void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  usePlaced(ref, shown.at);
  useEffect(() => {
    const away = (e: Event): void => {
      if (e.target instanceof Node && (ref.current?.contains(e.target) || shown.at.contains(e.target))) return;
      onClose();
    };
    const leave = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return;
      onClose();
      // The first Escape takes the note away; only the next one steps back.
      e.preventDefault();
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', leave, true);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', leave, true);
    };
  }, [shown.at, onClose]);
  const { rule } = shown;
  return (
    <div ref={ref} className={`kit-note ${shown.tone}`} role={shown.pinned ? 'status' : 'tooltip'}>
      {shown.title !== undefined && <b className="title">{shown.title}</b>}
      <span>{shown.text} </span>
      {rule !== null &&
        (shown.pinned ? (
          <button
            type="button"
            onClick={() => {
              onClose();
              lookUp(rule);
            }}
          >
            {read(rule)}
          </button>
        ) : (
          <span className="rule">{rule}</span>
        ))}
      <i className="tip" aria-hidden="true" />
    </div>
  );
}

/** Above the thing where there is room, else below; never outside the screen. */
function usePlaced(ref: RefObject<HTMLElement | null>, at: Element): void {
  useLayoutEffect(() => {
    const el = ref.current;
    if (el === null) return;
    // An enlarged page measures in other pixels than it places.
    const zoom = 'currentCSSZoom' in el ? Number(el.currentCSSZoom) : 1;
    const box = at.getBoundingClientRect();
    const own = el.getBoundingClientRect();
    const wide = document.documentElement.clientWidth;
    const middle = (box.left + box.right) / 2;
    const left = Math.max(MARGIN, Math.min(wide - own.width - MARGIN, middle - own.width / 2));
    const below = box.top - own.height - MARGIN < 0;
    const top = below ? box.bottom + MARGIN : box.top - own.height - MARGIN;
    el.classList.toggle('below', below);
    el.style.left = `${left / zoom}px`;
    el.style.top = `${top / zoom}px`;
    el.style.setProperty('--tip', `${Math.max(14, Math.min(own.width - 14, middle - left)) / zoom}px`);
  });
}
