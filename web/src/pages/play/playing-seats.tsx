/** Seats of a running match: who is away, who would like to take over, whose seat somebody else plays. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../net/http.ts';
import type { TableInfo } from '../../net/types.ts';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import { AtTheDoor } from '../room/lobby-knocks.tsx';
import type { LobbyProps } from '../room/lobby-props.ts';

type Claim = TableInfo['claims'][number];

export default function SeatNotes({ table, onTable }: LobbyProps): ComponentChildren {
  const { seats } = useFarWords();
  const [trying, problem] = useTry();
  const params = { table: table.id };
  const displaced = table.you?.displaced ?? null;
  if (table.state !== 'running') return null;
  return (
    <>
      {displaced !== null && (
        <div className="note request" role="status">
          <p>
            {seats.yours(table.chairs[displaced].name)} {table.you?.returning && seats.returning}
          </p>
          {table.you?.returning !== true && (
            <div className="acts">
              <button
                type="button"
                className="btn sm primary"
                onClick={() => trying(ask('POST /api/tables/:table/return', { params, body: {} }).then(onTable))}
              >
                {seats.back}
              </button>
            </div>
          )}
        </div>
      )}
      {table.knocks.length > 0 && <AtTheDoor table={table} onTable={onTable} />}
      {table.claims.map((claim) => (
        <ClaimNote key={claim.id} table={table} onTable={onTable} claim={claim} />
      ))}
      {table.you?.chair != null && <Away table={table} onTable={onTable} />}
      {table.you?.chair == null && displaced === null && <Watching table={table} onTable={onTable} />}
      {problem}
    </>
  );
}

/** The time, again when the next of these moments has come. */
function useNow(moments: readonly (number | null)[]): number {
  const [now, setNow] = useState(Date.now);
  const next = Math.min(...moments.map((m) => (m !== null && m > now ? m : Number.POSITIVE_INFINITY)));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 50, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [next]);
  return Math.max(now, Date.now());
}

function ClaimNote({ table, onTable, claim }: LobbyProps & { readonly claim: Claim }) {
  const { seats } = useFarWords();
  const w = useWords();
  const [trying, problem] = useTry();
  const chair = table.you?.chair ?? null;
  const { name, freeFrom, kind } = table.chairs[claim.chair];
  const now = useNow([freeFrom]);
  const mine = claim.identity === table.you?.identity;
  const theirs = chair === claim.chair;
  const free = kind === 'bot' || (freeFrom !== null && freeFrom <= now);
  const voter = free && chair !== null && claim.voters.includes(chair);
  const say = (yes: boolean): void =>
    trying(ask('POST /api/tables/:table/claims/:claim', { params: { table: table.id, claim: claim.id }, body: { yes } }).then(onTable));
  const told = mine
    ? claim.bot
      ? seats.suggested(name)
      : seats.claimed(name)
    : claim.bot
      ? seats.claimBot(claim.name, name)
      : seats.claim(claim.name, name);
  const who =
    kind === 'bot' || claim.bot || claim.voters.length > 1
      ? free
        ? seats.votes(claim.yes.length, claim.voters.length)
        : seats.theyDecide(name)
      : seats.onlyThem(name);
  return (
    <div className="note request" role="status">
      <p>
        {told} {!theirs && <span className="help">{who}</span>}
      </p>
      <div className="acts">
        {(theirs || voter) && !mine && (
          <button type="button" className="btn sm primary" onClick={() => say(true)}>
            {theirs ? seats.give : seats.agree}
          </button>
        )}
        {(theirs || voter || mine) && (
          <button type="button" className="btn sm" onClick={() => say(false)}>
            {mine ? seats.withdraw : w.table.refuse}
          </button>
        )}
      </div>
      {problem}
    </div>
  );
}

/** To people at the table: who is away, and from when a bot can play for them. */
function Away({ table, onTable }: LobbyProps) {
  const { common } = useWords();
  const { seats } = useFarWords();
  const [trying, problem] = useTry();
  const now = useNow(table.chairs.map((c) => c.freeFrom));
  const away = table.chairs.flatMap((c, chair) =>
    c.kind === 'person' &&
    c.freeFrom !== null &&
    c.freeFrom > 0 &&
    chair !== table.you?.chair &&
    !table.claims.some((k) => k.bot && k.chair === chair)
      ? [{ chair, name: c.name, freeFrom: c.freeFrom }]
      : [],
  );
  if (away.length === 0) return null;
  return (
    <div className="note request" role="status">
      {away.map(({ chair, name, freeFrom }) =>
        freeFrom > now ? (
          <p key={chair}>{seats.awayUntil(name, common.moment(freeFrom))}</p>
        ) : (
          <div key={chair}>
            <p>
              {seats.away(name)} <span className="help">{seats.botHelp}</span>
            </p>
            <div className="acts">
              <button
                type="button"
                className="btn sm"
                onClick={() =>
                  trying(
                    ask('POST /api/tables/:table/chairs/:chair/stand-in', { params: { table: table.id, chair: String(chair) }, body: {} }).then(
                      onTable,
                    ),
                  )
                }
              >
                {seats.bot(name)}
              </button>
            </div>
          </div>
        ),
      )}
      {problem}
    </div>
  );
}

/** To spectators: seats that could be had. */
function Watching({ table, onTable }: LobbyProps) {
  const w = useWords();
  const { seats } = useFarWords();
  const [trying, problem] = useTry();
  const asking = table.claims.some((c) => c.identity === table.you?.identity);
  return (
    <details className="note more">
      <summary>{w.table.spectator}</summary>
      {table.you !== null && !asking && (
        <>
          <p className="help">{seats.takeOverHelp}</p>
          <ul className="rows">
            {table.chairs.map((c, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
              <li key={i}>
                <button
                  type="button"
                  className="btn sm"
                  onClick={() => trying(ask('POST /api/tables/:table/claims', { params: { table: table.id }, body: { chair: i } }).then(onTable))}
                >
                  {seats.takeOver(c.name)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {problem}
    </details>
  );
}
