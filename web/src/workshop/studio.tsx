/** One work, open: the frame around the editor that its game brings. */
// The kit's styles come before those of a game, which build on them.
import { headingOf } from '@starboard/kernel';
import '@starboard/table-kit/kit.css';
import './workshop.css';
import type { FileReport, FileTool } from '@starboard/kernel';
import { fileKinds, hasKind } from '@starboard/registry/workshops';
import { useLater } from '@starboard/table-kit/editor';
import { lazy, Suspense, use } from 'preact/compat';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fileTools } from '../play/code.ts';
import { examined } from '../play/making.ts';
import { usePrefs } from '../state/prefs.ts';
import { Icon, IconButton } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { go, Link } from '../ui/router.tsx';
import { useTitle } from '../ui/title.ts';
import { toast } from '../ui/toast.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { DropAnywhere, useOpening } from './drop.tsx';
import { editorsOf } from './editors.ts';
import { type Opened, redoable, undoable } from './history.ts';
import { Nowhere, useMake } from './page.tsx';
import { MoreMenu, PlayDialog, PrintSheet } from './studio-acts.tsx';
import { TextEditor } from './text-editor.tsx';
import { type Handle, useWork } from './use-work.ts';
import { useWorkshopWords } from './words.ts';

const BalancePanel = lazy(() => import('./balance.tsx'));

export default function Studio({ id }: { readonly id: string }) {
  const w = useWorkshopWords();
  const page = useWords();
  const handle = useWork(id, (copy) => {
    toast(w.elsewhere);
    go(`/workshop/${copy}`, { replace: true });
  });
  const { opened } = handle;
  if (opened === null || (opened !== undefined && !hasKind(opened.work.game, opened.work.kind))) return <Nowhere title={w.gone} text={w.goneMore} />;
  const loading = (
    <main className="alone" id="content">
      <p className="loading" role="status">
        <span className="spin" />
        {page.common.loading}
      </p>
    </main>
  );
  if (opened === undefined) return loading;
  return (
    <Suspense fallback={loading}>
      <Open opened={opened} handle={handle} />
    </Suspense>
  );
}

function Open({ opened, handle }: { readonly opened: Opened; readonly handle: Handle }) {
  const w = useWorkshopWords();
  const language = useLanguage();
  const keys = usePrefs((p) => p.keys);
  const { game, kind, text } = opened.work;
  const tool = use(fileTools(game))[kind];
  const { editors } = use(editorsOf(game));
  const report = useReport(tool, text);
  const heading = headingOf(text, language);
  const said = fileKinds[game][kind][language];
  const make = useMake();
  const [plain, setPlain] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [paper, setPaper] = useState<'a4' | 'letter' | null>(null);
  const onFile = useOpening({ game, kind }, (found) => void make(found));
  const editor = plain ? undefined : editors[kind];
  const sound = report.problems.length === 0;
  useTitle(`${heading.name || said.one} · ${w.title}`);
  useUndoKeys(handle);
  const Editor = editor?.Editor;
  // As the report: when the hand rests. A stroke leaves the panel alone.
  const settled = useLater(useCallback(() => opened.work, [opened.work]));
  const latest = useRef(handle.change);
  latest.current = handle.change;
  const balance = useMemo(
    () => (
      <Suspense fallback={null}>
        <BalancePanel work={settled} sound={sound} change={(to, what) => latest.current(to, what)} />
      </Suspense>
    ),
    [settled, sound],
  );
  return (
    <div className="studio in-workshop" data-game={game}>
      <header className="studio-top">
        <Link className="logo" href="/" aria-label="Starboard">
          <Logo />
        </Link>
        <Link className="studio-back" href="/workshop">
          {w.back}
        </Link>
        <h1>
          {said.one}
          <span className="vh">: {heading.name}</span>
        </h1>
        <div className="studio-acts">
          <Steps opened={opened} handle={handle} />
          <MoreMenu
            opened={opened}
            handle={handle}
            onFile={onFile}
            onPrint={editors[kind]?.Sheet === undefined ? null : setPaper}
            onPlain={editors[kind] === undefined ? null : () => setPlain(!plain)}
            plain={plain}
          />
          <button type="button" className="btn primary" disabled={!sound} title={sound ? w.play : w.notYet} onClick={() => setPlaying(true)}>
            <Icon name="play" />
            {w.play}
          </button>
        </div>
      </header>
      {handle.trouble !== null && (
        <p className="note bad studio-note" role="alert">
          <Icon name="warn" />
          {w.unwritten}
        </p>
      )}
      <main className="studio-body" id="content" tabIndex={-1}>
        {Editor === undefined ? (
          <TextEditor text={text} report={report} onText={(to) => handle.change(to, w.text, 'text')}>
            {balance}
          </TextEditor>
        ) : (
          <Editor text={text} language={language} keys={keys} change={handle.change} balance={balance} />
        )}
      </main>
      <DropAnywhere onFile={onFile} />
      {playing && <PlayDialog work={opened.work} handle={handle} onClose={() => setPlaying(false)} />}
      {paper !== null && <PrintSheet sheet={editors[kind]?.Sheet} text={text} paper={paper} onDone={() => setPaper(null)} />}
    </div>
  );
}

const NONE: FileReport = { about: [], problems: [] };
function useReport(tool: FileTool | undefined, text: string): FileReport {
  const language = useLanguage();
  return useLater(useCallback(() => (tool === undefined ? NONE : examined(tool, text, language)), [tool, text, language]));
}

function Steps({ opened, handle }: { readonly opened: Opened; readonly handle: Handle }) {
  const w = useWorkshopWords();
  const [back, forth] = [undoable(opened), redoable(opened)];
  return (
    <>
      <IconButton name="back" label={back === null ? w.nothingToUndo : w.undo(back)} disabled={back === null} onClick={handle.undo} />
      <span className="mirrored">
        <IconButton name="back" label={forth === null ? w.nothingToRedo : w.redo(forth)} disabled={forth === null} onClick={handle.redo} />
      </span>
    </>
  );
}

/** Ctrl+Z and Ctrl+Y, or Shift with it; in a field too, because a field's own undo would know nothing of the document. */
function useUndoKeys(handle: Handle): void {
  const latest = useRef(handle);
  latest.current = handle;
  // Not later than the page is seen: a key pressed at once counts.
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (!(e.ctrlKey || e.metaKey) || e.altKey || document.querySelector('dialog[open]') !== null) return;
      const key = e.key.toLowerCase();
      if (key === 'z' && !e.shiftKey) latest.current.undo();
      else if (key === 'y' || key === 'z') latest.current.redo();
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
