/** A thing that begins a plan: it can be touched although the question does not name it. */
import type { ComponentChildren } from 'preact';
import type { Scene } from './scene.ts';

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

/** Below a card or token that is taken: it is used as soon as it may be. Only in one's own turn (N72). */
export function AndUse({ scene, name, onPress }: { readonly scene: Scene; readonly name: string; onPress(): void }) {
  const { props, w } = scene;
  if (props.turn === null || props.known.pub.turn.active !== props.turn.seat || props.known.flow.onBehalf !== null) return null;
  return (
    <Touch label={`${name} ${w.andUse}`} className="ae-and-use" onPress={onPress}>
      {w.andUse}
    </Touch>
  );
}
