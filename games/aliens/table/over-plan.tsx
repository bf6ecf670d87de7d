/** A sheet over the plan: the focus goes into it and afterwards back to what opened it; Escape closes it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFocusBack } from './focus-back.ts';

interface OverPlanProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

export function OverPlan({ label, className = '', children, onClose }: OverPlanProps) {
  const root = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useFocusBack(root);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    const press = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || document.querySelector('dialog[open]') !== null) return;
      if (e.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)) return;
      const shuts = e.key === 'Escape' || e.key === 'Backspace';
      // The question is not in sight: no key answers it or steps back in it.
      if (!shuts && !/^[\p{L}\d]$/u.test(e.key)) return;
      e.preventDefault();
      if (shuts) close.current();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  return (
    <div ref={root} className={`x-whole ${className}`} role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
