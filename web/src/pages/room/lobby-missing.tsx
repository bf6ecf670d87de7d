/** A start: who is missing, and what the host can do about it, each by one press. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../net/http.ts';
import type { Api, TableInfo } from '../../net/types.ts';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';

/** Pages that are open answer within this time. */
const SLOW_MS = 5000;

/** By chair: whose secret a start waits for, or who has not sent a seal. */
const missingAt = (table: TableInfo): number[] => {
  const { start } = table.fairness;
  return start === null
    ? table.chairs.flatMap((c, i) => (c.kind === 'person' && !c.committed ? [i] : []))
    : start.revealed.flatMap((revealed, i) => (revealed ? [] : [i]));
};

/** True from this time on. */
function usePast(time: number | null): boolean {
  const [past, setPast] = useState(time !== null && time <= Date.now());
  useEffect(() => {
    setPast(time !== null && time <= Date.now());
    if (time === null || time <= Date.now()) return;
    const timer = setTimeout(() => setPast(true), Math.min(time - Date.now() + 20, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [time]);
  return past;
}

export function MissingPeople({ table, onTable }: LobbyProps) {
  const w = useWords();
  const { missing: say } = useFarWords();
  const [attempt, problem] = useTry();
  const { start, attempts, again } = table.fairness;
  const missing = missingAt(table);
  const names = missing.map((i) => table.chairs[i].name);
  const absent = missing.filter((i) => !table.chairs[i].here).map((i) => table.chairs[i].name);
  const last = attempts.at(-1);
  const slow = usePast(start !== null && last !== undefined ? last.at + SLOW_MS : null);
  const daysLeft = start?.silentFrom ?? null;
  const late = usePast(daysLeft);
  const owner = table.you?.owner === true;
  const params = { table: table.id };
  const choose = (choice: Api['POST /api/tables/:table/missing']['body']['choice']): void =>
    attempt(ask('POST /api/tables/:table/missing', { params, body: { choice } }).then(onTable));
  // Everybody's page is open and works: nothing to decide.
  const troubled = absent.length > 0 || slow || start === null;
  const waits = start === null ? again : start.until === null;
  if (start === null && missing.length === 0) return null;
  return (
    <section className="panel block" aria-live="polite">
      <h2 className="loading">
        {(start !== null || again) && <span className="spin" />}
        {names.length > 0 && troubled ? say.title(names) : w.lobby.starting}
      </h2>
      {start === null && last?.end === 'cancelled' && last.missing.length > 0 && (
        <p>{say.cancelled(last.missing.map((i) => table.chairs[i]?.name ?? w.common.somebody))}</p>
      )}
      {start !== null && !troubled && <p>{w.lobby.revealing(start.revealed.filter(Boolean).length, start.revealed.length)}</p>}
      {troubled && absent.length > 0 && <p>{say.absent(absent)}</p>}
      {troubled && absent.length === 0 && start !== null && <p className="help">{say.slow}</p>}
      {troubled && waits && <p className="help">{say.waits}</p>}
      {troubled && start !== null && start.until !== null && <p className="help">{say.until(new Date(start.until).toLocaleTimeString())}</p>}
      {troubled && !owner && <p className="help">{say.others(table.owner.name)}</p>}
      {owner && (
        <div className="acts">
          {troubled && !waits && (
            <button type="button" className="btn" onClick={() => choose('wait')}>
              {say.wait}
            </button>
          )}
          {troubled && (
            <button type="button" className="btn" onClick={() => choose('bot')}>
              {say.bot(names)}
            </button>
          )}
          {troubled && (daysLeft === null || late) && (
            <button type="button" className="btn" onClick={() => choose('without')}>
              {say.without(names)}
            </button>
          )}
          {start !== null && (
            <button
              type="button"
              className="btn quiet"
              onClick={() => attempt(ask('POST /api/tables/:table/cancel', { params, body: {} }).then(onTable))}
            >
              {w.lobby.cancel}
            </button>
          )}
        </div>
      )}
      {owner && troubled && <p className="help">{say.help}</p>}
      {problem}
    </section>
  );
}
