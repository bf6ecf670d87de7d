/** The start of a table: what is still open, and what happens if one starts now, or by itself when everyone is seated. */
import { ask } from '../../net/http.ts';
import { cutName } from '../../play/names.ts';
import { Icon } from '../../ui/icon.tsx';
import { go } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';

interface Props extends LobbyProps {
  readonly full: boolean;
  /** Everybody is seated, and all secrets are sealed. */
  readonly ready: boolean;
  /** To start is the next sensible step. */
  readonly lit: boolean;
}

export function StartBar({ table, onTable, full, ready, lit }: Props) {
  const w = useWords();
  const { invite: v, room: r } = useFarWords();
  const [attempt, problem] = useTry();
  const params = { table: table.id };
  const owner = table.you?.owner === true;
  const { again } = table.fairness;
  const free = table.chairs.filter((c) => c.kind === 'empty').length;
  const seated = table.chairs.some((c) => c.kind === 'person');
  const away = table.chairs.flatMap((c, i) => (c.kind === 'person' && !c.here && table.you?.chair !== i ? [cutName(c.name)] : []));
  const start = (bots: boolean): void =>
    attempt(ask('POST /api/tables/:table/start', { params, body: bots ? { bots: 'normal' } : {} }).then(onTable));
  return (
    <section className={`panel block start-bar${owner ? ' own' : ''}${owner && lit ? ' lit' : ''}`} aria-label={r.begin}>
      <div role="status">
        <h2>{again && !full ? v.willStart : owner ? r.open(Number(free > 0) + away.length) : v.hostStarts(cutName(table.owner.name))}</h2>
        {(free > 0 || away.length > 0) && (
          <ul className="start-open">
            {free > 0 && (
              <li>
                <Icon name="people" />
                <Open short={owner ? r.freeBots(free) : w.home.free(free)} whole={owner ? r.freeThen(free) : null} />
              </li>
            )}
            {away.map((name) => (
              <li key={name}>
                <Icon name="clock" />
                <Open short={r.away(name)} whole={owner ? r.awayThen(name) : null} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {owner && (
        <div className="acts">
          {full ? (
            <button type="button" className={`btn big${lit ? ' primary' : ''}`} disabled={!ready} onClick={() => start(false)}>
              <Icon name="play" />
              {w.lobby.start}
            </button>
          ) : (
            <button type="button" className={`btn big${lit ? ' primary' : ''}`} disabled={!seated} onClick={() => start(true)}>
              <Icon name="play" />
              {v.startNow}
            </button>
          )}
          {!full && !again && (
            <button
              type="button"
              className="btn"
              onClick={() => attempt(ask('POST /api/tables/:table/missing', { params, body: { choice: 'wait' } }).then(onTable))}
            >
              {v.whenFull}
            </button>
          )}
        </div>
      )}
      {problem}
    </section>
  );
}

/** What is open; with room for it, also what happens if one starts now. */
const Open = ({ short, whole }: { readonly short: string; readonly whole: string | null }) =>
  whole === null ? (
    <span>{short}</span>
  ) : (
    <>
      <span className="not-narrow">{whole}</span>
      <span className="only-narrow">{short}</span>
    </>
  );

/** The host takes the table away, before its match. */
export function CloseTable({ table }: Pick<LobbyProps, 'table'>) {
  const w = useWords();
  const [attempt, problem] = useTry();
  return (
    <>
      <button
        type="button"
        className="btn quiet"
        onClick={() => attempt(ask('POST /api/tables/:table/close', { params: { table: table.id }, body: {} }).then(() => go('/')))}
      >
        {w.lobby.close}
      </button>
      {problem}
    </>
  );
}
