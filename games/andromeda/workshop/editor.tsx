/** The editor of content packs: the browser of all pieces, the form of the one that is open, checks, what bots make of it. */
import '@starboard/table-kit/kit.css';
import '../table/table.css';
import './pack.css';
import type { EditorProps } from '@starboard/table-kit';
import { CheckList, TextFact } from '@starboard/table-kit/editor';
import { useMemo, useRef, useState } from 'preact/hooks';
import { PieceBrowser } from '../browse/browser.tsx';
import { classOf, Face } from '../browse/face.tsx';
import { piecesOf } from '../browse/pieces.ts';
import { browseWords } from '../browse/words.ts';
import { MOST_NAME } from '../content/packs/pack.ts';
import { packFault } from '../words/packs.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { type ContentCheck, contentChecks } from './checks.ts';
import { draftText, isDraft, type PackDraft, readContentDraft, withFields, withoutChanges } from './draft.ts';
import { PieceForm } from './form.tsx';
import { otherThan, sayer } from './speech.ts';
import { contentWords } from './words.ts';

export default function PackEditor(props: EditorProps) {
  const { text, language } = props;
  const draft = useMemo(() => readContentDraft(text), [text]);
  if (isDraft(draft)) return <Making {...props} draft={draft} />;
  return (
    <p className="note bad">
      {contentWords[language].broken} {packFault(language, draft)}
    </p>
  );
}

type Making = EditorProps & { readonly draft: PackDraft };

function Making({ draft, language, change, balance }: Making) {
  const w = contentWords[language];
  const { content } = draft;
  const [open, setOpen] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const beside = useRef<HTMLElement>(null);
  const said = useMemo(() => sayer(language, content), [language, content]);
  const saidElse = useMemo(() => sayer(otherThan(language), content), [language, content]);
  const checks = useMemo(() => contentChecks(draft, language), [draft, language]);
  const put = (next: PackDraft, what: string, merge?: string): void => change(draftText(next), what, merge);
  const show = (id: string | null): void => {
    setOpen(id);
    setReading(false);
    // On a narrow screen the form is below the pieces.
    if (id !== null) requestAnimationFrame(() => beside.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <div className={`aw-editor andromeda${reading ? ' reading' : ''}`}>
      <div className="aw-browse">
        <fieldset className="aw-mode" aria-label={w.mode}>
          {[false, true].map((to) => (
            <button key={String(to)} type="button" aria-pressed={reading === to} onClick={() => setReading(to)}>
              {to ? w.read : w.edit}
            </button>
          ))}
        </fieldset>
        <PieceBrowser {...{ content, language, said, saidElse }} standard={NAMED_STANDARD} elsewhere={reading ? undefined : { open, onOpen: show }} />
      </div>
      {!reading && (
        <aside className="kw-beside" ref={beside}>
          <Piece draft={draft} id={open} language={language} put={put} />
          <section className="kw-panel aw-pack">
            <h2>{w.pack}</h2>
            <TextFact
              label={w.name}
              value={draft.name}
              most={MOST_NAME}
              wrong={draft.name.trim() === ''}
              onText={(name) => put({ ...draft, name }, w.what.name, 'name')}
            />
            <TextFact
              label={w.author}
              value={draft.author}
              most={MOST_NAME}
              onText={(author) => put({ ...draft, author }, w.what.author, 'author')}
            />
          </section>
          <CheckList<ContentCheck>
            afar
            title={w.checksTitle}
            show={w.show}
            checks={checks}
            hasPlace={(check) => check.piece !== null}
            onShow={(check) => show(check.piece?.id ?? null)}
          />
          {balance}
        </aside>
      )}
    </div>
  );
}

interface PieceProps {
  readonly draft: PackDraft;
  readonly id: string | null;
  readonly language: EditorProps['language'];
  readonly put: (next: PackDraft, what: string, merge?: string) => void;
}

function Piece({ draft, id, language, put }: PieceProps) {
  const w = contentWords[language];
  const browse = browseWords[language];
  const { content } = draft;
  const piece = useMemo(() => piecesOf(content, NAMED_STANDARD).find((p) => p.id === id), [content, id]);
  const said = useMemo(() => sayer(language, content), [language, content]);
  if (piece === undefined) return <p className="kw-panel aw-choose">{w.choose}</p>;
  const spoken = said(piece.id);
  const name = spoken.name || piece.id;
  return (
    <section className="kw-panel aw-piece" aria-label={name}>
      <div className="ae-box aw-face">
        <span className={`kit-pick ${classOf(piece)}`}>
          <Face content={content} piece={piece} said={spoken} battle={browse.battle} free={browse.free} />
          <span className={`origin ${piece.origin}`}>{browse.origin[piece.origin]}</span>
        </span>
      </div>
      <PieceForm
        key={piece.id}
        sort={piece.sort}
        piece={piece.data}
        language={language}
        onFields={(fields, merge) =>
          put(withFields(draft, piece.sort, piece.id, fields), w.what.piece(name), merge === undefined ? undefined : `${piece.id} ${merge}`)
        }
      />
      <button
        type="button"
        className="kit-btn"
        disabled={piece.origin !== 'changed'}
        onClick={() => put(withoutChanges(draft, piece.sort, piece.id), w.what.back(name))}
      >
        {w.asPrinted}
      </button>
    </section>
  );
}
