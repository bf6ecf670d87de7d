/** The fairness panel of a table: the server's seal, its starts, and the result of this browser's check. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { checkStart, holdsSeal, type Mismatch, seal } from '../../net/fairness.ts';
import { ask } from '../../net/http.ts';
import type { TableInfo } from '../../net/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords } from '../../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';

export function Fairness({ table, onTable }: LobbyProps) {
  const far = useFarWords();
  const [attempt, problem] = useTry();
  const found = useReveal(table, onTable);
  const { fairness, you } = table;
  const chair = you?.chair ?? null;
  const wrong = found === null || found === 'checked' || found === 'lost' ? null : found;
  const lost = found === 'lost' || (chair !== null && table.chairs[chair].committed && !holdsSeal(table.id));
  return (
    <details className="panel block room-fair" open={lost || wrong !== null || undefined}>
      <summary>
        <h2>{far.fair.title}</h2>
        <span className="help">{far.fair.short}</span>
      </summary>
      <dl>
        <dt className="label">{far.fair.server}</dt>
        <dd className="hash">{fairness.commitment}</dd>
      </dl>
      {fairness.attempts.length > 0 && (
        <ul>
          {fairness.attempts[0].attempt > 1 && <li className="help">{far.fair.earlier(fairness.attempts[0].attempt - 1)}</li>}
          {fairness.attempts.map((a) => (
            <li key={a.attempt} className="help">
              {far.fair.attempt(a.attempt, far.fair.ends[a.end])} <span className="hash">{a.hash.slice(0, 16)}…</span>
            </li>
          ))}
        </ul>
      )}
      {found === 'checked' && (
        <p className="note good" role="status">
          <Icon name="shield" />
          {far.fair.checked}
        </p>
      )}
      {wrong !== null && (
        <p className="note bad" role="alert">
          <Icon name="warn" />
          {far.fair.mismatch} {far.fair.mismatches[wrong]}
        </p>
      )}
      {lost && you !== null && (
        <div className="note">
          <p>{far.fair.lost}</p>
          {table.state === 'waiting' && (
            <button
              type="button"
              className="btn sm"
              onClick={() =>
                attempt(
                  ask('POST /api/tables/:table/commit', { params: { table: table.id }, body: { commitment: seal(table, you.identity, '') } }).then(
                    onTable,
                  ),
                )
              }
            >
              {far.fair.recommit}
            </button>
          )}
        </div>
      )}
      {table.state === 'waiting' && chair !== null && you !== null && <OwnWord table={table} identity={you.identity} onTable={onTable} />}
      {problem}
      <Link href="/fairness">{far.fair.more}</Link>
    </details>
  );
}

/** A word of one's own is never needed: the browser's secret is as good. It is for people who trust no browser. */
function OwnWord({ table, identity, onTable }: LobbyProps & { readonly identity: string }) {
  const far = useFarWords();
  const [word, setWord] = useState('');
  const [done, setDone] = useState(false);
  const [attempt, problem] = useTry();
  const stir = async (): Promise<void> => {
    onTable(await ask('POST /api/tables/:table/commit', { params: { table: table.id }, body: { commitment: seal(table, identity, word.trim()) } }));
    setDone(true);
  };
  return (
    <details>
      <summary>{far.invite.word}</summary>
      <form
        className="acts"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(stir());
        }}
      >
        <label className="grow">
          <span className="label">{far.fair.word}</span>
          <input className="field" value={word} maxLength={100} required onInput={(e) => setWord(e.currentTarget.value)} />
          <span className="help as-block">{far.fair.wordHelp}</span>
        </label>
        <button type="submit" className="btn sm">
          {far.invite.stir}
        </button>
      </form>
      {done && <p role="status">{far.invite.stirred}</p>}
      {problem}
    </details>
  );
}

/** Checks a start as soon as there is one, and opens the secret if everything is as agreed. */
function useReveal(table: TableInfo, onTable: (t: TableInfo) => void): Mismatch | 'checked' | 'lost' | null {
  const { start } = table.fairness;
  const chair = table.you?.chair ?? null;
  const identity = table.you?.identity;
  const [found, setFound] = useState<Mismatch | 'checked' | 'lost' | null>(null);
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (start === null || chair === null || identity === undefined || start.revealed[chair] || done.current === start.hash) return;
    done.current = start.hash;
    const checked = checkStart(table, start, chair, identity);
    if ('wrong' in checked) return setFound(checked.wrong);
    if ('lost' in checked) return setFound('lost');
    setFound('checked');
    ask('POST /api/tables/:table/reveal', { params: { table: table.id }, body: { attempt: start.attempt, word: checked.word } }).then(onTable, () => {
      // The next news of the table tries again.
      done.current = null;
    });
  }, [table, start, chair, identity, onTable]);
  return found;
}
