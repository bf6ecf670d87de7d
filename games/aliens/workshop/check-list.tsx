/** What is right and wrong, with a way to where it is wrong. */
import type { Check } from './checks.ts';

interface Props<C extends Pick<Check, 'good' | 'text'>> {
  readonly title: string;
  readonly show: string;
  readonly checks: readonly C[];
  readonly onShow: (check: C) => void;
}

export function Checks<C extends Pick<Check, 'good' | 'text'> & { readonly cells: readonly unknown[] }>({ title, show, checks, onShow }: Props<C>) {
  return (
    <section className="xw-panel xw-checks" aria-labelledby="xw-checks">
      <h2 id="xw-checks">{title}</h2>
      <ul aria-live="polite">
        {checks.map((check) => (
          <li key={check.text} className={check.good ? 'good' : 'bad'}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={check.good ? 'M3 8.500l3.500 3.500L13 5' : 'M4 4l8 8M12 4l-8 8'} />
            </svg>
            <span>
              {check.text}{' '}
              {check.cells.length > 0 && (
                <button type="button" className="xw-link" onClick={() => onShow(check)}>
                  {show}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
