/** What is right and wrong, with a way to where it is wrong. */
import './editor.css';
import { memo } from 'preact/compat';
import { useId } from 'preact/hooks';

export interface EditorCheck {
  readonly good: boolean;
  readonly text: string;
}

interface Props<C extends EditorCheck> {
  readonly title: string;
  readonly show: string;
  readonly checks: readonly C[];
  /** Whether there is something to show. */
  readonly hasPlace: (check: C) => boolean;
  readonly onShow: (check: C) => void;
}

function Checks<C extends EditorCheck>({ title, show, checks, hasPlace, onShow }: Props<C>) {
  const id = useId();
  return (
    <section className="kw-panel kw-checks" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul aria-live="polite">
        {checks.map((check) => (
          <li key={check.text} className={check.good ? 'good' : 'bad'}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={check.good ? 'M3 8.500l3.500 3.500L13 5' : 'M4 4l8 8M12 4l-8 8'} />
            </svg>
            <span>
              {check.text}{' '}
              {hasPlace(check) && (
                <button type="button" className="kw-link" onClick={() => onShow(check)}>
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

/** Drawn again when the checks are others; they come when the hand rests. */
export const CheckList = memo(Checks) as typeof Checks;
