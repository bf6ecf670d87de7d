/**
 * The table that all games share: seats above, the board in the middle, the question under it, log and chat beside. What is
 * shown comes from `eyes`, who answers from `hand`: the same stream for most, two at a shared screen.
 */
import type { Seat } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { MatchStore } from '../match/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { useTitle } from '../ui/title.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { Chat, Phrases } from './chat.tsx';
import { Decision } from './decision.tsx';
import type { TableGame } from './game.ts';
import { Log, LogLine, useTold } from './log.tsx';
import { Menu } from './menu.tsx';
import { Over } from './over.tsx';
import { Requests } from './requests.tsx';
import { lookUp } from './rules-panel.ts';
import { RulesPanel } from './rules-view.tsx';
import { Seats } from './seats.tsx';
import { BoardSlot } from './slot.tsx';
import { useTurn } from './turn.ts';

export interface FrameProps {
  readonly cartridge: AnyCartridge;
  readonly eyes: MatchStore;
  readonly hand: MatchStore;
  /** Who may take something back at this screen; usually the hand. */
  readonly undoer: MatchStore | null;
  /** Whether there is somebody to talk to. */
  readonly talk: boolean;
  /** The curtain lies over everything: nothing behind it can be reached. */
  readonly veiled?: boolean;
  /** The time of the match up to which this person had looked before. */
  readonly newSince?: number | null;
  /** Shown under the seats: what this table wants to say. */
  readonly banner?: ReactNode;
  readonly after: { readonly replay: string; readonly again: ReactNode };
  /** The file a player attaches to a report; null: not from here. */
  readonly report: (() => Promise<unknown>) | null;
}

export function Frame({ cartridge, eyes, hand, undoer, talk, veiled = false, newSince = null, banner, after, report }: FrameProps) {
  const w = useWords();
  const language = useLanguage();
  const seen = useStore(eyes, (s) => s.seen);
  const link = useStore(eyes, (s) => s.link);
  const refused = useStore(hand, (s) => s.refused);
  const turn = useTurn(hand, cartridge.game);
  const chairs = seen?.table.chairs;
  const at = useMemo<TableGame>(
    () => ({ cartridge, words: cartridge.game.words[language], names: (chairs ?? []).map((c) => c.name) }),
    [cartridge, language, chairs],
  );
  const mayUndo = useStore(undoer ?? hand, (s) => undoer !== null && s.link === 'live' && s.seen?.own?.undo === true);
  const heard = useStore(eyes, (s) => s.chat.length);
  const [sheet, setSheet] = useState<'log' | 'chat' | 'menu' | null>(null);
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (sheet === 'chat') setRead(heard);
  }, [sheet, heard]);
  useRest();
  useTitle(
    w.table.title(at.words.title, turn !== null && !veiled ? w.table.yourTurn : seen?.table.closed != null ? w.over.title : w.table.waitingTitle),
  );
  const lines = useTold(seen?.lines ?? NONE, eyes);
  if (seen === null || link === 'elsewhere' || link === 'gone' || link === 'broken')
    return <Arriving link={link} replay={after.replay} claim={() => eyes.getState().claim()} />;
  const you: Seat | null = seen.seat;
  const over = seen.table.closed !== null;
  const undo = (): void => undoer?.getState().wish({ t: 'undo' });
  return (
    <div className="table" inert={veiled}>
      <header className="top">
        <Link className="logo" href="/" title={w.table.leave}>
          <Logo leads={w.table.leave} />
        </Link>
        <h1>{at.words.title}</h1>
        <div className="right">
          {undoer !== null && (
            <IconButton name="back" label={mayUndo ? w.table.undo : w.table.undoNot} aria-disabled={!mayUndo} onClick={() => mayUndo && undo()} />
          )}
          <IconButton name="book" label={w.table.rulebook} onClick={() => lookUp({})} />
          <span className="only-narrow">
            <IconButton name="log" label={w.table.log} onClick={() => setSheet('log')} />
          </span>
          {talk && (
            <span className="only-narrow">
              <IconButton name="chat" label={w.table.chat} dot={heard > read} onClick={() => setSheet('chat')} />
            </span>
          )}
          <IconButton name="menu" label={w.table.menu} onClick={() => setSheet('menu')} />
        </div>
        {(link === 'lost' || link === 'connecting') && <div className="lost-line" />}
      </header>
      <main className="play" id="content" tabIndex={-1}>
        <div className="upper">
          <Seats seen={seen} you={you} />
          {link === 'lost' && (
            <p className="note" role="status">
              {w.table.reconnecting}
            </p>
          )}
          {banner}
          <Requests eyes={eyes} hand={hand} seen={seen} />
        </div>
        <BoardSlot cartridge={cartridge} known={seen.known} you={you} names={at.names} language={language} turn={turn} lines={lines} />
        <News at={at} lines={lines} you={you} />
        {over ? (
          <Over at={at} table={seen.table} after={after} />
        ) : (
          <Decision at={at} seen={seen} turn={turn} refused={refused} lost={link === 'lost'} />
        )}
      </main>
      <aside className="rail">
        <h2 className="rail-head">{w.table.happened}</h2>
        <Log at={at} lines={lines} you={you} newSince={newSince} />
        {talk && <Chat at={at} store={hand} />}
      </aside>
      {sheet === 'log' && (
        <Dialog sheet title={w.table.happened} onClose={() => setSheet(null)}>
          <Log at={at} lines={lines} you={you} newSince={newSince} />
        </Dialog>
      )}
      {sheet === 'chat' && (
        <Dialog sheet title={w.chat.title} onClose={() => setSheet(null)}>
          <Chat at={at} store={hand} />
          <Phrases store={hand} />
        </Dialog>
      )}
      {sheet === 'menu' && <Menu store={hand} seen={seen} report={report} onClose={() => setSheet(null)} />}
      <RulesPanel at={at} />
    </div>
  );
}

const NONE: readonly never[] = [];

/** The last lines, where the log itself is out of sight. */
function News({ at, lines, you }: { readonly at: TableGame } & Pick<React.ComponentProps<typeof Log>, 'lines' | 'you'>) {
  const w = useWords();
  const last = lines.slice(-2);
  return (
    <section className="news" aria-label={w.table.news}>
      {last.map((line) => (
        <p key={line.key}>
          <LogLine at={at} line={line} you={you} />
        </p>
      ))}
    </section>
  );
}

function Arriving({ link, replay, claim }: { readonly link: string; readonly replay: string; readonly claim: () => void }) {
  const w = useWords();
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

/** The page rests under the table: nothing scrolls but what is inside. */
function useRest(): void {
  useEffect(() => {
    document.body.classList.add('at-table');
    return () => document.body.classList.remove('at-table');
  }, []);
}
