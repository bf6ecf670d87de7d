/** A friend's challenge, by link: the same deal, and the comparison when both have played. */
import './challenge.css';
import { hasGame } from '@starboard/registry';
import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { LocalTable } from '../offline/tables.ts';
import { gameCode } from '../play/code.ts';
import { useGame } from '../state/game.ts';
import { useLocalTables } from '../state/lists.ts';
import { usePrefs } from '../state/prefs.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { GameCover } from '../ui/emblem.tsx';
import { Page, Plain } from '../ui/page.tsx';
import { go, Link, useFragment } from '../ui/router.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { countedResult } from './counted.tsx';
import { compared, friendTable, type FriendChallenge as Given, readFriendLink, type Scored } from './friend-link.ts';
import { playFriend } from './friend-play.ts';
import { useChallengeWords } from './words.ts';

export default function FriendChallenge() {
  const c = useChallengeWords();
  const w = useWords();
  const language = useLanguage();
  const title = useGameTitle();
  const name = usePrefs((p) => p.name);
  const text = useFragment().slice(1);
  const [tables] = useLocalTables();
  const [problem, setProblem] = useState(false);
  const given = readFriendLink(text);
  if (given === null || !hasGame(given.game)) return <Plain title={c.damaged} text={c.damagedHelp} icon="link" />;
  const table = tables === null ? null : friendTable(tables, given);
  const { outcome } = table ?? { outcome: null };
  const seat = given.levels.indexOf(null);
  const mine = outcome === null ? null : { score: outcome.scores[seat], rank: outcome.ranks[seat] };
  const verdict = mine === null ? null : compared(mine, given, outcome?.together === true);
  return (
    <Page title={c.friendTitle(given.by)}>
      <section className="panel challenge-main">
        <GameCover game={given.game} />
        <div className="challenge-text">
          <p className="label">{title(given.game)}</p>
          <h1>{c.friendTitle(given.by)}</h1>
          {mine === null || verdict === null ? (
            <p>{given.from === undefined ? c.friendText : c.momentText(given.by, given.from.at + 1)}</p>
          ) : (
            <>
              <p>
                <b>{c.friendWon[verdict]}</b>
              </p>
              {table !== null && (
                <Suspense fallback={null}>
                  <Results table={table} seat={seat} mine={mine} given={given} />
                </Suspense>
              )}
            </>
          )}
          {problem && (
            <p className="note bad" role="alert">
              {w.common.broken}
            </p>
          )}
          <div className="acts">
            {tables !== null &&
              (table === null ? (
                <button
                  type="button"
                  className="btn primary big"
                  onClick={() =>
                    void gameCode(given.game, language)
                      .then(({ game }) => playFriend(given, text, name, game))
                      .then(
                        (id) => go(`/local/${id}`),
                        () => setProblem(true),
                      )
                  }
                >
                  {c.play}
                </button>
              ) : (
                <Link className="btn primary big" href={mine === null ? `/local/${table.id}` : `/replay/local/${table.id}`}>
                  {mine === null ? c.goOn : w.over.replay}
                </Link>
              ))}
          </div>
        </div>
      </section>
    </Page>
  );
}

/** Both, in the words of the game. */
function Results({ table, seat, mine, given }: { readonly table: LocalTable; readonly seat: number; readonly mine: Scored; readonly given: Given }) {
  const c = useChallengeWords();
  const { words } = useGame(table.game, table.options);
  const { outcome } = table;
  if (outcome === null) return null;
  const said = (of: Scored): string =>
    outcome.together === true ? c.sides[of.rank === 1 ? 'won' : 'lost'] : countedResult(c, of, outcome, seat, words.part);
  return (
    <>
      <p>{c.friendYours(said(mine))}</p>
      <p>{c.friendTheirs(given.by, said(given))}</p>
    </>
  );
}
