/** The pieces that a pack changes as sheets to cut: nine of 63 × 88 mm a page, a card as often as the game has it. */
import '@starboard/table-kit/kit.css';
import '../table/table.css';
import '../table/station/tiles.css';
import '../browse/browse.css';
import './pack.css';
import './sheet.css';
import type { SheetProps } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import { classOf, Face } from '../browse/face.tsx';
import type { Shown } from '../browse/pieces.ts';
import { browseWords } from '../browse/words.ts';
import { changedIn } from './changed.ts';
import { sayer } from './speech.ts';
import { contentWords } from './words.ts';

/** Pieces of a page. */
const NINE = 9;
const copiesOf = ({ data }: Shown): number => ('copies' in data && typeof data.copies === 'number' ? data.copies : 1);

export default function PackSheet({ text, language, paper }: SheetProps) {
  const found = useMemo(() => changedIn(text), [text]);
  if (found === null) return null;
  const { draft, pieces } = found;
  const w = contentWords[language];
  const browse = browseWords[language];
  const said = sayer(language, draft.content);
  const cards = pieces.flatMap((piece) => Array.from({ length: copiesOf(piece) }, (_, copy) => ({ piece, key: `${piece.id} ${copy}` })));
  const pages = Array.from({ length: Math.max(1, Math.ceil(cards.length / NINE)) }, (_, i) => cards.slice(i * NINE, (i + 1) * NINE));
  const title = [draft.name, ...(draft.author === '' ? [] : [w.by(draft.author)])].join(' ');
  return (
    // Light whatever the theme: it is paper.
    <div data-theme="light">
      <div className={`ae-box andromeda aw-sheets ${paper}`}>
        {pages.map((page, i) => (
          <section key={page[0]?.key ?? i}>
            <div className="cards">
              {page.map(({ piece, key }) => (
                <span key={key} className={`kit-pick ${classOf(piece)}`}>
                  <Face content={draft.content} piece={piece} said={said(piece.id)} battle={browse.battle} free={browse.free} />
                  <small>{said(piece.id).lines[0]}</small>
                </span>
              ))}
            </div>
            <footer>
              {title}. {cards.length === 0 ? w.checks.changes(0) : w.foot} {i + 1}/{pages.length}
            </footer>
          </section>
        ))}
      </div>
    </div>
  );
}
