/** A pack as sheets to cut: nine cards of 63 × 88 mm a page, in the order of the file. */
import '../table/table.css';
import './pack.css';
import './sheet.css';
import type { SheetProps } from '@starboard/table-kit';
import { CutSheets } from '@starboard/table-kit/editor';
import { useMemo } from 'preact/hooks';
import { facesOf } from '../rules/pack.ts';
import { told } from '../words/names.ts';
import { CardFace } from './card.tsx';
import { KINDS, readPackDraft } from './draft.ts';
import { packEditorWords } from './words.ts';

export default function PackSheet({ text, language, paper }: SheetProps) {
  const pack = useMemo(() => readPackDraft(text), [text]);
  const faces = useMemo(() => (pack === null ? null : facesOf(pack)), [pack]);
  if (pack === null || faces === null) return null;
  const w = packEditorWords[language];
  const named = KINDS.flatMap((kind) => pack[kind].map(({ id }, at) => ({ kind, at, key: `${kind} ${at} ${id}` })));
  const cards = named.map(({ kind, at, key }) => (
    <div key={key} className={`vw-face ${kind}`}>
      <CardFace faces={faces} kind={kind} at={at} language={language} />
    </div>
  ));
  const title = [told(language, pack.name), ...(pack.author === undefined ? [] : [w.by(pack.author)])].join(' ');
  return <CutSheets paper={paper} className="vw-sheets afternova" cards={cards} foot={`${title}. ${w.sheetFoot}`} />;
}
