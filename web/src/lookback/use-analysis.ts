/** The judgement of a match while somebody looks at it. */
import type { Language, MatchRecord, Seat } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Ground } from '../../../bots/outlook.ts';
import { Analyst, type Curve, type GivenAdvice } from './analyst.ts';

export interface Analysis {
  readonly analyst: Analyst | null;
  /** Null: nothing yet. */
  readonly curve: Curve | null;
  readonly unable: boolean;
}

/** `wanted`: nothing is reckoned before. It rests while nobody sees the page. */
export function useAnalysis(record: MatchRecord, ground: Ground, wanted: boolean): Analysis {
  const [analyst, setAnalyst] = useState<Analyst | null>(null);
  const [, setNews] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    const made = new Analyst(record);
    made.onChange = () => setNews((n) => n + 1);
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
  return { analyst, curve: analyst?.curve(ground) ?? null, unable: analyst?.unable ?? false };
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
