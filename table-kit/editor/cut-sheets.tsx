/** Sheets to cut: nine cards of 63 × 88 mm a page, in the order given. */
import './cut-sheets.css';
import type { VNode } from 'preact';
import type { SheetProps } from '../index.ts';

/** Cards of a page. */
const NINE = 9;

interface CutSheetsProps {
  readonly paper: SheetProps['paper'];
  /** The game's own classes. */
  readonly className: string;
  /** With keys. Without cards there is still a page, which says so. */
  readonly cards: readonly VNode[];
  /** At the foot of every page, before its number. */
  readonly foot: string;
}

export function CutSheets({ paper, className, cards, foot }: CutSheetsProps) {
  const pages = Array.from({ length: Math.max(1, Math.ceil(cards.length / NINE)) }, (_, i) => cards.slice(i * NINE, (i + 1) * NINE));
  return (
    <div className={`kit-sheets ${className} ${paper}`}>
      {pages.map((page, i) => (
        <section key={page[0]?.key ?? i}>
          <div className="cards">{page}</div>
          <footer>
            {foot} {i + 1}/{pages.length}
          </footer>
        </section>
      ))}
    </div>
  );
}
