/** Rows of signs as elements. They are decoration: the words of the same thing are its label or stand beside it. */

import { memo } from 'preact/compat';
import { Art, GlyphArt, ShipMark, TrackArt } from '../art/index.tsx';
import { TOKENS } from '../art/tokens.ts';
import { keyed } from '../keyed.ts';
import type { Sign } from './signs.ts';

export { abilitySigns, effectSigns, moduleSigns, priceSigns, type Sign } from './signs.ts';

function One({ sign }: { readonly sign: Sign }) {
  switch (sign.s) {
    case 'glyph':
      return <GlyphArt of={sign.id} />;
    case 'track':
      return <TrackArt of={sign.id} />;
    case 'ship':
      return <ShipMark of={sign.id} />;
    case 'ghost':
      return <Art of={TOKENS.ghost} className="ae-g" />;
    case 'number':
      return <b>{sign.text}</b>;
    case 'joint':
      return <i>{sign.text}</i>;
    case 'arrow':
      return (
        <svg className="ae-arrow" viewBox="0 0 10 16" aria-hidden="true">
          <path d="M1.5 2l7 6l-7 6z" />
        </svg>
      );
    case 'words':
      return <em>{sign.text}</em>;
    case 'group':
      return (
        <span className={`ae-e ${sign.on}`}>
          <Row of={sign.of} />
        </span>
      );
  }
}

const Row = ({ of }: { readonly of: readonly Sign[] }) => keyed(of).map(({ key, value }) => <One key={key} sign={value} />);

/** A row of signs; its size is the font size around it. */
export const Signs = memo(({ of, className = '' }: { readonly of: readonly Sign[]; readonly className?: string }) => (
  <span className={`ae-fx ${className}`} aria-hidden="true">
    <Row of={of} />
  </span>
));
