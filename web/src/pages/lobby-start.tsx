/** The start of a table: now, with bots in free seats, or by itself when everyone is seated. */
import { ask } from '../net/http.ts';
import { go } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';

interface Props extends LobbyProps {
  readonly full: boolean;
  /** Everybody is seated, and all secrets are sealed. */
  readonly ready: boolean;
}

export function StartBar({ table, onTable, full, ready }: Props) {
  const w = useWords();
  const { invite: v } = useFarWords();
  const [attempt, problem] = useTry();
  const params = { table: table.id };
  const owner = table.you?.owner === true;
  const { again } = table.fairness;
  const free = table.chairs.filter((c) => c.kind === 'empty').length;
  const seated = table.chairs.some((c) => c.kind === 'person');
  const start = (bots: boolean): void =>
    attempt(ask('POST /api/tables/:table/start', { params, body: bots ? { bots: 'normal' } : {} }).then(onTable));
  return (
    <>
      <div className="acts">
        {owner && full && (
          <button type="button" className="btn primary big" disabled={!ready} onClick={() => start(false)}>
            {w.lobby.start}
          </button>
        )}
        {owner && !full && (
          <>
            <button type="button" className="btn big" disabled={!seated} onClick={() => start(true)}>
              {v.fill(free)}
            </button>
            {!again && (
              <button
                type="button"
                className="btn"
                onClick={() => attempt(ask('POST /api/tables/:table/missing', { params, body: { choice: 'wait' } }).then(onTable))}
              >
                {v.whenFull}
              </button>
            )}
          </>
        )}
        {owner && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => attempt(ask('POST /api/tables/:table/close', { params, body: {} }).then(() => go('/')))}
          >
            {w.lobby.close}
          </button>
        )}
      </div>
      <p className="help" role="status">
        {again && !full ? v.willStart : owner ? '' : v.hostStarts(table.owner.name)}
      </p>
      {problem}
    </>
  );
}
