/** While something is on its way: nothing for a moment, then grey shapes of what comes, and in the end a way to try again. */
import './coming.css';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import { Icon } from './icon.tsx';

/** After this grey shapes no longer convince anybody. */
const PATIENCE_MS = 8000;

interface Props {
  readonly shape: 'rows' | 'cards' | 'panels';
  /** Asks again. */
  readonly again: () => void;
}

export function ComingShapes({ shape, again }: Props) {
  const w = useWords();
  const [round, setRound] = useState(0);
  const [late, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another wait.
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [round]);
  if (late)
    return (
      <Silent
        again={() => {
          setLate(false);
          setRound((r) => r + 1);
          again();
        }}
      />
    );
  return (
    <div className={`shapes ${shape}`} role="status">
      <span className="vh">{w.common.loading}</span>
      <i />
      <i />
      <i />
    </div>
  );
}

/** The server does not answer. It is asked again by itself, and by a press at once. */
function Silent({ again }: { readonly again: () => void }) {
  const w = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for each time that it is silent.
  useEffect(() => {
    const timer = setTimeout(again, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="panel silent" role="alert">
      <Icon name="warn" />
      <h2>{w.common.silent}</h2>
      <p className="help">{w.common.silentHelp(PATIENCE_MS / 1000)}</p>
      <button type="button" className="btn" onClick={again}>
        {w.common.retry}
      </button>
    </div>
  );
}
