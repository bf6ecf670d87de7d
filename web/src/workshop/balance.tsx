/** The balance panel beside an editor: bots play what is being made, and the game's own report shows what came of it. */
import '@starboard/table-kit/plots.css';
import { type Collector, type Difference, fileOptions, headingOf, LEVELS, type Level } from '@starboard/kernel';
import { loadReport } from '@starboard/registry/reports';
import { use } from 'preact/compat';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { fileTools, gameCode, readyFor } from '../play/code.ts';
import { chairsFor } from '../play/making.ts';
import { Icon } from '../ui/icon.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { AskField } from './ask-field.tsx';
import { useBalanceWords } from './balance-words.ts';
import { MeasurePool } from './measuring.ts';
import { PlayersPanel } from './players.tsx';
import { ReportPanel } from './report-section.tsx';
import { type WorkVersion, workStore } from './store.ts';
import { SuggestPanel } from './suggest.tsx';
import { type BalanceState, balanceCounts, differencesOf, type Suits, useBalance } from './use-balance.ts';

const collectors = new Map<string, Promise<Collector | null>>();
function collectorOf(game: string): Promise<Collector | null> {
  const coming = collectors.get(game) ?? loadReport(game) ?? Promise.resolve(null);
  collectors.set(game, coming);
  return coming;
}

const GAMES = [100, 400, 1000] as const;

interface Props {
  readonly work: { readonly id: string; readonly game: string; readonly kind: string; readonly text: string };
  /** Whether it can be played as it is. */
  readonly sound: boolean;
  /** Takes another text as a step. */
  change(text: string, what: string): void;
}

function usePool(): MeasurePool {
  const [pool] = useState(() => new MeasurePool());
  useEffect(() => () => pool.close(), [pool]);
  return pool;
}

export default function BalancePanel({ work, sound, change }: Props) {
  const w = useBalanceWords();
  const id = useId();
  const collector = use(collectorOf(work.game));
  const { game } = use(gameCode(work.game, useLanguage()));
  const tool = use(fileTools(work.game))[work.kind];
  const pool = usePool();
  const suits: Suits = (text) => tool?.suits?.(text) ?? {};
  const { now, start, stop } = useBalance(pool, game, work, suits);
  const [possible, look] = usePossible(game, work, sound);
  const [players, setPlayers] = useState<number | null>(null);
  const [level, setLevel] = useState<Level>('normal');
  const [games, setGames] = useState<number>(GAMES[1]);
  const [chosen, setAgainst] = useState<string | null>(null);
  // Nothing is compared with itself.
  const against = chosen === work.text ? null : chosen;
  const seats = players !== null && possible.includes(players) ? players : (possible[Math.floor((possible.length - 1) / 2)] ?? null);
  if (collector === null) return null;
  const begin = (): void => {
    if (seats !== null)
      void readyFor(game, fileOptions(game, work.kind, work.text)).then(() => start(work.text, { players: seats, level, games, against }));
  };
  return (
    <section className="balance" aria-labelledby={id} onPointerEnter={look} onFocusCapture={look}>
      <h2 id={id}>{w.title}</h2>
      {now === null && <p className="help">{sound ? w.none : w.broken}</p>}
      <div className="balance-ask">
        <AskField
          label={w.players}
          value={seats ?? ''}
          of={seats === null ? [['', '–']] : possible.map((n) => [n, String(n)])}
          onPick={(v) => setPlayers(Number(v))}
        />
        <AskField
          label={w.bots}
          value={level}
          of={LEVELS.map((l) => [l, w.levels[l]])}
          onPick={(v) => setLevel(LEVELS.find((l) => l === v) ?? 'normal')}
        />
        <AskField label={w.games} value={games} of={GAMES.map((n) => [n, String(n)])} onPick={(v) => setGames(Number(v))} />
      </div>
      <Against work={work} measured={now} against={against} onAgainst={setAgainst} />
      {now?.running ? (
        <div className="balance-run">
          <progress value={now.games} max={now.asked.games * now.blocks.length} aria-label={w.title} />
          <span className="help num">{w.progress(now.games, now.asked.games * now.blocks.length)}</span>
          <button type="button" className="btn sm" onClick={stop}>
            {w.stop}
          </button>
        </div>
      ) : (
        <button type="button" className="btn" disabled={!sound || seats === null} onClick={begin}>
          <Icon name="chart" />
          {w.start}
        </button>
      )}
      {now !== null && <Results collector={collector} measured={now} stale={now.text !== work.text} />}
      <PlayersPanel {...{ pool, game, collector, suits, work, sound, level, games }} numbers={possible} />
      {tool?.vary !== undefined && seats !== null && (
        <SuggestPanel {...{ pool, game, collector, tool, suits, work, sound, change }} players={seats} level={level} />
      )}
    </section>
  );
}

const RESTS_MS = 1000;

/**
 * Numbers of players that a table with this work can have, as many of them as it is meant for. To find them takes long: they are looked
 * for when somebody comes to the panel, or while there are none.
 */
function usePossible(
  game: Parameters<typeof chairsFor>[0],
  { kind, text }: Props['work'],
  sound: boolean,
): [possible: readonly number[], look: () => void] {
  const [found, setFound] = useState<{ readonly of: string; readonly possible: readonly number[] }>({ of: '', possible: [] });
  const look = (): void => {
    if (!sound || found.of === text) return;
    const options = fileOptions(game, kind, text);
    if (options === null) return;
    void fileTools(game.id).then((tools) => {
      const { possible: all } = chairsFor(game, { ...tools[kind]?.suits?.(text), ...options });
      const [least, most] = headingOf(text).players ?? game.seats;
      const meant = all.filter((n) => n >= least && n <= most);
      setFound({ of: text, possible: meant.length > 0 ? meant : all });
    });
  };
  const none = found.possible.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the hand rests.
  useEffect(() => {
    if (!none) return;
    const timer = setTimeout(look, RESTS_MS);
    return () => clearTimeout(timer);
  }, [none, text, sound]);
  return [found.possible, look];
}

/** Versions that were kept, and what was measured last. */
function Against({
  work,
  measured,
  against,
  onAgainst,
}: {
  readonly work: Props['work'];
  readonly measured: BalanceState | null;
  readonly against: string | null;
  readonly onAgainst: (text: string | null) => void;
}) {
  const w = useBalanceWords();
  const page = useWords();
  const [versions, setVersions] = useState<readonly WorkVersion[]>([]);
  useEffect(() => {
    const read = (): void =>
      void workStore()
        .versions(work.id)
        .then(
          // Most of the time nothing was kept meanwhile, and nothing is drawn again.
          (found) => setVersions((had) => (had.length === found.length && had[0]?.at === found[0]?.at ? had : found)),
          () => {},
        );
    read();
    addEventListener('focusin', read);
    return () => removeEventListener('focusin', read);
  }, [work.id]);
  // What is compared with stays in the list, also when something newer was measured.
  const measuredLast = measured?.text === work.text ? measured.before : measured?.text;
  const last = against !== null && versions.every((v) => v.text !== against) ? against : (measuredLast ?? null);
  const others = versions.filter((v) => v.text !== work.text);
  const isLast = last !== null && last !== work.text;
  if (others.length === 0 && !isLast) return null;
  const named: (readonly [string, string])[] = [
    ['', w.nothing],
    ...(isLast ? [[last, w.last] as const] : []),
    ...others.map((v) => [v.text, v.name || page.common.when(v.at)] as const),
  ];
  return <AskField label={w.compare} value={against ?? ''} of={named} onPick={(v) => onAgainst(v === '' ? null : v)} />;
}

function Results({ collector, measured, stale }: { readonly collector: Collector; readonly measured: BalanceState; readonly stale: boolean }) {
  const w = useBalanceWords();
  const language = useLanguage();
  const counts = useMemo(() => balanceCounts(collector, measured), [collector, measured]);
  const sections = useMemo(() => (counts === null ? [] : collector.sections(structuredClone(counts), language)), [collector, counts, language]);
  const apart = useMemo(() => differencesOf(collector, measured, language), [collector, measured, language]);
  if (measured.failed)
    return (
      <p className="note bad" role="alert">
        <Icon name="no" />
        {w.failed}
      </p>
    );
  if (counts === null) return null;
  const finding = collector.finding?.(structuredClone(counts), language) ?? null;
  return (
    <div className={`balance-results${stale ? ' stale' : ''}`}>
      <p className="help">
        {w.about(measured.games / measured.blocks.length, measured.asked.players, w.levels[measured.asked.level])} {stale && <b>{w.stale}</b>}
      </p>
      {finding !== null && (
        <p className="balance-finding">
          {finding} {measured.asked.level !== 'hard' && <span className="help">{w.others}</span>}
        </p>
      )}
      {apart.length > 0 && <Differences of={apart} final={!measured.running} />}
      {sections.map((section) => (
        <ReportPanel key={section.title} section={section} language={language} />
      ))}
    </div>
  );
}

/** Marks wait for the end: while blocks come in, chance makes some difference look real for a moment. */
function Differences({ of, final }: { readonly of: readonly Difference[]; readonly final: boolean }) {
  const w = useBalanceWords();
  const language = useLanguage();
  const said = (n: number, unit: Difference['unit'], sign = false): string =>
    n.toLocaleString(language, {
      ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
      ...(unit === 'share' && { style: 'percent' }),
      ...(sign && { signDisplay: 'exceptZero' }),
    });
  // At the end, what holds comes first.
  const rows = final ? [...of.filter((d) => d.holds), ...of.filter((d) => !d.holds)] : of;
  return (
    <section className="report-section">
      <h3>{w.differences}</h3>
      <p className="help">{w.sameSeeds(of.length)}</p>
      <div className="report-scroll">
        <table className="pl-table">
          <thead>
            <tr>
              {[w.figure, w.before, w.now, w.difference].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((d) => (
              <tr key={`${d.section} ${d.name}`} className={final && d.holds ? 'holds' : ''}>
                <th scope="row">{d.name}</th>
                <td>{said(d.first, d.unit)}</td>
                <td>{said(d.second, d.unit)}</td>
                <td>
                  {said(d.mean, d.unit, true)}
                  {final && d.holds && <span className="vh">, {w.holds}</span>}
                  <span className="range">
                    {Number.isFinite(d.low) ? `(${said(d.low, d.unit, true)} … ${said(d.high, d.unit, true)})` : `(${w.notYet})`}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
