/** All cards of a pack by kind; what was changed has a dot. */
import type { Language } from '@starboard/kernel';
import { finder, SearchField, SortTabs } from '@starboard/table-kit/editor';
import { useEffect, useRef, useState } from 'preact/hooks';
import { OURS } from '../content/ours.ts';
import { type Kind, MOST_CARDS } from '../content/pack.ts';
import { COLOURS, indexIn, type Pack, SKILLS } from '../content/types.ts';
import { SkillArt } from '../table/art/index.tsx';
import { Gems, listed } from '../table/bits.tsx';
import { told } from '../words/names.ts';
import type { Place } from './checks.ts';
import { type AnyCard, KINDS } from './draft.ts';
import { Small } from './looks.tsx';
import type { PackEditorWords } from './words.ts';

const before = new Map(KINDS.flatMap((kind) => OURS[kind].map((card) => [card.id, JSON.stringify(card)])));
const isChanged = (card: AnyCard): boolean => before.get(card.id) !== JSON.stringify(card);

interface Props {
  readonly pack: Pack;
  readonly place: Place;
  readonly faults: ReadonlySet<string>;
  readonly language: Language;
  readonly w: PackEditorWords;
  onPlace(place: Place): void;
  onAdd(kind: Kind): void;
  onCopy(kind: Kind, at: number): void;
  onRemove(kind: Kind, at: number): void;
}

export const keyOf = (place: Place): string => ('at' in place ? `${place.kind} ${place.at}` : place.kind);

export function CardList({ pack, place, faults, language, w, onPlace, onAdd, onCopy, onRemove }: Props) {
  const [search, setSearch] = useState('');
  const { kind } = place;
  return (
    <section className="kw-panel vw-list" aria-label={w.cards}>
      <SortTabs
        label={w.cards}
        className="tabs"
        of={[
          ...KINDS.map((k) => ({ key: k, name: w.sorts[k], count: pack[k].length, wrong: hasFault(faults, k) })),
          { key: 'pack' as const, name: w.sorts.pack, wrong: faults.has('pack') },
        ]}
        chosen={kind}
        onChoose={(k) => onPlace(k === 'pack' ? { kind: k } : { kind: k, at: 0 })}
      />
      {'at' in place && (
        <>
          <SearchField label={w.search} value={search} onText={setSearch} />
          <Rows pack={pack} place={place} search={search} faults={faults} language={language} w={w} onPlace={onPlace} />
          <div className="acts">
            <button
              type="button"
              className="kit-btn"
              disabled={pack[place.kind].length >= MOST_CARDS[place.kind]}
              onClick={() => {
                // Its name is not what is being looked for.
                setSearch('');
                onAdd(place.kind);
              }}
            >
              {w.add}
            </button>
            <button
              type="button"
              className="kit-btn"
              disabled={pack[place.kind].length >= MOST_CARDS[place.kind] || pack[place.kind].length === 0}
              onClick={() => onCopy(place.kind, place.at)}
            >
              {w.copy}
            </button>
            <button type="button" className="kit-btn" disabled={pack[place.kind].length <= 1} onClick={() => onRemove(place.kind, place.at)}>
              {w.remove}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

const hasFault = (faults: ReadonlySet<string>, kind: Kind): boolean => [...faults].some((key) => key.startsWith(`${kind} `));

interface RowsProps extends Pick<Props, 'pack' | 'faults' | 'language' | 'w' | 'onPlace'> {
  readonly place: Extract<Place, { readonly at: number }>;
  readonly search: string;
}
function Rows({ pack, place, search, faults, language, w, onPlace }: RowsProps) {
  const { kind } = place;
  const found = finder(search);
  const cards: readonly AnyCard[] = pack[kind];
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open card is brought into sight where it is new or another one; the page stays.
  useEffect(() => {
    const [inside, row] = [list.current, list.current?.querySelector('[aria-current="true"]')];
    if (inside === null || row == null) return;
    const [at, of] = [row.getBoundingClientRect(), inside.getBoundingClientRect()];
    inside.scrollTop += Math.min(0, at.top - of.top) + Math.max(0, at.bottom - of.bottom);
  }, [kind, place.at, cards.length]);
  const rows = cards.map((card, at) => ({ card, at })).filter(({ card }) => found(`${told(language, card.name)} ${card.id}`));
  if (rows.length === 0) return <p className="help">{w.nothing}</p>;
  return (
    <ul ref={list}>
      {rows.map(({ card, at }) => (
        <li key={`${at} ${card.id}`}>
          <button
            type="button"
            className={faults.has(`${kind} ${at}`) ? 'wrong' : ''}
            aria-current={at === place.at}
            onClick={() => onPlace({ kind, at })}
          >
            <span className={`small ${kind}`}>
              <Small pack={pack} kind={kind} card={card} />
            </span>
            <span className="what">
              <b>
                {told(language, card.name) || card.id}
                {isChanged(card) && (
                  <i className="dot">
                    <span className="vh">, {w.changed}</span>
                  </i>
                )}
              </b>
              <span className="signs" aria-hidden="true">
                <Signs card={card} />
              </span>
            </span>
            {'points' in card && <span className="num">{card.points}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Signs({ card }: { readonly card: AnyCard }) {
  if ('skills' in card) return <Skills of={card.skills.map((s) => indexIn(SKILLS, s))} />;
  if ('needs' in card) return <Skills of={listed(SKILLS.map((s) => card.needs[s] ?? 0))} />;
  return <Gems of={COLOURS.map((c) => ('cost' in card ? (card.cost[c] ?? 0) : card.objective.filter((own) => own === c).length))} />;
}

const Skills = ({ of }: { readonly of: readonly number[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a skill may be there twice.
  of.map((skill, i) => <SkillArt key={i} skill={skill} />);
