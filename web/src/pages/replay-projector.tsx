/**
 * The replay itself: the table and the log as the chosen seat knew them at a moment. One step on is played as it was then;
 * any other way through the match shows at once what is there.
 */
import { type MatchRecord, type Moment, playback, type Seat, type Types } from '@starboard/kernel';
import { hasSummary } from '@starboard/registry/summaries';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Looking, linesOf, seenAt } from '../play/replayed.ts';
import { useGame } from '../state/game.ts';
import { prefer, usePrefs } from '../state/prefs.ts';
import { pastPath } from '../summary/address.ts';
import { Share } from '../summary/share.tsx';
import { usePastWords } from '../summary/words.ts';
import { askingOf } from '../table/asking.ts';
import type { TableGame } from '../table/game.ts';
import { Log } from '../table/log.tsx';
import { Places } from '../table/over.tsx';
import { useRest } from '../table/rest.ts';
import { lookUp } from '../table/rules-panel.ts';
import { RulesPanel } from '../table/rules-view.tsx';
import { DrawnTable, hasDrawn, useDrawn } from '../table/slot.tsx';
import { useStaged } from '../table/staged.ts';
import { TextBoard } from '../table/text-board.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { saveFile } from '../ui/files.ts';
import { Icon, IconButton } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { Say } from '../ui/phrase.tsx';
import { Link } from '../ui/router.tsx';
import { useTitle } from '../ui/title.ts';
import { useFarWords, useWords } from '../words/index.ts';
import type { PastFrom } from '../worker/protocol.ts';
import { Eyes, Transport } from './replay-transport.tsx';
import { VerdictPanel } from './replay-verdict.tsx';

/** How long a moment stays when the match plays by itself; at an illustrated table, after all of it was shown. */
const STEP_MS = 1400;
const REST_MS = 500;

export interface ProjectorProps {
  readonly record: MatchRecord;
  readonly from: PastFrom;
  /** The moment to begin with; null: the first. */
  readonly at: number | null;
}

export function Projector({ record, from, at: first }: ProjectorProps) {
  const w = useWords();
  const far = useFarWords();
  const past = usePastWords();
  const summary = pastPath('summary', from);
  const code = useGame(record.terms.game, record.terms.options);
  const [seat, setSeat] = useState<Seat | null>(null);
  const [{ at, jumped }, setAt] = useState({ at: Math.min(first ?? 0, record.entries.length - 1), jumped: true });
  const [playing, setPlaying] = useState(false);
  const [sheet, setSheet] = useState<'verify' | 'log' | 'share' | null>(null);
  const game = useMemo<TableGame>(() => ({ ...code, names: record.names.map((name) => name || w.common.left) }), [code, record, w]);
  const looking = useMemo<Looking>(() => {
    const moments: Moment<Types>[] = [...playback(record, seat)];
    return { record, moments, lines: linesOf(record, moments), names: game.names, seat };
  }, [record, seat, game]);
  const seen = useMemo(() => seenAt(looking, at), [looking, at]);
  const last = looking.moments.length - 1;
  // What other rules knew is told as far as there are words for it; it cannot be drawn.
  const drawable = hasDrawn(record.terms.game) && record.entries.every((e) => e.rules === code.game.rules.version);
  const board = useDrawn(record.terms.game);
  const drawn = drawable ? board : null;
  const [staged, shown] = useStaged(seen.lines, looking);
  const settled = drawn === null || staged.length === seen.lines.length;
  const instant = usePrefs((p) => p.speed === 'instant');
  useTitle(far.replay.title(game.words.title));
  useRest(drawn !== null);
  useEffect(() => {
    if (!playing || !settled) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt({ at: at + 1, jumped: false }), drawn === null || instant ? STEP_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [playing, settled, at, last, drawn, instant]);
  const go = (to: number): void => {
    setPlaying(false);
    setAt({ at: Math.max(0, Math.min(last, to)), jumped: to !== at + 1 });
  };
  const play = (on: boolean): void => {
    if (on && at >= last) setAt({ at: 0, jumped: true });
    setPlaying(on);
  };
  const { outcome } = seen.table;
  const ended = outcome !== null && (
    <div className="over slim">
      <h2>
        <Say phrase={game.words.ending(outcome, seat)} names={game.names} still />
      </h2>
      <Places outcome={outcome} names={game.names} />
    </div>
  );
  const eyes = <Eyes seat={seat} names={game.names} look={setSeat} />;
  const save = (): void => saveFile(`starboard-${record.terms.game}.json`, record);
  const transport = <Transport at={at} last={last} playing={playing} go={go} play={play} />;
  return (
    <div className={`table past${drawn === null ? '' : ' is-drawn'}`} data-game={record.terms.game}>
      <header className="top">
        <Link className="logo" href="/" title={w.table.leave}>
          <Logo leads={w.table.leave} />
        </Link>
        <h1>{far.replay.title(game.words.title)}</h1>
        {/* Facts of the game that an illustrated table wants up here. */}
        <div className="facts" id="table-facts" />
        <div className="right">
          {drawable && (
            <IconButton
              name={drawn === null ? 'eye' : 'text'}
              label={drawn === null ? w.table.toDrawn : w.table.toWords}
              onClick={() => prefer({ board: drawn === null ? 'drawn' : 'words' })}
            />
          )}
          <span className={drawn === null ? undefined : 'not-small'}>
            <IconButton name="book" label={w.table.rulebook} onClick={() => lookUp({})} />
          </span>
          <span className="only-narrow">
            <IconButton name="log" label={w.table.log} onClick={() => setSheet('log')} />
          </span>
          {summary !== null && record.outcome !== null && hasSummary(record.terms.game) && (
            <Link className="ico" href={summary} aria-label={w.over.summary} title={w.over.summary}>
              <Icon name="chart" />
            </Link>
          )}
          <IconButton name="link" label={past.share} onClick={() => setSheet('share')} />
          <span className="not-small">
            <IconButton name="down" label={far.replay.save} onClick={save} />
          </span>
          <IconButton name="shield" label={far.replay.verify} onClick={() => setSheet('verify')} />
        </div>
      </header>
      <main className={`play${drawn === null ? '' : ' drawn replayed'}`} id="content" tabIndex={-1}>
        {drawn === null ? (
          <>
            <div className="upper">{eyes}</div>
            <TextBoard at={game} known={seen.known} you={seat} />
            <section className="decision">
              {ended}
              {transport}
            </section>
          </>
        ) : (
          <>
            <div className="stand">
              {drawn === 'loading' ? (
                <p className="loading" role="status">
                  <span className="spin" />
                  {w.table.connecting}
                </p>
              ) : (
                <DrawnTable
                  board={drawn}
                  at={game}
                  seen={seen}
                  turn={null}
                  asking={askingOf(game, seen, null, null, false, w)}
                  notes={null}
                  over={ended || null}
                  shown={shown}
                  still={jumped}
                />
              )}
            </div>
            <section className="decision">
              {transport}
              {eyes}
            </section>
          </>
        )}
      </main>
      <aside className="rail">
        <h2 className="rail-head">{w.table.happened}</h2>
        <Log at={game} lines={staged} you={seat} />
      </aside>
      {sheet === 'log' && (
        <Dialog sheet title={w.table.happened} onClose={() => setSheet(null)}>
          <Log at={game} lines={staged} you={seat} />
        </Dialog>
      )}
      {sheet === 'share' && (
        <Dialog sheet title={past.share} onClose={() => setSheet(null)}>
          <Share from={from} title={far.replay.title(game.words.title)} />
          <button type="button" className="btn only-small" onClick={save}>
            <Icon name="down" />
            {far.replay.save}
          </button>
        </Dialog>
      )}
      {sheet === 'verify' && (
        <Dialog sheet title={far.replay.verify} onClose={() => setSheet(null)}>
          <VerdictPanel record={record} />
        </Dialog>
      )}
      <RulesPanel at={game} known={seen.known} you={seat} />
    </div>
  );
}
