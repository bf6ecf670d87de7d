/** The judgement of a match while somebody looks at it. */
import type { Language, MatchRecord, Seat } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Ground } from '../../../bots/outlook.ts';
import { Analyst, type Curve, type GivenAdvice } from './analyst.ts';

/** Who judges it; null: nobody yet. Nothing is computed before it is `wanted`. It pauses while nobody sees the page. */
export function useAnalyst(record: MatchRecord, ground: Ground, wanted: boolean): Analyst | null {
  const [analyst, setAnalyst] = useState<Analyst | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const made = new Analyst(record);
    setAnalyst(made);
    return () => {
      made.close();
      setAnalyst(null);
    };
  }, [record, wanted]);
  useEffect(() => {
    if (analyst === null) return;
    const look = (): void => void analyst.reckon(document.hidden ? null : ground);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [analyst, ground]);
  return analyst;
}

/** The curve as it is now. Only what shows it follows it: the table beside it is expensive. */
export function useCurve(analyst: Analyst | null, ground: Ground): { readonly curve: Curve | null; readonly unable: boolean } {
  const now = () => ({ curve: analyst?.curve(ground) ?? null, unable: analyst?.unable ?? false });
  const [state, setState] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is now follows from these two.
  useEffect(() => {
    setState(now());
    return analyst?.listen(() => setState(now()));
  }, [analyst, ground]);
  return state;
}

/** What a strong player would do at a moment; null: not asked, or not known yet. */
export function useAdvice(
  analyst: Analyst | null,
  at: number,
  eyes: Seat | null,
  open: boolean,
  wanted: boolean,
  language: Language,
): GivenAdvice | null {
  const [advice, setAdvice] = useState<{ readonly key: string; readonly found: GivenAdvice } | null>(null);
  const key = `${at} ${eyes} ${open} ${language}`;
  useEffect(() => {
    if (analyst === null || !wanted) return;
    return analyst.advise({ at, eyes, open }, language, (found) => setAdvice({ key, found }));
  }, [analyst, at, eyes, open, wanted, language, key]);
  return advice?.key === key ? advice.found : null;
}
