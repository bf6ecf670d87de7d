/** A request the server may refuse: one at a time, and a refusal is shown as a sentence. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { RequestRefused } from '../net/http.ts';
import { useWords } from '../words/index.ts';

export function useTry(): readonly [attempt: (what: Promise<unknown>) => void, problem: ComponentChildren] {
  const w = useWords();
  const [why, setWhy] = useState<RequestRefused['problem'] | 'other' | null>(null);
  const alive = useRef(0);
  const attempt = (what: Promise<unknown>): void => {
    const mine = ++alive.current;
    setWhy(null);
    what.catch((error: unknown) => {
      if (!(error instanceof RequestRefused)) console.error(error);
      if (alive.current === mine) setWhy(error instanceof RequestRefused ? error.problem : 'other');
    });
  };
  const problem =
    why === null ? null : (
      <p className="note bad" role="alert">
        {why === 'other' ? w.common.broken : w.problem[why]}
      </p>
    );
  return [attempt, problem];
}
