/** A pack as sheets to cut: nine cards of 63 × 88 mm a page, in the order of the file. */
import '../table/table.css';
import './pack.css';
import './sheet.css';
import type { SheetProps } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import { facesOf } from '../rules/pack.ts';
import { told } from '../words/names.ts';
import { CardFace } from './card.tsx';
import { KINDS, readPackDraft } from './draft.ts';
import { packEditorWords } from './words.ts';

/** Cards of a page. */
export const NINE = 9;

export default function PackSheet({ text, language, paper }: SheetProps) {
  const pack = useMemo(() => readPackDraft(text), [text]);
  const faces = useMemo(() => (pack === null ? null : facesOf(pack)), [pack]);
  if (pack === null || faces === null) return null;
  const w = packEditorWords[language];
  const cards = KINDS.flatMap((kind) => pack[kind].map((card, at) => ({ kind, at, id: card.id })));
  const pages = Array.from({ length: Math.ceil(cards.length / NINE) }, (_, i) => cards.slice(i * NINE, (i + 1) * NINE));
  const title = [told(language, pack.name), ...(pack.author === undefined ? [] : [w.by(pack.author)])].join(' ');
  return (
    <div className={`vw-sheets afternova ${paper}`}>
      {pages.map((page, i) => (
        <section key={page[0]?.id ?? i}>
          <div className="cards">
            {page.map(({ kind, at, id }) => (
              <div key={`${kind} ${at} ${id}`} className={`vw-face ${kind}`}>
                <CardFace faces={faces} kind={kind} at={at} language={language} />
              </div>
            ))}
          </div>
          <footer>
            {title}. {w.sheetFoot} {i + 1}/{pages.length}
          </footer>
        </section>
      ))}
    </div>
  );
}
