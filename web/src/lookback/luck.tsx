/** Luck against the odds, where chance was open: what each seat got of it, and what it could expect. */
import type { Luck } from '@starboard/kernel';
import { hasSummary } from '@starboard/registry/summaries';
import { seatClass, share, verdictOf } from '@starboard/table-kit/plots';
import { useCallback } from 'preact/hooks';
import { lookBack } from '../offline/past.ts';
import { usePast } from '../summary/use-past.ts';
import { Badge } from '../ui/badge.tsx';
import { useLanguage } from '../words/index.ts';
import type { PastFrom } from '../worker/protocol.ts';
import { useLookbackWords } from './words.ts';

export interface LuckPanelProps {
  readonly game: string;
  readonly from: PastFrom;
  readonly names: readonly string[];
}

/** For those who may see the whole match: it counts all of it. */
export function LuckPanel({ game, from, names }: LuckPanelProps) {
  const w = useLookbackWords();
  const language = useLanguage();
  const ask = useCallback((of: PastFrom) => lookBack(of, language), [language]);
  const { value } = usePast(hasSummary(game) ? from : null, ask);
  const luck = value?.summary.sections.find((s): s is Luck => s.kind === 'luck');
  const measures = luck?.measures.filter((m) => m.rows.some((r) => r.tries > 0)) ?? [];
  if (luck === undefined || measures.length === 0) return null;
  return (
    <section className="lb-panel" aria-labelledby="luck">
      <h2 id="luck">{luck.title}</h2>
      {measures.map((m) => (
        <div key={m.name} className="lb-luck">
          <h3>{m.name}</h3>
          <p className="help small">{m.about}</p>
          <ul>
            {m.rows.map((row, seat) => {
              const verdict = verdictOf(row);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
                <li key={seat} className={seatClass(seat)}>
                  <Badge seat={seat} small />
                  <span className="name">{names[seat]}</span>
                  {verdict === 'nothing' ? (
                    <span className="help">–</span>
                  ) : (
                    <>
                      <span className="num">{w.came(row.actual, row.tries, w.few(row.expected))}</span>
                      <b className={verdict} title={w.luckier(share(row.luck, language))}>
                        {w.luck[verdict]}
                      </b>
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
