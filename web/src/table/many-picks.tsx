/** Very many picks: a field that narrows them down, and otherwise one heading after the other. */
import './many-picks.css';
import type { MatchSeen } from '@starboard/host/match-view';
import type { Turn } from '@starboard/table-kit';
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Group, manyOf, meant, narrowed, stemOf } from '../play/many.ts';
import { usePrefs } from '../state/prefs.ts';
import { Icon } from '../ui/icon.tsx';
import { Label } from '../ui/phrase.tsx';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';
import { busyTyping } from './typing.ts';

export function ManyPicks({
  at,
  seen,
  turn,
  onShown,
}: {
  readonly at: TableGame;
  readonly seen: MatchSeen;
  readonly turn: Turn;
  /** The buttons are there: this part may load after its question came. */
  readonly onShown: () => void;
}) {
  const w = useWords();
  const { question, seat } = turn;
  const region = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { first, groups } = useMemo(() => manyOf(at.words, question, seen.known, seat, at.names), [at.words, at.names, question, seen.known, seat]);
  const headings = groups.flatMap((g) => g.heading ?? []);
  const [chosen, setChosen] = useState<string | null>(null);
  const part = groups.find((g) => g.heading === chosen && chosen !== null) ?? null;
  const stem = stemOf(headings);
  const searching = typed.trim() !== '';
  const shown = searching ? narrowed(groups, typed) : [part ?? first];
  const left = shown.reduce((sum, g) => sum + g.offers.length, 0);
  useTypeAhead(field);
  useEffect(onShown, [onShown]);

  const press = (e: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const option = region.current?.querySelector<HTMLElement>('[data-option]');
    if (e.key === 'Enter') {
      const pick = meant(groups, typed);
      if (pick !== null && searching && !turn.sent) turn.choose(pick);
      else option?.focus();
    } else if (e.key === 'ArrowDown') option?.focus();
    else if (e.key === 'Escape' && typed !== '') setTyped('');
    else {
      // Other keys belong to the text; arrows do not leave the field.
      e.stopPropagation();
      return;
    }
    e.preventDefault();
    e.stopPropagation();
  };

  return (
    <div className="manypicks" ref={region}>
      <div className="finder">
        <Icon name="search" />
        <input
          ref={field}
          className="field"
          type="search"
          autoComplete="off"
          spellcheck={false}
          placeholder={w.table.find}
          aria-label={w.table.find}
          value={typed}
          onInput={(e) => setTyped(e.currentTarget.value)}
          onKeyDown={press}
        />
        <span className="help" role="status">
          {searching && (left === 0 ? w.table.foundNone : w.table.found(left, question.choice.picks.length))}
        </span>
      </div>
      {!searching && headings.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these show one part of a list.
        <div className="headings" role="group" aria-label={w.table.headings}>
          {stem !== '' && (
            <span className="help" aria-hidden="true">
              {stem}
            </span>
          )}
          {headings.map((heading) => (
            <button
              key={heading}
              type="button"
              className="chip"
              data-stop=""
              aria-label={heading}
              aria-pressed={heading === chosen}
              onClick={() => setChosen(heading === chosen ? null : heading)}
            >
              {heading.slice(stem.length)}
            </button>
          ))}
        </div>
      )}
      {shown.map((group) => (
        <Offers key={group.heading ?? ''} group={group} titled={searching || part !== null} at={at} turn={turn} />
      ))}
      {!searching && headings.length < 2 && part === null && <p className="help">{w.table.findMore(question.choice.picks.length - left)}</p>}
    </div>
  );
}

function Offers({ group, titled, at, turn }: { readonly group: Group; readonly titled: boolean; readonly at: TableGame; readonly turn: Turn }) {
  const w = useWords();
  const { heading, offers } = group;
  return (
    <section>
      {titled && heading !== null && <h3>{heading}</h3>}
      <ul className="opts many" aria-label={heading === null ? w.table.options : `${w.table.options}: ${heading}`}>
        {offers.map(({ pick, phrase, detail }) => (
          <li key={pick}>
            <button type="button" className="opt" data-stop="" data-option="" data-pick={pick} disabled={turn.sent} onClick={() => turn.choose(pick)}>
              <Label phrase={phrase} detail={detail} names={at.names} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keyboard players just type: the field takes the focus. */
function useTypeAhead(field: RefObject<HTMLInputElement | null>): void {
  const on = usePrefs((p) => p.keys);
  useEffect(() => {
    if (!on) return;
    const press = (e: KeyboardEvent): void => {
      if (/^[\p{L}\p{N}]$/u.test(e.key) && !busyTyping(e)) field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, field]);
}
