/** A pack as a small drawing: some of the pieces it changes. */
import '@starboard/table-kit/kit.css';
import '../table/table.css';
import '../table/station/tiles.css';
import '../browse/browse.css';
import './pack.css';
import type { PictureProps } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import { classOf, Face } from '../browse/face.tsx';
import { browseWords } from '../browse/words.ts';
import { changedIn } from './changed.ts';
import { sayer } from './speech.ts';

const MOST = 6;

export default function PackPicture({ text, language }: PictureProps) {
  const found = useMemo(() => changedIn(text), [text]);
  if (found === null || found.pieces.length === 0) return null;
  const w = browseWords[language];
  const said = sayer(language, found.draft.content);
  return (
    <div className="ae-box andromeda aw-picture" aria-hidden="true">
      {found.pieces.slice(0, MOST).map((piece) => (
        <span key={piece.id} className={`kit-pick ${classOf(piece)}`}>
          <Face content={found.draft.content} piece={piece} said={said(piece.id)} battle={w.battle} free={w.free} />
        </span>
      ))}
    </div>
  );
}
