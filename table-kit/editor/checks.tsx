/** What is right and wrong, with a way to where it is wrong. */
import './editor.css';
import { memo } from 'preact/compat';
import { useEffect, useId, useState } from 'preact/hooks';

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
  /** What is wrong first is said at the edge of the screen while this list is out of sight. */
  readonly afar?: boolean;
}

function Checks<C extends EditorCheck>({ title, show, checks, hasPlace, onShow, afar = false }: Props<C>) {
  const id = useId();
  const wrong = checks.find((check) => !check.good);
  const [ref, away] = useAway<HTMLLIElement>(afar && wrong !== undefined);
  return (
    <section className="kw-panel kw-checks" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul aria-live="polite">
        {checks.map((check) => (
          <li key={check.text} className={check.good ? 'good' : 'bad'} ref={check === wrong ? ref : null}>
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
      {away && wrong !== undefined && (
        <p className="kw-first">
          <span>{wrong.text}</span>
          {hasPlace(wrong) && (
            <button type="button" className="kw-link" onClick={() => onShow(wrong)}>
              {show}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

/** Whether an element is out of sight: below or above, or scrolled away within a panel. */
function useAway<E extends Element>(wanted: boolean): [ref: (element: E | null) => void, away: boolean] {
  const [away, setAway] = useState(false);
  const [element, setElement] = useState<E | null>(null);
  useEffect(() => {
    if (!wanted || element === null) return setAway(false);
    const watch = new IntersectionObserver((all) => setAway(!(all.at(-1)?.isIntersecting ?? true)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [wanted, element]);
  return [setElement, away];
}

/** Drawn again when the checks are others; they come when the hand rests. */
export const CheckList = memo(Checks) as typeof Checks;
