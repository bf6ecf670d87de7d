/** The turning points as a list: what was done, and whose chance it changed. */
import type { Phrase } from '@starboard/kernel';
import { seatClass, share } from '@starboard/table-kit/plots';
import type { TurningPoint } from '../../../bots/curve.ts';
import { Badge } from '../ui/badge.tsx';
import { Say } from '../ui/phrase.tsx';
import { useLanguage } from '../words/index.ts';
import { useLookbackWords } from './words.ts';

export interface TurningProps {
  readonly turning: readonly TurningPoint[];
  readonly names: readonly string[];
  readonly at: number;
  readonly done: boolean;
  /** What was done there, in the words of the log. */
  readonly told: (n: number) => Phrase;
  readonly go: (to: number) => void;
}

export function Turning({ turning, names, at, done, told, go }: TurningProps) {
  const w = useLookbackWords();
  const language = useLanguage();
  return (
    <section className="lb-panel" aria-labelledby="turning">
      <h2 id="turning">{w.turning}</h2>
      {turning.length === 0 ? (
        <p className="help" role="status">
          {done ? w.noTurning : w.looking}
        </p>
      ) : (
        <ol className="lb-turns">
          {turning.map(({ n, seat, before, after }, i) => {
            const change = Math.round(after * 100) - Math.round(before * 100);
            return (
              <li key={n}>
                <button
                  type="button"
                  className={at === n - 1 ? 'on' : ''}
                  aria-current={at === n - 1 ? 'step' : undefined}
                  onClick={(e) => {
                    go(n - 1);
                    // On a phone the board is above.
                    e.currentTarget.closest('.lb-page')?.scrollTo({ top: 0 });
                  }}
                >
                  <b className="lb-number">{i + 1}</b>
                  <span className="lb-told">
                    <span>
                      <Say phrase={told(n)} names={names} still />
                    </span>
                  </span>
                  <span className="vh">{w.change(names[seat], share(before, language), share(after, language))}</span>
                  <span className="lb-change" aria-hidden="true">
                    <b className={`num ${change > 0 ? 'up' : 'down'}`}>{w.points(change)}</b>
                    <small className={seatClass(seat)}>
                      <Badge seat={seat} small />
                      {share(after, language)}
                    </small>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
