/** The rulebook of a game, by rule id, with a search. */
import { games } from 'virtual:catalogue';
import { hasGame } from '@starboard/registry';
import { use } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameCode, rulebookOf } from '../play/code.ts';
import { findRules } from '../play/rules.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import Lost from './lost.tsx';

export default function Rules({ game, rule }: { readonly game: string | null; readonly rule: string | null }) {
  if (game === null) return <Shelf />;
  return hasGame(game) ? <Book id={game} rule={rule} /> : <Lost />;
}

function Shelf() {
  const w = useWords();
  const language = useLanguage();
  return (
    <Page title={w.rules.all}>
      <h1>{w.rules.all}</h1>
      <ul className="rows">
        {games.map((g) => (
          <li key={g.id} className="row">
            <div className="row-text">
              <b>{g.title[language]}</b>
              <span className="help">{g.about[language]}</span>
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
  const book = use(rulebookOf(id, language)) as Readonly<Record<string, string>>;
  const [search, setSearch] = useState('');
  const found = useMemo(() => findRules(book, search), [book, search]);
  const wanted = rule === null ? null : (Object.keys(book).find((r) => r.toLowerCase() === rule.toLowerCase()) ?? null);
  useEffect(() => {
    if (wanted !== null) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <Page title={w.rules.title(words.title)}>
      <div className="page-head">
        <p className="help">{w.rules.all}</p>
        <h1>{words.title}</h1>
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
      <dl className="rules panel block">
        {found.map((r) => (
          <div key={r} id={r} className={r === wanted ? 'here' : undefined}>
            <dt>
              <Link className="rule-id" href={`/rules/${id}/${r}`} aria-label={w.rules.link(r)}>
                {r}
              </Link>
            </dt>
            <dd>{book[r]}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}
