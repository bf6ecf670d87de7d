/** A search over small changes towards a share that the designer wants, with the path of improvements. */
import { type Collector, FastChance, type FileTool, type Game, type Level, shareOf, type Types } from '@starboard/kernel';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
// Not from the package's index: it also exports the thread pool, which needs Node.
import { type SuggestStep, suggest } from '../../../bots/suggest.ts';
import { Icon } from '../ui/icon.tsx';
import { useLanguage } from '../words/index.ts';
import { AskField } from './ask-field.tsx';
import { useBalanceWords } from './balance-words.ts';
import { CutShort, type MeasurePool, measuredBy } from './measuring.ts';
import { measurePlan, type Suits } from './use-balance.ts';

const LOOKS = [60, 120, 240] as const;
const TARGETS = Array.from({ length: 17 }, (_, i) => 10 + i * 5);
/** Close enough, as a share. */
const WITHIN = 0.02;
const STEPS = 10;
const TRIES = 25;

interface Props {
  readonly pool: MeasurePool;
  readonly game: Game<Types>;
  readonly collector: Collector;
  readonly tool: FileTool;
  readonly suits: Suits;
  readonly work: { readonly kind: string; readonly text: string };
  readonly sound: boolean;
  readonly players: number;
  readonly level: Level;
  change(text: string, what: string): void;
}

interface Search {
  /** The first is the work as it is. */
  readonly steps: readonly SuggestStep[];
  readonly tried: number;
  readonly state: 'running' | 'stopped' | 'near' | 'none' | 'failed';
}

export function SuggestPanel(props: Props) {
  const { collector, sound } = props;
  const w = useBalanceWords().suggest;
  const language = useLanguage();
  const id = useId();
  const [target, setTarget] = useState(Math.round(100 * (collector.aim ?? 0.5)));
  const [games, setGames] = useState<number>(LOOKS[1]);
  const { now, start, stop } = useSuggest(props);
  if (collector.balance === undefined || collector.balanceName === undefined) return null;
  return (
    <section className="balance-suggest" aria-labelledby={id}>
      <h3 id={id}>{w.title}</h3>
      <p className="help">{w.about(collector.balanceName(language))}</p>
      <div className="balance-ask two">
        <AskField label={w.target} value={target} of={TARGETS.map((n) => [n, String(n)])} onPick={(v) => setTarget(Number(v))} />
        <AskField label={w.looks} value={games} of={LOOKS.map((n) => [n, String(n)])} onPick={(v) => setGames(Number(v))} />
      </div>
      {now?.state === 'running' ? (
        <div className="balance-run">
          <progress aria-label={w.title} />
          <span className="help num">{w.trying(now.tried)}</span>
          <button type="button" className="btn sm" onClick={stop}>
            {w.stop}
          </button>
        </div>
      ) : (
        <button type="button" className="btn" disabled={!sound} onClick={() => void start(target / 100, games)}>
          <Icon name="chart" />
          {w.start}
        </button>
      )}
      {now !== null && <Path now={now} text={props.work.text} onTake={(step) => props.change(step.text, w.took)} />}
    </section>
  );
}

function Path({ now, text, onTake }: { readonly now: Search; readonly text: string; readonly onTake: (step: SuggestStep) => void }) {
  const w = useBalanceWords().suggest;
  const language = useLanguage();
  const percent = (n: number): string => n.toLocaleString(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const said =
    now.state === 'near' ? w.near : now.state === 'none' ? (now.steps.length > 1 ? w.further : w.none) : now.state === 'failed' ? w.failed : '';
  return (
    <>
      <ol className="balance-path">
        {now.steps.map((step, i) => (
          <li key={`${step.text.length} ${step.what} ${step.share.mean}`}>
            <span>
              {step.what || w.begins}: <b className="num">{percent(step.share.mean)}</b>{' '}
              <span className="help num">
                ({percent(step.share.low)} – {percent(step.share.high)})
              </span>
            </span>
            {i > 0 && (
              <button type="button" className="btn sm" disabled={step.text === text} onClick={() => onTake(step)}>
                {w.take}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className="help" role="status">
        {said}
      </p>
    </>
  );
}

function useSuggest({ pool, game, collector, tool, suits, work, players, level }: Props): {
  readonly now: Search | null;
  start(target: number, games: number): Promise<void>;
  stop(): void;
} {
  const language = useLanguage();
  const [now, setNow] = useState<Search | null>(null);
  const ending = useRef<AbortController | null>(null);
  const searches = useRef(0);
  useEffect(() => () => ending.current?.abort(), []);
  const start = async (target: number, games: number): Promise<void> => {
    ending.current?.abort();
    const run = new AbortController();
    ending.current = run;
    // Another search tries other changes.
    const chance = new FastChance(`suggest ${searches.current++} ${work.text}`);
    const steps: SuggestStep[] = [];
    let tried = 0;
    const tell = (state: Search['state']): void => {
      if (ending.current === run) setNow({ steps: [...steps], tried, state });
    };
    tell('running');
    try {
      const best = await suggest(work.text, {
        ...{ target, games, within: WITHIN, steps: STEPS, tries: TRIES, signal: run.signal },
        vary(text) {
          tried++;
          tell('running');
          return tool.vary?.(text, (n) => chance.int(n), language) ?? null;
        },
        async measure(text, some) {
          const counts = await measuredBy(pool, measurePlan(game, work.kind, suits, text, { players, level }), some, collector.merge, run.signal);
          const ratio = collector.balance?.(structuredClone(counts));
          if (ratio === undefined) throw new Error('There is no share to look at.');
          return shareOf(ratio);
        },
        found(step) {
          steps.push(step);
          tell('running');
        },
      });
      tell(Math.abs(best.share.mean - target) <= WITHIN ? 'near' : 'none');
    } catch (error) {
      tell(run.signal.aborted || error instanceof CutShort ? 'stopped' : 'failed');
    }
  };
  return { now, start, stop: () => ending.current?.abort() };
}
