/**
 * The replay itself: the table and the log as the chosen seat knew them at a moment. A single step is animated as it was in the
 * match; any other jump shows the result at once.
 */
import './replay.css';
import type { MatchSeen } from '@starboard/host/match-view';
import { choose, type MatchRecord, type Moment, mayAnswer, playback, type Seat, type Types } from '@starboard/kernel';
import { hasSummary } from '@starboard/registry/summaries';
import type { Asking } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useJudgement } from '../../lookback/judgement.tsx';
import { useLookbackWords } from '../../lookback/words.ts';
import { botsOf, type Looking, rememberedLines, seenAt } from '../../play/replayed.ts';
import { useGame } from '../../state/game.ts';
import { pastPath } from '../../summary/address.ts';
import { Share } from '../../summary/share.tsx';
import { usePastWords } from '../../summary/words.ts';
import { askingOf } from '../../table/asking.ts';
import { type TableGame, useTableGame } from '../../table/game.ts';
import { FinalPlaces } from '../../table/over.tsx';
import { TableShell } from '../../table/shell.tsx';
import { DrawnTable, hasDrawn, useDrawn } from '../../table/slot.tsx';
import { useStaged } from '../../table/staged.ts';
import { TextBoard } from '../../table/text-board.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/files.ts';
import { Icon, IconButton } from '../../ui/icon.tsx';
import { useDesk, useNarrow } from '../../ui/narrow.ts';
import { useLocalPortraits } from '../../ui/own-face.ts';
import { Say } from '../../ui/phrase.tsx';
import { Portraits } from '../../ui/portraits.ts';
import { Link } from '../../ui/router.tsx';
import { useTitle } from '../../ui/title.ts';
import { useFarWords, useWords } from '../../words/index.ts';
import type { PastFrom, PastReader } from '../../worker/protocol.ts';
import { BranchDialog, mayBranch } from './replay-branch.tsx';
import { Eyes, MomentSlider, Transport } from './replay-transport.tsx';
import { VerdictPanel } from './replay-verdict.tsx';
import { useAutoplay, useReel } from './use-reel.ts';

export interface ProjectorProps {
  readonly record: MatchRecord;
  readonly reader: PastReader;
  readonly from: PastFrom;
  /** The moment to begin with; null: the first. */
  readonly at: number | null;
}

export function Projector({ record, reader, from, at: first }: ProjectorProps) {
  const w = useWords();
  const far = useFarWords();
  const past = usePastWords();
  const code = useGame(record.terms.game, record.terms.options);
  const game = useTableGame(code, record.names);
  const look = useLookbackWords();
  const [seat, setSeat] = useState<Seat | null>(reader.seat);
  // Who did not play it sees it as it came.
  const [whole, setWhole] = useState(reader.player);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [log, setLog] = useState(false);
  const bots = useMemo(() => botsOf(record), [record]);
  const portraits = useLocalPortraits(
    record.names.map((name, seat) => ({ name, kind: bots[seat] === null ? 'person' : 'bot', face: reader.faces[seat] ?? null })),
  );
  const looking = useMemo<Looking>(() => {
    const moments: Moment<Types>[] = [...playback(record, seat)];
    return { record, moments, lines: rememberedLines(record, moments), names: record.names, bots, seat };
  }, [record, bots, seat]);
  // A record made by other rules is told as far as there are words for it; it cannot be drawn.
  const drawable = hasDrawn(record.terms.game) && record.entries.every((e) => e.rules === code.game.rules.version);
  const board = useDrawn(record.terms.game);
  const drawn = drawable ? board : null;
  const reel = useReel(looking.moments.length - 1, first);
  const seen = useMemo(() => seenAt(looking, reel.at), [looking, reel.at]);
  const [staged, shown] = useStaged(seen.lines, looking);
  useAutoplay(reel, drawn === null || staged.length === seen.lines.length, drawn !== null);
  const title = far.replay.title(game.words.title);
  useTitle(title);
  const { outcome } = seen.table;
  const ended = outcome !== null && (
    <div className="over slim">
      <h2>
        <Say phrase={game.words.ending(outcome, seat)} names={game.names} still />
      </h2>
      <FinalPlaces outcome={outcome} names={game.names} counted={game.words.part} />
    </div>
  );
  const lookThrough = (eyesOf: Seat | null): void => {
    setSeat(eyesOf);
    // On a phone the board is above.
    document.querySelector('.lb-page')?.scrollTo({ top: 0 });
  };
  const eyes = <Eyes seat={seat} names={game.names} look={lookThrough} />;
  const desk = useDesk();
  const branch = drawable && mayBranch(record, reel.at) && (
    <button type="button" className="btn sm primary" onClick={() => setSheet('branch')}>
      <Icon name="hand" />
      {desk ? past.branch.act : past.branch.actShort}
    </button>
  );
  const ahead = !whole && reel.furthest < reel.last;
  // Between buttons on a phone nobody could hit a moment.
  const apart = useNarrow() && drawn !== null;
  const where = { at: reel.at, last: ahead ? reel.furthest : reel.last, blind: ahead, go: reel.go };
  const transport = <Transport {...where} apart={apart} playing={reel.playing} play={reel.play} />;
  const slider = apart && (
    <div key="slider" className="lb-moment transport">
      <MomentSlider {...where} />
      <IconButton name="down" label={look.below} onClick={toChances} />
    </div>
  );
  const future = ahead && (
    <button type="button" className="btn sm quiet" title={look.futureHelp} onClick={() => setWhole(true)}>
      <Icon name="eye" />
      {look.future}
    </button>
  );
  const { chart, side, chancesAt } = useJudgement({ record, game, reader, from, eyes: seat, reel, whole: !ahead, placed: first !== null, future });
  const sides = (
    <div className="lb-side">
      {side}
      <Share from={from} title={title} at={reel.at} small />
    </div>
  );
  return (
    <Portraits.Provider value={portraits}>
      <TableShell
        past
        judged
        at={game}
        seen={seen}
        title={title}
        lines={staged}
        drawn={drawn !== null}
        drawable={drawable}
        log={log}
        onLog={setLog}
        tools={<Tools record={record} from={from} onSheet={setSheet} />}
        over={
          sheet !== null && (
            <Sheets
              {...{ sheet, record, from, title }}
              at={reel.at}
              eyes={seat}
              chances={sheet === 'branch' ? chancesAt(reel.at) : null}
              onClose={() => setSheet(null)}
            />
          )
        }
      >
        {drawn === null ? (
          <>
            <div className="upper">{eyes}</div>
            <TextBoard at={game} known={seen.known} you={seat} />
            <section className="decision">
              {ended}
              {transport}
              {branch}
              {chart}
              {sides}
            </section>
          </>
        ) : (
          <>
            <Beside desk={desk} chart={desk ? chart : [slider, eyes, chart]} side={sides}>
              {drawn === 'loading' ? (
                <p className="loading" role="status">
                  <span className="spin" />
                  {past.setting}
                </p>
              ) : (
                <DrawnTable
                  board={drawn}
                  at={game}
                  seen={seen}
                  turn={null}
                  asking={{ ...askingOf(game, seen, null, null, false, w), ...askedThen(game, seen) }}
                  notes={null}
                  over={ended || null}
                  shown={shown}
                  still={reel.jumped}
                />
              )}
            </Beside>
            <section className="decision">
              {transport}
              {desk && eyes}
              {branch}
            </section>
          </>
        )}
      </TableShell>
    </Portraits.Provider>
  );
}

/** On a phone the table fills the screen, and nothing says by itself that there is more. */
function toChances(): void {
  document.querySelector('.lb-page > :is(.lb-chart, .lb-side)')?.scrollIntoView({ block: 'start' });
}

/** At a desk curve and panels lie around the board; elsewhere below it, on one page that scrolls. */
function Beside({
  desk,
  chart,
  side,
  children,
}: {
  readonly desk: boolean;
  readonly chart: ComponentChildren;
  readonly side: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const stand = <div className="stand">{children}</div>;
  if (!desk)
    return (
      <div className="lb-page">
        {stand}
        {chart}
        {side}
      </div>
    );
  return (
    <>
      {stand}
      {chart}
      {side}
    </>
  );
}

/** The question as it was put to the seat whose eyes one has. */
function askedThen({ game, words }: TableGame, { known, seat }: MatchSeen): Partial<Asking> {
  if (seat === null || known.stack.length === 0 || !mayAnswer(known, seat) || known.flow.done.includes(seat)) return {};
  const c = choose(game, known, seat, []);
  return c === null ? {} : { sentence: words.choice(c, known, seat, []), about: seat, rule: c.rule };
}

type Sheet = 'verify' | 'share' | 'branch';

const save = (record: MatchRecord): void => saveFile(`starboard-${record.terms.game}.json`, record);

function Tools({ record, from, onSheet }: { readonly record: MatchRecord; readonly from: PastFrom; readonly onSheet: (sheet: Sheet) => void }) {
  const w = useWords();
  const far = useFarWords();
  const past = usePastWords();
  const summary = pastPath('summary', from);
  return (
    <>
      {summary !== null && record.outcome !== null && hasSummary(record.terms.game) && (
        <Link className="ico" href={summary} aria-label={w.over.summary} title={w.over.summary}>
          <Icon name="chart" />
        </Link>
      )}
      <IconButton name="link" label={past.share} onClick={() => onSheet('share')} />
      <span className="not-small">
        <IconButton name="down" label={far.replay.save} onClick={() => save(record)} />
      </span>
      <IconButton name="shield" label={far.replay.verify} onClick={() => onSheet('verify')} />
    </>
  );
}

function Sheets({
  sheet,
  record,
  from,
  title,
  at,
  eyes,
  chances,
  onClose,
}: {
  readonly sheet: Sheet;
  readonly record: MatchRecord;
  readonly from: PastFrom;
  readonly title: string;
  readonly at: number;
  readonly eyes: Seat | null;
  readonly chances: readonly number[] | null;
  readonly onClose: () => void;
}) {
  const far = useFarWords();
  const past = usePastWords();
  if (sheet === 'branch') return <BranchDialog {...{ record, from, at, eyes, chances, onClose }} />;
  if (sheet === 'verify')
    return (
      <Dialog sheet title={far.replay.verify} onClose={onClose}>
        <VerdictPanel record={record} />
      </Dialog>
    );
  return (
    <Dialog sheet title={past.share} onClose={onClose}>
      <Share from={from} title={title} at={at} />
      <button type="button" className="btn only-small" onClick={() => save(record)}>
        <Icon name="down" />
        {far.replay.save}
      </button>
    </Dialog>
  );
}
