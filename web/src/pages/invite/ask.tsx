/** What an invitation asks for: a name and one press for a seat; who only looks presses once and needs no name. */
import { useRef, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../../net/http.ts';
import { openSameTable } from '../../net/same-table.ts';
import { comeIn, comeInAndSit } from '../../net/sitting.ts';
import type { Invited, TableInfo } from '../../net/types.ts';
import { useOwnName } from '../../state/own-name.ts';
import { Icon } from '../../ui/icon.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { go, Link } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

export interface AskProps {
  readonly token: string;
  readonly state: 'open' | 'full' | 'running' | 'over';
  readonly table: NonNullable<Invited['table']>;
  /** The seat that one would take. */
  readonly chair: number;
  /** We are in, with or without a seat. */
  readonly onIn: (table: Pick<TableInfo, 'id'>) => void;
}

/** What somebody wants who has to say a name first. */
type Wish = { readonly want: 'sit' } | { readonly want: 'same' } | { readonly want: 'take'; readonly chair: number };

export function AskToCome({ token, state, table, chair, onIn }: AskProps) {
  const w = useWords();
  const { invite: v, room: r, seats } = useFarWords();
  const own = useOwnName();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? own;
  const [attempt, problem] = useTry();
  const [wish, setWish] = useState<Wish | null>(state === 'open' ? { want: 'sit' } : null);
  const form = useRef<HTMLFormElement>(null);
  const looks = (): void => attempt(comeIn(token, null).then(onIn));
  const tell = async (): Promise<void> => {
    const inside = await comeIn(token, null);
    // A seat may be free by now: then there is nothing to wait for.
    await ask('POST /api/tables/:table/wanting', { params: { table: inside.id }, body: { on: true } }).catch((error: unknown) => {
      if (!(error instanceof RequestRefused) || error.problem !== 'not-now') throw error;
    });
    onIn(inside);
  };
  const takeOver = async (from: number): Promise<void> => {
    const inside = await comeIn(token, name);
    await ask('POST /api/tables/:table/claims', { params: { table: inside.id }, body: { chair: from } });
    onIn(inside);
  };
  const fulfil = (wanted: Wish): void => {
    if (wanted.want === 'sit') attempt(comeInAndSit(token, name, chair).then(onIn));
    else if (wanted.want === 'same') attempt(openSameTable(table, name).then(go));
    else attempt(takeOver(wanted.chair));
  };
  /** Somebody with a name is done with one press; else the name is asked for now. */
  const wants = (wanted: Wish): void => {
    if (name.trim() !== '') fulfil(wanted);
    else {
      setWish(wanted);
      requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    }
  };
  const bots = state === 'running' ? table.chairs.flatMap((c, i) => (c.kind === 'bot' ? [{ name: c.name, chair: i }] : [])) : [];
  const doing = wish === null ? '' : wish.want === 'sit' ? v.sit : wish.want === 'same' ? r.same : seats.takeOver(table.chairs[wish.chair].name);
  const watches = state === 'full' || state === 'over' || table.watch;
  return (
    <div className={`invitation-ask${state === 'open' ? ' below' : ''}`}>
      {wish !== null && (
        <form
          ref={form}
          onSubmit={(e) => {
            e.preventDefault();
            fulfil(wish);
          }}
        >
          <NameField
            label={w.lobby.askName}
            help={
              <>
                {v.nameEnough} <span className="not-narrow">{v.nameSeen}</span>
              </>
            }
            name={name}
            onName={setTyped}
            required
            big
          />
          <button type="submit" className="btn primary big">
            {doing}
          </button>
        </form>
      )}
      {state === 'open' ? (
        <div className="acts">
          {table.watch && (
            <button type="button" className="btn quiet" onClick={looks}>
              <Icon name="eye" />
              {v.watch}
            </button>
          )}
          <Link className="btn quiet" href={`/rules/${table.game}`}>
            <Icon name="book" />
            {w.home.rules}
          </Link>
        </div>
      ) : (
        <div className="stack">
          {watches && (
            <button type="button" className={`btn big${wish === null ? ' primary' : ''}`} onClick={looks}>
              <Icon name={state === 'full' ? 'clock' : 'eye'} />
              {{ full: v.wait, running: v.toTable, over: v.again }[state]}
            </button>
          )}
          {state === 'full' && (
            <button type="button" className="btn" onClick={() => attempt(tell())}>
              <Icon name="bell" />
              {r.tell}
            </button>
          )}
          {bots.map((bot) => (
            <button key={bot.chair} type="button" className="btn" title={v.takeHelp} onClick={() => wants({ want: 'take', chair: bot.chair })}>
              <Icon name="people" />
              {seats.takeOver(bot.name)}
            </button>
          ))}
          <button type="button" className="btn" title={r.sameHelp} onClick={() => wants({ want: 'same' })}>
            <Icon name="plus" />
            {r.same}
          </button>
          {watches && <p className="help">{state === 'full' ? v.waitHelp : v.watchHelp}</p>}
        </div>
      )}
      {problem}
    </div>
  );
}
