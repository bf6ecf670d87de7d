/** Invitation links: on top of the waiting room, to copy, send, scan or read aloud; more of them, and taking one back. */
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { ask } from '../../net/http.ts';
import { invitationPath } from '../../net/link-token.ts';
import type { TableInfo } from '../../net/types.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { copyText } from '../../ui/files.ts';
import { Icon, IconButton } from '../../ui/icon.tsx';
import { addressOf } from '../../ui/root.ts';
import { toast } from '../../ui/toast.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';

const Qr = lazy(() => import('../../ui/qr.tsx'));

type Link = NonNullable<TableInfo['invitations']>[number] & { readonly address: string };

interface InviteProps extends LobbyProps {
  readonly full: boolean;
  /** To send the link is the next sensible step. */
  readonly lit: boolean;
}

export function Invite({ table, onTable, full, lit }: InviteProps) {
  const { invite: v, room: r } = useFarWords();
  const [attempt, problem] = useTry();
  const links = (table.invitations ?? []).map((i): Link => ({ ...i, address: addressOf(invitationPath(table.id, i.token)) }));
  const newest = links.at(-1);
  const came = links.reduce((sum, l) => sum + l.uses, 0);
  return (
    <section className={`panel block${full ? '' : ' send-link'}`}>
      {newest !== undefined && !full && <Square address={newest.address} />}
      <div className="rows">
        {!full && <h2>{v.send}</h2>}
        <p className="help">{full ? (table.watch ? v.watchLink : r.fullNow) : v.sendHelp}</p>
        {table.open && !full && table.you?.owner === true && <p className="help listed">{v.listed}</p>}
        {newest !== undefined && <LinkRow link={newest} name={table.name} lit={lit} main />}
        <div className="send-ways">
          {newest !== undefined && !full && <Spoken table={table} attempt={attempt} />}
          {came > 0 && (
            <span className="help came">
              <Icon name="check" />
              {r.came(came)}
            </span>
          )}
          <More table={table} links={links} attempt={attempt} onTable={onTable} />
        </div>
        {problem}
      </div>
    </section>
  );
}

/** To be scanned by somebody in the same room: a press shows it as large as the screen allows. */
function Square({ address }: { readonly address: string }) {
  const { invite: v } = useFarWords();
  const [large, setLarge] = useState(false);
  const square = <Qr text={address} label={v.qrLabel} />;
  return (
    <>
      <button type="button" className="qr-press" title={v.qr} onClick={() => setLarge(true)}>
        <Suspense fallback={<i className="qr" />}>{square}</Suspense>
      </button>
      {large && (
        <Dialog title={v.qr} onClose={() => setLarge(false)}>
          {square}
        </Dialog>
      )}
    </>
  );
}

interface LinkRowProps {
  readonly link: Link;
  readonly name: string;
  readonly main?: boolean;
  readonly lit?: boolean;
}

function LinkRow({ link, name, main = false, lit = false }: LinkRowProps) {
  const w = useWords();
  const { address } = link;
  return (
    <div className="acts link-row">
      <input className="field grow" readOnly value={address} aria-label={w.home.invitedLabel} onFocus={(e) => e.currentTarget.select()} />
      <button
        type="button"
        className={`btn${lit ? ' primary' : main ? '' : ' sm'}`}
        onClick={() => void copyText(address).then((ok) => ok && toast(w.common.copied))}
      >
        <Icon name="copy" />
        {w.common.copy}
      </button>
      {navigator.share !== undefined && (
        <button
          type="button"
          className={`btn${main ? '' : ' sm'}`}
          onClick={() => void navigator.share({ url: address, title: name }).catch(() => {})}
        >
          <Icon name="send" />
          {w.lobby.share}
        </button>
      )}
    </div>
  );
}

interface Ways {
  readonly table: TableInfo;
  readonly attempt: (what: Promise<unknown>) => void;
}

/** For somebody on the telephone. */
function Spoken({ table, attempt }: Ways) {
  const w = useWords();
  const { invite: v } = useFarWords();
  const [spoken, setSpoken] = useState<{ readonly code: string; readonly until: number } | null>(null);
  const speak = (): void => attempt(ask('POST /api/tables/:table/code', { params: { table: table.id }, body: {} }).then(setSpoken));
  return (
    <>
      <button type="button" className="btn sm quiet" onClick={speak}>
        {v.code}
      </button>
      {spoken !== null && (
        <p role="status">
          <b className="spoken-code">{`${spoken.code.slice(0, 3)} ${spoken.code.slice(3)}`}</b>{' '}
          <span className="help">{v.codeUntil(w.common.moment(spoken.until))}</span>
        </p>
      )}
    </>
  );
}

function More({ table, links, attempt, onTable }: Ways & { readonly links: readonly Link[]; readonly onTable: LobbyProps['onTable'] }) {
  const w = useWords();
  const { invite: v } = useFarWords();
  const params = { table: table.id };
  const look = (): Promise<void> => ask('GET /api/tables/:table', { params }).then(onTable);
  return (
    <details className="more-links">
      <summary>{v.manage}</summary>
      <p className="help">{v.manageHelp}</p>
      <ul className="rows">
        {links.map((link) => (
          <li key={link.id} className="acts">
            <LinkRow link={link} name={table.name} />
            <IconButton
              name="trash"
              label={w.lobby.revoke}
              onClick={() =>
                attempt(ask('DELETE /api/tables/:table/invitations/:invitation', { params: { ...params, invitation: link.id } }).then(look))
              }
            />
          </li>
        ))}
      </ul>
      <button type="button" className="btn sm" onClick={() => attempt(ask('POST /api/tables/:table/invitations', { params, body: {} }).then(look))}>
        <Icon name="link" />
        {w.lobby.newInvite}
      </button>
    </details>
  );
}
