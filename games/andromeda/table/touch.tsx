/** A thing that begins a plan: it can be touched although the question does not name it. */
import type { ComponentChildren } from 'preact';

interface TouchProps {
  readonly label: string;
  readonly className: string;
  readonly anchor?: string | undefined;
  readonly on?: boolean | undefined;
  /** What is dragged with it, and what may be dropped on it. */
  readonly drag?: string | undefined;
  readonly drop?: string | undefined;
  onPress(): void;
  readonly children: ComponentChildren;
}

export const Touch = ({ label, className, anchor, on, drag, drop, onPress, children }: TouchProps) => (
  <button
    type="button"
    className={`kit-pick legal ${className}`}
    data-thing=""
    data-state="legal"
    data-anchor={anchor}
    data-drag={drag}
    data-drop={drop}
    aria-pressed={on}
    title={label}
    onClick={onPress}
  >
    <span className="kit-name">{label}</span>
    <span className="kit-look" aria-hidden="true">
      {children}
    </span>
  </button>
);
