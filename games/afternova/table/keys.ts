/** Letters press the buttons that show them; Escape takes the last gesture back. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function useLetters(root: RefObject<HTMLElement | null>, on: boolean, undo: () => boolean): void {
  const latest = useRef(undo);
  latest.current = undo;
  useEffect(() => {
    if (!on) return;
    const press = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.repeat || e.altKey || e.ctrlKey || e.metaKey || typing(e.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (e.key === 'Escape' || e.key === 'Backspace') {
        if (latest.current()) e.preventDefault();
        return;
      }
      if (!/^[a-z]$/i.test(e.key)) return;
      const thing = root.current?.querySelector<HTMLElement>(`[data-letter="${e.key.toLowerCase()}"]:not([data-second])`);
      if (thing == null) return;
      e.preventDefault();
      thing.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, root]);
}

/** When the thing in focus goes away with a gesture, the focus goes to the button that says the draft. */
export function useFocusOnDraft(root: RefObject<HTMLElement | null>, draft: unknown): void {
  const held = useRef(false);
  useEffect(() => {
    const note = (e: FocusEvent): void => {
      if (e.target instanceof Element) held.current = (root.current?.contains(e.target) ?? false) && e.target.matches(':focus-visible');
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the draft.
  useEffect(() => {
    if (!held.current || (document.activeElement !== null && document.activeElement !== document.body)) return;
    root.current?.querySelector<HTMLElement>('.v-bar .primary[data-state], .v-bar [data-state]')?.focus();
  }, [draft, root]);
}
