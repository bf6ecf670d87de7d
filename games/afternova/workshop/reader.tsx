/** A pack to read: all its cards as they look at the table, by kind, and to find by name. */
import '@starboard/table-kit/kit.css';
import '../table/table.css';
import './pack.css';
import type { PictureProps } from '@starboard/table-kit';
import { finder, SearchField, SortTabs } from '@starboard/table-kit/editor';
import { useMemo, useState } from 'preact/hooks';
import type { Kind } from '../content/pack.ts';
import { facesOf } from '../rules/pack.ts';
import { told } from '../words/names.ts';
import { CardFace } from './card.tsx';
import { KINDS, readPackDraft } from './draft.ts';
import { packEditorWords } from './words.ts';

export default function PackReader({ text, language }: PictureProps) {
  const w = packEditorWords[language];
  const pack = useMemo(() => readPackDraft(text), [text]);
  const faces = useMemo(() => (pack === null ? null : facesOf(pack)), [pack]);
  const [kind, setKind] = useState<Kind>('blueprints');
  const [search, setSearch] = useState('');
  if (pack === null || faces === null) return null;
  const found = finder(search);
  const named = pack[kind].map(({ id, name }, at) => ({ at, key: `${at} ${id}`, name: told(language, name) || id }));
  const shown = named.filter(({ name }) => found(name));
  return (
    <div className="vw-reader afternova">
      <SortTabs
        label={w.cards}
        className="tabs"
        of={KINDS.map((k) => ({ key: k, name: w.sorts[k], count: pack[k].length }))}
        chosen={kind}
        onChoose={setKind}
      />
      <SearchField label={w.search} value={search} onText={setSearch} />
      {shown.length === 0 && <p className="help">{w.nothing}</p>}
      <ul>
        {shown.map(({ at, key, name }) => (
          <li key={key} aria-label={name}>
            <div className={`vw-face ${kind}`}>
              <CardFace faces={faces} kind={kind} at={at} language={language} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
