/** Stars that are counted: sets towards a goal, actions left. Filled and hollow differ in shape, not only in colour. */
import { memo } from 'preact/compat';

const STAR = 'M8 1l2.2 4.8L15 8l-4.8 2.2L8 15l-2.2-4.8L1 8l4.8-2.2z';

export const Stars = memo(({ n, of }: { readonly n: number; readonly of: number }) => (
  <span className="kit-stars">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other name than their place.
      <svg key={i} viewBox="0 0 16 16" className={i < n ? 'on' : 'off'} aria-hidden="true">
        <path d={STAR} />
      </svg>
    ))}
  </span>
));
