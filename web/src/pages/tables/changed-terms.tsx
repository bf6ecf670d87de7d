/** The rules that a table changes, by name. Suspends until the words of the game are there. */
import { use } from 'preact/compat';
import type { TableSummary } from '../../net/types.ts';
import { spokenWords } from '../../play/code.ts';
import { type OptionSaid, optionWords } from '../../play/making.ts';
import { useLanguage, useWords } from '../../words/index.ts';

const MOST = 3;

export default function ChangedTerms({ game, options }: { readonly game: string; readonly options: TableSummary['changedOptions'] }) {
  const w = useWords();
  const words = use(spokenWords(game, useLanguage()));
  // What a text says is too long for a line: works have a name of their own.
  const told = Object.entries(options).filter(([, value]) => value !== '');
  const more = told.length - MOST;
  return (
    <>
      {told.slice(0, MOST).map(([name, value]) => (
        <span key={name}>{said(optionWords(words, name), name, value, w.common.no)}</span>
      ))}
      {more > 0 && <span>{`+${more}`}</span>}
    </>
  );
}

function said(words: OptionSaid | undefined, key: string, value: string | number | boolean, no: string): string {
  const name = words?.name ?? key;
  if (typeof value === 'boolean') return value ? name : `${name}: ${no}`;
  const of = words?.of as Readonly<Record<string, string>> | null | undefined;
  return `${name}: ${of?.[value] ?? value}`;
}
