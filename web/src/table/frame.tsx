/**
 * The table that all games share: seats above, the board in the middle, the question under it, log and chat beside. What is
 * shown comes from `eyes`, who answers from `hand`: the same stream for most, two at a shared screen.
 */
import type { Seat } from '@starboard/kernel';
import { hasLesson } from '@starboard/registry/lessons';
import type { Turn } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MatchStore } from '../match/store.ts';
import type { GameCode } from '../play/code.ts';
import { prefer } from '../state/prefs.ts';
import { useStore } from '../state/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { Link } from '../ui/router.tsx';
import { useTitle } from '../ui/title.ts';
import { useWords } from '../words/index.ts';
import { askingOf } from './asking.ts';
import { useBell } from './bell.ts';
import { Decision } from './decision.tsx';
import type { TableGame } from './game.ts';
import { Log, useTold } from './log.tsx';
import { News, useAnswered } from './news.tsx';
import { OrdersButton } from './orders-button.tsx';
import { Over } from './over.tsx';
import { Requests } from './requests.tsx';
import { useRest } from './rest.ts';
import { lookUp, useLookUp } from './rules-panel.ts';
import { Seats } from './seats.tsx';
import { DrawnTable, hasDrawn, useDrawn } from './slot.tsx';
import { useStaged } from './staged.ts';
import { TextBoard } from './text-board.tsx';
import { useTurn } from './turn.ts';

/** Looked at now and then: not before the first question. */
const Menu = lazy(() => import('./menu.tsx'));
const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).ChatPanel }));
const RulesPanel = lazy(async () => ({ default: (await import('./rules-view.tsx')).RulesPanel }));
const Phrases = lazy(async () => ({ default: (await import('./chat.tsx')).Phrases }));

/** Somebody who guides through a first game (../lesson/guide.tsx). */
export interface Guide {
  /** The question as far as it may be answered now. */
  limit(turn: Turn | null, settled: boolean): Turn | null;
  /** What lies over the table. */
  show(turn: Turn | null, settled: boolean, names: readonly string[]): ComponentChildren;
}

export interface FrameProps {
  readonly code: GameCode;
  readonly eyes: MatchStore;
  readonly hand: MatchStore;
  /** Who may take something back at this screen; usually the hand. */
  readonly undoer: MatchStore | null;
  /** Whether there is somebody to talk to. */
  readonly talk: boolean;
  /** Whether orders may be left here: not where several people look at one screen. */
  readonly ahead?: boolean;
  /** The curtain lies over everything: nothing behind it can be reached. */
  readonly veiled?: boolean;
  /** The time of the match up to which this person had looked before. */
  readonly newSince?: number | null;
  /** Shown under the seats: what this table wants to say. */
  readonly banner?: ComponentChildren;
  readonly guide?: Guide | null;
  readonly after: { readonly replay: string; readonly again: ComponentChildren };
  /** The file a player attaches to a report; null: not from here. */
  readonly report: (() => Promise<unknown>) | null;
}

export function Frame({
  code,
  eyes,
  hand,
  undoer,
  talk,
  ahead = true,
  veiled = false,
  newSince = null,
  banner,
  guide = null,
  after,
  report,
}: FrameProps) {
  const w = useWords();
  const seen = useStore(eyes, (s) => s.seen);
  const link = useStore(eyes, (s) => s.link);
  const refused = useStore(hand, (s) => s.refused);
  const asked = useTurn(hand, code.game);
  const drawn = useDrawn(code.game.id);
  const paced = useTold(seen?.lines ?? NONE, eyes);
  const [staged, shown] = useStaged(seen?.lines ?? NONE, eyes);
  const lines = drawn === null ? paced : staged;
  // Whether everything that happened has been shown: only then somebody talks about it.
  const settled = lines.at(-1)?.key === seen?.lines.at(-1)?.key;
  const turn = guide === null ? asked : guide.limit(asked, settled);
  // The table is told anew with every answer; who sits there is mostly the same, and the whole log hangs on it.
  const chairs = JSON.stringify(seen?.table.chairs.map((c) => c.name) ?? []);
  const at = useMemo<TableGame>(() => ({ ...code, names: (JSON.parse(chairs) as string[]).map((name) => name || w.common.left) }), [code, chairs, w]);
  const since = useAnswered(asked, seen?.lines ?? NONE);
  const mayUndo = useStore(undoer ?? hand, (s) => undoer !== null && s.link === 'live' && s.seen?.own?.undo === true);
  const heard = useStore(eyes, (s) => s.chat.length);
  const [sheet, setSheet] = useState<'log' | 'chat' | 'menu' | null>(null);
  const [read, setRead] = useState(0);
  const looking = useLookUp((s) => s.looked !== null);
  useEffect(() => {
    if (sheet === 'chat') setRead(heard);
  }, [sheet, heard]);
  useRest(drawn !== null);
  useBell(turn !== null && !veiled);
  useTitle(
    w.table.title(at.words.title, turn !== null && !veiled ? w.table.yourTurn : seen?.table.closed != null ? w.over.title : w.table.waitingTitle),
  );
  if (seen === null || link === 'elsewhere' || link === 'gone' || link === 'broken' || link === 'failed')
    return <Arriving link={link} replay={after.replay} store={eyes} />;
  const you: Seat | null = seen.seat;
  const over = seen.table.closed !== null;
  const undo = (): void => undoer?.getState().wish({ t: 'undo' });
  const lost = link === 'lost';
  // A guided question is asked in the words of the whole one.
  const asking = askingOf(at, seen, turn === null ? null : asked, refused, lost, w);
  const notes = (
    <>
      {lost && (
        <p className="note" role="status">
          {w.table.reconnecting}
        </p>
      )}
      {banner}
      <Requests at={at} hand={hand} seen={seen} />
    </>
  );
  const ended = over ? <Over at={at} you={seen.seat} table={seen.table} after={after} /> : null;
  return (
    <div className={`table${drawn === null ? '' : ' is-drawn'}`} data-game={code.game.id} inert={veiled}>
      <header className="top">
        <Link className="logo" href="/" title={w.table.leave}>
          <Logo leads={w.table.leave} />
        </Link>
        <h1>{at.words.title}</h1>
        {/* Facts of the game that an illustrated table wants up here. */}
        <div className="facts" id="table-facts" />
        <div className="right">
          {undoer !== null && (
            <IconButton name="back" label={mayUndo ? w.table.undo : w.table.undoNot} aria-disabled={!mayUndo} onClick={() => mayUndo && undo()} />
          )}
          {hasDrawn(code.game.id) && (
            <IconButton
              name={drawn === null ? 'eye' : 'text'}
              label={drawn === null ? w.table.toDrawn : w.table.toWords}
              onClick={() => prefer({ board: drawn === null ? 'drawn' : 'words' })}
            />
          )}
          <span className="not-small">
            <IconButton name="book" label={w.table.rulebook} onClick={() => lookUp({})} />
          </span>
          <span className="only-narrow">
            <IconButton name="log" label={w.table.log} onClick={() => setSheet('log')} />
          </span>
          {talk && (
            <span className="only-narrow">
              <IconButton name="chat" label={w.table.chat} dot={heard > read} onClick={() => setSheet('chat')} />
            </span>
          )}
          {ahead && <OrdersButton at={at} store={hand} />}
          <IconButton name="menu" label={w.table.menu} onClick={() => setSheet('menu')} />
        </div>
        {(link === 'lost' || link === 'connecting') && <div className="lost-line" />}
      </header>
      <main className={`play${drawn === null ? '' : ' drawn'}`} id="content" tabIndex={-1}>
        {drawn === 'loading' ? (
          <Coming />
        ) : drawn !== null ? (
          <Suspense fallback={<Coming />}>
            <DrawnTable board={drawn} at={at} seen={seen} turn={turn} asking={asking} notes={notes} over={ended} shown={shown} />
          </Suspense>
        ) : (
          <>
            <div className="upper">
              <Seats seen={seen} you={you} />
              {notes}
            </div>
            <TextBoard at={at} known={seen.known} you={you} />
            <News at={at} lines={lines} you={you} since={since} onOpen={() => setSheet('log')} />
            {ended ?? <Decision at={at} seen={seen} turn={turn} asking={asking} />}
          </>
        )}
      </main>
      <aside className="rail">
        <h2 className="rail-head">{w.table.happened}</h2>
        <Log at={at} lines={lines} you={you} newSince={newSince} />
        {talk && (
          <Suspense fallback={null}>
            <Chat at={at} store={hand} />
          </Suspense>
        )}
      </aside>
      {sheet === 'log' && (
        <Dialog sheet title={w.table.happened} onClose={() => setSheet(null)}>
          <Log at={at} lines={lines} you={you} newSince={newSince} />
        </Dialog>
      )}
      {sheet === 'chat' && (
        <Dialog sheet title={w.chat.title} onClose={() => setSheet(null)}>
          <Suspense fallback={null}>
            <Chat at={at} store={hand} />
            <Phrases store={hand} />
          </Suspense>
        </Dialog>
      )}
      {sheet === 'menu' && (
        <Suspense fallback={null}>
          <Menu
            store={hand}
            seen={seen}
            drawable={hasDrawn(code.game.id)}
            orders={ahead ? code.game : null}
            learn={guide === null && hasLesson(code.game.id) ? `/learn/${code.game.id}` : null}
            report={report}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      )}
      {looking && (
        <Suspense fallback={null}>
          <RulesPanel at={at} known={seen.known} you={you} />
        </Suspense>
      )}
      {!over && guide?.show(turn, settled, at.names)}
    </div>
  );
}

const NONE: readonly never[] = [];

function Coming() {
  const w = useWords();
  return (
    <p className="loading" role="status">
      <span className="spin" />
      {w.table.connecting}
    </p>
  );
}

function Arriving({ link, replay, store }: { readonly link: string; readonly replay: string; readonly store: MatchStore }) {
  const w = useWords();
  const { claim, hurry } = store.getState();
  return (
    <main className="alone" id="content">
      {link === 'elsewhere' ? (
        <div className="panel card">
          <h1>{w.table.elsewhere}</h1>
          <p>{w.table.elsewhereMore}</p>
          <button type="button" className="btn primary" onClick={claim}>
            {w.table.playHere}
          </button>
        </div>
      ) : link === 'failed' ? (
        <div className="panel card" role="alert">
          <h1>{w.table.failed}</h1>
          <p>{w.table.failedMore}</p>
          <button type="button" className="btn primary" onClick={hurry}>
            {w.common.retry}
          </button>
        </div>
      ) : link === 'broken' ? (
        <div className="panel card">
          <h1>{w.table.broken}</h1>
          <p>{w.table.brokenMore}</p>
          <Link className="btn primary" href={replay}>
            {w.over.replay}
          </Link>
        </div>
      ) : link === 'gone' ? (
        <div className="panel card">
          <h1>{w.table.gone}</h1>
          <Link className="btn" href="/">
            {w.lost.home}
          </Link>
        </div>
      ) : (
        <p className="loading" role="status">
          <span className="spin" />
          {w.table.connecting}
        </p>
      )}
    </main>
  );
}
