/** The rulebook of a game: chapters with an index, and a search. */
import { hasGame } from '@starboard/registry';
import { hasBrowser } from '@starboard/registry/browsers';
import { use } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameCode, pictureOf, rulebookOf } from '../../play/code.ts';
import { chaptersOf, chaptersWith, findRules } from '../../play/rules.ts';
import { useCatalogue } from '../../ui/catalogue.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Link } from '../../ui/router.tsx';
import { RuleChapters, RuleIndex } from '../../ui/rule-chapters.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import Lost from '../lost.tsx';

export default function Rules({ game, rule }: { readonly game: string | null; readonly rule: string | null }) {
  if (game === null) return <Shelf />;
  return hasGame(game) ? <Book id={game} rule={rule} /> : <Lost />;
}

function Shelf() {
  const w = useWords();
  return (
    <Page title={w.rules.all}>
      <h1>{w.rules.all}</h1>
      <ul className="rows">
        {useCatalogue().map((g) => (
          <li key={g.id} className="row">
            <div className="row-text">
              <b>{g.title}</b>
              <span className="help">{g.about}</span>
            </div>
            <Link className="btn sm" href={`/rules/${g.id}`}>
              <Icon name="book" />
              {w.rules.whole}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Book({ id, rule }: { readonly id: string; readonly rule: string | null }) {
  const w = useWords();
  const language = useLanguage();
  const { words } = use(gameCode(id, language));
  const book = use(rulebookOf(id, language));
  const picture = use(pictureOf(id));
  const [search, setSearch] = useState('');
  const chapters = useMemo(() => chaptersOf(book), [book]);
  const found = useMemo(() => findRules(book.rule, search), [book, search]);
  const shown = useMemo(() => chaptersWith(chapters, found), [chapters, found]);
  const wanted = rule === null ? null : (Object.keys(book.rule).find((r) => r.toLowerCase() === rule.toLowerCase()) ?? null);
  useEffect(() => {
    if (wanted !== null) document.getElementById(`book-rule-${wanted}`)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <Page title={w.rules.title(words.title)} wide={chapters.length > 1}>
      <div className="page-head">
        <p className="help">{w.rules.all}</p>
        <h1>{words.title}</h1>
        {hasBrowser(id) && (
          <Link className="btn sm" href={`/box/${id}`}>
            {w.rules.pieces}
          </Link>
        )}
      </div>
      {rule !== null && wanted === null && <p className="note bad">{w.rules.missing(rule)}</p>}
      <label className="searchbox">
        <span className="vh">{w.rules.search}</span>
        <Icon name="search" />
        <input
          className="field big"
          type="search"
          value={search}
          placeholder={w.rules.searchHint}
          onInput={(e) => setSearch(e.currentTarget.value)}
        />
      </label>
      <p className="help" role="status">
        {found.length === 0 ? w.rules.none : w.rules.count(found.length)} · {w.rules.ours}
      </p>
      <div className="book">
        <RuleIndex chapters={shown} prefix="book" />
        {found.length > 0 && (
          <div className="panel block">
            <RuleChapters
              chapters={shown}
              prefix="book"
              book={book}
              pictureOf={picture}
              here={wanted}
              idLink={(r) => (
                <Link className="rule-id" href={`/rules/${id}/${r}`} aria-label={w.rules.link(r)}>
                  {r}
                </Link>
              )}
            />
          </div>
        )}
      </div>
    </Page>
  );
}
