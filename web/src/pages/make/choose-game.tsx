/** Which game, before anything else is asked about a new table. */
import { prefer, usePrefs } from '../../state/prefs.ts';
import { type ListedGame, useCatalogue } from '../../ui/catalogue.ts';
import { GameCover, GameName } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Link, useSearch } from '../../ui/router.tsx';
import { useWords } from '../../words/index.ts';

export default function ChooseGame() {
  const w = useWords();
  return (
    <Page title={w.make.choose} wide>
      <h1>{w.make.choose}</h1>
      <GameCovers chosen={null} />
    </Page>
  );
}

/** The covers of all games; the one that was played last is marked until another one is chosen. */
export function GameCovers({ chosen }: { readonly chosen: string | null }) {
  const w = useWords();
  const search = useSearch();
  const last = usePrefs((p) => p.lastGame);
  return (
    <nav aria-label={w.make.choose}>
      <ul className={`covers${chosen === null ? '' : ' small'}`}>
        {useCatalogue().map((game) => (
          <li key={game.id}>
            <Link
              className={`cover${game.id === (chosen ?? last) ? ' on' : ''}`}
              href={`/new/${game.id}${search}`}
              aria-current={game.id === chosen ? 'page' : undefined}
              onClick={() => prefer({ lastGame: game.id })}
            >
              <Cover game={game} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Cover({ game }: { readonly game: ListedGame }) {
  const w = useWords();
  return (
    <>
      <GameCover game={game.id} />
      <b>
        <GameName game={game.id}>{game.title}</GameName>
      </b>
      <span className="chip">
        <Icon name="people" />
        <span className="vh">{w.common.players(...game.seats)}</span>
        <span aria-hidden="true">{game.seats.join('–')}</span>
        {game.lasts !== '' && (
          <>
            <Icon name="clock" />
            {game.lasts}
          </>
        )}
      </span>
      <span className="help">{game.about}</span>
    </>
  );
}
