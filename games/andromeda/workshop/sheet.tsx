/** The pieces that a pack changes as sheets to cut: nine of 63 × 88 mm a page, a card as often as the game has it. */
import '@starboard/table-kit/kit.css';
import '../table/table.css';
import '../table/station/tiles.css';
import '../browse/browse.css';
import './pack.css';
import './sheet.css';
import type { SheetProps } from '@starboard/table-kit';
import { CutSheets } from '@starboard/table-kit/editor';
import { useMemo } from 'preact/hooks';
import { classOf, Face } from '../browse/face.tsx';
import type { Shown } from '../browse/pieces.ts';
import { browseWords } from '../browse/words.ts';
import { changedIn } from './changed.ts';
import { sayer } from './speech.ts';
import { contentWords } from './words.ts';

const copiesOf = ({ data }: Shown): number => ('copies' in data && typeof data.copies === 'number' ? data.copies : 1);

export default function PackSheet({ text, language, paper }: SheetProps) {
  const found = useMemo(() => changedIn(text), [text]);
  if (found === null) return null;
  const { draft, pieces } = found;
  const w = contentWords[language];
  const browse = browseWords[language];
  const said = sayer(language, draft.content);
  const copies = pieces.flatMap((piece) => Array.from({ length: copiesOf(piece) }, (_, copy) => ({ piece, key: `${piece.id} ${copy}` })));
  const cards = copies.map(({ piece, key }) => (
    <span key={key} className={`kit-pick ${classOf(piece)}`}>
      <Face content={draft.content} piece={piece} said={said(piece.id)} battle={browse.battle} free={browse.free} />
      <small>{said(piece.id).lines[0]}</small>
    </span>
  ));
  const title = [draft.name, ...(draft.author === '' ? [] : [w.by(draft.author)])].join(' ');
  const foot = `${title}. ${cards.length === 0 ? w.checks.changes(0) : w.foot}`;
  return (
    // Light whatever the theme: it is paper.
    <div data-theme="light">
      <CutSheets paper={paper} className="ae-box andromeda aw-sheets" cards={cards} foot={foot} />
    </div>
  );
}
