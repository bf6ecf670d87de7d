/** Somebody's finished games, newest first: what, how it ended, with whom, and the way back into it. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { PastMatch } from '../net/types.ts';
import { pastPath } from '../summary/address.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { useGameTitle } from '../ui/catalogue.ts';
import { Emblem } from '../ui/emblem.tsx';
import { Link } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';
import { usePeopleWords } from './words.ts';

/** What is seen before somebody asks for more. */
const FIRST = 6;

interface Props {
  readonly person: string;
  readonly title: string;
  /** Only those with us. */
  readonly together?: boolean;
}

export function History({ person, title, together = false }: Props) {
  const [games, setGames] = useState<readonly PastMatch[]>([]);
  const [more, setMore] = useState(false);
  const [attempt, problem] = useTry();
  const read = async (before: string | null): Promise<void> => {
    const query = { ...(before === null ? {} : { before }), ...(together ? { with: 'me' as const } : {}) };
    const page = await ask('GET /api/people/:person/games', { params: { person }, query });
    setGames((had) => (before === null ? page.games : [...had, ...page.games]));
    setMore(page.more);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each person.
  useEffect(() => attempt(read(null)), [person, together]);
  if (games.length === 0) return problem;
  return (
    <>
      <PastGames games={games} title={title} {...(more && { onMore: () => attempt(read(games.at(-1)?.table ?? null)) })} />
      {problem}
    </>
  );
}

interface PastProps {
  readonly games: readonly PastMatch[];
  readonly title: string;
  /** There are earlier ones to be read. */
  readonly onMore?: () => void;
}

export function PastGames({ games, title, onMore }: PastProps) {
  const p = usePeopleWords();
  const [all, setAll] = useState(false);
  return (
    <section className="panel past-games">
      <h2>{title}</h2>
      <ul>
        {games.slice(0, all ? games.length : FIRST).map((g) => (
          <Game key={g.table} game={g} />
        ))}
      </ul>
      {(onMore !== undefined || (!all && games.length > FIRST)) && (
        <button type="button" className="btn quiet" onClick={() => (all ? onMore?.() : setAll(true))}>
          {p.more}
        </button>
      )}
    </section>
  );
}

function Game({ game }: { readonly game: PastMatch }) {
  const w = useWords();
  const p = usePeopleWords();
  const title = useGameTitle();
  const short = useGameTitle('short');
  const { name, rank, gaveUp, chairs, together, at } = game;
  const nameOf = (c: PastMatch['chairs'][number]): string => (c.kind === 'bot' ? w.common.bot : c.kind === 'hidden' ? p.somebody : c.name || p.left);
  const href = pastPath('replay', { kind: 'table', id: game.table });
  return (
    <li>
      <Emblem game={game.game} size={32} />
      <div>
        <b>{name || title(game.game)}</b>
        <span className="help as-block">{[...(name === '' ? [] : [short(game.game)]), w.common.moment(at)].join(' · ')}</span>
      </div>
      <span className={`past-result${rank === 1 && !gaveUp ? ' won' : ''}`}>{gaveUp ? p.gaveUp : p.result(rank, chairs.length, together)}</span>
      <ul className="faces" aria-label={p.companions}>
        {chairs.map((c, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={i} title={nameOf(c)}>
            <OwnBadge name={c.name} kind={c.kind === 'bot' ? 'bot' : 'person'} face={c.face} small />
            <span className="vh">{nameOf(c)}</span>
          </li>
        ))}
      </ul>
      {game.change !== null ? (
        <span className={`past-moved${game.change < 0 ? ' down' : game.change > 0 ? ' up' : ''}`} title={p.moved(game.change)}>
          <span aria-hidden="true">{game.change < 0 ? `▼ ${-game.change}` : game.change > 0 ? `▲ ${game.change}` : '±0'}</span>
          <span className="vh">{p.moved(game.change)}</span>
        </span>
      ) : (
        <span />
      )}
      {game.replay && href !== null && (
        <Link className="btn sm quiet" href={href} aria-label={p.lookBackAt(title(game.game), w.common.when(at))}>
          {p.lookBack}
        </Link>
      )}
    </li>
  );
}
