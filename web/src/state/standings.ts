/** How matches stand, in a few words of their game; loaded with the first card that says it. */
import type { MatchStanding } from '@starboard/kernel';
import { loadStandings } from '@starboard/registry/standings';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../words/index.ts';

/** Null: not loaded, or the game says nothing. */
export function useStanding(game: string): MatchStanding | null {
  const language = useLanguage();
  const [known, setKnown] = useState<Awaited<ReturnType<typeof loadStandings>>>(null);
  useEffect(() => {
    let wanted = true;
    loadStandings(game).then(
      (s) => wanted && setKnown(s),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return known?.[language] ?? null;
}
