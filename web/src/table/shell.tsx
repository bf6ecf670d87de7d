/** What a table and its replay share: the bar above, the board, the log beside it, the rulebook over it. */
import './shell.css';
import type { MatchSeen, ShownLine } from '@starboard/host/match-view';
import { useRailPlace } from '@starboard/table-kit/rail';
import { type ComponentChildren, createPortal } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useContext } from 'preact/hooks';
import type { OrderNote } from '../play/order-notes.ts';
import { prefer } from '../state/prefs.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { useLocalPortraits } from '../ui/own-face.ts';
import { Portraits } from '../ui/portraits.ts';
import { Link } from '../ui/router.tsx';
import { TurnPill } from '../ui/turn-pill.tsx';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';
import { LogPanel } from './log.tsx';
import { useRest } from './rest.ts';
import { lookUp, useLookUp } from './rules-panel.ts';

/** Looked at now and then: not before the first question. */
const RulesPanel = lazy(async () => ({ default: (await import('./rules-view.tsx')).RulesPanel }));

export interface ShellProps {
  readonly at: TableGame;
  readonly seen: MatchSeen;
  readonly title: string;
  /** The lines of the log, as far as they have been shown. */
  readonly lines: readonly ShownLine[];
  readonly newSince?: number | null;
  readonly notes?: readonly OrderNote[];
  /** Whether the illustrated table is shown, and whether one can switch between it and the words. */
  readonly drawn: boolean;
  readonly drawable: boolean;
  readonly past?: boolean;
  /** There are panels around the board, beside the log. */
  readonly judged?: boolean;
  /** The curtain lies over everything: nothing behind it can be reached. */
  readonly veiled?: boolean;
  /** The number of the question that this screen may answer now; null: none, or it has been answered. */
  readonly question?: number | null;
  readonly offline?: boolean;
  /** Where the log is not beside the board, it is a sheet over it. */
  readonly log: boolean;
  readonly onLog: (open: boolean) => void;
  /** Buttons of the bar: before those of every table, and after them. */
  readonly first?: ComponentChildren;
  readonly tools: ComponentChildren;
  /** Below the log. */
  readonly beside?: ComponentChildren;
  /** Dialogs and what else lies over the table. */
  readonly over?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function TableShell({
  at,
  seen,
  drawn,
  past = false,
  judged = false,
  veiled = false,
  question = null,
  lines,
  newSince = null,
  notes,
  beside,
  over,
  children,
  ...bar
}: ShellProps) {
  const w = useWords();
  const looking = useLookUp((s) => s.looked !== null);
  useRest(drawn);
  // A table of the server knows whose face each is; its frame says so (../pages/online.tsx).
  const own = useLocalPortraits(seen.table.chairs);
  const portraits = useContext(Portraits) ?? own;
  // An illustrated table may have a place of its own for it.
  const inside = useRailPlace();
  const log = <LogPanel at={at} lines={lines} you={seen.seat} newSince={newSince} {...(notes !== undefined && { notes })} />;
  const rail = (
    <aside className="rail">
      <h2 className="rail-head">{w.table.happened}</h2>
      {log}
      {beside}
    </aside>
  );
  return (
    <Portraits.Provider value={portraits}>
      <div
        className={`table${past ? ' past' : ''}${judged ? ' judged' : ''}${drawn ? ' is-drawn' : ''}${inside === null ? '' : ' rail-inside'}`}
        data-game={at.game.id}
        data-question={question ?? undefined}
        inert={veiled}
      >
        <Bar drawn={drawn} {...bar} />
        <main className={`play${drawn ? ' drawn' : ''}${drawn && past ? ' replayed' : ''}${judged ? ' judged' : ''}`} id="content" tabIndex={-1}>
          {children}
        </main>
        {inside === null ? rail : createPortal(rail, inside)}
        {bar.log && (
          <Dialog sheet title={w.table.happened} onClose={() => bar.onLog(false)}>
            {log}
          </Dialog>
        )}
        {looking && (
          <Suspense fallback={null}>
            <RulesPanel at={at} known={seen.known} you={seen.seat} />
          </Suspense>
        )}
        {over}
      </div>
    </Portraits.Provider>
  );
}

type BarProps = Pick<ShellProps, 'title' | 'drawn' | 'drawable' | 'offline' | 'onLog' | 'first' | 'tools'>;

function Bar({ title, drawn, drawable, offline = false, onLog, first, tools }: BarProps) {
  const w = useWords();
  return (
    <header className="top">
      <Link className="logo" href="/" title={w.table.leave}>
        <Logo leads={w.table.leave} />
      </Link>
      <h1>{title}</h1>
      {/* Facts of the game that an illustrated table wants up here. */}
      <div className="facts" id="table-facts" />
      <div className="right">
        <TurnPill />
        {first}
        {drawable && (
          <IconButton
            name={drawn ? 'text' : 'eye'}
            label={drawn ? w.table.toWords : w.table.toDrawn}
            onClick={() => prefer({ board: drawn ? 'words' : 'drawn' })}
          />
        )}
        <span className="not-small">
          <IconButton name="book" label={w.table.rulebook} onClick={() => lookUp({})} />
        </span>
        <span className="only-narrow">
          <IconButton name="log" label={w.table.log} onClick={() => onLog(true)} />
        </span>
        {tools}
      </div>
      {offline && <div className="lost-line" />}
    </header>
  );
}
