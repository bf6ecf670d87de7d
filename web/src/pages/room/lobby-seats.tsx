/** The seats of a waiting room as tiles: who is here, who is missing, and what the host can do about each. */
import { OPPONENTS, type Opponent } from '@starboard/kernel';
import { useRef, useState } from 'preact/hooks';
import { ask } from '../../net/http.ts';
import { sitDown } from '../../net/sitting.ts';
import type { TableInfo } from '../../net/types.ts';
import { cutName } from '../../play/names.ts';
import { useHere } from '../../state/here.ts';
import { useOwnName } from '../../state/own-name.ts';
import { Badge } from '../../ui/badge.tsx';
import { TileChoice, TileChoices } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';

type Chair = TableInfo['chairs'][number];

const STRONGER: Readonly<Partial<Record<string, Opponent>>> = { easy: 'normal', normal: 'hard' };

export function RoomSeats({ table, onTable }: LobbyProps) {
  const w = useWords();
  const { room: r } = useFarWords();
  const name = useOwnName();
  const [attempt, problem] = useTry();
  const [open, setOpen] = useState<number | null>(null);
  const [nudged, setNudged] = useState<readonly number[]>([]);
  const tiles = useRef<HTMLUListElement>(null);
  const { you, state } = table;
  const params = { table: table.id };
  const seated = you?.chair != null;
  const before = state === 'waiting';
  const owner = you?.owner === true && before;
  const close = (): void => {
    if (open !== null) tiles.current?.querySelector<HTMLElement>(`[data-seat="${open}"]`)?.focus();
    setOpen(null);
  };
  const put = (chair: number, bot: Opponent | null): void => {
    close();
    attempt(ask('PUT /api/tables/:table/chairs/:chair', { params: { ...params, chair: String(chair) }, body: { bot } }).then(onTable));
  };
  const give = (to: string): void => {
    close();
    attempt(ask('PATCH /api/tables/:table', { params, body: { owner: to } }).then(onTable));
  };
  const nudge = (chair: number): void =>
    attempt(
      ask('POST /api/tables/:table/chairs/:chair/nudge', { params: { ...params, chair: String(chair) }, body: {} }).then(() =>
        setNudged((was) => [...was, chair]),
      ),
    );
  const quick = (c: Chair, i: number) => {
    const mine = you?.chair === i;
    if (c.kind === 'person' && !mine && !c.here && (seated || owner))
      return nudged.includes(i) ? (
        <span className="help" role="status">
          {r.nudged}
        </span>
      ) : (
        <button type="button" className="btn sm" aria-label={`${r.nudge}: ${c.name}`} onClick={() => nudge(i)}>
          <Icon name="bell" />
          {r.nudge}
        </button>
      );
    if (!before) return null;
    if (mine)
      return (
        <button
          type="button"
          className="btn sm quiet"
          onClick={() => attempt(ask('POST /api/tables/:table/leave', { params, body: {} }).then(onTable))}
        >
          {w.lobby.leave}
        </button>
      );
    if (c.kind === 'empty' && !seated && name !== '')
      return (
        <button type="button" className="btn sm" onClick={() => attempt(sitDown(table, name, { chair: i }).then(onTable))}>
          {w.lobby.sit}
        </button>
      );
    if (!owner) return null;
    if (c.kind === 'empty')
      return (
        <button type="button" className="btn sm" aria-label={`${w.lobby.seat(i + 1)}: ${r.putBot}`} onClick={() => put(i, 'normal')}>
          <Icon name="bot" />
          {r.putBot}
        </button>
      );
    const stronger = STRONGER[c.level ?? ''];
    return stronger === undefined ? null : (
      <button type="button" className="btn sm quiet" aria-label={`${c.name}: ${r.stronger}`} onClick={() => put(i, stronger)}>
        {r.stronger}
      </button>
    );
  };
  const chosen = open === null ? null : (table.chairs[open] ?? null);
  return (
    <>
      <ul ref={tiles} className="tiles chairs">
        {table.chairs.map((c, i) => {
          const changeable = owner && you?.chair !== i;
          const shown = <SeatShown table={table} chair={c} seat={i} linked={!changeable} />;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
            <li key={i} className={`tile${c.kind === 'empty' ? ' free' : ''}${you?.chair === i ? ' mine' : ''}${open === i ? ' open' : ''}`}>
              {changeable ? (
                <button type="button" className="tile-who" data-seat={i} aria-expanded={open === i} onClick={() => setOpen(open === i ? null : i)}>
                  <span className="vh">{w.lobby.seat(i + 1)}: </span>
                  {shown}
                  <i className="tile-more" />
                </button>
              ) : (
                <span className="tile-who">{shown}</span>
              )}
              <div className="tile-act">{quick(c, i)}</div>
            </li>
          );
        })}
      </ul>
      {open !== null && owner && chosen !== null && (
        <TileChoices label={r.whoSits(open + 1)} onClose={close}>
          {chosen.kind === 'person' && (
            <TileChoice on onChoose={close}>
              {chosen.name}
            </TileChoice>
          )}
          {chosen.kind === 'person' && chosen.identity !== null && (
            <TileChoice on={false} onChoose={() => give(chosen.identity as string)}>
              {w.lobby.give}
            </TileChoice>
          )}
          <TileChoice on={chosen.kind === 'empty'} onChoose={() => (chosen.kind === 'empty' ? close() : put(open, null))}>
            {chosen.kind === 'person' ? w.lobby.kick : w.make.kind.free}
          </TileChoice>
          {OPPONENTS.map((level) => (
            <TileChoice key={level} on={chosen.kind === 'bot' && chosen.level === level} onChoose={() => put(open, level)}>
              {w.make.kind[level]}
            </TileChoice>
          ))}
        </TileChoices>
      )}
      {problem}
    </>
  );
}

interface ShownProps {
  readonly table: TableInfo;
  readonly chair: Chair;
  readonly seat: number;
  /** The name leads to the person; it cannot where the whole tile is a button. */
  readonly linked: boolean;
}

function SeatShown({ table, chair: c, seat, linked }: ShownProps) {
  const w = useWords();
  const { room: r } = useFarWords();
  const me = useHere((s) => s.me?.identity ?? null);
  const mine = table.you?.chair === seat;
  if (c.kind === 'empty')
    return (
      <>
        <i className="badge none" />
        <b>{w.lobby.free}</b>
        <span className="help">{r.waitsForSomebody}</span>
      </>
    );
  const state =
    c.kind === 'bot'
      ? [`${w.common.bot}${c.level === null ? '' : `, ${w.level[c.level]}`}`]
      : [
          mine ? w.common.you : c.here ? w.lobby.here : c.left === null ? w.lobby.away : r.left(Date.now() - c.left),
          ...(c.identity === table.owner.identity ? [w.lobby.owner] : []),
          ...(c.committed ? [] : [w.lobby.uncommitted]),
          ...(c.silent ? [w.lobby.silent] : []),
        ];
  const name = cutName(c.name);
  return (
    <>
      <Badge seat={seat} away={c.kind === 'person' && !c.here && !mine} />
      <b>
        {linked && c.identity !== null && me !== null ? (
          <Link href={c.identity === me ? '/me' : `/people/${c.identity}?table=${table.id}`}>{name}</Link>
        ) : (
          name
        )}
      </b>
      <span className="help">{state.join(', ')}</span>
    </>
  );
}
