/** What is looked up beside the table: a thing and what it does, one rule, or what a search finds. */
import './rules-view.css';
import type { Known, Paragraph, Seat, Types } from '@starboard/kernel';
import { use } from 'preact/compat';
import { useMemo, useState } from 'preact/hooks';
import { pictureOf, rulebookOf } from '../play/code.ts';
import { chaptersOf, chaptersWith, findRules } from '../play/rules.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/phrase.tsx';
import { Link } from '../ui/router.tsx';
import { RuleChapters, RuleIndex } from '../ui/rule-chapters.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';
import { type LookedUp, lookUp, useLookUp } from './rules-panel.ts';

interface Props {
  readonly at: TableGame;
  readonly known: Known<Types>;
  readonly you: Seat | null;
}

export function RulesPanel({ at, known, you }: Props) {
  const looked = useLookUp((s) => s.looked);
  if (looked === null) return null;
  const { thing } = looked;
  const about = thing === undefined ? null : explained(() => at.words.explain?.(thing.ref, thing.id, known, you) ?? null);
  return about === null ? <Panel key={JSON.stringify(looked)} at={at} looked={looked} /> : <About at={at} about={about} />;
}

/** A record of other rules may name what these words do not know. */
function explained(explain: () => Paragraph | null): Paragraph | null {
  try {
    return explain();
  } catch {
    return null;
  }
}

/** A thing: what it is, what it does, where that comes from. */
function About({ at, about }: { readonly at: TableGame; readonly about: Paragraph }) {
  const w = useWords();
  return (
    <Dialog sheet title={about.title} onClose={() => lookUp(null)}>
      <ul className="about-lines">
        {about.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its order.
          <li key={i}>
            <Say phrase={line} names={at.names} />
          </li>
        ))}
      </ul>
      <button type="button" className="btn" onClick={() => lookUp({ search: about.title })}>
        <Icon name="search" />
        {w.table.inRules}
      </button>
    </Dialog>
  );
}

function Panel({ at, looked }: { readonly at: TableGame; readonly looked: LookedUp }) {
  const w = useWords();
  const { id } = at.game;
  const book = use(rulebookOf(id, useLanguage()));
  const picture = use(pictureOf(id));
  const [search, setSearch] = useState(looked.id ?? looked.search ?? '');
  const found = useMemo(() => findRules(book.rule, search), [book, search]);
  const shown = useMemo(() => chaptersWith(chaptersOf(book), found), [book, found]);
  const one = looked.id !== undefined && search === looked.id ? book.rule[looked.id] : undefined;
  return (
    <Dialog sheet title={one === undefined ? w.table.rulebook : w.common.rule(looked.id ?? '')} onClose={() => lookUp(null)}>
      {one !== undefined && <p className="rule-text">{one}</p>}
      <label className="searchbox">
        <span className="vh">{w.rules.search}</span>
        <Icon name="search" />
        <input className="field" type="search" value={search} placeholder={w.rules.searchHint} onInput={(e) => setSearch(e.currentTarget.value)} />
      </label>
      {one === undefined && (
        <>
          <p className="help" role="status">
            {found.length === 0 ? w.rules.none : w.rules.count(found.length)}
          </p>
          <RuleIndex chapters={shown} prefix="panel" />
          <RuleChapters chapters={shown} prefix="panel" book={book} pictureOf={picture} idLink={(rule) => <span className="rule-id">{rule}</span>} />
        </>
      )}
      <Link className="btn" href={`/rules/${id}${one === undefined ? '' : `/${looked.id}`}`} onClick={() => lookUp(null)}>
        <Icon name="book" />
        {w.rules.whole}
      </Link>
    </Dialog>
  );
}
