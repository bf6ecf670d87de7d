/** Things on the table that may stand for a pick of the present question: a button for any drawing, a group for a shape in an SVG. */
import type { Types } from '@starboard/kernel';
import type { ComponentChildren, CSSProperties } from 'preact';
import { type PickProps, usePick } from './use-pick.tsx';

export interface PickableProps<T extends Types> extends PickProps<T> {
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
  /** Shown at the thing while it can be chosen. */
  readonly ribbon?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Pickable<T extends Types>({ className = '', style, ribbon, children, ...thing }: PickableProps<T>) {
  const { state, said, attributes } = usePick(thing);
  return (
    <button type="button" className={`kit-pick ${state} ${className}`} style={style} {...attributes}>
      {/* The name says all of it; what is written on the thing would be read twice. */}
      <span className="kit-name">{said}</span>
      <span className="kit-look" aria-hidden="true">
        {children}
      </span>
      {state === 'legal' && ribbon !== undefined && (
        <span className="kit-ribbon" aria-hidden="true">
          {ribbon}
        </span>
      )}
    </button>
  );
}

export interface PickableShapeProps<T extends Types> extends PickProps<T> {
  readonly className?: string;
  /** `translate(40 80)`, as SVG writes it. */
  readonly transform?: string | undefined;
  readonly children: ComponentChildren;
}

/** The same inside an SVG: a sector of a plan, a region of a map. */
export function PickableShape<T extends Types>({ className = '', transform, children, ...thing }: PickableShapeProps<T>) {
  const { state, said, attributes } = usePick(thing);
  const { tabIndex, ...others } = attributes;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no buttons.
    <g
      role="button"
      className={`kit-shape ${state} ${className}`}
      transform={transform}
      aria-label={said}
      {...others}
      // In an SVG names of attributes keep their case: `tabIndex` would mean nothing.
      tabindex={tabIndex}
      onKeyDown={(e) => {
        // A button does this by itself.
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        attributes.onClick(e);
      }}
    >
      {children}
    </g>
  );
}
