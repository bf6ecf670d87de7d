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
import { useBalanceWords } from './balance-words.ts';
import { ReportPanel } from './report-section.tsx';
import { type WorkVersion, workStore } from './store.ts';
import { type BalanceState, balanceCounts, differencesOf, useBalance } from './use-balance.ts';

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
}

export default function BalancePanel({ work, sound }: Props) {
  const w = useBalanceWords();
  const id = useId();
  const collector = use(collectorOf(work.game));
  const { game } = use(gameCode(work.game, useLanguage()));
  const tool = use(fileTools(work.game))[work.kind];
  const { now, start, stop } = useBalance(game, work.kind, (text) => tool?.suits?.(text) ?? {});
  const possible = usePossible(game, work, sound);
  const [players, setPlayers] = useState<number | null>(null);
  const [level, setLevel] = useState<Level>('normal');
  const [games, setGames] = useState<number>(GAMES[1]);
  const [against, setAgainst] = useState<string | null>(null);
  const seats = players !== null && possible.includes(players) ? players : (possible[Math.floor((possible.length - 1) / 2)] ?? null);
  if (collector === null) return null;
  const begin = (): void => {
    if (seats !== null)
      void readyFor(game, fileOptions(game, work.kind, work.text)).then(() => start(work.text, { players: seats, level, games, against }));
  };
  return (
    <section className="balance" aria-labelledby={id}>
      <h2 id={id}>{w.title}</h2>
      {now === null && <p className="help">{sound ? w.none : w.broken}</p>}
      <div className="balance-ask">
        <Choice
          label={w.players}
          value={seats ?? ''}
          of={seats === null ? [['', '–']] : possible.map((n) => [n, String(n)])}
          onPick={(v) => setPlayers(Number(v))}
        />
        <Choice
          label={w.bots}
          value={level}
          of={LEVELS.map((l) => [l, w.levels[l]])}
          onPick={(v) => setLevel(LEVELS.find((l) => l === v) ?? 'normal')}
        />
        <Choice label={w.games} value={games} of={GAMES.map((n) => [n, String(n)])} onPick={(v) => setGames(Number(v))} />
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
    </section>
  );
}

/** Numbers of players that a table with this work can have, as many of them as it is meant for. */
function usePossible(game: Parameters<typeof chairsFor>[0], { kind, text }: Props['work'], sound: boolean): readonly number[] {
  const [possible, setPossible] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!sound) return;
    // A moment later: a stroke must not wait for it.
    const timer = setTimeout(() => {
      const options = fileOptions(game, kind, text);
      if (options === null) return;
      void fileTools(game.id).then((tools) => {
        const { possible: all } = chairsFor(game, { ...tools[kind]?.suits?.(text), ...options });
        const [least, most] = headingOf(text, 'en').players ?? game.seats;
        const meant = all.filter((n) => n >= least && n <= most);
        setPossible(meant.length > 0 ? meant : all);
      });
    }, 300);
    return () => clearTimeout(timer);
  }, [game, kind, text, sound]);
  return possible;
}

function Choice({
  label,
  value,
  of,
  onPick,
}: {
  readonly label: string;
  readonly value: string | number;
  readonly of: readonly (readonly [value: string | number, label: string])[];
  readonly onPick: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label className="help" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field" value={value} onChange={(e) => onPick(e.currentTarget.value)}>
        {of.map(([v, text]) => (
          <option key={v} value={v}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
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
        .then(setVersions, () => {});
    read();
    addEventListener('focusin', read);
    return () => removeEventListener('focusin', read);
  }, [work.id]);
  const last = measured !== null && measured.text !== work.text ? measured.text : null;
  const others = versions.filter((v) => v.text !== work.text);
  if (others.length === 0 && last === null && against === null) return null;
  const named: (readonly [string, string])[] = [
    ['', w.nothing],
    ...(last === null ? [] : [[last, w.last] as const]),
    ...others.map((v) => [v.text, v.name || page.common.when(v.at)] as const),
  ];
  return <Choice label={w.compare} value={against ?? ''} of={named} onPick={(v) => onAgainst(v === '' ? null : v)} />;
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
      {finding !== null && <p className="balance-finding">{finding}</p>}
      {apart.length > 0 && <Differences of={apart} final={!measured.running} />}
      {sections.map((section) => (
        <ReportPanel key={section.title} section={section} language={language} />
      ))}
    </div>
  );
}

/** Marks wait for the end: whoever looks at every block sees some difference pass for a moment. */
function Differences({ of, final }: { readonly of: readonly Difference[]; readonly final: boolean }) {
  const w = useBalanceWords();
  const language = useLanguage();
  const said = (n: number, unit: Difference['unit'], sign = false): string =>
    n.toLocaleString(language, {
      ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
      ...(unit === 'share' && { style: 'percent' }),
      ...(sign && { signDisplay: 'exceptZero' }),
    });
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
            {of.map((d) => (
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
