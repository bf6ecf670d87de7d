/** A pack as a small drawing: one card of each kind. */
import '../table/table.css';
import './pack.css';
import type { PictureProps } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import { facesOf } from '../rules/pack.ts';
import { CardFace } from './card.tsx';
import { KINDS, readPackDraft } from './draft.ts';

export default function PackPicture({ text, language }: PictureProps) {
  const pack = useMemo(() => readPackDraft(text), [text]);
  const faces = useMemo(() => (pack === null ? null : facesOf(pack)), [pack]);
  if (pack === null || faces === null) return null;
  return (
    <div className="vw-picture afternova" aria-hidden="true">
      {KINDS.filter((kind) => pack[kind].length > 0).map((kind) => (
        <div key={kind} className={`vw-face ${kind}`}>
          <CardFace faces={faces} kind={kind} at={Math.floor(pack[kind].length / 3)} language={language} />
        </div>
      ))}
    </div>
  );
}
