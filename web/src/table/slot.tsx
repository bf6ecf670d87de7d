/**
 * Shows a game's illustrated table, if it has one and the person has not chosen words. It is loaded on demand; if that fails,
 * the table in words is shown.
 */

// The kit's styles come before those of a game, which build on them.
import '@starboard/table-kit/kit.css';
import { tables } from '@starboard/registry/tables';
import type { Board } from '@starboard/table-kit';
import { lazy } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { usePrefs } from '../state/prefs.ts';
import { toast } from '../ui/toast.tsx';
import { wordsNow } from '../words/index.ts';
import { noteQuoting } from './quoting.ts';

const loadTable = (): Promise<typeof import('./drawn-table.tsx')> => import('./drawn-table.tsx');
export const DrawnTable = lazy(loadTable);

/** Loaded boards; null: loading failed. */
const loaded = new Map<string, Board | null>();
const coming = new Map<string, Promise<void>>();

function load(game: string): Promise<void> {
  let come = coming.get(game);
  if (come === undefined) {
    come = Promise.all([tables[game](), loadTable()]).then(
      ([module]) => {
        noteQuoting(game, module.quotes ?? true);
        loaded.set(game, module.default);
      },
      () => {
        loaded.set(game, null);
        toast(wordsNow().table.drawnMissing);
      },
    );
    coming.set(game, come);
  }
  return come;
}

export const hasDrawn = (game: string): boolean => Object.hasOwn(tables, game);

/** The board to draw with; null: in words. */
export function useDrawn(game: string): Board | 'loading' | null {
  const wanted = usePrefs((p) => p.board === 'drawn') && hasDrawn(game);
  const [, setCame] = useState(0);
  useEffect(() => {
    let here = true;
    if (wanted && !loaded.has(game)) void load(game).then(() => here && setCame((n) => n + 1));
    return () => {
      here = false;
    };
  }, [wanted, game]);
  return wanted ? (loaded.has(game) ? loaded.get(game)! : 'loading') : null;
}
