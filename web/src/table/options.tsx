/** The picks of a question as buttons, grouped by sort, with an explanation where the game has one. */
import './options.css';
import type { MatchSeen } from '@starboard/host/match-view';
import type { Turn } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { keyOfPick } from '../play/keys.ts';
import { MORE, type Offered, type SortOf, sortsOf, wordy } from '../play/sorts.ts';
import { usePrefs } from '../state/prefs.ts';
import { IconButton } from '../ui/icon.tsx';
import { Label } from '../ui/phrase.tsx';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';
import { lookUp } from './rules-panel.ts';

interface Props {
  readonly at: TableGame;
  readonly seen: MatchSeen;
  readonly turn: Turn;
}

export function TableOptions({ at, seen, turn }: Props) {
  const w = useWords();
  const sorts = sortsOf(at.words, turn.question, seen.known, turn.seat);
  const [only, setOnly] = useState<string | null>(null);
  const headings = sorts.flatMap((s) => (s.heading === null ? [] : [s]));
  const some = headings.find((s) => s.heading === only) ?? null;
  return (
    <>
      {turn.question.choice.picks.length > MORE && headings.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these show one part of a list.
        <div className="headings" role="group" aria-label={w.table.headings}>
          <Chip on={some === null} onPress={() => setOnly(null)}>
            {w.table.allSorts}
          </Chip>
          {headings.map(({ heading, offers }) => (
            <Chip key={heading} on={heading === only} onPress={() => setOnly(heading === only ? null : heading)}>
              {heading} <span className="num">{offers.length}</span>
            </Chip>
          ))}
        </div>
      )}
      {(some === null ? sorts : [some]).map((sort) => (
        <Sort key={sort.heading ?? ''} sort={sort} at={at} turn={turn} />
      ))}
    </>
  );
}

const Chip = ({ on, onPress, children }: { readonly on: boolean; readonly onPress: () => void; readonly children: ComponentChildren }) => (
  <button type="button" className="chip" data-stop="" aria-pressed={on} onClick={onPress}>
    {children}
  </button>
);

function Sort({ sort: { heading, offers }, at, turn }: { readonly sort: SortOf; readonly at: TableGame; readonly turn: Turn }) {
  const w = useWords();
  const list = (
    <ul
      className={`opts${offers.length > MORE ? ' many' : ''}${wordy(offers) ? ' wordy' : ''}`}
      aria-label={heading === null ? w.table.options : `${w.table.options}: ${heading}`}
    >
      {offers.map((offered) => (
        <Option key={offered.pick} offered={offered} at={at} turn={turn} />
      ))}
    </ul>
  );
  if (heading === null) return list;
  return (
    <section className="sort">
      <h3>{heading}</h3>
      {list}
    </section>
  );
}

function Option({
  offered: { pick, phrase, detail, at: place, thing },
  at,
  turn,
}: {
  readonly offered: Offered;
  readonly at: TableGame;
  readonly turn: Turn;
}) {
  const w = useWords();
  const keys = usePrefs((p) => p.keys);
  return (
    <li className={thing === null ? undefined : 'explained'}>
      <button type="button" className="opt" data-stop="" data-option="" data-pick={pick} disabled={turn.sent} onClick={() => turn.choose(pick)}>
        {keys && <kbd>{keyOfPick(place)}</kbd>}
        <Label phrase={phrase} detail={detail} names={at.names} />
      </button>
      {thing !== null && (
        <IconButton name="info" label={w.table.aboutThing(thing.text)} data-stop="" onClick={() => lookUp({ search: thing.text, thing })} />
      )}
    </li>
  );
}
