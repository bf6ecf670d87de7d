/** A sheet over the plan: the focus goes into it and afterwards back to what opened it; Escape closes it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

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
  useEffect(() => {
    const opener = document.activeElement;
    const sheet = root.current;
    sheet?.focus({ preventScroll: true });
    const press = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' || e.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      // Otherwise the same press would step back in the question.
      e.preventDefault();
      close.current();
    };
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('keydown', press, true);
      const here = document.activeElement;
      const lost = here === null || here === document.body || (sheet?.contains(here) ?? false);
      if (lost && (opener instanceof HTMLElement || opener instanceof SVGElement)) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={root} className={`x-whole ${className}`} role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
