/** Something about a finished match, asked for once per address. */
import { useEffect, useState } from 'preact/hooks';
import { NoPast } from '../offline/past.ts';
import type { PastFrom, PastProblem } from '../worker/protocol.ts';

interface Past<V> {
  readonly value: V | null;
  readonly problem: PastProblem | null;
  again(): void;
}

/** `ask` has to be the same function as long as the question is the same. While a new answer is on its way the old one stays. */
export function usePast<V>(from: PastFrom | null, ask: (from: PastFrom) => Promise<V>): Past<V> {
  const key = from === null ? null : JSON.stringify(from);
  const [state, setState] = useState<{ readonly key: string; readonly value: V | null; readonly problem: PastProblem | null } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what asks again.
  useEffect(() => {
    if (key === null) return;
    let wanted = true;
    ask(JSON.parse(key) as PastFrom).then(
      (value) => wanted && setState({ key, value, problem: null }),
      (error: unknown) => wanted && setState({ key, value: null, problem: error instanceof NoPast ? error.problem : 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [key, ask, tries]);
  const now = state?.key === key ? state : null;
  return { value: now?.value ?? null, problem: now?.problem ?? null, again: () => setTries(tries + 1) };
}
