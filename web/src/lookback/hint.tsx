/** A hint in a match on one's own device, against bots alone: what a strong player would do, from what this seat knows. */
import './lookback.css';
import type { HintGround } from '@starboard/host';
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../match/store.ts';
import type { LocalTable } from '../offline/tables.ts';
import { hintGround } from '../offline/worker-link.ts';
import type { TableGame } from '../table/game.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useLanguage } from '../words/index.ts';
import { AdviceList } from './advice-list.tsx';
import { Analyst, type GivenAdvice } from './analyst.ts';
import { useLookbackWords } from './words.ts';

/** Looking at it again is not asking again. */
let last: { readonly key: string; readonly ground: HintGround } | null = null;

export default function Hint({
  table,
  at,
  store,
  onClose,
}: {
  readonly table: LocalTable;
  readonly at: TableGame;
  readonly store: MatchClient;
  readonly onClose: () => void;
}) {
  const w = useLookbackWords();
  const language = useLanguage();
  const [ground, setGround] = useState<HintGround | null | undefined>(undefined);
  const [advice, setAdvice] = useState<GivenAdvice | null>(null);
  useEffect(() => {
    const { seen } = store.getState();
    const key = `${table.id} ${seen?.own?.question ?? ''}`;
    if (last?.key === key) return setGround(last.ground);
    if (seen?.seat == null) return setGround(null);
    let here = true;
    void hintGround(table.id, seen.seat).then((found) => {
      if (found !== null) last = { key, ground: found };
      if (here) setGround(found);
    });
    return () => {
      here = false;
    };
  }, [table, store]);
  useEffect(() => {
    if (ground == null) return;
    const analyst = new Analyst(null);
    analyst.advise({ game: table.game, options: table.options, hint: ground }, language, setAdvice);
    return () => analyst.close();
  }, [ground, table, language]);
  return (
    <Dialog sheet title={w.hintTitle} onClose={onClose}>
      <div role="status" aria-live="polite">
        {ground === null ? (
          <p>{w.hintNone}</p>
        ) : ground === undefined || advice === null ? (
          <p className="help">{w.thinking}</p>
        ) : (
          <AdviceList at={at} advice={advice} known={ground.known} you={ground.seat} fell={false} />
        )}
      </div>
      {ground != null && <p className="help small">{w.hintMarked}</p>}
    </Dialog>
  );
}
