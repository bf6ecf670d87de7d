/** A request the server may refuse: one at a time, and a refusal is shown as a sentence. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { RequestRefused } from '../net/http.ts';
import { refusalOf } from '../words/refused.ts';

export function useTry(): readonly [attempt: (what: Promise<unknown>) => void, problem: ComponentChildren] {
  const [why, setWhy] = useState<string | null>(null);
  const alive = useRef(0);
  const attempt = (what: Promise<unknown>): void => {
    const mine = ++alive.current;
    setWhy(null);
    what.catch(async (error: unknown) => {
      if (!(error instanceof RequestRefused)) console.error(error);
      const said = await refusalOf(error);
      if (alive.current === mine) setWhy(said);
    });
  };
  const problem =
    why === null ? null : (
      <p className="note bad" role="alert">
        {why}
      </p>
    );
  return [attempt, problem];
}
