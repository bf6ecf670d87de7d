/** The replay itself: a slider over the moments, the scene and the log as the chosen seat knew them. */
import { type MatchRecord, type Moment, playback, type Seat, type Types } from '@starboard/kernel';
import { hasSummary } from '@starboard/registry/summaries';
import { use, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Told } from '../match/stream.ts';
import { gameCode } from '../play/code.ts';
import { pastPath } from '../summary/address.ts';
import { Share } from '../summary/share.tsx';
import { usePastWords } from '../summary/words.ts';
import type { TableGame } from '../table/game.ts';
import { Log } from '../table/log.tsx';
import { Places } from '../table/over.tsx';
import { lookUp } from '../table/rules-panel.ts';
import { RulesPanel } from '../table/rules-view.tsx';
import { TextBoard } from '../table/text-board.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { saveFile } from '../ui/files.ts';
import { Icon, IconButton } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { Say } from '../ui/phrase.tsx';
import { useTitle } from '../ui/title.ts';
import { useLanguage, useWords } from '../words/index.ts';
import type { PastFrom } from '../worker/protocol.ts';
import { Verdict } from './replay-verdict.tsx';

const STEP_MS = 1400;

export function Projector({
  record,
  from,
  at: first,
}: {
  readonly record: MatchRecord;
  readonly from: PastFrom;
  /** The moment to begin with; null: the first. */
  readonly at: number | null;
}) {
  const w = useWords();
  const past = usePastWords();
  const language = useLanguage();
  const summary = pastPath('summary', from);
  const cartridge = use(gameCode(record.terms.game));
  const [seat, setSeat] = useState<Seat | null>(null);
  const [at, setAt] = useState(Math.min(first ?? 0, record.entries.length - 1));
  const [playing, setPlaying] = useState(false);
  const [sheet, setSheet] = useState<'verify' | 'log' | 'share' | null>(null);
  const moments = useMemo<Moment<Types>[]>(() => [...playback(record, seat)], [record, seat]);
  const last = moments.length - 1;
  const lines = useMemo(() => linesOf(record, moments), [record, moments]);
  const game = useMemo<TableGame>(
    () => ({ cartridge, words: cartridge.game.words[language], names: record.names.map((name) => name || w.common.left) }),
    [cartridge, language, record, w],
  );
  useTitle(w.replay.title(game.words.title));
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  useEffect(() => {
    document.body.classList.add('at-table');
    return () => document.body.classList.remove('at-table');
  }, []);
  const shown = lines.filter((l) => l.moment <= at);
  const go = (to: number): void => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  return (
    <div className="table">
      <header className="top">
        <Link className="logo" href="/" title={w.table.leave}>
          <Logo leads={w.table.leave} />
        </Link>
        <h1>{w.replay.title(game.words.title)}</h1>
        <div className="right">
          <IconButton name="book" label={w.table.rulebook} onClick={() => lookUp({})} />
          <span className="only-narrow">
            <IconButton name="log" label={w.table.log} onClick={() => setSheet('log')} />
          </span>
          {summary !== null && record.outcome !== null && hasSummary(record.terms.game) && (
            <Link className="ico" href={summary} aria-label={w.over.summary} title={w.over.summary}>
              <Icon name="chart" />
            </Link>
          )}
          <IconButton name="link" label={past.share} onClick={() => setSheet('share')} />
          <IconButton name="down" label={w.replay.save} onClick={() => saveFile(`starboard-${record.terms.game}.json`, record)} />
          <button type="button" className="btn sm" onClick={() => setSheet('verify')}>
            <Icon name="shield" />
            {w.replay.verify}
          </button>
        </div>
      </header>
      <main className="play" id="content" tabIndex={-1}>
        <div className="upper">
          <label className="eyes">
            <span>{w.replay.eyes}</span>
            <select
              className="field"
              value={seat === null ? '' : String(seat)}
              onChange={(e) => setSeat(e.target.value === '' ? null : (Number(e.target.value) as Seat))}
            >
              <option value="">{w.replay.spectator}</option>
              {game.names.map((name, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
                <option key={i} value={String(i)}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <TextBoard cartridge={cartridge} known={moments[at].known} you={seat} names={game.names} language={language} />
        <section className="decision">
          {at === last && record.outcome !== null && (
            <div className="over slim">
              <h2>
                <Say phrase={game.words.ending(record.outcome)} names={game.names} still />
              </h2>
              <Places outcome={record.outcome} names={game.names} />
            </div>
          )}
          <div className="ask transport">
            <IconButton name="first" label={w.replay.first} onClick={() => go(0)} />
            <IconButton name="left" label={w.replay.previous} onClick={() => go(at - 1)} />
            <IconButton
              name={playing ? 'pause' : 'play'}
              label={playing ? w.replay.pause : w.replay.play}
              onClick={() => {
                if (at >= last) setAt(0);
                setPlaying(!playing);
              }}
            />
            <IconButton name="right" label={w.replay.next} onClick={() => go(at + 1)} />
            <IconButton name="last" label={w.replay.last} onClick={() => go(last)} />
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-label={w.replay.slider}
              aria-valuetext={w.replay.moment(at + 1, last + 1)}
              onChange={(e) => go(Number(e.target.value))}
            />
            <span className="chip num">{w.replay.moment(at + 1, last + 1)}</span>
          </div>
        </section>
      </main>
      <aside className="rail">
        <h2 className="rail-head">{w.table.happened}</h2>
        <Log at={game} lines={shown} you={seat} />
      </aside>
      {sheet === 'log' && (
        <Dialog sheet title={w.table.happened} onClose={() => setSheet(null)}>
          <Log at={game} lines={shown} you={seat} />
        </Dialog>
      )}
      {sheet === 'share' && (
        <Dialog sheet title={past.share} onClose={() => setSheet(null)}>
          <Share from={from} title={w.replay.title(game.words.title)} />
        </Dialog>
      )}
      {sheet === 'verify' && (
        <Dialog sheet title={w.replay.verify} onClose={() => setSheet(null)}>
          <Verdict record={record} />
        </Dialog>
      )}
      <RulesPanel at={game} />
    </div>
  );
}

/** Everything that was heard, with the moment it belongs to. */
function linesOf(record: MatchRecord, moments: readonly Moment<Types>[]): (Told & { readonly moment: number })[] {
  const lines: (Told & { readonly moment: number })[] = [];
  moments.forEach(({ act, events }, moment) => {
    const at = record.entries[moment].at;
    const add = (event: Told['event']): void => void lines.push({ key: lines.length, at, event, moment });
    if (act.kind === 'undo') add({ kind: '$undone', seat: act.seat });
    if (act.kind === 'takeback') add({ kind: '$takeback', seat: act.seat });
    if (act.kind === 'answer' && act.by === 'idle') add({ kind: '$idle', seat: act.seat });
    for (const event of events) add(event);
  });
  return lines;
}
