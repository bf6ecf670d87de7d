/**
 * The table that all games share: seats above, the board in the middle, the question under it, log and chat beside. What is
 * shown comes from `eyes`, answers go to `hand`: the same stream for most, two at a shared screen.
 */
import './news.css';
import type { MatchSeen } from '@starboard/host/match-view';
import { hasLesson } from '@starboard/registry/lessons';
import type { Asking, Ordering } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../match/store.ts';
import type { GameCode } from '../play/code.ts';
import { useOrderNotes } from '../play/order-notes.ts';
import { mayOrder } from '../play/orders.ts';
import { useStore } from '../state/store.ts';
import { IconButton } from '../ui/icon.tsx';
import { useTitle } from '../ui/title.ts';
import { useWords } from '../words/index.ts';
import { Arriving, Coming } from './arriving.tsx';
import { askingOf } from './asking.ts';
import { useBell } from './bell.ts';
import { Decision } from './decision.tsx';
import type { TableGame } from './game.ts';
import type { Guide } from './guide.ts';
import type { TablePerson } from './menu.tsx';
import { News, useAnswered } from './news.tsx';
import { OrdersButton } from './orders-button.tsx';
import { Seats } from './seats.tsx';
import { MenuButton, TalkButton, TalkSheet, takeBack, UndoButton } from './sheets.tsx';
import { TableShell } from './shell.tsx';
import { DrawnTable, hasDrawn } from './slot.tsx';
import { TextBoard } from './text-board.tsx';
import { type Shown, useShown } from './use-shown.ts';

const Menu = lazy(() => import('./menu.tsx'));
const NOBODY: readonly TablePerson[] = [];
const Requests = lazy(async () => ({ default: (await import('./requests.tsx')).Requests }));

/** Not needed before the first question; loaded early in the match, so that its end does not depend on the network. */
const loadOver = async (): Promise<{ default: typeof import('./over.tsx').Over }> => ({ default: (await import('./over.tsx')).Over });
const Over = lazy(loadOver);
const UNDER_WAY = 8;

export interface TablePageProps {
  readonly code: GameCode;
  readonly eyes: MatchClient;
  readonly hand: MatchClient;
  /** The seat whose last move can be undone at this screen; usually the hand. */
  readonly undoer: MatchClient | null;
  /** Whether there is somebody to talk to. */
  readonly talk: boolean;
  /** Whether orders may be left here: not where several people look at one screen. */
  readonly ahead?: boolean;
  /** The curtain lies over everything: nothing behind it can be reached. */
  readonly veiled?: boolean;
  /** The time of the match up to which this person has seen it before. */
  readonly newSince?: number | null;
  /** Shown under the seats. */
  readonly banner?: ComponentChildren;
  readonly guide?: Guide | null;
  /** Asks what a strong player would do; missing: nobody may, because other people play. */
  readonly hint?: (at: TableGame, onClose: () => void) => ComponentChildren;
  readonly after: { readonly replay: string; readonly again: ComponentChildren };
  /** Others at the table who have a profile. */
  readonly people?: readonly TablePerson[];
  /** The file that a player attaches to a report; null: not available here. */
  readonly report: (() => Promise<unknown>) | null;
}

export function TablePage(props: TablePageProps) {
  const { code, eyes, hand, veiled = false, guide = null } = props;
  const w = useWords();
  const seen = useStore(eyes, (s) => s.seen);
  const link = useStore(eyes, (s) => s.link);
  const shown = useShown(code, eyes, hand, guide);
  const { turn } = shown;
  const mine = turn !== null && !veiled;
  useBell(mine);
  useTitle(w.table.title(code.words.title, mine ? w.table.yourTurn : seen?.table.closed != null ? w.over.title : w.table.waitingTitle));
  if (seen === null || link === 'elsewhere' || link === 'gone' || link === 'broken' || link === 'failed')
    return <Arriving link={link} replay={props.after.replay} store={eyes} />;
  return <AtTable {...props} seen={seen} offline={link === 'lost' || link === 'connecting'} shown={shown} />;
}

/** What an illustrated table may order for its person. */
const orderingOf = (game: TableGame['game'], seen: MatchSeen, hand: MatchClient): Ordering => ({
  given: seen.own?.orders ?? [],
  open: mayOrder(game, seen),
  give: (order, on) => hand.getState().wish({ t: 'order', order, on }),
});

interface AtTableProps extends TablePageProps {
  readonly seen: MatchSeen;
  readonly offline: boolean;
  readonly shown: Shown;
}

function AtTable(props: AtTableProps) {
  const { eyes, hand, undoer, talk, veiled = false, newSince = null, guide = null, after, seen, offline, shown } = props;
  const { at, drawn, lines, turn } = shown;
  const w = useWords();
  const refused = useStore(hand, (s) => s.refused);
  const lost = useStore(eyes, (s) => s.link === 'lost');
  const paused = useStore(eyes, (s) => s.paused);
  const heard = useStore(eyes, (s) => s.chat.length);
  const asked = useStore(hand, (s) => s.seen?.own?.question ?? null);
  const [log, setLog] = useState(false);
  const orderNotes = useOrderNotes(eyes, at.words, seen);
  const underWay = seen.lines.length > UNDER_WAY;
  useEffect(() => {
    if (underWay) void loadOver().catch(() => {});
  }, [underWay]);
  const over = seen.table.closed !== null;
  // A guided question is asked in the words of the whole one.
  const asking = askingOf(at, seen, turn === null ? null : shown.asked, refused, lost, w);
  const notes = (
    <>
      {lost && (
        <p className="note" role="status">
          {w.table.reconnecting}
        </p>
      )}
      {paused && !lost && (
        <p className="note" role="status">
          {w.table.paused}
        </p>
      )}
      {props.banner}
      {(seen.table.takeBack !== null || seen.table.ending !== null) && (
        <Suspense fallback={null}>
          <Requests at={at} hand={hand} seen={seen} />
        </Suspense>
      )}
    </>
  );
  return (
    <TableShell
      at={at}
      seen={seen}
      title={at.words.title}
      lines={lines}
      newSince={newSince}
      notes={orderNotes}
      drawn={drawn !== null}
      drawable={hasDrawn(at.game.id)}
      veiled={veiled}
      question={turn === null || turn.sent || veiled ? null : asked}
      offline={offline}
      log={log}
      onLog={setLog}
      first={undoer !== null && <UndoButton undoer={undoer} />}
      tools={
        <>
          {talk && <TalkButton at={at} store={hand} heard={heard} />}
          <Tools {...props} />
        </>
      }
      beside={talk && <TalkSheet at={at} store={hand} />}
      over={!over && guide?.show(turn, shown.settled, at.names)}
    >
      <BoardAndQuestion
        shown={shown}
        seen={seen}
        asking={asking}
        notes={notes}
        ended={
          over ? (
            <Suspense fallback={null}>
              <Over at={at} you={seen.seat} table={seen.table} after={after} />
            </Suspense>
          ) : null
        }
        undo={undoer === null ? null : () => void takeBack(undoer)}
        orders={props.ahead === false ? null : orderingOf(at.game, seen, hand)}
        onLog={() => setLog(true)}
      />
    </TableShell>
  );
}

function Tools({ code, hand, ahead = true, guide = null, hint, report, people = NOBODY, seen, shown }: AtTableProps) {
  const { id } = code.game;
  return (
    <>
      {hint !== undefined && shown.asked !== null && <HintButton at={shown.at} hint={hint} />}
      {ahead && <OrdersButton at={shown.at} store={hand} />}
      <MenuButton
        menu={(close) => (
          <Menu
            store={hand}
            seen={seen}
            drawable={hasDrawn(id)}
            orders={ahead ? code.game : null}
            learn={guide === null && hasLesson(id) ? `/learn/${id}` : null}
            report={report}
            people={people}
            onClose={close}
          />
        )}
      />
    </>
  );
}

function HintButton({ at, hint }: { readonly at: TableGame; readonly hint: NonNullable<TablePageProps['hint']> }) {
  const w = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton name="bulb" label={w.table.hint} onClick={() => setOpen(true)} />
      {open && <Suspense fallback={null}>{hint(at, () => setOpen(false))}</Suspense>}
    </>
  );
}

function BoardAndQuestion({
  shown: { at, drawn, lines, stageShown, turn, asked },
  seen,
  asking,
  notes,
  ended,
  undo,
  orders,
  onLog,
}: {
  readonly shown: Shown;
  readonly seen: MatchSeen;
  readonly asking: Asking;
  readonly notes: ComponentChildren;
  readonly ended: ComponentChildren;
  readonly undo: (() => void) | null;
  readonly orders: Ordering | null;
  readonly onLog: () => void;
}) {
  const since = useAnswered(asked, seen.lines);
  if (drawn === 'loading') return <Coming />;
  if (drawn !== null)
    return (
      <Suspense fallback={<Coming />}>
        <DrawnTable {...{ board: drawn, at, seen, turn, asking, notes, undo, orders }} over={ended} shown={stageShown} />
      </Suspense>
    );
  return (
    <>
      <div className="upper">
        <Seats seen={seen} you={seen.seat} />
        {notes}
      </div>
      <TextBoard at={at} known={seen.known} you={seen.seat} />
      <News at={at} lines={lines} you={seen.seat} since={since} onOpen={onLog} />
      {ended ?? <Decision at={at} seen={seen} turn={turn} asking={asking} />}
    </>
  );
}
