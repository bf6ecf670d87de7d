/** Invitation links: make, copy, share, revoke. */
import { ask } from '../net/http.ts';
import { copyText } from '../ui/files.ts';
import { Icon, IconButton } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';

export function Invite({ table, onTable }: LobbyProps) {
  const w = useWords();
  const [attempt, problem] = useTry();
  const params = { table: table.id };
  const look = (): Promise<void> => ask('GET /api/tables/:table', { params }).then(onTable);
  const links = (table.invitations ?? []).map((i) => ({ id: i.id, url: new URL(`/join#${i.token}`, location.origin).href }));
  return (
    <section className="panel block">
      <h2>{w.lobby.invite}</h2>
      <p className="help">{w.lobby.inviteHelp}</p>
      <ul className="rows">
        {links.map(({ id, url }) => (
          <li key={id} className="acts">
            <input className="field grow" readOnly value={url} aria-label={w.home.invitedLabel} onFocus={(e) => e.currentTarget.select()} />
            <button type="button" className="btn sm primary" onClick={() => void copyText(url).then((ok) => ok && toast(w.common.copied))}>
              <Icon name="copy" />
              {w.common.copy}
            </button>
            {navigator.share !== undefined && (
              <button type="button" className="btn sm" onClick={() => void navigator.share({ url, title: table.name }).catch(() => {})}>
                {w.lobby.share}
              </button>
            )}
            <IconButton
              name="trash"
              label={w.lobby.revoke}
              onClick={() => attempt(ask('DELETE /api/tables/:table/invitations/:invitation', { params: { ...params, invitation: id } }).then(look))}
            />
          </li>
        ))}
      </ul>
      <div className="acts">
        <button
          type="button"
          className={`btn${links.length === 0 ? ' primary' : ' sm'}`}
          onClick={() => attempt(ask('POST /api/tables/:table/invitations', { params, body: {} }).then(look))}
        >
          <Icon name="link" />
          {w.lobby.newInvite}
        </button>
      </div>
      {problem}
    </section>
  );
}
