/** For somebody who is in and has no seat: a name and one press, or a wait until a seat is free. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../../net/http.ts';
import { sitDown } from '../../net/sitting.ts';
import { useHere } from '../../state/here.ts';
import { useOwnName } from '../../state/own-name.ts';
import { Icon } from '../../ui/icon.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Link } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';

export function SitDown({ table, onTable, full }: LobbyProps & { readonly full: boolean }) {
  const w = useWords();
  const { invite: v } = useFarWords();
  const own = useOwnName();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? own;
  const [attempt, problem] = useTry();
  const freed = useFreed(full, v.nowFree);
  if (full)
    return (
      <section className="panel block" role="status">
        <h2>{v.full}</h2>
        <p>{v.fullHelp}</p>
        <TellMe table={table} onTable={onTable} />
      </section>
    );
  return (
    <form
      className="panel block"
      onSubmit={(e) => {
        e.preventDefault();
        attempt(sitDown(table, name).then(onTable));
      }}
    >
      {freed && (
        <p className="note" role="status">
          {v.nowFree}
        </p>
      )}
      <NameField label={w.lobby.askName} help={v.nameEnough} name={name} onName={setTyped} required />
      <div className="acts">
        <button type="submit" className="btn primary big">
          {v.sit}
        </button>
      </div>
      {problem}
    </form>
  );
}

/** By push, e-mail or webhook too, where somebody has set one up. */
function TellMe({ table, onTable }: LobbyProps) {
  const { room: r } = useFarWords();
  const hook = useHere((s) => s.me?.webhook ?? null);
  const [attempt, problem] = useTry();
  const on = table.you?.wantsSeat === true;
  const [reached, setReached] = useState(true);
  useEffect(() => {
    if (on)
      ask('GET /api/me/notices', {}).then(
        ({ push, email }) => setReached(hook !== null || push.length > 0 || email?.confirmed === true),
        () => {},
      );
  }, [on, hook]);
  if (table.you === null) return null;
  const want = (to: boolean): void =>
    attempt(ask('POST /api/tables/:table/wanting', { params: { table: table.id }, body: { on: to } }).then(onTable));
  return (
    <>
      {on && <p>{reached ? r.told : r.noWay}</p>}
      <div className="acts">
        <button type="button" className={`btn${on ? ' quiet' : ''}`} onClick={() => want(!on)}>
          <Icon name="bell" />
          {on ? r.untell : r.tell}
        </button>
        {on && !reached && (
          <Link className="btn" href="/notices">
            {r.notices}
          </Link>
        )}
      </div>
      {problem}
    </>
  );
}

/** Whether a full table has a seat again. Somebody who looks at another tab is told so. */
function useFreed(full: boolean, text: string): boolean {
  const was = useRef(full);
  const [freed, setFreed] = useState(false);
  useEffect(() => {
    if (was.current && !full) {
      setFreed(true);
      if (document.hidden && 'Notification' in window && Notification.permission === 'granted') new Notification(text);
    }
    was.current = full;
  }, [full, text]);
  return freed;
}
