/** Talk and menu of a table: the buttons in its bar and the sheets they open. */
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../match/store.ts';
import { useStore } from '../state/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';

/** Looked at now and then: not before the first question. */
const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).ChatPanel }));
const Phrases = lazy(async () => ({ default: (await import('./chat.tsx')).Phrases }));

interface TalkProps {
  readonly at: TableGame;
  readonly store: MatchClient;
}

/** Beside the board. */
export const TalkSheet = ({ at, store }: TalkProps) => (
  <Suspense fallback={null}>
    <Chat at={at} store={store} />
  </Suspense>
);

/** Where there is no room beside the board; a dot says that something new was said. */
export function TalkButton({ at, store, heard }: TalkProps & { readonly heard: number }) {
  const w = useWords();
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (open) setRead(heard);
  }, [open, heard]);
  return (
    <>
      <span className="only-narrow">
        <IconButton name="chat" label={w.table.chat} dot={heard > read} onClick={() => setOpen(true)} />
      </span>
      {open && (
        <Dialog sheet title={w.chat.title} onClose={() => setOpen(false)}>
          <Suspense fallback={null}>
            <Chat at={at} store={store} />
            <Phrases store={store} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

/** `menu`: what is opened, given the way to close it. */
export function MenuButton({ menu }: { readonly menu: (close: () => void) => ComponentChildren }) {
  const w = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton name="menu" label={w.table.menu} onClick={() => setOpen(true)} />
      {open && <Suspense fallback={null}>{menu(() => setOpen(false))}</Suspense>}
    </>
  );
}

const mayUndo = (s: ReturnType<MatchClient['getState']>): boolean => s.link === 'live' && s.seen?.own?.undo === true;
/** The last own answer, if it can be taken back. */
export const takeBack = (undoer: MatchClient): unknown => mayUndo(undoer.getState()) && undoer.getState().wish({ t: 'undo' });

export function UndoButton({ undoer }: { readonly undoer: MatchClient }) {
  const w = useWords();
  const may = useStore(undoer, mayUndo);
  return <IconButton name="back" label={may ? w.table.undo : w.table.undoNot} aria-disabled={!may} onClick={() => takeBack(undoer)} />;
}
