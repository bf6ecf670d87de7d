/** Hands the replay on: the address of the server's table, or a link that holds the whole match. */
import { useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { pastLink, pastRecord } from '../offline/past.ts';
import { copyText, saveFile } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { addressOf } from '../ui/root.ts';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords } from '../words/index.ts';
import type { PastFrom } from '../worker/protocol.ts';
import { pastPath } from './address.ts';
import { usePastWords } from './words.ts';

/** Who can open the link: everybody, people of the table, or people of the table unless the host wants otherwise. */
type Reach = 'everybody' | 'members' | 'ask-host';

/** A table of the server. Its host opens the replay for everybody by sharing it, and may take that back. */
async function tableLink(id: string, everybody: boolean): Promise<{ readonly from: PastFrom; readonly reach: Reach; readonly owner: boolean }> {
  const params = { table: id };
  const table = await ask('GET /api/tables/:table', { params });
  const owner = table.you?.owner === true;
  const { share } =
    owner && everybody !== (table.share !== null) ? await ask('PUT /api/tables/:table/share', { params, body: { everybody } }) : table;
  if (share !== null) return { from: { kind: 'shared', id: share }, reach: 'everybody', owner };
  return { from: { kind: 'table', id }, reach: owner ? 'members' : 'ask-host', owner };
}

/** What somebody else can open; null: it does not fit into a link. */
async function sharedPath(from: PastFrom, at: number | undefined): Promise<string | null> {
  if (from.kind === 'table' || from.kind === 'shared' || from.kind === 'link') return pastPath('replay', from, at);
  const text = await pastLink(from);
  return text === null ? null : pastPath('replay', { kind: 'link', text }, at);
}

/** Phones have a menu of their own for it; elsewhere a copy is what people want. */
async function handOver(url: string, title: string): Promise<'shared' | 'copied' | 'neither'> {
  if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'neither';
}

interface Shared {
  readonly url: string;
  readonly moment: number | undefined;
  /** It could not be copied: the link itself is shown. */
  readonly bare: boolean;
  /** Null: the match is in the link. */
  readonly reach: Reach | null;
  readonly owner: boolean;
}

interface ShareProps {
  readonly from: PastFrom;
  readonly title: string;
  readonly small?: boolean;
  /** The moment that is looked at: it can be shared as well. */
  readonly at?: number;
}

export function Share({ from, title, small = false, at }: ShareProps) {
  const w = usePastWords();
  const far = useFarWords();
  const [trying, problem] = useTry();
  const [state, setState] = useState<Shared | 'long' | null>(null);
  const share = async (moment: number | undefined, everybody = true): Promise<void> => {
    const made = from.kind === 'table' ? await tableLink(from.id, everybody) : { from, reach: null, owner: false };
    const path = await sharedPath(made.from, moment).catch(() => null);
    if (path === null) return setState('long');
    const url = addressOf(path);
    const done = await handOver(url, title);
    if (done === 'copied') toast(w.shareCopied);
    setState({ url, moment, bare: done === 'neither', reach: made.reach ?? (from.kind === 'shared' ? 'everybody' : null), owner: made.owner });
  };
  return (
    <div className="share">
      <div className="acts">
        {at !== undefined && (
          <button type="button" className={`btn${small ? ' sm' : ''}`} onClick={() => trying(share(at))}>
            <Icon name="link" />
            {w.shareMoment}
          </button>
        )}
        <button
          type="button"
          className={`btn${small ? ' sm' : ''}`}
          aria-label={at === undefined ? w.share : undefined}
          onClick={() => trying(share(undefined))}
        >
          {at === undefined && <Icon name="link" />}
          {at === undefined ? (small ? w.shareShort : w.share) : w.shareWhole}
        </button>
        {state === 'long' && (
          <button
            type="button"
            className={`btn primary${small ? ' sm' : ''}`}
            onClick={() => void pastRecord(from).then((record) => saveFile(`starboard-${record.terms.game}.json`, record))}
          >
            <Icon name="down" />
            {w.save}
          </button>
        )}
      </div>
      {state === 'long' && (
        <p className="help" role="status">
          {w.tooLong}
        </p>
      )}
      {state !== null && state !== 'long' && (
        <>
          {state.bare && <input className="field" readOnly value={state.url} aria-label={w.shareField} onFocus={(e) => e.currentTarget.select()} />}
          <p className="help" role="status">
            {state.reach === null
              ? w.shareLocal
              : far.sharing[state.reach === 'everybody' ? 'everybody' : state.reach === 'members' ? 'members' : 'membersAsk']}
          </p>
          {state.owner && (
            <button type="button" className="btn quiet sm" onClick={() => trying(share(state.moment, state.reach !== 'everybody'))}>
              {state.reach === 'everybody' ? far.sharing.toMembers : far.sharing.toEverybody}
            </button>
          )}
        </>
      )}
      {problem}
    </div>
  );
}
