/** The rulebook beside the table: one rule, or what a search finds. */
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { findRules } from '../play/rules.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';
import { type LookedUp, lookUp, useLookUp } from './rules-panel.ts';

export function RulesPanel({ at }: { readonly at: TableGame }) {
  const looked = useLookUp((s) => s.looked);
  return looked === null ? null : <Panel key={JSON.stringify(looked)} at={at} looked={looked} />;
}

function Panel({ at, looked }: { readonly at: TableGame; readonly looked: LookedUp }) {
  const w = useWords();
  const book = at.words.rule as Readonly<Record<string, string>>;
  const [search, setSearch] = useState(looked.id ?? looked.search ?? '');
  const found = useMemo(() => findRules(book, search), [book, search]);
  const { id } = at.cartridge.game;
  const one = looked.id !== undefined && search === looked.id ? book[looked.id] : undefined;
  return (
    <Dialog sheet title={one === undefined ? w.table.rulebook : w.common.rule(looked.id!)} onClose={() => lookUp(null)}>
      {one !== undefined && <p className="rule-text">{one}</p>}
      <label className="searchbox">
        <span className="vh">{w.rules.search}</span>
        <Icon name="search" />
        <input className="field" type="search" value={search} placeholder={w.rules.searchHint} onChange={(e) => setSearch(e.target.value)} />
      </label>
      {one === undefined && (
        <>
          <p className="help" role="status">
            {found.length === 0 ? w.rules.none : w.rules.count(found.length)}
          </p>
          <dl className="rules">
            {found.map((rule) => (
              <div key={rule}>
                <dt className="rule-id">{rule}</dt>
                <dd>{book[rule]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Link className="btn" href={`/rules/${id}${one === undefined ? '' : `/${looked.id}`}`} onClick={() => lookUp(null)}>
        <Icon name="book" />
        {w.rules.whole}
      </Link>
    </Dialog>
  );
}
