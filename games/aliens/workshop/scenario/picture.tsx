/** A scenario as a small drawing: the options that it switches on, by their codes and names. */
import '../../table/colours.css';
import '../workshop.css';
import './picture.css';
import type { PictureProps } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import { tongues } from '../../words/index.ts';
import { OPTION_IDS, readScenarioDraft } from './draft.ts';
import { scenarioWords } from './words.ts';

export default function ScenarioPicture({ text, language }: PictureProps) {
  const draft = useMemo(() => readScenarioDraft(text), [text]);
  if (draft === null) return null;
  const said: Readonly<Record<string, { readonly name?: string } | undefined>> = tongues[language].option;
  const on = OPTION_IDS.filter((id) => Object.hasOwn(draft.options, id));
  const named = on.map((id) => ({ id, code: id.includes('.') ? id : '', name: (said[id.replace('.', '')]?.name ?? id).replace(`${id} `, '') }));
  return (
    <div className="xw-options-drawn" aria-hidden="true">
      {named.length === 0 ? (
        <span>{scenarioWords[language].asPrinted}</span>
      ) : (
        named.map(({ id, code, name }) => (
          <span key={id}>
            {code !== '' && <b>{code}</b>}
            {name}
          </span>
        ))
      )}
    </div>
  );
}
