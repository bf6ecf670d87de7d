/**
 * What bots say about a finished match, for the page that shows it: chances, turning points, advice. The page gives the moment
 * and the eyes; it gets the panels.
 */
import './lookback.css';
import { type MatchRecord, type Phrase, playback, type Seat } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type TurningPoint, turningPoints } from '../../../bots/curve.ts';
import { chanceOfSeat } from '../../../bots/estimate.ts';
import type { Ground } from '../../../bots/outlook.ts';
import type { Reel } from '../pages/replay/use-reel.ts';
import { linePhrase } from '../play/text.ts';
import type { TableGame } from '../table/game.ts';
import { PickOne } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLow, useNarrow } from '../ui/narrow.ts';
import { useLanguage, useWords } from '../words/index.ts';
import type { PastFrom, PastReader } from '../worker/protocol.ts';
import { AdviceList, answerPhrase } from './advice-list.tsx';
import type { Analyst, Curve } from './analyst.ts';
import { ChancesPlot } from './chances.tsx';
import { LuckPanel } from './luck.tsx';
import { tellingOf } from './telling.ts';
import { Turning } from './turning.tsx';
import { useAdvice, useAnalyst, useCurve } from './use-analysis.ts';
import { useLookbackWords } from './words.ts';

interface JudgementProps {
  readonly record: MatchRecord;
  readonly game: TableGame;
  readonly reader: PastReader;
  readonly from: PastFrom;
  readonly eyes: Seat | null;
  readonly reel: Reel;
  /** Whether all of it may be seen. */
  readonly whole: boolean;
  /** The address named a moment: one stays there. */
  readonly placed: boolean;
  /** A button that shows the rest. */
  readonly future: ComponentChildren;
}

interface Judgement {
  readonly chart: ComponentChildren;
  readonly side: ComponentChildren;
  /** By seat, where it was reckoned: exactly here, or at the last moment before. */
  chancesAt(n: number): readonly number[] | null;
}

/** The panels follow the judgement as it becomes finer; the page itself does not. */
export function useJudgement(of: JudgementProps): Judgement {
  const { record, reader, eyes } = of;
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(reader.player);
  const ground: Ground = open || eyes === null ? 'open' : eyes;
  const analyst = useAnalyst(record, ground, shown);
  const inner = { ...of, analyst, ground, open, setOpen };
  return {
    chart: shown ? <ChancesPanel {...inner} /> : <Veiled future={of.future} onShow={() => setShown(true)} />,
    side: shown && <SidePanel {...inner} />,
    chancesAt(n) {
      const point = analyst?.curve(ground)?.points.findLast((p) => p.n <= n);
      return point === undefined ? null : record.names.map((_, seat) => chanceOfSeat(point.tried, seat).mean);
    },
  };
}

interface PanelProps extends JudgementProps {
  readonly analyst: Analyst | null;
  readonly ground: Ground;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

function Veiled({ future, onShow }: { readonly future: ComponentChildren; readonly onShow: () => void }) {
  const w = useLookbackWords();
  return (
    <Head
      note={w.showHelp}
      aside={
        <>
          {future}
          <button type="button" className="btn sm" onClick={onShow}>
            <Icon name="chart" />
            {w.show}
          </button>
        </>
      }
    />
  );
}

function useTurning(curve: Curve | null, { record, eyes }: Pick<JudgementProps, 'record' | 'eyes'>) {
  const end = useMemo(() => endOf(record), [record]);
  const turning = useMemo(() => (curve === null ? [] : turningPoints(curve.points, curve.moments, eyes, end)), [curve, eyes, end]);
  return { end, turning };
}

/** A stranger's turning points are those behind them. */
const seenOf = (turning: readonly TurningPoint[], { whole, reel }: Pick<JudgementProps, 'whole' | 'reel'>): readonly TurningPoint[] =>
  whole ? turning : turning.filter(({ n }) => n <= reel.furthest);

function ChancesPanel({ analyst, ground, ...of }: PanelProps) {
  const { game, reader, eyes, reel, whole, placed, future } = of;
  const w = useLookbackWords();
  const narrow = useNarrow();
  const low = useLow();
  const { curve, unable } = useCurve(analyst, ground);
  const { end, turning } = useTurning(curve, of);
  useFirstTurn(turning, curve, reel, reader.player && !placed);
  if (unable) return <Head note={w.unable} aside={future} />;
  const judged = ground === 'open' ? w.judged.open : ground === reader.seat ? w.judged.own : w.judged.seat(game.names[ground]);
  return (
    <Head note={curve === null || curve.done ? judged : `${judged} · ${w.working}`} aside={future}>
      {curve !== null && curve.points.length > 0 ? (
        <ChancesPlot
          {...{ curve, names: game.names, turning: seenOf(turning, of), at: reel.at, strong: eyes, go: reel.go }}
          until={whole ? reel.last : reel.furthest}
          end={whole ? end : null}
          height={narrow ? 150 : low ? 112 : 168}
        />
      ) : (
        <p className="help" role="status">
          {w.thinking}
        </p>
      )}
    </Head>
  );
}

function SidePanel({ analyst, ground, open, setOpen, ...of }: PanelProps) {
  const { record, game, reader, from, eyes, reel, whole } = of;
  const { curve, unable } = useCurve(analyst, ground);
  const { turning } = useTurning(curve, of);
  const told = useTold(record, game, { you: reader.seat, eyes, whole });
  if (unable) return null;
  return (
    <>
      <Turning turning={seenOf(turning, of)} names={game.names} at={reel.at} done={curve?.done === true} told={told} go={reel.go} />
      <Strong {...{ record, game, reader, eyes, reel, analyst, curve, open, setOpen }} />
      {whole && <LuckPanel game={record.terms.game} from={from} names={game.names} />}
    </>
  );
}

function Head({ note, aside, children }: { readonly note: string; readonly aside: ComponentChildren; readonly children?: ComponentChildren }) {
  const w = useLookbackWords();
  return (
    <section className="lb-chart" aria-labelledby="chances">
      <header>
        <h2 id="chances">{w.chances}</h2>
        <span className="help">{note}</span>
        <span className="acts">{aside}</span>
      </header>
      {children}
    </section>
  );
}

/** What each seat got: certain, at the last entry. */
function endOf({ outcome, entries }: MatchRecord): { n: number; got: readonly number[] } | null {
  if (outcome === null) return null;
  const winners = outcome.ranks.filter((rank) => rank === 1).length;
  return { n: entries.length - 1, got: outcome.ranks.map((rank) => (rank !== 1 ? 0 : outcome.together ? 1 : 1 / winners)) };
}

/** Somebody who played it begins at the first turning point, unless they did anything before it was found. */
function useFirstTurn(turning: readonly TurningPoint[], curve: Curve | null, reel: Reel, wanted: boolean): void {
  const [still, setStill] = useState(wanted);
  const found = curve?.settled === true;
  const moved = reel.at !== 0 || reel.playing;
  useEffect(() => {
    if (!still) return;
    const stop = (): void => setStill(false);
    const signs = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const sign of signs) addEventListener(sign, stop, { capture: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, stop, { capture: true });
    };
  }, [still]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reel is another object at every render.
  useEffect(() => {
    if (!still || !(moved || found)) return;
    setStill(false);
    if (!moved && turning.length > 0) reel.go(turning[0].n - 1);
  }, [still, moved, found, turning]);
}

/** What an entry did, in the words of the log; where nothing was said, in those of the answer. */
function useTold(record: MatchRecord, game: TableGame, { you, eyes, whole }: Onlooker): (n: number) => Phrase {
  const w = useWords();
  return (n) => {
    const { told, act } = record.entries[n];
    // What only others heard would tell somebody more than the board does, as long as they see the match as it came.
    const heard = told.filter(({ to }) => to === 'all' || whole || (eyes !== null && to.includes(eyes)));
    const said = tellingOf(heard.length > 0 ? heard : told, act.kind === 'answer' ? act.seat : null, (event) =>
      linePhrase(game.words, w, event, null, game.names),
    ).map(({ event }) => linePhrase(game.words, w, event, you, game.names));
    if (said.length > 0) return said.flatMap((phrase, i) => (i === 0 ? phrase : [' ', ...phrase]));
    if (act.kind !== 'answer') return [];
    const before = [...playback(record, act.seat)][n - 1];
    return [{ seat: act.seat }, ': ', ...answerPhrase(game.words, act.answer, before.known, act.seat)];
  };
}

interface Onlooker {
  /** The seat of the reader. */
  readonly you: Seat | null;
  readonly eyes: Seat | null;
  readonly whole: boolean;
}

/** *What would a strong player do?* Once asked, it goes along from moment to moment. */
function Strong({
  record,
  game,
  reader,
  eyes,
  reel,
  analyst,
  curve,
  open,
  setOpen,
}: Pick<JudgementProps, 'record' | 'game' | 'reader' | 'eyes' | 'reel'> & {
  readonly analyst: Analyst | null;
  readonly curve: Curve | null;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}) {
  const w = useLookbackWords();
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  const advice = useAdvice(curve === null ? null : analyst, reel.at, eyes, open, asked && !reel.playing, language);
  const seat = advice?.seat ?? null;
  const known = useMemo(() => (seat === null ? null : [...playback(record, seat)].map((m) => m.known)), [record, seat]);
  const here = known?.[reel.at] ?? null;
  return (
    <section className="lb-panel" aria-labelledby="strong">
      <h2 id="strong">{w.strong}</h2>
      <div className="lb-two-ways">
        <PickOne
          label={<span className="vh">{w.strong}</span>}
          value={open ? 'open' : 'knew'}
          of={[
            ['knew', (seat ?? eyes) !== null && (seat ?? eyes) === reader.seat ? w.knew.you : w.knew.seat],
            ['open', w.open],
          ]}
          onPick={(v) => setOpen(v === 'open')}
        />
      </div>
      {!asked ? (
        <button type="button" className="btn" onClick={() => setAsked(true)}>
          <Icon name="bot" />
          {w.ask}
        </button>
      ) : advice === null || (seat !== null && here === null) ? (
        <p className="help" role="status">
          {reel.playing ? '' : w.thinking}
        </p>
      ) : (
        <div role="status" aria-live="polite">
          {seat !== null && <p className="help">{seat === reader.seat ? w.told.you : w.told.name(game.names[seat])}</p>}
          <AdviceList at={game} advice={advice} known={here ?? NO_VIEW} you={reader.seat} fell={seat !== null && fellAfter(curve, reel.at, seat)} />
        </div>
      )}
    </section>
  );
}
const NO_VIEW = {} as never;

/** Whether the chance of a seat fell clearly with the next answer. */
function fellAfter(curve: Curve | null, at: number, seat: Seat): boolean {
  const [before, after] = [at, at + 1].map((n) => curve?.points.find((p) => p.n === n));
  if (before === undefined || after === undefined) return false;
  return chanceOfSeat(before.tried, seat).mean - chanceOfSeat(after.tried, seat).mean >= FELL;
}
const FELL = 0.06;
